import * as m from '#messages'
import { maxPhotoBytes } from '#shared/contract/photos.ts'
import { createFetchWithTimeouts, minNetworkBytesPerMs } from '../../data/createFetchWithTimeouts.ts'

export interface RecipePhotoChange {
  /** With `photo`, or with `remove`. */
  form: FormData
  /** Name of the photo that the recipe has; null without one. */
  before: string | null
  /** Asks Larder for the name of the photo that the recipe has now. */
  fetchPhotoName: () => Promise<string | null>
  /** The sentence where it was not done and Larder does not say why. */
  failed: string
}

/** Milliseconds that the server may work on a photo before it answers. */
const answerMs = 60_000

/**
 * Sends a form with a photo to its action, or with the wish to remove it. Null when it was done, also where only its answer
 * is lost; else the sentence that says why not.
 */
export async function sendRecipePhoto(action: string, change: RecipePhotoChange): Promise<string | null> {
  const { form, failed } = change
  const file = form.get('photo')
  if (form.has('remove')) form.delete('photo')
  else if (!(file instanceof File) || file.size === 0) return m.photos_no_photo()
  else if (file.size > maxPhotoBytes) return m.photos_too_heavy()
  let told: string | null = null
  try {
    const headers = { accept: 'application/json' }
    const sendMs = file instanceof File ? file.size / minNetworkBytesPerMs : 0
    const answer = await createFetchWithTimeouts(fetch, answerMs + sendMs)(action, {
      method: 'POST',
      body: form,
      headers,
    })
    if (answer.ok) return null
    const { error } = (await answer.json()) as { error?: { message?: unknown; data?: unknown } }
    const sentence = typeof error?.message === 'string' ? error.message : failed
    if (answer.status < 500) return sentence
    if (Object(error?.data).reason) told = sentence
  } catch {
    // What answered was not Larder, or nothing did.
  }
  const isDone = await isPhotoSaved(change).catch(() => null)
  if (isDone) return null
  return told ?? (isDone === false ? failed : m.errors_unreachable())
}

async function isPhotoSaved({ form, before, fetchPhotoName }: RecipePhotoChange): Promise<boolean> {
  const photo = await fetchPhotoName()
  return form.has('remove') ? photo === null : photo !== null && photo !== before
}
