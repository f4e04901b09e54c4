import { matchFoodName } from '#shared/kitchen/foods/matchFoodName.ts'
import { dishNames } from '#shared/kitchen/wish/requirements/dishNames.ts'
import type { WishRequirement } from '#shared/kitchen/wish/requirements/requirement.ts'

/** A food by its name in the catalogue. */
const nameOf = (food: string) => matchFoodName(food).food?.name ?? food

/** A dish by its name in `dishNames`, where it has one there. */
const nameOfDish = (name: string) => dishNames.find(({ called }) => called.includes(name))?.name ?? name

/** A requirement in a few words: "people 6", "in tofu/tempeh". */
export function describeRequirement(each: WishRequirement): string {
  switch (each.kind) {
    case 'dish':
      return `dish ${nameOfDish(each.name)}`
    case 'dish kind':
      return `kind ${each.dishKind}`
    case 'food in':
      return `in ${each.anyOf.map(nameOf).join('/')}`
    case 'food out':
      return `out ${each.said}`
    case 'people':
      return `people ${each.count}`
    case 'equipment':
      return each.equipment
    case 'taste':
      return each.taste
    case 'nutrition':
      return `${each.nutrient} ${each.least ?? ''}..${each.most ?? ''}`
    case 'effort':
      return each.effort
    case 'time':
      return `${each.maxMinutes} minutes`
    case 'ingredients':
      return `${each.most} ingredients`
    case 'keeping':
      return each.keeping
    case 'budget':
      return each.budget
  }
}

/** What is asked for, by the names of the catalogue and of `dishNames`. */
export function withNamesOfCatalogue(asked: string): string {
  if (asked.startsWith('in ')) return `in ${asked.slice(3).split('/').map(nameOf).join('/')}`
  return asked.startsWith('dish ') ? `dish ${nameOfDish(asked.slice(5))}` : asked
}

/** A wish with what it asks for, as lines of wishes have it: "für 3 | people 3". */
export interface LabelledWish {
  wish: string
  asked: readonly string[]
}

export function readWishLines(lines: string): LabelledWish[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [wish = '', asked = ''] = line.split(' | ')
      return {
        wish,
        asked: asked
          .split(';')
          .map((each) => each.trim())
          .filter(Boolean)
          .map(withNamesOfCatalogue),
      }
    })
}
