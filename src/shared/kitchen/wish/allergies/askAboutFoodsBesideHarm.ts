import {
  collectTokenPlacesOfItems,
  type FoodWithState,
  listFoodsWithState,
  tokenPlacesInRange,
} from '../foods/foodsWithState.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import type { WishToken } from '../wishTokens.ts'
import {
  certaintyOfHarmWordInLanguage,
  findWordsOfKind,
  isTokenRangeWithin,
  type TokenRange,
} from '../wordMarks.ts'

/**
 * Asks about foods beside words of harm ("peanuts = hospital") that no reading leaves out, allows or asks about. The food is
 * looked for in the same clause, then between the same commas, in the same sentence, in the whole wish. Where no food is
 * named at all, the harm itself is asked about.
 */
export function askAboutFoodsBesideWordsOfHarm(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  const harm = harmByPart(tokens, parts)
  if (!harm) return
  const understood = new Map(
    parts.map((part) => [
      part,
      tokensKnownInLanguage(
        part,
        harm.get(part)!.filter((each) => tells(tokens, each, part)),
      ),
    ]),
  )
  const sizeOf = (part: ReadingInLanguage) => understood.get(part)!.size
  const best = Math.max(...parts.map(sizeOf))
  const asked = new Set<number>()
  for (const part of [...parts].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    const isBest = sizeOf(part) === best
    const counted = harm
      .get(part)!
      .filter((each) => (isBest || calls(tokens, each, part)) && !isOtherWord(each, part, harm, understood))
    for (const sentence of sentenceRangesFrom(tokens, part.offset)) {
      const inSentence = counted.filter((each) => isTokenRangeWithin(each, sentence))
      const isNew = inSentence.some((each) => !tokenPlacesInRange(each).some((token) => asked.has(token)))
      if (isNew && doubtSentence(tokens, parts, part, sentence, inSentence))
        for (const token of inSentence.flatMap(tokenPlacesInRange)) asked.add(token)
    }
  }
}

type ByPart<T> = ReadonlyMap<ReadingInLanguage, T>

/**
 * Words of harm in each part's language that no phrase of it, nor an idiom of another, makes harmless, and that its reading
 * has not used; null where there are none.
 */
function harmByPart(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): ByPart<readonly TokenRange[]> | null {
  const stretches = (mark: 'harm' | 'noHarm') =>
    new Map(parts.map((part) => [part, findWordsOfKind(mark, tokens, part.offset, part.language)]))
  const all = stretches('harm')
  if ([...all.values()].every((each) => each.length === 0)) return null
  const harmless = stretches('noHarm')
  const idioms = [...harmless.values()].flat().filter(({ from, to }) => to > from + 1)
  return new Map(
    parts.map((part) => {
      const phrases = [...harmless.get(part)!, ...idioms]
      const used = usedTokens(part)
      const counts = (each: TokenRange) =>
        !phrases.some((phrase) => isTokenRangeWithin(each, phrase)) &&
        !tokenPlacesInRange(each).some((token) => used.has(token))
      return [part, all.get(part)!.filter(counts)]
    }),
  )
}

const usedTokens = (part: ReadingInLanguage) =>
  collectTokenPlacesOfItems([part], ({ items, excluding }) =>
    items.flatMap(({ role }, index) => (usedRoles.includes(role) || excluding.has(index) ? [index] : [])),
  )

/** Words of an allergy always find their food or ask; an idiom such as "no problem" says nothing of one. */
const usedRoles: readonly string[] = ['allergy', 'allergyNext', 'noLimit', 'condition']

/** Whether words tell of their language: Dutch "last" is English too. */
const tells = (tokens: readonly WishToken[], { from, to }: TokenRange, { language }: ReadingInLanguage) =>
  to > from + 1 || certaintyOfHarmWordInLanguage(tokens[from]!.word, language) !== null

/** Whether words tell of harm even where another language knows more of the wish. */
const calls = (tokens: readonly WishToken[], { from, to }: TokenRange, { language }: ReadingInLanguage) =>
  to > from + 1 || certaintyOfHarmWordInLanguage(tokens[from]!.word, language) === 'calls'

/** Whether a language that knows as much of the wish reads these words as something else: German "die". */
function isOtherWord(
  stretch: TokenRange,
  part: ReadingInLanguage,
  harm: ByPart<readonly TokenRange[]>,
  understood: ByPart<ReadonlySet<number>>,
): boolean {
  const score = understood.get(part)!.size
  return [...understood].some(([other, tokens]) => {
    if (
      other === part ||
      tokens.size < score ||
      !tokenPlacesInRange(stretch).every((token) => tokens.has(token))
    )
      return false
    return !harm.get(other)!.some(({ from, to }) => from < stretch.to && to > stretch.from)
  })
}

/** The tokens that a part's language understands. */
export function tokensKnownInLanguage(
  part: ReadingInLanguage,
  harm: readonly TokenRange[],
): ReadonlySet<number> {
  const read = collectTokenPlacesOfItems([part], ({ items }) =>
    items.flatMap(({ role }, index) => (role === 'unknown' ? [] : [index])),
  )
  return new Set([...read, ...harm.flatMap(tokenPlacesInRange)])
}

/** Asks about the harm of a sentence, and tells whether there was anything to ask. */
function doubtSentence(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
  part: ReadingInLanguage,
  sentence: TokenRange,
  harm: readonly TokenRange[],
): boolean {
  const isHarm = (food: FoodWithState) => harm.some(({ from, to }) => food.from < to && food.to > from)
  const foods = listFoodsWithState(parts, part).filter((food) => !isHarm(food))
  const asked = new Map<number, FoodWithState>()
  let isElsewhere = false
  let isExplained = true
  for (const each of harm) {
    const found = foodsOf(each, foods, stretchesAround(tokens, part, sentence, each))
    if (found === null) isExplained = false
    for (const food of found ?? []) {
      asked.set(food.from, food)
      if (!isTokenRangeWithin(food, sentence)) isElsewhere = true
    }
  }
  const isOpen = !isExplained && !isAskedAlready(parts, sentence)
  if (asked.size === 0 && !isOpen) return false
  const words = asked.size === 0 || isElsewhere ? [sentence] : [...harm, ...asked.values()]
  addQuestionAboutFoods(part, words, [...asked.values()])
  return true
}

/** Words right behind a word of harm, before what causes it. */
const causes = new Set(['from', 'after', 'by', 'because', 'when', 'once', 'cause', 'cos'])

/** Widening stretches in which the food of a word of harm is looked for. */
function stretchesAround(
  tokens: readonly WishToken[],
  part: ReadingInLanguage,
  sentence: TokenRange,
  harm: TokenRange,
): TokenRange[] {
  const begins = new Set(
    part.reading.items.flatMap(({ role, from }) => (role === 'ends' ? [from + part.offset] : [])),
  )
  const isComma = (at: number) => ['comma', 'bracket'].includes(tokens[at]!.gap)
  const between = (isEdge: (at: number) => boolean): TokenRange => {
    let { from, to } = harm
    while (from > sentence.from && !isEdge(from)) from--
    // "Hives from egg": the food stands behind the word that would begin another clause.
    if (to < sentence.to && !isComma(to) && causes.has(tokens[to]!.word)) to++
    while (to < sentence.to && !isEdge(to)) to++
    return { from, to }
  }
  return [
    between((at) => isComma(at) || begins.has(at)),
    between(isComma),
    sentence,
    { from: part.offset, to: tokens.length },
  ]
}

/**
 * The open foods of the first stretch that names any food, none where the nearest one is a limit already, which the harm
 * then speaks of; null where no stretch names one. In a clause the nearest may follow, else it goes before if it can.
 */
function foodsOf(
  harm: TokenRange,
  foods: readonly FoodWithState[],
  stretches: readonly TokenRange[],
): FoodWithState[] | null {
  for (const [level, stretch] of stretches.entries()) {
    const there = foods.filter(
      (food) => (level === 0 || food.state !== 'allowed') && isTokenRangeWithin(food, stretch),
    )
    if (there.length === 0) continue
    const before = there.filter(({ from }) => from < harm.to)
    const near = level === 0 || before.length === 0 ? there : before
    const distance = ({ from, to }: FoodWithState) => Math.max(harm.from - to, from - harm.to)
    const nearest = near.reduce((best, food) => (distance(food) < distance(best) ? food : best))
    return nearest.state === 'limit' ? [] : there.filter(({ state }) => state !== 'limit')
  }
  return null
}

/** Adds a question about foods, in the words of all stretches; about the words where there are no foods. */
export function addQuestionAboutFoods(
  { reading, offset }: ReadingInLanguage,
  stretches: readonly TokenRange[],
  foods: readonly FoodWithState[],
): void {
  const from = Math.min(...stretches.map((each) => each.from)) - offset
  const to = Math.max(...stretches.map((each) => each.to)) - offset
  const first = reading.items.findIndex((item) => item.to > from)
  const last = reading.items.findLastIndex((item) => item.from < to)
  const indexes = foods.map(({ index }) => index)
  const about = indexes.length > 0 ? indexes : [first]
  reading.doubts.push({ first, last, foods: indexes, about, meant: [], isAllergy: true, isCertain: true })
}

function isAskedAlready(parts: readonly ReadingInLanguage[], sentence: TokenRange): boolean {
  return parts.some(({ reading: { items, doubts }, offset }) =>
    doubts.some(
      ({ first, last }) =>
        items[first]!.from + offset < sentence.to && items[last]!.to + offset > sentence.from,
    ),
  )
}

/** The sentences of a wish from a token on. */
export function sentenceRangesFrom(tokens: readonly WishToken[], from: number): TokenRange[] {
  const sentences: TokenRange[] = []
  for (let at = from; at < tokens.length; at++)
    if (at === from || tokens[at]!.gap === 'end') sentences.push({ from: at, to: at + 1 })
    else sentences.at(-1)!.to = at + 1
  return sentences
}
