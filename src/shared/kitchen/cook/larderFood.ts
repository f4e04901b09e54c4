import { asGrams, asMinutes, type Grams, type Minutes } from '../units/quantities.ts'
import {
  type LarderFoodEntry,
  type LarderFoodKind,
  type LarderFoodTag,
  larderFoodKinds,
} from './larder/larderFoodEntry.ts'
import { larderFoodsByKind } from './larder/larderFoodsByKind.ts'

/** A food of the larder, ready to be written into a line or a step. */
export interface LarderFood {
  /** As one of it stands in an ingredient line. */
  name: string
  /** As several stand there; null for what is not counted. */
  many: string | null
  /** As the steps call it: one, and several. */
  short: string
  shortMany: string
  /** As a title puts it before the dish: "chickpea" curry. */
  title: string
  /** Whether the steps say "them" even where it is weighed. */
  isPlural: boolean
  /** Whether it comes whole only: eggs, not half onions. */
  isWhole: boolean
  kind: LarderFoodKind
  tags: ReadonlySet<LarderFoodTag>
  /** Single words by which a wish may mean it, those of what it hides included; lower case, singular. */
  words: ReadonlySet<string>
  /** Its substitutes, best first. */
  swaps: readonly string[]
  /** Work in it that no preparation after the comma tells. */
  workMinutes: Minutes
  canGrams: Grams | null
  canLabel: string | null
}

/** "tomatoes" -> "tomato"; enough for the words of a kitchen. */
export function toSingularWord(word: string): string {
  if (/(?:ss|us|is|ous)$/.test(word) || word.length < 4) return word
  if (/(?:tomatoe|potatoe|mangoe|radishe|peache|anchovie)s$/.test(word)) {
    return word.replace(/ies$/, 'y').replace(/es$/, '')
  }
  if (/leaves$/.test(word)) return word.replace(/ves$/, 'f')
  if (/(?:[bcdhlnprt])ies$/.test(word)) return word.replace(/ies$/, 'y')
  return word.replace(/s$/, '')
}

export function singularWordsOfText(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-zà-ÿ]+/)
    .filter((word) => word !== '')
    .map(toSingularWord)
}

/** Lower case, but for proper names: "chickpea", "Brussels sprout". */
function toTitle(title: string, short: string): string {
  return /^[A-Z]/.test(short) ? title : title.charAt(0).toLowerCase() + title.slice(1)
}

function toFood(name: string, entry: LarderFoodEntry, kind: LarderFoodKind): LarderFood {
  const short = entry.as ?? name
  const said = [name, entry.many, entry.as, entry.asMany, entry.words, entry.has]
  return {
    name,
    many: entry.many ?? null,
    short,
    shortMany: entry.asMany ?? (entry.as ? entry.as : (entry.many ?? name)),
    title: toTitle(entry.title ?? short, short),
    isPlural: entry.plural ?? false,
    isWhole: entry.whole ?? false,
    kind,
    tags: new Set(entry.tags ?? []),
    words: new Set(said.flatMap((text) => singularWordsOfText(text ?? ''))),
    swaps: entry.swap ? entry.swap.split(' / ') : [],
    workMinutes: asMinutes(entry.work ?? 0),
    canGrams: entry.can ? asGrams(entry.can[0]) : null,
    canLabel: entry.can?.[1] ?? null,
  }
}

const byName = new Map<string, LarderFood>()
for (const kind of larderFoodKinds) {
  for (const [name, entry] of Object.entries(larderFoodsByKind[kind])) {
    const food = toFood(name, entry, kind)
    byName.set(name, food)
    if (food.many) byName.set(food.many, food)
  }
}

export const allLarderFoods: readonly LarderFood[] = [...new Set(byName.values())]

/** The food of that name, singular or plural. Throws when the larder has none: a dish is misspelt. */
export function getLarderFood(name: string): LarderFood {
  const food = byName.get(name)
  if (!food) throw new Error(`The larder has no "${name}".`)
  return food
}
