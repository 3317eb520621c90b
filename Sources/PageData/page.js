(function () {
  "use strict";
  const data = JSON.parse(document.getElementById("data").textContent);
  const byId = (id) => document.getElementById(id);
  const filters = ["locale", "severity", "rule", "role", "state"];
  const list = byId("list");
  const step = 200;
  let shown = [];
  let drawn = 0;

  function element(name, text, classes) {
    const node = document.createElement(name);
    if (text !== undefined) node.textContent = text;
    if (classes) node.className = classes;
    return node;
  }

  // What is flagged in a text: UTF-16 units, as the strings of this language count.
  function marked(text, span, lang) {
    const node = element("dd");
    node.lang = lang;
    node.dir = "auto";
    if (!span || span[0] >= span[1] || span[1] > text.length) {
      node.textContent = text;
      return node;
    }
    node.append(text.slice(0, span[0]), element("mark", text.slice(span[0], span[1])), text.slice(span[1]));
    return node;
  }

  // The name of a rule, which leads to why it is there.
  function link(rule) {
    const node = element("a");
    node.href = "#rule-" + rule;
    node.append(element("code", rule));
    return node;
  }

  function item(finding) {
    const node = element("li");
    const head = element("div", undefined, "head");
    head.append(element("span", finding.severity, "sev " + finding.severity));
    head.append(link(finding.rule));
    for (const word of [finding.locale, finding.role, finding.alert, finding.state]) {
      if (word) head.append(element("span", word));
    }
    if (finding.key) head.append(element("code", finding.key));
    node.append(head, element("p", finding.message, "what"));
    const texts = element("dl", undefined, "texts");
    if (finding.source !== undefined) {
      texts.append(element("dt", data.source), marked(finding.source, finding.sourceSpan, data.source));
    }
    if (finding.target !== undefined) {
      texts.append(element("dt", finding.locale || ""), marked(finding.target, finding.targetSpan, finding.locale || ""));
    }
    if (finding.fix !== undefined) texts.append(element("dt", "Suggestion"), element("dd", finding.fix));
    node.append(texts);
    const places = element("div", undefined, "places");
    finding.places.slice(0, 3).forEach((place) => places.append(element("code", place), " "));
    if (finding.places.length > 3) places.append("and " + (finding.places.length - 3) + " more");
    node.append(places);
    const rule = data.rules[finding.rule];
    if (rule) {
      const details = element("details");
      details.append(element("summary", "Why"), element("p", rule[0]), element("p", rule[1]));
      node.append(details);
    }
    return node;
  }

  function more(count) {
    const end = Math.min(shown.length, drawn + count);
    const part = document.createDocumentFragment();
    for (; drawn < end; drawn += 1) part.append(item(shown[drawn]));
    list.append(part);
    byId("more").hidden = drawn >= shown.length;
  }

  function refresh() {
    const wanted = {};
    for (const name of filters) wanted[name] = byId("f-" + name).value;
    const words = byId("f-search").value.toLowerCase();
    shown = data.findings.filter(function (finding) {
      for (const name of filters) {
        if (wanted[name] && (finding[name] || "") !== wanted[name]) return false;
      }
      if (!words) return true;
      return [finding.message, finding.key, finding.source, finding.target, finding.rule, finding.places.join(" ")]
        .some((text) => text && text.toLowerCase().includes(words));
    });
    list.replaceChildren();
    drawn = 0;
    byId("f-count").textContent = shown.length + " of " + data.findings.length;
    more(step);
    document.querySelectorAll("figure[data-locale]").forEach(function (figure) {
      const locale = figure.dataset.locale;
      figure.hidden = Boolean(wanted.locale) && locale !== wanted.locale && locale !== data.source;
    });
  }

  function fill(name, values) {
    const select = byId("f-" + name);
    [...new Set(values)].filter(Boolean).sort().forEach((value) => select.append(element("option", value)));
  }

  fill("locale", data.findings.map((finding) => finding.locale).concat(data.locales));
  fill("rule", data.findings.map((finding) => finding.rule));
  fill("role", data.findings.map((finding) => finding.role));
  for (const name of filters) byId("f-" + name).addEventListener("change", refresh);
  byId("f-search").addEventListener("input", refresh);
  byId("more").addEventListener("click", () => more(step));
  window.addEventListener("beforeprint", () => more(shown.length));
  refresh();
})();
