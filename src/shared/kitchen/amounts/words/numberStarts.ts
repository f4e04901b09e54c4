import { containerWordRegexSource } from '../../lines/numbers/eachWords.ts'
import { mayContainSpelledHundreds, spelledHundredsRegexSource } from '../../lines/numbers/hundreds.ts'
import { foreignNumberWordRegexSource } from '../../lines/numbers/writtenNumbers.ts'
import { frenchFruitPartRegexSource } from './partsOfOneFruit.ts'
import { shareWordRegexSource } from './shareWords.ts'

const startOf = (hundreds: readonly string[]) =>
  new RegExp(
    [
      String.raw`(?<!(?!(?<![\p{L}\p{M}])و)[\p{L}\d.,⁄]|\d\/)(?:\d|[¼½¾⅐-⅞]|\.\d)`,
      String.raw`(?<![\p{L}\d'’-])(?:${shareWordRegexSource})`,
      `(?<=${frenchFruitPartRegexSource})(?:une? demie?[ -](?=\\p{L})|une?(?= \\p{L}))`,
      ...hundreds,
      String.raw`(?<![\p{L}\d-])(?:a )?couple(?: of)?(?= \p{L})`,
      String.raw`(?<![\p{L}\d-])half an?(?= [\d½¼¾])`,
      String.raw`(?<![\p{L}\d-])an?(?= [\d.½¼¾]+[ -]?(?:k?g|m?l|oz|ounces?|lb|grams?)(?: |/)[^,;()]{0,30}?(?<!\p{L})(?:${containerWordRegexSource})(?!\p{L}))`,
      // "A few sprigs" and "a pinch or two" are no counts.
      String.raw`(?<![\p{L}\d-])(?<!\ban? \p{L}+ or )(?:an?(?! (?:few|little|bit|lot|\p{L}+ or two)(?!\p{L}))|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half(?: an?)?)(?=[ -]\p{L})`,
      String.raw`(?<![\p{L}\d-])(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?= [\d½¼¾])`,
      String.raw`(?<!(?!(?<![\p{L}\p{M}])[وبلف])[\p{L}\p{M}\d'’-])(?:${foreignNumberWordRegexSource})(?= \p{L})`,
    ].join('|'),
    'giu',
  )
/** Most texts have no hundreds in letters, for which many words have to be tried. */
const numberStart = startOf([])
const numberOrHundredStart = startOf([String.raw`(?<![\p{L}\p{M}\d'’-])(?:${spelledHundredsRegexSource})`])

/** Where numbers may begin in a text with Latin digits: each match is the first digit of a number, or its words. */
export const findNumberStarts = (text: string) =>
  text.matchAll(mayContainSpelledHundreds(text) ? numberOrHundredStart : numberStart)
