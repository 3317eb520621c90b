extension RuleWords {
  /// What a list is for. Where nothing else is said, it has whole words or phrases in small letters, which meet texts
  /// in any case. Signs and particles beside a word, and characters, stand as texts write them.
  package enum List: Int, Sendable, CaseIterable {
    /// What joins two of a kind: and, or.
    case joiners
    /// Who does something that is not the reader, at the start of a sentence: we, they.
    case otherDoers
    /// What makes a statement of ours a request: recommend, need.
    case askingWords
    /// How a request ends: 세요, ください.
    case requestEndings
    /// How a sentence ends that says what is done now or later: します, 됩니다.
    case presentEndings
    /// What opens a clause that says when, or on what condition: when, if.
    case asideOpeners
    /// What shows, if only by its letters, that a condition, a time or a reason is said: 면, 如, 時.
    case conditionMarks
    /// What any translation of a condition leaves of it, if only its letters: 면, 경우, 도록.
    case conditionTraces
    /// What any translation of “until” leaves of it: 까지, 전에.
    case untilTraces
    /// What opens an exception: except, excluding. What any translation of it leaves of it: 제외, 외.
    case exceptionOpeners, exceptionTraces
    /// What any verb of the past leaves in a sentence: 었, 됨.
    case pastTraces
    /// What any translation of “without” leaves of it: 없, 무.
    case withoutTraces
    /// What shows, if only by its letters, that something makes no difference: 도, 也.
    case concessionMarks
    /// What shows, if only by its letters, that something was selected: 선택, 选.
    case selectionMarks
    /// What shows, if only by its letters, that something is possible and not certain: 수도, 可能.
    case doubtMarks
    /// What opens a clause that only describes something: that, which.
    case describingOpeners
    /// What shows, if only by its letters, that two of a kind are joined: 와, 和, 、.
    case joinMarks
    /// Words and endings after which a sentence goes on: 를, 하여, 和. Words that only end so: 오후. Nouns that end a
    /// sentence as a verb does, and their endings: 필요, 함.
    case goingOn, goingOnLookalikes, predicateNouns
    /// Endings of words that nobody says twice in a row but by a slip, and whole words of Chinese: 를, 하면, 的.
    case slipEndings
    /// What joins what is denied: and, or, nor.
    case denialJoiners
    /// What a sentence goes on with to a second verb: and, then.
    case verbJoiners
    /// Verbs that switch a thing, and the particles behind it that say which way: turn; on; off.
    case switchVerbs, onParticles, offParticles
    /// What stands before a verb that is no noun: to, please.
    case verbOpeners
    /// What opens a clause that denies for itself: because, but.
    case clauseJoiners
    /// What opens a clause besides subordinators: to, which.
    case clauseOpeners
    /// What opens a condition or a reason behind “only”: if, because.
    case conditionOpeners
    /// What follows one that says nothing more: if *necessary*. What stands before one that sets none: *see* if.
    case bareConditions, whetherOpeners
    /// Where something starts: from.
    case fromWords
    /// Where it ends, and what joins a verb to another: to.
    case toWords
    /// What counts by twelve: dozen.
    case dozenWords
    /// Figures that say no number, as they are written: 24/7.
    case figuresOfSpeech
    /// What plans are called behind the name of an app: Plus, Pro.
    case planWords
    /// What says that the word behind it is to be typed or said: type, called.
    case typingWords
    /// What technical copy keeps: token. What is always translated: file. What programs have names for: variable.
    case tradeWords, everydayWords, codeNouns
    /// What streets, and parts of buildings, are called in an address: Road, Suite.
    case streetWords
    /// What only says when something else has not happened yet: before.
    case beforeWords
    /// Beginnings of verbs with which “from” denies: protect, prevent.
    case keepingVerbs
    /// What says “not” of a thing that is left out: without.
    case withoutWords
    /// What denies all of a sentence when it comes first: no.
    case noWords
    /// Beginnings that make a negative of a word: un, dis.
    case negativePrefixes
    /// Beginnings of words that only seem to have one, or a syllable that denies: displa, 비상.
    case negativeLookalikes
    /// Beginnings of words that deny, whatever follows: 무, 미.
    case negativeSyllables
    /// Characters one of which every negation has: 않, 不.
    case negationSigns
    /// What leaves people a choice: allow, want.
    case choiceWords
    /// What names some of many: such, including. What only alarms at the start of a title, and only asks again there.
    case exampleWords, alarms, doubledQuestions
    /// What bounds something as “only” does: just, least.
    case limitWords
    /// That and nothing else: only.
    case onlyWords
    /// What says only before a negation: しか.
    case deniedOnlyWords
    /// What follows a number that it calls the only one: 만.
    case onlyParticles
    /// What stands before “only” where it bounds what can be done: 에서, 와.
    case particlesBeforeOnly
    /// What stands behind it there, and behind a negation: 能, 可.
    case modalsBehindOnly

    /// Whichever: any, each.
    case anyWords
    /// Every one or every part: all, whole. What follows “all” in phrases that say something else: all *around*.
    case wholeWords, allPhrases
    /// All of one thing: entire, whole.
    case undividedWords
    /// What points at one thing: this, it.
    case pointingWords
    /// The number that may be an article: one.
    case oneWords
    /// What makes at least one of it: or more.
    case orMoreWords
    /// Articles that count: a, an.
    case countingArticles
    /// What counts without a number: several, 몇, 數.
    case vagueCounts
    /// What says that a number is below zero: 負, 零下. Letters behind a number, each with the unit of time: m minute.
    case minusWords, shortTimes
    /// What adds a half to what is counted before it: and a half, 반. What halves the unit behind it: half, 半.
    case addedHalves, halves
    /// Number words that count days by themselves: 이틀.
    case countedDays
    /// What counts how often something happens: twice, 次, 번. What counts things: 个, 개.
    case timesCounters, thingCounters
    /// What a participle follows that says what was done: has, we've.
    case perfectAuxiliaries
    /// Forms in -ing of what lasts once it was done: following.
    case lastingGerunds
    /// What joins two things by force: both.
    case pairWords
    /// What has two ends: between, range.
    case rangeWords
    /// What stands before an amount of time after which something will be: in.
    case futureWords

    /// What supposes in a question: maybe. What opens one that only tells something: did you know.
    case guesses, tellingQuestions
    /// What makes a statement possible and not certain: may, might.
    case doubtWords
    /// What denies behind such a word: not.
    case deniedWords
    /// What opens a question about how things are: is, have.
    case stateQuestionOpeners
    /// What opens a question that has more answers than yes and no: how, which.
    case choiceQuestionOpeners
    /// What joins a thing and what it is: is, becomes.
    case linkingVerbs
    /// Beginnings of words for waiting: wait.
    case waitingVerbs
    /// What asks the reader to leave things as they are: keep, stay.
    case keepingWords
    /// What stands before an amount of time that something lasts: for.
    case durationWords

    /// What says for ever, and before a noun something else: for good.
    case finalAdverbs
    /// What says so of a deed, and of a thing only which: permanent.
    case finalAdjectives

    /// What says more or less without an ending: less, worse.
    case comparatives
    /// What does so far before what it is held against: more.
    case distantComparatives
    /// What makes less of the quality behind it: less.
    case lessWords
    /// What makes more of the quality behind it: 更, 더.
    case moreMarks
    /// Endings of comparatives: er.
    case comparativeEndings
    /// Endings of comparatives with the word behind them: er than.
    case comparisonEndings
    /// What something is held against that is nothing of its own: usual.
    case bareStandards
    /// What tells a place in a row, and no amount: first, 第.
    case ordinals
    /// Endings of words for a time that the other time follows: 于.
    case timeComparisonEndings
    /// What shows, if only by its letters, up to when something holds: 까지, 前, 直到.
    case limitMarks

    /// Endings of participles, in small letters only where capitals may be a name: ed.
    case participleEndings
    /// How a form of a verb ends that is no participle: -s, -ing.
    case verbFormEndings
    /// Endings of forms that are verb and noun: ing. Those of the name of a deed: ation.
    case gerundEndings, deedNameEndings
    /// Endings of verbs behind their subject, in small letters: s, ed.
    case verbEndings
    /// Endings of nouns for several: s.
    case pluralEndings
    /// What only ends so: this.
    case verbLookalikes
    /// Nouns that their verb makes when it is written as one word: login, setup.
    case joinedVerbs
    /// What opens a noun phrase: a, your.
    case nounPhraseOpeners
    /// What opens a request, and no phrase: please, try, 请.
    case requestOpeners
    /// What opens the place of a thing, in small letters: in, from.
    case placePrepositions
    /// What places of choices are called, in small letters; in Korean with anything behind it: menu, 설정.
    case placeNames
    /// What stands between a place and what is chosen there: 에서, 中.
    case placeMarks
    /// Words for what letters tell apart: vitamin, plan.
    case letteredNouns
    /// Labels that are a verb and something else, as they are written: Open.
    case ambiguousLabels
    /// What stands between a part and its whole: of.
    case shareWords
    /// What stands between a whole and its part: 중, 中.
    case shareMarks

    /// Pronouns for the reader: you.
    case readerPronouns
    /// Pronouns for those who wrote the copy: we.
    case writerPronouns
    /// Pronouns for those of whom the copy has spoken: they.
    case othersPronouns
    /// The reader's own: your. What shows that something comes to the reader: you, via.
    case readerPossessives, recipientWords
    /// What the reader's deed follows, or is done for on a button: you, you've, me.
    case readerSubjects
    /// Who does something to others: friend, admin.
    case people
    /// What stands between who does something and the verb: has, wants, to.
    case auxiliaries
    /// Those that make a verb a passive: was.
    case passiveAuxiliaries
    /// What names the doer behind a passive: by.
    case agentWords
    /// What makes another one join in: 与.
    case companionWords
    /// What comes before what something becomes: 为.
    case resultWords

    /// Endings of a question in a sentence: 는지.
    case whetherEndings
    /// Endings that say what something is done for: 도록.
    case purposeEndings
    /// What says so before what is done: 使.
    case causatives
    /// Endings of verbs that describe a thing: 은, 할.
    case attributiveEndings
    /// What stands between what describes or owns a thing and the thing: 的.
    case attributiveMarks
    /// What stands behind a noun or the stem of a verb that its subject does: 했, 습니다.
    case activeEndings
    /// What ends a state, if only by its letters: 떼, 离开.
    case leavingVerbs
    /// What stands right before a name or pronoun that gets something: 给, 向.
    case receiverWords
    /// What turns a sentence round so that the subject may be done to, wherever it stands: 被, 让.
    case turningWords
    /// What a sentence has that names what is done to before the verb: 将, 把.
    case objectOpeners
    /// Behind which a single letter may stand for a number: の in のn乗; as they are written.
    case variableParticles
    /// What stands behind the name of who does something, with the space that ends it: 이, 께서.
    case subjectParticles
    /// What stands behind the name of who it is done to, with the space that ends it: 을, 에게.
    case objectParticles
    /// What stands behind the name of whose something is, or with whom it is done, with the space that ends it: 의, 와.
    case sharingParticles
    /// Endings of what a sentence is about: 은, 가.
    case topicParticles
    /// Particles that go by the sound before them, both forms in one: 을(를), (으)로.
    case soundParticles
    /// Those that are nothing else behind any syllable but in some words: 를.
    case sureParticles
    /// Those that only a noun before them shows to be particles: 은.
    case particlesBehindNouns
    /// Words and ends of words that look as if they had a particle of the other form: 마을, 지을.
    case particleLookalikes
    /// Particles that are nothing else where a space ends them and are written on to the word before, longer ones first: 을(를), 에서.
    case joinedParticles
    /// What is said to a name, before its particle: 님. Pieces of words that labels share whatever they say: 하기.
    case honorifics, emptyPieces

    /// The language of the locale by its name among things: korean.
    case ownLanguage
    /// The language as its own texts call it, whose kinds they show in their own script: 中文.
    case languageNames
    /// What people write into copy that they mean to finish, be it in another language, as it is written: TODO, 번역 필요. Programs that are started by their names: git.
    case remarks, programs
    /// Beginnings of words for translating: translat.
    case translatingWords

    /// Their names in the locale's file, by number.
    package static let names = allCases.map { "\($0)" }
  }
}
