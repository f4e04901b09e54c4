import { type CountableLines, countedIn } from '../countableLines.ts'
import { joinedNumbersIn, unwrittenOnesIn } from '../joinedNumbers.ts'
import { type ToldNumber, toTold } from '../toldNumbers.ts'
import { cupOrMeasureOfOthers } from './measuresOfOthers.ts'
import { stem } from './nouns.ts'
import { otherScript } from './otherScript.ts'

/** "سخن ملعقة زيت": one of a measure that no number stands before. */
export const unwrittenOnes = (step: string, written: readonly ToldNumber[]) =>
  unwrittenOnesIn(step)
    .map(toTold)
    .filter(({ start }) => written.every((told) => start < told.start || start > told.end + 1))

/** "أضف نصف كوب السكر", "एक चम्मच तेल": a measure in letters of a food that a line names, and not "stir with a spoon". */
export function isOfOtherScript(
  step: string,
  { start, end, word }: ToldNumber,
  lines: CountableLines,
): boolean {
  if (!otherScript.test(step.slice(start, end + 2))) return false
  const isInWord = word !== undefined && word.one !== ' '
  if (isInWord && (isTwoOfLine(word.one, lines) || countedIn(word.one, 0, lines) !== null)) return true
  const measure = isInWord ? cupOrMeasureOfOthers(word.one, 0) : cupOrMeasureOfOthers(step, end)
  if (start === end && measure === null) return isNamedNext(step, end, lines)
  const from = end + (isInWord ? 0 : (measure?.length ?? 0))
  return (
    measure !== null && countedIn(step, from, lines) !== null && !behindBy.test(step.slice(end, end + 24))
  )
}
/** "اخفق البيضتين" where a line asks for "بيضتان". */
const isTwoOfLine = (thing: string, { all }: CountableLines) =>
  all.some(({ text }) => text.length <= longestLine && joinedNumbersIn(text)[0]?.one === thing)

/** "اخفق بيضة" where a line counts eggs. */
function isNamedNext(step: string, at: number, lines: CountableLines): boolean {
  const word = /^[\p{L}\p{M}]+/u.exec(step.slice(at, at + 24))?.[0] ?? ''
  const line = countedIn(step, at, lines)
  return line !== null && (lines.byStem.get(stem(word))?.includes(line) ?? false)
}

const longestLine = 200
const behindBy = /^ ?[\p{L}\p{M}]+ से(?![\p{L}\p{M}])/u
