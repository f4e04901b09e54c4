import { arabicRequirements } from '../../languages/requirements/arabicRequirements.ts'
import { frenchRequirements } from '../../languages/requirements/frenchRequirements.ts'
import { germanRequirements } from '../../languages/requirements/germanRequirements.ts'
import { hindiRequirements } from '../../languages/requirements/hindiRequirements.ts'
import { spanishRequirements } from '../../languages/requirements/spanishRequirements.ts'
import type { RequirementLanguage } from './requirementLanguage.ts'

/** The languages whose requirements are read by lists of phrases; English has its own patterns. */
export const requirementLanguages: readonly RequirementLanguage[] = [
  germanRequirements,
  frenchRequirements,
  spanishRequirements,
  arabicRequirements,
  hindiRequirements,
]
