import { foodByKey } from '../foods/foods.ts'
import { foodKey } from '../foods/foodWords.ts'
import { matchFood } from '../foods/matchFood.ts'
import { type IngredientLine, parseIngredientLine } from '../lines/parseIngredientLine.ts'
import { spellNumber } from '../units/spelling.ts'
import { spellSum } from '../units/spellSum.ts'
import { unitGrams, unitMillilitres } from '../units/units.ts'

/** What a line asks for beside its first amount; of a range the most. */
interface Added {
  quantity: number
  unit: string | null
  /** How many of the line's unit are one of this; null where only the food tells. */
  ofUnit: number | null
}

/** One food of a line with all that the line asks of it. */
export interface AskedLine extends IngredientLine {
  added: Added[]
}

/**
 * The foods that a line of a recipe asks for, each with its amounts: one of "2 lb 8 oz beef", two of "1 egg plus 1 egg
 * yolk" and of "salt and pepper".
 */
export function linesAsked(written: string): AskedLine[] {
  const text = written.replaceAll(' & ', ' and ')
  const { line, more } = readAdded(text)
  const [first, ...others] = foodsIn(line)
  const asked: AskedLine = { ...first!, added: [] }
  for (const each of more) {
    const { food, unit } = each
    const quantity = each.quantityMax ?? each.quantity ?? 1
    const isOther = food !== null && food.name !== asked.food?.name && !ofTheSame.test(each.name)
    if (isOther) others.push(each)
    else if (!trifles.has(unit ?? '')) asked.added.push({ quantity, unit, ofUnit: ratioOf(unit, asked.unit) })
  }
  return [asked, ...others.map((other) => ({ ...other, added: [] }))]
}

/** A line without the word that leads to what it adds: "carrots and" of "2 carrots and 2 leeks". */
export const withoutJoint = (line: IngredientLine): IngredientLine =>
  / (?:and|or|plus)$/i.test(line.name)
    ? { ...line, name: line.name.slice(0, line.name.lastIndexOf(' ')) }
    : line

/** The foods that a line adds to its first, with amounts of their own: the leeks of "2 carrots and 2 leeks". */
export const foodsAddedIn = (text: string): IngredientLine[] =>
  text.search(addition) < 0
    ? []
    : linesAsked(text)
        .slice(1)
        .filter(({ quantity }) => quantity !== null)

/** "2 onions plus 1 for garnish". */
export const ofTheSame = /^(?:for|to|more|extra)\b/i
const figures = /^[\d\s.,/½¼¾⅓⅔⅛–-]*/
/** Nobody buys more for these. */
const trifles = new Set('pinch dash drop grind squirt splash drizzle'.split(' '))
const addition = /(?:\bplus|\+|\band) ?(?=[\d½¼¾⅓⅔⅛])/giu
/** An honest line adds one or two amounts. */
const maxAdded = 4

/** A line without what it adds to its first amount, and that; what is added in brackets tells that amount again. */
function readAdded(text: string): { line: IngredientLine; more: IngredientLine[] } {
  const line = withoutJoint(parseIngredientLine(text))
  const places = [...text.matchAll(addition)].slice(0, maxAdded).filter(({ 0: sign, index }) => {
    const before = text.slice(0, index)
    const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')')
    return !isInBrackets && (!/^and/i.test(sign) || isAndMore(before, text.slice(index + sign.length)))
  })
  const more = places.map(({ 0: sign, index }, at) => {
    const told = text.slice(index + sign.length, places[at + 1]?.index)
    const number = figures.exec(told)![0]
    return ofTheSame.test(told.slice(number.length))
      ? parseIngredientLine(`${number} ${line.name}`)
      : parseIngredientLine(told)
  })
  const { secondAmount } = line
  if (more.length > 0) {
    const first = parseIngredientLine(text.slice(0, places[0]!.index))
    const named = [line, first, ...more.toReversed()].find(({ food }) => food !== null) ?? line
    const amount = first.quantity === null ? { ...line, secondAmount: null } : first
    return { line: { ...named, ...amountOf(amount) }, more: more.filter((each) => each.quantity !== null) }
  }
  return secondAmount?.relation === 'more'
    ? { line: { ...line, secondAmount: null }, more: [{ ...line, ...secondAmount }] }
    : { line, more }
}

/** "1 cup and 2 tablespoons flour", "1 cup flour and 2 eggs", but not "1 onion, halved and 1 half sliced". */
function isAndMore(before: string, after: string): boolean {
  const [first, second] = [parseIngredientLine(before), parseIngredientLine(after)]
  return first.name === '' || (second.food !== null && second.food.name !== first.food?.name)
}

type Amount = Pick<IngredientLine, 'quantity' | 'quantityMax' | 'unit' | 'secondAmount'>
const amountOf = ({ quantity, quantityMax, unit, secondAmount }: Amount): Amount => ({
  ...{ quantity, quantityMax, unit, secondAmount },
})

/** How many of the second unit are one of the first; null for a weight and a volume, or for pieces and either. */
function ratioOf(unit: string | null, other: string | null): number | null {
  if (unit === other) return 1
  const ratio = (sizeOf: (unit: string) => number | null) => {
    const [size, ofOther] = [sizeOf(unit ?? ''), sizeOf(other ?? '')]
    return size !== null && ofOther !== null ? size / ofOther : null
  }
  return ratio(unitGrams) ?? ratio((each) => unitMillilitres(each, 'us'))
}

/** "Salt and pepper" is two things to buy, of which an amount belongs to the first. What one name holds is one. */
function foodsIn(line: IngredientLine): IngredientLine[] {
  const names = line.name.split(/,? and |, /)
  if (names.length < 2 || foodByKey(foodKey(line.name))) return [line]
  const found = names.map((name) => ({ name, food: matchFood(name).food }))
  if (new Set(found.map(({ food }) => food?.name)).size < names.length || found.some(({ food }) => !food))
    return [line]
  const untold = { quantity: null, quantityMax: null, unit: null, secondAmount: null }
  return found.map((each, index) => ({ ...line, ...(index > 0 && untold), ...each }))
}

/** All that is asked, as it is told of a line: "2½ lb", "2–3 cloves", "1 can + 2 tablespoons"; null without an amount. */
export function askedText({ quantity, quantityMax, unit, added }: AskedLine): string | null {
  if (quantity === null) return null
  const more = added.reduce((sum, each) => sum + each.quantity * (each.ofUnit ?? 0), 0)
  const most = spellSum((quantityMax ?? quantity) + more, unit)
  const isRange = quantityMax !== null && quantityMax !== quantity
  const least = more > 0 ? `${spellSum(quantity + more, unit)} ` : spellNumber(quantity, unit)
  const first = isRange ? `${least}–${more > 0 ? ' ' : ''}${most}` : most
  const apart = added.filter(({ ofUnit }) => ofUnit === null)
  return [first, ...apart.map((each) => spellSum(each.quantity, each.unit))].join(' + ')
}
