import type { AllergenId } from '../allergens.ts'
import type { DietId } from '../diets.ts'

export type WishLanguageId =
  | 'en'
  | 'de'
  | 'fr'
  | 'it'
  | 'es'
  | 'pt'
  | 'nl'
  | 'pl'
  | 'sv'
  | 'da'
  | 'no'
  | 'hi'
  | 'ar'

/**
 * How a language says what must not be in a dish, as data. Every text is a list of phrases with commas between them, in
 * lower case; a line may break within a phrase. In a phrase `word*` stands for every word that begins so, `~` for up to
 * two words of any kind ("mag ~ nicht"), and `!word` for one with just these accents (Italian "!né"). Else accents and capitals are folded on both sides, and an apostrophe splits words ("d ail") unless
 * it is an English contraction ("dont"). Foods, diets and idioms are found by the longest phrase.
 */
export interface WishLanguage {
  id: WishLanguageId
  /** Articles, pronouns, helping verbs, adverbs: they say nothing of foods, are passed over in lists, tell the language. */
  idle: string
  /** "it", "them", "those": after a negation they stand for a food said before. Passed over like idle words. */
  pronouns: string
  /** "and", "or", "nor": carry a list on. */
  joins: string
  /** Begin another thought, which a negation does not reach: "but", "because", "please", "so", "instead". */
  ends: string
  /** Foods after these are wished for: "with", "love", "lots of". A negation does not reach past them. */
  wishesNext: string
  /** Verbs that wish for what follows, and after a negation carry it on to the food: "eat", "like", "use", "have". */
  uses: string
  /** Foods before these are all right: "is fine", "are ok". */
  allowsPrevious: string
  /** A negation of what follows: "without", "no", "allergic" is none. What follows and is no known word is asked about. */
  leavesOutNext: string
  /** What something else is to stand for: "instead of", "replace". The next food alone is left out, no list. */
  insteadOfNext: string
  /** A negation of what goes before: "left out", "makes me ill"; in Hindi "के बिना". */
  leavesOutPrevious: string
  /** The same in two parts around the foods, for which "…" stands: "leave … out". */
  leavesOutAround: string
  /** The same of the food directly before, as packets say it: "free". */
  freePrevious: string
  /** A negation of foods on either side, those after it first: "can't stand", "mögen wir nicht". */
  leavesOutEither: string
  /**
   * "not" and its like: of a verb in `uses` with its foods, or of the food that follows. Other words after it are no foods.
   */
  notNext: string
  /** The same, where the food may also go before: "Pilze mag er nicht". */
  notEither: string
  /** An allergy or intolerance to what follows: "allergic to", "reaction to". */
  allergyNext: string
  /** Words of an allergy with its food on either side, those before it first: "allergy", "intolerant". */
  allergy: string
  /** Whether the food always stands before the word of its allergy: Hindi "मूंगफली से एलर्जी". */
  allergyFollows?: boolean
  /** Whether what goes before `leavesOutPrevious` may also follow it: Spanish "me sienta mal el gluten". */
  subjectMayFollow?: boolean
  /** Foods after these are only to be less: "not too much", "less", "low". Nothing is excluded. */
  lessNext: string
  /** Foods after these are exempt from what was just excluded: "except", "apart from". */
  exceptNext: string
  /** Examples follow, and the list goes on: "such as", "like", "e.g.", "especially", "including". */
  examplesNext: string
  /** Idioms that only look like one of the above: "can't live without", "no allergies", "no need", "feel free". */
  noLimit: string
  /** The same where a sentence or a part of it begins so: "who doesn't like"; not "my son, who doesn't like". */
  noLimitAtStart: string
  /** What may be left out and is no food: "oven", "time", "fuss", "knead". */
  harmless: string
  /** Faults: what is so is not wanted so, and the food after it is: "no dry chicken". */
  faults: string
  /** Words for how somebody eats. */
  conditions: readonly EaterCondition[]
  /** A food in English (see foodMeanings.ts), a colon, and its names in this language; one food a line. */
  foods: string
  /** Endings that bending a word adds, each alone: plurals and cases. Words are compared without them too. */
  endings: string
  /** What may stand in front of a word and be written with it, and whether it joins: Arabic "وال". */
  prefixes?: readonly { prefix: string; joins: boolean }[]
  /**
   * Whether foods and other words are written as one: "Nussallergie", "glutenfrei". `links` are the letters that may
   * stand between them; an empty link is always tried.
   */
  compounds?: { links: string; allergy: string; free: string; ofFoods: boolean }
  /** Spellings that are the same in this language, applied to both sides: German "ue" and "u". */
  same?: readonly (readonly [string, string])[]
}

/** Who is so leaves out: "vegan", "coeliac", "halal". */
export interface EaterCondition {
  phrases: string
  diets?: readonly DietId[]
  /** A stricter diet that the word means where these foods are exempt: Arabic "نباتي" with the exception of honey is vegan. */
  perhaps?: { diet: DietId; except: readonly string[] }
  allergens?: readonly AllergenId[]
  /** Foods in English, see foodMeanings.ts. */
  foods?: readonly string[]
  /** Who is so needs more care: see Eater. */
  isVulnerable?: boolean
  /** What it leaves out, or what it does so beside its foods, cannot be proved: the person is asked. */
  isAsked?: boolean
  /** It names what must be left out, no diet: "no histamine" is a limit, "not vegan" none. */
  isSubstance?: boolean
  /** The phrase says nothing right beside a food: "baby spinach". */
  isNotOfFood?: boolean
  /** The phrases end with "and", and count only if a food follows. */
  joinsNext?: boolean
}
