import type { UnitLanguage } from '../../units/unitWords.ts'
import type { NumberWithUnit } from '../numbersWithUnits.ts'
import {
  findKnownNoun,
  germanDativePlural,
  type NounLanguage,
  singularAndPluralOfAdjective,
} from './foreignNouns.ts'
import {
  findForeignMeasureAfter,
  singularAndPluralOfMeasure,
  unitOfForeignMeasure,
} from './measurePhrases.ts'

/** One thing, or half of one, that a step names by no number, with its article: "das letzte Ei", "l’œuf restant". */
export interface LastPieceMention extends NumberWithUnit {
  phrase: { one: string; many: string }
  nameAt: number
  /** Which of all it is, the second; null of the last and the other. */
  ofAll: number | null
}

/** The word behind the article, as it is written for one and for many. */
interface Thing {
  one: string
  many: string
  manyDative: string
  /** Its measure as an English unit: "tablespoon" of "EL". */
  unit: string | null
  /** Its word, by which the languages are known that have it; of a short form such as "c. à s." none has it. */
  word: string
}

/** The thing that begins at a place of a step; null where it is no noun or measure in the singular that is known. */
function thingAt(step: string, at: number, language: UnitLanguage): Thing | null {
  const measure = findForeignMeasureAfter(step, at)
  if (measure !== null) {
    const { one, many } = singularAndPluralOfMeasure(measure)
    const isOne = one === measure
    const word = firstWord(measure)
    return isOne ? { one, many, manyDative: many, unit: unitOfForeignMeasure(` ${measure}`), word } : null
  }
  const word = firstWord(step.slice(at, at + longestWord))
  const noun = findKnownNoun(word, null) ?? (isNounLanguage(language) ? findKnownNoun(word, language) : null)
  return noun && noun.one === word
    ? { ...noun, manyDative: germanDativePlural(noun.many), unit: null, word }
    : null
}
const longestWord = 40
const firstWord = (text: string) => /^[\p{L}\p{M}-]+/u.exec(text)?.[0] ?? ''

/** "Tomate" is French and Spanish; a word that no language has may be of any. */
function isWordOf(word: string, language: UnitLanguage): boolean {
  const [any, own] = [
    findKnownNoun(word, null),
    isNounLanguage(language) ? findKnownNoun(word, language) : null,
  ]
  return any === null ? !/^cd/i.test(word) || language === 'es' : own !== null || any.language === language
}
const isNounLanguage = (language: UnitLanguage): language is NounLanguage =>
  language === 'de' || language === 'fr' || language === 'es'

type Groups = Record<string, string | undefined>

interface Pattern {
  language: UnitLanguage
  /** Up to the thing; `after`: what may stand behind it. */
  before: RegExp
  after?: RegExp
  /** The words around the number; `lead`: what stands before the article. Null where they are not of one. */
  say: (groups: Groups, thing: Thing, behind: string, lead: string) => LastPieceMention['phrase'] | null
}

const capital = (like: string, text: string) =>
  /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text

const ordinals: Record<string, number> = {
  ...{ erste: 1, zweite: 2, dritte: 3, vierte: 4 },
  ...{ premier: 1, première: 1, deuxième: 2, second: 2, seconde: 2, troisième: 3, quatrième: 4 },
  ...{ primer: 1, primero: 1, primera: 1, segundo: 2, segunda: 2, tercer: 3, tercero: 3, tercera: 3 },
  ...{ الأول: 1, الأولى: 1, الثاني: 2, الثانية: 2, الثالث: 3, الثالثة: 3 },
}

const contracted: Record<string, string> = {
  ...{ zum: 'zu den', zur: 'zu den', vom: 'von den', beim: 'bei den', im: 'in den', am: 'an den' },
  ...{ ins: 'in die', ans: 'an die' },
}
const ofDative = /(?<!\p{L})(?:mit|von|aus|bei|nach|zu|seit|gegenüber) $/iu

const german: Pattern = {
  language: 'de',
  before:
    /(?<![\p{L}\p{M}])(?<article>das|die|der|den|dem|zum|zur|vom|beim|im|am|ins|ans) (?<stem>letzt|restlich|übrig|verbleibend|verbliebe|ander|erst|zweit|dritt|viert)(?<end>e|en|ne|nen) $/iu,
  say({ article = '', stem = '', end = '' }, { one, many, manyDative }, _, lead) {
    const word = article.toLowerCase()
    const isWeak = /en$/.test(end)
    const isAfterDative = ofDative.test(lead)
    const needsEnd = word === 'das' || word === 'die' || word === 'ins' || word === 'ans' ? !isWeak : true
    if (!needsEnd || (word === 'den' && isAfterDative)) return null
    const isDative =
      ['dem', 'zum', 'zur', 'vom', 'beim', 'im', 'am'].includes(word) ||
      (word === 'der' && isWeak && isAfterDative)
    const isGenitive = word === 'der' && isWeak && !isDative
    const articles = contracted[word] ?? (isDative ? 'den' : isGenitive ? 'der' : 'die')
    const adjective = ordinals[`${stem.toLowerCase()}e`]
      ? 'anderen'
      : `${stem}${end.startsWith('n') ? 'nen' : 'en'}`
    return {
      one: `${article} ${stem}${end} # ${one}`,
      many: `${capital(article, articles)} ${adjective} # ${isDative ? manyDative : many}`,
    }
  },
}

const pluralOf: Record<string, string> = {
  ...{ le: 'les', la: 'les', 'l’': 'les', "l'": 'les', du: 'des', au: 'aux' },
  ...{ 'de la': 'des', 'à la': 'aux', 'de l’': 'des', "de l'": 'des', 'à l’': 'aux', "à l'": 'aux' },
  ...{ el: 'los', al: 'a los', del: 'de los' },
}
const frenchArticle = "(?<article>(?:de |à )?l[’']|(?:(?:de |à )?la|le|du|au) )"
const frenchAdjectives = `(?<word>derni(?:er|ère)|autre|premi(?:er|ère)|deuxième|seconde?|troisième|quatrième) `

const french: Pattern = {
  language: 'fr',
  before: new RegExp(`(?<![\\p{L}\\p{M}])${frenchArticle}${frenchAdjectives}$`, 'iu'),
  say({ article = '', word = '' }, { one, many }) {
    const articles = capital(article, pluralOf[article.trim().toLowerCase()]!)
    const adjective = ordinals[word.toLowerCase()] ? 'autres' : `${word}s`
    return { one: `${article}${word} # ${one}`, many: `${articles} # ${adjective} ${many}` }
  },
}

const frenchRest: Pattern = {
  language: 'fr',
  before: new RegExp(`(?<![\\p{L}\\p{M}])${frenchArticle}$`, 'iu'),
  after: /^ (?:restante?|qui reste)(?![\p{L}\p{M}])/iu,
  say({ article = '' }, { one, many }, behind) {
    const articles = capital(article, pluralOf[article.trim().toLowerCase()]!)
    const isFeminine = /e$/.test(behind.trim())
    const full = article.replace(/l[’']$/i, (elided) => `${elided[0]}${isFeminine ? 'a' : 'e'} `)
    const behindMany = / qui reste/i.test(behind) ? ' qui restent' : `${behind}s`
    return { one: `${full}# ${one}${behind}`, many: `${articles} # ${many}${behindMany}` }
  },
}

const spanishArticle = '(?<article>el|la|al|del) '
const articlesOf = (article: string) =>
  capital(article, article.toLowerCase() === 'la' ? 'las' : pluralOf[article.toLowerCase()]!)

const spanish: Pattern = {
  language: 'es',
  before: new RegExp(
    `(?<![\\p{L}\\p{M}])${spanishArticle}(?<word>últim[oa]|otr[oa]|segund[oa]|primer[oa]?|tercer[oa]?) $`,
    'iu',
  ),
  say({ article = '', word = '' }, { one, many }) {
    const ending = /a$/.test(word) ? 'as' : 'os'
    const adjective = ordinals[word.toLowerCase()] ? `otr${ending}` : `${word}s`
    return { one: `${article} ${word} # ${one}`, many: `${articlesOf(article)} ${adjective} # ${many}` }
  },
}

const spanishRest: Pattern = {
  language: 'es',
  before: new RegExp(`(?<![\\p{L}\\p{M}])${spanishArticle}$`, 'iu'),
  after: /^ (?:restante|sobrante|que queda|que sobra)(?![\p{L}\p{M}])/iu,
  say({ article = '' }, { one, many }, behind) {
    const behindMany = / que /i.test(behind) ? `${behind}n` : `${behind}s`
    return { one: `${article} # ${one}${behind}`, many: `${articlesOf(article)} # ${many}${behindMany}` }
  },
}

/** A number of Arabic has its article: "الـ3 أكواب الباقية". */
const arabic: Pattern = {
  language: 'ar',
  before: /(?<![\p{L}\p{M}])(?<lead>[وفب]?)ال$/u,
  after:
    /^ (?<word>الأخيرة?|الباقية?|المتبقية?|الأول|الأولى|الثانية?|الثالثة?|الآخر|الأخرى)(?![\p{L}\p{M}])/u,
  say(_, { one, many }, behind) {
    const word = behind.trim()
    const isFew = word.endsWith('ة') || word === 'الأخرى'
    const adjective = ordinals[word] || word === 'الآخر' ? 'الأخرى' : isFew ? word : `${word}ة`
    return { one: `الـ# ${one} ${ordinals[word] ? 'الأخرى' : word}`, many: `الـ# ${many} ${adjective}` }
  },
}

const manyInHindi: Record<string, string> = { बचा: 'बचे', 'बचा हुआ': 'बचे हुए', दूसरा: 'दूसरे' }

const hindi: Pattern = {
  language: 'hi',
  before: /(?<![\p{L}\p{M}])(?<word>आख(?:़)?िरी|आख़िरी|अंतिम|बा(?:की|क़ी|क़ी)|शेष|बचा(?: हुआ)?|दूसरा) $/u,
  say({ word = '' }, { one, many }) {
    return { one: `${word} # ${one}`, many: `${manyInHindi[word] ?? word} # ${many}` }
  },
}

const patterns: readonly Pattern[] = [german, french, frenchRest, spanish, spanishRest, arabic, hindi]
/** Where a thing may begin: behind a space, an apostrophe or an Arabic article. */
const wordStart = /(?<=[ ’']|(?<![\p{L}\p{M}])[وفب]?ال)[\p{L}]/gu
const mayHold =
  /letzt|restlich|übrig|verblie?b|ander|erst|zweit|dritt|viert|derni|autre|premi|deuxi|second|trois|quatri|restant|qui reste|últim|otr[oa]|segund|primer|tercer|sobrante|que (?:queda|sobra)|ال|िरी|अंतिम|बा(?:की|क)|शेष|बचा|दूसरा/iu
const farthestBefore = 40
/** "Die andere halbe Tasse", "l’autre demi-tasse". */
const halfBefore = /^(?:halbe[mnrs]? |demie?[- ]|medi[ao] |आध[ाी] )/iu

/** The most single things that are read in a step; recipes name one or two. */
const maxPieces = 20
/** Pieces by step: the lines that are gone through one by one and the numbers of a step each need those of the same step. */
const known = new Map<string, readonly LastPieceMention[]>()
const maxKnown = 200

/** The single things that a step names with "last", "other" or "remaining" in languages other than English, in its order. */
export function findLastPieces(step: string): readonly LastPieceMention[] {
  const kept = known.get(step)
  if (kept) return kept
  const starts = mayHold.test(step) ? step.matchAll(wordStart) : []
  const pieces: LastPieceMention[] = []
  for (const { index } of starts) {
    const piece = pieces.length < maxPieces ? pieceAt(step, index) : null
    if (piece) pieces.push(piece)
  }
  if (known.size >= maxKnown) known.clear()
  known.set(step, pieces)
  return pieces
}

function pieceAt(step: string, at: number): LastPieceMention | null {
  const lead = step.slice(Math.max(0, at - farthestBefore), at)
  for (const { language, before, after, say } of patterns) {
    const found = before.exec(lead)
    const half = found ? (halfBefore.exec(step.slice(at, at + longestWord))?.[0].length ?? 0) : 0
    const thing = found && thingAt(step, at + half, language)
    if (!thing || !isWordOf(thing.word, language)) continue
    const named = at + half + thing.one.length
    const adjective = after ? null : adjectiveAt(step, named, language)
    const end = named + (adjective?.one.length ?? 0)
    const behind = after?.exec(step.slice(end, end + farthestBefore))?.[0] ?? ''
    if (after && behind === '') continue
    const groups = { ...found.groups, ...after?.exec(behind)?.groups }
    const start = at - found[0].length + (groups.lead?.length ?? 0)
    const said = say(groups, thing, behind, step.slice(Math.max(0, start - farthestBefore), start))
    if (!said) continue
    const phrase = adjective ? { one: said.one + adjective.one, many: said.many + adjective.many } : said
    const word = (groups.word ?? `${groups.stem ?? ''}e`).toLowerCase()
    const isMeasure = thing.unit !== null
    const place = { start, end: end + behind.length }
    const count = half > 0 ? 1 / 2 : 1
    return {
      ...{ ...place, low: count, high: count, unit: null, isMeasure: false, phrase },
      nameAt: isMeasure ? place.end : at + half,
      ofAll: half > 0 ? null : (ordinals[word] ?? null),
      ...(isMeasure && { as: thing.unit! }),
    }
  }
  return null
}

/** "Entière" of "l’autre boîte entière", with the space before it. */
function adjectiveAt(step: string, at: number, language: UnitLanguage) {
  if (language !== 'fr' && language !== 'es') return null
  const word = adjectiveBehind.exec(step.slice(at, at + longestWord))?.[1]
  const forms = word === undefined ? null : singularAndPluralOfAdjective(word, language)
  return forms && { one: ` ${forms.one}`, many: ` ${forms.many}` }
}
const adjectiveBehind =
  /^ (enti(?:er|ère)|enter[oa]|\p{L}{2,}(?:ée?|ad[oa]|id[oa]))(?=$|[.,;:!?)]| (?:et|y|dans|en|avec|con|sur|sobre|à|a) )/u

/** Stands for the noun where none is written. */
const noNoun = { one: '-', many: '--', manyDative: '--', unit: null, word: '' }

/**
 * The words of one thing without a noun, "die andere", which end at a place of a step, for one and for many with the number:
 * "die anderen #". Null where they cannot be written for many.
 */
export function unnamedPieceInSingularAndPlural(
  step: string,
  end: number,
  language: UnitLanguage,
): LastPieceMention['phrase'] | null {
  const lead = `${step.slice(Math.max(0, end - farthestBefore), end)} `
  const pattern = patterns.find((each) => each.language === language && !each.after)
  const found = pattern?.before.exec(lead)
  const phrase = found && pattern!.say({ ...found.groups }, noNoun, '', lead.slice(0, found.index))
  const withoutNoun = (text: string) => text.replace(/ -+$/, '')
  return phrase ? { one: withoutNoun(phrase.one), many: withoutNoun(phrase.many) } : null
}
