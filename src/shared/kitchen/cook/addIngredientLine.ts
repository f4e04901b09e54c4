import { scaleCookAmount } from './cookAmounts.ts'
import { parseDishLineOption } from './dishLineSpec.ts'
import type { FilledDish, RecipePartsToCheck } from './filledDish.ts'

/**
 * A line and the step that uses it, `{x}`; what stands after "//" goes into the last step. False when it may not be had, or
 * would harm somebody as it is added.
 */
export function addIngredientLineWithStep(
  plate: FilledDish,
  line: string,
  share: number,
  step: string,
): boolean {
  if (isHarmful(plate, line, step)) return false
  const name = `x${plate.extraSteps.length}`
  if (!addIngredientLineWithoutStep(plate, name, line, share)) return false
  plate.extraSteps.push(step.replaceAll('{x}', `{${name}}`))
  return true
}

/** A line in a slot of its own, without a step. */
export function addIngredientLineWithoutStep(
  plate: FilledDish,
  name: string,
  line: string,
  share: number,
): boolean {
  const option = parseDishLineOption(line)
  if (option.kind !== 'food' || !plate.orders.allows(option.food)) return false
  const slot = `extra.${name}`
  const item = {
    slot,
    food: option.food,
    amount: scaleCookAmount(option.amount, (share * plate.servings) / 4, option.food),
    size: option.size,
    preparation: option.preparation,
    insteadOf: null,
  }
  plate.slots.set(slot, [item])
  plate.items.push(item)
  return true
}

/** Asked of what is added alone, once for all dishes: it is put on as it is, whatever the dish. */
function isHarmful({ orders, harmful }: FilledDish, line: string, step: string): boolean {
  const option = parseDishLineOption(line)
  if (option.kind !== 'food' || !orders.isHarmful?.(asRecipe(line, option.food.shortMany, step))) return false
  harmful.add(option.food)
  return true
}

function asRecipe(line: string, name: string, step: string): RecipePartsToCheck {
  const said = step
    .replace('// ', '')
    .replaceAll('{x}', name)
    .replaceAll('{fat}', 'oil')
    .replace(/\{[&~](\d+)\}/g, '$1 minutes')
  return { name: '', description: '', ingredients: [line], instructions: [said] }
}
