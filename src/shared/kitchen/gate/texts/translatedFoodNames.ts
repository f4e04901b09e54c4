import { languagesOfFoodNames, type TranslatedFoodName } from '../../foodNames.ts'
import { findFoodByKey } from '../../foods/foods.ts'
import { foodNameKey, splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import { readFoodNameTranslations } from '../../foods/shownNames/shownNames.ts'
import { wishLanguages } from '../../wish/wishLanguages.ts'

let namesByFood: Map<string, TranslatedFoodName[]> | null = null

/**
 * The names of these foods of the catalogue in the languages of pages: those of `shownNames`, else as far as the tables of
 * wishes have them.
 */
export function listTranslatedFoodNames(foods: Iterable<string>): TranslatedFoodName[] {
  namesByFood ??= readNames()
  const known = namesByFood
  return [...new Set(foods)].flatMap((food) => known.get(food) ?? [])
}

function readNames(): Map<string, TranslatedFoodName[]> {
  const names = namesOfWishes()
  for (const [food, shown] of Map.groupBy(readFoodNameTranslations(), (each) => each.food))
    names.set(food, shown)
  return names
}

/** A table names a food by one of its English names, and the usual name of its language comes first. */
function namesOfWishes(): Map<string, TranslatedFoodName[]> {
  const names = new Map<string, TranslatedFoodName[]>()
  for (const language of languagesOfFoodNames) {
    const { foods } = wishLanguages.find(({ id }) => id === language)!
    const seen = new Set<string>()
    for (const line of foods.trim().split('\n')) {
      const [called = '', namedSo = ''] = line.split(':')
      // Further lines of a food have names of regions and kinds.
      if (seen.has(called)) continue
      seen.add(called)
      const name = namedSo.split(',', 1)[0]!.trim().replaceAll(/[!*]/g, '')
      const food = findFoodByKey(foodNameKey(called))?.name
      // "Alcohol" stands for vodka in the catalogue, and is not its name.
      if (food === undefined || name === '' || !isPartOf(called, food)) continue
      const before = names.get(food) ?? []
      // Of several lines for one food the one that has its name counts.
      const others = before.filter((each) => each.language !== language || food !== called)
      if (others.some((each) => each.language === language)) continue
      names.set(food, [...others, { food, language, name: written(name, language) }])
    }
  }
  return names
}

const smallWords = /^(?:und|oder|mit|aus|von|in|im)$/

function isPartOf(called: string, food: string): boolean {
  const words = new Set(splitFoodNameIntoWords(food))
  return splitFoodNameIntoWords(called).every((word) => words.has(word))
}

/** The tables are in small letters, and without the apostrophes of French. */
function written(name: string, language: TranslatedFoodName['language']): string {
  if (language === 'fr') return name.replaceAll(/(?<![\p{L}])([dl]) (?=[aeiouyhœéêâ])/gu, '$1’')
  return language === 'de' ? capitalized(name) : name
}

const capitalized = (name: string) =>
  name
    .split(' ')
    .map((word) => (smallWords.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
