import { contentsOfFood, pathToContainedFood } from '../../../foods/foodContents.ts'
import type { LineCheck } from '../../checkLine.ts'
import { isFoodAddedAfterHeat } from '../addedAfterHeat.ts'
import { isAlcoholicLine, isAlcoholLeftAfterCooking } from '../alcohol.ts'
import { isColdFoodHeated } from '../doneness/coldFoodHeated.ts'
import { nameOfLiverInLine, nameOfMercuryFishInLine } from '../liverAndMercury.ts'
import { isHindiOrArabicText, namePatternOfHindiOrArabicLine } from '../otherScripts.ts'
import { isCalledUnpasteurised, isMilkCalledRaw, nameOfRawMilkFoodInLine } from '../rawMilk.ts'
import {
  foodOfLine,
  type HazardRule,
  type HazardSighting,
  isCookedFromFirstMention,
  isFactCertainOfFood,
  isLineBoughtRaw,
  namePatternOfLine,
  type RecipeForHazards,
} from '../recipeForHazards.ts'
import { blankOutBriefHeat, blankOutWarmingSentences, isSoftCheeseRiskyUnheated } from '../softCheese.ts'
import { isDoughEaten, isRawFlour } from './doughEaten.ts'
import { isColdSmokedFish } from './smokedFish.ts'

const sightOf = (check: LineCheck, line: number): HazardSighting => ({
  ...{ line, step: null },
  about: foodOfLine(check)?.name ?? check.line.name,
})

/** Whether heat reaches the food of a line, which steps may also call by these words. */
function isHot(
  kitchen: RecipeForHazards,
  check: LineCheck,
  index: number,
  words: readonly string[],
): boolean {
  const names = isHindiOrArabicText(check.text)
    ? namePatternOfHindiOrArabicLine(check.text)
    : namePatternOfLine(check, words)
  return isColdFoodHeated(kitchen, { index, names }) && !isFoodAddedAfterHeat(kitchen, names)
}

/** The same for a food that must be steaming hot: warmth is not enough. Where there are no steps, it may be eaten as it is sold. */
function isHotThrough(
  kitchen: RecipeForHazards,
  check: LineCheck,
  index: number,
  words: readonly string[],
): boolean {
  if (kitchen.steps.length === 0) return false
  const names = isHindiOrArabicText(check.text)
    ? namePatternOfHindiOrArabicLine(check.text)
    : namePatternOfLine(check, words)
  return isHot(blankOutWarmingSentences(kitchen, index, names), check, index, words)
}

/** The same for sprouts, which a minute in a pan leaves raw. */
function areSproutsHot(kitchen: RecipeForHazards, check: LineCheck, index: number): boolean {
  const names = isHindiOrArabicText(check.text)
    ? namePatternOfHindiOrArabicLine(check.text)
    : namePatternOfLine(check, wordsForSprouts)
  return isHotThrough(blankOutBriefHeat(kitchen, index, names), check, index, wordsForSprouts)
}

/** What steps call these foods by, beside the words of their lines: parts of a pattern for folded text. */
const wordsForSprouts = ['sprout', 'spross', 'germe', 'pousse', 'brote', 'germinado']
const wordsForCheese = ['cheese', 'kase', 'fromage', 'queso']
const wordsForSmokedFish = [
  'fish',
  'salmon',
  'fillet',
  'lachs',
  'forelle',
  'saumon',
  'truite',
  'trucha',
  'poisson',
  'pescado',
]
const wordsForCuredMeat = [
  ...[
    'ham',
    'meat',
    'schinken',
    'jambon',
    'jamon',
    'salami',
    'embutido',
    'bacon',
    'speck',
    'lardon',
    'sausage',
  ],
  ...['wurst', 'saucisse', 'chorizo', 'pancetta', 'panceta', 'tocino', 'rashers?', 'strips?'],
]

/** Whether a drink is heated with the dish. */
function isBoiled(kitchen: RecipeForHazards, check: LineCheck, words: readonly string[]): boolean {
  const names = namePatternOfLine(check, words)
  return isCookedFromFirstMention(kitchen, names) && !isFoodAddedAfterHeat(kitchen, names)
}

const deli = /\b(?:deli|luncheon|lunch meats?|cold cuts?|charcuterie|sandwich (?:meat|turkey|ham|chicken))\b/i
const keepsWithoutFridge = /\b(?:jerky|canned|tinned|floss|biltong|bits|dried)\b/i

/** Sold cooked, and asked by the CDC to be heated until steaming for pregnant women. */
const hotDog = /^(?:(?:beef|chicken) )?hot dog$/

/** Meat that is cured, or sold cooked to be eaten cold: sausages that only want warming too. */
function isColdCut(check: LineCheck): boolean {
  const { text } = check
  const food = foodOfLine(check)
  if (!food || keepsWithoutFridge.test(`${food.name} ${text}`) || /\bcooked bacon\b/.test(food.name))
    return false
  const isA = (kind: string) => pathToContainedFood(food, kind)?.isItself === true
  if (isA('canned meat kind') || isA('liver spread kind')) return false
  const isCured = ['cured meat', 'cured turkey', 'cured chicken'].some(isA) || hotDog.test(food.name)
  return (
    isCured ||
    (deli.test(text) && (isFactCertainOfFood(food, 'meat') || isFactCertainOfFood(food, 'poultry')))
  )
}

/** What French calls the sprouts of mung beans. */
const calledSprouts =
  /(?<!\p{L})(?:germes?|pousses) de (?:soja|haricots?|luzerne|alfalfa|lentilles?)(?!\p{L})/iu

const rawJuice = /\b(?:raw|fresh[- ]pressed)\b[^,]{0,60}\b(?:juice|cider)\b/i
const juice =
  /(?<!\p{L})(?:juices?|cider|\p{L}*(?:saft|most|sap|sok|juice|mehu)|jus|cidre|zumos?|jugos?|sidra|succ?hi?o?|sucos?|sumos?|(?:ال)?عصير)(?!\p{L})|जूस|का रस/iu

const isRawJuice = (text: string) => rawJuice.test(text) || (juice.test(text) && isCalledUnpasteurised(text))

export const hazardRulesForVulnerableEaters: readonly HazardRule[] = [
  {
    id: 'raw flour',
    find: (kitchen) =>
      isDoughEaten(kitchen)
        ? kitchen.lines.flatMap((check, index) => (isRawFlour(check) ? [sightOf(check, index)] : []))
        : [],
  },
  {
    id: 'raw flour',
    isForVulnerable: true,
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) => {
        if (!isRawFlour(check) || kitchen.steps.length === 0 || isDoughEaten(kitchen)) return []
        const isHeated =
          isCookedFromFirstMention(kitchen, /\bflour|\bdough|\bbatter/i) ||
          kitchen.steps.some((step) => /\b(?:toast|heat[- ]treat|microwave)\w* (?:the )?flour/i.test(step))
        return isHeated ? [] : [sightOf(check, index)]
      }),
  },
  {
    id: 'raw milk',
    isForVulnerable: true,
    find: (kitchen) => {
      const inLines = kitchen.lines.flatMap((check, index) => {
        const about = nameOfRawMilkFoodInLine(check)
        if (about !== null) return [{ line: index, step: null, about }]
        if (!check.food || /(?<!un)pasteuri[sz]ed/i.test(check.text)) return []
        const isSaid = /\braw (?:goat|sheep|cow)/i.test(check.text)
        const trace = contentsOfFood(check.food).get('raw milk')
        const isHard = pathToContainedFood(check.food, 'hard cheese') !== null
        const isSoft =
          trace !== undefined &&
          !isHard &&
          !isSoftCheeseRiskyUnheated(check) &&
          !isHot(kitchen, check, index, wordsForCheese)
        return (isSaid && isFactCertainOfFood(check.food, 'dairy')) || isSoft ? [sightOf(check, index)] : []
      })
      if (inLines.length > 0) return inLines
      const said = kitchen.sentences.find(({ text }) => isMilkCalledRaw(text))
      return said ? [{ line: null, step: said.step, about: 'raw milk' }] : []
    },
  },
  {
    id: 'raw sprouts',
    isForVulnerable: true,
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) => {
        const food = foodOfLine(check)
        const isSprout =
          (food !== null && pathToContainedFood(food, 'sprout kind')?.isItself === true) ||
          calledSprouts.test(check.text)
        return isSprout && isLineBoughtRaw(check) && !areSproutsHot(kitchen, check, index)
          ? [sightOf(check, index)]
          : []
      }),
  },
  {
    id: 'unpasteurised juice',
    isForVulnerable: true,
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) =>
        isRawJuice(check.text) && !isBoiled(kitchen, check, ['juice', 'cider'])
          ? [sightOf(check, index)]
          : [],
      ),
  },
  {
    id: 'cold smoked fish or pâté',
    isForVulnerable: true,
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) => {
        const food = foodOfLine(check)
        const isCold =
          (food !== null && pathToContainedFood(food, 'liver spread kind')) ||
          (isColdSmokedFish(check) && !isHotThrough(kitchen, check, index, wordsForSmokedFish))
        return isCold ? [sightOf(check, index)] : []
      }),
  },
  {
    id: 'cold soft cheese',
    isForVulnerable: true,
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) =>
        isSoftCheeseRiskyUnheated(check) && !isHotThrough(kitchen, check, index, wordsForCheese)
          ? [sightOf(check, index)]
          : [],
      ),
  },
  {
    id: 'cold cured meat',
    isForVulnerable: true,
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) =>
        isColdCut(check) && !isHotThrough(kitchen, check, index, wordsForCuredMeat)
          ? [sightOf(check, index)]
          : [],
      ),
  },
  {
    id: 'liver or mercury fish',
    isForVulnerable: true,
    find: ({ lines }) =>
      lines.flatMap((check, index) => {
        const about = check.line.isHeading
          ? null
          : (nameOfMercuryFishInLine(check) ?? nameOfLiverInLine(check))
        return about === null ? [] : [{ line: index, step: null, about }]
      }),
  },
  {
    id: 'alcohol',
    isForVulnerable: true,
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) =>
        isAlcoholicLine(check) && isAlcoholLeftAfterCooking(kitchen, check) ? [sightOf(check, index)] : [],
      ),
  },
]
