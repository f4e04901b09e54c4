import type { HazardId } from '../../findings/hazardIds.ts'
import { isOnlyEggWhiteSpoiling } from './handling/combinedDishes.ts'
import { coolsPattern, leftStandingPattern, thawsPattern } from './handling/coolingAndWashing.ts'
import { findFoodLeftWarmInHindiOrArabic } from './handling/leftWarmInOtherScripts.ts'
import { negationPattern, throwsAwayPattern } from './handling/marinadeWords.ts'
import {
  coldPlacePattern,
  nextDayPattern,
  overnightPattern,
  uncooledVesselPattern,
  warmPlacePattern,
  warmWaterPattern,
} from './handling/placesAndTimes.ts'
import { isTextHeating } from './heatWords.ts'
import {
  foodOfLine,
  type HazardRule,
  type HazardSighting,
  type RecipeForHazards,
} from './recipeForHazards.ts'
import {
  clauseBeforePlace,
  clausesOfText,
  type FoodKindOfStepStatement,
  longestMinutesInFoldedText,
  type StepStatement,
  statementsOfSteps,
} from './statements.ts'

interface WarmLimit {
  hazard: HazardId
  about: string
  maxMinutes: number
}

/** By USDA FSIS, "Danger zone": two hours between 4 and 60 °C; by the FDA Food Code 3-501.14 six for what cools down. */
const maxMinutes = { standing: 2 * 60, cooling: 6 * 60 }

/** What must not stand in the warm for long; a subject that is not listed may. */
const limits: Readonly<Partial<Record<FoodKindOfStepStatement, WarmLimit>>> = {
  rice: { hazard: 'rice kept warm', about: 'rice', maxMinutes: maxMinutes.standing },
  'raw animal': { hazard: 'left out', about: 'food left out', maxMinutes: maxMinutes.standing },
  dish: { hazard: 'left out', about: 'food left out', maxMinutes: maxMinutes.standing },
}

/** Where the last part of a list of actions begins: "boil it and overnight in the kitchen let it stand". */
const startOfClause = (text: string, end: number): number =>
  Math.max(0, ...[', ', ' and ', ' und ', ' et ', ' y '].map((word) => text.slice(0, end).lastIndexOf(word)))

/** Names of what was heated, not actions: "the stew", "the fried chicken". */
const nounsOfHeat =
  /(?<!\p{L})(?:the|your|this|any|leftover|remaining) (?:(?:\p{L}+ )?(?:stews?|roasts?|braise|curry)|(?:\p{L}+ed |fried )?(?:bake|fry)|\p{L}+ed (?=\p{L})|fried (?=\p{L}))/giu

/** What a food was before it is left, said behind or before its name: "le riz cuit", "el arroz cocido", "den gekochten Reis". */
const statesOfHeat =
  /(?<=(?:le|la|les|el|los|las|un|une|du|des|del) (?:[\p{L}'’]+ ){1,3})(?:cuite?s?|bouillie?s?|frite?s?|rotie?s?|grillee?s?|cocid[oa]s?|cocinad[oa]s?|hervid[oa]s?|frit[oa]s?|asad[oa]s?|horneados?)(?!\p{L})|(?<!\p{L})(?:gekocht|gegart|gebraten|gebacken|gegrillt|geschmort)e[nrsm]?(?= \p{L})/giu

/** A flame under what stands on the stove. */
const onHeat =
  /(?<!\p{L})(?:(?:low|lowest|medium|gentle|high) (?:heat|flame|setting)|simmering|(?:schwacher|niedriger|mittlerer|kleiner) (?:hitze|flamme)|feu (?:doux|moyen|vif)|fuego)(?!\p{L})/iu

const isConditional = /(?<!\p{L})(?:if|wenn|falls|si)(?!\p{L})/iu
/** "…, in the fridge": a place of the clause before, not a action that follows. */
const onlyPlace =
  /^\s*(?:(?:covered|preferably|ideally|lieber|abgedeckt|couvert|tapado) )?(?:(?:in|im|inside|dans|en)(?: (?:the|your|a|le|la|el|dem))?\s*$|$)/iu
const coldState = /^\s*(?:refrigerat(?!ed)|refrigere[rz]|chill(?!ed)|freez|congel)/iu

/** Whether a clause cools the food, heats it or throws it away. */
const endsStanding = (clause: string) =>
  coldPlacePattern.test(clause) ||
  onHeat.test(clause) ||
  throwsAwayPattern.test(clause) ||
  isTextHeating(clause.replace(nounsOfHeat, 'food').replace(statesOfHeat, ' '))

const isPlacedCold = (clause: string): boolean => {
  const cold = coldPlacePattern.exec(clause)
  return cold !== null && onlyPlace.test(clause.slice(0, cold.index)) && !coldState.test(clause)
}

/**
 * The part of a statement by which its food is in the warm without heat, null where it is not: the clause that names
 * the place, and those beside it up to one that cools, heats or throws away.
 */
function warmPartOf({ text }: StepStatement, places: readonly RegExp[]): string | null {
  const found = places.map((words) => words.exec(text)).find((place) => place !== null)
  if (!found) return null
  const before = clauseBeforePlace(text, found.index)
  if (negationPattern.test(before) || isConditional.test(before)) return null
  // "Cook the rice and leave it on the counter": heat before it is put there does not count.
  const put = leftStandingPattern.exec(text)
  const from = put && put.index < found.index ? put.index : startOfClause(text, found.index)
  const actions = text
    .slice(from, found.index + found[0].length)
    .replace(nounsOfHeat, 'food')
    .replace(statesOfHeat, ' ')
  if (isTextHeating(actions)) return null
  const clauses = clausesOfText(text)
  const at = clauses.findIndex((clause) => places.some((words) => words.test(clause)))
  if (at === -1) return text
  const here = clauses[at]!
  if (coldPlacePattern.test(here) || throwsAwayPattern.test(here) || onHeat.test(here)) return null
  const end = clauses.findIndex((clause, index) => index > at && endsStanding(clause))
  if (end !== -1 && isPlacedCold(clauses[end]!)) return null
  const start = clauses.findLastIndex((clause, index) => index < at && endsStanding(clause))
  return clauses.slice(start + 1, end === -1 ? undefined : end).join(', ')
}

/** Whether the food of a statement is in one of some warm places without heat. */
export const isFoodOfStatementInWarmPlace = (statement: StepStatement, places: readonly RegExp[]) =>
  warmPartOf(statement, places) !== null

/** Minutes that the food of a statement is in the warm; 0 where it is not, or nothing says for how long. */
function warmMinutes(statements: readonly StepStatement[], index: number): number {
  const statement = statements[index]!
  const isPut = leftStandingPattern.test(statement.text)
  const isEnded = statement.isCold || throwsAwayPattern.test(statement.text) || onHeat.test(statement.text)
  const part = warmPartOf(statement, [warmPlacePattern, warmWaterPattern])
  if (part !== null) {
    const minutes = longestMinutesInFoldedText(part)
    if (minutes > 0) return minutes
    return isPut && !isEnded ? minutesAfter(statements, index, true) : 0
  }
  const inVessel = isPut ? warmPartOf(statement, [uncooledVesselPattern]) : null
  if (inVessel === null) return 0
  if (overnightPattern.test(inVessel)) return longestMinutesInFoldedText(inVessel)
  return isEnded ? 0 : minutesAfter(statements, index, false)
}

/** For how long the food stands that the next statements go on with: until the next day, or as long as they say. */
function minutesAfter(statements: readonly StepStatement[], index: number, countsTimes: boolean): number {
  for (const { text, minutes, isCold, subject } of statements.slice(index + 1, index + 3)) {
    if (isCold || subject !== statements[index]!.subject) return 0
    if (nextDayPattern.test(text)) return 24 * 60
    if (isTextHeating(text)) return 0
    if (countsTimes && minutes > 0 && leftStandingPattern.test(text)) return minutes
  }
  return 0
}

/** Where meringues dry overnight. */
const coolOven =
  /(?:turned|switched)[- ]off oven|oven (?:that is )?(?:turned|switched) off|(?:aus|ab)geschaltete[mn] (?:back)?ofen|four eteint|horno apagado/iu

function leftWarm(kitchen: RecipeForHazards, hazard: HazardId): HazardSighting[] {
  const statements = statementsOfSteps(kitchen)
  const about = new Map<number, string>()
  for (const [index, { subject: one, spoilingInDish, step, text, isCold }] of statements.entries()) {
    const subject = spoilingInDish ?? one
    const limit = subject && limits[subject]
    if (limit?.hazard !== hazard || thawsPattern.test(text)) continue
    if (coolOven.test(text) && isOnlyEggWhiteSpoiling(kitchen)) continue
    // Cooling may take longer only if the food is then put in a cold place.
    const isCooled = isCold || statements[index + 1]?.isCold === true
    const max = coolsPattern.test(text) && isCooled ? maxMinutes.cooling : limit.maxMinutes
    if (warmMinutes(statements, index) > max) about.set(step, limit.about)
  }
  return [...about].map(([step, about]) => ({ line: null, step, about }))
}

/** "Keep the rice warm for five hours": hot, and for longer than the Food Standards Agency says. */
const keepsWarm =
  /\bkeep(?:ing|s)?\b[^.]{0,40}\bwarm\b[^.]{0,60}\b(?:[2-9] hours|\d\d hours|hours|overnight|all day)\b|\bkeep[- ]warm\b[^.]{0,60}\b(?:hours|overnight|all day)\b/i

/** "Cooked rice left out overnight", in an ingredient line. */
const isLeftOutInLine =
  /\b(?:left|stood|sat|kept)(?: out)?(?: (?:on|in|at) (?:the |a )?(?:counter|side|stove|kitchen|table|room temperature))? (?:overnight|all (?:night|day)|since yesterday|for (?:\d+|several|many|some) hours)\b(?! in the (?:fridge|refrigerator))/i

export const keptWarmHazardRules: readonly HazardRule[] = [
  {
    id: 'rice kept warm',
    find: (kitchen) => {
      const isRiceThere = kitchen.lines.some(({ food }) => food?.category === 'Rice')
      const keptWarm = kitchen.sentences.filter(
        ({ text }) =>
          isRiceThere &&
          /\brice\b|\bit\b/i.test(text) &&
          keepsWarm.test(text) &&
          !/\bsoak|\bup to (?:1|one) hour|\bless than/i.test(text),
      )
      const steps = [
        ...keptWarm,
        ...leftWarm(kitchen, 'rice kept warm'),
        ...findFoodLeftWarmInHindiOrArabic(kitchen, 'rice kept warm'),
      ].map(({ step }) => step)
      const lines = kitchen.lines.flatMap((check, line) =>
        foodOfLine(check)?.category === 'Rice' && isLeftOutInLine.test(check.text)
          ? [{ line, step: null, about: 'rice' }]
          : [],
      )
      return [...lines, ...[...new Set(steps)].map((step) => ({ line: null, step, about: 'rice' }))]
    },
  },
  {
    id: 'left out',
    find: (kitchen) => [
      ...leftWarm(kitchen, 'left out'),
      ...findFoodLeftWarmInHindiOrArabic(kitchen, 'left out'),
    ],
  },
]
