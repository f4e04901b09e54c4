import { placesOf, tokensOf } from './foodStates.ts'
import { knownTokens, sentencesOf } from './harmDoubts.ts'
import { plainWords } from './languages/plainWords.ts'
import type { WishPart } from './limitsOf.ts'
import { hasLooseNegation, negations } from './personDoubts.ts'
import type { WishToken } from './wishTokens.ts'
import { isWithin, type Mark, type Stretch, stretchesOf } from './wordMarks.ts'

/** Letters of a word that may say something against a food. */
const minLength = 3

/** Words that are known, whatever they say. */
const knownMarks: readonly Mark[] = [
  ...([
    'harm',
    'noHarm',
    'subjects',
    'objects',
    'kin',
    'owners',
    'bodies',
    'gives',
    'acts',
    'whens',
    'after',
  ] as const),
  ...(['causes', 'welcome', 'tolerates', 'badly', 'may', 'plain'] as const),
]

/** Words by which a wish speaks of somebody. */
const personMarks: readonly Mark[] = ['subjects', 'objects', 'kin', 'bodies', 'selves']

/** What may be denied and is no food: "not the frozen kind", "no kids tonight". */
const deniedMarks: readonly Mark[] = ['plain', 'kin', 'ofDishes', 'welcome']

/** Signs after which another thought begins. */
const separators: readonly WishToken['gap'][] = ['comma', 'bracket', 'colon', 'dash', 'equals', 'end']

/** Words from "for" to who somebody is at most: "for a very strict adventist". */
const maxToGuest = 4

/**
 * Asks about each clause that may hold a limit nobody has thought of. Every word of a wish is known, or the clause is asked about where
 * it speaks of somebody, is for somebody, or names no food beside others that do; so is one with a negation of nothing that is known.
 */
export function doubtUnexplained(tokens: readonly WishToken[], parts: readonly WishPart[]): void {
  const whole = parts.filter(({ offset }) => offset === 0)
  const sizes = whole.map((part) => knownTokens(part, []).size)
  const best = whole.filter((_, index) => sizes[index] === Math.max(...sizes))
  const part = best.find(({ language }) => plainWords[language.id] !== undefined)
  if (!part) return
  const marked = (marks: readonly Mark[]) =>
    whole.flatMap(({ language }) => marks.flatMap((mark) => stretchesOf(mark, tokens, 0, language)))
  const unknown = unknownPlaces(tokens, parts)
  const people = unknown.length > 0 ? marked(personMarks) : []
  const gives = unknown.length > 0 ? marked(['gives']) : []
  const foods = tokensOf(whole, ({ items }) =>
    items.flatMap(({ food }, index) => (food === null ? [] : [index])),
  )
  const clauses = clausesOf(tokens)
  for (const sentence of sentencesOf(tokens, 0)) {
    const isOfSomebody = people.some((each) => overlaps(each, sentence))
    for (const clause of clauses.filter((each) => overlaps(each, sentence))) {
      const there = unknown.filter((at) => at >= clause.from && at < clause.to)
      const isBeside = clauses.length > 1 && !placesOf(clause).some((at) => foods.has(at))
      const isForSomebody = gives.some(({ to }) => there.some((at) => at >= to && at < to + maxToGuest))
      if (there.length > 0 && (isOfSomebody || isBeside || isForSomebody))
        askOpenly(parts, part, clause, clause)
      else if (best.some((each) => deniesUnknown(each, clause, marked)))
        askOpenly(parts, part, clause, sentence)
    }
  }
}

const overlaps = (a: Stretch, b: Stretch) => a.from < b.to && a.to > b.from

/** Tokens that no language of the wish knows. */
function unknownPlaces(tokens: readonly WishToken[], parts: readonly WishPart[]): number[] {
  const read = tokensOf(parts, ({ items }) =>
    items.flatMap(({ role, food }, index) => (role === 'unknown' && food === null ? [] : [index])),
  )
  const marked = new Set(
    parts.flatMap(({ language, offset }) =>
      knownMarks.flatMap((mark) => stretchesOf(mark, tokens, offset, language).flatMap(placesOf)),
    ),
  )
  return tokens.flatMap(({ word }, at) =>
    read.has(at) || marked.has(at) || word.length < minLength || !/\D/.test(word) ? [] : [at],
  )
}

/** Whether a clause denies something that is neither a food nor known to be none: "nothing with a face". */
function deniesUnknown(
  part: WishPart,
  clause: Stretch,
  marked: (marks: readonly Mark[]) => readonly Stretch[],
): boolean {
  if (!hasLooseNegation(part, clause)) return false
  const { items } = part.reading
  const plain = marked(deniedMarks)
  return items.some(({ role, from, to }, index) => {
    const at = { from: from + part.offset, to: to + part.offset }
    if (!negations.includes(role) || !isWithin(at, clause)) return false
    const isOfCondition = items.slice(index, index + 3).some(({ condition }) => condition !== null)
    const isPlain = plain.some((each) => isWithin(at, each) || (each.from >= at.to && isWithin(each, clause)))
    return !isOfCondition && !isPlain
  })
}

function clausesOf(tokens: readonly WishToken[]): Stretch[] {
  const clauses: Stretch[] = []
  for (const [at, { gap }] of tokens.entries())
    if (at === 0 || separators.includes(gap)) clauses.push({ from: at, to: at + 1 })
    else clauses.at(-1)!.to = at + 1
  return clauses
}

/** Asks what a clause leaves out, unless something around it leaves something out or is asked about already. */
function askOpenly(parts: readonly WishPart[], part: WishPart, clause: Stretch, around: Stretch): void {
  const isRead = tokensOf(parts, ({ unwanted, excluding, conditions, doubts }) => [
    ...unwanted.keys(),
    ...excluding,
    ...conditions.map(({ at }) => at),
    ...doubts.flatMap(({ first, last }) => placesOf({ from: first, to: last + 1 })),
  ])
  if (placesOf(around).some((at) => isRead.has(at))) return
  const { items, doubts } = part.reading
  const first = items.findIndex((item) => item.to > clause.from)
  const last = items.findLastIndex((item) => item.from < clause.to)
  doubts.push({ first, last, foods: [], about: [first], isAllergy: false, isCertain: true })
}
