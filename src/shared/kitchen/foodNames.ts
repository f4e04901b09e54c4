/** Languages of pages, but for English, in which the catalogue names its foods. */
export const languagesOfFoodNames = ['de', 'es', 'fr', 'hi', 'ar'] as const
type NamedLanguage = (typeof languagesOfFoodNames)[number]

/** The name of a food in a language, by its English name. */
export interface TranslatedFoodName {
  food: string
  language: NamedLanguage
  name: string
}

/** A food as a language calls it; its English name where that is not known. */
export function translateFoodName(
  language: string,
  food: string,
  names: readonly TranslatedFoodName[],
): string {
  return names.find((each) => each.food === food && each.language === language)?.name ?? food
}
