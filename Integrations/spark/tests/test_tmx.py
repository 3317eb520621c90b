"""TMX in pieces says what `copydesk read` says of it as a whole."""

import json
import subprocess
from collections import Counter
from html import escape

import pytest
from conftest import BINARY, found, plain

from copydesk_spark import Engine, InputError, check, lines_of_tmx

HEADER = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4"><header srclang="en-US" segtype="sentence" datatype="plaintext" adminlang="en" o-tmf="none"
  creationtool="none" creationtoolversion="1"/>
<body>
"""
UNITS = """<tu tuid="markup"><note>Title of the alert</note><prop type="x-context">Notes</prop>
<prop type="x">no</prop>
<tuv xml:lang="en-US">
<seg>Delete <ph x="1">{0}</ph> &amp; <bpt i='1'>&lt;b&gt;</bpt>go<ept i="1">&lt;/b&gt;</ept>?</seg></tuv>
<tuv xml:lang="ko-KR"><seg>{0} <hi>삭제</hi>&#10;<ph x="2"/></seg></tuv>
<tuv xml:lang="zh-CN"><seg> 取消 </seg></tuv></tu>
<tu><tuv xml:lang="EN"><note>Button</note><seg>Cancel</seg></tuv>
<tuv lang="ko"><seg><![CDATA[확인 & <b>]]></seg></tuv></tu>
<tu tuid="empty"><tuv xml:lang="en"><seg>Cancel</seg></tuv><tuv xml:lang="ko"><seg/></tuv></tu>
<tu tuid="alone"><tuv xml:lang="ko"><seg>단독</seg></tuv></tu>
<tu tuid="german" srclang="de"><tuv xml:lang="de"><seg>Abbrechen</seg></tuv>
<tuv xml:lang="ko"><seg>확인</seg></tuv></tu>
"""
WORDS = ("source", "target", "locale", "comment")


def _memory(path, pairs, units=UNITS):
    body = "".join(
        f'<tu tuid="{escape(pair["id"])}"><tuv xml:lang="en"><seg>{escape(pair["source"])}</seg></tuv>\n'
        f'  <tuv xml:lang="{pair["locale"]}"><seg>{escape(pair["target"])}</seg></tuv></tu>\n'
        for pair in pairs
        if pair["target"] and not any(c < " " and c not in "\t\n" for c in pair["source"] + pair["target"])
    )
    path.write_text(f"{HEADER}{units}{body}</body></tmx>\n", encoding="utf-8")
    return str(path)


def _told(lines):
    """The pairs, with the tags that the engine folds."""
    folded = {"ko-KR": "ko", "zh-CN": "zh-Hans"}
    return Counter(
        tuple(folded.get(line.get(word), line.get(word)) if word == "locale" else line.get(word) for word in WORDS)
        for line in lines
    )


def test_pieces_say_what_the_whole_says(spark, pairs, tmp_path):
    path = _memory(tmp_path / "memory.tmx", pairs[:2000])
    spark.sparkContext._jsc.hadoopConfiguration().set("mapreduce.input.fileinputformat.split.maxsize", "50000")
    lines = lines_of_tmx(spark, path)
    assert lines.rdd.getNumPartitions() > 5
    texts = [row["line"] for row in lines.collect()]
    read = subprocess.run([BINARY, "read", path], capture_output=True, check=True)
    assert _told(map(json.loads, texts)) == _told(json.loads(line) for line in read.stdout.splitlines())
    findings, errors, counts = plain("".join(text + "\n" for text in texts).encode())
    result = check(lines, f"{tmp_path}/out", Engine(BINARY))
    assert found(result.findings(spark)) == findings and findings.total() > 50
    assert result.counts == counts and not errors


def test_a_unit_that_cannot_be_read_is_an_error(spark, tmp_path):
    units = UNITS + '<tu tuid="broken"><tuv xml:lang="ko"><seg>a & b</seg></tuv></tu>\n<tu tuid="cut"><tuv'
    path = _memory(tmp_path / "memory.tmx", [], units)
    result = check(lines_of_tmx(spark, path), f"{tmp_path}/out", Engine(BINARY))
    texts = sorted(row["text"] for row in result.errors(spark).collect())
    assert len(texts) == 2
    assert all(text.startswith("No TMX: ") and "memory.tmx@" in text for text in texts)
    assert any('tuid="broken"' in text for text in texts) and any('tuid="cut"' in text for text in texts)


def test_other_encodings_are_told(spark, tmp_path):
    path = tmp_path / "memory.tmx"
    path.write_bytes(HEADER.replace("UTF-8", "UTF-16").encode("utf-16"))
    with pytest.raises(InputError, match="Convert the file"):
        lines_of_tmx(spark, str(path))
    with pytest.raises(InputError, match="There is no such file"):
        lines_of_tmx(spark, f"{tmp_path}/absent.tmx")
