import { parseIngredientLine } from '../lines/parseIngredientLine.ts'
import type {
  AmountNotation,
  CountedNoun,
  ScalableAmount,
  ScalablePart,
  SizeInBothSystems,
} from '../scalables.ts'
import type { UnitLanguage } from '../units/unitWords.ts'
import { amountConjunctionRegexSource } from './amountConjunctions.ts'
import { markBritishPints } from './britishPints.ts'
import { indexLinesByNameStem, type LinesByNameStem, type ParsedLine } from './countableLines.ts'
import { createNounlessCountReader } from './createNounlessCountReader.ts'
import {
  nounLanguageOfConjunctions,
  nounLanguageOfFoods,
  nounLanguageOfRecipe,
  unitLanguageOfScript,
} from './languageOfLines.ts'
import { findScalableLengths } from './lengths.ts'
import { findLineNumbers, isBracketedCount, type NumberInRecipe } from './lineNumbers.ts'
import { numbersToScalables } from './numbersToScalables.ts'
import { isWeightOrVolumeUnit, type NumberWithUnit } from './numbersWithUnits.ts'
import { nameBehindSecondMeasure, removeTrailingConjunction } from './parseAddedAmounts.ts'
import { isMoreOfPreviousFood } from './sameFood.ts'
import { findScalableTemperatures } from './scalableTemperatures.ts'
import { splitLineIntoFoods } from './splitLineIntoFoods.ts'
import {
  createStepAmountLineFinder,
  isLineInGramsOrButterSticks,
  measuringMethodOfLine,
} from './steps/createStepAmountLineFinder.ts'
import { findScalableNumbersInStep } from './steps/findStepNumbers.ts'
import { takeInArticleBefore } from './words/articles/measureArticles.ts'
import {
  findNounsAfterLineAmount,
  findNounsAfterStepAmount,
  findParticipleAfterCount,
} from './words/countedNouns.ts'
import { findForeignMeasureOrCup } from './words/foreignMeasures.ts'
import { findKnownNoun, type NounLanguage } from './words/foreignNouns.ts'
import { findFullnessWord } from './words/fullnessWords.ts'
import { languageOfMeasure } from './words/measurePhrases.ts'
import { dropUnitsThatAreForeignNouns, keepWrittenUnitWord } from './words/ownUnitWords.ts'
import { findLinesUsedOneByOne } from './words/pieceWords.ts'

/** What in each line and each step grows with the servings or can be told in other units, in the order of the text. */
export interface RecipeScalables {
  ingredients: ScalablePart[][]
  instructions: ScalablePart[][]
}

/** Amounts, nouns and temperatures read in one line or step at most; real texts have fewer than ten. */
const maxPerText = 40

/**
 * Reads the numbers of a recipe's lines, which were read already, and of its steps. Times, sizes of pans and pieces,
 * percentages and what a can holds are left out.
 */
export function findRecipeScalables(
  written: readonly ParsedLine[],
  instructions: readonly string[],
): RecipeScalables {
  const lines = written.map(({ text, read }) => ({
    text,
    read: nameBehindSecondMeasure(text, removeTrailingConjunction(read)),
  }))
  const countableLines = indexLinesByNameStem(lines)
  const isOfMetricRecipe = isMetricRecipe(lines)
  const language = nounLanguageOfRecipe(lines, instructions)
  const ofLines = language ?? nounLanguageOfFoods(lines, instructions)
  const lineOfAmount = createStepAmountLineFinder(countableLines)
  const oneByOne = findLinesUsedOneByOne(instructions, countableLines)
  const withCounts = createNounlessCountReader(countableLines, ofLines)
  const within = (text: string, scalables: ScalablePart[]) => {
    const known = unitLanguageOfScript(text) ?? ofLines
    const languageOf = (each: ScalableAmount) => known ?? languageOfMeasure(text, each)
    return scalables
      .slice(0, maxPerText)
      .map((each) =>
        each.kind === 'amount' ? withLanguage(text, each, languageOf(each), isOfMetricRecipe) : each,
      )
  }
  return markBritishPints({
    ingredients: lines.map((line) => within(line.text, scalablesOfLine(line, language, ofLines))),
    instructions: instructions.map((step) =>
      within(
        step,
        scalablesOfStep(
          step,
          countableLines,
          lineOfAmount,
          dropUnitsThatAreForeignNouns(
            step,
            withCounts(step, findScalableNumbersInStep(step, countableLines, language, oneByOne)),
            ofLines,
          ),
          language,
        ),
      ),
    ),
  })
}

const withLanguage = (
  text: string,
  amount: ScalableAmount,
  language: UnitLanguage | null,
  isOfMetricRecipe: boolean,
): ScalableAmount => ({
  ...takeInArticleBefore(text, keepWrittenUnitWord(text, amount), language),
  ...{ isOfMetricRecipe, ...(language && { language }) },
})

/** Whether lines give grams or millilitres, and none gives cups, ounces or pounds. */
function isMetricRecipe(lines: readonly ParsedLine[]): boolean {
  const units = lines.flatMap(({ read }) => read.unit ?? [])
  return units.some(isMetric) && !units.some((unit) => usUnits.has(unit))
}

const isMetric = (unit: string) => /(?:gram|liter|meter)$/.test(unit)
const usUnits = new Set(['cup', 'pint', 'quart', 'fluid ounce', 'ounce', 'pound'])

function scalablesOfLine(
  line: ParsedLine,
  ofRecipe: NounLanguage | null,
  ofFoods: NounLanguage | null,
): ScalablePart[] {
  const { text, read } = line
  if (read.isHeading) return []
  const language = ofRecipe ?? nounLanguageOfConjunctions(text) ?? ofFoods
  const numbers = dropUnitsThatAreForeignNouns(text, findLineNumbers(text), language)
  const scalables = numbersToScalables(text, numbers, () => ({ read, handling: null }))
  const amounts = scalables.filter((each) => each.kind === 'amount')
  const pieces = amounts.filter(({ grows, told }) => grows && told[0]!.unit === null && !told[0]!.phrase)
  const [first] = amounts
  const isCountedLine =
    first !== undefined &&
    !isWeightOrVolumeUnit(first.told[0]!.unit) &&
    findForeignMeasureOrCup(text, first.end) === null
  const nouns = pieces.flatMap((each) => {
    // "1 egg plus 1 egg yolk", "120 ml juice (1 lemon)": a count that follows keeps its own noun.
    const isAlone = pieces.length === 1 && each === amounts[0]
    if (isAlone) return findNounsAfterLineAmount(text, each, splitLineIntoFoods(read)[0]!, language)
    const own = readFrom(text, each.start)
    // "plus 2 to serve", "plus 2 finely chopped": more of the same, which no word of it names.
    const isNamed =
      (own.food !== null || findKnownNoun(nextWord(text, each.end), language) !== null) &&
      !isMoreOfPreviousFood(text.slice(each.end))
    const isInBrackets = /\([^()]*$/.test(text.slice(0, each.start)) && !isCountedLine
    const named =
      each === amounts[0] || isNamed || isInBrackets
        ? findNounsAfterLineAmount(text, each, own, language)
        : []
    return named.length > 0 || !isCountedLine ? named : findParticipleAfterCount(text, each.end, language)
  })
  return inOrder(
    scalables,
    findScalableLengths(text, numbers),
    withFullness(text, amounts, nouns, false),
    numbers,
  )
}

/** Nouns, with the words that tell how full the measures are that stand beside them: "bombées" of "2 cuillères à soupe bombées". */
function withFullness(
  text: string,
  amounts: readonly ScalableAmount[],
  nouns: readonly CountedNoun[],
  isStep: boolean,
): CountedNoun[] {
  const words = amounts.flatMap(({ grows, told: [first] }) =>
    grows && first!.unit === null ? findFullnessWord(text, first!.start, first!.end, isStep) : [],
  )
  const isOther = ({ start, end }: CountedNoun) =>
    words.every((word) => end <= word.start || start >= word.end)
  return [...nouns.filter(isOther), ...words]
}

/** The scalables of a text in its order, with what stood in the word of a number and has to stand behind it in digits. */
function inOrder(
  amounts: readonly ScalablePart[],
  others: readonly ScalablePart[],
  nouns: readonly CountedNoun[],
  numbers: readonly NumberInRecipe[],
): ScalablePart[] {
  const ofWords = numbers.flatMap(({ end, grows, word }): CountedNoun[] => {
    const isNoun = word?.one === ' ' && nouns.some(({ start, one }) => start === end && one.startsWith(' '))
    return grows && word && !isNoun ? [{ kind: 'noun', start: end, end, ...word }] : []
  })
  const phrases = amounts.flatMap((each) => (each.kind === 'amount' ? each.told : [])).filter(isPhrase)
  const isApart = ({ start }: CountedNoun) =>
    phrases.every((phrase) => start < phrase.start || start > phrase.end)
  return [...amounts, ...others, ...[...ofWords, ...nouns].filter(isApart)].sort((a, b) => a.start - b.start)
}

const isPhrase = ({ phrase }: AmountNotation) => phrase !== undefined

const nextWord = (text: string, at: number) => /^ ?([\p{L}\p{M}'’-]*)/u.exec(text.slice(at, at + 40))![1]!

/** An amount and its food, read apart from the rest of a text. */
const readFrom = (text: string, start: number) =>
  parseIngredientLine(untilNext.exec(text.slice(start, start + 80))![0])
const untilNext = new RegExp(`^(?:(?!${amountConjunctionRegexSource})[^,;()[\\]])*`, 'iu')

function scalablesOfStep(
  step: string,
  lines: LinesByNameStem,
  lineOfAmount: ReturnType<typeof createStepAmountLineFinder>,
  numbers: readonly NumberInRecipe[],
  language: NounLanguage | null,
): ScalablePart[] {
  const lineOf = new Map<number, ParsedLine>()
  const wholes = new Map<number, number>()
  const foodOf = (told: NumberWithUnit) => {
    const found = lineOfAmount(step, told)
    if (found === null) return null
    lineOf.set(told.start, found.line)
    if (found.isPart) wholes.set(told.start, lines.all.indexOf(found.line))
    const { read } = found.line
    if (!isWeightOrVolumeUnit(told.unit)) return { read, handling: null }
    return {
      read,
      handling: measuringMethodOfLine(found.line, told.unit),
      isOfWeighedLine: isLineInGramsOrButterSticks(found.line, told.unit),
    }
  }
  const withLine = (each: ScalableAmount | SizeInBothSystems): ScalablePart => {
    if (each.kind !== 'amount' || !each.grows || each.ofCount) return each
    const partOf = wholes.get(each.start) ?? -1
    return partOf < 0 ? each : { ...each, partOf }
  }
  const amounts = numbersToScalables(step, numbers, foodOf).map(withLine)
  const lengths = findScalableLengths(step, numbers)
  const nouns = numbers.flatMap((told) => {
    if (told.unit !== null || !told.grows || told.phrase || told.of) return []
    const inBrackets = isBracketedCount(step, told) && amounts.find(({ start }) => start === told.start)
    return inBrackets && inBrackets.kind === 'amount'
      ? findNounsAfterLineAmount(step, inBrackets, readFrom(step, told.start), language)
      : findNounsAfterStepAmount(step, told, lineOf.get(told.start) ?? null, language)
  })
  const amountsOfStep = amounts.filter((each) => each.kind === 'amount')
  const words = withFullness(step, amountsOfStep, nouns, true)
  return inOrder(amounts, [...lengths, ...findScalableTemperatures(step)], words, numbers)
}
