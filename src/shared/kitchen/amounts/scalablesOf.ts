import { parseIngredientLine } from '../lines/parseIngredientLine.ts'
import type { CountedNoun, RetoldSize, Scalable, ScalableAmount, ToldAmount } from '../scalables.ts'
import { type CountableLines, countable, type Line } from './countableLines.ts'
import { foodsListed } from './foodsListed.ts'
import { foodsOfSteps, handlingOfLine, isWeighedLine } from './foodsOfSteps.ts'
import { heatsOf } from './heats.ts'
import { jointPattern } from './joints.ts'
import { nounLanguageOf, nounLanguageOfFoods, nounLanguageOfJoints, scriptOf } from './languageOfLines.ts'
import { scalableLengths } from './lengths.ts'
import { type FoundNumber, isCountInBrackets, lineNumbers } from './lineNumbers.ts'
import { withoutJoint } from './readAdded.ts'
import { isOfTheSame } from './sameFood.ts'
import { stepNumbers } from './stepNumbers.ts'
import { isMeasured, type ToldNumber } from './toldNumbers.ts'
import { toScalables } from './toScalables.ts'
import { nounsAfter, wordsAfter } from './words/countedNouns.ts'
import { withMeasureArticle } from './words/measureArticles.ts'
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
    return scalables.slice(0, maxPerText).map((each) =>
      each.kind === 'amount'
        ? {
            ...withMeasureArticle(text, each, language),
            ...{ isOfMetricRecipe, ...(language && { language }) },
          }
        : each,
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

const isMetric = (unit: string) => /(?:gram|liter|meter)$/.test(unit)
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
  const pieces = amounts.filter(({ grows, told }) => grows && told[0]!.unit === null && !told[0]!.phrase)
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
  return inOrder(scalables, scalableLengths(text, numbers), nouns, numbers)
}

/** The scalables of a text in its order, with what stood in the word of a number and has to stand behind it in digits. */
function inOrder(
  amounts: readonly Scalable[],
  others: readonly Scalable[],
  nouns: readonly CountedNoun[],
  numbers: readonly FoundNumber[],
): Scalable[] {
  const ofWords = numbers.flatMap(({ end, grows, word }): CountedNoun[] => {
    const isNoun = word?.one === ' ' && nouns.some(({ start, one }) => start === end && one.startsWith(' '))
    return grows && word && !isNoun ? [{ kind: 'noun', start: end, end, ...word }] : []
  })
  const phrases = amounts.flatMap((each) => (each.kind === 'amount' ? each.told : [])).filter(isPhrase)
  const isApart = ({ start }: CountedNoun) =>
    phrases.every((phrase) => start < phrase.start || start > phrase.end)
  return [...amounts, ...others, ...[...ofWords, ...nouns].filter(isApart)].sort((a, b) => a.start - b.start)
}

const isPhrase = ({ phrase }: ToldAmount) => phrase !== undefined

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
    if (told.unit !== null || !told.grows || told.phrase) return []
    const inBrackets = isCountInBrackets(step, told) && amounts.find(({ start }) => start === told.start)
    return inBrackets && inBrackets.kind === 'amount'
      ? nounsAfter(step, inBrackets, readFrom(step, told.start), language)
      : wordsAfter(step, told, lineOf.get(told.start) ?? null, language)
  })
  return inOrder(amounts, [...lengths, ...heatsOf(step)], nouns, numbers)
}
