import * as m from '#messages'
import type { ReadWishRequirementsInput, WishRequirements } from '#shared/contract/wishRequirements.ts'
import { isMeatQuestionAsked } from '#shared/kitchen/questionnaire.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import type { WizardAnswers } from '../wizard/wizardState.ts'

export type ReadRequirement = WishRequirements['requirements'][number]

const nothing: WishRequirements = { requirements: [], conflicts: [] }

/** What is asked of the server about a wish; null where nothing was typed, or an answer is missing. */
export function requirementsToRead(
  { dietType, meatPreference, cookingTime }: WizardAnswers,
  wish: string | undefined,
): ReadWishRequirementsInput | null {
  const typed = wish?.trim() ?? ''
  if (typed === '' || typed === m.generation_default_description() || !dietType || !cookingTime) return null
  const meat = isMeatQuestionAsked(dietType) ? meatPreference : null
  return meat === undefined ? null : { wish: typed, answers: { dietType, meatPreference: meat, cookingTime } }
}

/**
 * What a wish asks for, and what of it the answers contradict; nothing until the server has answered, and where it does not.
 * With `keepsLast` the answer about the text before stays while a text is typed on.
 */
export function useWishRequirements(
  input: ReadWishRequirementsInput | null,
  { keepsLast = false } = {},
): WishRequirements {
  const { data } = trpcHooks.generation.readWishRequirements.useQuery(
    input ?? { wish: '', answers: { dietType: 'Vegan', meatPreference: null, cookingTime: '30 minutes' } },
    { enabled: input !== null, placeholderData: (before) => (keepsLast ? before : undefined) },
  )
  return input === null || data === undefined ? nothing : data
}
