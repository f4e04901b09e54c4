import { numberOfOthersWord } from '../../lines/numbers/writtenNumbers.ts'
import type { Line } from '../countableLines.ts'
import type { ToldNumber } from '../toldNumbers.ts'
import { behindSize, countingWord } from './countingWord.ts'
import { knownNoun, type NounLanguage } from './nounsOfOthers.ts'
import { otherScript } from './otherScript.ts'

/** "Mit einer Zwiebel", but "der Saft einer Zitrone". */
const dativeBefore = /(?<!\p{L})(?:mit|von|aus|bei|nach|zu|in|auf) $/iu

/**
 * "Beat two eggs", "zwei große Eier": a number in the letters of the recipe's language counts what stands right behind it.
 * The English article counts nothing: "a potato masher".
 */
export function isCountInLetters(
  step: string,
  { start, end }: ToldNumber,
  line: Line,
  language: NounLanguage | null,
): boolean {
  const number = step.slice(start, end)
  const word = countingWord(step, end, line)
  const isOthers = numberOfOthersWord(number.split(' ')[0]!) !== null
  const isEnglish = language === null && !/^an?$/i.test(number) && (!isOthers || /^six$/i.test(number))
  // A short recipe may not tell its language, but the noun does.
  const isOfLanguage =
    isEnglish ||
    (isOthers &&
      (language !== null ||
        otherScript.test(number) ||
        (word !== undefined && knownNoun(word[0], null) !== null)))
  const isGenitive = /^einer$/i.test(number) && !dativeBefore.test(step.slice(Math.max(0, start - 6), start))
  if (!isOfLanguage || isGenitive) return false
  const between = word ? step.slice(behindSize(step, end), end + word.index).trim() : null
  if (isEnglish && between !== null && ofThe.test(between))
    return /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)/i.test(number)
  return between !== null && /^[\p{L}-]*$/u.test(between) && !/^(?:of|de|von|the|to)$/i.test(between)
}

/** "Two of the large carrots". */
const ofThe = /^of (?:the|your)(?: [\p{L}-]+)?$/iu
