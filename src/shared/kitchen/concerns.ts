import type { AllergenId } from './allergens.ts'
import type { DietId } from './diets.ts'

/** What an eater avoids: an allergen, another food they are allergic to, what a diet forbids, or a dislike. */
export type Concern =
  | { kind: 'allergen'; id: AllergenId }
  | { kind: 'allergy'; food: string }
  | { kind: 'diet'; id: DietId }
  | { kind: 'dislike'; food: string }

/** Whether it may harm them: an allergy, of the fourteen or another one, and not what they only choose to leave out. */
export const isAllergyConcern = ({ kind }: Pick<Concern, 'kind'>) => kind === 'allergen' || kind === 'allergy'

/** Whether a finding is about a line and somebody who must not or will not have what it holds. */
export const isEaten = <Found extends { kind: string }>(
  finding: Found,
): finding is Extract<Found, { kind: 'contains' | 'may contain' }> =>
  finding.kind === 'contains' || finding.kind === 'may contain'

/** What tells one person's concern from another. */
export const keyOf = ({ eater, concern }: { eater: string; concern: Concern }): string =>
  JSON.stringify([eater, concern.kind, 'id' in concern ? concern.id : concern.food])
