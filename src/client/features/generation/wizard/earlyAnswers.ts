import { typedWishDraft } from './typedWishDraft.ts'
import { readWizardAddress } from './wizardState.ts'

/**
 * What somebody chose or typed before the scripts had come: React would put the form back to what the server sent.
 * Read when this file is loaded, which is before the page is hydrated.
 */
let early =
  typeof document === 'undefined' ? null : readForm(document.querySelector('form[action="/generate"]'))

function readForm(form: HTMLFormElement | null): URLSearchParams | null {
  if (!form) return null
  const wish = form.querySelector('textarea')
  if (wish && wish.value !== wish.defaultValue) typedWishDraft.keep(wish.value)
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  return new URLSearchParams(fields as [string, string][])
}

/** Those answers, once. Null when nothing was answered, or the page was not the wizard. */
export function takeAnswersGivenBeforeHydration() {
  const taken = early && readWizardAddress(early)
  early = null
  return taken && Object.keys(taken.answers).length > 0 ? taken.answers : null
}
