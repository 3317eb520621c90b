#!/usr/bin/python3
"""Makes Layout/inter.txt, the advances and kerning of Inter, from the fonts of Debian's fonts-inter.

    make metrics

Inter (https://rsms.me/inter, SIL Open Font License 1.1) stands in for San Francisco, whose figures are
not public. Only figures are taken from it. The head of inter.txt explains the form.
"""
import collections
import subprocess
import sys
from fontTools.ttLib import TTFont

FONTS = "/usr/share/fonts/opentype/inter/Inter-%s.otf"
WEIGHTS = [(400, "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold")]
# Latin, Greek, Cyrillic, Vietnamese; punctuation, currency, letterlike signs, arrows, mathematics, shapes.
MEASURED = [(0x20, 0x24F), (0x370, 0x3FF), (0x400, 0x4FF), (0x1E00, 0x1EFF), (0x2000, 0x2BFF)]
# Latin-1 and punctuation.
KERNED = [(0x20, 0x7E), (0xA0, 0xFF), (0x2010, 0x203A)]

HEAD = """\
# Advances and kerning of Inter, SIL Open Font License 1.1, in 1/1000 em.
# Made by Layout/metrics.py from Debian's fonts-inter {version} (`make metrics`). Do not edit.
#
# Four numbers stand for the weights {weights}; a tab, then the characters that they hold for.
# “#”, “\\” and what cannot be seen are written as \\u and four digits.
# advances: how wide each character is.
# kerning: a line of characters that stand on the left, led by “<”, then what their right neighbors
# add to the pair. Characters on one line are kerned alike; pairs that are not listed add nothing.
"""


class Face:
    """One weight of the font."""

    def __init__(self, path):
        font = TTFont(path)
        self.glyphs = font.getBestCmap()
        self.widths = font["hmtx"].metrics
        self.units = font["head"].unitsPerEm
        gpos = font["GPOS"].table
        kern = {i for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex}
        self.tables = [self.pairs(t) for i in sorted(kern) for t in gpos.LookupList.Lookup[i].SubTable]

    @staticmethod
    def pairs(table):
        """A function from two glyphs to a kerning value, or None where the table says nothing."""
        value = lambda v: getattr(v, "XAdvance", 0) if v else 0
        covered = table.Coverage.glyphs
        if table.Format == 1:
            sets = {g: {r.SecondGlyph: value(r.Value1) for r in s.PairValueRecord} for g, s in zip(covered, table.PairSet)}
            return lambda a, b: sets.get(a, {}).get(b)
        covered, first, second = set(covered), table.ClassDef1.classDefs, table.ClassDef2.classDefs
        records = table.Class1Record
        return lambda a, b: value(records[first.get(a, 0)].Class2Record[second.get(b, 0)].Value1) if a in covered else None

    def em(self, units):
        return round(units * 1000 / self.units)

    def advance(self, code):
        return self.em(self.widths[self.glyphs[code]][0])

    def kerning(self, left, right):
        found = (t(self.glyphs[left], self.glyphs[right]) for t in self.tables)
        return self.em(next((k for k in found if k is not None), 0))


def text(codes):
    def one(code):
        character = chr(code)
        plain = character.isprintable() and character not in "#\\" and not character.isspace()
        return character if plain else "\\u%04X" % code
    return "".join(map(one, codes))


def grouped(pairs):
    """The members of each key, keys in order of their first member."""
    groups = collections.OrderedDict()
    for key, member in pairs:
        groups.setdefault(key, []).append(member)
    return groups.items()


def main(path):
    version = subprocess.run(["dpkg-query", "-W", "-f=${Version}", "fonts-inter"], stdout=subprocess.PIPE, check=True).stdout.decode()
    faces = [Face(FONTS % name) for _, name in WEIGHTS]
    known = sorted(set.intersection(*(set(f.glyphs) for f in faces)))
    within = lambda ranges: [c for c in known if any(a <= c <= b for a, b in ranges)]
    row = lambda numbers, codes: " ".join(map(str, numbers)) + "\t" + text(codes) + "\n"
    out = HEAD.format(version=version, weights=" ".join(str(w) for w, _ in WEIGHTS))
    out += "\nadvances\n"
    for widths, codes in grouped((tuple(f.advance(c) for f in faces), c) for c in within(MEASURED)):
        out += row(widths, codes)
    out += "\nkerning\n"
    kerned = within(KERNED)
    pairs = {(a, b): tuple(f.kerning(a, b) for f in faces) for a in kerned for b in kerned}
    for values, lefts in grouped((tuple(pairs[a, b] for b in kerned), a) for a in kerned):
        if not any(map(any, values)): continue
        out += "<" + text(lefts) + "\n"
        for value, rights in grouped((v, b) for v, b in zip(values, kerned) if any(v)):
            out += row(value, rights)
    with open(path, "w", encoding="utf-8") as file:
        file.write(out)


if __name__ == "__main__":
    main(sys.argv[1])
