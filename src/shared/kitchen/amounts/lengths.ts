import { parseIngredientLine } from '../lines/parseIngredientLine.ts'
import type { ScalablePart } from '../scalables.ts'
import { foodNameOfLinePart } from './findFoodNameInLanguages.ts'
import type { NumberInRecipe } from './lineNumbers.ts'
import { isWeightOrVolumeUnit, type NumberWithUnit } from './numbersWithUnits.ts'

export const isLengthNumber = ({ unit, isMeasure }: NumberWithUnit) =>
  isMeasure && !isWeightOrVolumeUnit(unit)

/** Roots, stalks and the like of which a cook cuts off so many centimetres; of all else a length is the size of a piece. */
const cutByLength = new Set(
  [
    'ginger, galangal, turmeric, fresh turmeric, horseradish, horseradish root, chrzan, wasabi, daikon, burdock, lotus root, licorice root',
    'lemongrass, cinnamon stick, cinnamon, kombu, cucumber, leek, celery, rhubarb, chorizo, Spanish chorizo',
  ]
    .join(', ')
    .split(', '),
)

/** Whether the length that a text begins with is how much there is of its food: "5 cm Ingwer", and not "9-inch pie crust". */
export function isFoodAmountGivenAsLength(text: string): boolean {
  const food = foodNameOfLinePart(text, parseIngredientLine(text), [])
  return food !== null && cutByLength.has(food)
}

/** The same length in the other system: "5 cm (2 in)", "2-inch/5 cm". */
export const isLengthRepeatedInOtherSystem = (
  text: string,
  first: NumberWithUnit,
  { start }: NumberWithUnit,
) => /^ ?[([/,=] ?(?:or )?$/.test(text.slice(first.end, start))

/** What a piece of it is called, behind which "inch" has no plural: "a 2 inch piece". */
const piece = /^[ -]?(?:\([^)]*\) ?)?(?:pieces?|knobs?|chunks?|lengths?|slices?|sticks?|thumbs?)\b/i

/** Lengths that grow: their numbers alone, as "1-inch" and "5 cm" keep their units as they are written, and the plural of "inch". */
export function findScalableLengths(text: string, numbers: readonly NumberInRecipe[]): ScalablePart[] {
  return numbers
    .filter(isScalableLength)
    .flatMap(({ start, end: endOfUnit, low, high, unit }): ScalablePart[] => {
      const end = start + /^.*[\d¼-¾⅐-⅞]/su.exec(text.slice(start, endOfUnit))![0].length
      const told = [{ start, end, quantity: low, quantityMax: high > low ? high : null, unit: null }]
      const amount = {
        kind: 'amount' as const,
        start,
        end,
        told,
        isOpen: false,
        grows: true,
        ...traits,
        ...(unit === 'inch' && { exactly: 1 / 4 }),
      }
      const inch = / (inch|inches)$/.exec(text.slice(start, endOfUnit))?.[1]
      if (inch === undefined || piece.test(text.slice(endOfUnit))) return [amount]
      const noun = { start: endOfUnit - inch.length, end: endOfUnit, one: 'inch', many: 'inches' }
      return [amount, { kind: 'noun', ...noun }]
    })
}

const traits = { finest: 'quarter', gramsPerMl: null, handling: 'weighed', isOfMetricRecipe: false } as const

export const isScalableLength = (told: NumberInRecipe) => told.grows && isLengthNumber(told)
