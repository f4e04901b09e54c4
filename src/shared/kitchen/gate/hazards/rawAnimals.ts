import { findRawAnimalFoodLines } from './animalKinds.ts'
import {
  blanchesOrBrinesPattern,
  cooksInPartPattern,
  freezesAgainPattern,
  thawsPattern,
  thingsWashedAfterPoultryPattern,
  washesPattern,
} from './handling/coolingAndWashing.ts'
import {
  aheadOfTimePattern,
  bastesPattern,
  boilsOrHeatsPattern,
  frozenPattern,
  marinadePattern,
  marinatesPattern,
  negationPattern,
  partOfMarinadePattern,
  servesOrPoursPattern,
  setsAsidePattern,
  slowCookerPattern,
  stuffsFoodPattern,
  throwsAwayPattern,
  usedMarinadePattern,
} from './handling/marinadesAndVessels.ts'
import { nextDayPattern } from './handling/placesAndTimes.ts'
import { isTextHeating } from './heatWords.ts'
import {
  type HazardRule,
  type HazardSighting,
  longestMinutesInText,
  type RecipeForHazards,
  removeAccents,
} from './recipeForHazards.ts'
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

const clausesOf = (text: string) => text.split(/[,;:.()]|\s(?:and|und|et|y|e)\s/u)

const isPoultry = (kind: string) => kind === 'poultry' || kind === 'duck and game birds'

/** "Do not thaw and freeze it again": a denial stands at most so many words before what it denies. */
const deniedNear = new RegExp(`${negationPattern.source}(?: \\p{L}+){0,4} *$`, 'iu')
/** "What you do not need" denies nothing. */
const leftOver =
  /(?<!\p{L})(?:not|n[’']t|cannot) (?:immediately )?(?:need|use|want|eat|require)(?:ed|s)?(?!\p{L})|(?<!\p{L})nicht (?:gebraucht|benotigt|verwendet|braucht)\p{L}*|(?<!\p{L})(?:n[’'])?utilis\p{L}+ pas/giu

const isSaidOf = (text: string, words: RegExp): boolean => {
  const found = words.exec(text)
  if (!found) return false
  const clause = text
    .slice(0, found.index)
    .split(/[,;:.()]/u)
    .at(-1)!
  return !deniedNear.test(clause.replace(leftOver, ' '))
}

/** "Half of the marinade", "pour half over the meat": a part of it is used, and the rest is not. */
const partOfMarinade = new RegExp(
  `${partOfMarinadePattern.source}(?: (?:of|the|this|your|der|die|von|de|la|du|del))*(?: the)? ${marinadePattern.source}|${marinadePattern.source}[^.]{0,40}${partOfMarinadePattern.source}(?: of it)? (?:over|for|into|aside|on|in|uber|beiseite|sur|sobre)(?!\\p{L})`,
  'iu',
)
const freshMarinade =
  /(?<!\p{L})(?:fresh|frische[nr]?|new|neue) marinade|marinade (?:fraiche|nouvelle)|marinada (?:fresca|nueva)/iu

/** Minutes on the heat after which what was brushed on before is cooked too. */
const enoughMinutes = 5

/** Whether food that is brushed with something at a place of a text stays on the heat for minutes afterwards. */
const cooksAfterBasting = (text: string, later: readonly StepStatement[]) =>
  longestMinutesInText(text.slice(bastesPattern.exec(text)?.index ?? 0)) >= enoughMinutes ||
  later.some((other) => isTextHeating(other.text) && longestMinutesInText(other.text) >= enoughMinutes)

/** Whether a marinade that touched raw food is eaten as it is. */
function isMarinadeReused(statement: StepStatement, index: number, all: readonly StepStatement[]): boolean {
  const { text, isCold } = statement
  const isUsed = usedMarinadePattern.test(text)
  const isBasted = isUsed && bastesPattern.test(text) && !cooksAfterBasting(text, all.slice(index + 1))
  const isBrought = servesOrPoursPattern.test(text) || isBasted
  if (!marinadePattern.test(text) || isCold || throwsAwayPattern.test(text) || !isBrought) return false
  const laid = all.findIndex((other) => marinatesPattern.test(other.text) || isMarinadeOnAnimal(other))
  const touched = isUsed ? Math.max(0, laid) : laid
  const isServed =
    isUsed || (touched !== -1 && all.slice(touched + 1, index + 1).some((other) => isTextHeating(other.text)))
  if (!isServed) return false
  const isOfItsOwn = all
    .slice(0, index + 1)
    .some(
      (other, at) =>
        marinadePattern.test(other.text) &&
        (freshMarinade.test(other.text) ||
          (at <= touched && partOfMarinade.test(other.text)) ||
          (at < touched && setsAsidePattern.test(other.text))),
    )
  return !isOfItsOwn && !all.slice(touched, index + 2).some(isMarinadeBoiled)
}

const isMarinadeOnAnimal = ({ text, animals }: StepStatement) =>
  marinadePattern.test(text) && animals.some(({ names }) => names.test(text))

/** Whether a statement heats the marinade, or the next does with what it left it in. */
function isMarinadeBoiled({ text }: StepStatement, at: number, near: readonly StepStatement[]): boolean {
  if (!marinadePattern.test(text)) return false
  const clauses = clausesOf(text)
  const from = clauses.findIndex((clause) => marinadePattern.test(clause))
  const next = near[at + 1]
  return (
    clauses.slice(from).some((clause) => boilsOrHeatsPattern.test(clause)) ||
    (next !== undefined &&
      !next.animals.some(({ names }) => names.test(next.text)) &&
      boilsOrHeatsPattern.test(next.text))
  )
}

/** Whether poultry is put under water; what is blanched or brined after it loses the germs with the water. */
function isPoultryWashed({ text }: StepStatement, isScalded: boolean): boolean {
  return clausesOf(text).some(
    (clause, at, clauses) =>
      isSaidOf(clause, washesPattern) &&
      !thingsWashedAfterPoultryPattern.test(clause) &&
      !isScalded &&
      (poultryNames.test(clause) ||
        (/\b(?:it|them|inside)\b/i.test(clause) && poultryNames.test(clauses[at - 1] ?? ''))),
  )
}

const poultryNames =
  /(?<!\p{L})(?:chickens?|turkeys?|ducks?|hens?|poultry|birds?|drumsticks?|wings|thighs|h(?:a|ah)nchen\p{L}*|huhn|huhner\p{L}*|pute\p{L}*|geflugel\p{L}*|ente|gans|poulets?|volailles?|dinde|canard|pollos?|pavo|pato|muslos|pechugas?)(?!\p{L})(?! (?:stock|broth|bones|feet|carcass|livers?))/iu

/** Statements after one in which food that is cooked in part may be put away. */
const statementsUntilPutAway = 2

/** Whether a raw food of animals is heated in part, and put away before it is done. */
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
    find: (kitchen) =>
      findRawAnimalFoodLines(kitchen.lines).length > 0 ? stepsOf(kitchen, 'marinade', isMarinadeReused) : [],
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
          kind !== 'fish' && kind !== 'shellfish' && !soldCooked.test(kitchen.lines[index]!.text),
      )
      const statements = statementsOfSteps(kitchen)
      const slow = statements.findIndex(({ text }) => slowCookerPattern.test(text))
      const isThawed = statements.some(({ text }) => isSaidOf(text, thawsPattern))
      if (slow === -1 || isThawed) return []
      const isSaidFrozen = statements
        .slice(0, slow + 2)
        .some(
          ({ text, subject }) =>
            subject === 'raw animal' && isSaidOf(text, frozenPattern) && !otherFrozen.test(text),
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

const soldCooked = /meatballs?|nuggets?|frikadelle|albondiga|boulette/i
const otherFrozen = /frozen (?:peas|corn|vegetables?|spinach|beans|berries|onions?|broccoli|carrots?)/i
