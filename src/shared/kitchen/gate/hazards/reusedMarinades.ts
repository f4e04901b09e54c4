import {
  bastesPattern,
  boilsOrHeatsPattern,
  marinadePattern,
  marinatesPattern,
  negationPattern,
  partOfMarinadePattern,
  servesOrPoursPattern,
  setsAsidePattern,
  throwsAwayPattern,
  usedMarinadePattern,
} from './handling/marinadeWords.ts'
import { isTextHeating } from './heatWords.ts'
import { longestMinutesInText } from './recipeForHazards.ts'
import type { StepStatement } from './statements.ts'

/** "Do not thaw and freeze it again": a denial stands at most so many words before what it denies. */
const deniedNear = new RegExp(`${negationPattern.source}(?: \\p{L}+){0,4} *$`, 'iu')

/** "What you do not need" denies nothing. */
const leftOver =
  /(?<!\p{L})(?:not|n[’']t|cannot) (?:immediately )?(?:need|use|want|eat|require)(?:ed|s)?(?!\p{L})|(?<!\p{L})nicht (?:gebraucht|benotigt|verwendet|braucht)\p{L}*|(?<!\p{L})(?:n[’'])?utilis\p{L}+ pas/giu

export const isSaidOf = (text: string, words: RegExp): boolean => {
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
export function isMarinadeReused(
  statement: StepStatement,
  index: number,
  all: readonly StepStatement[],
): boolean {
  const { text, isCold } = statement
  const isUsed = usedMarinadePattern.test(text)
  const isBasted = isUsed && bastesPattern.test(text) && !cooksAfterBasting(text, all.slice(index + 1))
  if (isCookedWithFood(statement, all[index + 1])) return false
  const isBrought = servesOrPoursPattern.test(text) || isBasted
  if (!marinadePattern.test(text) || isCold || throwsAwayPattern.test(text) || !isBrought) return false
  const laid = all.findIndex((other) => marinatesPattern.test(other.text) || isMarinadeOnAnimal(other))
  const touched = isUsed ? Math.max(0, laid) : laid
  const isServed =
    isUsed || (touched !== -1 && all.slice(touched + 1, index + 1).some((other) => isTextHeating(other.text)))
  if (!isServed) return false
  const isOfItsOwn =
    all
      .slice(0, index + 1)
      .some(
        (other, at) =>
          marinadePattern.test(other.text) &&
          (freshMarinade.test(other.text) ||
            (at <= touched && partOfMarinade.test(other.text)) ||
            (at < touched && setsAsidePattern.test(other.text))),
      ) || isPartSetAsideBefore(all, touched)
  return !isOfItsOwn && !all.slice(touched, index + 2).some(isMarinadeBoiled)
}

/** "Set half aside for serving", right behind the statement that mixes the marinade. */
const isPartSetAsideBefore = (all: readonly StepStatement[], touched: number): boolean =>
  all
    .slice(0, Math.max(0, touched))
    .some(
      ({ text }, at) =>
        setsAsidePattern.test(text) &&
        partOfMarinadePattern.test(text) &&
        marinadePattern.test(all[at - 1]?.text ?? ''),
    )

/** "Pour the rest of the marinade into the dish and bake for 45 minutes": it is cooked with the meat. */
function isCookedWithFood({ text }: StepStatement, next: StepStatement | undefined): boolean {
  const behind = text.slice(marinadePattern.exec(text)?.index ?? 0)
  if (isTextHeating(behind) && longestMinutesInText(behind) >= enoughMinutes) return true
  const isServed = servedPattern.test(text)
  return (
    !isServed &&
    next !== undefined &&
    next.subject === 'raw animal' &&
    isTextHeating(next.text) &&
    longestMinutesInText(next.text) >= enoughMinutes
  )
}

/** Says that the food is on the table, or done. */
const servedPattern =
  /(?<!\p{L})(?:serv\p{L}+|sirv\p{L}+|reichen|anrichten|cooked|grilled|done|fertige?[nsr]?|gegarte?[nsr]?|gegrillte?[nsr]?|cuite?s?|grillee?s?|cocid[oa]s?|asad[oa]s?|hech[oa]s?|sauce|salsa|dip)(?!\p{L})/iu

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

export const clausesOf = (text: string) => text.split(/[,;:.()]|\s(?:and|und|et|y|e)\s/u)
