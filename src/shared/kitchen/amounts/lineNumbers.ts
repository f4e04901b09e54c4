import { isMeasured, isVessel, numbersIn, type ToldNumber } from './toldNumbers.ts'

/** "into 4 pieces", "2 x 400 g", "in 50 g pieces": what a cut or one piece measures does not grow. */
const ofOnePiece = /(?:\b(?:in|into|about every)|\d ?[x×]) ?$/i
const pieceAfter = /^[- ]?(?:each|apiece|pieces?|chunks?|cubes?|portions?|slices?)\b/i
const added = /(?:\bplus|\+|\bor|\band) ?(?:an? )?$/i
/** "00 flour", "No. 5". */
const nameOfNumber = /(?:\bno\.?|#|\bsize) ?$/i

/**
 * The numbers of a line of ingredients that grow with the servings: the amount it begins with, and what tells it again
 * or adds to it, but not what each can holds.
 */
export function lineNumbers(text: string): ToldNumber[] {
  const numbers = numbersIn(text).filter((told) => isOfUse(text, told))
  const first = numbers.find((told) => !isSpelledLate(text, told))
  if (!first || isLength(first)) return []
  // A bare number before a measure counts what the measure is of: "2 14-ounce cans", "2 (14 oz) cans".
  const isEachNext = first.unit === null || isVessel(first.unit)
  return numbers.filter((told) => {
    if (told === first) return true
    if (told.start < first.start || isLength(told) || isOfEach(text, told)) return false
    const lead = text.slice(0, told.start)
    if (!isMeasured(told.unit)) return added.test(lead) && !isSpelledLate(text, told)
    return !(isEachNext && isOfEachCounted(text, first, told))
  })
}

const isLength = ({ unit, isMeasure }: ToldNumber) => isMeasure && !isMeasured(unit)
/** A number in letters is one where the line begins, or right after what adds to it. */
const isSpelledLate = (text: string, { start }: ToldNumber) =>
  /\p{L}/u.test(text[start]!) && !/^[\s*•–-]*(?:about |juice of |zest of )?$/i.test(text.slice(0, start))

function isOfUse(text: string, { start, end, low }: ToldNumber): boolean {
  const lead = text.slice(Math.max(0, start - 14), start)
  if (low <= 0 || ofOnePiece.test(lead) || nameOfNumber.test(lead)) return false
  // "7-spice", "5-minute rice": a number that is part of a word.
  return !/^-\p{L}/u.test(text.slice(end)) && !/^ ?(?:minutes?|mins?|hours?|days?)\b/i.test(text.slice(end))
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
