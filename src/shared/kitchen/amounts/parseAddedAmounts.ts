import { matchFoodName } from '../foods/matchFoodName.ts'
import { joiningWords } from '../lines/joiningWords.ts'
import { type IngredientLine, parseIngredientLine } from '../lines/parseIngredientLine.ts'
import {
  type AmountConjunction,
  findAmountConjunctions,
  textAddedByConjunction,
} from './amountConjunctions.ts'
import { foodNameOfLinePart } from './findFoodNameInLanguages.ts'
import { areJuiceAndZest, parseUnnamedFruitCount, translateFruitPartToEnglish } from './fruitParts.ts'
import { isMoreOfPreviousFood, replaceFoodNameAfterAmount } from './sameFood.ts'
import { removeAlternativeFood } from './splitLineIntoFoods.ts'
import { findForeignMeasureOrCup } from './words/foreignMeasures.ts'

const endings = joiningWords.filter(({ kind, needsFoods }) => kind !== 'to' && !needsFoods)
const jointAtEnd = new RegExp(` (?:${endings.map(({ word }) => word).join('|')})$`, 'iu')

/** A line without the word that leads to what it adds: "carrots and" of "2 carrots and 2 leeks". */
export function removeTrailingConjunction(line: IngredientLine): IngredientLine {
  if (!jointAtEnd.test(line.name)) return line
  const name = line.name.slice(0, line.name.lastIndexOf(' '))
  return { ...line, name, food: line.food ?? matchFoodName(name).food }
}

/** An honest line adds one or two amounts. */
const maxAdded = 4

/** What a line adds: more of its food, another food, or another part of the same fruits. */
interface More {
  read: IngredientLine
  relation: 'same' | 'other' | 'part'
}

/** A line without what it adds to its first amount, and that; what is added in brackets tells that amount again. */
export function parseAddedAmounts(text: string): { line: IngredientLine; more: More[] } {
  const joints = findAmountConjunctions(text)
  const places = joints
    .filter(({ kind, start }) => kind !== 'or' && !isInBrackets(text, start))
    .slice(0, maxAdded)
    .filter(
      (joint) => joint.kind === 'plus' || isAndMore(text, joint, textAddedByConjunction(text, joints, joint)),
    )
  const line = readPart(text)
  if (places.length === 0) return withSecondAmount(line)
  const told = text.slice(0, places[0]!.start)
  const first = readPart(told)
  const added = places.map((joint) => {
    const part = textAddedByConjunction(text, places, joint)
    const read = readJoined(part, first)
    const isNameless = isMoreOfPreviousFood(part) || parseUnnamedFruitCount(part) !== null
    return { part, read, food: isNameless ? null : foodNameOfLinePart(part, read, joint.languages) }
  })
  const own = foodNameOfLinePart(told, first, places[0]!.languages)
  const isNamedLater = own === null && mayBeNamedLater(told, first, added[0]!.read)
  const namedLater = isNamedLater ? added.find(({ food }) => food !== null) : null
  const named = isNamedLater ? (namedLater?.read ?? line) : first
  const counted = first.quantity === null && first.name === '' ? { ...line, secondAmount: null } : first
  const { quantity, quantityMax, unit, secondAmount } = counted
  const asked = withSecondAmount({ ...named, quantity, quantityMax, unit, secondAmount })
  const more = added.map(({ part, read, food }): More => {
    if (food !== null && food !== (namedLater?.food ?? own)) return { read, relation: 'other' }
    return { read, relation: areJuiceAndZest(told, part) ? 'part' : 'same' }
  })
  return { line: asked.line, more: [...asked.more, ...more] }
}

/** The line of a food that stands behind a second amount of it, "1 Tasse und 2 EL Mehl", with its name; any other line as it is. */
export function nameBehindSecondMeasure(text: string, read: IngredientLine): IngredientLine {
  const joint = read.food === null && findForeignMeasureOrCup(` ${read.name}`, 0) === ` ${read.name}`
  const { line, more } = joint ? parseAddedAmounts(text) : { line: read, more: [] }
  return more[0]?.relation === 'same' ? { ...read, name: line.name, food: line.food } : read
}

/** "2 lb 8 oz beef": the second amount is more of the first. */
function withSecondAmount(line: IngredientLine): { line: IngredientLine; more: More[] } {
  const { secondAmount } = line
  if (secondAmount?.relation !== 'more') return { line, more: [] }
  const read = { ...line, ...secondAmount }
  return { line: { ...line, secondAmount: null }, more: [{ read, relation: 'same' }] }
}

/** "1 cup and 2 tablespoons flour", "1 Tasse und 2 EL Mehl", "1 red and 1 white onion". */
function mayBeNamedLater(told: string, first: IngredientLine, next: IngredientLine): boolean {
  if (first.name === '') return true
  const number = /^[\s\p{N}/.,]+/u.exec(told)?.[0].trimEnd() ?? ''
  const measure = findForeignMeasureOrCup(told, number.length)
  if (measure !== null) return told.slice(number.length + measure.length).trim() === ''
  return first.unit === null && next.unit === null && !first.name.includes(' ')
}

const isInBrackets = (text: string, at: number) => text.lastIndexOf('(', at) > text.lastIndexOf(')', at)

/** What is joined to a line that begins with `first`, whose food it means where it names none: "1 for brushing", "juice of 2". */
function readJoined(part: string, first: IngredientLine): IngredientLine {
  if (isMoreOfPreviousFood(part)) return parseIngredientLine(replaceFoodNameAfterAmount(part, first.name))
  const fruits = parseUnnamedFruitCount(part)
  return fruits === null ? readPart(part) : parseIngredientLine(`${fruits} ${first.name}`)
}

/** A part of a line as it is bought: of "butter oder margarine" the first, and lemons for their juice. */
const readPart = (part: string) =>
  removeTrailingConjunction(parseIngredientLine(translateFruitPartToEnglish(removeAlternativeFood(part))))

/** "1 cup and 2 tablespoons flour", "1 cup flour and 2 eggs", but not "1 onion, halved and 1 half sliced". */
function isAndMore(text: string, { start, languages }: AmountConjunction, part: string): boolean {
  const before = text.slice(0, start)
  if (isMoreOfPreviousFood(part) || areJuiceAndZest(before, part) || readPart(before).name === '') return true
  return foodNameOfLinePart(part, readPart(part), languages) !== null
}
