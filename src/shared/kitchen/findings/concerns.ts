import type { AllergenId } from '../allergens.ts'
import type { DietId } from '../diets.ts'
import type { Eater } from '../eaters.ts'

/** What an eater avoids: an allergen, another food they are allergic to, what a diet forbids, or a dislike. */
export type EaterConcern =
  | { kind: 'allergen'; id: AllergenId }
  | { kind: 'allergy'; food: string }
  | { kind: 'diet'; id: DietId }
  | { kind: 'dislike'; food: string }

/** Every concern of an eater, in the order of reports. */
export function concernsOfEater({ allergens, otherAllergies = [], diets, dislikes }: Eater): EaterConcern[] {
  return [
    ...allergens.map((id) => ({ kind: 'allergen' as const, id })),
    ...otherAllergies.map((food) => ({ kind: 'allergy' as const, food })),
    ...diets.map((id) => ({ kind: 'diet' as const, id })),
    ...dislikes.map((food) => ({ kind: 'dislike' as const, food })),
  ]
}

/** Whether it may harm them: an allergy, of the fourteen or another one, and not what they only choose to leave out. */
export const isAllergyConcern = ({ kind }: Pick<EaterConcern, 'kind'>) =>
  kind === 'allergen' || kind === 'allergy'

/** Whether a finding is about a line and somebody who must not or will not have what it holds. */
export const isFindingAboutEater = <Found extends { kind: string }>(
  finding: Found,
): finding is Extract<Found, { kind: 'contains' | 'may contain' }> =>
  finding.kind === 'contains' || finding.kind === 'may contain'

/** What tells one person's concern from another. */
export const eaterConcernKey = ({ eater, concern }: { eater: string; concern: EaterConcern }): string =>
  JSON.stringify([eater, concern.kind, 'id' in concern ? concern.id : concern.food])
