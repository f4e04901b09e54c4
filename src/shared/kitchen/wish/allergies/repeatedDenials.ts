import { isFoodItem } from '../foods/isFoodItem.ts'
import { exclusionPhraseFields } from '../phraseRoles.ts'
import type { WishReadingState } from '../reading.ts'
import type { WishItem } from '../wishItems.ts'
import type { WishToken } from '../wishTokens.ts'
import type { TokenRange } from '../wordMarks.ts'

/** Words that deny one food more of the same verb: "kein Ei und keine Milch", "ni l'œuf ni le lait"; not English "no", which begins a wish. */
const repeated =
  /^(?:kein|keine|keinen|keinerlei|weder|noch|nor|neither|ni|pas|né|ne|nem|geen|noch|ani|ولا|لا|न|ना|नहीं|नही|na|nahi)$/u

const passedOver: readonly WishItem['role'][] = ['idle', 'pronouns', 'joins']
const listGaps: readonly WishItem['gap'][] = ['space', 'hyphen', 'and', 'comma']

/**
 * Foods that further words such as "keine" and "ni" leave out beside those of the first one, all of one verb: the milk of "verträgt kein Ei
 * und keine Milch", the eggs of "no tolera la leche ni los huevos". `denial`: the place of the word that denies; `verb`: the tokens of the verb.
 */
export function foodsOfRepeatedDenials(
  { items, unwanted, excludedBy }: WishReadingState,
  tokens: readonly WishToken[],
  offset: number,
  { denial, verb, own }: { denial: number; verb: TokenRange; own: readonly number[] },
): number[] {
  const isOfVerb = ({ from, to }: WishItem) => from < verb.to && to > verb.from
  const isRepeated = (at: number) => {
    const { role, from, to } = items[at]!
    const isAgainst = (exclusionPhraseFields as ReadonlySet<string>).has(role)
    return isAgainst && to === from + 1 && repeated.test(tokens[from + offset]!.typed)
  }
  const isOfRepeated = (at: number) =>
    isFoodItem(items[at]) &&
    unwanted.has(at) &&
    [...(excludedBy.get(at) ?? [])].some((word) => word !== denial && isRepeated(word))
  const mayPass = (at: number) =>
    passedOver.includes(items[at]!.role) || isRepeated(at) || isOfVerb(items[at]!) || own.includes(at)
  const found: number[] = []
  const verbAt = items.findLastIndex(isOfVerb)
  const first = Math.max(denial, ...(own.length > 0 ? own : [verbAt]))
  for (let at = first + 1; at < items.length && listGaps.includes(items[at]!.gap); at++)
    if (isOfRepeated(at)) found.push(at)
    else if (!mayPass(at)) break
  // "Kein Ei und keine Milch verträgt er".
  if (verbAt <= denial || !isRepeated(denial)) return found
  for (let at = denial; at > 0 && listGaps.includes(items[at]!.gap); at--)
    if (isOfRepeated(at - 1)) found.push(at - 1)
    else if (!mayPass(at - 1)) break
  return found
}
