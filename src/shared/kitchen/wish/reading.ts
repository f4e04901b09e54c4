import type { WishItem } from './wishItems.ts'
import type { EaterCondition, WishLanguage } from './wishLanguage.ts'

/** How strongly a food is unwanted. */
export type ExclusionStrength = 'allergy' | 'free' | 'left out'

/** What one language makes of a wish. Numbers are places of items. */
export interface WishReadingState {
  items: readonly WishItem[]
  language: WishLanguage
  /** Whether the word of an allergy always stands behind its food. */
  allergyFollows: boolean
  /** Whether what is not wanted may stand behind the words that say so. */
  subjectMayFollow: boolean
  /** Foods that must not be in the dish. */
  unwanted: Map<number, ExclusionStrength>
  /** Foods that are exempt from what is unwanted, or said to be all right. */
  allowed: Set<number>
  conditions: { at: number; condition: EaterCondition }[]
  /** Words about what is unwanted that were understood, whether or not anything follows from them. */
  understood: Set<number>
  /** Those of them by which a food is unwanted. */
  excluding: Set<number>
  /** Of a food that is unwanted, the words by which it is. */
  excludedBy: Map<number, Set<number>>
  /** Foods of which some are unwanted, "no raw onion": nobody wishes for them by that. */
  qualified: Set<number>
  /** Conditions that are denied: "not vegan". */
  deniedConditions: Set<number>
  doubts: UnclearItemRange[]
}

/** A passage that may mean that something is unwanted, by its first and last item, and foods it may be about. */
export interface UnclearItemRange {
  first: number
  last: number
  foods: readonly number[]
  /** Unknown words, and foods that they may stand for. */
  meant: readonly { place: number; food: string }[]
  /** What nobody can tell: its foods, else the words nobody knows, else the word about an allergy. */
  about: readonly number[]
  isAllergy: boolean
  /** Whether the question is asked even if another language reads the passage otherwise. */
  isCertain: boolean
}

export function emptyWishReading(items: readonly WishItem[], language: WishLanguage): WishReadingState {
  const { allergyFollows = false, subjectMayFollow = false } = language
  return {
    items,
    language,
    allergyFollows,
    subjectMayFollow,
    unwanted: new Map(),
    allowed: new Set(),
    conditions: [],
    understood: new Set(),
    excluding: new Set(),
    excludedBy: new Map(),
    qualified: new Set(),
    deniedConditions: new Set(),
    doubts: [],
  }
}

const strengths: readonly ExclusionStrength[] = ['left out', 'free', 'allergy']

/** Notes that the word at a place makes these foods unwanted; what is stronger already stays so. */
export function excludeFoods(
  reading: WishReadingState,
  at: number,
  foods: readonly number[],
  strength: ExclusionStrength,
): void {
  reading.understood.add(at)
  if (foods.length > 0) reading.excluding.add(at)
  for (const food of foods) {
    reading.excludedBy.set(food, (reading.excludedBy.get(food) ?? new Set()).add(at))
    const before = reading.unwanted.get(food)
    if (before === undefined || strengths.indexOf(before) < strengths.indexOf(strength))
      reading.unwanted.set(food, strength)
  }
}

/** Notes that nobody can tell what the word at a place is about. */
export function markLimitUnclear(
  reading: WishReadingState,
  at: number,
  others: readonly number[],
  foods: readonly number[],
  {
    isCertain = false,
    about,
    meant = [],
  }: Partial<Pick<UnclearItemRange, 'isCertain' | 'about' | 'meant'>> = {},
): void {
  const places = [at, ...others, ...foods]
  const isAllergy = places.some((place) => {
    const { role, ofAllergy } = reading.items[place]!
    return role === 'allergy' || role === 'allergyNext' || ofAllergy
  })
  reading.doubts.push({
    first: Math.min(...places),
    last: Math.max(...places),
    foods,
    meant,
    about: about ?? [foods, others, [at]].find((each) => each.length > 0)!,
    isAllergy,
    isCertain,
  })
}
