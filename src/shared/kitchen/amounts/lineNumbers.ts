import { cupOrMeasureOfOthers, measureOfOthers } from './measuresOfOthers.ts'
import { isMeasured, isVessel, numbersIn, type ToldNumber } from './toldNumbers.ts'

/** "2 x 400 g", "in 8 wedges": what a cut or one piece measures does not grow. */
const ofEachOf = /\d ?[x×] ?$/i
const cutInto = /\b(?:in|into|every) $/i
/** "Stir in 2 eggs". */
const stirredIn = /\b(?:stir|whisk|beat|mix|fold|rub|work|crack|drop|throw|tip|pour|blend)(?:ing)? in $/i
const pieces =
  'pieces?|chunks?|cubes?|portions?|slices?|balls?|patties|rounds?|strips?|steaks?|fillets?|lumps?|rolls?|lengths'
const pieceAfter = new RegExp(`^[- ]?(?:each|apiece|${pieces})\\b`, 'i')
/** "4 pieces of 100 g". */
const pieceBefore = new RegExp(`\\b(?:${pieces}) of (?:about )?$`, 'i')
/** "1 kg carrots (about 8)". */
const counted = /\((?:about|approx\.?|roughly) $/i
/** "120 ml juice (from 2 lemons)". */
const countedBehind =
  /[([](?:about |approx\.? |approximately |roughly |~|from |(?:the )?(?:juice|zest) of )*$/iu
/** What a number in brackets counts that is no piece of the food: "(2 percent)", "(20 count)", "(serves 4)". */
const noPieces =
  /\b(?:percent|per|count|each|apiece|thick|wide|long|high|minutes?|mins?|hours?|days?|weeks?|months?|years?|old|proof|servings?|people|persons?|times?|fat|lean|ply|star|way|ingredients?|degrees?|parts?|of)\b/iu
const added = /(?:\bplus|\+|\bor|\band) ?(?:an? )?$/i
/** "00 flour", "No. 5", "page 74". */
const nameOfNumber = /(?:\bno\.?|#|\bsize|\bpage|\bp\.) ?$/i

/** A number of a line or a step. What does not grow is converted, as the size of a can is. */
export interface FoundNumber extends ToldNumber {
  grows: boolean
}

/**
 * The numbers of a line of ingredients: those that grow with the servings, which are the amount it begins with and what
 * tells it again or adds to it, and what each can or piece holds.
 */
export function lineNumbers(text: string): FoundNumber[] {
  const numbers = numbersIn(text).filter((told) => isAmount(text, told))
  const first = numbers.find((told) => isOfUse(text, told) && !isSpelledLate(text, told))
  if (!first || isLength(first)) return numbers.flatMap((told) => fixed(told) ?? [])
  // A bare number before a measure counts what the measure is of: "2 14-ounce cans", "2 (14 oz) cans".
  const isEachNext = first.unit === null || isVessel(first.unit)
  const grows = (told: ToldNumber) => {
    if (told === first) return true
    if (told.start < first.start || isLength(told) || !isOfUse(text, told) || isOfEach(text, told))
      return false
    const lead = text.slice(0, told.start)
    if (!isMeasured(told.unit)) {
      const ofOthers = isMeasured(first.unit) ? null : cupOrMeasureOfOthers(text, first.end)
      const isRetold =
        (isMeasured(first.unit) || ofOthers !== null) &&
        (counted.test(lead) ||
          /^ ?\($/.test(text.slice(first.end + (ofOthers?.length ?? 0), told.start)) ||
          isCountInBrackets(text, told))
      return isRetold || (added.test(lead) && !isSpelledLate(text, told))
    }
    return !(isEachNext && isOfEachCounted(text, first, told))
  }
  return numbers.flatMap((told) => (grows(told) ? { ...told, grows: true } : (fixed(told) ?? [])))
}

/** Whether a number and what it counts are all that a bracket says: "(2 large lemons)", "(1 stick)", but not "(1 inch thick)". */
export function isCountInBrackets(text: string, { start, end, unit, isMeasure }: ToldNumber): boolean {
  const rest = /^(?: [\p{L}\p{M}’'-]+){0,3}[)\],;]/u.exec(text.slice(end, end + 60))?.[0]
  if (isMeasure || rest === undefined || noPieces.test(rest) || (unit === null && !rest.startsWith(' ')))
    return false
  return unit !== 'part' && countedBehind.test(text.slice(Math.max(0, start - 30), start))
}

const fixed = (told: ToldNumber) => (told.isMeasure ? { ...told, grows: false } : null)
const isLength = ({ unit, isMeasure }: ToldNumber) => isMeasure && !isMeasured(unit)
/** A number in letters is one where the line begins, or right after what adds to it. */
const isSpelledLate = (text: string, { start }: ToldNumber) =>
  /\p{L}/u.test(text[start]!) &&
  !/^[\s*•–-]*(?:about |(?:[\p{L}-]+ ){0,3}(?:juice|zest|rinds?|peel) of |(?:jus|zeste|zumo|jugo|ralladura) de )?$/iu.test(
    text.slice(0, start),
  )

/** Whether a number says how large or how many the pieces are: "into 50 g balls", but not "in 200 ml water". */
export function isOfPieces(text: string, { start, end, low, unit }: ToldNumber): boolean {
  const lead = text.slice(Math.max(0, start - 20), start)
  const isMeasure = isMeasured(unit) || measureOfOthers(text, end) !== null
  if (isMeasure && pieceBefore.test(lead)) return true
  if (low >= 1 && stirredIn.test(lead)) return false
  return cutInto.test(lead) && (!isMeasure || pieceAfter.test(text.slice(end, end + 20)))
}

const isOfUse = (text: string, told: ToldNumber) =>
  !ofEachOf.test(text.slice(Math.max(0, told.start - 14), told.start)) && !isOfPieces(text, told)

function isAmount(text: string, { start, end, low, unit }: ToldNumber): boolean {
  if (low <= 0 || nameOfNumber.test(text.slice(Math.max(0, start - 14), start))) return false
  const rest = text.slice(end, end + 20)
  // "7-spice", "5-minute rice": a number that is part of a word.
  if (/^-\p{L}/u.test(rest)) return false
  return unit !== null || !/^ ?(?:minutes?|mins?|hours?|days?(?!-old))\b/i.test(rest)
}

const isOfEach = (text: string, { end }: ToldNumber) => pieceAfter.test(text.slice(end))

/** Between a count and its noun, or in brackets after a vessel, a weight is what each holds. */
function isOfEachCounted(text: string, first: ToldNumber, told: ToldNumber): boolean {
  const between = text.slice(first.end, told.start)
  if (isVessel(first.unit)) return true
  const isBeforeNoun = /^[\s(x×-]*$/i.test(between)
  const after = /^[^,;]*/.exec(text.slice(told.end))![0]
  return isBeforeNoun || /\beach\b/i.test(after)
}
