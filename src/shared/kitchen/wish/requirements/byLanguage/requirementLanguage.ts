import type { WishLanguageId } from '../../wishLanguage.ts'
import type { BoundedNutrient, Budget, DishKind, Effort, Equipment, Keeping, Taste } from '../requirement.ts'

/** What asks for something, with the phrases that say so. */
export type PhrasesFor<T> = readonly (readonly [asked: T, phrases: string])[]

/**
 * How a language asks for what is no food, as data. Every text is a list of phrases with commas between them; accents and capitals are folded
 * on both sides. In a phrase `word*` stands for every word that begins so and `*word` for every longer word that ends so ("*suppe"),
 * of which the end alone is what asks; `~` for one word of any kind, `#` for a number, `##` for one of at least two, and `+` for "and".
 */
export interface RequirementLanguage {
  id: WishLanguageId
  /** Number words, each with its value: "zwei 2, halb* 0.5". */
  numbers: string
  /** What may stand in front of a word and be written with it: Arabic "بال". */
  prefixes?: readonly string[]
  /** Spellings that are the same, as of the language in wishLanguages. */
  hasUmlauts?: boolean
  dishKinds: PhrasesFor<DishKind>
  equipment: PhrasesFor<Equipment>
  tastes: PhrasesFor<Taste>
  efforts: PhrasesFor<Effort>
  keepings: PhrasesFor<Keeping>
  budgets: PhrasesFor<Budget>
  /** Bounds that words set: "low in salt". */
  nutrition: PhrasesFor<{ nutrient: BoundedNutrient; least: number | null; most: number | null }>
  /** What makes a number the most, before and behind it; what stands before one that is near or the least. */
  most: string
  mostBehind: string
  about: string
  least: string
  /** The words for what a number counts: energy, grams of protein, ingredients. */
  kcal: string
  proteinGrams: string
  ingredients: string
  /** How many eat: the number is added to those of the phrase. */
  people: PhrasesFor<number>
  /** Words after a number that show that it is not a number of people: units, "Minuten". */
  units: string
  /** Spans of time: the minutes of one, times the number of the phrase; a second number is minutes to be added. */
  durations: PhrasesFor<number>
  /** What makes a span of time a bound, before and behind it, besides `most`. A span that is all of a clause is one too. */
  timeBefore: string
  timeBehind: string
  /** Idioms that look like one of the above and ask for nothing: "Salatgurke". */
  idioms: string
  /** Phrases that name a food and ask for none: "की सब्जी" is a dish of whatever stands before it. */
  otherFoods?: string
  /** What denies the words right behind it, and what denies those right before it. */
  deniesNext: string
  deniesPrevious: string
  /** Words that may stand between a denial and what it denies: articles, "so", "another". */
  between: string
  /** What tells that a clause is about another time, and what tells that another clause begins: "now". */
  past: string
  now: string
  and: string
  or: string
}
