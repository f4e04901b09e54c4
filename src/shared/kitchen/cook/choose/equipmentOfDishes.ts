import { equipmentTests } from '../../wish/requirements/describedDishes.ts'
import type { Equipment } from '../../wish/requirements/requirement.ts'
import type { DishComponent, DishTemplate } from '../dishTemplate.ts'

const fits = new Map<string, boolean>()

/** Whether a dish, as it is written, is cooked with what a wish names or without what it lacks. */
export function isDishCookedWith(dish: DishTemplate, equipment: Equipment): boolean {
  if (dish.onlyWith) return dish.onlyWith === equipment || isMet(dish.id, dish.steps, equipment)
  return isMet(dish.id, dish.steps, equipment)
}

/** Kitchen things that a side must not need: it may be cooked otherwise than its dish, but not with what there is not. */
const lacks: ReadonlySet<Equipment> = new Set([
  'microwave only',
  'no oven',
  'no stove',
  'no heat',
  'no blender',
  'no frying',
])

export function isComponentCookedWith(part: DishComponent, equipment: ReadonlySet<Equipment>): boolean {
  if (part.steps.length === 0) return true
  return [...equipment].every(
    (each) =>
      !lacks.has(each) || isMet(`part ${part.id}`, part.steps, each === 'microwave only' ? 'no heat' : each),
  )
}

function isMet(id: string, sources: readonly string[], equipment: Equipment): boolean {
  const key = `${equipment} ${id}`
  const known = fits.get(key)
  if (known !== undefined) return known
  const steps = sources
    .map((source) => source.replace(/^[a-z,]+\|/, '').replace(/\{[^}]*\}/g, ' … '))
    .join(' ')
  const isFit = equipmentTests[equipment]({ steps })
  fits.set(key, isFit)
  return isFit
}
