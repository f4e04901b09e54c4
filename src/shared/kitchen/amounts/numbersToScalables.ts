import { pathToContainedFood } from '../foods/foodContents.ts'
import type { Food } from '../foods/foods.ts'
import type { IngredientLine } from '../lines/parseIngredientLine.ts'
import type { AmountNotation, ScalableAmount, SizeInBothSystems } from '../scalables.ts'
import { amountNotationOfNumber } from './amountNotations.ts'
import { isLengthNumber, isScalableLength } from './lengths.ts'
import type { NumberInRecipe } from './lineNumbers.ts'
import type { NumberWithUnit } from './numbersWithUnits.ts'
import { groupRestatedNumbers, isWeightOfCountedPieces, type RestatedNumberGroup } from './restatedNumbers.ts'
import { skipForeignDozen } from './words/dozens.ts'
import { findForeignMeasureOrCup } from './words/foreignMeasures.ts'
import { smallerUnitOf } from './words/measurePhrases.ts'
import { nounStem } from './words/nouns.ts'

/** The amounts of a text by its numbers, in their order, and its lengths that are written in both systems. */
export function numbersToScalables(
  text: string,
  numbers: readonly NumberInRecipe[],
  foodOf: (told: NumberWithUnit) => FoodOfAmount | null,
): (ScalableAmount | SizeInBothSystems)[] {
  const others = numbers.filter((told) => !isScalableLength(told))
  const tellings = groupRestatedNumbers(text, others)
  return tellings.flatMap((telling, at) => {
    const last = telling.told.at(-1)!
    const { nameAt } = telling.told[0]!
    if (isLengthNumber(last)) return retoldLength(text, telling) ?? []
    const amount = toAmount(
      telling,
      foodOf({
        ...last,
        ...{ start: telling.start, end: telling.name?.start ?? telling.end },
        ...(nameAt !== undefined && { nameAt: Math.max(nameAt, last.phrase ? 0 : telling.end) }),
      }),
    )
    const [main] = amount.told as [AmountNotation]
    const { unit, end } = main
    const smaller = smallerUnitOf(text, telling.told[0]!)
    if (smaller) main.smaller = smaller
    if (unit === null && skipForeignDozen(text, end) !== null)
      return { ...amount, finest: 'quarter' as const }
    const word = telling.told[0]!.word?.one ?? ' '
    const isCup =
      (word === ' ' ? findForeignMeasureOrCup(text, end) : findForeignMeasureOrCup(word, 0)) !== null
    if (isMeasurePhrase(telling) || (unit === null && isCup))
      return { exactly: 1 / 8, ...amount, finest: 'quarter' as const }
    const [before, next] = [tellings[at - 1], tellings[at + 1]]
    // "2 Tassen Mehl (250 g)": the line has the cups already.
    if (
      before &&
      before.told[0]!.unit === null &&
      findForeignMeasureOrCup(text, before.end) !== null &&
      isInBracket(text, telling)
    )
      return { ...amount, handling: 'weighed' as const }
    if (before && isWeightOfCountedPieces(text, before, telling)) return { ...amount, ofCount: true as const }
    const isToldAgain = amount.finest === 'quarter' && next && isWeightOfCountedPieces(text, telling, next)
    return isToldAgain ? { exactly: 1 / 4, ...amount } : amount
  })
}

/** "3 EL (45 ml)", "die letzte Tasse". */
const isMeasurePhrase = ({ told }: RestatedNumberGroup) =>
  told.some(({ phrase, as }) => phrase && (told.length > 1 || as !== undefined))

const isInBracket = (text: string, { start }: RestatedNumberGroup) =>
  /[([][^()[\]]*$/.test(text.slice(0, start))

/** A length told once stays: tins are sold by their inches. */
function retoldLength(
  text: string,
  { start, end, told, isOpen }: RestatedNumberGroup,
): SizeInBothSystems | null {
  const metric = told.find(({ unit }) => isMetric(unit))
  const us = told.find(({ unit }) => !isMetric(unit))
  if (!metric || !us || isOpen) return null
  const say = (one: NumberWithUnit) => text.slice(one.start, one.end)
  return { kind: 'size', start, end, metric: say(metric), us: say(us) }
}

/** What decides how an amount is measured out; `handling` of a step's line, null where its food decides. */
interface FoodOfAmount {
  read: IngredientLine
  handling: ScalableAmount['handling'] | null
  isOfWeighedLine?: boolean
}

function toAmount(
  { start, end, told, isOpen, name }: RestatedNumberGroup,
  of: FoodOfAmount | null,
): ScalableAmount {
  const read = of?.read ?? null
  const food = read?.food ?? null
  return {
    kind: 'amount',
    start,
    end,
    told: told.map((one) => amountNotationOfNumber(one, told)),
    isOpen,
    ...(name && { name }),
    grows: told[0]!.grows,
    finest: smallestFraction(read),
    ...(told.some(({ unit }) => unit === 'stick') && food && isInSticks(food) && { exactly: 1 / 8 }),
    gramsPerMl: food?.densityGramsPerMl ?? null,
    handling: of?.handling ?? (food ? handlingOf(food) : 'weighed'),
    isOfMetricRecipe: false,
    ...(of?.isOfWeighedLine && { isOfWeighedLine: true as const }),
  }
}

const isMetric = (unit: string | null) => /(?:gram|liter|meter)$/.test(unit ?? '')
const unitsNeverCut = new Set(['leaf', 'sprig'])
/** What stands before such a thing, and no cup or jar of it. */
const wordsBeforeThing =
  /^(?:(?!(?:de|of|du|des|mugs?|bowls?|scoops?|handfuls?|cups?)(?!\p{L}))[\p{Ll}-]{2,} ){0,2}$|^(?:हर[ीाे]|छोट[ीाे]|बड़[ीाे]|साबुत|काल[ीाे]) $/u
/** What is too small to cut, or no food: cardamom pods, olives, bay leaves, skewers. */
const uncutThings = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    '(?<halved>olives?(?: (?:noires?|vertes?|dénoyautées))?|cherry tomato(?:es)?|cashews?|almonds?|walnuts?|peppercorns?|juniper berr(?:y|ies)|allspice berr(?:y|ies)|(?:cardamom|green|black) (?:cardamom )?pods?|cardamoms?|cardamom pods?|whole cloves|skewers?|sticks? for skewers|toothpicks?|raisins?|cherries|blueberries|raspberries|grapes?|star anises?)',
    'oliven?|cocktailtomaten?|kirschtomaten?|mandeln?|pfefferkörner|pfefferkorn|wacholderbeeren?|pimentkörner|(?:gewürz)?nelken?|kardamomkapseln?|lorbeerblatt|lorbeerblätter|spieße?|schaschlikspieße?|zahnstocher|kirschen?|trauben',
    'tomates? cerises?|amandes?|grains? de poivre|baies? de genièvre|clous? de girofle|feuilles? de laurier|piques?|brochettes? en bois|cerises?',
    'aceitunas?(?: (?:negras?|verdes?|rellenas|sin hueso))?|tomates? cherry|almendras?|granos? de pimienta|clavos?(?: de olor)?|hojas? de laurel|palillos?|brochetas? de madera|cerezas?',
    'زيتون(?:ة|ات)?|حبات? هيل|حبة هيل|هيل|قرنفل|ورق(?:ة|ات) غار|لوزة|لوزات',
    'लौंग|इलायची|काजू|बादाम|तेज ?पत्त[ाे]|काली मिर्च|किशमिश|जैतून',
  ].join('|')})(?:$|(?=[ ,;(]*(?:$|[,;(])))`,
  'iu',
)

function smallestFraction(read: IngredientLine | null): ScalableAmount['finest'] {
  if (!read) return 'quarter'
  const thing = read.unit === null ? uncutThings.exec(read.name) : null
  const isUncut = thing !== null && wordsBeforeThing.test(read.name.slice(0, thing.index))
  // Up to three of the English ones are halved, as all that recipes of our own count.
  if (isUncut && thing.groups?.halved !== undefined) return 'half'
  if (isUncut || unitsNeverCut.has(read.unit ?? nounStem(read.name.split(' ').at(-1)!))) return 'whole'
  const isEgg = read.food === null ? eggInArabic.test(read.name) : isKindOfFood(read.food, 'egg kind')
  return read.unit === 'clove' || isEgg || clovePattern.test(read.name) ? 'half' : 'quarter'
}
const clovePattern =
  /^(?:(?:knoblauch)?zehen?(?! \p{Ll})|gousses? d['’]ail|dientes? de ajo|فص(?:وص)?|(?:लहसुन की )?कल(?:ी|ियाँ|ियां)|Ei(?:\(|er)|blancs? d['’]œufs?|jaunes? d['’]œufs?|claras?|yemas?)(?![\p{L}\p{M}])|^Ei\(er\)/iu
const eggInArabic = /^بيض(?:ة|تان|تين|ات)?(?!\p{L})/u

const isInSticks = (food: Food) => ['butter', 'margarine'].some((kind) => isKindOfFood(food, kind))
const isKindOfFood = (food: Food, kind: string) => pathToContainedFood(food, kind)?.isItself ?? false
const liquidNamePattern =
  /\b(?:milk|buttermilk|kefir|water|oil|stock|broth|dashi|juice|cream|wine|beer|stout|sherry|vinegar|soy sauce|fish sauce|coffee|rum|brandy|vodka)$/
const categoriesOfScoopedFoods = new Set(['Baking', 'Grains', 'Rice', 'Lentils and Pulses'])
const bought = ['pasta kind', 'noodle kind', 'bread kind', 'flatbread kind', 'chocolate kind', 'soy food']

function handlingOf(food: Food): ScalableAmount['handling'] {
  if (food.category === 'Beverages' || liquidNamePattern.test(food.name)) return 'poured'
  return categoriesOfScoopedFoods.has(food.category) && !bought.some((kind) => isKindOfFood(food, kind))
    ? 'scooped'
    : 'weighed'
}
