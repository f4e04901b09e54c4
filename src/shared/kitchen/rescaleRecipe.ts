import { plusPattern, rescaleText, shownNotationsOfAmount } from './rescaleText.ts'
import type { AmountNotation, ScalableAmount, ScalablePart, WantedScaling } from './scalables.ts'
import {
  isUnchangedFactor,
  type ScaledAmountText,
  scaleAmountToText,
  shownGrowthFactor,
} from './scaleAmountToText.ts'
import { chooseMeasurableParts, halfOfSmallestMeasure } from './units/chooseMeasurableParts.ts'
import {
  isOff,
  maxOffOfTwoSystems,
  type Size,
  sizeOf,
  sizeOfNotation,
  sizesOfAllParts,
  sumOf,
} from './units/sizesOfAmounts.ts'

interface Texts {
  ingredients: readonly string[]
  instructions: readonly string[]
}

type ScalablesOfTexts = { [Of in keyof Texts]: readonly (readonly ScalablePart[])[] }

/**
 * A recipe for more or fewer people and in other units. Where its steps take all of a line, at once or in parts ("⅓ cup
 * of the oil"), what they show adds up to what the line shows. Scalables may be missing: what has none stays as it is.
 */
export function rescaleRecipe(
  texts: Texts,
  scalables: ScalablesOfTexts | undefined,
  wanted: WantedScaling,
): { ingredients: string[]; instructions: string[] } {
  const isSame = wanted.units === null && isUnchangedFactor(wanted.factor)
  const chosen = scalables && !isSame ? chosenAmounts(texts, scalables, wanted) : undefined
  const each = (of: keyof Texts) =>
    texts[of].map((text, at) => rescaleText(text, scalables?.[of][at] ?? [], wanted, chosen))
  return { ingredients: each('ingredients'), instructions: each('instructions') }
}

/** An amount and the text it stands in, which may tell it as two measures: "½ cup plus 2 tablespoons". */
interface AmountInText {
  amount: ScalableAmount
  text: string
  mayUsePlus: boolean
}

/** A line that is taken in more parts is rounded part by part, and so is what a recipe takes in still more. */
const maxPartsOfLine = 4
const maxParts = 100

function chosenAmounts(
  { ingredients, instructions }: Texts,
  scalables: ScalablesOfTexts,
  wanted: WantedScaling,
): Map<AmountNotation, ScaledAmountText> {
  const parts = scalables.instructions
    .flatMap((ofStep, step) =>
      ofStep.filter(isPart).map((amount) => ({ amount, text: instructions[step] ?? '' })),
    )
    .slice(0, maxParts)
  const chosen = new Map<AmountNotation, ScaledAmountText>()
  /** Steps that have their "plus". */
  const stepsWithPlus = new Set<string>()
  for (const [line, text] of ingredients.entries()) {
    const amount = scalables.ingredients[line]?.find((each) => each.kind === 'amount')
    const ofLine = parts
      .filter(({ amount }) => amount.partOf === line)
      .map(({ amount, text: step }, at, all) =>
        placed(amount, step, !stepsWithPlus.has(step) && all.findIndex(({ text }) => text === step) === at),
      )
    if (!amount || ofLine.length === 0 || ofLine.length > maxPartsOfLine) continue
    const whole = placed(amount, text, true)
    const all = partsOf(whole, ofLine, wanted)
    // "Reserving ½ cup … the reserved ½ cup": one part, which stands twice.
    const first = (part: AmountInText) => ofLine.findIndex((each) => areEqual(each, part))
    const once = all.length > 0 ? ofLine : ofLine.filter((part, at) => first(part) === at)
    const found = all.length > 0 ? all : once.length < ofLine.length ? partsOf(whole, once, wanted) : []
    found.forEach(({ told, ...scaled }, at) => {
      chosen.set(told, scaled)
      if (plusPattern.test(scaled.text)) stepsWithPlus.add(ofLine[at]!.text)
    })
    for (const part of all.length > 0 ? [] : ofLine) {
      const told = shownNotationsOfAmount(part.amount, wanted.units)[0]!
      const as = shownNotationsOfAmount(ofLine[first(part)]!.amount, wanted.units)[0]!
      const scaled = chosen.get(as)
      if (scaled) chosen.set(told, scaled)
    }
    if (wanted.units !== null) continue
    for (const { told, ...scaled } of bracketsOf(whole, ofLine, wanted, chosen)) chosen.set(told, scaled)
  }
  return chosen
}

const isPart = (each: ScalablePart): each is ScalableAmount =>
  each.kind === 'amount' && each.partOf !== undefined

const placed = (amount: ScalableAmount, text: string, isFirst: boolean): AmountInText => ({
  amount,
  text,
  mayUsePlus: isFirst && !plusPattern.test(text.slice(0, amount.start) + text.slice(amount.end)),
})

const areEqual = ({ amount: { told: a } }: AmountInText, { amount: { told: b } }: AmountInText) =>
  a[0]!.unit === b[0]!.unit && a[0]!.quantity === b[0]!.quantity

/** A cup of another language and a stick of butter are measured to eighths: three of them are 1½ and 1½. */
const exactlyOfCups = 1 / 8

/** The parts of a line that take all of it, as they are shown; none where they take less, or cannot be compared. */
function partsOf(whole: AmountInText, parts: readonly AmountInText[], wanted: WantedScaling): Measured[] {
  const told = [whole, ...parts].flatMap(
    ({ amount }) => shownNotationsOfAmount(amount, wanted.units)[0] ?? [],
  )
  const written = told.length > parts.length ? sizesOfAllParts(told) : []
  if (written.length === 0) return []
  const sum = sumOf(written)
  const isPieces = written[0]!.measure === 'pieces'
  const isDivided = (whole.amount.exactly ?? 1) <= exactlyOfCups
  const [shown, ...alone] = [whole, ...parts].map((each, at) => measured(each, told[at]!, 1, wanted)) as [
    Measured,
    ...Measured[],
  ]
  // "375 ml (1½ cups)" of "500 ml (2 cups)": what stays as it is written stays in the steps too.
  if ([shown, ...alone].every(({ isWritten }) => isWritten)) return []
  const areWhole = written.every(({ size }) => Number.isInteger(size))
  const isWhole =
    isPieces && !isDivided && areWhole && Number.isInteger(shown.size) && shown.size >= parts.length
  const isOfLine = ({ measure, size }: Size) =>
    measure === shown.measure && (!isWhole || Number.isInteger(size))
  const sizes = written.map(({ size }) => (size / sum) * shown.size)
  const choices = parts.map((part, at) =>
    choicesFor(part, told[at + 1]!, sizes[at]!, wanted).filter(isOfLine),
  )
  if (choices.some(({ length }) => length === 0)) return []
  return chooseMeasurableParts(choices, sizes, shown.size, isPieces ? 0 : halfOfSmallestMeasure)
}

/** What brackets may be off together before they are chosen together. */
const maxOffOfBrackets = 0.03
/** What a bracket may be off its own amount. */
const farthestBracket = 0.08

/** Cups or ounces in the brackets of parts, "325 g (12 oz)", which add up to the bracket of their line; none where they do alone. */
function bracketsOf(
  whole: AmountInText,
  parts: readonly AmountInText[],
  wanted: WantedScaling,
  chosen: ReadonlyMap<AmountNotation, ScaledAmountText>,
): Measured[] {
  const all = [whole, ...parts]
  if (!all.every(({ amount: { told } }) => /cup|oun|spoon/.test(told[1]?.unit ?? ''))) return []
  const brackets = all.map((part) => {
    const { amount } = part
    const [main, told] = amount.told as [AmountNotation, AmountNotation]
    const traits = { ...amount, ...main }
    const first = chosen.get(main) ?? scaleAmountToText(traits, wanted.factor, null)
    const of = { ...wanted, factor: shownGrowthFactor(traits, wanted.factor, first) }
    return { part, told, of }
  })
  const written = brackets.map(({ told }) => sizeOf(told.unit, told.quantity))
  const [line, ...alone] = brackets.map(({ part, told, of }) => measured(part, told, 1, of)) as [
    Measured,
    ...Measured[],
  ]
  const areAlike = written.every(({ measure }) => measure === line.measure)
  const [ofLine, ...ofParts] = written as [Size, ...Size[]]
  if (!areAlike || isOff(ofParts, ofLine, maxOffOfTwoSystems) || !isOff(alone, line, maxOffOfBrackets))
    return []
  const sizes = ofParts.map(({ size }, at) => size * brackets[at + 1]!.of.factor)
  const choices = [ofLine, ...ofParts].map(({ size }, at) => {
    const { part, told, of } = brackets[at]!
    const exact = size * of.factor
    return choicesFor(part, told, exact, of).filter(
      (each, place) => place === 0 || Math.abs(each.size / exact - 1) < farthestBracket,
    )
  })
  // The line takes another bracket only where the parts do not reach the nearest one.
  for (const whole of choices[0]!) {
    const found = chooseMeasurableParts(choices.slice(1), sizes, whole.size, halfOfSmallestMeasure)
    if (!isOff(found, whole, maxOffOfBrackets)) return [whole, ...found]
  }
  return []
}

/** An amount as it is shown, and which of those that were written. */
interface Measured extends ScaledAmountText, Size {
  told: AmountNotation
  isWritten: boolean
}

/** An amount made `by` times as large, as it is shown. */
function measured(
  { amount, text, mayUsePlus }: AmountInText,
  told: AmountNotation,
  by: number,
  wanted: WantedScaling,
): Measured {
  const { quantity, unit, start, end } = told
  const scaled = scaleAmountToText({ ...amount, ...told }, wanted.factor * by, wanted.units, mayUsePlus)
  const shown: ScaledAmountText = scaled ?? {
    text: text.slice(start, end),
    least: quantity,
    most: quantity,
    unit,
  }
  return {
    ...shown,
    told,
    isWritten: !scaled,
    ...(shown.isSmaller
      ? sizeOf(shown.unit, shown.least)
      : sizeOfNotation({ ...told, unit: shown.unit, quantity: shown.least })),
  }
}

/** How far a part may move from what it would be alone, as a share of it; in how many steps; how many of those are tried. */
const farthest = { pieces: 0.8, ml: 0.45, g: 0.45 }
const moves = 80
const maxChoices = 16

/** What can be measured near a size, each once, the nearest first; of two as near the one that is shown alone. */
function choicesFor(
  part: AmountInText,
  told: AmountNotation,
  near: number,
  wanted: WantedScaling,
): Measured[] {
  const found = new Map<string, Measured>()
  for (let move = 0; move <= moves; move += 1) {
    const by = (move % 2 === 0 ? move : -move - 1) / moves
    const choice = measured(part, told, 1 + by * farthest[sizeOfNotation(told).measure], wanted)
    found.set(choice.text, choice)
  }
  // Of a measure that is counted by its word two choices may be as near, which the sizes in ml show only nearly.
  const step = told.smaller ? 1e-6 : Number.EPSILON
  const off = ({ size }: Size) => Math.round(Math.abs(size - near) / step) * step
  return [...found.values()].sort((a, b) => off(a) - off(b)).slice(0, maxChoices)
}
