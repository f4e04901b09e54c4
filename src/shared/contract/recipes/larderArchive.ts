import * as z from 'zod/mini'
import { AccountDataRecipe } from '../auth/accountDataParts.ts'

/** "manifest.json" of an archive with everything that a member has; "data.json" beside it is an `AccountData`. */
export const LarderArchiveManifest = z.strictObject({
  format: z.literal('larder archive'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
})
export type LarderArchiveManifest = z.infer<typeof LarderArchiveManifest>

/** A file of its folder "larder-recipes": one recipe with its earlier versions. */
export const LarderRecipeFile = z.extend(AccountDataRecipe, {
  format: z.literal('larder recipe'),
  formatVersion: z.literal(1),
  /** The owner's own, 1 to 5; null without. */
  stars: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
  /** The path of the photo in the archive; null without one. */
  photoFile: z.nullable(z.string()),
})
export type LarderRecipeFile = z.infer<typeof LarderRecipeFile>
