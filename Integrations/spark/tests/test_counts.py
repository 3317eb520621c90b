"""A process that drops, invents or hides something makes the job fail, and says where."""

import os

import pytest
from conftest import BINARY

from copydesk_spark import CountMismatch, Engine, EngineFailure, check, lines_of_pairs


def _lines(spark):
    rows = [(f"s{number}", "Cancel", "확인", "ko") for number in range(40)]
    return lines_of_pairs(spark.createDataFrame(rows, "id string, source string, target string, locale string"))


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (
            """grep -v '"id":"s7"' | "$COPYDESK" "$@" """,
            r"40 rows in, 39 lines read(.|\n)*partition \d: \d+ rows in, \d+ lines read",
        ),
        ("""sed p | "$COPYDESK" "$@" """, "40 rows in, 80 lines read"),
        ("""cat >/dev/null; echo '{"counts":{"lines":0}}'""", "the closing record lacks counts"),
        ("""cat >/dev/null""", "40 rows in, 0 lines read"),
        (""""$COPYDESK" "$@" | grep -v '"counts"'""", "0 closing records, not 1"),
        (""""$COPYDESK" "$@" | sed '$p'""", "2 closing records, not 1"),
        (""""$COPYDESK" "$@" | sed 1d""", "findings counted, "),
        (""""$COPYDESK" "$@"; echo well done""", "1 lines of the output cannot be read"),
        (""""$COPYDESK" "$@" | sed 's/"compared":/"compared":1/'""", "lines, 1"),
    ],
)
def test_counts_that_differ_are_told_and_nothing_is_written(spark, script, tmp_path, body, said):
    with pytest.raises(CountMismatch, match=said) as caught:
        check(_lines(spark), f"{tmp_path}/out", Engine(script(body)), partitions=3)
    assert caught.value.differences
    assert not os.path.exists(f"{tmp_path}/out/findings")
    assert not os.path.exists(f"{tmp_path}/out/counts")


def test_one_partition_cannot_make_up_for_another(spark, script, tmp_path):
    # Rows in all and lines in all are the same.
    body = f"""lines=$(cat)
        if mkdir '{tmp_path}/first' 2>/dev/null; then lines=$(sed 1d <<<"$lines"); else lines=$(sed 1p <<<"$lines"); fi
        "$COPYDESK" "$@" <<<"$lines" """
    with pytest.raises(CountMismatch, match="40 rows in, 40 lines read"):
        check(_lines(spark), f"{tmp_path}/out", Engine(script(body)), partitions=2)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("cat >/dev/null; echo no more memory >&2; exit 3", "ended with 3 on a worker. no more memory"),
        ("cat >/dev/null; kill -9 $$", "ended with 137 on a worker."),
    ],
)
def test_a_process_that_dies_fails_the_job(spark, script, tmp_path, body, said):
    with pytest.raises(EngineFailure, match=said):
        check(_lines(spark), f"{tmp_path}/out", Engine(script(body)), partitions=2)
    assert not os.path.exists(f"{tmp_path}/out/findings")
    # What it left behind is no reason not to try again.
    assert check(_lines(spark), f"{tmp_path}/out", Engine(BINARY)).counts["lines"] == 40


def test_a_binary_that_is_not_there_is_told(spark, tmp_path):
    with pytest.raises(FileNotFoundError, match="is no file of this machine"):
        check(_lines(spark), f"{tmp_path}/out", Engine(f"{tmp_path}/copydesk"))
    with pytest.raises(EngineFailure, match="not found"):
        check(_lines(spark), f"{tmp_path}/out", Engine("copydesk-that-is-not-there"))
