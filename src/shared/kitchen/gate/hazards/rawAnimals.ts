import { findRawAnimalFoodLines } from './animalKinds.ts'
import {
  blanchesOrBrinesPattern,
  cooksInPartPattern,
  freezesAgainPattern,
  thawsPattern,
  thingsWashedAfterPoultryPattern,
  washesPattern,
} from './handling/coolingAndWashing.ts'
import { nextDayPattern } from './handling/placesAndTimes.ts'
import { findStepServingLeftMarinade } from './handling/reusedMarinadesInOtherScripts.ts'
import {
  aheadOfTimePattern,
  frozenPattern,
  slowCookerPattern,
  stuffsFoodPattern,
} from './handling/vesselsAndStuffing.ts'
import { isTextHeating } from './heatWords.ts'
import {
  type HazardRule,
  type HazardSighting,
  type RecipeForHazards,
  removeAccents,
} from './recipeForHazards.ts'
import { clausesOf, isMarinadeReused, isSaidOf } from './reusedMarinades.ts'
import { type StepStatement, statementsOfSteps } from './statements.ts'

/** Steps with a statement that is so, each told once. */
function stepsOf(
  kitchen: RecipeForHazards,
  about: string,
  isSo: (statement: StepStatement, index: number, all: readonly StepStatement[]) => boolean,
): HazardSighting[] {
  const steps = new Set(
    statementsOfSteps(kitchen)
      .filter(isSo)
      .map(({ step }) => step),
  )
  return [...steps].map((step) => ({ line: null, step, about }))
}

const isPoultry = (kind: string) => kind === 'poultry' || kind === 'duck and game birds'

/** Whether poultry is put under water; what is blanched or brined after it loses the germs with the water. */
function isPoultryWashed({ text }: StepStatement, isScalded: boolean): boolean {
  if (washedPoultryOfOtherScripts.test(text)) return !isScalded
  return clausesOf(text).some(
    (clause, at, clauses) =>
      isSaidOf(clause, washesPattern) &&
      !thingsWashedAfterPoultryPattern.test(clause) &&
      !isScalded &&
      (poultryNames.test(clause) ||
        (/\b(?:it|them|inside)\b/i.test(clause) && poultryNames.test(clauses[at - 1] ?? ''))),
  )
}

/** In Hindi the bird stands before the verb, in Arabic behind it. */
const washedPoultryOfOtherScripts =
  /(?:चिकन|मुर्ग\p{M}?|टर्की|बत्तख)(?!\p{L})(?: को| के टुकड़ों को)?(?: (?!हाथ|बर्तन|बोर्ड|चाकू)[\p{L}\p{M}]+){0,4} धो(?!\p{L})|(?<!\p{L})[وف]?(?:ا|ي|ت|ن)?غسل(?:ي|وا|ون)? (?:قطع |صدور |افخاذ |أفخاذ )?(?:ال)?(?:دجاج|دجاجة|فراخ|ديك|بط|حبش)(?:ة|ه)?(?!\p{L})/u

const poultryNames =
  /(?<!\p{L})(?:chickens?|turkeys?|ducks?|hens?|poultry|birds?|drumsticks?|wings|thighs|h(?:a|ah)nchen\p{L}*|huhn|huhner\p{L}*|pute\p{L}*|geflugel\p{L}*|ente|gans|poulets?|volailles?|dinde|canard|pollos?|pavo|pato|muslos|pechugas?)(?!\p{L})(?! (?:stock|broth|bones|feet|carcass|livers?))/iu

/** Statements after one in which food that is cooked in part may be put away. */
const statementsUntilPutAway = 2

/** Whether raw meat, fish or egg is partly cooked and stored before it is done. */
function isCookedInPart(statement: StepStatement, index: number, all: readonly StepStatement[]): boolean {
  const { text, subject, animals } = statement
  if (subject !== 'raw animal' || animals.length === 0 || !isSaidOf(text, cooksInPartPattern)) return false
  const after = all.slice(index, index + 1 + statementsUntilPutAway)
  const putAway = after.findIndex((other) => other.isCold || nextDayPattern.test(other.text))
  const finished = after.findIndex((other, at) => at > 0 && isTextHeating(other.text))
  return putAway !== -1 && (finished === -1 || putAway <= finished)
}

/** Whether a bird is filled long before it is roasted. */
function isStuffedAhead(statement: StepStatement, index: number, all: readonly StepStatement[]): boolean {
  const { text, animals } = statement
  if (
    !isSaidOf(text, stuffsFoodPattern) ||
    !animals.some(({ kind, names }) => isPoultry(kind) && names.test(text))
  )
    return false
  if (/(?<!\p{L})(?:breasts?|thighs?|brust\p{L}*|filets?|pechugas?|blancs?)(?!\p{L})/iu.test(text))
    return false
  const next = all[index + 1]
  return aheadOfTimePattern.test(text) || (next?.isCold === true && aheadOfTimePattern.test(next.text))
}

/** Whether meat that was thawed is frozen again before it is cooked. */
function isFrozenAgain(
  statement: StepStatement,
  index: number,
  all: readonly StepStatement[],
  isBoughtFrozen: boolean,
): boolean {
  const { text, subject } = statement
  const again = freezesAgainPattern.exec(text)
  if (!again || subject === 'other' || !isSaidOf(text, freezesAgainPattern)) return false
  const before = [...all.slice(0, index).map((other) => other.text), text.slice(0, again.index)]
  const thawed = before.findLastIndex((said) => thawsPattern.test(said))
  const isThawed = thawed !== -1 || isBoughtFrozen || thawsPattern.test(text)
  return (
    isThawed &&
    !before.slice(Math.max(thawed, 0)).some(isTextHeating) &&
    !/(?<!\p{L})(?:once|after|if|wenn|nachdem) (?:\p{L}+ ){0,3}(?:cooked|gekocht|gegart)/iu.test(text)
  )
}

export const rawAnimalHazardRules: readonly HazardRule[] = [
  {
    id: 'marinade reused',
    find: (kitchen) => {
      if (findRawAnimalFoodLines(kitchen.lines).length === 0) return []
      const step = findStepServingLeftMarinade(kitchen)
      return [
        ...stepsOf(kitchen, 'marinade', isMarinadeReused),
        ...(step === null ? [] : [{ line: null, step, about: 'marinade' }]),
      ]
    },
  },
  {
    id: 'washed poultry',
    find: (kitchen) => {
      const isThere = findRawAnimalFoodLines(kitchen.lines).some(({ kind }) => isPoultry(kind))
      const isScalded = kitchen.sentences.some(({ folded }) => blanchesOrBrinesPattern.test(folded))
      return isThere
        ? stepsOf(kitchen, 'raw poultry', (statement) => isPoultryWashed(statement, isScalded))
        : []
    },
  },
  { id: 'partly cooked', find: (kitchen) => stepsOf(kitchen, 'meat', isCookedInPart) },
  { id: 'stuffed ahead', find: (kitchen) => stepsOf(kitchen, 'stuffing', isStuffedAhead) },
  {
    id: 'frozen again',
    find: (kitchen) => {
      const animals = findRawAnimalFoodLines(kitchen.lines)
      const isBoughtFrozen = animals.some(({ index }) =>
        frozenPattern.test(removeAccents(kitchen.lines[index]!.text)),
      )
      return animals.length > 0
        ? stepsOf(kitchen, 'meat', (...statement) => isFrozenAgain(...statement, isBoughtFrozen))
        : []
    },
  },
  {
    id: 'frozen in the slow cooker',
    find: (kitchen) => {
      const meats = findRawAnimalFoodLines(kitchen.lines).filter(
        ({ kind, index }) =>
          kind !== 'fish' && kind !== 'shellfish' && !foodsSoldCookedPattern.test(kitchen.lines[index]!.text),
      )
      const statements = statementsOfSteps(kitchen)
      const slow = statements.findIndex(({ text }) => slowCookerPattern.test(text))
      const isThawed = statements.some(({ text }) => isSaidOf(text, thawsPattern))
      if (slow === -1 || isThawed) return []
      const isSaidFrozen = statements
        .slice(0, slow + 2)
        .some(
          ({ text, subject }) =>
            subject === 'raw animal' && isSaidOf(text, frozenPattern) && !otherFrozenFoodPattern.test(text),
        )
      const bought = meats.filter(({ index }) =>
        frozenPattern.test(removeAccents(kitchen.lines[index]!.text)),
      )
      return bought.length > 0 || (meats.length > 0 && isSaidFrozen)
        ? [
            {
              line: bought[0]?.index ?? null,
              step: bought.length > 0 ? null : statements[slow]!.step,
              about: 'meat',
            },
          ]
        : []
    },
  },
]

const foodsSoldCookedPattern = /meatballs?|nuggets?|frikadelle|albondiga|boulette/i

const otherFrozenFoodPattern =
  /frozen (?:peas|corn|vegetables?|spinach|beans|berries|onions?|broccoli|carrots?)/i
