#!/usr/bin/env python3
"""Makes the tables of this folder: how often the public gettext catalogs of a distribution word a label and a word how.

    make.py CATALOGS LEARNED

CATALOGS is a folder with a folder for each source, LEARNED what `copydesk learn --by folder --least 3` counts over it. See
`make wordings`, which fetches the packages of packages.tsv first.
"""

import bz2
import collections
import os
import re
import subprocess
import sys
import unicodedata

import catalogs

HERE = os.path.dirname(os.path.abspath(__file__))
# A word is counted from so many rows on; one that stays in Latin letters in so many sources.
LEAST_ROWS = 6
# A unit belongs to a word where it stands in so many of the word's rows, so many times as often as elsewhere.
LEAST_LIFT, LEAST_SHARE = 4, 0.004
# So many units of a word are kept, so many of its own wordings.
MOST_UNITS, MOST_STEMS = 40, 8
PAIR_BITS = 1 << 20
# In whose place catalogs name their translators; addresses stand elsewhere too.
CREDITS = ("translator-credits", "your names", "your emails")


def learned(path):
    """By locale and label: how many sources, and the wordings with theirs; and the lines as they are."""
    labels, lines, locale = collections.defaultdict(dict), collections.defaultdict(list), None
    for line in open(path, encoding="utf-8"):
        line = line.rstrip("\n")
        if line.startswith("["):
            locale = line[1:-1]
        elif not line.startswith("#"):
            label, sources, *wordings = line.split("\t")
            wordings = [wording for wording in wordings if "@" not in wording]
            if label in CREDITS or not wordings:
                continue
            labels[locale][label] = (int(sources), [counted(wording) for wording in wordings])
            lines[locale].append("\t".join([label, sources, *wordings]))
    return labels, lines


def counted(wording):
    text, _, count = wording.rpartition(" ")
    return (text, int(count)) if text and count.isdigit() else (wording, 1)


def write(name, kind, what, lines):
    with open(f"{HERE}/{name}", "w", encoding="utf-8") as file:
        file.write(f"# {kind}\n" + "".join(f"# {line}\n" for line in what))
        file.writelines(line + "\n" for line in sorted(lines, key=lambda line: line.split("\t")[0].encode()))


def association(rows, locale, wanted):
    """Of each English word: its rows, in how many it stays as it is, its stems, and the units that go with it."""
    by_word, everywhere = collections.defaultdict(list), collections.Counter()
    kept, sources, total = collections.Counter(), collections.defaultdict(set), 0
    stems_everywhere = collections.Counter()
    for source, text, translation in rows:
        total += 1
        units, stems = catalogs.units(translation, locale), catalogs.stems(translation, locale)
        everywhere.update(units)
        stems_everywhere.update(stems)
        latin = {word.lower() for word in re.findall(r"[A-Za-z]+", translation)}
        for word in catalogs.words(text):
            by_word[word].append((units, stems))
            sources[word].add(source)
            kept[word] += word in latin
    for word, found in by_word.items():
        if len(found) < LEAST_ROWS or len(sources[word]) < 3:
            continue
        stems = own_stems([stems for _, stems in found], stems_everywhere, total) if word in wanted else []
        units = []
        if word in wanted:
            counts = collections.Counter(unit for units, _ in found for unit in units)
            lift = {unit: count * total / (len(found) * everywhere[unit]) for unit, count in counts.items()}
            units = [
                unit
                for unit, count in counts.items()
                if lift[unit] >= LEAST_LIFT and count >= max(2, LEAST_SHARE * len(found))
            ]
            units.sort(key=lambda unit: (-counts[unit] * min(lift[unit], 30), unit))
        yield word, len(found), kept[word], stems, sorted(units[:MOST_UNITS])


def own_stems(rows, everywhere, total):
    """The few stems of which nearly each row of a word has one, each with how many rows it adds."""
    left, stems = rows, []
    while len(left) > 0.03 * len(rows) and len(stems) < MOST_STEMS:
        counts = collections.Counter(stem for row in left for stem in row)
        lift = lambda stem: counts[stem] * total / (len(left) * everywhere[stem])
        able = [stem for stem in counts if lift(stem) > 8 and counts[stem] >= max(3, 0.01 * len(rows))]
        if not able:
            break
        best = max(able, key=lambda stem: (counts[stem] * (lift(stem) - 3) ** 0.25, stem))
        stems.append((best, counts[best]))
        left = [row for row in left if best not in row]
    return stems


def alike(labels):
    """By label: the labels that sources of any language word as they word it."""
    found = collections.defaultdict(set)
    for known in labels.values():
        by_wording = collections.defaultdict(list)
        for label, (sources, wordings) in known.items():
            for wording, count in wordings:
                if count >= 0.02 * sources:
                    by_wording[wording].append(label)
        for same in by_wording.values():
            if len(same) <= 300:
                for label in same:
                    found[label].update(same)
    return {label: sorted(others - {label}) for label, others in found.items() if len(others) > 1}


def regions(labels, texts):
    """The labels that the mainland and Taiwan word each in a way that the other hardly uses, for a label or within texts."""
    mainland, taiwan = labels["zh-Hans"], labels["zh-Hant"]
    traditional = converted({wording for _, all in mainland.values() for wording, _ in all}, "s2t.json")
    simplified = converted({wording for _, all in taiwan.values() for wording, _ in all}, "t2s.json")
    variants = str.maketrans("檯臺裏啓羣綫着衞牀麪爲僞温恒説僱彙污鉤瞭佈週", "台台裡啟群線著衛床麵為偽溫恆說雇匯汙鈎了布周")
    by_word = {locale: rows_by_word(texts[locale]) for locale in ("zh-Hans", "zh-Hant")}

    def is_of(locale, label, own, other):
        """Whether texts with a word say its wording of a locale, and not the other one."""
        rows = by_word[locale].get(label)
        if " " in label or not rows:
            return True
        said = sum(own in row for row in rows)
        return len(rows) >= 5 and said >= 0.3 * len(rows) and sum(other in row for row in rows) <= 0.04 * len(rows)

    for label in sorted(mainland.keys() & taiwan.keys()):
        (own, first), (others, second) = mainland[label], taiwan[label]
        there, here, as_written = collections.Counter(), collections.Counter(), {}
        for wording, count in first:
            there[traditional[wording].translate(variants)] += count
            as_written.setdefault(traditional[wording].translate(variants), wording)
        for wording, count in second:
            here[wording.translate(variants)] += count
            as_written.setdefault((wording.translate(variants), "zh-Hant"), wording)
        (north, north_count), (south, south_count) = there.most_common(1)[0], here.most_common(1)[0]
        written = as_written.get((south, "zh-Hant"), south)
        if (
            min(own, others) < 4
            or north == south
            or as_written[north] == simplified[written]
            or north_count < 0.6 * own
            or south_count < 0.5 * others
            or here[north] > 0.08 * others
            or there[south] > 0.08 * own
            or not all(catalogs.HAN.fullmatch(wording) for wording in (north, south))
        ):
            continue
        for_taiwan = north if is_of("zh-Hant", label, written, north) else ""
        for_mainland = simplified[written] if is_of("zh-Hans", label, as_written[north], simplified[written]) else ""
        if for_taiwan or for_mainland:
            yield "\t".join(
                [label, as_written[north], for_taiwan, f"{north_count}/{own}", f"{there[south]}"]
                + [written, for_mainland, f"{south_count}/{others}", f"{here[north]}"]
            )


def rows_by_word(rows):
    found = collections.defaultdict(list)
    for _, text, translation in rows:
        for word in catalogs.words(text):
            found[word].append(translation)
    return found


def han():
    """How Han characters sound in Mandarin, without tones, and what they look like: Unihan's kMandarin and kRSUnicode."""
    readings, radicals = {}, {}
    for name, key, facts in (("Readings", "kMandarin", readings), ("IRGSources", "kRSUnicode", radicals)):
        for line in bz2.open(f"/usr/share/unicode/Unihan_{name}.txt.bz2", "rt", encoding="utf-8"):
            if line.startswith("U+"):
                code, field, value = line.rstrip("\n").split("\t")
                if field == key:
                    facts[chr(int(code[2:], 16))] = value.split()[0]
    for character in sorted(readings.keys() & radicals.keys()):
        if any(is_in(character, charset) for charset in ("gb2312", "big5", "shift_jis")):
            letters = unicodedata.normalize("NFD", readings[character])
            radical, strokes = radicals[character].replace("'", "").split(".")
            yield "\t".join([character, "".join(filter(str.isalpha, letters)), radical, strokes])


def is_in(character, charset):
    try:
        return bool(character.encode(charset))
    except UnicodeEncodeError:
        return False


def known_pairs(rows):
    """A bit for each pair of letters that two rows have: see `KnownPairs` in Swift."""
    counts = collections.Counter(pair for _, _, translation in rows for pair in catalogs.letter_pairs(translation))
    bits = bytearray(PAIR_BITS // 8)
    for pair, count in counts.items():
        if count > 1:
            first, second = map(ord, pair)
            place = ((first * 0x9E3779B1 ^ second * 0x85EBCA6B) & 0xFFFFFFFF) >> 12
            bits[place // 8] |= 1 << place % 8
    return bytes(bits)


def converted(texts, way):
    """Texts in the other script, as OpenCC's characters and words have it."""
    texts = sorted(texts)
    result = subprocess.run(["opencc", "-c", way], input="\n".join(texts), capture_output=True, text=True, check=True)
    return dict(zip(texts, result.stdout.split("\n")))


def main():
    folder, path = sys.argv[1:]
    labels, lines = learned(path)
    count = len(os.listdir(folder))
    made = f"Counted over the gettext catalogs of {count} Debian source packages: packages.tsv, without those kept apart."
    texts = {}
    for locale in catalogs.LOCALES:
        write(
            f"{locale}.labels.tsv",
            f"{locale} labels",
            [made, f"{len(lines[locale])} labels that three sources have.", "Label, sources, wordings with how many use them."],
            lines[locale],
        )
        rows = texts[locale] = list(catalogs.rows(folder, locale))
        wanted = {word for label in labels[locale] for word in re.findall(r"[a-z']+", label)}
        found = list(association(rows, locale, wanted))
        separator = " " if locale == "ko" else ""
        write(
            f"{locale}.words.tsv",
            f"{locale} words",
            [
                made,
                f"{len(found)} words of {len(rows)} rows.",
                "Word, rows, rows that keep it in Latin letters, what stands for it with how many rows that adds, what goes with it.",
            ],
            (
                "\t".join(
                    [word, str(rows), str(kept)]
                    + [" ".join(f"{stem} {count}" for stem, count in stems), separator.join(units)]
                ).rstrip("\t")
                for word, rows, kept, stems, units in found
            ),
        )
        with open(f"{HERE}/{locale}.pairs.bin", "wb") as file:
            file.write(known_pairs(rows))
    write(
        "alike.tsv",
        "root alike",
        [made, "Label, labels that sources of any of the languages word alike."],
        ("\t".join([label, *others]) for label, others in alike(labels).items()),
    )
    write(
        "regions.tsv",
        "zh regions",
        [
            made,
            "Converted with OpenCC’s characters and words.",
            "Label; mainland: wording, the same in Traditional, sources of all, of Taiwan’s wording; Taiwan: wording, in Simplified, sources of all, of the mainland’s.",
            "A wording in the other script is missing where the other side’s texts use it too.",
        ],
        regions(labels, texts),
    )
    write(
        "han.tsv",
        "root han",
        ["Unihan of the Unicode Character Database: kMandarin without tones, kRSUnicode.", "Character, reading, radical, strokes besides."],
        han(),
    )


main()
