import { contentsOfFood, pathToContainedFood } from '../../foods/foodContents.ts'
import type { Food } from '../../foods/foods.ts'
import { readMassOfParsedLine } from '../../nutrition/lineMass.ts'
import type { LineCheck } from '../checkLine.ts'
import { isClauseHeating, splitStepIntoActions } from './addedAfterHeat.ts'
import { shareOfAlcohol, shareOfAlcoholLeft } from './alcoholLeft.ts'
import {
  createWholeWordsPattern,
  heatPatternOfOtherScripts,
  normalizeForHazardPatterns,
} from './eggs/eggWords.ts'
import { partOfMarinadePattern } from './handling/marinadeWords.ts'
import { isTextHeating } from './heatWords.ts'
import { isHindiOrArabicText, namePatternOfHindiOrArabicLine } from './otherScripts.ts'
import {
  isCookedFromFirstMention,
  longestMinutesInText,
  namePatternOfLine,
  type RecipeForHazards,
  removeAccents,
} from './recipeForHazards.ts'
import { overWaterPattern, removeWaterBaths } from './waterBaths.ts'

/** A line with a drink that holds alcohol. */
export const isAlcoholicLine = (check: LineCheck): boolean =>
  drinkOf(check) !== null &&
  !/alcohol[- ]free|non-alcoholic|alkoholfrei|sans alcool|sin alcohol/i.test(check.text)

/** The drink of a line, also where only its language calls it so: "2 cucharadas de ron". */
const drinkOf = ({ food, foods }: LineCheck): Food | null =>
  (food ? [food] : foods).find(
    (each) =>
      contentsOfFood(each).get('alcohol')?.isItself === true &&
      (each.category === 'Beverages' || each.name === 'mirin'),
  ) ?? null

const colours =
  /^(?:white|red|dry|sweet|dark|light|(?:wei(?:ß|ss)|rot|trocken|süß)(?:e[nmrs]?)?|blanc|rouge|sec|blanco|tinto)$/iu

/** What steps call the drink of a line by: not by its colour, which onions and eggs have too. */
function drinkNames(check: LineCheck): RegExp {
  if (isHindiOrArabicText(check.text)) return namePatternOfHindiOrArabicLine(check.text)
  const { food, line } = check
  const withoutColours = (text: string) =>
    text
      .split(/\s+/)
      .filter((word) => !colours.test(word))
      .join(' ')
  return namePatternOfLine(
    {
      food: food && { ...food, name: withoutColours(food.name) },
      line: { ...line, name: withoutColours(line.name) },
    },
    pathToContainedFood(drinkOf(check)!, 'wine kind')?.isItself ? ['alcohol', ...wines] : ['alcohol'],
  )
}

const wines = ['wine', '\\w*wein\\b', 'vin\\b', 'vino\\b']

const serves = createWholeWordsPattern(
  'serv(?:e|es|ed|ing)',
  'servier\\p{L}*|anrichten|auftragen',
  'serv(?:ir|ez|ons)|dresse[rz]',
  'serv\\p{L}+|sirv\\p{L}+',
  'परोस\\S*',
  '[وف]?(?:ت|ي|ن|ا)?قدم\\p{L}*',
)
/** Words by which a dish goes on cooking, though none of them is a verb of cooking. */
const furtherCookingPattern = createWholeWordsPattern(
  'cover(?:ed)?|lids?|absorb\\p{L}*|syrupy|until (?:\\p{L}+ ){0,4}(?:tender|soft|thick|gone|dry|opens?)',
  'deckel|zugedeckt|abgedeckt|aufgesogen|weich|sämig|gar',
  'couvercle|couvr\\p{L}+|absorb\\p{L}+|tendres?|sirupeu(?:x|se)',
  'tap(?:ar|e|ad[oa])|absorb\\p{L}+|tiern[oa]s?|bland[oa]s?',
  'ढक\\S*|सूख\\S*|गल\\S*',
  '[وف]?(?:غط|يغط|تغط)\\p{L}*|(?:ي|ت)تشرب\\p{L}*|(?:ي|ت)تبخر\\p{L}*',
)
const restsOrCools =
  /\b(?:rest|stand|sit|cool|chill|fridge|marinat|soak|steep|warm)|ruhen|ziehen|kühl|marinier|repos|frais|marin|enfri|macer/iu
const enoughMinutes = 5

/** "Do not boil", "aber nicht kochen lassen": warmth that drives no alcohol off. "Do not let it boil dry" is said of a pot that boils. */
const deniedBoiling = createWholeWordsPattern(
  "(?:do not|don't|never|not|must not|should not|mustn't|shouldn't|without)(?: (?:\\p{L}+ly|let|letting|allow|allowing|bring|it|the|wine|mixture|to|come|a|reach|ever|actually)){0,6} (?:boil|boiling|simmer|simmering)(?! (?:dry|over|away|off|down|hard|rapidly|vigorously|too|for|until|\\d))|without (?:boiling|simmering)(?= \\d)",
  '(?:nicht|niemals|nie|ohne)(?: (?:zu|zum|mehr|dass|es|er|sie|der|wein|jedoch|dabei|richtig)){0,4} (?:auf)?(?:kochen|kocht|sieden|köcheln)(?! lassen,? bis)',
  "(?:sans|ne pas|jamais|pas)(?: (?:le|la|les|l'|faire|laisser|porter|à|que|ça|cela|le vin|atteindre|l'ébullition|toutefois)){0,5} (?:bouillir|bouille|ébullition|bout)",
  '(?:sin|no|nunca)(?: (?:que|lo|la|llegue|llegar|dejar|deje|debe|a|llegue a|el|vino)){0,5} (?:hervir|hierva|hervor|ebullición|herva)',
  'उबा?ल(?:ें|ने|ना|े)? (?:न |नहीं |मत )?(?:न|नहीं|मत)(?: (?:दें|आए|आने))?|(?:बिना|न) उबा?ल\\S*|उबाल (?:न|नहीं) (?:आने|आए)\\S*',
  '(?:دون|بدون|لا|من غير)(?: (?:ان|تتركه|تدعه|يصل|الى|درجة|تجعله)){0,4} (?:[يت])?(?:غلي|غليه|غليان|غلى|غل)|(?:دون|بدون|من غير) (?:ان )?(?:[يت])?(?:غلي|غليان|تغليه)',
)
/** Minutes in which a stew that must not boil loses its alcohol all the same. */
const minMinutesWithoutBoiling = 60

const isBoilingDenied = (step: string): boolean => {
  const text = normalizeForHazardPatterns(step)
  return deniedBoiling.test(text) && longestMinutesInText(text) < minMinutesWithoutBoiling
}

/** A step without the heat that boils no drink: where it must not boil, or where it is water that simmers under it. */
function withoutHeatThatBoilsNothing(step: string): string {
  if (isBoilingDenied(step)) return ''
  const text = normalizeForHazardPatterns(step)
  return overWaterPattern.test(text) ? removeWaterBaths(text) : step
}

/** "Sherry in die Pfanne geben": phrases for the vessel that a drink is poured into, which do not mean heat by themselves. */
const vessels =
  /(?<!\p{L})(?:(?:in|zu|aus) (?:die|der|den|dem) (?:hei(?:ß|ss)en )?pfanne|(?:dans|à) la poêle|(?:a|en) la sart[ée]n|(?:पैन|कड़ाही|कढ़ाई) में|(?:في|الى) (?:ال)?مقلاة)(?!\p{L})/giu

const isAlcoholCookedOff = (clause: string, isOverWater: boolean) =>
  isClauseHeating(removeWaterBaths(clause).replace(vessels, ' ')) ||
  (!isOverWater &&
    (furtherCookingPattern.test(clause) ||
      (longestMinutesInText(clause) >= enoughMinutes && !restsOrCools.test(clause))))

/**
 * Whether a drink that goes in is boiled at no time before the dish is served. By USDA, "Table of Nutrient Retention
 * Factors", 85 % of the alcohol is left where a drink is stirred into something hot.
 */
function isNeverBoiled({ steps }: RecipeForHazards, names: RegExp): boolean {
  const actions = steps.flatMap((step, at) =>
    splitStepIntoActions(step).map((clause) => ({
      ...{ clause, at, isWarmed: isBoilingDenied(step) },
      isOverWater: overWaterPattern.test(normalizeForHazardPatterns(step)),
    })),
  )
  const named = actions.flatMap(({ clause }, index) => (names.test(removeAccents(clause)) ? [index] : []))
  return named.some((index, nth) => {
    if (nth > 0 && !rest.test(removeAccents(actions[index]!.clause))) return false
    const served = actions.findIndex(
      ({ clause, at }, place) => place > index && at === actions[index]!.at && serves.test(clause),
    )
    return !actions
      .slice(index, served === -1 ? undefined : served)
      .some(({ clause, isWarmed, isOverWater }) => !isWarmed && isAlcoholCookedOff(clause, isOverWater))
  })
}
/** A part of a drink that goes in later than the first. */
const rest = new RegExp(
  `${partOfMarinadePattern.source}|(?<!\\p{L})(?:rest|remaining|another|more|ubrige\\p{L}*|restliche\\p{L}*|reste|restante?|resto)(?!\\p{L})`,
  'iu',
)

/** The same as for other foods, but for steps that must not boil and for water that simmers under a bowl. */
function isBoiledFromFirstMention(kitchen: RecipeForHazards, names: RegExp): boolean {
  const steps = kitchen.steps.map(withoutHeatThatBoilsNothing)
  if (steps.every((step, at) => step === kitchen.steps[at])) return isCookedFromFirstMention(kitchen, names)
  const first = Math.max(
    0,
    kitchen.steps.findIndex((step) => names.test(removeAccents(step))),
  )
  return steps
    .slice(first)
    .some((step) => isTextHeating(step) || heatPatternOfOtherScripts.test(normalizeForHazardPatterns(step)))
}

/** Whether the alcohol of a line's drink stays: it is boiled not at all, or for so short that much of it does. */
export function isAlcoholLeftAfterCooking(kitchen: RecipeForHazards, check: LineCheck): boolean {
  if (kitchen.steps.length === 0) return true
  const names = drinkNames(check)
  return (
    !isBoiledFromFirstMention(kitchen, names) || isNeverBoiled(kitchen, names) || isMuchLeftByMinutes(kitchen)
  )
}

/** Grams of alcohol left in a whole dish from which it is reported: those of half a glass of wine. */
const minGramsLeft = 6

/** Whether the minutes for which the drinks of a recipe are cooked leave much of their alcohol. */
function isMuchLeftByMinutes(kitchen: RecipeForHazards): boolean {
  const left = kitchen.lines.map((check) => (isAlcoholicLine(check) ? gramsOfAlcoholLeft(kitchen, check) : 0))
  return left.reduce((sum, grams) => sum + grams, 0) >= minGramsLeft
}

/** 0 where no step says for how long. */
function gramsOfAlcoholLeft({ sentences }: RecipeForHazards, check: LineCheck): number {
  const drink = drinkOf(check)!
  const grams = readMassOfParsedLine(check.text, check.line, drink)?.grams?.typical ?? 0
  const names = namePatternOfLine(check, ['wine', 'beer', 'wein', 'bier', 'vin', 'vino'])
  // "Put everything into a pan": where no step names it, it may be in from the first.
  const first = Math.max(
    0,
    sentences.findIndex(({ folded }) => names.test(folded)),
  )
  const minutes = sentences
    .slice(first)
    .filter(
      ({ text }) => isTextHeating(text) || (furtherCookingPattern.test(text) && !restsOrCools.test(text)),
    )
    .reduce((sum, { text }) => sum + longestMinutesInText(text), 0)
  return minutes === 0 ? 0 : grams * shareOfAlcohol(drink) * shareOfAlcoholLeft(minutes)
}
