"""Translation memories in TMX, read in pieces: a split holds whole `<tu>`, and no more than one is in memory."""

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.parsers import expat

from pyspark import cloudpickle
from pyspark.sql import DataFrame, SparkSession

from .inputs import InputError

_END = "</tu>"
_START = re.compile(r"<tu(?=[\s>])")
_REFERENCE = re.compile(r"<!\[CDATA\[(.*?)\]\]>|&(?:#x([0-9A-Fa-f]+)|#([0-9]+)|(lt|gt|amp|quot|apos));", re.S)
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"', "apos": "'"}
_REMARKS = ("note", "comment", "context", "description")
_HEAD = 1 << 16


def lines_of_tmx(spark: SparkSession, path: str) -> DataFrame:
    """The pairs of TMX files; a path may be a pattern, or a folder.

    A `<tu>` that cannot be read becomes a line that is answered with an error. The id is the `tuid`, or the file and
    the byte at which the piece with the `<tu>` starts.
    """
    # The workers need not have this package.
    cloudpickle.register_pickle_by_value(sys.modules[__name__])
    pieces = []
    for file in _files(spark, path):
        source = _source_language(_head(spark, file), file)
        records = spark.sparkContext.newAPIHadoopFile(
            file,
            "org.apache.hadoop.mapreduce.lib.input.TextInputFormat",
            "org.apache.hadoop.io.LongWritable",
            "org.apache.hadoop.io.Text",
            conf={"textinputformat.record.delimiter": _END},
        )
        name = file.rsplit("/", 1)[-1]
        pieces.append(
            records.flatMap(
                lambda record, name=name, source=source: (
                    (line,) for line in lines_of_piece(record[1], f"{name}@{record[0]}", source)
                )
            )
        )
    return spark.createDataFrame(spark.sparkContext.union(pieces), "line string")


def lines_of_piece(piece: str, place: str, source: str) -> Iterator[str]:
    """The lines of what stands up to a `</tu>`: none behind the last one."""
    start = _START.search(piece)
    if start is None:
        return
    try:
        unit = _read(piece[start.start() :] + _END)
    except expat.ExpatError as error:
        yield f"No TMX: {error}: {place}: {piece[start.start() :][:150]}".replace("\n", " ")
        return
    original = unit.original(source)
    for variant in unit.variants:
        if variant.language is None or variant.text is None or variant is original:
            continue
        if original is not None and variant.language.lower() == original.language.lower():
            continue
        text = original.text if original is not None else None
        notes = unit.notes + (original.notes if original is not None else []) + variant.notes
        pair = {
            "id": unit.id or place,
            "source": text,
            "target": variant.text or None,
            "locale": variant.language,
            "key": unit.id or text or variant.text,
        }
        if notes:
            pair["comment"] = "\n".join(notes)
        yield json.dumps(pair, ensure_ascii=False)


@dataclass
class _Variant:
    language: str | None
    text: str | None = None
    notes: list[str] = field(default_factory=list)


@dataclass
class _Unit:
    id: str | None = None
    source: str | None = None
    notes: list[str] = field(default_factory=list)
    variants: list[_Variant] = field(default_factory=list)

    def original(self, source: str) -> _Variant | None:
        """The text in the language of the memory's sources; else in the one that the unit was translated from."""
        there = [variant for variant in self.variants if variant.language and variant.text is not None]
        for wanted in (source, _primary(source), self.source):
            for variant in there:
                language = variant.language.lower()
                if wanted and wanted.lower() in (language, _primary(language)):
                    return variant
        return None


def _read(text: str) -> _Unit:
    """A `<tu>`. The content of `<seg>` is kept as written, markup and all, and only its references are resolved."""
    data = text.encode("utf-8")
    parser = expat.ParserCreate("utf-8")
    unit = _Unit()
    variant: _Variant | None = None
    # The content that is open: its element, and where it starts, which the event behind the tag tells.
    name, begin, depth = None, None, 0

    def begins() -> None:
        nonlocal begin
        if name is not None and begin is None:
            begin = parser.CurrentByteIndex

    def starts(element: str, attributes: dict[str, str]) -> None:
        nonlocal variant, name, begin, depth
        begins()
        if name is not None:
            depth += element == name
            return
        if element == "tu":
            unit.id, unit.source = attributes.get("tuid") or None, attributes.get("srclang")
        elif element == "tuv":
            variant = _Variant(attributes.get("xml:lang") or attributes.get("lang") or None)
            unit.variants.append(variant)
        elif element in ("seg", "note") or element == "prop" and _is_remark(attributes.get("type", "")):
            name, begin, depth = element, None, 0

    def ends(element: str) -> None:
        nonlocal variant, name
        begins()
        if name is None:
            variant = None if element == "tuv" else variant
        elif element == name and depth_falls():
            content = _resolved(data[begin : parser.CurrentByteIndex].decode("utf-8"))
            if name == "seg":
                if variant is not None:
                    variant.text = content
            elif content.strip():
                (unit if variant is None else variant).notes.append(content.strip())
            name = None

    def depth_falls() -> bool:
        nonlocal depth
        depth -= 1
        return depth < 0

    parser.StartElementHandler = starts
    parser.EndElementHandler = ends
    parser.DefaultHandler = lambda _: begins()
    parser.Parse(data, True)
    return unit


def _resolved(text: str) -> str:
    if "&" not in text and "<![CDATA[" not in text:
        return text.replace("\r\n", "\n")

    def value(found: re.Match) -> str:
        plain, hexadecimal, decimal, named = found.groups()
        if plain is not None:
            return plain
        if named:
            return _NAMED[named]
        return chr(int(hexadecimal, 16) if hexadecimal else int(decimal))

    return _REFERENCE.sub(value, text.replace("\r\n", "\n"))


def _is_remark(type: str) -> bool:
    """Whether a property says something to the translator: `x-context`, `Txt::Note`."""
    return any(word in type.lower() for word in _REMARKS)


def _primary(language: str) -> str:
    return re.split("[-_]", language.lower())[0]


def _source_language(head: bytes, file: str) -> str:
    """What the header says the texts were translated from; English where it does not."""
    declared = re.search(rb"""^<\?xml[^>]*encoding\s*=\s*["']([^"']+)""", head.removeprefix(b"\xef\xbb\xbf"))
    charset = declared[1].decode("ascii", "replace").lower() if declared else "utf-8"
    if head[:2] in (b"\xff\xfe", b"\xfe\xff") or charset not in ("utf-8", "us-ascii", "ascii"):
        raise InputError(f"{file}: Only UTF-8 can be read in pieces. Convert the file, and what it declares, to UTF-8.")
    header = re.search(rb"<header\b[^>]*", head)
    source = re.search(rb"""\bsrclang\s*=\s*["']([^"']+)""", header[0]) if header else None
    language = source[1].decode("ascii", "replace") if source else "en"
    return "en" if language == "*all*" else language


def _files(spark: SparkSession, path: str) -> list[str]:
    """The files of a path, in order."""
    hadoop = spark._jvm.org.apache.hadoop.fs
    pattern = hadoop.Path(path)
    system = pattern.getFileSystem(spark._jsc.hadoopConfiguration())
    found = []
    for status in system.globStatus(pattern) or []:
        inside = system.listStatus(status.getPath()) if status.isDirectory() else [status]
        found += [each.getPath().toString() for each in inside if each.isFile()]
    if not found:
        raise InputError(f"{path}: There is no such file.")
    return sorted(found)


def _head(spark: SparkSession, file: str) -> bytes:
    path = spark._jvm.org.apache.hadoop.fs.Path(file)
    stream = path.getFileSystem(spark._jsc.hadoopConfiguration()).open(path)
    try:
        return bytes(stream.readNBytes(_HEAD))
    finally:
        stream.close()
