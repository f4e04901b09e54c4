import { forgetOurs, textKeptIn } from '../../browserStore.ts'

/** The user id that old scripts read in the browser. It proves nothing; we only see by it that somebody came or went. */
const userId = textKeptIn('localStorage', 'userid')

export const readUserId = userId.read

export function keepUserId(id: string | null): void {
  if (id === null) userId.forget()
  else userId.keep(id)
}

/** Takes everything out of this browser that whoever signs out had in it. */
export function forgetBrowserData(): void {
  userId.forget()
  forgetOurs()
}
