"""A cluster of two executors, and pairs from the project's own corpus."""

import json
import os
import subprocess
from collections import Counter
from pathlib import Path

import pyspark
import pytest
from pyspark.sql import DataFrame, SparkSession

ROOT = Path(__file__).resolve().parents[3]
BINARY = os.environ.get("COPYDESK_BINARY", str(ROOT / ".build/release/copydesk"))
FIELDS = ("source", "target", "locale", "key", "comment", "role", "variation")
WORDS = ("id", "rule", "severity", "confidence", "message", "locale", "key", "sourceSpan", "targetSpan", "fix")


@pytest.fixture(scope="session")
def spark():
    # Workers start executors from the folder of the package.
    os.environ["SPARK_HOME"] = os.path.dirname(pyspark.__file__)
    session = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.ui.enabled", "false")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.sql.shuffle.partitions", "4")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()


@pytest.fixture(scope="session")
def pairs() -> list[dict]:
    """Every pair of the corpus; of each three, two have the same id."""
    read = subprocess.run([BINARY, "read", str(ROOT / "Corpus")], capture_output=True, check=False)
    units = [json.loads(line) for line in read.stdout.splitlines()]
    pairs = [
        {"id": f"s{number - number % 3 // 2}", **{name: unit[name] for name in FIELDS}}
        for number, unit in enumerate(units)
        if unit["source"] is not None and unit["target"] is not None and unit["locale"] in ("ko", "zh-Hans")
    ]
    assert len(pairs) > 3000
    return pairs


@pytest.fixture(scope="session")
def memory(pairs, tmp_path_factory) -> Path:
    """The pairs as JSON lines."""
    path = tmp_path_factory.mktemp("memory") / "memory.jsonl"
    path.write_text("".join(json.dumps(pair, ensure_ascii=False) + "\n" for pair in pairs), encoding="utf-8")
    return path


@pytest.fixture(scope="session")
def expected(memory) -> Counter:
    """The findings of one plain run."""
    found = plain(memory.read_bytes())[0]
    assert found.total() > 100
    return found


@pytest.fixture
def script(tmp_path):
    """Writes a program that stands for copydesk; $COPYDESK in it is the real one."""

    def write(body: str) -> str:
        # Spark sends no two files of one name.
        path = tmp_path / f"stand-in-{tmp_path.name}"
        path.write_text(f"#!/bin/bash\nCOPYDESK='{BINARY}'\n{body}\n")
        path.chmod(0o755)
        return str(path)

    return write


def plain(lines: bytes) -> tuple[Counter, Counter, dict]:
    """The findings, errors and counts of one run of `copydesk diff`."""
    command = [BINARY, "diff", "--bad-lines", "report"]
    run = subprocess.run(command, input=lines, capture_output=True, check=True)
    records = [json.loads(line) for line in run.stdout.split(b"\n") if line]
    findings = Counter(words(record) for record in records if "rule" in record)
    errors = Counter(
        (_id(record), record.get("error"), record.get("warning")) for record in records if "line" in record
    )
    return findings, errors, records[-1]["counts"]


def words(finding: dict) -> tuple:
    """What of a finding must be the same wherever it was made."""
    told = {**finding, "id": _id(finding)}
    return tuple(tuple(told[name]) if isinstance(told[name], list) else told[name] for name in WORDS)


def found(findings: DataFrame) -> Counter:
    return Counter(words(row.asDict()) for row in findings.collect())


def faults(errors: DataFrame) -> Counter:
    return Counter((row["id"], row["error"], row["warning"]) for row in errors.collect())


def _id(record: dict) -> str | None:
    """An id as a column holds it."""
    value = record["id"]
    return value if value is None or isinstance(value, str) else json.dumps(value, separators=(",", ":"))
