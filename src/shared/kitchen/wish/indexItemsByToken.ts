import type { ReadingInLanguage } from './limitsOfReadings.ts'
import type { WishItem } from './wishItems.ts'
import type { TokenRange } from './wordMarks.ts'

/** The items of a part by the tokens of the text, so that a clause is not looked for among all of them. */
export interface WishItemsByToken {
  /** The first item that holds a token. */
  holding(token: number): WishItem | undefined
  /** The first item that begins with a token. */
  beginningAt(token: number): WishItem | undefined
  /** Places, in the reading, of the items that lie within a stretch. */
  within(stretch: TokenRange): number[]
}

export function indexItemsByToken({ reading: { items }, offset }: ReadingInLanguage): WishItemsByToken {
  const holding = new Map<number, WishItem>()
  const beginning = new Map<number, number[]>()
  for (const [index, item] of items.entries()) {
    const there = beginning.get(item.from + offset)
    if (there) there.push(index)
    else beginning.set(item.from + offset, [index])
    for (let at = item.from + offset; at < item.to + offset; at++) if (!holding.has(at)) holding.set(at, item)
  }
  return {
    holding: (token) => holding.get(token),
    beginningAt: (token) => {
      const index = beginning.get(token)?.[0]
      return index === undefined ? undefined : items[index]
    },
    within({ from, to }) {
      const found: number[] = []
      for (let token = from; token < to; token++)
        for (const index of beginning.get(token) ?? []) if (items[index]!.to + offset <= to) found.push(index)
      return found
    },
  }
}
