import { findRecipeScalables } from '#shared/kitchen/amounts/findRecipeScalables.ts'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import { rescaleRecipe } from '#shared/kitchen/rescaleRecipe.ts'
import { unitWordsByLanguage } from '#shared/kitchen/units/unitWordsByLanguage.ts'
import type { Reading } from '../amounts/scaledRecipeFaults.ts'
import { amountsBefore, englishUnitsIn, type ReadAmount } from './readWritten.ts'
import type { WrittenLanguage, WrittenRow } from './rows.ts'

const servings = 4
/** A cook's measure is at most 1/7 off, from ¾ teaspoon or 5 g upwards. */
const oneRounding = 0.15
/** What the brackets of parts may be off that of their line. */
const offOfBrackets = 0.05
const smallest = { volume: 4, mass: 6, count: 1 }
const sum = (amounts: readonly { size: number }[]) => amounts.reduce((all, { size }) => all + size, 0)

/** What is wrong with the amounts of a recipe for 1 to 12 people in each system of units. */
export function faultsOfRow(
  language: WrittenLanguage,
  [lines, steps, foods]: WrittenRow,
  readings: readonly Reading[],
): string[] {
  const written = { ingredients: lines.split('; '), instructions: steps.split(' / ') }
  const read = written.ingredients.map((text) => ({ text, read: parseIngredientLine(text) }))
  const scalables = findRecipeScalables(read, written.instructions)
  return readings.flatMap((reading) => {
    const factor = reading.servings / servings
    const wanted = { factor, units: reading.units, unitWords: unitWordsByLanguage }
    const scaled = rescaleRecipe(written, scalables, wanted)
    const texts = [...scaled.ingredients, ...scaled.instructions]
    const found = [
      ...texts.flatMap((text) => englishUnitsIn(text, language)).map((unit) => `English "${unit}"`),
      ...texts.flatMap((text) => (plusses(text) > 1 ? ['more than one plus'] : [])),
      ...foods
        .split('; ')
        .flatMap((food) => (food === '' ? [] : faultsOfFood(food, written, scaled, factor, reading))),
      ...(reading.units === null &&
      factor === 1 &&
      texts.join() !== [...written.ingredients, ...written.instructions].join()
        ? ['not as written']
        : []),
    ]
    return found.map(
      (fault) => `${reading.servings} ${reading.units ?? 'as written'}: ${fault}: ${texts.join(' / ')}`,
    )
  })
}

const plusses = (text: string) => text.match(/ (?:plus|más) |\+/g)?.length ?? 0

interface Texts {
  ingredients: readonly string[]
  instructions: readonly string[]
}

function faultsOfFood(
  food: string,
  written: Texts,
  scaled: Texts,
  factor: number,
  { units }: Reading,
): string[] {
  const [name, single] = food.split('=') as [string, string?]
  const inLine = ({ ingredients }: Texts) =>
    ingredients.flatMap((line) => amountsBefore(line, name, undefined))[0]
  const inSteps = ({ instructions }: Texts) =>
    instructions.flatMap((step) => amountsBefore(step, name, single))
  const [before, line] = [inLine(written), inLine(scaled)]
  if (!before || !line) return [`no amount of ${name} in a line`]
  const parts = inSteps(scaled)
  const all = [line, ...parts]
  const told = all.filter(({ bracket }) => bracket !== null)
  return [
    ...(units !== null && told.length > 0 ? [`${name} has two amounts in one system`] : []),
    ...told.flatMap((amount) => (isAlike(amount, before) ? [] : [`brackets of ${name} disagree`])),
    ...(isAsAsked(line, before, factor) ? [] : [`${name} is off`]),
    ...(addUp(line, parts) ? [] : [`parts of ${name} do not add up`]),
    ...(told.length === all.length && !addUp(ofBrackets(line), parts.map(ofBrackets), offOfBrackets)
      ? [`brackets of ${name} do not add up`]
      : []),
  ]
}

const ofBrackets = (amount: ReadAmount): ReadAmount => ({ ...amount, ...amount.bracket! })

/** Whether a bracket is as much of its amount as it was in the line as written. */
function isAlike({ size, dimension, bracket }: ReadAmount, before: ReadAmount): boolean {
  if (!before.bracket || bracket!.dimension !== before.bracket.dimension || dimension !== before.dimension)
    return false
  const wanted = (size * before.bracket.size) / before.size
  return Math.abs(bracket!.size - wanted) <= Math.max(wanted * oneRounding, bracket!.slack / 2)
}

/** Whether a line is as much as was asked for, where it has the same kind of measure. */
function isAsAsked(line: ReadAmount, before: ReadAmount, factor: number): boolean {
  const same = [before, before.bracket].find((each) => each?.dimension === line.dimension)
  if (!same) return true
  const wanted = same.size * factor
  const off = Math.abs(line.size - wanted)
  if (same.dimension === 'count') return off <= (wanted < 4 ? 0.26 : 0.51)
  return wanted < smallest[same.dimension] ? off <= wanted * 0.35 : off <= wanted * oneRounding
}

function addUp(line: ReadAmount, parts: readonly ReadAmount[], share = 0.03): boolean {
  if (parts.length === 0) return false
  if (parts.some(({ dimension }) => dimension !== line.dimension)) return true
  const slack = Math.max(line.size * share, Math.min(...parts.map((part) => part.slack)))
  return Math.abs(sum(parts) - line.size) <= slack + 1e-6
}
