"""Rows of compiled gettext catalogs (GNU gettext manual, "The Format of GNU MO Files"), and what their texts are made of."""

import glob
import os
import re
import struct

# A locale of ours, and the folder of the catalogs that it is counted in.
LOCALES = {"ko": "ko", "zh-Hans": "zh_CN", "zh-Hant": "zh_TW", "ja": "ja"}

ENGLISH = re.compile(r"[A-Za-z][a-z]+(?:['’][a-z]+)?|[A-Z]{2,}")
FIELDS = re.compile(r"<[^>]*>|%\S+|\{[^}]*\}|\$\w+|\\[a-z]")
HAN = re.compile(r"[\u3400-\u9fff々]+")
KATAKANA = re.compile(r"[\u30a1-\u30ffー]+")
HANGUL = re.compile(r"[\uac00-\ud7a3]+")


def catalog(path):
    """The singular pairs of a catalog, in its order."""
    with open(path, "rb") as file:
        data = file.read()
    order = "<" if data[:4] == b"\xde\x12\x04\x95" else ">"
    count, originals, translations = struct.unpack(order + "3I", data[8:20])

    def texts(table):
        places = struct.unpack(f"{order}{2 * count}I", data[table : table + 8 * count])
        return [data[at : at + size] for size, at in zip(places[::2], places[1::2])]

    for original, translation in zip(texts(originals), texts(translations)):
        try:
            source = original.decode().rpartition("\4")[2].split("\0")
            target = translation.decode().split("\0")
        except UnicodeDecodeError:
            continue
        if original and target[-1]:
            yield source[-1], target[-1]


def rows(folder, locale):
    """Each pair of a locale once, with the source that it was met in first."""
    seen = set()
    for path in sorted(glob.glob(f"{folder}/*/**/{LOCALES[locale]}/LC_MESSAGES/*.mo", recursive=True)):
        source = os.path.relpath(path, folder).split("/")[0]
        for pair in catalog(path):
            if len(pair[0]) <= 200 and pair not in seen:
                seen.add(pair)
                yield (source, *pair)


def words(text):
    """The English words of a text, in small letters, without what is filled in."""
    text = re.sub(r"[&_](?=[A-Za-z])", "", FIELDS.sub(" ", text))
    return {word.lower().replace("’", "'") for word in ENGLISH.findall(text)}


def units(text, locale):
    """What a wording is made of: syllables in pairs, or alone where a word has one; Han characters; the starts of katakana words."""
    if locale == "ko":
        runs = HANGUL.findall(text)
        return {run for run in runs if len(run) == 1} | {pair for run in runs for pair in pairs(run)}
    return set("".join(HAN.findall(text))) | {run[:3] for run in KATAKANA.findall(text)}


def stems(text, locale):
    """What may stand for a word: two characters in a row, or the start of a katakana word."""
    if locale == "ko":
        return units(text, locale)
    runs = HAN.findall(text)
    alone = {run for run in runs if len(run) == 1}
    return alone | {pair for run in runs for pair in pairs(run)} | {run[:3] for run in KATAKANA.findall(text)}


# Two letters of these in a row are a pair that the catalogs know or do not.
LETTERS = re.compile(r"[\u3400-\u9fff々]+|[\u30a1-\u30ffー]+|[\uac00-\ud7a3]+")


def letter_pairs(text):
    """The pairs of letters of one script that stand side by side."""
    return {pair for run in LETTERS.findall(text) for pair in pairs(run)}


def pairs(run):
    return (run[index : index + 2] for index in range(len(run) - 1))
