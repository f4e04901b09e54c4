import { isWeightOrVolumeMeasure } from '../lines/units/lineUnits.ts'
import { findFoodByKey } from './foods.ts'
import { splitFoodNameIntoWords } from './foodWords.ts'

/** Inedible things in ingredient lists, and words beside them. */
const noFoods = new Set(
  splitFoodNameIntoWords(`
    skewer toothpick pick paper parchment foil wrap string twine bag liner tin pan pot tray dish jar mold mould cutter
    stick muslin cheesecloth cloth thermometer blender processor grinder knife board thread straw sieve strainer
    baker baking greaseproof wooden bamboo metal cocktail kitchen cooking butcher aluminium aluminum cling film plastic
    piping freezer zip top popsicle lollipop ice cream maker equipment special charcoal chip wood hickory applewood
    cedar plank oven proof cake loaf muffin paperless case cupcake ramekin syringe candle ribbon spoon bowl coffee
    filter rubber band rack grill brush spray bottle pizza stone wax waxed
  `),
)

/** What makes a tool of a phrase: "wooden skewers" is one, "cooking cream" is none. */
const tools = new Set(
  splitFoodNameIntoWords(`
    skewer toothpick parchment foil string twine liner mold mould cutter muslin cheesecloth thermometer blender
    processor straw sieve strainer film syringe candle ribbon equipment plank charcoal ramekin paper pan tin
  `),
)

/** Of "12 paper muffin cups", "cups" is read as the unit. */
const wrappings = new Set(splitFoodNameIntoWords('paper parchment foil'))

/** Of "1 loaf pan", "loaf" is read as the unit. */
function isSaidByWordBefore(name: string, words: readonly string[], text: string): boolean {
  if (words.length > 1 || !tools.has(words[0]!)) return false
  const at = text.indexOf(name)
  const before = /(\p{L}+)[\s-]{1,3}$/u.exec(text.slice(Math.max(0, at - 24), Math.max(0, at)))?.[1]
  return before !== undefined && noFoods.has(splitFoodNameIntoWords(before)[0] ?? '')
}

const someTool = new RegExp([...tools].join('|'), 'i')

/**
 * Whether a line is about a thing that is not eaten: "8 wooden skewers", "parchment paper". What is weighed or measured by
 * volume is eaten, and so is what the catalogue knows by the whole phrase or by its last word: "pan pizza".
 */
export function isNonFoodLine({ name, unit }: { name: string; unit: string | null }, text: string): boolean {
  if (!someTool.test(name)) return false
  const words = splitFoodNameIntoWords(name)
  if (isSaidByWordBefore(name, words, text)) return true
  const isWrapping = unit === 'cup' && words.length > 1 && wrappings.has(words[0]!)
  if (!isWrapping && unit !== null && isWeightOrVolumeMeasure(unit)) return false
  const last = words.at(-1)!
  const isFood = findFoodByKey(words.join(' ')) !== null || (!tools.has(last) && findFoodByKey(last) !== null)
  if (isFood && !isWrapping) return false
  return words.some((word) => tools.has(word)) && words.every((word) => noFoods.has(word) || word.length < 3)
}
