#!/usr/bin/python3
"""Makes Locales/TAG.forms.json: beside which characters each form of a merged one stands.

    make forms CATALOGS=folder

Simplified Chinese writes 制 and 製 alike, so whoever converts a text has to choose, and tools choose wrongly. Which
form a word takes is learned from two sources, both of Debian:

- the lists of OpenCC (libopencc-data, Apache License 2.0): which characters merged, which variants of one form Taiwan
  and Hong Kong have, and which neighbors a form has in words;
- gettext catalogs (`FOLDER/PACKAGE/…/LOCALE/LC_MESSAGES/*.mo`): in how many packages a form has a neighbor.

Only that is kept: characters, and the neighbors that they have. The heads of the files explain the form.
"""
import collections
import glob
import gettext
import json
import os
import subprocess
import sys
import tempfile

LISTS = "/usr/share/opencc/%s.ocd2"

# Two forms that copy writes either way, or whose difference dictionaries do not agree on: none is told for the other.
EITHER = """布佈 占佔 周週 盡儘 升昇 吃喫 奸姦 念唸 背揹 托託 挽輓 欲慾 泛汎 泛氾 汎氾 愈癒 凶兇 閒閑 跡蹟 巨鉅 杯盃 杆桿 雕鵰
佣傭 仿彷 佛彿 傑杰 彩綵 幸倖 扎紮 只祇 只衹 祇衹 才纔 家傢 伙夥 借藉 台檯 咨諮 嘗嚐 弦絃 抵牴 局侷 毀譭 毀燬 燬譭 席蓆 折摺 飢饑 吊弔
鍊煉 鍊鏈 暗闇 酸痠 贊讚 參蔘 修脩 它牠 咽嚥 挨捱 扣釦 梁樑 核覈 沾霑 蒙矇 蒙濛 蒙懞 濛矇 濛懞 矇懞 滷鹵 哄鬨 嘩譁 悽淒 俊儁 針鍼
蝎蠍 僵殭 矩榘 拐柺 個箇 玩翫 谷穀""".split()
# As above, but only where the first stands for the second.
EITHER_WAY = "注註 了瞭 搜蒐 回迴 系係 家傢 游遊 雲云 症癥".split()
# More variants of one form than OpenCC lists.
VARIANTS = "證証 鑑鑒 鑽鉆 嘆歎 岩巖 勳勛 豔艷 厘釐 熏燻 掛挂 凌淩 噪譟 樸朴 鐮鎌 毀毁".split()
# Names of people, places and units have these beside anything.
NAMES = set("范余沈岳姜郁朱娘荐丑于游向卷仇党凌")
# Words that the lists lack, or that catalogs have otherwise: of watches, of Cantonese, of films, of crowns and stars.
WORDS = "錶面 錶盤 錶帶 錶冠 錶殼 錶圈 時錶 鍾意 膠卷 皇后 王后 后髮 后冠".split()
# Words of the lists that no copy has, where a wrong conversion makes them.
NO_WORDS = {"機製", "遊標"}

# Characters that only Cantonese is written with: 係 is a word of its own in it.
CANTONESE = "嘅嚟咗唔冇啲喺㗎佢哋咁嘢"

# What Simplified copy writes first, and what is written in its place where a text was converted badly, or not wholly.
SIMPLIFIED = """于於 像象 征徵 后後 复覆 么幺 着著 干乾 余馀 了瞭 借藉 它牠 伙夥 背揹 钟锺 托讬 咨谘 群羣 锈銹 两両 合閤 家傢
只祇""".split()
SIMPLIFIED_NAMES = set("幺")
# There, only the first is told, or neither.
SIMPLIFIED_EITHER = "只祇 借藉".split()
SIMPLIFIED_EITHER_WAY = "着著 干乾 了瞭 后後 于於".split()


def is_han(character):
    return "\u3400" <= character <= "\u9fff"


class OpenCC:
    """The lists of OpenCC, as text."""

    def __init__(self, folder=None):
        self.folder = folder

    def rows(self, name):
        path = os.path.join(self.folder, name + ".txt") if self.folder else None
        if not path:
            path = os.path.join(tempfile.mkdtemp(), name)
            subprocess.run(["opencc_dict", "-i", LISTS % name, "-o", path, "-f", "ocd2", "-t", "text"], check=True)
        for line in open(path, encoding="utf-8"):
            key, values = line.rstrip("\n").split("\t")
            yield key, values.split(" ")


class Conversion:
    """What is known of one script: its merged groups, what is no fault, and its words."""

    def __init__(self, groups, variants, either, either_way, words, no_words=(), names=(), excusing="",
                 trusts_words=True):
        self.excusing = excusing
        self.trusts_words = trusts_words
        self.variants = variants
        self.names = names
        self.groups = {}
        for first, forms in groups.items():
            forms = list(dict.fromkeys(self.canonical(form) for form in forms))
            if len(forms) > 1:
                self.groups[first] = forms
        excused = set()
        for pair in either:
            a, b = map(self.canonical, pair)
            excused |= {(a, b), (b, a)}
        excused |= {tuple(map(self.canonical, pair)) for pair in either_way}
        self.instead = collections.defaultdict(list)
        self.first = {}
        for first, forms in self.groups.items():
            for form in dict.fromkeys(forms + [first]):
                self.first.setdefault(form, first)
                self.instead[form] += [other for other in forms if other != form and (form, other) not in excused]
        self.long_words = [word for word in words if len(word) > 2]
        # A word weighs 2, a part of one 1.
        self.words = collections.Counter()
        for word in words:
            for form, window in self.windows(word):
                # Names start with a surname, whatever follows.
                is_name = form in names and window[1] == "after" and self.canonical(word[0]) == form
                weight = 2 if trusts_words and (len(word) == 2 or is_name) else 1
                if word not in no_words:
                    self.words[window, form] = max(self.words[window, form], weight)

    def canonical(self, character):
        return self.variants.get(character, character)

    def folded(self, character):
        return self.first.get(self.canonical(character), character)

    def windows(self, text):
        """Each form of a text with a neighbor, and on which side that is."""
        for _, form, window in self.places(text):
            yield form, window

    def places(self, text):
        for index, character in enumerate(text):
            form = self.canonical(character)
            if form not in self.first:
                continue
            if index > 0 and is_han(text[index - 1]):
                yield index, form, (self.first[form], "before", self.folded(text[index - 1]))
            if index + 1 < len(text) and is_han(text[index + 1]):
                yield index, form, (self.first[form], "after", self.folded(text[index + 1]))

    def table(self, texts):
        """How sure each neighbor tells each form: 1 it has been seen, 2 no other form has it, 3 and a fifth of those it has."""
        tokens, packages, neighbors = collections.Counter(), collections.defaultdict(set), collections.Counter()
        self.counts = collections.Counter()
        for package, text in texts:
            self.counts.update(map(self.canonical, text))
            neighbors.update(map(self.folded, text))
            for form, window in self.windows(text):
                tokens[window, form] += 1
                packages[window, form].add(package)
        forms = collections.defaultdict(list)
        for window, form in list(tokens) + list(self.words):
            if form not in forms[window]:
                forms[window].append(form)
        levels = {}
        for window, seen in forms.items():
            most_packages = max(len(packages[window, form]) for form in seen)
            most_tokens = max(tokens[window, form] for form in seen)
            is_word = any(self.words[window, form] == 2 for form in seen)
            known = []
            for form in seen:
                count, word = len(packages[window, form]), self.words[window, form]
                is_usual = count * 10 > most_packages
                # A part of a longer word says little where catalogs, or a word of its own, have another form.
                is_part_alone = most_packages < 8 and not is_word
                if word == 2 or word and (is_usual or is_part_alone) \
                        or count and is_usual and tokens[window, form] * 10 > most_tokens:
                    known.append(form)
            for form in known:
                count, word = len(packages[window, form]), self.words[window, form]
                level = 1
                if len(known) == 1:
                    if count >= 20 and word and tokens[window, form] * 5 > neighbors[window[2]]:
                        level = 3
                    elif word == 2 or word and count >= 3 or count >= 6:
                        level = 2
                levels[window, form] = level
        self.excuse_words(levels, {
            window for window, seen in forms.items() if max(len(packages[window, form]) for form in seen) < 8})
        return levels

    def excuse_words(self, levels, seldom):
        """Takes back what would tell a form within a word of the lists, where catalogs say little."""
        for word in self.long_words:
            places = collections.defaultdict(list)
            for index, form, window in self.places(word):
                places[index, form].append(window)
            for (_, form), windows in places.items():
                others = [(window, other) for window in windows for other in self.instead[form]]
                if any((window, form) in levels for window in windows) \
                        or not any(levels.get(key, 0) > 1 for key in others):
                    continue
                for window in windows:
                    if window in seldom:
                        levels[window, form] = 1
                for key in others:
                    if key[0] in seldom and key in levels:
                        levels[key] = 1

    def is_rare(self, form):
        """Whether it stands for another form a hundred times before it stands for itself."""
        most = max(self.counts[other] for other in self.instead[form])
        return form not in self.names and most >= 50 and self.counts[form] * 100 < most

    def json(self, tag, sources, levels):
        told = {form for others in self.instead.values() for form in others}
        lists = collections.defaultdict(lambda: collections.defaultdict(list))
        for ((_, side, neighbor), form), level in levels.items():
            lists[form][side, level].append(neighbor)
        lines = []
        for form in sorted(self.first):
            instead = sorted(self.instead[form], key=lambda other: -self.counts[other])
            if form not in told and not instead:
                continue
            row = {"instead": "".join(instead), "isRare": bool(instead) and self.is_rare(form)}
            for side in ("before", "after"):
                row[side] = ["".join(sorted(lists[form][side, level])) for level in (3, 2, 1)]
                if not instead:
                    row[side][2] = ""
            lines.append(f"    {json.dumps(form, ensure_ascii=False)}: {json.dumps(row, ensure_ascii=False)}")
        firsts = ["".join([first] + [form for form in forms if form != first])
                  for first, forms in sorted(self.groups.items())]
        variants = collections.defaultdict(list)
        for variant, form in self.variants.items():
            if form in self.first:
                variants[form].append(variant)
        variants = [form + "".join(sorted(variants[form])) for form in sorted(variants)]
        dump = lambda value: json.dumps(value, ensure_ascii=False)
        return (f'{{\n  "tag": "{tag}",\n  "sources": [\n    ' + ",\n    ".join(map(dump, sources)) + "\n  ],\n"
                + f'  "groups": {dump(firsts)},\n  "variants": {dump(variants)},\n'
                + f'  "excusing": {dump(self.excusing)},\n' + '  "forms": {\n' + ",\n".join(lines) + "\n  }\n}\n")


def traditional(lists):
    variants = {}
    for name in ("TWVariants", "HKVariants"):
        for form, others in lists.rows(name):
            if name == "TWVariants":
                variants[form] = others[0]
            elif others[0] != variants.get(form, form):
                variants.setdefault(others[0], variants.get(form, form))
    for pair in VARIANTS:
        variants[pair[1]] = pair[0]
    for variant in list(variants):
        while variants.get(variants[variant], variants[variant]) != variants[variant]:
            variants[variant] = variants[variants[variant]]
    variants = {variant: form for variant, form in variants.items() if variant != form and len(variant + form) == 2}
    groups = {first: [form for form in forms if ord(form) < 0x10000]
              for first, forms in lists.rows("STCharacters") if len(forms) > 1 and ord(first) < 0x10000}
    words = [word for _, forms in lists.rows("STPhrases") for word in forms] + WORDS
    words += [word for name in ("TWPhrases", "TWVariantsRevPhrases") for _, forms in lists.rows(name) for word in forms]
    return Conversion(groups, variants, EITHER, EITHER_WAY, words, NO_WORDS, NAMES, CANTONESE)


def simplified(lists):
    groups = {pair[0]: list(pair) for pair in SIMPLIFIED}
    words = [word for word, _ in lists.rows("STPhrases")]
    return Conversion(groups, {}, SIMPLIFIED_EITHER, SIMPLIFIED_EITHER_WAY, words, names=SIMPLIFIED_NAMES, trusts_words=False)


def texts(folder, locales):
    """The texts of catalogs, each once, with the package that has it."""
    seen = set()
    for locale in locales:
        for path in sorted(glob.glob(f"{folder}/*/**/{locale}/LC_MESSAGES/*.mo", recursive=True)):
            package = locale + ":" + os.path.relpath(path, folder).split(os.sep)[0]
            try:
                catalog = gettext.GNUTranslations(open(path, "rb"))
            except (OSError, UnicodeDecodeError, ValueError):
                continue
            for key, text in catalog._catalog.items():
                if key and text and (key, text) not in seen:
                    seen.add((key, text))
                    yield package, text


SOURCES = [
    "OpenCC 1.1.6 (Debian’s libopencc-data, Apache License 2.0): which characters Simplified merged, the variants of Taiwan and Hong Kong, and which neighbors a form has in its lists of words.",
    "Gettext catalogs of {count} packages of Debian 12 in {locales}: in how many a form has a neighbor. Only characters and their neighbors are taken, no text.",
    "Made by Locales/forms.py (`make forms CATALOGS=folder`). Do not edit.",
    "groups: forms that are confused; the first stands for all of them where they are neighbors. variants: one form, and other ways to write it. instead: what may be meant, the most frequent first. isRare: it stands for another form a hundred times before it stands for itself. before, after: neighbors that no other form has, and whose every fifth has it; that no other form has; that others have too. excusing: characters of Cantonese; no text with one is judged.",
]


def main(folder, output, lists):
    lists = OpenCC(lists)
    for tag, make, locales in (("zh-Hant", traditional, ["zh_TW", "zh_HK"]), ("zh-Hans", simplified, ["zh_CN"])):
        conversion = make(lists)
        every = list(texts(folder, locales))
        levels = conversion.table(every)
        count = len({package.split(":")[1] for package, _ in every})
        sources = [source.format(count=count, locales=" and ".join(locales)) for source in SOURCES]
        with open(f"{output}/{tag}.forms.json", "w", encoding="utf-8") as file:
            file.write(conversion.json(tag, sources, levels))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else None)
