/** Words for throwing something in that are foods too: "chuck it all in", "jam the rest in". */
const throwingWords: ReadonlySet<string> = new Set(['chuck', 'jam', 'fling'])

const wordsBefore = new Set(
  'and then to or just simply you can could now next finally meanwhile lastly i we'.split(' '),
)
const thingsThrown = new Set(
  'it them this that these everything all the your some any a an both half everythin whatever anything'.split(
    ' ',
  ),
)
const placesThrownTo = new Set('in into on onto over out away together'.split(' '))

/** Words between such a word and the place, as in "chuck 2 tins of beans into the pot". */
const maxWordsBetween = 6

/** Names of sauces by which a clause asks for a way of cooking: "BBQ 25 min", "bbq for an hour". */
const cookingNames: ReadonlySet<string> = new Set(['bbq', 'barbecue'])
const afterCookingName = /^(?:\d|the$|them$|it$|for$|on$|over$|until$)/

/** Whether the word at a place of a clause asks to cook something so, and is no sauce. */
export const isCookingActionAt = (words: readonly string[], at: number): boolean =>
  at === 0 && cookingNames.has(words[0]!) && afterCookingName.test(words[1] ?? '')

/** Whether the word at a place of a clause asks to throw something in, and is no food: "chuck" is also a cut of beef. */
export function isActionOfThrowingInAt(words: readonly string[], at: number): boolean {
  if (!throwingWords.has(words[at]!)) return false
  const next = words[at + 1] ?? ''
  if (at > 0 && !wordsBefore.has(words[at - 1]!)) return false
  if (placesThrownTo.has(next) || thingsThrown.has(next)) return true
  return at === 0 && words.slice(2, 2 + maxWordsBetween).some((word) => placesThrownTo.has(word))
}
