import { languagesOfFoodNames, type TranslatedFoodName } from '../../foodNames.ts'
import { cerealsNameTranslations } from './cereals.ts'
import { dairyNameTranslations } from './dairy.ts'
import { drinksNameTranslations } from './drinks.ts'
import { meatsNameTranslations } from './meats.ts'
import { plantsNameTranslations } from './plants.ts'
import { seafoodNameTranslations } from './seafood.ts'
import { seasoningsNameTranslations } from './seasonings.ts'
import { sweetsAndNutsNameTranslations } from './sweetsAndNuts.ts'

/** One food on a line: its name in the catalogue, ":", and its names in the order of `languagesOfFoodNames`, between " | ". */
const tables = [
  drinksNameTranslations,
  dairyNameTranslations,
  meatsNameTranslations,
  seafoodNameTranslations,
  plantsNameTranslations,
  cerealsNameTranslations,
  sweetsAndNutsNameTranslations,
  seasoningsNameTranslations,
]

/** What foods are called on screens in the languages of pages, as these write them. */
export function readFoodNameTranslations(): TranslatedFoodName[] {
  return tables
    .join('')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [food = '', names = ''] = line.split(': ')
      const written = names.split(' | ')
      if (written.length !== languagesOfFoodNames.length)
        throw new Error(`"${line}" lacks a name of its food`)
      return languagesOfFoodNames.map((language, at) => ({ food, language, name: written[at]! }))
    })
}
