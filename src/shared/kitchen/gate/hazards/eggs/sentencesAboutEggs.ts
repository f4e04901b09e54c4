import { pathToContainedFood } from '../../../foods/foodContents.ts'
import type { LineCheck } from '../../checkLine.ts'
import { foodOfLine, longestMinutesInText, type RecipeForHazards } from '../recipeForHazards.ts'
import {
  addsFoodPattern,
  createWholeWordsPattern,
  eggDishPattern,
  eggOrEggDishPattern,
  normalizeForHazardPatterns,
  withMinutesInDigits,
} from './eggWords.ts'
import {
  boilPattern,
  cookPattern,
  coolsOrPeelsEggsPattern,
  firmEggPattern,
  maxMinutesForRunnyYolk,
  noWholeEggPattern,
  poachPattern,
  waterPattern,
} from './runnyEggs.ts'

/** Actions that are done to eggs where nothing else was named last. */
const actions = new RegExp(
  `${createWholeWordsPattern('scrambl\\p{L}*', 'take (?:it |them |the pan )?(?:off|out|away)', 'remove', 'serve').source}|${poachPattern.source}`,
  'iu',
)
const scrambles = /\bscrambl/i
/** What is said of nothing but eggs. */
const softBoils = createWholeWordsPattern(
  '(?:soft|medium)[- ]?boil\\p{L}*|soft[- ]?cook\\p{L}*|sunny[- ]side(?:[- ]up)?|over[- ]easy|runny yolks?',
  'wachsweich|pflaumenweich',
  'à la coque|mollets?',
  'pasad[oa]s? por agua',
  'हाफ ?बॉयल\\S*|आध[ाे] उबाल\\S*',
  '(?:ال)?برشت|نصف (?:سلق|سلقة|مسلوق)',
)

const poached: ReadonlySet<string> = new Set(['Seafood', 'Meat', 'Fruits'])
const boiled: ReadonlySet<string> = new Set([
  ...poached,
  ...['Vegetables', 'Rice', 'Grains', 'Lentils and Pulses', 'Frozen Foods', 'Dairy', 'Beverages', 'Baking'],
])
const peeled: ReadonlySet<string> = new Set(['Seafood', 'Fruits', 'Vegetables', 'Lentils and Pulses'])
/** Bought cooked, or eaten as they are. */
const readyFoods =
  /bread|toast|muffin|bagel|bun|brioche|baguette|tortilla|pita|naan|cracker|sourdough|crumpet|croissant|ham|bacon|prosciutto|pancetta|salami|chorizo|smoked|avocado|lemon|lime|lettuce|arugula|cress|cucumber|butter|cheese|feta|parmesan|yogurt|chive/
const aromatics =
  /onion|scallion|shallot|garlic|ginger|chil[ie]|leek|lettuce|spinach|choy|cabbage|sprout|pepper/
const brothOrNut = /broth|stock|dashi|milk|almond|chestnut/

/** Letters from the beginning of a verb in which what it is done to stands. */
const maxLettersToObject = 32

/** Which foods of a recipe, beside its eggs, its steps may mean where they name none. */
function othersThatSuit({ lines }: RecipeForHazards, isEgg: (check: LineCheck) => boolean) {
  const others = lines.filter((check) => !check.line.isHeading && !isEgg(check))
  const some = (suits: (name: string, category: string) => boolean) =>
    others.some((check) => {
      const food = foodOfLine(check)
      if (food && (readyFoods.test(food.name) || pathToContainedFood(food, 'water') !== null)) return false
      return food ? suits(food.name, food.category) : false
    })
  const isUnknown = others.some((check) => foodOfLine(check) === null)
  return {
    poached: some((_, category) => poached.has(category)),
    boiled: isUnknown || some((name, category) => boiled.has(category) || brothOrNut.test(name)),
    peeled: some(
      (name, category) =>
        (peeled.has(category) && !aromatics.test(name)) || (brothOrNut.test(name) && category !== 'Dairy'),
    ),
  }
}

/**
 * For each sentence whether it may be about eggs: it names eggs or a dish of eggs; or it names no food, has a verb such as
 * "poach" or "boil", and eggs are the food named last. Where no food was named before, the list of ingredients decides: there
 * must be nothing else in it that is poached, boiled, or boiled and peeled.
 */
export function markSentencesAboutEggs(
  kitchen: RecipeForHazards,
  isEgg: (check: LineCheck) => boolean,
): boolean[] {
  const { sentences, lines, names } = kitchen
  const isOther = (folded: string) => names.some((name, at) => name?.test(folded) && !isEgg(lines[at]!))
  const others = othersThatSuit(kitchen, isEgg)
  const texts = sentences.map(({ text }) => withMinutesInDigits(normalizeForHazardPatterns(text)))
  // Eggs that are beaten or folded in somewhere are not what boils.
  const areWhole = texts.every(
    (text) =>
      !eggOrEggDishPattern.test(text) ||
      eggDishPattern.test(text) ||
      !(noWholeEggPattern.test(text) || (addsFoodPattern.test(text) && !boilPattern.test(text))),
  )
  let last: 'eggs' | 'eggs in water' | 'other' = others.poached ? 'other' : 'eggs'
  let isOtherNamed = false
  let areHard = false
  return texts.map((text, index) => {
    const { folded } = sentences[index]!
    if (eggOrEggDishPattern.test(text)) {
      const isWhole = !isOther(folded) && !noWholeEggPattern.test(text)
      if (firmEggPattern.test(text) || longestMinutesInText(text) > maxMinutesForRunnyYolk.boiled)
        areHard = true
      if (firmEggPattern.test(text)) last = 'other'
      else last = isWhole && waterPattern.test(text) ? 'eggs in water' : 'eggs'
      return true
    }
    // "Soft-boil for 5 minutes and serve with the buttered bread": said of eggs, where no other food stands right behind it.
    const softly = softBoils.exec(text)
    if (softly && !isOther(folded.slice(softly.index, softly.index + maxLettersToObject))) return true
    const isOfBoiledEggs = () => {
      if (isOtherNamed || areHard || !areWhole) return false
      const isPeeled = [text, texts[index + 1] ?? ''].some((said) => coolsOrPeelsEggsPattern.test(said))
      return (
        (boilPattern.test(text) && !(isPeeled ? others.peeled : others.boiled)) ||
        (cookPattern.test(text) && isPeeled && !others.peeled)
      )
    }
    if (isOther(folded)) {
      last = 'other'
      isOtherNamed = true
      return false
    }
    if (last === 'eggs in water' && boilPattern.test(text)) return true
    return scrambles.test(text) || (last !== 'other' && actions.test(text)) || isOfBoiledEggs()
  })
}
