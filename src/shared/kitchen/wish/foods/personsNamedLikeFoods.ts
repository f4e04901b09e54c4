import { toSingularFoodWord } from '../../foods/foodWords.ts'
import type { WishToken } from '../wishTokens.ts'

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Words for people that the catalogue has for a food: grandmothers for naan and mint, a friend for yerba mate. */
const people = wordsIn('nan nana nanna nanny pa mate mam nena tita baba')

/** Words right before them that make them somebody's. */
const owners =
  wordsIn(`my our your his her their ur mah me dear best old mi tu su nuestra nuestro mon ton son ma ta sa mein meine unser unsere mere meri mera
  hamare hamari uske`)

/** Words right behind them, where a sentence begins with them: they are not said of foods. */
const verbs = wordsIn(
  'is has hates loves likes cant cannot doesnt isnt wont gets got reacts eats needs wants ko',
)

/** Whether a word names somebody, "my nan", "nan's", "pa is diabetic", and no food that is called so in another language. */
export function isPersonNamedLikeFood(tokens: readonly WishToken[], at: number): boolean {
  const { word, from, to, gap } = tokens[at]!
  if (!people.has(toSingularFoodWord(word))) return false
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  const behind = next?.gap === 'space' ? next.word : ''
  if (/^breads?$/.test(behind)) return false
  const isBehindFor = before?.word === 'for' && word !== 'nan'
  const isOwned = gap === 'space' && (isBehindFor || owners.has(before?.word ?? ''))
  const isSubject = gap !== 'space' && verbs.has(behind)
  // "Nan's" is one word here, longer in the text.
  return isOwned || isSubject || word === 'mates' || to - from > word.length
}
