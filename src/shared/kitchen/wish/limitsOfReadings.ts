import { limitsOfDietWithExceptions } from './exclusions/exceptions/dietExceptions.ts'
import { removeExemptFoodsFromUnwanted } from './exclusions/exceptions/exceptions.ts'
import {
  contentsExcludedByAllergy,
  contentsExcludedByFreeFrom,
  contentsExcludedByWish,
  type UnwantedContents,
} from './foods/foodMeanings.ts'
import { findMisspeltFoodsJoinedInUnclearPassage } from './foods/misspellings/misspeltFoodAfterNegation.ts'
import type { ExclusionStrength, UnclearItemRange, WishReadingState } from './reading.ts'
import type { LeftOutFood, UnclearWishPassage, WishLimits } from './readWishLimits.ts'
import type { WishItem } from './wishItems.ts'
import type { WishLanguage } from './wishLanguage.ts'
import type { WishToken } from './wishTokens.ts'

/** What one language makes of a wish, and the token at which its reading begins. */
export interface ReadingInLanguage {
  language: WishLanguage
  reading: WishReadingState
  offset: number
}

const meaningBy: Readonly<Record<ExclusionStrength, (food: string) => UnwantedContents>> = {
  allergy: contentsExcludedByAllergy,
  free: contentsExcludedByFreeFrom,
  'left out': contentsExcludedByWish,
}

/** The limits of a wish: what any of its readings leaves out, and what none of them could tell. */
export function combineLimitsOfReadings(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): Omit<WishLimits, 'named'> {
  const leftOut = new Map<string, LeftOutFood>()
  const gone = new Set<number>()
  const qualified = new Set(
    parts.flatMap(({ reading, offset }) =>
      [...reading.qualified].map((index) => reading.items[index]!.from + offset),
    ),
  )
  const denied = new Set(
    parts.flatMap(({ reading: { items, deniedConditions }, offset }) =>
      [...deniedConditions].map((index) => items[index]!.from + offset),
    ),
  )
  for (const { reading, offset } of parts)
    for (const { role, from, to } of reading.items)
      if (role === 'noLimit') for (let at = from; at < to; at++) denied.add(at + offset)
  for (const part of parts) {
    for (const each of unwantedIn(part, qualified, denied)) {
      const said = wishTextBetweenTokens(text, tokens, each.from, each.to - 1)
      const key = `${said} ${each.limit.allergens} ${each.limit.foods} ${each.limit.diets}`
      const known = leftOut.get(key)
      leftOut.set(key, { ...each.limit, said, isAllergy: each.limit.isAllergy || known?.isAllergy === true })
    }
    for (const token of tokensAgainst(part)) gone.add(token)
  }
  return {
    leftOut: [...leftOut.values()],
    vulnerable: vulnerableIn(text, tokens, parts),
    unclear: unclearIn(text, tokens, parts),
    wishedFor: textWithout(text, tokens, gone),
  }
}

interface Limit {
  from: number
  to: number
  limit: Omit<LeftOutFood, 'said'>
}

/**
 * `qualified`: tokens of foods of which a reading has understood that only some are unwanted; `denied`: of conditions that one has understood
 * to be denied.
 */
function unwantedIn(
  { reading, offset }: ReadingInLanguage,
  qualified: ReadonlySet<number>,
  denied: ReadonlySet<number>,
): Limit[] {
  const { items, unwanted, allowed, conditions } = reading
  const exempt = [...allowed].map((index) => items[index]!.food!)
  const ofFoods = [...unwanted].flatMap(([index, strength]) => {
    const { from, to, food } = items[index]!
    if (allowed.has(index) || (strength === 'left out' && qualified.has(from + offset))) return []
    const { allergens, names } = removeExemptFoodsFromUnwanted(food!, meaningBy[strength](food!), exempt)
    const isAllergy = strength === 'allergy'
    return [
      { from: from + offset, to: to + offset, limit: { allergens, foods: names, diets: [], isAllergy } },
    ]
  })
  const ofConditions = conditions.flatMap(({ at, condition }) => {
    const { diets = [], allergens = [], foods = [] } = condition
    const { from, to } = items[at]!
    if (denied.has(from + offset) && condition.isSubstance !== true && diets.length > 0) return []
    const wider = limitsOfDietWithExceptions(condition, exempt)
    if (wider) {
      const { diets, allergens, foods } = wider
      return [{ from: from + offset, to: to + offset, limit: { diets, allergens, foods, isAllergy: false } }]
    }
    if (diets.length + allergens.length + foods.length === 0) return []
    const limit = {
      allergens,
      foods: foods.flatMap((food) => contentsExcludedByWish(food).names),
      diets,
      isAllergy: allergens.length > 0,
    }
    return [{ from: from + offset, to: to + offset, limit }]
  })
  return [...ofFoods, ...ofConditions]
}

/** The passages, as typed, that mention a vulnerable eater (see docs/glossary.md). */
function vulnerableIn(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): string[] {
  const passages = parts.flatMap(({ reading: { items, conditions }, offset }) =>
    conditions.flatMap(({ at, condition }) => {
      const { from, to } = items[at]!
      return condition.isVulnerable
        ? [wishTextBetweenTokens(text, tokens, from + offset, to - 1 + offset)]
        : []
    }),
  )
  return [...new Set(passages)]
}

/** Foods that say how a dish tastes: the words stay for whoever cooks it. */
const tastes: readonly (string | null)[] = ['spicy', 'chili']

function tokensAgainst({
  reading: { items, unwanted, qualified, excluding },
  offset,
}: ReadingInLanguage): number[] {
  const foods = [...unwanted.keys(), ...qualified].filter((index) => !tastes.includes(items[index]!.food))
  if (foods.length === 0) return []
  return [...foods, ...excluding].flatMap((index) => {
    const { from, to } = items[index]!
    return Array.from({ length: to - from }, (_, place) => from + place + offset)
  })
}

function unclearIn(
  text: string,
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): UnclearWishPassage[] {
  const passages = new Map<string, UnclearWishPassage>()
  for (const part of parts) {
    const { reading, offset } = part
    for (const doubt of reading.doubts) {
      if (!doubt.isCertain && parts.some((other) => other !== part && isReadBy(other, doubt, part))) continue
      const passage = wishTextBetweenTokens(
        text,
        tokens,
        reading.items[doubt.first]!.from + offset,
        reading.items[doubt.last]!.to - 1 + offset,
      )
      const named = doubt.foods.map((index) => ({ place: index, food: reading.items[index]!.food! }))
      const near = doubt.isAllergy ? findMisspeltFoodsJoinedInUnclearPassage(reading, doubt) : []
      const foods = [...doubt.meant, ...near, ...named].map(({ place, food }) => {
        const { from, to } = reading.items[place]!
        return { said: wishTextBetweenTokens(text, tokens, from + offset, to - 1 + offset), food }
      })
      const before = passages.get(passage)
      passages.set(passage, {
        text: passage,
        isAllergy: doubt.isAllergy || before?.isAllergy === true,
        foods: before?.foods.length ? before.foods : foods,
      })
    }
  }
  return withoutContained([...passages.values()])
}

/** Of two questions in the same words, the one that names foods. */
function withoutContained(passages: readonly UnclearWishPassage[]): UnclearWishPassage[] {
  return passages.filter(
    (each) =>
      each.foods.length > 0 ||
      !passages.some(({ text, foods }) => foods.length > 0 && text.includes(each.text)),
  )
}

/** Whether another reading knows what one is in doubt about: each food, or else each word that it does not know. */
function isReadBy(
  { reading, offset }: ReadingInLanguage,
  doubt: UnclearItemRange,
  from: ReadingInLanguage,
): boolean {
  return doubt.about.every((index) => {
    const token = from.reading.items[index]!.from + from.offset
    const at = reading.items.findIndex((item) => item.from + offset <= token && token < item.to + offset)
    if (at === -1) return false
    const { role } = reading.items[at]!
    if (doubt.foods.includes(index)) return reading.unwanted.has(at) || reading.allowed.has(at)
    return reading.understood.has(at) || reading.unwanted.has(at) || known.includes(role)
  })
}

/** What a word says that is no food, where another language does not know it. */
const known: readonly WishItem['role'][] = ['harmless', 'faults', 'noLimit', 'idle', 'pronouns', 'condition']

export function wishTextBetweenTokens(
  text: string,
  tokens: readonly WishToken[],
  first: number,
  last: number,
): string {
  const said = text.slice(tokens[first]!.from, tokens[last]!.to).replace(/\s+/g, ' ')
  return openBracket.test(said) && text[tokens[last]!.to] === ')' ? `${said})` : said
}

/** "Tim (nuts". */
const openBracket = /\([^)]*$/u

function textWithout(text: string, tokens: readonly WishToken[], gone: ReadonlySet<number>): string {
  let rest = ''
  let from = 0
  for (const [index, token] of tokens.entries()) {
    if (!gone.has(index)) continue
    rest += `${text.slice(from, token.from)}.`
    from = token.to
  }
  return rest + text.slice(from)
}
