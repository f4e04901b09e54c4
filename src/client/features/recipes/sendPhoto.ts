import * as m from '#messages'
import { photoMaxBytes } from '#shared/contract/photos.ts'

/** Where a recipe's photo is sent, as a form with `photo` or with `remove` in it. */
export const photoAction = (recipeId: string) => `/recipe/${recipeId}/photo`

/**
 * Sends a form with a photo, or with the wish to remove it. Null when it was done, else the sentence that says why not;
 * `failed` when nobody said.
 */
export async function sendPhoto(recipeId: string, form: FormData, failed: string): Promise<string | null> {
  const file = form.get('photo')
  if (form.has('remove')) form.delete('photo')
  else if (!(file instanceof File) || file.size === 0) return m.photos_no_photo()
  else if (file.size > photoMaxBytes) return m.photos_too_heavy()
  try {
    const headers = { accept: 'application/json' }
    const answer = await fetch(photoAction(recipeId), { method: 'POST', body: form, headers })
    if (answer.ok) return null
    const { error } = (await answer.json()) as { error?: { message?: unknown } }
    return answer.status < 500 && typeof error?.message === 'string' ? error.message : failed
  } catch {
    return failed
  }
}

/** What a page hands on to the recipe's own when its photo was refused: the sentence that says why. */
export const withRefusal = (sentence: string) => ({ photoRefused: sentence })

/** The sentence that was handed on, null when there is none. */
export function refusalIn(handedOn: unknown): string | null {
  const sentence: unknown = Object(handedOn).photoRefused
  return typeof sentence === 'string' ? sentence : null
}
