import type {
  AmountNotation,
  ConvertibleTemperature,
  ScalableAmount,
  ScalablePart,
  UnitSystem,
  WantedScaling,
} from './scalables.ts'
import {
  type ScaledAmountText,
  scaleAmountToText,
  shownGrowthFactor,
  unitSystemOfUnit,
} from './scaleAmountToText.ts'
import { convertAndFormatTemperature } from './units/temperature.ts'
import { gramsOfUnit } from './units/units.ts'
import { isPluralForCount, translateAmountUnits } from './units/unitWords.ts'

/** Amounts whose text was chosen before, because they have to add up with others. */
export type ChosenAmountTexts = ReadonlyMap<AmountNotation, ScaledAmountText>

/**
 * A line or a step for more or fewer people and in other units, as a cook can measure it; what `scalables` does not
 * name stays as it is, and so does everything when nothing else is wanted. `scalables` are in the order of the text.
 * At most one amount of a text is written with "plus".
 */
export function rescaleText(
  text: string,
  scalables: readonly ScalablePart[],
  wanted: WantedScaling,
  chosen: ChosenAmountTexts = new Map(),
): string {
  const { units } = wanted
  let mayUsePlus = !hasPlusBesideAmounts(text, scalables) && !scalables.some((each) => hasPlus(each, chosen))
  let written = ''
  let from = 0
  let isMany: boolean | null = null
  /** Behind the word of a measure that a smaller one stands for. */
  let endOfMeasure = -1
  /** How many times as many pieces as were written are shown. */
  let countFactor = 1
  for (const scalable of scalables) {
    if (scalable.kind === 'noun' && isWithin(scalable, endOfMeasure)) continue
    written += text.slice(from, scalable.start)
    const asWritten = text.slice(scalable.start, scalable.end)
    from = scalable.end
    if (scalable.kind === 'heat') written += heatIn(scalable, units, asWritten)
    else if (scalable.kind === 'size') written += units === null ? asWritten : scalable[units]
    else if (scalable.kind === 'noun')
      written += isMany === null ? asWritten : isMany ? scalable.many : scalable.one
    else {
      const factor = scalable.ofCount ? countFactor : wanted.factor
      const { language } = scalable
      const words = language && wanted.unitWords?.[language]
      let hasToldPlus = false
      const said = sayAmount(text, scalable, wanted, factor, (told, growth) => {
        const scaled =
          chosen.get(told) ?? scaleAmountToText({ ...scalable, ...told }, growth, units, mayUsePlus)
        if (!scaled || scaled.text === text.slice(told.start, told.end)) return null
        hasToldPlus ||= plusPattern.test(scaled.text)
        const exact =
          units === null && told !== scalable.told[0]
            ? isRoundedToSingleUnits(told, growth, scaled)
            : scaled.text
        const number = withMark(
          words ? translateAmountUnits(language, words, exact) : exact,
          (words ?? wanted).decimalMark,
        )
        if (scaled.isSmaller) endOfMeasure = told.smaller!.end
        const { fullness } = told.smaller ?? {}
        if (scaled.isSmaller)
          return { ...scaled, text: fullness ? number.replace(/ (?=\p{L})/gu, ` ${fullness} `) : number }
        const form = isPluralForCount(language, scaled.most) ? 'many' : 'one'
        return { ...scaled, text: told.phrase?.[form].replace('#', number) ?? number }
      })
      mayUsePlus &&= !hasToldPlus
      const { unit, quantity } = scalable.told[0]!
      countFactor = said ? said.least / quantity : 1
      if (unit === null)
        isMany = said && said.text !== asWritten ? isPluralForCount(language, said.most) : null
      if (said && language === 'fr' && said.least > 1) written = written.replace(/\bd['’]$/, 'de ')
      written += said ? articleOf(scalable, said) + said.text : asWritten
      if (endOfMeasure > from) {
        from = endOfMeasure
        // "Une douzaine d’œufs" as "4 œufs".
        if (/^[\p{L}\p{M}]/u.test(text.slice(from, from + 1))) written += ' '
      }
      // "2 c. à c." ends a sentence as it is.
      if (said?.text.endsWith('.') && text[from] === '.') from += 1
    }
  }
  return written + text.slice(from)
}

/** Whether a noun belongs to a measure that ends at this position, also if number and noun are one word. */
const isWithin = ({ start, end }: ScalablePart, endOfMeasure: number) =>
  start < endOfMeasure || (start === end && start === endOfMeasure)

const feminine = /cup|spoon|pin|doz|oun/

/** "Las " before "2 tazas" that were "los 500 ml". */
function articleOf({ article }: ScalableAmount, { unit, most }: ScaledTextWithBounds): string {
  if (!article) return ''
  const forms = article[feminine.test(unit!) ? 'feminine' : 'masculine']
  return forms[most > 1 ? 1 : 0]
}

/** What adds in a text; Hindi and Arabic say "and", which lists foods as well. */
export const plusPattern = /\b(?:plus|más)\b|\+/i
const hasPlus = (scalable: ScalablePart, chosen: ChosenAmountTexts) =>
  scalable.kind === 'amount' && scalable.told.some((told) => plusPattern.test(chosen.get(told)?.text ?? ''))

/** Whether a text has a "plus" that is no part of an amount: that of "1 cup plus 2 tablespoons" is written again with it. */
function hasPlusBesideAmounts(text: string, scalables: readonly ScalablePart[]): boolean {
  const amounts = scalables.filter(({ kind }) => kind === 'amount')
  return (
    amounts
      .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
      .match(plusPattern) !== null
  )
}

const withMark = (text: string, mark = '.') => text.replace(/(?<=\d)\.(?=\d)/g, mark)

/** What is shown of the ways in which an amount is told: all as written, one of them in a system of units. */
export const shownNotationsOfAmount = ({ told }: ScalableAmount, units: UnitSystem | null) =>
  units === null || told.length === 1 ? told : [chosenFor(told, units)]

/** What tells an amount again is not weighed: by single grams and millilitres the parts of a line add up. */
const isRoundedToSingleUnits = (
  { quantity, unit }: AmountNotation,
  growth: number,
  { text, unit: now }: ScaledAmountText,
) => (unit === now ? text.replace(/^\d\d(?= m?[gl]$)/, String(Math.round(quantity * growth))) : text)

type ScaledTextWithBounds = Pick<ScaledAmountText, 'text' | 'least' | 'most' | 'unit'>

/** What tells an amount again is of what is shown of it first: "2 teaspoons (10 ml)"; it is left out where it is in the same unit. */
function sayAmount(
  text: string,
  amount: ScalableAmount,
  { units }: WantedScaling,
  factor: number,
  say: (told: AmountNotation, growth: number) => ScaledAmountText | null,
): ScaledTextWithBounds | null {
  const { told, end, isOpen, name } = amount
  const shown = shownNotationsOfAmount(amount, units)
  const [main, ...again] = shown as [AmountNotation, ...AmountNotation[]]
  const first = say(main, factor)
  const growth = shownGrowthFactor({ ...amount, ...main }, factor, first)
  const said = [first, ...again.map((one) => say(one, growth))]
  const { quantity, quantityMax } = main
  const { least, most, unit } = first ?? { ...main, least: quantity, most: quantityMax ?? quantity }
  if (shown.length === told.length && !said.some(Boolean)) return null
  const texts = shown.map((one, at) => {
    const now = said[at]
    const isSameUnit = now && first && now.unit && now.unit === first.unit
    return isSameUnit ? first.text : (now?.text ?? text.slice(one.start, one.end))
  })
  const different = [...new Set(texts)]
  if (different.length === 1) {
    const named = name ? text.slice(name.start, name.end) : ''
    return { text: texts[0] + named + (isOpen ? ' (' : ''), least, most, unit }
  }
  // "1 quart (4 cups/950 ml)" halved is "2 cups (475 ml)".
  const pieces = (name ? texts : different).map(
    (one, at) => (at === 0 ? '' : text.slice(told[at - 1]!.end, told[at]!.start)) + one,
  )
  return { text: pieces.join('') + text.slice(told.at(-1)!.end, end), least, most, unit }
}

/** The first that the reader's own scales or jugs show, else the first by spoons, else the first weight. */
function chosenFor(told: readonly AmountNotation[], units: UnitSystem): AmountNotation {
  const ofSystem = (system: string) => told.find(({ unit }) => unitSystemOfUnit(unit) === system)
  return (
    ofSystem(units) ?? ofSystem('any') ?? told.find(({ unit }) => gramsOfUnit(unit!) !== null) ?? told[0]!
  )
}

function heatIn(heat: ConvertibleTemperature, units: UnitSystem | null, asWritten: string): string {
  const scale = units === 'metric' ? 'celsius' : 'fahrenheit'
  return units === null || heat.scale === scale ? asWritten : convertAndFormatTemperature(heat, scale)
}
