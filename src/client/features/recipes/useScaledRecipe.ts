import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { RecipeScalablesAnswer } from '#shared/contract/recipes/recipeScalables.ts'
import type { WrittenRecipe } from '#shared/contract/recipes/recipes.ts'
import { getDecimalMark } from '#shared/currentLocale.ts'
import { unitSystems } from '#shared/kitchen/preferences.ts'
import { rescaleRecipe } from '#shared/kitchen/rescaleRecipe.ts'

export const unitChoicesOfRecipe = ['written', ...unitSystems] as const
export type UnitChoiceOfRecipe = (typeof unitChoicesOfRecipe)[number]

const maxServings = 100

export interface ScaledRecipe {
  servings: number
  units: UnitChoiceOfRecipe
  /** Lines and steps for so many people in these units. */
  ingredients: string[]
  instructions: string[]
  /** What the address says of it, to be carried along; empty when it says nothing. */
  search: string
}

/**
 * A recipe for as many people and in the units that the page's address says, else as it is written and in the units
 * that the reader prefers. Without `scalables` everything stays as it is written.
 */
export function useScaledRecipe(
  recipe: Pick<WrittenRecipe, 'servings' | 'ingredients' | 'instructions'>,
  scalables: RecipeScalablesAnswer | undefined,
  preferredUnits: UnitChoiceOfRecipe = 'written',
): ScaledRecipe {
  const asked = readServing(useLocation().search)
  const servings = asked.servings ?? recipe.servings
  const units = asked.units ?? preferredUnits
  const { ingredients, instructions } = recipe
  const rescaled = useMemo(() => {
    const wanted = {
      factor: servings / recipe.servings,
      units: units === 'written' ? null : units,
      decimalMark: getDecimalMark(),
      ...(scalables?.unitWords && { unitWords: scalables.unitWords }),
    }
    return rescaleRecipe({ ingredients, instructions }, scalables, wanted)
  }, [ingredients, instructions, scalables, servings, recipe.servings, units])
  return { servings, units, ...rescaled, search: servingQueryString(asked) }
}

interface RequestedServing {
  servings?: number
  units?: UnitChoiceOfRecipe
}

function readServing(search: string): RequestedServing {
  const params = new URLSearchParams(search)
  const count = Number(params.get('servings') ?? Number.NaN)
  const units = unitChoicesOfRecipe.find((each) => each === params.get('units'))
  return {
    ...(Number.isInteger(count) && count >= 1 && count <= maxServings && { servings: count }),
    ...(units && { units }),
  }
}

function servingQueryString(asked: RequestedServing): string {
  const params = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  return params.size > 0 ? `?${params}` : ''
}

/** The numbers of servings to step to from this one. */
export function fewerAndMoreServings(servings: number): { fewer: number; more: number } {
  return { fewer: Math.max(1, servings - 1), more: Math.min(maxServings, servings + 1) }
}
