import { toSingularFoodWord } from '../../foods/foodWords.ts'
import type { WishToken } from '../wishTokens.ts'

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Words for people that the catalogue has for a food: grandmothers for naan and mint, a friend for yerba mate. */
const people = wordsIn('nan nana nanna nanny pa papa mate mam nena tita baba')

/** Words right before them that make them somebody's. */
const owners =
  wordsIn(`my our your his her their ur mah me dear best old mi tu su nuestra nuestro mon ton son ma ta sa mein meine unser unsere mere meri mera
  hamare hamari uske`)

/** Words right behind them, where a sentence begins with them: they are not said of foods. */
const verbs = wordsIn(
  'is has hates loves likes cant cannot doesnt isnt wont gets got reacts eats needs wants ko',
)

/** Words right behind them that are said of people who come to eat alone. */
const arriving = wordsIn(
  'coming visiting joining staying arriving arrives visits comes will are was turns turning over',
)

/** Words for people beside whom they are a person too: "nan and grandad", "mum, dad, nan and us". */
const others = wordsIn(
  `grandad granddad grandpa grampa gramps grandma grandmother grandfather granny gran pop pops poppy papa papi mum mom mam mummy dad daddy mother father auntie aunt
  uncle sister brother cousins us me him her them kids everyone family`,
)
const joining = wordsIn('and n plus')

/** Words before "mate" that make a friend of it, and words behind it that are said of a friend alone. */
const kindsOfMates = wordsIn('school class flat house room work team best good football uni drinking')
const saidOfMates = wordsIn('allergic intolerant vegan veggie vegetarian coeliac celiac pregnant diabetic')

/** "School mate", "a mate is vegan", "mate allergic to nuts": and no drink. */
function isFriend(tokens: readonly WishToken[], at: number): boolean {
  const [before, { word, gap }, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]]
  if (word !== 'mate') return false
  const behind = next?.gap === 'space' ? next.word : ''
  if (gap !== 'space') return saidOfMates.has(behind)
  const isOne = before?.word === 'a' && (verbs.has(behind) || saidOfMates.has(behind))
  return isOne || kindsOfMates.has(before?.word ?? '')
}

/** Whether somebody stands beside a word, joined by "and" or a comma. */
function isBesideSomebody(tokens: readonly WishToken[], at: number): boolean {
  const isJoinedTo = (near: number, far: number) => {
    const word = tokens[near]?.word ?? ''
    const [place, gap] = joining.has(word) ? [far, 'and'] : [near, tokens[Math.max(at, near)]?.gap]
    return (gap === 'and' || gap === 'comma') && others.has(tokens[place]?.word ?? '')
  }
  const next = tokens[at + 1]
  const isLast = next === undefined || next.gap === 'end'
  return isJoinedTo(at + 1, at + 2) || (isLast && isJoinedTo(at - 1, at - 2))
}

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
  const isComing = arriving.has(behind) || isBesideSomebody(tokens, at)
  return (
    isFriend(tokens, at) || isOwned || isSubject || isComing || word === 'mates' || to - from > word.length
  )
}
