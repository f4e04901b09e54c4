import type { AgeGroup, Eater } from '../../eaters.ts'
import type { HazardId } from '../../findings/hazardIds.ts'
import { contentsOfFood } from '../../foods/foodContents.ts'
import type { FoodFact } from '../../foods/foodFacts.ts'
import type { Food } from '../../foods/foods.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import type { LineCheck } from '../checkLine.ts'
import { splitStepIntoSentences } from '../foods/saidFoods.ts'
import { withoutVerbCan } from '../texts/verbCan.ts'
import { heatPatternOfOtherScripts, normalizeForHazardPatterns } from './eggs/eggWords.ts'
import { isCookingWordInStep, isTextHeating } from './heatWords.ts'

/** What a hazard is looked for in. `sentences` are those of all steps, in order. */
export interface RecipeForHazards {
  lines: readonly LineCheck[]
  steps: readonly string[]
  /** Name and description of the recipe, which may say for whom it is. */
  titles: readonly string[]
  sentences: readonly SaidSentence[]
  /** By line what a step calls its food by; null for a heading, and for what is no food. */
  names: readonly (RegExp | null)[]
  /** Some step cooks something, or there are no steps to tell. */
  isCooked: boolean
  /** The last step that cooks something; -1 where none does. */
  lastCooking: number
  /** The youngest child among those at the table, as far as that is known. */
  youngestEater: AgeGroup | null
}

interface SaidSentence {
  step: number
  text: string
  /** The same without accents, letter for letter. */
  folded: string
}

export interface HazardSighting {
  line: number | null
  step: number | null
  about: string
}

export interface HazardRule {
  id: HazardId
  /** Told only for an eater who is flagged, not to everyone. */
  isForVulnerable?: true
  find: (kitchen: RecipeForHazards) => HazardSighting[]
}

/**
 * Steps in other than Latin, Devanagari or Arabic letters are not read: nothing follows from what they do not say. In Hindi and
 * Arabic they say whether something is heated.
 */
function isCookedInOtherScript(steps: readonly string[]): boolean {
  const said = steps.join(' ')
  const letters = said.match(/\p{L}/gu) ?? []
  if (letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 >= letters.length) return false
  const isRead = letters.filter((letter) => readScripts.test(letter)).length * 2 >= letters.length
  return !isRead || heatPatternOfOtherScripts.test(normalizeForHazardPatterns(said))
}
const readScripts = /[\p{Script=Devanagari}\p{Script=Arabic}]/u

/** Every letter without its accent; one that comes apart otherwise stays, so that places remain the same. */
export const removeAccents = (text: string): string =>
  text.replace(/[^\p{ASCII}]/gu, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '')
    return plain.length === letter.length ? plain : letter
  })

export function readRecipeForHazards(
  lines: readonly LineCheck[],
  steps: readonly string[],
  titles: readonly string[],
  eaters: readonly Eater[] = [],
): RecipeForHazards {
  const ages = eaters.map(({ ageGroup }) => ageGroup)
  return {
    youngestEater: ages.includes('infant') ? 'infant' : ages.includes('small child') ? 'small child' : null,
    lines,
    steps,
    titles,
    names: lines.map((check) => (check.food ? namePatternOfLine(check, []) : null)),
    sentences: steps.flatMap((text, step) =>
      splitStepIntoSentences(text.normalize('NFC')).map((one) => ({
        step,
        text: one,
        folded: removeAccents(one),
      })),
    ),
    isCooked: steps.length === 0 || isCookedInOtherScript(steps) || steps.some(isCookingWordInStep),
    lastCooking: steps.findLastIndex(
      (step) => isTextHeating(step) || heatPatternOfOtherScripts.test(normalizeForHazardPatterns(step)),
    ),
  }
}

/** The food of a line; where the catalogue knows none by its name, the first that its language calls so. */
export const foodOfLine = ({ food, foods }: LineCheck): Food | null => food ?? foods[0] ?? null

export function isFactCertainOfFood(food: Food, fact: FoodFact): boolean {
  return contentsOfFood(food).get(fact)?.isCertain === true
}

const prepared =
  /\b(?:cooked|canned|tinned|roasted|rotisserie|smoked|leftover|boiled|fried|grilled|pasteuri[sz]ed|precooked|cured|jarred|deli|sliced (?:turkey|chicken)|(?:turkey|chicken) slices|shredded|pulled|luncheon|lunch meat|jerky|nuggets|p[aâ]t[eé]|stock|broth|bouillon|schmaltz|dripping|dried|cans?|tins?|jars?|pouch(?:es)?|dosen?|bo[iî]tes?|latas?|conserva)\b/i

export function isLineBoughtRaw(check: LineCheck): boolean {
  return !prepared.test(withoutVerbCan(check.text)) && !prepared.test(check.food?.name ?? '')
}

/** Whether the first step that names one of the words cooks, or a later one does. */
export function isCookedFromFirstMention(
  { isCooked, steps, lastCooking }: RecipeForHazards,
  names: RegExp,
): boolean {
  const first = steps.findIndex((step) => names.test(step))
  return first === -1 ? isCooked : first <= lastCooking
}

/** Of a line's words that a step may call it by; nobody names a food in more. */
const maxNameWords = 24

/** States in which foods of several kinds are bought: "smoked paprika" is no smoked salmon. */
const statePattern =
  /^(?:smoked|cured|fresh|raw|cooked|dried|ground|canned|frozen|hot|cold|large|small|whole|sliced|chopped|g?eraucherte?[nmrs]?|frische?[nmrs]?|getrocknete?[nmrs]?|fumee?s?|frais|fraiche|ahumad[oa]s?|fresc[oa]s?)$/

/** "D’asperges", "l’ail". */
const frenchElision = /(?<!\p{L})[dl]['’](?=\p{L}{2})/giu

/** Matches the words of a food's name, and the parts of a pattern that are given, wherever they stand as words. */
export function namePatternOfLine(
  { food, line }: Pick<LineCheck, 'food' | 'line'>,
  others: readonly string[],
): RegExp {
  const words = splitFoodNameIntoWords(`${food?.name ?? ''} ${line.name.replace(frenchElision, ' ')}`)
    .map(escaped)
    .filter((word) => word.length > 2)
  // "cod", "egg": so short a word begins others.
  const naming = words.filter((word) => !statePattern.test(word))
  const own = [...new Set(naming.length > 0 ? naming : words)]
    .slice(0, maxNameWords)
    .map((word) => (word.length > 3 ? withPluralOfY(word) : `${word}s?\\b`))
  return new RegExp(`\\b(?:${[...new Set([...own, ...others])].join('|')})`, 'i')
}

/** "Blueberry" is "blueberries" in a step. */
const withPluralOfY = (word: string) => word.replace(/(?<=[^aeiou])y$/i, '(?:y|ies)')

const escaped = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '')

/** Sentences of the steps that are so, each step told once. */
export function findStepsWithSentence(
  { sentences }: RecipeForHazards,
  isSo: (sentence: string) => boolean,
  about: string,
): HazardSighting[] {
  const steps = new Set(sentences.flatMap(({ step, text }) => (isSo(text) ? [step] : [])))
  return [...steps].map((step) => ({ line: null, step, about }))
}

/** The same for what is looked for in folded text. */
export function findStepsWithFoldedSentence(
  { sentences }: RecipeForHazards,
  isSo: (folded: string) => boolean,
  about: string,
): HazardSighting[] {
  const steps = new Set(sentences.flatMap(({ step, folded }) => (isSo(folded) ? [step] : [])))
  return [...steps].map((step) => ({ line: null, step, about }))
}

const minutesSaid =
  /(?<![\d.,])(\d{1,3})(?:[.,]\d|\s?[¼½¾])?(?:\s?(?:-|–|to|or|bis|à|a)\s?(\d{1,3}))?[\s-]?(minutes?|mins?\b|minuten|minutos?|hours?|hrs?\b|stunden?|heures?|horas?|मिनट|घंट(?:े|ा)|دقيقة|دقائق|ساعات?|ساعة)|\b(?:an hour|half an hour)\b/giu

/** The longest time of a text in minutes; 0 where it gives none. */
export function longestMinutesInText(text: string): number {
  const times = [...text.matchAll(minutesSaid)].map(([whole, low, high, unit]) => {
    if (low === undefined) return whole.toLowerCase().startsWith('half') ? 30 : 60
    return Number(high ?? low) * (/^(?:h|st|घ|س)/i.test(unit!) ? 60 : 1)
  })
  return Math.max(0, ...times)
}
