import { numberOfForeignWord } from '../../lines/numbers/writtenNumbers.ts'
import type { ParsedLine } from '../countableLines.ts'
import type { NumberWithUnit } from '../numbersWithUnits.ts'
import { arabicOrHindiLetterPattern } from './arabicOrHindiLetterPattern.ts'
import { findCountingWord, skipPieceSize } from './findCountingWord.ts'
import { findKnownNoun, type NounLanguage } from './foreignNouns.ts'
import { isOfFruitPart } from './partsOfOneFruit.ts'
import { isFrenchDemiPrefix } from './shareWords.ts'

/** "Mit einer Zwiebel", but "der Saft einer Zitrone". */
const dativeBefore = /(?<!\p{L})(?:mit|von|aus|bei|nach|zu|in|auf) $/iu

/**
 * "Beat two eggs", "zwei große Eier": a number in the letters of the recipe's language counts what stands right behind it.
 * The English article counts nothing: "a potato masher".
 */
export function isSpelledCount(
  step: string,
  told: NumberWithUnit,
  line: ParsedLine,
  language: NounLanguage | null,
): boolean {
  const { start, end } = told
  const number = step.slice(start, end)
  const word = findCountingWord(step, end, line)
  const isOthers =
    (numberOfForeignWord(number) ?? numberOfForeignWord(number.split(' ')[0]!)) !== null ||
    isFrenchDemiPrefix(number)
  const isEnglish = language === null && !/^an?$/i.test(number) && (!isOthers || /^six$/i.test(number))
  // A short recipe may not tell its language, but the noun does.
  const isOfLanguage =
    isEnglish ||
    (isOthers &&
      (language !== null ||
        arabicOrHindiLetterPattern.test(number) ||
        (word !== undefined && findKnownNoun(word[0], null) !== null)))
  const isGenitive =
    /^(?:eine[rs]|zweier|dreier|eine[rs] halben)$/i.test(number) &&
    !dativeBefore.test(step.slice(Math.max(0, start - 6), start)) &&
    ((/ halben$/i.test(number) && !/ eine[rs] halben /i.test(line.text)) || !isOfFruitPart(step, told))
  if (!isOfLanguage || isGenitive) return false
  const between = word ? step.slice(skipPieceSize(step, end), end + word.index).trim() : null
  if (isEnglish && between !== null && ofThe.test(between))
    return /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)/i.test(number)
  return between !== null && /^[\p{L}-]*$/u.test(between) && !/^(?:of|de|von|the|to)$/i.test(between)
}

/** "Two of the large carrots". */
const ofThe = /^of (?:the|your)(?: [\p{L}-]+)?$/iu
