import { parseRequestedFoods, type RequestedFood } from './amounts/parseRequestedFoods.ts'
import { findBoughtFood } from './boughtFood.ts'
import { pathToContainedFood } from './foods/foodContents.ts'
import { type Food, findFoodByKey } from './foods/foods.ts'
import { foodNameKey } from './foods/foodWords.ts'
import { matchFoodName } from './foods/matchFoodName.ts'
import type { TextLanguage } from './gate/texts/languageOfTexts.ts'
import type { GroceryCategory } from './groceryCategories.ts'
import type { IngredientLine } from './lines/parseIngredientLine.ts'
import { translatePoultryCutsToEnglish } from './lines/poultryCuts.ts'
import { translateUnitsToEnglish } from './lines/units/translateUnitsToEnglish.ts'
import { formatAmountSum } from './units/formatAmountSum.ts'
import { gramsOfAmount } from './units/gramsOfAmount.ts'
import { asGrams, asMillilitres, type Grams, type Millilitres } from './units/quantities.ts'
import { roundToMeasurableAmount } from './units/rounding.ts'
import { gramsOfUnit, millilitresOfUnit } from './units/units.ts'
import type { WishLanguageId } from './wish/wishLanguage.ts'

/**
 * How much of a food one line asks for, said in every way that is known. `unit` is that of the line, null for pieces;
 * `amount` is null where the line tells none ("to taste"), and then nothing is ever added to it.
 */
export interface RequiredAmount {
  /** As a cook can measure it: "1½ cups"; '' where the line tells no amount. */
  text: string
  amount: number | null
  unit: string | null
  pieces: number | null
  grams: Grams | null
  millilitres: Millilitres | null
}

/** How a food is sold: `holds` grams, millilitres or pieces that count against what recipes ask. */
export interface SoldPack {
  measure: 'grams' | 'millilitres' | 'pieces'
  holds: number
  /** What its label says: "400 g". */
  label: string
  vessel: 'tin' | 'carton' | 'bottle' | 'box' | 'pack'
}

/** One line as it is bought. */
export interface GroceryLine {
  /** As its recipe has it. */
  text: string
  /** That of the texts of its recipe. */
  language: WishLanguageId | 'unread'
  /** The same for the same food, however it is worded. */
  key: string
  name: string
  /** Null for what the catalogue does not know. */
  category: GroceryCategory | null
  part: RequiredAmount
  packs: SoldPack[]
}

/** "¾ of a 500 g pack" is three quarters of such packs. */
const fractionOfPackPattern = /^([\d½¼¾⅓⅔⅛./ ]+?) of an? (?=\d)/i

/** Reads a recipe's ingredients for shopping, `factor` times as much of each; `language` is that of its texts. Headings are left out. */
export function parseGroceryLines(
  ingredients: readonly string[],
  factor: number,
  language: TextLanguage | null = null,
): GroceryLine[] {
  const own = language === 'unread' ? null : language
  return ingredients.flatMap((text) =>
    parseRequestedFoods(
      translatePoultryCutsToEnglish(translateUnitsToEnglish(text.replace(fractionOfPackPattern, '$1 '))),
    )
      .filter(({ isHeading, name }) => !isHeading && name.trim() !== '')
      .flatMap((line) => {
        const { food, key, name } = findBoughtFood(line, own)
        return partsOf(line, food, factor).map((part) => ({
          ...{ key, name, part, text },
          language: language === 'unread' ? language : (own?.id ?? 'en'),
          category: food?.category ?? null,
          packs: food ? packsOf(food) : [],
        }))
      }),
  )
}

/** The key of a food by any of its names. */
export function groceryKeyOfFood(name: string): string {
  return matchFoodName(name).food?.name ?? foodNameKey(name)
}

/** Whether a food is one of the staples or a kind of one: kosher salt is salt. */
export function isGroceryStaple(line: Pick<GroceryLine, 'key'>, staples: readonly string[]): boolean {
  const food = findFoodByKey(foodNameKey(line.key))
  return staples.some((staple) => {
    const key = groceryKeyOfFood(staple)
    const isKindOf = (name: string) => food !== null && (pathToContainedFood(food, name)?.isItself ?? false)
    return key === line.key || isKindOf(key) || isKindOf(`${key} kind`)
  })
}

const sizes = ['extra large', 'jumbo', 'large', 'medium', 'small']

/** "1 can plus 2 tablespoons tomatoes" asks for a can and for spoons, which `addUpRequiredAmounts` adds where it can. */
function partsOf(line: RequestedFood, food: Food | null, factor: number): RequiredAmount[] {
  const alike = line.added.filter(({ ofUnit }) => ofUnit !== null)
  const apart = line.added.filter(({ ofUnit }) => ofUnit === null)
  return [
    partOf({ ...line, added: alike }, food, factor),
    ...apart.map(({ quantity, unit }) =>
      partOf({ ...line, quantity, quantityMax: null, unit, secondAmount: null, added: [] }, food, factor),
    ),
  ]
}

function partOf(line: RequestedFood, food: Food | null, factor: number): RequiredAmount {
  const none = { text: '', amount: null, unit: null, pieces: null, grams: null, millilitres: null }
  const { unit, added } = line
  if (line.quantity === null && unit === null) return none
  // Of "2 to 3" the shop wants the three.
  const more = added.reduce((sum, each) => sum + each.quantity * (each.ofUnit ?? 0), 0)
  const told = ((line.quantityMax ?? line.quantity ?? 1) + more) * factor
  const isSize = unit !== null && sizes.includes(unit)
  const amount = unit === 'dozen' ? told * 12 : told
  const counted = unit === 'dozen' || isSize ? null : unit
  const isIndivisible = food?.is.includes('egg kind') ?? false
  const mass = massOfFood(line, food, factor)
  const volume = counted === null ? null : millilitresOfUnit(counted, 'us')
  return {
    text:
      factor === 1
        ? formatAmountSum(told, unit)
        : roundToMeasurableAmount(told, unit, { system: 'us', isIndivisible }).text,
    amount,
    unit: counted,
    pieces: counted === null ? amount : null,
    grams: mass,
    millilitres:
      volume !== null
        ? asMillilitres(amount * volume)
        : mass === null || !food
          ? null
          : asMillilitres(mass / food.densityGramsPerMl),
  }
}

/** What is bought, null where nobody knows. */
function massOfFood(line: RequestedFood, food: Food | null, factor: number): Grams | null {
  const masses = [
    firstMassOf(line, food),
    ...line.added.map(({ quantity, unit }) => gramsIn(quantity, unit, food)),
  ]
  return masses.reduce<Grams | null>(
    (sum, mass) => (sum === null || mass === null ? null : asGrams(sum + mass * factor)),
    asGrams(0),
  )
}

/** Of what the line tells first. A weight in brackets is surer than a cup. */
function firstMassOf(line: IngredientLine, food: Food | null): Grams | null {
  const { quantity, quantityMax, unit, secondAmount: second } = line
  const own = gramsIn(quantityMax ?? quantity ?? 1, unit, food)
  const other = second && gramsIn(second.quantityMax ?? second.quantity, second.unit, food)
  const isWeighed = second !== null && second.unit !== null && gramsOfUnit(second.unit) !== null
  if (!isWeighed || other == null || gramsOfUnit(unit ?? '') !== null) return own
  const isEach = second.relation === 'each' || containers.has(unit ?? '')
  const solids = unit === 'can' && food ? solidsShare(food, packsOn(food)) : 1
  return asGrams(other * (isEach ? (quantityMax ?? quantity ?? 1) : 1) * solids)
}

const containers = new Set('can jar package bag box bottle container envelope carton pouch tube'.split(' '))

function gramsIn(amount: number, unit: string | null, food: Food | null): Grams | null {
  const known = food ?? { densityGramsPerMl: null, weights: {} }
  return gramsOfAmount(amount, unit, 'us', known)?.grams ?? null
}

const packText = /^([\d.]+)(?: (g|kg|ml|l|pieces|pods|bags|sheets))?$/

function packsOf(food: Food): SoldPack[] {
  const packs = packsOn(food)
  return packs.map((pack) => ({ ...pack, holds: pack.holds * solidsShare(food, packs) }))
}

/** The packs with what their labels say they hold. */
function packsOn(food: Food): SoldPack[] {
  return food.packs.flatMap((label): SoldPack[] => {
    const [, size = '', unit = 'pieces'] = packText.exec(label) ?? []
    if (size === '') return []
    const factorToSmallUnit = unit === 'kg' || unit === 'l' ? 1_000 : 1
    const measure =
      unit === 'g' || unit === 'kg' ? 'grams' : unit === 'ml' || unit === 'l' ? 'millilitres' : 'pieces'
    const holds = Number(size) * factorToSmallUnit
    return [{ measure, holds, label, vessel: vesselOf(food, measure, holds) }]
  })
}

/** The label of a can of beans weighs the brine too; recipes count what is left when it is poured off. */
function solidsShare({ weights: { can } }: Food, packs: readonly SoldPack[]): number {
  const label = Math.min(...packs.filter(({ measure }) => measure === 'grams').map(({ holds }) => holds))
  return can !== undefined && Number.isFinite(label) && can < label ? can / label : 1
}

const inCartons = /\b(?:juice|nectar|milk|broth|stock)\b/

/** Millilitres from which on what is canned comes in cartons. */
const smallestCarton = 750

function vesselOf(food: Food, measure: SoldPack['measure'], holds: number): SoldPack['vessel'] {
  const isCanned = food.weights.can !== undefined
  if (isCanned) return measure === 'millilitres' && holds >= smallestCarton ? 'carton' : 'tin'
  if (measure === 'pieces') return 'box'
  if (measure === 'grams') return 'pack'
  return food.category === 'Dairy' || inCartons.test(food.name) ? 'carton' : 'bottle'
}
