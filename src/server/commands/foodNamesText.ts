import { allFoods } from '#shared/kitchen/foods/foods.ts'
import { groceryCategories } from '#shared/kitchen/groceryCategories.ts'

/** The source of shared/grocery/foodNames. */
export function foodNamesText(): string {
  const foods = allFoods()
  const byCategory = groceryCategories.flatMap((category) => {
    const names = foods.filter((food) => food.category === category).map(({ name }) => name)
    if (names.length === 0) return []
    const key = category.includes(' ') ? `'${category}'` : category
    return [`  ${key}: \`${packed(names)}\`,\n`]
  })
  return [
    "import type { GroceryCategory } from '../kitchen/groceryCategories.ts'\n\n",
    '/** Every food of the catalogue by its own name; see dictionary.ts. Written by npm run kitchen:names. */\n',
    'export const foodNames: Partial<Record<GroceryCategory, string>> = {\n',
    ...byCategory,
    '}\n',
  ].join('')
}

/** As shared/grocery/dictionary reads it: what a browser loads is an eighth smaller so. */
function packed(names: readonly string[]): string {
  let before: string[] = []
  return names
    .map((name) => name.split(' ').reverse())
    .sort((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1))
    .map((words) => {
      let shared = 0
      while (shared < before.length && before[shared] === words[shared]) shared += 1
      before = words
      const rest = words.slice(shared).join(' ')
      return shared > 0 || /^\d/.test(rest) ? `${shared}${rest}` : rest
    })
    .join('\n')
}
