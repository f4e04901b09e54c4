import { findRecipeScalables } from '#shared/kitchen/amounts/findRecipeScalables.ts'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { rescaleRecipe } from '#shared/kitchen/rescaleRecipe.ts'
import type { UnitSystem } from '#shared/kitchen/scalables.ts'
import { unitWordsByLanguage } from '#shared/kitchen/units/unitWordsByLanguage.ts'
import { amountsIn, countIn, countsInBrackets, type NamedAmount, retoldIn } from './amountsInText.ts'

export interface Fault {
  kind: string
  text: string
}

/** For how many and in which units a recipe is read; null: as it is written. */
export interface Reading {
  servings: number
  units: UnitSystem | null
}

const systems: (UnitSystem | null)[] = [null, 'metric', 'us']

/** For 1 to 12 people in each of the three systems. */
export const everyReading: readonly Reading[] = systems.flatMap((units) =>
  Array.from({ length: 12 }, (_, at) => ({ servings: at + 1, units })),
)

/** No amount is told so, whatever is cooked and for how many. */
const banned =
  /(?:plus|\+).*(?:plus|\+)|\d+ ml \(\d+ .*ml\)|rest of \d|half of the rest|\bquarts? (?:[a-z-]+ )*(?:flour|sugar|rice|oats)\b/
/** A cook's measure is at most 1/7 off; a bracket is of what is shown before it, and is rounded once. */
const oneRounding = 1 / 7
/** What parts may be off their line, as a share of it. */
const addedUp = 0.03
/** From one measure to the next of the smallest that a kitchen has of its kind, in ml or g; half of that parts may be off. */
const steps: readonly (readonly [RegExp, number])[] = [
  [/tablespoon|cup|quart/, 14.79 / 2],
  [/teaspoon|pinch/, 4.93 / 4],
  [/ml| l$/, 5],
  [/oz|lb/, 28.35 / 4],
  [/./, 1],
]
const stepOf = (text: string) => steps.find(([unit]) => unit.test(text))![1]

/** What is wrong with a recipe's amounts when it is read so. */
export function faultsOfScaling(recipe: RecipeToScale, readings: readonly Reading[]): Fault[] {
  const lines = recipe.ingredients.map((text) => ({ text, read: parseIngredientLine(text) }))
  const scalables = findRecipeScalables(lines, recipe.instructions)
  const faults = sharesOf(recipe)
  for (const { servings, units } of readings) {
    const wanted = { factor: servings / recipe.servings, units, unitWords: unitWordsByLanguage }
    const scaled = rescaleRecipe(recipe, scalables, wanted)
    const found = [
      ...wordFaults(scaled, units),
      ...scaleFaults(recipe.ingredients, scaled.ingredients, wanted.factor, units),
      ...retoldFaults(recipe, scaled, units),
      ...bracketFaults(recipe, scaled, wanted.factor),
      ...partFaults(recipe, scaled),
    ]
    const at = `for ${servings} of ${recipe.servings}, ${units ?? 'as written'}`
    faults.push(...found.map(({ kind, text }) => ({ kind, text: `${text} (${at})` })))
  }
  return faults
}

export type RecipeToScale = Pick<WrittenRecipe, 'ingredients' | 'instructions' | 'servings'>
type Texts = Pick<WrittenRecipe, 'ingredients' | 'instructions'>
const textsOf = ({ ingredients, instructions }: Texts) => [...ingredients, ...instructions]

function wordFaults(scaled: Texts, units: UnitSystem | null): Fault[] {
  return textsOf(scaled).flatMap((text) => {
    const other = units && amountsIn(text).find(({ system }) => system !== 'any' && system !== units)
    return [
      ...(banned.test(text) ? [{ kind: 'banned wording', text }] : []),
      ...(other ? [{ kind: 'amount of the other system', text }] : []),
    ]
  })
}

/** The first amount of a line against what it must be; counts to the half below four, to the whole above. */
function scaleFaults(
  written: readonly string[],
  scaled: readonly string[],
  factor: number,
  units: UnitSystem | null,
): Fault[] {
  return written.flatMap((text, at) => {
    const line = scaled[at]!
    const count = countIn(text)
    if (count !== null) {
      const wanted = count * factor
      const said = countIn(line)
      const far = wanted < 4 && !isWhole.test(line) ? 0.26 : 0.51
      const isLeast = said !== null && wanted < 1 && said <= (isWhole.test(line) ? 1 : 0.5)
      const isWrong = said === null || (Math.abs(said - wanted) > far && !isLeast)
      return isWrong ? [{ kind: 'count off', text: `${text} -> ${line}` }] : []
    }
    const told = amountsIn(text)
    const [now] = amountsIn(line)
    if (!told[0] || told[0].start > 0 || units === 'us') return []
    // What is told twice is shown once, maybe by weight; what only cups tell is weighed by its density.
    const first = told.find(({ dimension }) => dimension === now?.dimension) ?? told[0]
    if (units === 'metric' && first.system === 'us' && first.dimension !== now?.dimension) return []
    const wanted = first.low * factor
    const isSame = now && now.dimension === first.dimension
    const isNear = isSame && Math.abs(now.low - wanted) <= Math.max(wanted * (oneRounding + 0.01), 0.7)
    return isNear ? [] : [{ kind: 'amount off', text: `${text} -> ${line}` }]
  })
}

/** Half a leaf or half a sprig is nothing to measure. */
const isWhole = /\b(?:leaf|leaves|sprigs?)\b/

function retoldFaults(written: Texts, scaled: Texts, units: UnitSystem | null): Fault[] {
  const before = textsOf(written).map(retoldIn)
  return textsOf(scaled).flatMap((text, at) =>
    retoldIn(text).flatMap(([first, second], place) => {
      const [one, other] = [first, second].map(({ start, end }) => text.slice(start, end))
      if (units !== null) return [{ kind: 'told twice in one system', text }]
      if (one === other) return [{ kind: 'told twice in the same words', text }]
      const original = before[at]![place]
      const ratio = first.low / second.low
      const was = original ? original[0].low / original[1].low : ratio
      return Math.abs(ratio / was - 1) > oneRounding ? [{ kind: 'brackets disagree', text }] : []
    }),
  )
}

/** "1 cup butter (2 sticks)": the pieces grow with the amount, and their noun with them. */
function bracketFaults(written: Texts, scaled: Texts, factor: number): Fault[] {
  const before = textsOf(written).map(countsInBrackets)
  return textsOf(scaled).flatMap((text, at) => {
    const now = countsInBrackets(text)
    return before[at]!.flatMap(({ pieces }, place) => {
      const shown = now[place]
      const wanted = pieces * factor
      const isNear =
        shown && (Math.abs(shown.pieces - wanted) <= (wanted < 4 ? 0.26 : 0.51) || shown.pieces <= 0.5)
      const isNoun = shown && (shown.noun === 'medium' || shown.noun.endsWith('s') === shown.pieces > 1)
      return isNear && isNoun ? [] : [{ kind: 'pieces in brackets off', text }]
    })
  })
}

interface Part extends Pick<NamedAmount, 'low' | 'dimension'> {
  lines: number[]
  text: string
}

/** Parts that steps name, "2 tablespoons of the olive oil", against the lines they are of; weights against weights. */
function partFaults(recipe: Texts, scaled: Texts): Fault[] {
  const parts = scaled.instructions.flatMap((step) =>
    amountsIn(step).flatMap(({ start, end, ...amount }): Part[] => {
      const name = /^ of the ([\p{L}' ’-]+)/u.exec(step.slice(end))?.[1]
      const lines = name === undefined ? [] : linesNamed(name, recipe.ingredients)
      return lines.length > 0 ? [{ ...amount, lines, text: step.slice(start, end) }] : []
    }),
  )
  const byLines = Map.groupBy(parts, ({ lines, dimension }) => `${lines.join()} ${dimension}`)
  return [...byLines.values()].flatMap((ofLines) => {
    const [{ lines, dimension }] = ofLines as [Part]
    const texts = lines.map((at) => scaled.ingredients[at]!)
    const amounts = texts
      .flatMap((text) => amountsIn(text).slice(0, 1))
      .filter((each) => each.dimension === dimension)
    const total = amounts.reduce((sum, { low }) => sum + low, 0)
    const sum = ofLines.reduce((all, { low }) => all + low, 0)
    const smallestStep = Math.min(...ofLines.map(({ text }) => stepOf(text)))
    if (Math.abs(sum - total) <= Math.max(total * addedUp, smallestStep / 2)) return []
    return [
      {
        kind: 'parts do not add up',
        text: `${ofLines.map(({ text }) => text).join(' + ')} of ${texts.join(' + ')}`,
      },
    ]
  })
}

const fold = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `

const nameOf = (line: string) => fold(line.slice(amountsIn(line)[0]?.end ?? 0).split(/[,(]| in /, 1)[0]!)

/** The lines with the most words of the name, beginning with its first; the one of just this name, or those that end so. */
function linesNamed(name: string, ingredients: readonly string[]): number[] {
  const words = fold(name).trim().split(' ').slice(0, 4)
  for (let taken = words.length; taken > 0; taken -= 1) {
    const wanted = ` ${words.slice(0, taken).join(' ')} `
    const isNear = [
      (line: string) => nameOf(line) === wanted,
      (line: string) => nameOf(line).endsWith(wanted),
      (line: string) => fold(line).includes(wanted),
    ]
    for (const isNamed of isNear) {
      const found = ingredients.flatMap((line, at) => (isNamed(line) ? [at] : []))
      if (found.length > 0) return found
    }
  }
  return []
}

/** "Half of the oil", "the rest of the milk": of what is measured, a step must say how much. */
function sharesOf({ ingredients, instructions }: Texts): Fault[] {
  const share = /(?<!off )\b(?:half|third|thirds|quarter|rest|most) of (?:the )?([\p{L}' ’-]+)/giu
  return instructions.flatMap((step) =>
    [...step.matchAll(share)].flatMap(([whole, name = '']) => {
      const lines = linesNamed(name, ingredients)
      const isMeasured = lines.length > 0 && lines.every((at) => isMeasuredLine(ingredients[at]!))
      const isOfMixture = /^(?:sauce|mix|marinade|dressing|batter|broth)\b/.test(name)
      return isMeasured && !isOfMixture ? [{ kind: 'a share for an amount', text: whole }] : []
    }),
  )
}

const isMeasuredLine = (line: string) => {
  const [first] = amountsIn(line)
  return first !== undefined && first.start === 0 && !/pinch/.test(line)
}
