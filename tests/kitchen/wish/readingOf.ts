import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

/** What a wish leaves out, as a WishCase writes it, in the order of the alphabet. */
export function readingOf(wish: string): string[] {
  const { leftOut, vulnerable, unclear } = readWishLimits(wish)
  const found = leftOut.flatMap(({ allergens, foods, diets }) => [
    ...allergens.map((id) => `#${id}`),
    ...foods,
    ...diets.map((id) => `@${id}`),
  ])
  if (vulnerable.length > 0) found.push('^')
  if (unclear.length > 0) found.push('?')
  return [...new Set(found)].sort()
}

/** What a WishCase expects, in the same order. */
export function expectationOf(expected: string): string[] {
  const parts = expected.split(',').flatMap((part) => part.trim().split(/ (?=[#@])|(?<=[#@]\S+) /))
  return [...new Set(parts.filter((part) => part !== ''))].sort()
}
