import { normalizeWishWord } from '../../foods/normalizeWishWord.ts'

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(normalizeWishWord))

/** English units of an age, as alternatives of a regular expression; other languages have theirs in eaterWords.ts. */
export const wishAgeUnits = {
  months: 'months?|mos?|mths?|mnths?|mon|m',
  weeks: 'weeks?|wks?|w',
  years: 'years?|yrs?|y',
} as const

/** People in English beside those of `kin` who may be so young: "our youngest, 11 months". */
export const wishFurtherYoungPeople = wordsOf(
  'youngest smallest littlest kiddo bro sis lil baby babe bub bubba bubs infant newborn toddler tot grandbaby godson goddaughter godchild foster lo dd ds munchkin twins triplets',
)

/** Grown people: months and weeks beside them are those of a pregnancy. */
export const wishGrownPeople = wordsOf(
  'wife wifes wifey wifeys husband hubby partner girlfriend gf bf boyfriend fiance fiancee missus mrs friend mate mum mom mother dad father aunt auntie colleague boss neighbour neighbor guest flatmate roommate housemate frau freundin partnerin femme mujer esposa i im',
)

/** Words between somebody and an age: "is nearly", "aged". */
export const wishWordsBeforeAge = wordsOf('is was turns aged age nearly almost just only now about at')

/** Words behind months and weeks that are no age: "8 months ago", "8 months sober". */
export const wishWordsBehindDurations = wordsOf(
  'schwanger enceinte enceintes embarazada embarazadas गर्भवती प्रेग्नेंट garbhvati حامل حبلى incinta grávida zwanger gravid ago pregnant preg pregs preggo gone along later vegan vegetarian veggie sober married clean into in until till before after to supply of off away abroad here together cured matured ripened postpartum pp',
)

/** Meals before an age in brackets or behind a comma, "porridge (8 months)". */
export const wishMealsBesideInfantAge = wordsOf(
  'porridge puree purees mash weaning solids blw breakfast lunch dinner tea snack snacks food foods finger purée mush meal meals',
)

/** What is kept for months, so that the age is that of a dish. */
export const wishLongStoredFoodPattern =
  /(?<!\p{L})(?:frozen|freez\p{L}*|keeps?|lasts?|stores?|storage|stor(?:ed|ing)|stash|stock\p{L}*|shelf|larder|pantry|tinned|canned|jars?|preserv\p{L}*|emergency|prepper|camping|plan|challenge|diet|budget)(?!\p{L})/iu
