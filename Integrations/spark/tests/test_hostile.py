"""Rows that are none, and texts that could break a line: each is answered, none is lost."""

import json

from conftest import BINARY, faults, found, plain
from pyspark.sql import functions as F

from copydesk_spark import Engine, check, lines_of_json, lines_of_pairs

LONG = "Delete this note? " * 60_000
DRIFT = {"source": "Cancel", "target": "확인", "locale": "ko"}
ROWS = [
    {"id": "plain", **DRIFT},
    {"id": "plain", **DRIFT},
    {"id": "no-source", **DRIFT, "source": None},
    {"id": "no-target", **DRIFT, "target": None},
    {"id": "no-locale", **DRIFT, "locale": None},
    {"id": "bad-locale", **DRIFT, "locale": "in Korean, please"},
    {"id": None, **DRIFT},
    {"id": "lines\nand\r\ntabs\t", **DRIFT, "comment": "one\ntwo\u2028three\u2029four\x85five\x0bsix\x00seven"},
    {"id": "separators", **DRIFT, "source": "Can\u2028cel", "target": "취소\u2028\u2029\x85\r"},
    {"id": "quotes", **DRIFT, "source": 'Delete "\\N"?', "target": "'NULL'; DROP ‘\\N’"},
    {"id": "\\N", **DRIFT},
    {"id": "long", "source": LONG, "target": "이 메모를 삭제하겠습니까? " * 60_000, "locale": "ko"},
    {"id": "role", **DRIFT, "role": "headline"},
    {"id": "other", **DRIFT, "locale": "tlh"},
    {"id": "empty", "source": "", "target": "", "locale": "ko"},
]
SCHEMA = "id string, source string, target string, locale string, comment string, role string"


def test_hostile_rows_are_answered_as_in_one_run(spark, tmp_path):
    full = [{name: row.get(name) for name in ("id", "source", "target", "locale", "comment", "role")} for row in ROWS]
    findings, errors, counts = plain("".join(json.dumps(row) + "\n" for row in full).encode())
    assert {"no-locale", "bad-locale", "role"} == {error[0] for error in errors}
    for partitions in (1, 4):
        rows = spark.createDataFrame(full, SCHEMA)
        out = f"{tmp_path}/out{partitions}"
        result = check(lines_of_pairs(rows), out, Engine(BINARY), partitions=partitions)
        assert found(result.findings(spark)) == findings
        assert faults(result.errors(spark)) == errors
        assert result.counts == counts
        assert result.counts["lines"] == len(ROWS)


def test_lines_that_are_no_json_are_errors(spark, tmp_path):
    good = json.dumps({"id": "good", **DRIFT}).encode()
    lines = [
        good,
        b"",
        b"{",
        b'{"id":"cut","source":"Can',
        b"[1,2]",
        good.replace(b"good", b"surrogate").replace(b"Cancel", b"Cancel\\ud800"),
        good.replace(b"good", b"return") + b"\r",
        b'{"id":"null\x00byte","source":"Cancel"}',
        json.dumps({"id": "lone", "source": "Cancel"}).encode(),
    ]
    (tmp_path / "memory.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    findings, errors, counts = plain(b"\n".join(lines) + b"\n")
    result = check(lines_of_json(spark, f"{tmp_path}/memory.jsonl"), f"{tmp_path}/out", Engine(BINARY))
    assert found(result.findings(spark)) == findings
    assert faults(result.errors(spark)) == errors
    assert result.counts == counts
    assert counts["lines"] == len(lines) and counts["blank"] == 1 and counts["bad"] >= 5
    texts = {row["text"] for row in result.errors(spark).collect()}
    assert '{"id":"cut","source":"Can' in texts


def test_bytes_that_are_no_text_are_errors(spark, tmp_path):
    # Read as text, they would be compared with other characters than they have.
    line = json.dumps({"id": "bytes", **DRIFT}).encode().replace(b"Cancel", b"Can\xffcel")
    (tmp_path / "memory.jsonl").write_bytes(line + b"\n")
    result = check(lines_of_json(spark, f"{tmp_path}/memory.jsonl"), f"{tmp_path}/lines", Engine(BINARY))
    assert result.counts["bad"] == 1
    rows = spark.createDataFrame([("bytes", "확인", "ko")], "id string, target string, locale string")
    rows = rows.withColumn("source", F.unhex(F.lit("43616EFF63656C")).cast("string"))
    result = check(lines_of_pairs(rows), f"{tmp_path}/rows", Engine(BINARY))
    assert result.counts["bad"] == 1
    assert result.errors(spark).first()["text"].startswith('No UTF-8: {"id":"bytes"')
