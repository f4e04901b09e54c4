import type { AgeGroup, Eater } from '../../eaters.ts'
import type { LeftOutFood } from '../readWishLimits.ts'

/**
 * Somebody without a name at the table who must not have what the wish leaves out, and needs more care where it says so;
 * null where it says neither. Where it tells of a child of less than five years, its age goes with it.
 */
export function eaterFromWishLimits(
  leftOut: readonly LeftOutFood[],
  isVulnerable: boolean,
  ageGroup: AgeGroup | null = null,
): Eater | null {
  if (leftOut.length === 0 && !isVulnerable) return null
  const allergens = new Set(leftOut.flatMap((each) => each.allergens))
  const otherAllergies = new Set(leftOut.flatMap(({ isAllergy, foods }) => (isAllergy ? foods : [])))
  const dislikes = new Set(leftOut.flatMap(({ isAllergy, foods }) => (isAllergy ? [] : foods)))
  return {
    name: '',
    allergens: [...allergens],
    otherAllergies: [...otherAllergies],
    diets: [...new Set(leftOut.flatMap(({ diets }) => diets))],
    dislikes: [...dislikes].filter((food) => !otherAllergies.has(food)),
    likes: [],
    isVulnerable,
    ...(ageGroup !== null && { ageGroup }),
  }
}
