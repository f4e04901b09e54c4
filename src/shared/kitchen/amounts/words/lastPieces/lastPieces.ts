import type { UnitLanguage } from '../../../units/unitWords.ts'
import type { NumberWithUnit } from '../../numbersWithUnits.ts'
import {
  findKnownNoun,
  germanDativePlural,
  type NounLanguage,
  singularAndPluralOfAdjective,
} from '../foreignNouns.ts'
import {
  findForeignMeasureAfter,
  singularAndPluralOfMeasure,
  unitOfForeignMeasure,
} from '../measurePhrases.ts'
import { ordinals, patterns } from './lastPiecePatterns.ts'

/** One thing, or half of one, that a step names by no number, with its article: "das letzte Ei", "l’œuf restant". */
export interface LastPieceMention extends NumberWithUnit {
  phrase: { one: string; many: string }
  nameAt: number
  /** Which of all it is, the second; null of the last and the other. */
  ofAll: number | null
}

/** The word behind the article, as it is written for one and for many. */
export interface Thing {
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
