import { listAllFoods } from '#shared/kitchen/foods/foods.ts'
import { foodNameKey } from '#shared/kitchen/foods/foodWords.ts'
import { type GroceryCategory, groceryCategories } from '#shared/kitchen/groceryCategories.ts'
import { commonFoodNames } from './commonFoods.ts'
import { everydayGroceryLines } from './everydayFoods.ts'

interface Listed {
  name: string
  category: GroceryCategory
  /** The suffix of the name; see shared/grocery/dictionary. */
  mark: string
}

/** The source text of shared/grocery/foodNames.ts. */
export function writeFoodNamesSource(): string {
  const foods = listedFoods()
  const byCategory = groceryCategories.flatMap((category) => {
    const own = foods.filter((food) => food.category === category)
    if (own.length === 0) return []
    const key = category.includes(' ') ? `'${category}'` : category
    return [`  ${key}: \`${packed(own)}\`,\n`]
  })
  return [
    "import type { GroceryCategory } from '../kitchen/groceryCategories.ts'\n\n",
    '/** Every food of the catalogue by its own name, and how common it is; see dictionary.ts. Written by npm run kitchen:names. */\n',
    'export const groceryFoodNamesByCategory: Partial<Record<GroceryCategory, string>> = {\n',
    ...byCategory,
    '}\n',
  ].join('')
}

/** The catalogue's foods, and what else is bought every week. */
function listedFoods(): Listed[] {
  const common = commonFoodNames()
  const listed = new Map<string, Listed>()
  for (const { name, category } of listAllFoods())
    listed.set(foodNameKey(name), { name, category, mark: common.has(name) ? '+' : '' })
  for (const [category, text] of Object.entries(everydayGroceryLines))
    for (const said of text.split('\n')) {
      const key = foodNameKey(said)
      const { name } = listed.get(key) ?? { name: said }
      const own = listed.get(key)?.category ?? (category as GroceryCategory)
      listed.set(key, { name, category: own, mark: `*${endingOf(name, said)}` })
    }
  return [...listed.values()]
}

/** The plural ending: "es" for "tomato". */
function endingOf(name: string, said: string): string {
  const stem = name.replace(/y$/, '')
  const ending = [name, stem].map((start) => (said.startsWith(start) ? said.slice(start.length) : null))
  const found = ending[0] ?? ending[1]
  if (found === null || found === undefined) throw new Error(`"${said}" is another spelling of "${name}"`)
  return found
}

/** In the format that shared/grocery/dictionary reads, which is an eighth smaller for browsers. */
function packed(foods: readonly Listed[]): string {
  let before: string[] = []
  return foods
    .map(({ name, mark }) => ({ words: name.split(' ').reverse(), mark }))
    .sort((a, b) => (a.words.join(' ') < b.words.join(' ') ? -1 : 1))
    .map(({ words, mark }) => {
      let shared = 0
      while (shared < before.length && before[shared] === words[shared]) shared += 1
      before = words
      return `${' '.repeat(shared)}${words.slice(shared).join(' ')}${mark}`
    })
    .join('\n')
}
