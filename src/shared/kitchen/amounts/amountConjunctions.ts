import { type JoiningKind, joiningWords } from '../lines/joiningWords.ts'
import { parseShareAfterNumber } from '../lines/numbers/numbers.ts'
import { foreignNumberWordRegexSource } from '../lines/numbers/writtenNumbers.ts'
import { parseIngredientLine } from '../lines/parseIngredientLine.ts'
import { toLatinDigits } from '../units/latinDigits.ts'
import type { WishLanguageId } from '../wish/wishLanguage.ts'
import { findFoodNameInLanguages, foodNameOfLinePart } from './findFoodNameInLanguages.ts'
import { fruitPartRegexSource } from './fruitParts.ts'
import { findNumbersJoinedWithNouns } from './joinedNumbers.ts'

/** Where a second amount is joined to a first: "and 2 onions", "plus 1 for garnish", "and the juice of 2", ", 1 leek". */
export interface AmountConjunction {
  kind: Exclude<JoiningKind, 'to'> | 'comma'
  start: number
  /** Behind the joining word. */
  after: number
  /** Where the number begins. */
  end: number
  /** Languages that join so; none for signs, which all have. */
  languages: readonly WishLanguageId[]
}

const joining = joiningWords.filter(({ kind }) => kind !== 'to')
const byWord = new Map(joining.map((each) => [each.word, each]))
const signs = new Map([
  ['+', 'plus'],
  ['&', 'and'],
  [',', 'comma'],
  [';', 'comma'],
  ['،', 'comma'],
  ['؛', 'comma'],
] as const)

const words = joining
  .map(({ word }) => word)
  .sort((a, b) => b.length - a.length)
  .join('|')
const spelled = `an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|${foreignNumberWordRegexSource}`
const number = `[\\d¼-¾⅐-⅞]|\\.\\d|(?:${spelled})(?= \\p{L})`
// Arabic writes "and" together with what follows it.
const pattern = new RegExp(
  `(?:(?<![\\p{L}\\p{M}\\p{N}])((?:${words})(?=\\s)|و)|([+&,;،؛]))\\s*(${fruitPartRegexSource})?(?:(?:an?|eine?[nrm]?|une?|una?) )?(?=${number})`,
  'giu',
)
/** What leads on to another amount, as a part of a pattern for text in any case. */
export const amountConjunctionRegexSource = ` (?:(?:${words}|\\+|&) |و)(?:${fruitPartRegexSource})?(?:${number})`
/** "1 and 1/2 cups", "one and a half cups": one number. */
const restOfNumber = /^(?:[1-9]\/\d|[¼-¾⅐-⅞])/u
const numberAtEnd = new RegExp(`(?:\\d|(?<!\\p{L})(?:${spelled})) ?$`, 'iu')

/** "Zest and juice of 1 lemon" has one amount. */
const hasNumber = new RegExp(`(?<!\\p{L})(?:${number})`, 'iu')

/** An honest line joins fewer. */
const maxJoints = 8
const maxLetters = 640

/** Joints by line: scaling numbers, scaling nouns and the grocery list each need those of the same line. */
const known = new Map<string, readonly AmountConjunction[]>()
const maxKnown = 500

/** The joints of a line, in its order. */
export function findAmountConjunctions(text: string): readonly AmountConjunction[] {
  const joints = known.get(text) ?? findJoints(text)
  if (known.size >= maxKnown) known.clear()
  known.set(text, joints)
  return joints
}

function findJoints(written: string): AmountConjunction[] {
  const text = toLatinDigits(written.slice(0, maxLetters))
  const joined = findNumbersJoinedWithNouns(text)
  const found = [...text.matchAll(pattern)].slice(0, maxJoints).flatMap((match): AmountConjunction[] => {
    const [all, word, sign, fruitPart] = match
    const { index: start } = match
    const known = word === undefined ? null : byWord.get(word.toLowerCase())!
    const joint = {
      kind: (known?.kind ?? signs.get(sign as '+')!) as AmountConjunction['kind'],
      start,
      after: start + (word ?? sign)!.length,
      end: start + all.length,
      languages: known?.languages ?? [],
    }
    const before = text.slice(0, start)
    if (fruitPart && !hasNumber.test(before)) return []
    const isInNumber =
      joined.some((number) => number.start < start && start < number.end) ||
      (numberAtEnd.test(before) && restOfNumber.test(text.slice(joint.end))) ||
      parseShareAfterNumber(text, before.trimEnd().length) !== null
    if (joint.kind !== 'comma' && isInNumber) return []
    const isOfLanguage =
      !known?.needsFoods ||
      (findFoodNameInLanguages(before, known.languages) !== null &&
        findFoodNameInLanguages(text.slice(joint.end), known.languages) !== null)
    return isOfLanguage ? [joint] : []
  })
  const languages = [...found.flatMap((joint) => joint.languages), ...languagesByLetters(text)]
  return found.flatMap((joint) => {
    if (joint.kind !== 'comma') return [joint]
    const listing = { ...joint, languages: [...new Set<WishLanguageId>(['en', ...languages])] }
    return isOfTwoFoods(text, found, listing) ? [listing] : []
  })
}

const languagesByLetters = (text: string): WishLanguageId[] => [
  ...(/\p{Script=Devanagari}/u.test(text) ? (['hi'] as const) : []),
  ...(/\p{Script=Arabic}/u.test(text) ? (['ar'] as const) : []),
]

export type ConjunctionsByEnd = ReadonlyMap<number, AmountConjunction>

/** Joints by where the number behind them begins. */
export const conjunctionsByEnd = (joints: readonly AmountConjunction[]): ConjunctionsByEnd =>
  new Map(joints.map((joint) => [joint.end, joint]))

/** What a joint adds, up to the next one. */
export const textAddedByConjunction = (
  text: string,
  joints: readonly AmountConjunction[],
  { after, start }: AmountConjunction,
) => text.slice(after, joints.find((next) => next.start > start)?.start).trim()

/** Whether a line names one food before a joint and another behind it. */
function isOfTwoFoods(text: string, joints: readonly AmountConjunction[], joint: AmountConjunction): boolean {
  const behind = textAddedByConjunction(text, joints, joint)
  const second = foodNameOfLinePart(behind, parseIngredientLine(behind), joint.languages)
  if (second === null) return false
  const before = text.slice(0, joint.start)
  const first = foodNameOfLinePart(before, parseIngredientLine(before), joint.languages)
  return first !== null && first !== second
}
