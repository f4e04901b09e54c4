import { isFoodItem } from './foods/isFoodItem.ts'
import type { WishItem } from './wishItems.ts'
import { isNameContinuedAcrossGap } from './wishTokens.ts'

type Role = WishItem['role']

/** What may be a heading of what must not be in the dish: "allergies", "without", "मत डालना". */
const headings: readonly Role[] = [
  'leavesOutNext',
  'allergyNext',
  'allergy',
  'leavesOutPrevious',
  'leavesOutEither',
]
/** Headings that say so of what follows, with no colon behind them. */
const headingsOfNext: readonly Role[] = ['leavesOutNext', 'allergyNext']
/** Roles of headings that would look for their foods before them. */
const lookingBack: readonly Role[] = ['leavesOutPrevious', 'leavesOutEither']

const passed: readonly Role[] = ['idle', 'pronouns', 'joins']

/** Items that one entry of a list has at most: "brazil nuts and all other tree nuts". */
const maxInEntry = 6

/**
 * Items with lists joined to their headings that are set off by semicolons, lines, bullets or numbers: "allergies:\n- milk\n- sesame",
 * "no: nuts; eggs; milk". A list goes on while its entries are set off in one way and name foods only.
 */
export function joinListsToHeadings(items: readonly WishItem[]): WishItem[] {
  const read = [...items]
  for (let at = 1; at < read.length; at++) {
    const item = read[at]!
    if (
      item.gap === 'colon' &&
      isEmptyHeading(read, at) &&
      lookingBack.includes(read[headingOf(read, at)]!.role)
    )
      turnAhead(read, at)
    if (item.gap !== 'end' || item.listSign === null) continue
    const isEmpty = isEmptyHeading(read, at)
    if (!isEmpty && !isOpenList(read, at)) continue
    at = joinEntries(read, at, isEmpty)
  }
  return read
}

/** Makes entries of a list, from one on, parts of the clause of their heading. Returns the last of their items. */
function joinEntries(read: WishItem[], first: number, isEmpty: boolean): number {
  const { listSign } = read[first]!
  let at = first
  while (at < read.length && read[at]!.listSign === listSign && isEntry(read, at, isEmpty)) {
    const gap = at === first && isEmpty ? 'colon' : listSign === 'bullet' ? 'and' : 'comma'
    if (at === first && isEmpty) turnAhead(read, at)
    read[at] = { ...read[at]!, gap }
    at = endOf(read, at)
  }
  return Math.max(first, at - 1)
}

function turnAhead(read: WishItem[], at: number): void {
  const heading = headingOf(read, at)
  if (lookingBack.includes(read[heading]!.role)) read[heading] = { ...read[heading]!, role: 'leavesOutNext' }
}

/** The last item before one that says something. */
function headingOf(items: readonly WishItem[], at: number): number {
  let index = at - 1
  while (index > 0 && passed.includes(items[index]!.role) && items[index]!.gap !== 'end') index--
  return index
}

/** Whether a word before an item says that what follows must not be in the dish, and names nothing itself. */
function isEmptyHeading(items: readonly WishItem[], at: number): boolean {
  const heading = headingOf(items, at)
  const { role } = items[heading]!
  if (!headings.includes(role)) return false
  const { hasColon, listSign } = items[at]!
  if (headingsOfNext.includes(role)) return true
  return (hasColon || listSign === 'bullet') && !isBehindFood(items, heading)
}

/** Whether a food stands before a word in its clause: "eggs he can't have". */
function isBehindFood(items: readonly WishItem[], at: number): boolean {
  let index = at
  while (isNameContinuedAcrossGap(items[index]!) && ['idle', 'pronouns'].includes(items[index - 1]!.role))
    index--
  return isFoodItem(items[index - 1]) && (isNameContinuedAcrossGap(items[index]!) || index === at)
}

/** Whether what stands before an item is a list that a heading has begun: "no: nuts", "no nuts" before a semicolon. */
function isOpenList(items: readonly WishItem[], at: number): boolean {
  let hasColon = false
  let hasFood = false
  for (let index = at - 1; index >= 0; index--) {
    const item = items[index]!
    if (headings.includes(item.role) && hasFood) {
      if (lookingBack.includes(item.role)) return false
      return hasColon || (items[at]!.listSign === 'semicolon' && item.role !== 'allergy')
    }
    if (!isFoodItem(item) && !passed.includes(item.role)) return false
    if (isFoodItem(item)) hasFood = true
    if (item.hasColon) hasColon = true
    if (item.gap === 'end') return false
  }
  return false
}

function endOf(items: readonly WishItem[], from: number): number {
  const end = items.findIndex(({ gap }, index) => index > from && gap === 'end')
  return end === -1 ? items.length : end
}

/** Whether a part of a text names foods only; below a heading, something that may be a food nobody here knows. */
function isEntry(items: readonly WishItem[], from: number, mayBeUnknown: boolean): boolean {
  const entry = items.slice(from, endOf(items, from))
  const isNamed = (item: WishItem) => isFoodItem(item) || (mayBeUnknown && item.role === 'unknown')
  return (
    entry.length <= maxInEntry &&
    entry.some(isNamed) &&
    entry.every((item) => isNamed(item) || item.role === 'idle' || item.role === 'joins')
  )
}
