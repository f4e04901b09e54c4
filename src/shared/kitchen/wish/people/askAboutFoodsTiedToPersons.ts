import {
  addQuestionAboutFoods,
  sentenceRangesFrom,
  tokensKnownInLanguage,
} from '../allergies/askAboutFoodsBesideHarm.ts'
import {
  addPersonPrepositions,
  findPersonPrepositions,
  isComplaintAboutFood,
  type PersonWithPreposition,
  type PersonWordsWithPrepositions,
} from '../allergies/complaints.ts'
import {
  type FoodsByPlaceInWish,
  type FoodWithState,
  indexFoodsByPlace,
  tokenPlacesInRange,
} from '../foods/foodsWithState.ts'
import { indexItemsByToken } from '../indexItemsByToken.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import type { WishToken } from '../wishTokens.ts'
import { findWordsOfKind, isTokenRangeWithin, type MarkedWordKind, type TokenRange } from '../wordMarks.ts'
import { follows, hasLooseNegation, isOnlyFoods, negationRoles } from './looseNegations.ts'
import { findPersonFoodEntries, tokensThatMayBeNames } from './personEntries.ts'

/** Letters of a word that may say something against a food. */
const minLength = 3

/**
 * Asks about foods that are tied to somebody by a word that no language knows, by a negation or as a complaint is (isComplaintAboutFood),
 * where nothing says that they are welcome: "cashews floor him", "he conks out after cashews", "clams have it in for me". "My kids
 * inhale cheese" asks nothing: whoever does something to a food mostly eats it. Whatever stands between two commas belongs together.
 */
export function askAboutFoodsTiedToPersons(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  const understood = parts.map((part) => tokensKnownInLanguage(part, []))
  const score = Math.max(...understood.map(({ size }) => size))
  const best = parts.filter((_, index) => understood[index]!.size === score)
  const marked = (mark: MarkedWordKind) =>
    different(best.flatMap(({ language, offset }) => findWordsOfKind(mark, tokens, offset, language)))
  const persons = { subjects: marked('subjects'), objects: marked('objects'), kin: marked('kin') }
  const all = Object.values(persons).flat()
  doubtEntries(tokens, parts, understood, all)
  const openings = { whens: marked('whens'), after: marked('after'), bodies: marked('bodies') }
  if (all.length + Object.values(openings).flat().length === 0 && !tokens.some(({ gap }) => gap === 'equals'))
    return
  const ties = {
    ...openings,
    ...{ welcome: marked('welcome'), causes: marked('causes'), owners: marked('owners') },
    ...{ gives: marked('gives'), acts: marked('acts'), noHarm: marked('noHarm') },
  }
  const known = [...all, ...Object.values(ties).flat(), ...marked('harm')].flatMap(tokenPlacesInRange)
  const unknown = unknownPlaces(tokens, [...understood, new Set(known)])
  const marks = { ...addPersonPrepositions({ ...persons, ...ties }), ...ties, all, unknown }
  for (const part of best) {
    const foods = indexFoodsByPlace(parts, part)
    doubtPart(tokens, part, foods, marks)
    doubtConsequences(tokens, part, foods, marks)
  }
}

/**
 * Asks about "Mia: prawns": either she must not have them, or she wishes for them. Each language counts that knows most of what
 * stands behind colons: "Lena" is one letter away from a food in another.
 */
function doubtEntries(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
  understood: readonly ReadonlySet<number>[],
  persons: readonly TokenRange[],
): void {
  const heads = tokensThatMayBeNames(tokens)
  if (heads.size === 0) return
  const scores = understood.map((known) => [...known].filter((at) => !heads.has(at)).length)
  const best = Math.max(...scores)
  for (const [index, part] of parts.entries()) {
    if (scores[index] !== best) continue
    const unknown = unknownPlaces(tokens, [understood[index]!])
    const foods = indexFoodsByPlace(parts, part)
    for (const entry of findPersonFoodEntries(tokens, part, foods, { persons, unknown }))
      askAbout(part, entry.stretch, entry.foods)
  }
}

/** Stretches that several languages find, once. */
function different(stretches: readonly TokenRange[]): TokenRange[] {
  return [...new Map(stretches.map((each) => [`${each.from} ${each.to}`, each])).values()]
}

interface Marks extends PersonWordsWithPrepositions {
  after: readonly TokenRange[]
  /** Every word for a person. */
  all: readonly TokenRange[]
  causes: readonly TokenRange[]
  /** Tokens that no language knows. */
  unknown: readonly number[]
}

function unknownPlaces(tokens: readonly WishToken[], known: readonly ReadonlySet<number>[]): number[] {
  return tokens.flatMap(({ word }, at) => {
    const isKnown = known.some((each) => each.has(at))
    // "12 ans": what a number counts says nothing of a food.
    const isCounted = at > 0 && /^\d+$/.test(tokens[at - 1]!.word)
    return !isKnown && !isCounted && word.length >= minLength && /\D/.test(word) ? [at] : []
  })
}

function doubtPart(
  tokens: readonly WishToken[],
  part: ReadingInLanguage,
  foods: FoodsByPlaceInWish,
  marks: Marks,
): void {
  const placed = indexItemsByToken(part)
  const gifts = findPersonPrepositions(marks, part.language)
  const sentences = sentenceRangesFrom(tokens, part.offset)
  const stretches = partsOfSentences(tokens, part.offset)
  for (const [place, stretch] of stretches.entries()) {
    const holds = (each: readonly TokenRange[]) => each.some((mark) => isTokenRangeWithin(mark, stretch))
    const isEquation = tokens[stretch.from]!.gap === 'equals'
    const isPerson = holds(marks.all)
    const isSomebody = isPerson || holds(marks.bodies)
    const isNegated = hasLooseNegation(part, placed.within(stretch))
    const unknown = marks.unknown.filter((at) => at >= stretch.from && at < stretch.to)
    if (!isEquation && !isSomebody && (unknown.length === 0 || !holds(marks.after))) continue
    const here = foods.within(stretch)
    const topic = stretches[place - 1]
    const isDenied = ({ gives }: PersonWithPreposition) =>
      negationRoles.includes(placed.holding(gives.from - 1)?.role ?? 'idle')
    const welcoming = gifts.filter((gift) => !isDenied(gift))
    const isWelcome = isWelcomed(stretch, here, welcoming, marks)
    const isOpen = isEquation || isNegated || unknown.length > 0
    const sentence = sentences.find((each) => isTokenRangeWithin(stretch, each))!
    if (here.length === 0 && topic !== undefined && isOnlyFoods(part, placed.within(topic))) {
      if (!isWelcome && isOpen) askAbout(part, { from: topic.from, to: stretch.to }, foods.within(topic))
    } else if (isOpen && here.some((food) => follows(part, food, marks.after))) askAbout(part, stretch, here)
    else if (!isSomebody && !isEquation) continue
    else if (
      (isPerson || isEquation) &&
      !isWelcome &&
      isOpen &&
      (isNegated || here.some((food) => isTied(part, food, stretch, unknown, marks)))
    )
      askAbout(part, stretch, here)
    else if (
      isSomebody &&
      isComplaintAboutFood({ part, placed, gifts, tokens, stretch, sentence, foods: here }, marks)
    )
      askAbout(part, stretch, here)
  }
}

/** Whether something says that foods are welcome; "for my gran" does where no food does anything. */
function isWelcomed(
  stretch: TokenRange,
  foods: readonly FoodWithState[],
  gifts: readonly PersonWithPreposition[],
  { welcome, acts }: Marks,
): boolean {
  const isHere = (each: TokenRange) => isTokenRangeWithin(each, stretch)
  if (welcome.some(isHere)) return true
  if (!gifts.some(({ gives }) => isHere(gives))) return false
  return !acts.some((act) => isHere(act) && foods.some(({ to }) => to <= act.from))
}

/** Words from "if" or "when" to the food at most: "whenever my little brother eats prawns". */
const maxToFood = 5

/** Asks about a food of a condition that has a consequence nobody knows: "hubby turns into a fire engine when he has prawns". */
function doubtConsequences(
  tokens: readonly WishToken[],
  part: ReadingInLanguage,
  placed: FoodsByPlaceInWish,
  { whens, subjects, welcome, unknown }: Marks,
): void {
  for (const sentence of sentenceRangesFrom(tokens, part.offset)) {
    const foods = placed.within(sentence)
    const [food] = foods
    if (foods.length !== 1 || food?.state !== 'open') continue
    const when = whens.findLast((each) => isTokenRangeWithin(each, sentence) && each.to <= food.from)
    if (!when || food.from - when.to > maxToFood) continue
    // "When I was little we had fish": the food is none of the condition.
    if (subjects.filter(({ from }) => from >= when.to && from < food.from).length > 1) continue
    const isElsewhere = (at: number) =>
      at >= sentence.from && at < sentence.to && (at < when.from || at >= food.to)
    // "Wenn Oma Sellerie isst": the verb of the condition stands right behind its food.
    const isWelcome = welcome.some(({ from }) => isElsewhere(from) && from !== food.to)
    if (!isWelcome && unknown.some(isElsewhere)) addQuestionAboutFoods(part, [sentence], [food])
  }
}

function askAbout(part: ReadingInLanguage, stretch: TokenRange, foods: readonly FoodWithState[]): void {
  if (foods.length > 0 && foods.every(({ state }) => state === 'open'))
    addQuestionAboutFoods(part, [stretch], foods)
}

/** Whether a food does something to somebody, or something comes of it: "cashews floor him", "one cashew and he conks out". */
function isTied(
  part: ReadingInLanguage,
  food: FoodWithState,
  stretch: TokenRange,
  unknown: readonly number[],
  { all, objects, kin, causes }: Marks,
): boolean {
  if (follows(part, food, causes)) return true
  if (!unknown.some((at) => at >= food.to)) return false
  const { items } = part.reading
  const isAfter = ({ from, to }: TokenRange) => from >= food.to && to <= stretch.to
  const joined = items[food.index + 1]?.role === 'joins' ? items[food.index + 1]!.to + part.offset : null
  return (
    objects.some(isAfter) ||
    kin.some((each) => isAfter(each) && each.from > food.to) ||
    all.some(({ from }) => from === joined)
  )
}

function partsOfSentences(tokens: readonly WishToken[], from: number): TokenRange[] {
  return sentenceRangesFrom(tokens, from).flatMap((sentence) => {
    const stretches: TokenRange[] = [{ from: sentence.from, to: sentence.from + 1 }]
    for (let at = sentence.from + 1; at < sentence.to; at++)
      if (['comma', 'bracket', 'equals'].includes(tokens[at]!.gap)) stretches.push({ from: at, to: at + 1 })
      else stretches.at(-1)!.to = at + 1
    return stretches
  })
}
