import type { unitSystems } from './preferences.ts'
import type { UnitLanguage, UnitWordsByLanguage } from './units/unitWords.ts'

export type UnitSystem = (typeof unitSystems)[number]

/** Where something stands in a text: text.slice(start, end). */
interface Place {
  start: number
  end: number
}

/** One way in which a text names an amount. */
export interface AmountNotation extends Place {
  quantity: number
  /** Upper end of a range, else null. */
  quantityMax: number | null
  /** Canonical and singular ("cup"); null where things are counted. */
  unit: string | null
  /** Whose pint it is, where it is not that of the US. */
  system?: 'imperial'
  /** Of a British pint: the millilitres of one as the recipe gives them. */
  mlOfOne?: number
  /**
   * Of a number whose measure stays as its own word, "½ tasse": what one is, in a unit with smaller ones ("cup") or, with null, in
   * pieces (12 of "docena"), and the place behind that word. `fullness`: "heaped", which the word of a smaller measure gets too.
   */
  smaller?: { unit: string | null; of: number; end: number; fullness?: string }
  /** The words from `start` to `end` for one and for many, with "#" for the number: "den letzten # Eiern" of "dem letzten Ei", "# tins". */
  phrase?: { one: string; many: string }
}

/** What decides how an amount is rounded and converted. */
export interface AmountTraits {
  /** False for what a can or a piece holds: it is converted, and stays the same for any number of servings. */
  grows: boolean
  /** The smallest part of one that is counted out: a leaf is never cut, an egg is halved, an onion quartered. */
  finest: 'whole' | 'half' | 'quarter'
  /**
   * Into which part pieces are cut up to two of them, and into quarters up to four: a quarter where a measure in brackets tells the
   * amount again, an eighth of a stick of butter, which has a mark for each.
   */
  exactly?: number
  /** g/ml of its food; null when that is not known. */
  gramsPerMl: number | null
  /** How its food is measured out where one has both jug and scales. */
  handling: 'poured' | 'scooped' | 'weighed'
  /** The recipe is written in grams and millilitres, so that many spoons are told in millilitres and not in cups. */
  isOfMetricRecipe: boolean
  /** In a step: the line of its food is written in grams or in sticks, so that many spoons are given in grams. */
  isOfWeighedLine?: true
}

/** An amount in a line or a step. "190 g (1½ cups)" is one amount, told in two units. */
export interface ScalableAmount extends Place, AmountTraits {
  kind: 'amount'
  /** In the order of the text; at least one. */
  told: AmountNotation[]
  /** The bracket in which the last of `told` stands goes on behind it: "400 g (14 oz drained)". */
  isOpen: boolean
  /** The food's name between two of `told`: " flour" of "250 g flour (2 cups)". */
  name?: Place
  /** The measure of what the amount before it counts, "1 stick butter (113 g)": it is of as many as are shown. */
  ofCount?: true
  /** The language of its units; English where none is named. */
  language?: UnitLanguage
  /** The Spanish or French article that `start` begins with, for one and for many of a masculine and of a feminine unit. */
  article?: { masculine: readonly [string, string]; feminine: readonly [string, string] }
  /** In a step: the line, counted from 0, of whose food this is a part. */
  partOf?: number
}

/** The word for what is counted, which follows the amount that stands before it. */
export interface CountedNoun extends Place {
  kind: 'noun'
  one: string
  many: string
}

/** A heat that only one scale tells. It never grows, but it is switched. */
export interface ConvertibleTemperature extends Place {
  kind: 'heat'
  scale: 'celsius' | 'fahrenheit'
  value: number
  valueMax: number | null
}

/** A length or a heat that a text gives in both systems, "2 cm (¾ in)". It never grows, but one of the two is shown. */
export interface SizeInBothSystems extends Place {
  kind: 'size'
  metric: string
  us: string
}

export type ScalablePart = ScalableAmount | CountedNoun | ConvertibleTemperature | SizeInBothSystems

export interface WantedScaling {
  /** Servings wanted by servings written; above 0. */
  factor: number
  /** Null: in the units it was written in. */
  units: UnitSystem | null
  /** What stands before tenths in a number that is written again, where the language of its text is not known; see `UnitWords`. */
  decimalMark?: '.' | ','
  /** The words of units in the languages of the amounts; what has none is written in English. */
  unitWords?: UnitWordsByLanguage
}

/** An amount that is told once, wherever it stands. */
export type MeasuredAmount = AmountTraits & Omit<AmountNotation, keyof Place>
