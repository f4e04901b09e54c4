import type { AmountNotation, ScalableAmount, ScalablePart } from '../scalables.ts'
import { millilitresOfUnit } from '../units/units.ts'

type Quantified = Pick<AmountNotation, 'quantity' | 'unit'>
interface ScalablesOfTexts {
  ingredients: ScalablePart[][]
  instructions: ScalablePart[][]
}

/** Jugs of which those of Britain are a fifth larger than those of the US. */
const jugs = new Set(['pint', 'quart', 'gallon'])
const isJug = ({ unit }: Quantified) => jugs.has(unit ?? '')
/** What is printed for a British pint, "1 pint (550 ml)" to "1 pint (600 ml)", by the 473 ml of a US pint. */
const ratios = { least: 1.12, most: 1.3 }

/** How many US pints are in a pint, by the millilitres or fluid ounces that the text gives for it; null where it gives none. */
function sizeInUsPints(pint: Quantified, all: readonly Quantified[]): number | null {
  const given = (pattern: RegExp) => all.find(({ unit }) => pattern.test(unit ?? ''))
  const twin = given(/liter$/) ?? given(/^fluid ounce$/)
  if (!twin || !isJug(pint)) return null
  const millilitres = twin.quantity * millilitresOfUnit(twin.unit!, 'imperial')!
  return millilitres / (pint.quantity * millilitresOfUnit(pint.unit!, 'us')!)
}

const isBritish = (size: number) => size > ratios.least && size < ratios.most
const isAmount = (each: ScalablePart): each is ScalableAmount => each.kind === 'amount'

const sizesIn = (scalables: readonly ScalablePart[]) =>
  scalables.filter(isAmount).flatMap(({ told }) => told.flatMap((one) => sizeInUsPints(one, told) ?? []))

/**
 * Marks British pints: those that a text gives in millilitres too, and all other pints of the recipe, unless it has US pints
 * as well: then a step has the pint of its line.
 */
export function markBritishPints({ ingredients, instructions }: ScalablesOfTexts): ScalablesOfTexts {
  const sizes = [...ingredients, ...instructions].flatMap(sizesIn)
  const first = sizes.find(isBritish)
  if (first === undefined) return { ingredients, instructions }
  const ofRecipe = sizes.every(isBritish) ? first : null
  const sizeOfLine = (line: number | undefined) => sizesIn(ingredients[line ?? -1] ?? []).find(isBritish)
  const marked = (each: ScalablePart): ScalablePart => {
    if (!isAmount(each)) return each
    const ofOthers = sizeOfLine(each.partOf) ?? ofRecipe
    const told = each.told.map((one) => {
      if (!isJug(one)) return one
      const size = sizeInUsPints(one, each.told) ?? ofOthers
      if (size === null || !isBritish(size)) return one
      const mlOfOne = Math.round(size * millilitresOfUnit(one.unit!, 'us')!)
      return { ...one, system: 'imperial' as const, mlOfOne }
    })
    return { ...each, told }
  }
  const ofTexts = (texts: ScalablePart[][]) => texts.map((scalables) => scalables.map(marked))
  return { ingredients: ofTexts(ingredients), instructions: ofTexts(instructions) }
}
