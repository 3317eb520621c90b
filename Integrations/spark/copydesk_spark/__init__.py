"""Translation memories on Spark: `check(lines_of_pairs(memory), "checked", Engine("/opt/copydesk"))`."""

from .counts import CountMismatch
from .engine import Engine, EngineFailure
from .inputs import InputError, lines_of_json, lines_of_pairs, lines_of_path
from .job import Result, check
from .tmx import lines_of_tmx

__all__ = [
    "CountMismatch",
    "Engine",
    "EngineFailure",
    "InputError",
    "Result",
    "check",
    "lines_of_json",
    "lines_of_pairs",
    "lines_of_path",
    "lines_of_tmx",
]
