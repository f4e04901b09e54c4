import type { RecipeBrief } from '../../recipe.ts'
import { readWishRequirements } from '../../wish/requirements/readWishRequirements.ts'
import type { WishRequirement } from '../../wish/requirements/requirement.ts'

/** The requirements of a brief: those of a change first, then those of the first wish that the change does not replace. */
export function requirementsOfBrief({ answers, change, wishedFor }: RecipeBrief): readonly WishRequirement[] {
  const first = wishedFor?.requirements?.first ?? readWishRequirements(answers.description)
  if (change?.kind !== 'change') return first
  const now = wishedFor?.requirements?.change ?? readWishRequirements(change.wish)
  return [...now, ...first.filter((older) => !now.some((newer) => replacesRequirement(newer, older)))]
}

/** Kinds of which a recipe can hold one only. */
const singleKinds: ReadonlySet<WishRequirement['kind']> = new Set(['dish', 'dish kind', 'people', 'time'])

function replacesRequirement(newer: WishRequirement, older: WishRequirement): boolean {
  if (newer.kind === 'dish' && older.kind === 'dish kind') return true
  if (newer.kind === 'food out' && older.kind === 'food in')
    return older.anyOf.some((food) => newer.leftOut.foods.includes(food))
  return newer.kind === older.kind && singleKinds.has(newer.kind)
}

/** Kinds by which one dish is better than another; how many eat and what is left out suits every dish. */
const choosingKinds: ReadonlySet<WishRequirement['kind']> = new Set([
  'dish',
  'dish kind',
  'food in',
  'equipment',
  'taste',
  'nutrition',
  'effort',
  'ingredients',
  'keeping',
  'budget',
])

export const isRequirementOfDish = ({ kind }: WishRequirement) => choosingKinds.has(kind)
