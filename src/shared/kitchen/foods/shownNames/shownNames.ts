import { type FoodName, namedLanguages } from '../../foodNames.ts'
import { cereals } from './cereals.ts'
import { dairy } from './dairy.ts'
import { drinks } from './drinks.ts'
import { meats } from './meats.ts'
import { plants } from './plants.ts'
import { seafood } from './seafood.ts'
import { seasonings } from './seasonings.ts'
import { sweetsAndNuts } from './sweetsAndNuts.ts'

/** One food on a line: its name in the catalogue, ":", and its names in the order of `namedLanguages`, between " | ". */
const tables = [drinks, dairy, meats, seafood, plants, cereals, sweetsAndNuts, seasonings]

/** What foods are called on screens in the languages of pages, as these write them. */
export function readShownNames(): FoodName[] {
  return tables
    .join('')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [food = '', names = ''] = line.split(': ')
      const written = names.split(' | ')
      if (written.length !== namedLanguages.length) throw new Error(`"${line}" lacks a name of its food`)
      return namedLanguages.map((language, at) => ({ food, language, name: written[at]! }))
    })
}
