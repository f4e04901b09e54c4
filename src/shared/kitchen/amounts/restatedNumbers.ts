import { approximationRegexSource } from '../lines/numbers/approximationWords.ts'
import { isLengthNumber } from './lengths.ts'
import type { NumberInRecipe } from './lineNumbers.ts'
import {
  areUnitsOfSameDimension,
  gramsOrMillilitresOfUnit,
  isContainerUnit,
  isWeightOrVolumeUnit,
  type NumberWithUnit,
} from './numbersWithUnits.ts'
import { extendNumberWithMeasure } from './words/measurePhrases.ts'

/** Numbers that state the same amount or length, such as "190 g (1½ cups)"; most amounts are stated once. */
export interface RestatedNumberGroup {
  start: number
  /** Behind the bracket that closes after the last of `told`. */
  end: number
  told: NumberInRecipe[]
  /** The bracket goes on behind the last of `told`. */
  isOpen: boolean
  /** The food's name between two tellings, " flour" of "250 g flour (2 cups)"; null where nothing stands there. */
  name: { start: number; end: number } | null
}

const joint = new RegExp(`^ ?(?:[([/,;=] ?(?:or )?|or )${approximationRegexSource}?$`, 'iu')
const longestJoint = 16
/** A name, and the bracket that tells the amount before it again. */
const namedJoint = new RegExp(
  `^( [\\p{L}][^()[\\]\\d;:.+/]*?) ?[([](?:or |${approximationRegexSource})?$`,
  'iu',
)
const orWords = '(?:or|oder|ou|o|या|أو|او)'
const thatIsPhrases = '(?:that is|that’s|das sind|das ist|also|soit|c’est-à-dire|es decir|o sea|यानी|أي)'
/** A name, and what tells its amount again behind a comma: "150 g bacon, about 1 cup", "1 cup rice, or about 200 g". */
const namedComma = new RegExp(
  `^( [\\p{L}][^()[\\]\\d;:,+/]*?)(?:, ?(?:${orWords} )?(?:${thatIsPhrases} )?${approximationRegexSource}| ${orWords} ${approximationRegexSource}|, ?(?:${orWords}|${thatIsPhrases}) )$`,
  'iu',
)
/** There the line ends, or it goes on about the food. */
const endOfNamedComma = /^ ?(?:$|[.;,)])/u
const longestNamedJoint = 60
const maxWordsOfName = 6
/** Behind these stands another food, or what is done. */
const wordsBoundingFoodNames =
  /(?<!\p{L})(?:plus|and|or|with|into?|to|for|until|then|on|over|from|und|oder|mit|für|et|ou|avec|pour|y|o|con|para|each)(?!\p{L})/iu
/** What may stand behind an amount that is told again; "2 cups cooked" is another amount than the raw one before it. */
const behindRestatedAmountPattern =
  /^(?: ?[/,=] ?(?=[\d½¼¾⅓⅔])|,? (?:in )?(?:(?:(?:firmly|lightly|loosely|tightly|finely|roughly) )?(?:packed|sliced|chopped|diced|cubed|grated|shredded|minced|crumbled)|total|sifted|unsifted|melted|softened|drained)\b)?[^()[\]\d]{0,3}[)\]\d½¼¾⅓⅔]/iu
/** g/ml of the lightest leaves and the heaviest syrups. */
const densities = { least: 0.04, most: 2.5 }
const isMetric = (unit: string | null) => /(?:gram|liter|meter)$/.test(unit ?? '')
/** How far apart two tellings of one amount may be, as a share of it: "10 g/½ oz" in print, cups and millilitres; further where a bracket says nothing else. */
const farthest = { inOneBracket: 1.2, ofTwoSystems: 0.6, ofOneSystem: 0.15, ofBritishPint: 0.26 }

/** The text between a count and the measure in brackets behind it: " eggplant (about " in "1 eggplant (about 450 g)". */
const countedJoint = new RegExp(`^[^()[\\]\\d;]{0,60}[([]${approximationRegexSource}?$`, 'iu')
/** In a bracket or with a slash: "(½ stick, 55 g)", "1 stick/113 g". */
const besideCount = /^ ?[,;=] ?$/
const slash = /^ ?\/ ?$/

/** Whether a measure tells how much the pieces are that are counted before it: "1 stick butter (113 g)". */
export function isWeightOfCountedPieces(
  text: string,
  count: RestatedNumberGroup,
  measure: RestatedNumberGroup,
): boolean {
  const [pieces] = count.told
  if (count.told.length > 1 || pieces!.isMeasure || !pieces!.grows || pieces!.unit === 'dozen') return false
  if (!measure.told.every(({ unit, grows }) => grows && isWeightOrVolumeUnit(unit))) return false
  const between = text.slice(count.end, measure.start)
  const isInBracket = /[([][^()[\]]*$/.test(text.slice(Math.max(0, count.start - 40), count.start))
  if (slash.test(between) || (isInBracket && besideCount.test(between))) return true
  return countedJoint.test(between) && !wordsBoundingFoodNames.test(between)
}

/**
 * Joins the numbers of a text, in its order, that say the same amount again in another unit. A measure of another language is
 * joined with a unit that is known, "3 EL (45 ml)", and keeps its words in a phrase.
 */
export function groupRestatedNumbers(
  text: string,
  numbers: readonly NumberInRecipe[],
): RestatedNumberGroup[] {
  const written = new Map<NumberInRecipe, NumberInRecipe>()
  const isKnown = (at: number) => isWeightOrVolumeUnit(numbers[at]?.unit ?? null)
  const read = numbers.map((told, at) => {
    const measured = isKnown(at - 1) || isKnown(at + 1) ? extendNumberWithMeasure(text, told) : null
    if (measured) written.set(measured, told)
    return measured ?? told
  })
  return joined(text, read).map((telling) => {
    const [first] = telling.told
    const alone = telling.told.length === 1 && written.get(first!)
    if (alone) return { ...telling, start: alone.start, end: alone.end, told: [alone] }
    return {
      ...telling,
      told: telling.told.map((told) => (told.phrase ? { ...told, unit: null, isMeasure: false } : told)),
    }
  })
}

function joined(text: string, numbers: readonly NumberInRecipe[]): RestatedNumberGroup[] {
  const tellings: RestatedNumberGroup[] = []
  for (const told of numbers) {
    const before = tellings.at(-1)
    const name = before ? nameBetween(text, before, told) : null
    if (before?.told.some((first) => isRetold(text, first, told, before.told.at(-1)!.end)))
      before.told.push(told)
    else if (before && name) {
      before.told.push(told)
      before.name = name
    } else if (!joinAcrossCount(text, tellings, told))
      tellings.push({ start: told.start, end: told.end, told: [told], isOpen: false, name: null })
  }
  return tellings.map((telling) => (telling.told.length > 1 ? closed(text, telling) : telling))
}

const bracketAfterName = /^( [\p{L}][^()[\]\d;:,+/]*?)? ?[([]$/u

/** "½ cup (1 stick; 113 g) butter": the grams tell the cups again, and the sticks between them too. Whether it is so. */
function joinAcrossCount(text: string, tellings: RestatedNumberGroup[], told: NumberInRecipe): boolean {
  const [first, count] = tellings.slice(-2)
  if (!first || !count || first.name || count.told.length > 1) return false
  const [pieces] = count.told
  const isCounted = pieces!.unit !== null && !pieces!.isMeasure && !isContainerUnit(pieces!.unit)
  if (!isCounted || !pieces!.grows || !told.grows || !first.told.every(({ grows }) => grows)) return false
  const between = text.slice(first.end, count.start)
  const bracket = bracketAfterName.exec(between)
  const name = bracket?.[1] ?? ''
  if ((!bracket && !slash.test(between)) || wordsBoundingFoodNames.test(name)) return false
  const beside = text.slice(count.end, told.start)
  if (!besideCount.test(beside) && !slash.test(beside)) return false
  if (!first.told.some((one) => areEqualAmounts(one, told))) return false
  tellings.pop()
  first.told.push(pieces!, told)
  if (name !== '') first.name = { start: first.end, end: first.end + name.length }
  return true
}

/** With the bracket that the second telling opened, or up to what else is said in it. */
function closed(text: string, telling: RestatedNumberGroup): RestatedNumberGroup {
  const { start, told, name } = telling
  const { end } = told.at(-1)!
  const before = name?.end ?? told[0]!.end
  if (!/[([]/.test(text.slice(before, end))) return { ...telling, end }
  if (/^[)\]]/.test(text.slice(end, end + 1))) return { start, end: end + 1, told, isOpen: false, name }
  const isOpen = /^[^()[\]]{0,60}[)\]]/.test(text.slice(end, end + 61))
  const skipped = isOpen ? /^[ ,;]*/.exec(text.slice(end, end + 4))![0].length : 0
  return { start, end: end + skipped, told, isOpen, name }
}

/** The name between an amount and the bracket behind it that tells the amount again; null where something else stands there. */
function nameBetween(
  text: string,
  before: RestatedNumberGroup,
  second: NumberInRecipe,
): RestatedNumberGroup['name'] {
  const { end: start, isOpen } = before.told.length > 1 ? closed(text, before) : before
  const [first] = before.told
  if (before.name || isOpen || !first!.grows || !second.grows) return null
  if (second.start - start > longestNamedJoint) return null
  const between = text.slice(start, second.start)
  const inBracket = namedJoint.exec(between)?.[1]
  const name = inBracket ?? namedComma.exec(between)?.[1]
  if (
    name === undefined ||
    wordsBoundingFoodNames.test(name) ||
    name.trim().split(' ').length > maxWordsOfName
  )
    return null
  const ends = inBracket === undefined ? endOfNamedComma : behindRestatedAmountPattern
  return ends.test(text.slice(second.end, second.end + 40)) && areEqualAmounts(first!, second)
    ? { start, end: start + name.length }
    : null
}

/** Whether two measures of a food can be the same amount of it. */
export function areEqualAmounts(first: NumberWithUnit, second: NumberWithUnit): boolean {
  if (!isWeightOrVolumeUnit(first.unit) || !isWeightOrVolumeUnit(second.unit)) return false
  if (areUnitsOfSameDimension(first.unit!, second.unit!)) {
    const areTwoSystems = isMetric(first.unit) !== isMetric(second.unit)
    return relativeDifference(first, second) <= farthest[areTwoSystems ? 'ofTwoSystems' : 'ofOneSystem']
  }
  const ratio = ratioOf(first, second)
  const density = isWeight(first.unit) ? ratio : 1 / ratio
  return density >= densities.least && density <= densities.most
}

const ratioOf = (first: NumberWithUnit, second: NumberWithUnit) =>
  (first.low * gramsOrMillilitresOfUnit(first.unit!)) / (second.low * gramsOrMillilitresOfUnit(second.unit!))
const relativeDifference = (first: NumberWithUnit, second: NumberWithUnit) =>
  Math.max(ratioOf(first, second), ratioOf(second, first)) - 1
/** "1 pint (20 fl oz)": a pint of the US has 16. */
const isInBritishOunces = (first: NumberWithUnit, second: NumberWithUnit) =>
  first.unit === 'pint' && second.unit === 'fluid ounce'
const isWeight = (unit: string | null) => areUnitsOfSameDimension(unit!, 'gram')

const isRetold = (text: string, first: NumberInRecipe, second: NumberInRecipe, end: number) =>
  first.grows === second.grows && isRestatedAmount(text, first, second, end)

/**
 * Whether a number says what one before it said in another unit: "400 g/14 oz", "14-oz (400 g)". `end`: where the last of
 * those before it ends, "600 ml/1 pint/2½ cups".
 */
export function isRestatedAmount(
  text: string,
  first: NumberWithUnit,
  second: NumberWithUnit,
  end = first.end,
): boolean {
  const between = second.start - end <= longestJoint ? text.slice(end, second.start) : ''
  if (!joint.test(between) || first.unit === null || second.unit === null) return false
  const areTwoSystems = isMetric(first.unit) !== isMetric(second.unit)
  if (isLengthNumber(first) || isLengthNumber(second))
    return isLengthNumber(first) && isLengthNumber(second) && areTwoSystems
  if (!isWeightOrVolumeUnit(first.unit) || !isWeightOrVolumeUnit(second.unit)) return false
  const isBracketOrSlash = /[([/]/.test(between)
  if (!areUnitsOfSameDimension(first.unit, second.unit))
    return isBracketOrSlash || (areTwoSystems && /[,;]/.test(between))
  const ofOneSystem = !isBracketOrSlash
    ? 0
    : isInBritishOunces(first, second)
      ? farthest.ofBritishPint
      : farthest.ofOneSystem
  const isAlone = /[([]/.test(between) && /^[)\]]/.test(text.slice(second.end, second.end + 1))
  const ofTwoSystems = isAlone ? farthest.inOneBracket : farthest.ofTwoSystems
  return relativeDifference(first, second) <= (areTwoSystems ? ofTwoSystems : ofOneSystem)
}
