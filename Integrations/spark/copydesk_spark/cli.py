"""The command line: `copydesk-spark --in memory.parquet --out checked --locale ko --binary ./copydesk`."""

import argparse
import sys

from pyspark.sql import SparkSession

from .counts import CountMismatch
from .engine import Engine, EngineFailure
from .inputs import InputError, lines_of_path
from .job import check


def main(arguments: list[str] | None = None) -> int:
    """Runs the command.

    0 when each row was answered, 2 for input that cannot be read, 3 for counts that differ and processes that failed.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    # What stands behind -- is for copydesk.
    split = arguments.index("--") if "--" in arguments else len(arguments)
    asked = _parser().parse_args(arguments[:split])
    locales = tuple(tag for tag in (asked.locale or "").split(",") if tag)
    engine = Engine(asked.binary, locales, asked.config, tuple(arguments[split + 1 :]))
    builder = SparkSession.builder.appName("copydesk")
    if asked.master:
        builder = builder.master(asked.master)
    spark = builder.getOrCreate()
    try:
        lines = lines_of_path(spark, asked.input, locales[0] if len(locales) == 1 else None)
        result = check(lines, asked.out, engine, partitions=asked.partitions, overwrite=asked.overwrite)
        for row in result.findings_by_rule(spark).sort("rule", "locale", "severity").collect():
            print(row["rule"], row["locale"], row["severity"], row["findings"], sep="\t")
        print(", ".join(f"{count} {name}" for name, count in result.counts.items()), file=sys.stderr)
        return 0
    except (InputError, FileNotFoundError) as error:
        print(f"copydesk-spark: {error}", file=sys.stderr)
        return 2
    except (CountMismatch, EngineFailure) as error:
        print(f"copydesk-spark: {error}", file=sys.stderr)
        return 3
    finally:
        spark.stop()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="copydesk-spark",
        description="Compares the pairs of a translation memory with copydesk on Spark.",
        epilog="What stands behind -- is handed to copydesk diff: -- --skip wordy-title",
    )
    parser.add_argument("--in", dest="input", required=True, help="a .parquet, .jsonl, .ndjson or .tmx")
    parser.add_argument("--out", required=True, help="the folder of the outputs, as Parquet")
    parser.add_argument(
        "--locale",
        help="compare these locales only, such as ko,zh-Hans; one is also that of pairs without such a column",
    )
    parser.add_argument(
        "--binary", default="copydesk", help="a name on the workers' PATH, or a path here, which is sent to them"
    )
    parser.add_argument("--config", help="a .copydesk.yml here, which is sent to the workers")
    parser.add_argument("--partitions", type=int, help="spread the rows anew over this many partitions")
    parser.add_argument("--overwrite", action="store_true", help="replace an output that is there")
    parser.add_argument("--master", help="the cluster, such as local[2]; else what spark-submit or Spark's files say")
    return parser


if __name__ == "__main__":
    sys.exit(main())
