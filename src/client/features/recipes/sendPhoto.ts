import * as m from '#messages'
import { photoMaxBytes } from '#shared/contract/photos.ts'

/**
 * Sends a form with a photo to its action, or with the wish to remove it. Null when it was done, else the sentence that
 * says why not; `failed` when nobody said.
 */
export async function sendPhoto(action: string, form: FormData, failed: string): Promise<string | null> {
  const file = form.get('photo')
  if (form.has('remove')) form.delete('photo')
  else if (!(file instanceof File) || file.size === 0) return m.photos_no_photo()
  else if (file.size > photoMaxBytes) return m.photos_too_heavy()
  try {
    const headers = { accept: 'application/json' }
    const answer = await fetch(action, { method: 'POST', body: form, headers })
    if (answer.ok) return null
    const { error } = (await answer.json()) as { error?: { message?: unknown } }
    return answer.status < 500 && typeof error?.message === 'string' ? error.message : failed
  } catch {
    return failed
  }
}
