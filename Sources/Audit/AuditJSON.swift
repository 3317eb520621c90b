import CopyModel
import Copydesk
import JSONText
import Reports

extension AuditReport {
  /// The verdict, the languages and the findings, for programs.
  package var json: [UInt8] {
    var json = JSONWriter(indent: 2)
    json.object { json in
      json.member("verdict", passes ? "pass" : "fail")
      json.member("title", title)
      json.member("date", date)
      json.member("version", report.version)
      json.name("conditions")
      json.array(conditions) { json, condition in
        json.object { json in
          json.name("met")
          json.bool(condition.isMet)
          json.member("text", condition.text)
        }
      }
      if facts.tally.hasEarlier {
        json.name("removed")
        write(facts.tally.removed, to: &json)
      }
      json.name("locales")
      json.array(locales) { write($1, to: &$0) }
      json.name("findings")
      json.array(Array(zip(report.findings, fingerprints))) {
        FindingJSON.write($1.0, fingerprint: $1.1, to: &$0)
      }
    }
    json.endLine()
    return json.bytes
  }

  private func write(_ amount: CopyTally.Amount, to json: inout JSONWriter) {
    json.object { json in
      json.name("strings")
      json.integer(amount.strings)
      json.name("words")
      json.integer(amount.source.words)
    }
  }

  private func write(_ locale: Locale, to json: inout JSONWriter) {
    json.object { json in
      json.member("locale", locale.tag.identifier)
      json.name("coverage")
      json.decimal(locale.coverage, places: 2)
      json.name("score")
      if let value = locale.score.value { json.decimal(value, places: 2) } else { json.null() }
      json.name("strings")
      json.object { json in
        for status in CopyTally.Status.allCases {
          json.name(status.rawValue)
          json.integer(locale.counts.amount(status).strings)
        }
        json.name("untranslated")
        json.integer(locale.untranslated)
      }
      json.name("findings")
      json.object { json in
        for severity in Severity.allCases.reversed() {
          json.name(severity.rawValue + "s")
          json.integer(locale.findings[severity] ?? 0)
        }
      }
      if facts.tally.hasEarlier {
        json.name("since")
        json.object { json in
          for (name, amount) in locale.counts.since {
            json.name(name)
            write(amount, to: &json)
          }
        }
      }
      json.name("words")
      json.object { json in
        for (name, number) in locale.words {
          json.name(name)
          json.integer(number)
        }
      }
    }
  }
}

extension AuditReport.Locale {
  /// How much copy there is, by the names of GMX-V 2.0: of the sources in a translation's language, and of its own texts.
  package var words: [(name: String, number: Int)] {
    let own = counts.own
    var words = [
      ("TranslatedTotalWordCount", own.gmxWords(in: tag)), ("UnicodeWordCount", own.words),
      ("TotalCharacterCount", own.characters), ("PunctuationCharacterCount", own.punctuation),
      ("WhiteSpaceCharacterCount", own.whiteSpace),
      ("OverallCharacterCount", own.characters + own.punctuation + own.whiteSpace),
      ("TextUnitCount", isSource ? counts.ownStrings : counts.strings),
      ("NumericOnlyTextUnitCount", counts.numericStrings),
    ]
    if !isSource {
      words += [
        ("TotalWordCount", counts.source.words),
        ("ProtectedWordCount", counts.amount(.protected).source.words),
        ("ExactMatchedWordCount", counts.amount(.translated).source.words),
        ("LeveragedMatchedWordCount", reuse.leveraged.words),
        ("RepetitionMatchedWordCount", reuse.repetition.words),
        ("FuzzyMatchedWordCount", reuse.fuzzyWords),
      ]
    }
    return words
  }
}
