import { normalizeWishWord } from '../../foods/normalizeWishWord.ts'
import { splitWishIntoTokens } from '../../wishTokens.ts'

/** A wish as the tables of words read it, with the place in the wish of each of its letters. */
export interface FoldedWish {
  /** Its words with a space around each and signs for what separates its clauses: " pour 6 , sans four ". */
  text: string
  startOf: (index: number) => number
  endOf: (index: number) => number
}

const fractions: Readonly<Record<string, string>> = { '½': '0.5', '¼': '0.25', '¾': '0.75' }

/** Folds a wish letter by letter: accents, capitals and other scripts' digits. `hasUmlauts`: "ae" and "a" are the same. */
export function foldWish(wish: string, hasUmlauts: boolean): FoldedWish {
  let text = ' '
  /** The place of each letter of the text, and where the letter of the wish ends. */
  const starts = [0]
  const ends = [0]
  const add = (folded: string, start: number, end: number) => {
    for (const letter of folded) {
      const before = text.at(-1)!
      if (hasUmlauts && letter === 'e' && (before === 'a' || before === 'o' || before === 'u')) {
        ends[ends.length - 1] = end
        continue
      }
      text += letter
      for (let unit = 0; unit < letter.length; unit++) {
        starts.push(start)
        ends.push(end)
      }
    }
  }
  const tokens = splitWishIntoTokens(wish)
  for (const [index, { from, to, gap }] of tokens.entries()) {
    const previous = tokens[index - 1]
    const between = previous ? wish.slice(previous.to, from) : ''
    if (index > 0) {
      const sign = /^[.,]$/.test(between) && isNumberAround(wish, previous!.to, from) ? '' : signs[gap]
      if (sign === undefined) add(' ', from, from)
      else if (sign === '') add('.', previous!.to, from)
      else add(` ${sign} `, from, from)
    }
    for (let at = from; at < to; ) {
      const letter = String.fromCodePoint(wish.codePointAt(at)!)
      const end = at + letter.length
      const folded = fractions[letter] ?? normalizeWishWord(letter)
      const last = text.at(-1)!
      if (folded === '') ends[ends.length - 1] = end
      else if (letter in fractions && isDigit(last)) add(folded.slice(1), at, end)
      else {
        if (last !== ' ' && isDigit(last) !== isDigit(folded)) add(' ', at, at)
        add(folded, at, end)
      }
      at = end
    }
  }
  const length = wish.length
  return {
    text: `${text} `,
    startOf: (index) => starts[index] ?? length,
    endOf: (index) => ends[index - 1] ?? length,
  }
}

const isDigit = (letter: string) => /^\d/.test(letter)

const isNumberAround = (wish: string, before: number, after: number) =>
  /\d/.test(wish[before - 1] ?? '') && /\d/.test(wish[after] ?? '')

/** What the signs between two words become; spaces and hyphens only separate words. */
const signs: Readonly<Record<string, string>> = {
  and: '&',
  comma: ',',
  bracket: ',',
  colon: ',',
  dash: ',',
  equals: ',',
  end: '.',
}
