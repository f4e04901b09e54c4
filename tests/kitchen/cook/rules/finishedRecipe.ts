import { type LineWithMass, readLineWithMass } from '#shared/kitchen/nutrition/lineMass.ts'
import { nutritionOfLines } from '#shared/kitchen/nutrition/nutrition.ts'
import type { QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { findStepTimers } from '#shared/kitchen/stepTimers.ts'

/** What the answers say of the meal for which a recipe was written. */
export type AskedFor = Pick<QuestionnaireAnswers, 'mealType' | 'cookingTime' | 'dietType'>

/** A line of ingredients as somebody reads it who knows nothing of the cook's own data. */
export interface FinishedLine {
  text: string
  /** What stands before the first comma, in lower case and without its amount: "boneless chicken thighs". */
  name: string
  /** What stands behind it: "cut into strips". */
  preparation: string
  /** The mass that is bought, where it is weighed; else the mass that is eaten, by the kitchen's line reader; null for none. */
  grams: number | null
  /** Null where it is not measured in ml, l, tablespoons or teaspoons. */
  ml: number | null
  /** How many pieces; null where it is weighed or measured. */
  count: number | null
}

/** A sentence of the steps with the minutes that it tells. */
export interface StepSentence {
  text: string
  step: number
  minutes: readonly number[]
}

/** A recipe as a stranger has it, read once for all rules. */
export interface FinishedRecipe {
  recipe: WrittenRecipe
  asked: AskedFor
  lines: readonly FinishedLine[]
  sentences: readonly StepSentence[]
  /** All steps, and all lines and steps. */
  steps: string
  whole: string
  /** Of one serving; null where nothing can be counted. */
  perServing: { kcal: number; fatGrams: number; sodiumMg: number; isSodiumKnown: boolean } | null
  /**
   * Mg of sodium of one serving without bread and the like, whose own salt seasons nothing else. Stock counts half: the figures are
   * of ready broth with 380 mg in 100 ml, while broth made at home and cartons without salt have next to none.
   */
  sodiumOfSeasoning: number
}

const fractions: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
}
const mlOfUnit: Readonly<Record<string, number>> = {
  ml: 1,
  l: 1000,
  tablespoon: 15,
  tablespoons: 15,
  teaspoon: 5,
  teaspoons: 5,
}
const amountOfLine =
  /^(?:(?<whole>\d+(?:\.\d+)?)?(?<part>[⅛¼⅓½⅔¾])?|An?) ?(?<unit>kg|g|ml|l|tablespoons?|teaspoons?|handfuls? of|pinch(?:es)? of|cans?|slices?|sheets?)?(?: \((?<can>\d+) (?:g|ml)(?: each)?\))? /i

/** The number at the beginning of an amount: "1½" is 1.5, "A" is 1. */
function numberOf(groups: Record<string, string | undefined>): number {
  const { whole, part } = groups
  if (whole === undefined && part === undefined) return 1
  return Number(whole ?? 0) + (part ? fractions[part]! : 0)
}

export function readFinishedLine(text: string): FinishedLine {
  const said = amountOfLine.exec(text)
  const groups = said?.groups ?? {}
  const rest = (said ? text.slice(said[0].length) : text).toLowerCase()
  const comma = rest.replace(/(?<=bone(?:less|-in)), (?=skin)/, '; ').indexOf(',')
  const name = (comma < 0 ? rest : rest.slice(0, comma)).trim()
  const unit = groups.unit?.toLowerCase() ?? null
  const number = said ? numberOf(groups) : 1
  const grams =
    unit === 'kg' ? number * 1000 : unit === 'g' ? number : (readMass(text)?.grams?.typical ?? null)
  const perUnit = unit === null ? undefined : mlOfUnit[unit]
  return {
    text,
    name,
    preparation: comma < 0 ? '' : rest.slice(comma + 1).trim(),
    grams,
    ml: perUnit === undefined ? null : number * perUnit,
    count: said && unit === null ? number : null,
  }
}

const massByLine = new Map<string, LineWithMass | null>()

/** Read once: most lines stand in many recipes. */
function readMass(text: string): LineWithMass | null {
  const known = massByLine.get(text)
  if (known !== undefined) return known
  const mass = readLineWithMass(text)
  massByLine.set(text, mass)
  return mass
}

const isBread =
  /\b(?:bread|breads|rolls|buns|baguettes?|flatbreads?|pitas?|naans?|rotis?|tortillas?|sourdough|brioche|muffins?|wrappers?|phyllo|puff pastry|bagels?|crispbreads?|injera|lavash)\b/i

const isStock = /\b(?:stock|broth)\b/i

/** Mg of sodium of a serving. */
export function sodiumOf(lines: readonly string[], servings: number): number {
  return nutritionOfLines(lines.map(readMass), servings).perServing?.sodiumMg.typical ?? 0
}

export function readFinishedRecipe(recipe: WrittenRecipe, asked: AskedFor): FinishedRecipe {
  const { perServing } = nutritionOfLines(recipe.ingredients.map(readMass), recipe.servings)
  const besideBread = recipe.ingredients.filter((line) => !isBread.test(line))
  const seasoned = sodiumOf(besideBread, recipe.servings)
  const steps = recipe.instructions.join(' ')
  return {
    recipe,
    asked,
    lines: recipe.ingredients.map(readFinishedLine),
    sentences: recipe.instructions.flatMap((instruction, step) =>
      splitIntoSentences(instruction).map((text) => ({ text, step, minutes: minutesIn(text) })),
    ),
    steps,
    whole: `${recipe.ingredients.join('. ')}. ${steps}`,
    perServing: perServing && {
      kcal: perServing.kcal.typical,
      fatGrams: perServing.fatGrams.typical,
      sodiumMg: perServing.sodiumMg.typical,
      isSodiumKnown: !perServing.sodiumMg.isAtLeast,
    },
    sodiumOfSeasoning:
      seasoned -
      sodiumOf(
        besideBread.filter((line) => isStock.test(line)),
        recipe.servings,
      ) /
        2,
  }
}

export function splitIntoSentences(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+(?=[\p{L}\d“])/u).filter((sentence) => sentence.trim() !== '')
}

/** "15 minutes before that is done", "the first 5 minutes", "every 10 minutes", "2 minutes more than" are no times of their own. */
const isNoTime = /^ (?:before|from the end|ahead|earlier)\b/
const isInsideAnother =
  /\b(?:for the (?:first|last)|the (?:first|last)|every|halfway through the|after(?: the first)?|turning (?:once )?after|turn (?:\w+ )?after|within|up to) (?:about )?$/i

/** The minutes that a sentence tells, in order; "4 minutes a side" counts for both. */
export function minutesIn(text: string): number[] {
  return findStepTimers(text).flatMap(({ start, end, seconds }) => {
    const after = text.slice(end)
    const before = text.slice(0, start)
    if (isNoTime.test(after) || isInsideAnother.test(before)) return []
    const minutes = upperMinutes(text.slice(start, end)) ?? seconds / 60
    const isOfOneSide = /^ (?:on |for )?(?:a|per|each|the first) side\b/.test(after)
    const isOfOneBatch = /^ (?:a|per|each|for each) batch\b|^ each\b/.test(after)
    return [minutes * (isOfOneSide ? 2 : 1) * (isOfOneBatch ? batchesIn(text) : 1)]
  })
}

function upperMinutes(text: string): number | null {
  const range = /^\d+ (?:to|or) (\d+) minutes$/.exec(text)
  return range ? Number(range[1]) : null
}

const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
}

export function batchesIn(text: string): number {
  const said = /\b(two|three|four|five|six|[2-8]) batches\b/i.exec(text)?.[1]?.toLowerCase()
  if (said === undefined) return /\bbatches\b/i.test(text) ? 2 : 1
  return numberWords[said] ?? Number(said)
}
