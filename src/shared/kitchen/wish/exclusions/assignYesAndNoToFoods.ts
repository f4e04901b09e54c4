import { buildPhraseTree, type CompiledLanguage } from '../compileLanguage.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { readFormsOfWishWord } from '../foods/wordForms.ts'
import { wishContrastWords, yesAndNoWordsBesideFoods } from '../languages/yesAndNoWords.ts'
import { exclusionPhraseFields } from '../phraseRoles.ts'
import { findLongestPhrase, type PhraseNode } from '../phraseTree.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishLanguage } from '../wishLanguage.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../wishTokens.ts'

type Answer = 'yes' | 'no'
type Answers = Record<Answer, PhraseNode<true>>
type Side = 'before' | 'after' | 'either'

const known = new Map<WishLanguage, Answers>()

function answersOf(language: WishLanguage): Answers {
  const before = known.get(language)
  if (before) return before
  const { yes, no } = yesAndNoWordsBesideFoods[language.id]
  const made = { yes: buildPhraseTree(yes, language), no: buildPhraseTree(no, language) }
  known.set(language, made)
  return made
}

const signs: readonly WishItem['gap'][] = ['colon', 'dash', 'equals']

/**
 * Items in which "no" and "yes" are of the food that they answer to: "fish no, meat yes", "no fish, yes meat". What stands
 * alone with its food is of it, and the other answers then are of the same side; "no" between two foods is asked about
 * where nothing else tells. A "no" with no "yes" is of the food before it where a comma follows.
 */
export function assignYesAndNoToFoods(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): readonly WishItem[] {
  const trees = answersOf(compiled.language)
  const answerAt = (item: WishItem): Answer | null => {
    if (item.to !== item.from + 1 || isFoodItem(item)) return null
    const formsAt = (index: number, isFirst: boolean) =>
      isFirst ? readFormsOfWishWord(tokens[index]!, compiled) : []
    const is = (tree: PhraseNode<true>) => findLongestPhrase(tree, item.from, formsAt) !== null
    return is(trees.no) ? 'no' : is(trees.yes) ? 'yes' : null
  }
  const answers = items.flatMap((item, at) => {
    const answer = answerAt(item)
    const side = answer && sideOf(items, at)
    if (side === 'either' && wishContrastWords.has(tokens[item.from]!.word)) return []
    return answer && side ? [{ at, answer, side }] : []
  })
  const said = new Set<Answer>(answers.map(({ answer }) => answer))
  // "Eggs are fine, nuts are not".
  if (items.some(({ role }) => role === 'allowsPrevious')) said.add('yes')
  if (!said.has('no') && !items.some(({ role }) => exclusionPhraseFields.has(role as never))) return items
  const sides = new Set(answers.map(({ side }) => side).filter((side) => side !== 'either'))
  const other = sides.size === 1 ? [...sides][0]! : 'either'
  const read = [...items]
  for (const { at, answer, side } of answers) {
    const role = roleOf(items, at, answer, side === 'either' ? other : side, said.has('yes'))
    if (role) read[at] = { ...read[at]!, role, food: null, condition: null }
  }
  return read
}

/** The side of an answer on which its food stands; null where it has none right beside it. */
function sideOf(items: readonly WishItem[], at: number): Side | null {
  const item = items[at]!
  const next = items[at + 1]
  const isLast = item.gap === 'comma' && (next === undefined || next.gap === 'end')
  const isBehind =
    isFoodItem(foodBefore(items, at)) &&
    (isNameContinuedAcrossGap(item) || signs.includes(item.gap) || isLast)
  const isBefore = next !== undefined && isNameContinuedAcrossGap(next) && isFoodItem(foodAfter(items, at))
  const isClosed =
    next === undefined ||
    !isNameContinuedAcrossGap(next) ||
    ['joins', 'ends', 'idle'].includes(next.role) ||
    next.joins
  if (isBehind && isBefore) return 'either'
  if (isBehind) return isClosed ? 'before' : null
  return isBefore ? 'after' : null
}

/** What stands before an answer, but for its verb: "nuts are not". */
function foodBefore(items: readonly WishItem[], at: number): WishItem | undefined {
  const before = items[at - 1]
  return before?.role === 'idle' && isNameContinuedAcrossGap(items[at]!) && isNameContinuedAcrossGap(before)
    ? items[at - 2]
    : before
}

/** What stands behind an answer, but for "to the". */
function foodAfter(items: readonly WishItem[], at: number): WishItem | undefined {
  let next = at + 1
  while (items[next]?.role === 'idle' && isNameContinuedAcrossGap(items[next]!)) next++
  return items[next] && isNameContinuedAcrossGap(items[next]!) ? items[next] : undefined
}

function roleOf(
  items: readonly WishItem[],
  at: number,
  answer: Answer,
  side: Side,
  hasYes: boolean,
): WishItem['role'] | null {
  const { gap } = items[at]!
  // "Peanuts: no" is an answer already.
  if (signs.includes(gap)) return answer === 'yes' && side === 'before' ? 'allowsPrevious' : null
  if (answer === 'yes') return side === 'before' ? 'allowsPrevious' : side === 'after' ? 'wishesNext' : null
  if (side === 'before') return hasYes || isBeforeSign(items[at + 1]) ? 'leavesOutPrevious' : null
  return side === 'either' && hasYes ? 'sign' : null
}

const isBeforeSign = (next: WishItem | undefined) =>
  next !== undefined && ['comma', 'dash', 'and', 'bracket'].includes(next.gap)
