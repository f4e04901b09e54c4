import { findRawAnimalFoodLines, type RawAnimalFoodLine } from './animalKinds.ts'
import { foodsInCombinedDish } from './handling/combinedDishes.ts'
import {
  addsToDishPattern,
  combinedDishPattern,
  foodLeftWarmOnPurposePattern,
  perishableFoodPattern,
  ricePattern,
} from './handling/foodsLeftWarm.ts'
import { nextActionPattern, throwsAwayPattern } from './handling/marinadeWords.ts'
import {
  coldPlacePattern,
  leavesColdPlacePatterns,
  overnightPattern,
  uncooledFoodPatterns,
} from './handling/placesAndTimes.ts'
import { isTextHeating } from './heatWords.ts'
import type { RecipeForHazards } from './recipeForHazards.ts'

/** What a statement speaks of, as far as it matters where that stands; `other` keeps, or is not known to spoil. */
export type FoodKindOfStepStatement = 'raw animal' | 'rice' | 'dish' | 'cultured' | 'other'

/** One thing that a step says is done: a sentence, cut where it goes on to what comes next. */
export interface StepStatement {
  step: number
  /** Folded; without the cold places that a food leaves. */
  text: string
  subject: FoodKindOfStepStatement | null
  /** What spoils in the dish that it speaks of as a whole, "the salad", "everything"; null where it speaks of one food. */
  spoilingInDish: 'rice' | 'dish' | null
  /** Whether it names its subject itself, not a statement before it. */
  isSubjectNamed: boolean
  /** The raw foods of animals that it names, else those that were named last. */
  animals: readonly RawAnimalFoodLine[]
  /** The longest time it gives; 0 where it gives none. */
  minutes: number
  isCold: boolean
}

const readStatements = new WeakMap<RecipeForHazards, readonly StepStatement[]>()

/** Every statement of the steps in order. A statement that names no food speaks of the last that was named. */
export function statementsOfSteps(kitchen: RecipeForHazards): readonly StepStatement[] {
  const read = readStatements.get(kitchen) ?? statementsIn(kitchen)
  readStatements.set(kitchen, read)
  return read
}

function statementsIn(kitchen: RecipeForHazards): StepStatement[] {
  const animals = findRawAnimalFoodLines(kitchen.lines)
  const isAnimal = new Set(animals.map(({ index }) => index))
  let last = mainFoodOf(kitchen, animals)
  let made: 'rice' | 'dish' | null = null
  let isAnythingCooked = false
  return kitchen.sentences.flatMap(({ step, folded }, sentence) =>
    stagesOf(folded).map((stage) => {
      const text = stage
        .replace(leavesColdPlacePatterns, ' ')
        .replace(uncooledFoodPatterns, ' unrefrigerated ')
      const kept = clausesOfText(text)
        .filter((clause) => !throwsAwayPattern.test(clause))
        .join(', ')
      const named = animals.filter(({ names }) => names.test(kept))
      const isOther = () => kitchen.names.some((names, index) => !isAnimal.has(index) && names?.test(kept))
      const own = subjectOf(kept, named.length > 0, isOther)
      if (own) last = { subject: own, animals: named }
      const isOfOneFood = own !== null && own !== 'other'
      if (own && !(own === 'other' && addsToDishPattern.test(text)))
        made = own === 'dish' || own === 'rice' ? own : null
      const isOfDishMade = own === null && last?.subject === 'other' && isAnythingCooked
      const ofWhole = () =>
        combinedDishPattern.test(kept) ? foodsInCombinedDish(kitchen, sentence) : isOfDishMade ? made : null
      const spoilingInDish = isOfOneFood ? null : ofWhole()
      if (isTextHeating(text)) isAnythingCooked = true
      return {
        step,
        text,
        subject: own ?? last?.subject ?? null,
        spoilingInDish,
        isSubjectNamed: own !== null,
        animals: own ? named : (last?.animals ?? []),
        minutes: longestMinutesInFoldedText(text),
        isCold: coldPlacePattern.test(text),
      }
    }),
  )
}

interface LastNamed {
  subject: FoodKindOfStepStatement
  animals: readonly RawAnimalFoodLine[]
}

/** What a first step speaks of that names no food, "stuff and leave out overnight": the first food of the list, if it spoils. */
function mainFoodOf({ lines }: RecipeForHazards, animals: readonly RawAnimalFoodLine[]): LastNamed | null {
  const first = lines.findIndex(({ line }) => !line.isHeading)
  const animal = animals.filter(({ index }) => index === first)
  if (animal.length > 0) return { subject: 'raw animal', animals: animal }
  return lines[first]?.food?.category === 'Rice' ? { subject: 'rice', animals: [] } : null
}

function subjectOf(
  text: string,
  isAnimalNamed: boolean,
  isOther: () => boolean,
): FoodKindOfStepStatement | null {
  // Nothing is left but what is thrown away.
  if (!/\p{L}/u.test(text)) return 'other'
  if (isAnimalNamed) return 'raw animal'
  if (foodLeftWarmOnPurposePattern.test(text)) return 'cultured'
  if (ricePattern.test(text)) return 'rice'
  if (perishableFoodPattern.test(text)) return 'dish'
  return isOther() ? 'other' : null
}

/** The clauses of a folded text, each with what it is joined by left out. */
export const clausesOfText = (text: string): string[] => text.split(/[,;:.!?()—–]|\s(?:and|und|et|y)\s/u)

const stagesOf = (sentence: string): string[] =>
  sentence.split(nextActionPattern).filter((stage) => /\p{L}/u.test(stage))

/** What a text says in front of a place in it, from the last mark on. */
export const clauseBeforePlace = (text: string, place: number): string =>
  text
    .slice(0, place)
    .split(/[,;:.!?()—–]/u)
    .at(-1)!

const numberWords: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
  ...{ zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwolf: 12 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, douze: 12 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12 },
  ...{ a: 1, an: 1, one: 1, ein: 1, eine: 1, einen: 1, einer: 1, un: 1, une: 1, una: 1 },
}
const minutesOfUnit: readonly (readonly [RegExp, number])[] = [
  [/^min/i, 1],
  [/^(?:h|st)/i, 60],
  [/^(?:d|t|jour)/i, 1440],
  [/^(?:w|sem)/i, 10_080],
  [/^m/i, 43_200],
  [/^(?:y|j|an)/i, 525_600],
]
const number = `\\d{1,3}|${Object.keys(numberWords).join('|')}`
const times = new RegExp(
  `(?<![\\p{L}\\d.,])(${number})(?:[.,]\\d)?(?:\\s?(?:-|–|to|or|bis|oder|a|o|ou|y|et)\\s?(${number}))?[\\s-]?(min(?:ute|uto)?[ns]?|hours?|hrs?|h|stunden?|std|heures?|horas?|days?|tage?n?|jours?|dias?|weeks?|wochen?|semaines?|semanas?|months?|monate?n?|mois|mes(?:es)?|years?|jahre?n?|ans?|annees?|anos?)(?!\\p{L})`,
  'giu',
)
const nightMinutes = 8 * 60
/** "For the afternoon", "a few hours": longer than two hours, by no number. */
const someHours =
  /(?<!\p{L})(?:(?:a few|several|some|many) (?:more )?(?:hours|hrs)|(?:(?:for|during|all|over) (?:the |an? )?|the )(?:(?:whole|entire|rest of the|full) )*(?:afternoon|morning|evening|day)|(?:ein paar|einige|mehrere) stunden|(?:den|am|uber den) (?:ganzen )?(?:nachmittag|vormittag|tag)|bis zum (?:abend|nachmittag)|(?:quelques|plusieurs) heures|(?:tou[ts]e? )?l[’']apres-midi|jusqu[’']au soir|(?:unas|varias|algunas) horas|toda la (?:tarde|manana)|hasta la (?:tarde|noche))(?!\p{L})/iu
const someHoursMinutes = 3 * 60
/** "For weeks", without a number: two at least. */
const someWeeks =
  /(?<!\p{L})(?:weeks|months|wochenlang|monatelang|wochen|monate|semaines|mois|semanas|meses)(?!\p{L})/iu
const someWeeksMinutes = 14 * 24 * 60

/** The longest time that a folded text gives, in minutes; 0 where it gives none. */
export function longestMinutesInFoldedText(text: string): number {
  const said = [...text.matchAll(times)].map(([, low, high, unit]) => {
    const count = (high ?? low)!.toLowerCase()
    const factor = minutesOfUnit.find(([words]) => words.test(unit!))![1]
    return (numberWords[count] ?? Number(count)) * factor
  })
  return Math.max(
    ...[0, overnightPattern.test(text) ? nightMinutes : 0],
    ...[someHours.test(text) ? someHoursMinutes : 0, someWeeks.test(text) ? someWeeksMinutes : 0, ...said],
  )
}
