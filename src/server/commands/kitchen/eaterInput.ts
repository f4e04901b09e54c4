import { z } from 'zod'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { dietIds } from '#shared/kitchen/diets.ts'

/** An eater; every field is optional. Another field is refused: a misspelled one would leave an allergy out. */
export const CommandEaterInput = z.strictObject({
  name: z.string().default(''),
  allergens: z.array(z.enum(allergenIds)).default([]),
  otherAllergies: z.array(z.string()).default([]),
  diets: z.array(z.enum(dietIds)).default([]),
  dislikes: z.array(z.string()).default([]),
  likes: z.array(z.string()).default([]),
  isVulnerable: z.boolean().default(false),
  ageGroup: z.enum(['infant', 'small child']).nullable().default(null),
})
