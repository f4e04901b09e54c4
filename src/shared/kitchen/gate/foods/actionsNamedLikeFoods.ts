import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import { isActionOfThrowingInAt, isCookingActionAt } from './ambiguousActionWords.ts'

const actionWords = new Set(
  splitFoodNameIntoWords(`butter oil cream flour salt pepper sugar season toast roll wrap chip ice bread batter pickle juice zest
  sprinkle stuff dress crumb sauce fluff relish grease dust sugar shell water milk spice ripple wedge scallop marinade
  roast dip spread`),
)

/** Foods whose names are actions with a certain word behind them: "fish out the bay leaf", "fish it out". */
const phrasalActions: Readonly<Record<string, readonly string[]>> = {
  fish: ['out', 'for', 'around'],
  milk: ['the', 'it', 'every'],
  beef: ['up', 'it'],
  clam: ['up', 'shut'],
  ham: ['up', 'it'],
  squash: ['the', 'it', 'them'],
}

export const putAnywhere: ReadonlySet<string> = new Set(['flour', 'butter'])

export const surfaces =
  /\b(?:tins?|pans?|dish(?:es)?|trays?|moulds?|molds?|ramekins?|surface|worktop|counter|board|hands?|sheets?|ring|rolling|bench|table|basin|muslin|work|cups?|proving|banneton)\b/i

const determiners = new Set('the a an your each both it them together all some one over off'.split(' '))

const beforeActions = new Set(
  'and then to or lightly generously meanwhile well gently thinly now next'.split(' '),
)

/** Words between an action and the word that belongs to it: "fish the star anise out". */
const maxWithinAction = 5

function isPhrasalAction(words: readonly string[], at: number): boolean {
  const behind = phrasalActions[words[at]!]
  if (behind === undefined) return false
  // "Take the fish out": behind an article it is the food.
  if (determiners.has(words[at - 1] ?? '')) return false
  if (behind.includes(words[at + 1] ?? '')) return true
  const isOfObject = determiners.has(words[at + 1] ?? '')
  return at === 0 && isOfObject && words.slice(2, 2 + maxWithinAction).some((word) => behind.includes(word))
}

export function isAction(
  words: readonly string[],
  from: number,
  to: number,
  isFirstClause: boolean,
): boolean {
  const ofOneWord = [isPhrasalAction, isActionOfThrowingInAt, isCookingActionAt]
  if (to - from === 1 && ofOneWord.some((isSaid) => isSaid(words, from))) return true
  if (!actionWords.has(words[from]!)) return false
  const isLead = from === 0 && isFirstClause
  if (to - from > 1) return isLead && words[from] === 'season'
  if (isLead) return true
  const isAfterLead = from === 0 || beforeActions.has(words[from - 1]!)
  return isAfterLead && determiners.has(words[to] ?? 'the') && words[to] !== undefined
}
