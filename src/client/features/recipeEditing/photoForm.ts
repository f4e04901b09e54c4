import type { RecipePhotoChange } from './sendRecipePhoto.ts'

/** Where a recipe's photo is sent, as a form with `photo` or with `remove` in it. */
export const photoFormActionPath = (recipeId: string) => `/recipe/${recipeId}/photo`

/** What a page hands on to the recipe's own when its photo was refused: the sentence that says why. */
export const createPhotoRefusalNavigationState = (sentence: string) => ({ photoRefused: sentence })

/** The sentence that was handed on, null when there is none. */
export function readPhotoRefusalFromNavigation(navigationState: unknown): string | null {
  const sentence: unknown = Object(navigationState).photoRefused
  return typeof sentence === 'string' ? sentence : null
}

/** Sends a form with a photo, or with the wish to remove it; what does so comes when it is needed. As `sendRecipePhoto`. */
export async function importAndSendRecipePhoto(
  recipeId: string,
  change: RecipePhotoChange,
): Promise<string | null> {
  const module = await import('./sendRecipePhoto.ts').catch(() => null)
  return module ? await module.sendRecipePhoto(photoFormActionPath(recipeId), change) : change.failed
}
