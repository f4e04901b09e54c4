import { wayTo } from '../foods/contents.ts'
import type { Food } from '../foods/foods.ts'
import { type IngredientLine, parseIngredientLine } from '../lines/parseIngredientLine.ts'
import type { CountedNoun, RetoldSize, Scalable, ScalableAmount } from '../scalables.ts'
import { type CountableLines, countable, type Line } from './countableLines.ts'
import { foodsListed } from './foodsListed.ts'
import { foodsOfSteps, handlingOfLine, isWeighedLine } from './foodsOfSteps.ts'
import { heatsOf } from './heats.ts'
import { jointPattern } from './joints.ts'
import { nounLanguageOf, nounLanguageOfFoods, nounLanguageOfJoints, scriptOf } from './languageOfLines.ts'
import { isGrowing, isLength, scalableLengths } from './lengths.ts'
import { type FoundNumber, isCountInBrackets, lineNumbers } from './lineNumbers.ts'
import { withoutJoint } from './readAdded.ts'
import { isOfCount, type Telling, tellingsOf } from './retold.ts'
import { isOfTheSame } from './sameFood.ts'
import { stepNumbers } from './stepNumbers.ts'
import { toTold } from './toldAmounts.ts'
import { isMeasured, type ToldNumber } from './toldNumbers.ts'
import { nounsAfter, wordsAfter } from './words/countedNouns.ts'
import { cupOrMeasureOfOthers } from './words/measuresOfOthers.ts'
import { stem } from './words/nouns.ts'
import { knownNoun, type NounLanguage } from './words/nounsOfOthers.ts'
import { inOwnWords } from './words/ownUnitWords.ts'
import { linesOneByOne } from './words/pieceWords.ts'

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
export function scalablesOf(written: readonly Line[], instructions: readonly string[]): RecipeScalables {
  const lines = written.map(({ text, read }) => ({ text, read: withoutJoint(read) }))
  const countableLines = countable(lines)
  const isOfMetricRecipe = isMetricRecipe(lines)
  const language = nounLanguageOf(lines, instructions)
  const ofLines = language ?? nounLanguageOfFoods(lines, instructions)
  const lineOfAmount = foodsOfSteps(countableLines)
  const oneByOne = linesOneByOne(instructions, countableLines)
  const within = (text: string, scalables: Scalable[]) => {
    const language = scriptOf(text) ?? ofLines
    return scalables
      .slice(0, maxPerText)
      .map((each) =>
        each.kind === 'amount' ? { ...each, isOfMetricRecipe, ...(language && { language }) } : each,
      )
  }
  return {
    ingredients: lines.map((line) => within(line.text, scalablesOfLine(line, language, ofLines))),
    instructions: instructions.map((step) =>
      within(
        step,
        scalablesOfStep(
          step,
          countableLines,
          lineOfAmount,
          inOwnWords(step, stepNumbers(step, countableLines, language, oneByOne), ofLines),
          language,
        ),
      ),
    ),
  }
}

/** Whether lines are told in grams or millilitres, and none in cups, ounces or pounds. */
function isMetricRecipe(lines: readonly Line[]): boolean {
  const units = lines.flatMap(({ read }) => read.unit ?? [])
  return units.some(isMetric) && !units.some((unit) => usUnits.has(unit))
}

const usUnits = new Set(['cup', 'pint', 'quart', 'fluid ounce', 'ounce', 'pound'])

function scalablesOfLine(
  line: Line,
  ofRecipe: NounLanguage | null,
  ofFoods: NounLanguage | null,
): Scalable[] {
  const { text, read } = line
  if (read.isHeading) return []
  const language = ofRecipe ?? nounLanguageOfJoints(text) ?? ofFoods
  const numbers = inOwnWords(text, lineNumbers(text), language)
  const scalables = toScalables(text, numbers, () => ({ read, handling: null }))
  const amounts = scalables.filter((each) => each.kind === 'amount')
  const pieces = amounts.filter(({ grows, told }) => grows && told[0]!.unit === null)
  const nouns = pieces.flatMap((each) => {
    // "1 egg plus 1 egg yolk", "120 ml juice (1 lemon)": what is counted later is told behind its own number.
    const isAlone = pieces.length === 1 && each === amounts[0]
    if (isAlone) return nounsAfter(text, each, foodsListed(read)[0]!, language)
    const own = readFrom(text, each.start)
    // "plus 2 to serve", "plus 2 finely chopped": more of the same, which no word of it names.
    const isNamed =
      (own.food !== null || knownNoun(nextWord(text, each.end), language) !== null) &&
      !isOfTheSame(text.slice(each.end))
    const isInBrackets = /\([^()]*$/.test(text.slice(0, each.start))
    return each === amounts[0] || isNamed || isInBrackets ? nounsAfter(text, each, own, language) : []
  })
  return [...scalables, ...scalableLengths(text, numbers), ...wordsOf(numbers), ...nouns].sort(
    (a, b) => a.start - b.start,
  )
}

/** What stood in the word of a number, and has to stand behind it when it is written in digits. */
const wordsOf = (numbers: readonly FoundNumber[]): CountedNoun[] =>
  numbers.flatMap(({ end, grows, word }) =>
    grows && word ? [{ kind: 'noun', start: end, end, ...word }] : [],
  )

const nextWord = (text: string, at: number) => /^ ?([\p{L}\p{M}'’-]*)/u.exec(text.slice(at, at + 40))![1]!

/** An amount and its food, read apart from the rest of a text. */
const readFrom = (text: string, start: number) =>
  parseIngredientLine(untilNext.exec(text.slice(start, start + 80))![0])
const untilNext = new RegExp(`^(?:(?!${jointPattern})[^,;()[\\]])*`, 'iu')

function scalablesOfStep(
  step: string,
  lines: CountableLines,
  lineOfAmount: ReturnType<typeof foodsOfSteps>,
  numbers: readonly FoundNumber[],
  language: NounLanguage | null,
): Scalable[] {
  const lineOf = new Map<number, Line>()
  const wholes = new Map<number, number>()
  const foodOf = (told: ToldNumber) => {
    const found = lineOfAmount(step, told)
    if (found === null) return null
    lineOf.set(told.start, found.line)
    if (found.isPart) wholes.set(told.start, lines.all.indexOf(found.line))
    const { read } = found.line
    if (!isMeasured(told.unit)) return { read, handling: null }
    return { read, handling: handlingOfLine(found.line), isOfWeighedLine: isWeighedLine(found.line) }
  }
  const withLine = (each: ScalableAmount | RetoldSize): Scalable => {
    if (each.kind !== 'amount' || !each.grows || each.ofCount) return each
    const partOf = wholes.get(each.start) ?? -1
    return partOf < 0 ? each : { ...each, partOf }
  }
  const amounts = toScalables(step, numbers, foodOf).map(withLine)
  const lengths = scalableLengths(step, numbers)
  const nouns = numbers.flatMap((told) => {
    if (told.unit !== null || !told.grows) return []
    const inBrackets = isCountInBrackets(step, told) && amounts.find(({ start }) => start === told.start)
    return inBrackets && inBrackets.kind === 'amount'
      ? nounsAfter(step, inBrackets, readFrom(step, told.start), language)
      : wordsAfter(step, told, lineOf.get(told.start) ?? null, language)
  })
  return [...amounts, ...lengths, ...wordsOf(numbers), ...nouns, ...heatsOf(step)].sort(
    (a, b) => a.start - b.start,
  )
}

function toScalables(
  text: string,
  numbers: readonly FoundNumber[],
  foodOf: (told: ToldNumber) => FoodOfAmount | null,
): (ScalableAmount | RetoldSize)[] {
  const others = numbers.filter((told) => !isGrowing(told))
  const tellings = tellingsOf(text, others)
  return tellings.flatMap((telling, at) => {
    const last = telling.told.at(-1)!
    if (isLength(last)) return retoldLength(text, telling) ?? []
    const amount = toAmount(
      telling,
      foodOf({ ...last, start: telling.start, end: telling.name?.start ?? telling.end }),
    )
    if (amount.told[0]!.unit === null && cupOrMeasureOfOthers(text, amount.told[0]!.end) !== null)
      return { exactly: 1 / 8, ...amount }
    const [before, next] = [tellings[at - 1], tellings[at + 1]]
    // "2 Tassen Mehl (250 g)": the line has the cups already.
    if (
      before &&
      before.told[0]!.unit === null &&
      cupOrMeasureOfOthers(text, before.end) !== null &&
      isInBracket(text, telling)
    )
      return { ...amount, handling: 'weighed' as const }
    if (before && isOfCount(text, before, telling)) return { ...amount, ofCount: true as const }
    const isToldAgain = amount.finest === 'quarter' && next && isOfCount(text, telling, next)
    return isToldAgain ? { exactly: 1 / 4, ...amount } : amount
  })
}

const isInBracket = (text: string, { start }: Telling) => /[([][^()[\]]*$/.test(text.slice(0, start))

/** A length told once stays: tins are sold by their inches. */
function retoldLength(text: string, { start, end, told, isOpen }: Telling): RetoldSize | null {
  const metric = told.find(({ unit }) => isMetric(unit))
  const us = told.find(({ unit }) => !isMetric(unit))
  if (!metric || !us || isOpen) return null
  const say = (one: ToldNumber) => text.slice(one.start, one.end)
  return { kind: 'size', start, end, metric: say(metric), us: say(us) }
}

/** What decides how an amount is measured out; `handling` of a step's line, null where its food decides. */
interface FoodOfAmount {
  read: IngredientLine
  handling: ScalableAmount['handling'] | null
  isOfWeighedLine?: boolean
}

function toAmount({ start, end, told, isOpen, name }: Telling, of: FoodOfAmount | null): ScalableAmount {
  const read = of?.read ?? null
  const food = read?.food ?? null
  return {
    kind: 'amount',
    start,
    end,
    told: told.map((one) => toTold(one, told)),
    isOpen,
    ...(name && { name }),
    grows: told[0]!.grows,
    finest: finestOf(read),
    ...(told.some(({ unit }) => unit === 'stick') && food && isInSticks(food) && { exactly: 1 / 8 }),
    gramsPerMl: food?.densityGramsPerMl ?? null,
    handling: of?.handling ?? (food ? handlingOf(food) : 'weighed'),
    isOfMetricRecipe: false,
    ...(of?.isOfWeighedLine && { isOfWeighedLine: true as const }),
  }
}

const isMetric = (unit: string | null) => /(?:gram|liter|meter)$/.test(unit ?? '')
const uncut = new Set(['leaf', 'sprig'])

function finestOf(read: IngredientLine | null): ScalableAmount['finest'] {
  if (!read) return 'quarter'
  if (uncut.has(read.unit ?? stem(read.name.split(' ').at(-1)!))) return 'whole'
  return read.unit === 'clove' || (read.food !== null && isA(read.food, 'egg kind')) ? 'half' : 'quarter'
}

const isInSticks = (food: Food) => ['butter', 'margarine'].some((kind) => isA(food, kind))
const isA = (food: Food, kind: string) => wayTo(food, kind)?.isItself ?? false
const pours =
  /\b(?:milk|buttermilk|kefir|water|oil|stock|broth|dashi|juice|cream|wine|beer|stout|sherry|vinegar|soy sauce|fish sauce|coffee|rum|brandy|vodka)$/
const scooped = new Set(['Baking', 'Grains', 'Rice', 'Lentils and Pulses'])
const bought = ['pasta kind', 'noodle kind', 'bread kind', 'flatbread kind', 'chocolate kind', 'soy food']

function handlingOf(food: Food): ScalableAmount['handling'] {
  if (food.category === 'Beverages' || pours.test(food.name)) return 'poured'
  return scooped.has(food.category) && !bought.some((kind) => isA(food, kind)) ? 'scooped' : 'weighed'
}
