"""The processes that compare pairs: one `copydesk diff` for each partition that has rows."""

import os
import re
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from py4j.protocol import Py4JJavaError
from pyspark.sql import DataFrame, SparkSession

_FAILURE = re.compile(r"Subprocess exited with status (\d+)\. Error: (.*?)\s*(?:\n\s*at |\Z)", re.S)


class EngineFailure(Exception):
    """A process that ended badly, each time it was tried, and what it said last."""


@dataclass(frozen=True)
class Engine:
    """How `copydesk` is called on the workers."""

    binary: str = "copydesk"
    """A name is looked for on the workers' PATH; a path of this machine is sent to the workers."""

    locales: tuple[str, ...] = ()
    """Only pairs in these languages are compared; all when there are none."""

    config: str | None = None
    """A `.copydesk.yml` of this machine, which is sent to the workers."""

    arguments: tuple[str, ...] = ()
    """What else `copydesk diff` is told: `("--skip", "wordy-title")`."""

    def answers(self, lines: DataFrame) -> DataFrame:
        """What the processes print, a row for each line, in the column `answer`.

        TRANSFORM hands the column `line` to a process and reads its lines within the JVM: no row passes through
        Python. A process that fails makes its task fail, with the end of what it wrote to standard error.
        """
        command = self._command(lines.sparkSession)
        return lines.sparkSession.sql(
            f"SELECT TRANSFORM(line) USING '{_sql(command)}' AS (answer STRING) FROM {{lines}}",
            lines=lines,
        )

    def _command(self, spark: SparkSession) -> str:
        words = [_sent(spark, self.binary), "diff", "--jobs", "1", "--bad-lines", "report"]
        if self.locales:
            words += ["--locale", ",".join(self.locales)]
        if self.config:
            words += ["--config", _sent(spark, os.path.join(".", self.config))]
        return "exec " + shlex.join([*words, *self.arguments])


@contextmanager
def failures_told() -> Iterator[None]:
    """Tells of a process that failed in its own words, not in those of the JVM."""
    try:
        yield
    except Py4JJavaError as error:
        failure = _FAILURE.search(str(error))
        if failure is not None:
            status, words = failure.groups()
            raise EngineFailure(f"copydesk ended with {status} on a worker. {words}".rstrip()) from error
        if "java.io.IOException: Broken pipe" in str(error):
            raise EngineFailure("copydesk ended on a worker before it had read all lines; its log says why.") from error
        raise


def _sent(spark: SparkSession, path: str) -> str:
    """Where a file of this machine lies on the workers. Processes start in the folder of the files that were sent."""
    if os.sep not in path:
        return path
    if not os.path.isfile(path):
        raise FileNotFoundError(f"{path} is no file of this machine, so it cannot be sent to the workers.")
    spark.sparkContext.addFile(os.path.abspath(path))
    return "./" + os.path.basename(path)


def _sql(text: str) -> str:
    """A text as it stands between the quotes of a SQL literal."""
    return text.replace("\\", "\\\\").replace("'", "\\'")
