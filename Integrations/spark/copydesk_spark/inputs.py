"""Inputs as lines that `copydesk diff` reads: a DataFrame with one column, `line`, of JSON objects."""

from functools import reduce

from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F
from pyspark.sql.types import StringType

REQUIRED = ("source", "target")
FIELDS = ("id", *REQUIRED, "locale", "key", "comment", "role", "variation")


class InputError(Exception):
    """An input that cannot be read, and what to do about it."""


def lines_of_path(spark: SparkSession, path: str, locale: str | None = None) -> DataFrame:
    """The lines of a file or folder, whose name tells what it holds: .parquet, .jsonl, .ndjson or .tmx."""
    from .tmx import lines_of_tmx

    name = path.rstrip("/").lower()
    if name.endswith(".tmx"):
        return lines_of_tmx(spark, path)
    if name.endswith((".jsonl", ".ndjson")):
        return lines_of_json(spark, path)
    if name.endswith(".parquet"):
        return lines_of_pairs(spark.read.parquet(path), locale)
    raise InputError(f"{path}: The name must end with .parquet, .jsonl, .ndjson or .tmx, for it tells what is there.")


def lines_of_json(spark: SparkSession, path: str) -> DataFrame:
    """JSON lines as they stand: what is no JSON becomes an error, as it does on the command line."""
    value = F.col("value")
    lines = spark.read.text(path, lineSep="\n")
    return lines.select(_or_error(F.is_valid_utf8(value), value).alias("line"))


def lines_of_pairs(pairs: DataFrame, locale: str | None = None) -> DataFrame:
    """Rows of pairs; `locale` is the language of their translations where they have no such column.

    Other columns than id, source, target, locale, key, comment, role and variation are not read.
    """
    missing = [name for name in REQUIRED if name not in pairs.columns]
    if missing:
        raise InputError(f"The pairs have no column {' and no column '.join(missing)}.")
    if "locale" not in pairs.columns:
        if locale is None:
            raise InputError("The pairs have no column locale. Name the language of the translations.")
        pairs = pairs.withColumn("locale", F.lit(locale))
    names = [name for name in FIELDS if name in pairs.columns]
    # A missing text is written as null: it is then left out and counted, as it is when copydesk reads a table.
    line = F.to_json(F.struct(*names), {"ignoreNullFields": "false"})
    texts = [name for name in names if isinstance(pairs.schema[name].dataType, StringType)]
    valid = reduce(Column.__and__, (F.coalesce(F.is_valid_utf8(name), F.lit(True)) for name in texts), F.lit(True))
    # to_json writes U+FFFD for what is no text: only where that stands need each text be looked at.
    suspect = F.contains(line, F.lit("\ufffd"))
    return pairs.select(_or_error(~suspect | valid, line).alias("line"))


def _or_error(valid: Column, line: Column) -> Column:
    """The line; where it would be sent with other characters than it has, one that is answered with an error."""
    return F.when(valid, line).otherwise(F.concat(F.lit("No UTF-8: "), F.make_valid_utf8(line)))
