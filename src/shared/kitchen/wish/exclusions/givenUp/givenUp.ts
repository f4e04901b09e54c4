import type { CompiledLanguage } from '../../compileLanguage.ts'
import { listFoodsAfterItem } from '../../foods/foodLists.ts'
import { isNeverWishedFood } from '../../foods/foodMeanings.ts'
import { isFoodItem } from '../../foods/isFoodItem.ts'
import { exclusionPhraseFields } from '../../phraseRoles.ts'
import type { WishItem } from '../../wishItems.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'
import { denying, foodBefore, foodBehind, isClosed, isComplete, passed } from './foodsOfGivenUpVerb.ts'
import {
  findGivenUpVerbs,
  type GivenUpVerbKind,
  type GivenUpVerbMatch,
  type GivenUpVerbsInWish,
  type SeparableGivenUpVerb,
} from './givenUpVerbs.ts'

/** Items before a verb that are looked through for "never", and behind it. */
const maxToDenial = 4

/** Foods that nobody drops, cuts or leaves behind but by not eating them any more. */
const groups = new Set('alcohol,caffeine,carb,animal product,cereal,grain,red meat,processed meat'.split(','))

const isGroup = (food: string) => isNeverWishedFood(food) || groups.has(food)

const never = new Set(
  'never,jamais,nunca,jamas,mai,nooit,nigdy,aldrig,aldri,nie,niemals,kabhi,कभी,ابدا'.split(','),
)

/**
 * Items in which "we gave up milk", "han quitado la lactosa" and "Gluten haben wir gestrichen" leave out, on whichever side the food
 * stands: of who does it, it is the object, of what is done to it, what goes before. Verbs that say something else as well are asked
 * about unless the food or what follows tells; "never gave up cheese" leaves out nothing.
 */
export function readGivenUpFoods(
  items: readonly WishItem[],
  tokens: readonly WishToken[],
  compiled: CompiledLanguage,
): readonly WishItem[] {
  const verbs = findGivenUpVerbs(tokens, compiled)
  const read = [...items]
  for (let at = 0; at < read.length; at++) {
    const split = verbs.splitAt(read, at)
    const verb = split ? null : verbs.at(read[at]!)
    if (split) readSplit(read, at, split, verbs)
    else if (verb) readVerb(read, at, verb, { verbs, tokens })
    else if (exclusionPhraseFields.has(read[at]!.role as never) && verbs.isPassivePhrase(read[at]!)) {
      // "A casa è vietato il pesce": what is spoken of may follow as well.
      const isBehind = !foodBefore(read, at, verbs) && foodBehind(read, at, verbs)
      if (isBehind) read[at] = { ...read[at]!, role: 'leavesOutNext' }
    }
  }
  return read
}

interface Context {
  verbs: GivenUpVerbsInWish
  tokens: readonly WishToken[]
}

function readVerb(
  items: WishItem[],
  at: number,
  { kind, to }: GivenUpVerbMatch,
  { verbs, tokens }: Context,
): void {
  const before = items[at]!.role
  const merged = withMerged(items, at, to)
  if (!merged) return
  const role = kind === 'idioms' ? 'noLimit' : roleOf(merged, at, kind, before, verbs)
  if (role === null) return
  if (against.has(role)) passConfirming(merged, at, verbs)
  const denial = against.has(role) ? denialOf(merged, at, tokens, verbs.isVerbLast) : null
  items.splice(0, items.length, ...merged)
  if (denial !== null && items[denial]!.role !== 'noLimit')
    items[denial] = { ...items[denial]!, role: 'idle' }
  items[at] = { ...items[at]!, role: denial === null ? role : 'noLimit' }
}

/** What is said of since when or from where stands in nobody's way to the food: "Nüsse haben wir aus der Küche verbannt". */
function passConfirming(items: WishItem[], at: number, verbs: GivenUpVerbsInWish): void {
  for (const [index, item] of items.entries())
    if (index !== at && item.role !== 'food' && item.role !== 'ends' && verbs.isConfirming(item.from))
      items[index] = { ...item, role: 'idle', condition: null }
}

const against: ReadonlySet<WishItem['role']> = new Set<WishItem['role']>([
  ...exclusionPhraseFields,
  ...(['doubtNext', 'doubtPrevious', 'doubtEither'] as const),
])

/** "Gave milk up": the second part of the verb looks back, and the first says nothing else. */
function readSplit(
  items: WishItem[],
  at: number,
  split: SeparableGivenUpVerb,
  verbs: GivenUpVerbsInWish,
): void {
  const merged = withMerged(items, split.closing, split.to)
  if (!merged) return
  const food = merged.find((item, index) => index > at && isFoodItem(item))!
  const isConfirmed = isOfClause(merged, at, verbs)
  const next = merged[split.closing + 1]
  if (
    !isConfirmed &&
    (!isComplete(next) || (split.isOpen && next?.role === 'ends' && isNameContinuedAcrossGap(next)))
  )
    return
  const isAsked = split.isOpen && !isConfirmed && !isGroup(food.food!)
  items.splice(0, items.length, ...merged)
  items[at] = { ...items[at]!, role: 'idle', food: null }
  items[split.closing] = { ...items[split.closing]!, role: isAsked ? 'doubtPrevious' : 'leavesOutPrevious' }
}

/** Items with those from one on up to a token made one; null where an item goes on behind that token. */
function withMerged(items: readonly WishItem[], at: number, to: number): WishItem[] | null {
  let next = at + 1
  while (next < items.length && items[next]!.from < to) next++
  if (items[next - 1]!.to > to) return null
  const merged = { ...items[at]!, to, food: null, condition: null, qualifies: null }
  return [...items.slice(0, at), merged, ...items.slice(next)]
}

/** What a verb of giving up is to its food; null where it finds none, or where it was read better before. */
function roleOf(
  items: readonly WishItem[],
  at: number,
  kind: GivenUpVerbKind,
  before: WishItem['role'],
  verbs: GivenUpVerbsInWish,
): WishItem['role'] | null {
  const next = foodBehind(items, at, verbs)
  const previous = foodBefore(items, at, verbs)
  const voice = kind === 'verbs' ? null : verbs.voice(items, at)
  const isOpen = kind === 'open' || kind === 'kitchen'
  if (voice === 'food' && next && previous && !verbs.isVerbLast)
    return before === 'leavesOutNext' || isOpen ? null : 'doubtEither'
  const isBack = verbs.isVerbLast || voice === 'passive' || voice === 'food'
  const found = isBack ? (previous ?? next) : (next ?? previous)
  if (!found) return roleWithoutFood(items, at, kind, before)
  const isBehind = found === next
  const isConfirmed = isOfClause(items, at, verbs)
  const sure = isBehind ? 'leavesOutNext' : 'leavesOutPrevious'
  const asked = isBehind ? 'doubtNext' : 'doubtPrevious'
  const isRead = isReadBefore(before)
  if (!isOpen) {
    if (found.isSure || isConfirmed) return sure
    return isRead ? null : asked
  }
  const isTold = isGroup(items[found.index]!.food!) || isConfirmed
  if (isTold && (found.isSure || isConfirmed)) return sure
  // "Remove the cheese from it": an order that was understood.
  if (isRead && voice === null) return null
  if (kind === 'kitchen' || found.isWith || !found.isSure || !found.isNamed) return 'idle'
  const last = isBehind ? (listFoodsAfterItem(items, at).foods.at(-1) ?? found.index) : at
  const isLast = verbs.isVerbLast && !isBehind && (kind !== 'open' || isClosed(items, at + 1, verbs))
  if (!isLast && !isComplete(items[last + 1])) return 'idle'
  return isRead ? sure : asked
}

const isReadBefore = (role: WishItem['role']) =>
  exclusionPhraseFields.has(role as never) || role === 'exceptNext'

/** "Gluten? Gestrichen." speaks of the sentence before; who "removed the shells from the prawns" says nothing of prawns. */
function roleWithoutFood(
  items: readonly WishItem[],
  at: number,
  kind: GivenUpVerbKind,
  before: WishItem['role'],
): WishItem['role'] | null {
  let next = at + 1
  while (items[next]?.role === 'idle' && isNameContinuedAcrossGap(items[next]!)) next++
  const isOfNoFood = items[next]?.role === 'harmless' && isNameContinuedAcrossGap(items[next]!)
  if (isReadBefore(before)) return kind === 'verbs' && isOfNoFood ? 'idle' : null
  const isSure = kind === 'verbs' || kind === 'participles'
  if (isSure && items[at]!.gap === 'end' && isComplete(items[at + 1])) return 'leavesOutPrevious'
  return isOfNoFood ? 'idle' : null
}

/** Whether a word of the clause says since when, or from what, the food is left out. */
function isOfClause(items: readonly WishItem[], at: number, verbs: GivenUpVerbsInWish): boolean {
  let first = at
  while (first > 0 && isNameContinuedAcrossGap(items[first]!)) first--
  let end = at + 1
  while (end < items.length && isNameContinuedAcrossGap(items[end]!)) end++
  const to = items[end - 1]!.to
  for (let token = items[first]!.from; token < to; token++) if (verbs.isConfirming(token)) return true
  return false
}

/** The place of a word that denies a verb: "never gave up", "verzichten wir nie", "nie auf Käse verzichtet". */
function denialOf(
  items: readonly WishItem[],
  at: number,
  tokens: readonly WishToken[],
  isVerbLast: boolean,
): number | null {
  for (const step of [-1, 1])
    for (let index = at + step; items[index] && Math.abs(index - at) <= maxToDenial; index += step) {
      const item = items[index]!
      if (!isNameContinuedAcrossGap(step === 1 ? item : items[index + 1]!)) break
      const { role, from, to } = item
      if (denying.includes(role) || never.has(tokens[from]!.word)) return index
      if (role === 'noLimit' && tokens.slice(from, to).some(({ word }) => never.has(word))) return index
      const isPassed = passed.includes(role) && !(step === 1 && role === 'uses')
      if (!isPassed && !(isVerbLast && step === -1 && isFoodItem(item))) break
    }
  return null
}
