import { wayTo } from '../foods/contents.ts'
import type { Food } from '../foods/foods.ts'
import type { IngredientLine } from '../lines/parseIngredientLine.ts'
import type { RetoldSize, ScalableAmount, ToldAmount } from '../scalables.ts'
import { isGrowing, isLength } from './lengths.ts'
import type { FoundNumber } from './lineNumbers.ts'
import { isOfCount, type Telling, tellingsOf } from './retold.ts'
import { toTold } from './toldAmounts.ts'
import type { ToldNumber } from './toldNumbers.ts'
import { cupOrMeasureOfOthers } from './words/measuresOfOthers.ts'
import { stem } from './words/nouns.ts'

/** The amounts of a text by its numbers, in their order, and its lengths that are written in both systems. */
export function toScalables(
  text: string,
  numbers: readonly FoundNumber[],
  foodOf: (told: ToldNumber) => FoodOfAmount | null,
): (ScalableAmount | RetoldSize)[] {
  const others = numbers.filter((told) => !isGrowing(told))
  const tellings = tellingsOf(text, others)
  return tellings.flatMap((telling, at) => {
    const last = telling.told.at(-1)!
    const { nameAt } = telling.told[0]!
    if (isLength(last)) return retoldLength(text, telling) ?? []
    const amount = toAmount(
      telling,
      foodOf({
        ...last,
        ...{ start: telling.start, end: telling.name?.start ?? telling.end },
        ...(nameAt !== undefined && { nameAt: Math.max(nameAt, last.phrase ? 0 : telling.end) }),
      }),
    )
    const [{ unit, end }] = amount.told as [ToldAmount]
    const word = telling.told[0]!.word?.one ?? ' '
    const isCup = (word === ' ' ? cupOrMeasureOfOthers(text, end) : cupOrMeasureOfOthers(word, 0)) !== null
    if (isMeasurePhrase(telling) || (unit === null && isCup)) return { exactly: 1 / 8, ...amount }
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

/** "3 EL (45 ml)", "die letzte Tasse". */
const isMeasurePhrase = ({ told }: Telling) =>
  told.some(({ phrase, as }) => phrase && (told.length > 1 || as !== undefined))

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
