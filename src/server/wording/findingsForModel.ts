import type { RecipeFinding } from '#shared/kitchen/gate/findings.ts'
import type { WishOutcome, WishRequirement } from '#shared/kitchen/wish/requirements/requirement.ts'
import { defaultLocale } from '#shared/locale.ts'
import {
  foodPathOfFinding,
  placeOfFindingText,
  sentenceOfFinding,
} from '#shared/messages/recipes/findingSentences.ts'
import type { RequirementToWord } from '#shared/messages/recipes/wishRequirements.ts'
import { renderInLocale } from '../speaking.ts'

/** Findings in the language of our prompts, whatever the caller's is; people have the names that the findings give them. */
export function wordFindingsForModel(findings: readonly RecipeFinding[]): Promise<string[]> {
  return renderInLocale(defaultLocale, () =>
    findings.map((finding) => {
      const [sentence, place, why] = [
        sentenceOfFinding(finding),
        placeOfFindingText(finding),
        foodPathOfFinding(finding),
      ]
      const told = place === null ? sentence : `${sentence} ${place}`
      return why.length > 1 ? `${told} (${why.join(' -> ')})` : told
    }),
  )
}

/**
 * What wishes ask for and a recipe has not done, in the same language. Foods and dishes have the names that they have here, so
 * that no word of the wishes is in it.
 */
export async function wordUnmetWishesForModel(unmet: WishOutcome['notHeld']): Promise<string[]> {
  if (unmet.length === 0) return []
  // A server starts without these sentences: few recipes need them.
  const { nameOfRequirement, sentenceOfUnmet } = await import('#shared/messages/recipes/wishRequirements.ts')
  const { questionnaireAnswerName } = await import('#shared/messages/names/answerNames.ts')
  return renderInLocale(defaultLocale, () =>
    unmet.map(({ requirement, why }) => {
      const known = withOwnNames(requirement)
      return `The wish asks for: ${nameOfRequirement(known)}. ${sentenceOfUnmet(known, why, questionnaireAnswerName)}`
    }),
  )
}

function withOwnNames(requirement: WishRequirement): RequirementToWord {
  switch (requirement.kind) {
    case 'dish':
      return { kind: 'dish', said: requirement.name }
    case 'food in':
      return { kind: 'food in', said: requirement.anyOf.join(' or ') }
    case 'food out': {
      const { allergens, diets, foods } = requirement.leftOut
      return { kind: 'food out', said: foods.join(', '), allergens, diets }
    }
    default:
      return { ...requirement, said: '' }
  }
}
