import { wayTo } from '../foods/contents.ts'
import type { Food } from '../foods/foods.ts'
import type { IngredientLine } from '../lines/parseIngredientLine.ts'
import type { Scalable, ScalableAmount, SwitchableHeat } from '../scaling.ts'
import { temperaturesOf } from '../units/stepTemperatures.ts'
import { unitGrams, unitMillilitres } from '../units/units.ts'
import { lineNumbers } from './lineNumbers.ts'
import { nounAt, stem } from './nouns.ts'
import { type CountableLines, countable, countedIn, type Line, stepNumbers } from './stepNumbers.ts'
import { isMeasured, type ToldNumber } from './toldNumbers.ts'

/** What in each line and each step grows with the servings or can be told in other units, in the order of the text. */
export interface RecipeScalables {
  ingredients: Scalable[][]
  instructions: Scalable[][]
}

/** Amounts, nouns and temperatures that are told of one line or step; an honest one has fewer than ten. */
const maxPerText = 40

/**
 * Reads the numbers of a recipe's lines, which were read already, and of its steps. Times, sizes of pans and pieces,
 * percentages and what a can holds are left out.
 */
export function scalablesOf(lines: readonly Line[], instructions: readonly string[]): RecipeScalables {
  const countableLines = countable(lines)
  return {
    ingredients: lines.map((line) => scalablesOfLine(line).slice(0, maxPerText)),
    instructions: instructions.map((step) => scalablesOfStep(step, countableLines).slice(0, maxPerText)),
  }
}

function scalablesOfLine(line: Line): Scalable[] {
  const { text, read } = line
  if (read.isHeading) return []
  const numbers = lineNumbers(text)
  const amounts = numbers.map((told) => toAmount(text, told, numbers, read))
  const [first] = amounts
  const noun = first && nounAfter(text, first, read)
  return noun ? [...amounts, noun].sort((a, b) => a.start - b.start) : amounts
}

function scalablesOfStep(step: string, lines: CountableLines): Scalable[] {
  const numbers = stepNumbers(step, lines)
  const amounts = numbers.flatMap<Scalable>((told) => {
    const line = countedIn(step, told.end, lines)
    const amount = toAmount(step, told, numbers, line?.read ?? null)
    const noun = told.unit === null ? wordAfter(step, told, line) : null
    return noun ? [amount, noun] : [amount]
  })
  return [...amounts, ...heatsOf(step)].sort((a, b) => a.start - b.start)
}

function heatsOf(step: string): SwitchableHeat[] {
  const heats = temperaturesOf(step)
  return heats.flatMap(({ start, end, scale, value, valueMax, group }) => {
    const isAlone = heats.every((other) => other.start === start || other.group !== group)
    return isAlone && scale !== null && scale !== 'gas mark'
      ? [{ kind: 'heat' as const, start, end, scale, value, valueMax }]
      : []
  })
}

function toAmount(
  text: string,
  told: ToldNumber,
  all: readonly ToldNumber[],
  read: IngredientLine | null,
): ScalableAmount {
  const { unit } = told
  const twin = isMeasured(unit)
    ? all.find((other) => other !== told && isSameToldIn(text, told, other))
    : undefined
  const { low, high } = (twin && exactly(told, twin)) ?? told
  const food = read?.food ?? null
  return {
    kind: 'amount',
    start: told.start,
    end: told.end,
    quantity: low,
    quantityMax: high > low ? high : null,
    unit,
    isWhole: unit === null && isWhole(read),
    gramsPerMl: food?.densityGramsPerMl ?? null,
    handling: food ? handlingOf(food) : 'weighed',
    isToldTwice: twin !== undefined,
  }
}

/** "350 g (12 oz)": ounces were rounded by whoever wrote them, and would be so once more for more people. */
function exactly(told: ToldNumber, twin: ToldNumber): Pick<ToldNumber, 'low' | 'high'> | null {
  const grams = (unit: string | null) => (unit === null ? null : unitGrams(unit))
  const millilitres = (unit: string | null) => (unit === null ? null : unitMillilitres(unit, 'us'))
  const ratio =
    ratioOf(grams(twin.unit), grams(told.unit)) ?? ratioOf(millilitres(twin.unit), millilitres(told.unit))
  if (ratio === null || isMetric(told.unit)) return null
  const isSame = Math.abs((twin.low * ratio) / told.low - 1) < 0.15
  return isSame ? { low: twin.low * ratio, high: twin.high * ratio } : null
}

const ratioOf = (a: number | null, b: number | null) => (a === null || b === null ? null : a / b)

const wholes = new Set(['clove', 'leaf', 'sprig'])

function isWhole(read: IngredientLine | null): boolean {
  if (!read) return false
  return wholes.has(read.unit ?? '') || (read.food !== null && isA(read.food, 'egg kind'))
}

const joint = /^ ?[([/,] ?(?:about |approx\.? |or )?$/
const isMetric = (unit: string | null) => /(?:gram|liter)$/.test(unit ?? '')

const longestJoint = 12

/** "190 g (1½ cups)", "400 g / 14 oz". */
function isSameToldIn(text: string, a: ToldNumber, b: ToldNumber): boolean {
  const [first, second] = a.start < b.start ? [a, b] : [b, a]
  return (
    second.start - first.end <= longestJoint &&
    isMeasured(b.unit) &&
    isMetric(a.unit) !== isMetric(b.unit) &&
    joint.test(text.slice(first.end, second.start))
  )
}

const isA = (food: Food, kind: string) => wayTo(food, kind)?.isItself ?? false
const pours =
  /\b(?:milk|buttermilk|kefir|water|oil|stock|broth|dashi|juice|cream|wine|beer|stout|sherry|vinegar|soy sauce|fish sauce|coffee|rum|brandy|vodka)$/
const scooped = new Set(['Baking', 'Grains', 'Rice', 'Lentils and Pulses'])
const bought = ['pasta kind', 'noodle kind', 'bread kind', 'flatbread kind', 'chocolate kind', 'soy food']

function handlingOf(food: Food): ScalableAmount['handling'] {
  if (food.category === 'Beverages' || pours.test(food.name)) return 'poured'
  return scooped.has(food.category) && !bought.some((kind) => isA(food, kind)) ? 'scooped' : 'weighed'
}

/** "2 red onions": the last word of the name; "5 garlic cloves": the word that counts. */
function nounAfter(text: string, first: ScalableAmount, { name, unit }: IngredientLine) {
  if (first.unit !== null || name === '' || (unit === null && / (?:of|or|and|with) /.test(name))) return null
  const rest = /^(?: ?\([^)]*\))?[^,;(]*/.exec(text.slice(first.end))![0]
  const words = [...rest.matchAll(/[\p{L}'’-]+/gu)]
  const last = name.split(' ').at(-1)
  const word = words.findLast(([each]) => (unit === null ? each === last : stem(each) === unit))
  if (!word) return null
  const start = first.end + word.index
  return nounAt(text, start, start + word[0].length, first.quantityMax ?? first.quantity)
}

/** Characters after a number in which its noun is looked for. */
const farthestWord = 120

function wordAfter(step: string, told: ToldNumber, line: Line | null) {
  const last = stem(line?.read.name.split(' ').at(-1) ?? '')
  const words = [...step.slice(told.end, told.end + farthestWord).matchAll(/[\p{L}'’-]+/gu)].slice(0, 3)
  const word = words.find(([each]) => stem(each) === last)
  if (!word) return null
  const start = told.end + word.index
  return nounAt(step, start, start + word[0].length, told.high)
}
