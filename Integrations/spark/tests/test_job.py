"""The same findings as one plain run, however the rows are spread and whatever happens to an executor."""

import os
import re
import signal
import threading
import time
from collections import Counter
from pathlib import Path

import pytest
from conftest import BINARY, found

from copydesk_spark import Engine, InputError, check, lines_of_json, lines_of_pairs
from copydesk_spark.cli import main

SCHEMA = (
    "id string, source string, target string, locale string, key string, comment string, role string, variation string"
)


@pytest.mark.parametrize("partitions", [None, 1, 7])
def test_any_number_of_partitions_gives_the_findings_of_one_run(spark, memory, expected, tmp_path, partitions):
    result = check(lines_of_json(spark, str(memory)), f"{tmp_path}/out", Engine(BINARY), partitions=partitions)
    assert found(result.findings(spark)) == expected
    assert result.counts["findings"] == expected.total()
    assert result.errors(spark).count() == 0
    rules = Counter()
    for finding, count in expected.items():
        rules[finding[1], finding[5], finding[2]] += count
    assert {tuple(row)[:3]: row["findings"] for row in result.findings_by_rule(spark).collect()} == rules
    assert not os.path.exists(f"{tmp_path}/out/_answers")


def test_parquet_gives_the_findings_of_one_run(spark, pairs, expected, tmp_path):
    # More partitions than rows in some: no process is started where there is nothing to do.
    spark.createDataFrame(pairs, SCHEMA).repartition(5, "locale").write.parquet(f"{tmp_path}/memory.parquet")
    result = check(lines_of_pairs(spark.read.parquet(f"{tmp_path}/memory.parquet")), f"{tmp_path}/out", Engine(BINARY))
    assert found(result.findings(spark)) == expected
    assert result.counts["lines"] == result.counts["compared"] == len(pairs)


def test_an_executor_that_is_killed_changes_no_finding(spark, memory, expected, pairs, script, tmp_path):
    slow = Engine(script('sleep 0.7; exec "$COPYDESK" "$@"'))
    lines = lines_of_json(spark, str(memory))
    results = []
    job = threading.Thread(
        target=lambda: results.append(check(lines, f"{tmp_path}/out", slow, partitions=14)), daemon=True
    )
    job.start()
    victim = _kill_executor_in_the_middle(spark.sparkContext, of=14)
    job.join(120)
    assert results, "the job did not end"
    assert not Path(f"/proc/{victim}/cmdline").exists() or not Path(f"/proc/{victim}/cmdline").read_bytes()
    assert found(results[0].findings(spark)) == expected
    assert results[0].counts["lines"] == len(pairs)


def _kill_executor_in_the_middle(context, of: int) -> int:
    """Kills an executor of this application once some of the tasks are done and others are running."""
    tracker = context.statusTracker()
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
        if any(s and s.numTasks == of and 3 <= s.numCompletedTasks < of - 4 and s.numActiveTasks > 1 for s in stages):
            victim = _executor(context.applicationId)
            os.kill(victim, signal.SIGKILL)
            return victim
        time.sleep(0.02)
    raise AssertionError("the job was never in the middle")


def _executor(application: str) -> int:
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = process.read_bytes().split(b"\0")
        except OSError:
            continue
        if b"--app-id" in words and application.encode() in words and any(b"ExecutorBackend" in word for word in words):
            if re.search(rb"java$", words[0]):
                return int(process.parent.name)
    raise AssertionError("there is no executor")


def test_rows_without_a_locale_take_the_one_that_is_asked_for(spark, tmp_path):
    rows = spark.createDataFrame([(1, "Cancel", "확인")], "id int, source string, target string")
    result = check(lines_of_pairs(rows, "ko"), f"{tmp_path}/out", Engine(BINARY, ("ko",)))
    assert [(row["id"], row["rule"]) for row in result.findings(spark).collect()] == [("1", "action-drift")]
    with pytest.raises(InputError, match="no column locale"):
        lines_of_pairs(rows)


def test_what_is_there_stays_unless_it_may_be_overwritten(spark, tmp_path):
    rows = spark.createDataFrame(
        [("a", "Cancel", "확인", "ko")], "id string, source string, target string, locale string"
    )
    lines = lines_of_pairs(rows)
    check(lines, f"{tmp_path}/out", Engine(BINARY))
    with pytest.raises(InputError, match="is there already"):
        check(lines, f"{tmp_path}/out", Engine(BINARY))
    options = Engine(BINARY, arguments=("--skip", "action-drift"))
    assert check(lines, f"{tmp_path}/out", options, overwrite=True).findings(spark).count() == 0


def test_the_command_line_says_what_is_wrong_with_its_input(capsys, monkeypatch, spark, tmp_path):
    # The session of the tests goes on.
    monkeypatch.setattr(type(spark), "stop", lambda self: None)
    assert main(["--in", "memory.docx", "--out", str(tmp_path)]) == 2
    assert "must end with .parquet" in capsys.readouterr().err


def test_the_command_line_prints_findings_by_rule(capsys, monkeypatch, spark, memory, expected, tmp_path):
    monkeypatch.setattr(type(spark), "stop", lambda self: None)
    out = f"{tmp_path}/out"
    assert main(["--in", str(memory), "--out", out, "--binary", BINARY, "--locale", "ko"]) == 0
    printed = capsys.readouterr()
    rows = [line.split("\t") for line in printed.out.splitlines()]
    assert {row[1] for row in rows} == {"ko"}
    assert sum(int(row[3]) for row in rows) == sum(n for finding, n in expected.items() if finding[5] == "ko")
    assert " otherLocale, 0 bad" in printed.err
