import type { WishRequirement } from './requirement.ts'

/** Whether a later wish for the same dish puts another thing in the place of an earlier one. */
function isReplacedBy(earlier: WishRequirement, later: WishRequirement): boolean {
  const isDish = (each: WishRequirement) => each.kind === 'dish' || each.kind === 'dish kind'
  if (isDish(earlier) && isDish(later)) return true
  if (earlier.kind === 'nutrition' && later.kind === 'nutrition') return earlier.nutrient === later.nutrient
  if (earlier.kind === 'food in' && later.kind === 'food out')
    return earlier.anyOf.every((food) => later.leftOut.foods.includes(food))
  if (earlier.kind === 'taste' && later.kind === 'taste') {
    const both = [earlier.taste, later.taste]
    return (
      earlier.taste === later.taste || opposites.some((pair) => pair.every((each) => both.includes(each)))
    )
  }
  if (earlier.kind !== later.kind) return false
  return singleKinds.includes(earlier.kind) || demandKey(earlier) === demandKey(later)
}

const opposites = [
  ['spicy', 'mild'],
  ['sweet', 'sour'],
  ['thick', 'smooth'],
] as const

/** What a dish has one of. */
const singleKinds: readonly WishRequirement['kind'][] = ['people', 'time', 'ingredients']

function demandKey({ said: _, start: __, end: ___, ...demand }: WishRequirement): string {
  return JSON.stringify(demand)
}

/**
 * What the wishes for one recipe ask for together, the oldest first: the first wish and those for changes. A later one outranks
 * an earlier one, but for what is left out, which stays out.
 */
export function mergeWishRequirements(
  wishes: readonly (readonly WishRequirement[])[],
): readonly WishRequirement[] {
  return wishes.reduce<readonly WishRequirement[]>(
    (all, later) => [
      ...all.filter((each) => !later.some((other) => isReplacedBy(each, other))),
      ...later.filter((each, at) => later.findIndex((other) => demandKey(other) === demandKey(each)) === at),
    ],
    [],
  )
}
