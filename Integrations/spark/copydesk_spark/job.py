"""The job: lines in, findings and errors out, and the proof that nothing was dropped."""

from dataclasses import dataclass

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F

from .counts import COUNTS, RowCount, check_counts
from .engine import Engine, failures_told
from .inputs import InputError

_SPAN = "ARRAY<INT>"
_ANSWER = (
    "id STRING, rule STRING, severity STRING, confidence DOUBLE, message STRING, locale STRING, key STRING, "
    f"sourceSpan {_SPAN}, targetSpan {_SPAN}, fix STRING, file STRING, line INT, column INT, "
    "error STRING, warning STRING, text STRING, "
    f"counts STRUCT<{', '.join(f'{name}: BIGINT' for name in COUNTS)}>"
)
_FINDING = [
    "id", "rule", "severity", "confidence", "message", "locale", "key",
    "sourceSpan", "targetSpan", "fix", "file", "line", "column",
]  # fmt: skip
_ERROR = ["id", "error", "warning", "text", "partition", "line"]
_PARTS = ("findings", "errors", "counts", "processes", "_answers")


@dataclass(frozen=True)
class Result:
    """Where the outputs lie, and the sums of what the processes counted."""

    out: str
    counts: dict[str, int]

    def findings(self, spark: SparkSession) -> DataFrame:
        return spark.read.parquet(f"{self.out}/findings")

    def errors(self, spark: SparkSession) -> DataFrame:
        return spark.read.parquet(f"{self.out}/errors")

    def findings_by_rule(self, spark: SparkSession) -> DataFrame:
        return spark.read.parquet(f"{self.out}/counts")


def check(
    lines: DataFrame, out: str, engine: Engine, *, partitions: int | None = None, overwrite: bool = False
) -> Result:
    """Compares the pairs in the column `line` and writes Parquet below `out`.

    `findings` and `errors` hold what was said of pairs and of rows that are none, `counts` how many findings each rule
    has in each locale, `processes` what each process counted. Raises CountMismatch, and writes none of them, where the
    counts do not prove that each row was answered.
    """
    spark = lines.sparkSession
    out = out.rstrip("/")
    _clear(spark, out, overwrite)
    if partitions is not None:
        lines = lines.repartition(partitions)
    rows = RowCount()
    staged = f"{out}/_answers"
    with failures_told():
        _parsed(engine.answers(rows.observed(lines))).write.parquet(staged)
    answers = spark.read.parquet(staged)
    counts = check_counts(rows, lines, answers)
    findings = answers.where("kind = 'finding'")
    findings.select(_FINDING).write.parquet(f"{out}/findings")
    answers.where("kind = 'error'").select(_ERROR).write.parquet(f"{out}/errors")
    answers.where("kind = 'counts'").select("partition", "counts.*").write.parquet(f"{out}/processes")
    by_rule = findings.groupBy("rule", "locale", "severity").agg(F.count(F.lit(1)).alias("findings"))
    by_rule.coalesce(1).sort("rule", "locale", "severity").write.parquet(f"{out}/counts")
    _delete(spark, staged)
    return Result(out, counts)


def _parsed(answers: DataFrame) -> DataFrame:
    """The answers by their kinds. What none of them is stays as it was printed, in `text`."""
    parsed = answers.select(
        F.spark_partition_id().alias("partition"), "answer", F.from_json("answer", _ANSWER).alias("parsed")
    ).select("partition", "answer", "parsed.*")
    kind = (
        F.when(F.col("counts").isNotNull(), "counts")
        .when(F.col("rule").isNotNull(), "finding")
        .when(F.coalesce("error", "warning").isNotNull(), "error")
        .otherwise("unknown")
    )
    text = F.when(F.col("kind") == "unknown", F.col("answer")).otherwise(F.col("text"))
    return parsed.withColumn("kind", kind).withColumn("text", text).drop("answer")


def _clear(spark: SparkSession, out: str, overwrite: bool) -> None:
    """Makes room for the output. What a run that failed has left is no reason to stop."""
    for part in _PARTS:
        path = f"{out}/{part}"
        if not _is_there(spark, path):
            continue
        if not overwrite and part != "_answers":
            raise InputError(f"{path} is there already. Name another folder, or allow to overwrite it.")
        _delete(spark, path)


def _is_there(spark: SparkSession, path: str) -> bool:
    system, place = _place(spark, path)
    return system.exists(place)


def _delete(spark: SparkSession, path: str) -> None:
    system, place = _place(spark, path)
    system.delete(place, True)


def _place(spark: SparkSession, path: str):
    place = spark._jvm.org.apache.hadoop.fs.Path(path)
    return place.getFileSystem(spark._jsc.hadoopConfiguration()), place
