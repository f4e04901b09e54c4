import { type FoodNameSegment, findFoodsInWords } from '../findFoodsInWords.ts'

/** "Gluten-free, vegan pastry": a part that only claims belongs to what follows it. */
export function joinClaimsToPartBehind(parts: readonly (readonly string[])[]): (readonly string[])[] {
  const joined: (readonly string[])[] = []
  let carried: readonly string[] = []
  for (const [index, words] of parts.entries()) {
    const all = [...carried, ...words]
    const isClaim = index < parts.length - 1 && isOnlyClaims(findFoodsInWords(words))
    if (!isClaim) joined.push(all)
    carried = isClaim ? all : []
  }
  return joined
}

function isOnlyClaims(stretches: readonly FoodNameSegment[]): boolean {
  const kinds = stretches.map(({ kind }) => kind)
  return kinds.includes('claim') && kinds.every((kind) => kind === 'claim' || kind === 'describing')
}
