"""The proof that nothing was dropped: what went in, what each process counted, and what came out."""

from pyspark.sql import Column, DataFrame, Observation
from pyspark.sql import functions as F

COUNTS = ("lines", "blank", "compared", "withoutText", "otherLocale", "bad", "warnings", "findings")
FATES = ("blank", "compared", "withoutText", "otherLocale", "bad")
_MOST_TOLD = 20


class CountMismatch(Exception):
    """Counts that differ, each in words."""

    def __init__(self, differences: list[str]):
        self.differences = differences
        told = differences[:_MOST_TOLD]
        if len(differences) > len(told):
            told.append(f"and {len(differences) - len(told)} more")
        super().__init__("The counts differ; no findings were written.\n" + "\n".join(f"- {each}" for each in told))


class RowCount:
    """Counts rows while they go by, in the run itself: each partition once, however often it is tried."""

    def __init__(self) -> None:
        self._observation = Observation()

    def observed(self, lines: DataFrame) -> DataFrame:
        counted = lines.select("line", F.spark_partition_id().alias("partition"))
        return counted.observe(
            self._observation,
            F.count(F.lit(1)).alias("rows"),
            F.sum(_weight(F.col("partition"))).alias("weighed"),
        )

    @property
    def rows(self) -> int:
        return self._observation.get["rows"]

    @property
    def weighed(self) -> int:
        return self._observation.get["weighed"] or 0


def check_counts(rows: RowCount, lines: DataFrame, answers: DataFrame) -> dict[str, int]:
    """The sums of what the processes counted. Raises CountMismatch where something does not add up."""
    printed = {
        row["partition"]: row
        for row in answers.groupBy("partition")
        .agg(
            *(F.count_if(F.col("kind") == kind).alias(kind) for kind in ("finding", "error", "counts", "unknown")),
            F.count_if(F.col("error").isNotNull()).alias("bad"),
            F.count_if(F.col("warning").isNotNull()).alias("warnings"),
        )
        .collect()
    }
    closings = answers.where("kind = 'counts'").select(
        "partition", "counts.*", _weight(F.col("partition")).alias("weight")
    )
    closing = {row["partition"]: row for row in closings.collect()}
    differences = []
    for partition, row in sorted(printed.items()):
        if row["unknown"]:
            differences.append(f"partition {partition}: {row['unknown']} lines of the output cannot be read")
        if row["counts"] != 1:
            differences.append(f"partition {partition}: {row['counts']} closing records, not 1")
            continue
        counted = closing[partition]
        if any(counted[name] is None for name in COUNTS):
            differences.append(f"partition {partition}: the closing record lacks counts; it takes another copydesk")
            continue
        fates = sum(counted[name] for name in FATES)
        differences += _difference(partition, "lines", counted["lines"], " + ".join(FATES), fates)
        for name, there in (("findings", "finding"), ("bad", "bad"), ("warnings", "warnings")):
            differences += _difference(partition, f"{name} counted", counted[name], f"{name} printed", row[there])
    sums = {name: sum(row[name] or 0 for row in closing.values()) for name in COUNTS}
    weighed = sum((row["lines"] or 0) * row["weight"] for row in closing.values())
    if (rows.rows, rows.weighed) != (sums["lines"], weighed):
        differences.append(f"in all: {rows.rows} rows in, {sums['lines']} lines read")
        # Which partitions they are is worth another pass, for it is rare.
        for row in lines.groupBy(F.spark_partition_id().alias("partition")).count().collect():
            read = closing[row["partition"]]["lines"] if row["partition"] in closing else 0
            differences += _difference(row["partition"], "rows in", row["count"], "lines read", read)
    if differences:
        raise CountMismatch(differences)
    return sums


def _weight(partition: Column) -> Column:
    """Another number for each partition: sums of rows that agree with it agree in each partition, not only in all."""
    return F.pmod(F.xxhash64(partition), F.lit(1_000_003))


def _difference(partition: int, name: str, count: int, other: str, otherwise: int) -> list[str]:
    if count == otherwise:
        return []
    return [f"partition {partition}: {count} {name}, {otherwise} {other}"]
