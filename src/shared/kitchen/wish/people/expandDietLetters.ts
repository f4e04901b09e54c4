import type { WishToken } from '../wishTokens.ts'

/** Letters by which menus and lists of guests name a diet, as words that every reading has. */
const diets: ReadonlyMap<string, string> = new Map([
  ['veg', 'vegetarian'],
  ['v', 'vegetarian'],
  ['vegn', 'vegan'],
  ['vg', 'vegan'],
  ['ve', 'vegan'],
])
/** Letters that every reading asks about; in brackets, as a menu has them, "(v)" and "(ve)" may be either diet. */
const askedLetters = 'vg'
/** Letters that name what somebody must not have: beside them "V" is a diet. */
const others = new Set('gf df nf ef lf sf'.split(' '))
const counts = new Set(
  'one two three four five six ein eine zwei drei vier un une deux trois quatre uno una dos tres cuatro ek do teen char एक दो तीन चार x'.split(
    ' ',
  ),
)
const isCount = (word: string | undefined) =>
  word !== undefined && (/^\d{1,2}x?$/.test(word) || counts.has(word))
/** Words of a list of guests: "6 people", "1 egg allergy", "one no nuts", "rest non veg". */
const ofGuests =
  /^(?:people|persons?|guests?|adults|of|no|non|rest|others?|allerg\p{L}*|coeliac|celiac|vegans?|vegetarian\p{L}*|personen|gäste|personnes|invités|personas|log|लोग|ohne|sans|sin)$/u

/** The parts of a list: places of their first tokens, each with the place behind its last. */
function partsOf(tokens: readonly WishToken[]): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  for (const [at, { gap, word }] of tokens.entries()) {
    const isJoin = word === 'and' || word === 'und' || word === 'et' || word === 'y'
    if (at === 0 || (gap !== 'space' && gap !== 'hyphen') || isJoin)
      parts.push({ from: isJoin ? at + 1 : at, to: at + 1 })
    else parts.at(-1)!.to = at + 1
  }
  return parts.filter(({ from, to }) => to > from)
}

/**
 * Tokens with letters for diets made words where a wish lists guests or such letters: "GF, V", "2 veg, 1 egg allergy". In "meat and 2
 * veg" they are vegetables.
 */
export function expandDietLetters(text: string, tokens: readonly WishToken[]): readonly WishToken[] {
  const isLetters = ({ word }: WishToken) => diets.has(word)
  if (!tokens.some(isLetters)) return tokens
  const isBracketed = ({ from, to, word }: WishToken) =>
    diets.has(word) && /[([]\s*$/u.test(text.slice(0, from)) && /^\s*[)\]]/u.test(text.slice(to))
  if (tokens.some(isBracketed))
    return tokens.map((token) =>
      isBracketed(token) ? { ...token, word: askedLetters, typed: askedLetters } : token,
    )
  const parts = partsOf(tokens)
  const letterOf = ({ from, to }: { from: number; to: number }): number | null => {
    const last = tokens[to - 1]!
    const isAlone = to - from === 1 && /^\p{Lu}{1,2}$/u.test(text.slice(last.from, last.to))
    const before = tokens.slice(from, to - 1)
    const isCounted = before.length > 0 && before.every(({ word }) => isCount(word))
    const isDenied = before.some(({ word }) => word === 'non' || word === 'rest')
    return diets.has(last.word) && (isAlone || isCounted || isDenied) ? to - 1 : null
  }
  const isOfGuests = ({ from, to }: { from: number; to: number }) => {
    const words = tokens.slice(from, to).map(({ word }) => word)
    const isOther = words.length <= 3 && words.some((word) => others.has(word))
    return (
      isOther ||
      (words.length > 1 &&
        words.some((word) => ofGuests.test(word)) &&
        words.some((word) => isCount(word) || word === 'rest'))
    )
  }
  const letters = parts.flatMap((part) => letterOf(part) ?? [])
  const known = letters.length + parts.filter((part) => letterOf(part) === null && isOfGuests(part)).length
  if (letters.length === 0 || known < 2) return tokens
  return tokens.map((token, at) => {
    const word = letters.includes(at) ? diets.get(token.word)! : null
    return word === null ? token : { ...token, word, typed: word }
  })
}
