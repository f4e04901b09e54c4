import { z } from 'zod'
import { visibilities } from '../kitchen/visibilities.ts'
import { HouseholdRef } from './households.ts'
import { RecipeRef } from './recipes.ts'

/** Who may see a recipe; a household is named by its id. */
export const ShownTo = z.discriminatedUnion('visibility', [
  z.strictObject({ visibility: z.literal(['everyone', 'creator']) }),
  HouseholdRef.extend({ visibility: z.literal('household') }),
])
export type ShownTo = z.infer<typeof ShownTo>

export const SetVisibilityInput = RecipeRef.extend({ shownTo: ShownTo })
export type SetVisibilityInput = z.infer<typeof SetVisibilityInput>

/** What somebody chose at their last save; null until they were asked. */
export const VisibilityChoice = z.strictObject({ visibility: z.enum(visibilities).nullable() })
export type VisibilityChoice = z.infer<typeof VisibilityChoice>
