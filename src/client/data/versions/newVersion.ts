import { versionHeaderName } from '#shared/contract/versionHeaderName.ts'

interface VersionNotice {
  /** Whether the server belongs to another browser build than this page. */
  hasUpdate: boolean
  /** The address that the reader wanted to open and that this page's build cannot; null when there is none. */
  nextAddress: string | null
}

/** The browser build of this page. */
let versionOfPage: string | undefined
/** The last version that listeners were notified of; at first that of this page. */
let ours: string | undefined
let currentNotice: VersionNotice = { hasUpdate: false, nextAddress: null }
let hasTyped = false
let shown = '/'
const listeners = new Set<() => void>()

/** Sets the browser build of this page, and watches from now on whether the reader types. */
export function setBuildVersionOfPage(version: string): void {
  versionOfPage = version
  ours = version
  document.addEventListener('input', noteTyping, true)
}

const noteTyping = () => {
  hasTyped = true
}

/** Sets the shown address. Typing is tracked for each address: at a new one nothing has been typed yet. */
export function setShownPageAddress(address: string): void {
  shown = address
  hasTyped = false
}

export const hasUserTypedOnPage = () => hasTyped

/** The address of the page that is shown. */
export const getShownAddress = () => shown

/**
 * Notifies the listeners that `nextAddress` needs a newer build than this page. Returns the shown address, where a reader who has
 * typed something should stay.
 */
export function offerReloadForNewVersion(nextAddress: string): string {
  setVersionNotice({ hasUpdate: true, nextAddress })
  return shown
}

/** Whether an answer comes from a Larder with another browser build than this page. */
export function isAnswerOfOtherVersion({ headers }: Response): boolean {
  const versionOfAnswer = headers.get(versionHeaderName)
  return versionOfAnswer !== null && versionOfAnswer !== versionOfPage
}

/** Like the browser's `fetch`. Also compares the version in each answer with the last known one. */
export const fetchAndCheckVersion: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  const theirs = answer.headers.get(versionHeaderName)
  if (theirs && ours && theirs !== ours) {
    ours = theirs
    setVersionNotice({ ...currentNotice, hasUpdate: true })
  }
  return answer
}

/** Hides the notice of the new version; the next version shows it again. */
export const dismissNewVersionNotice = () => setVersionNotice({ hasUpdate: false, nextAddress: null })

export const getNewVersionNotice = () => currentNotice

export function subscribeToNewVersionNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setVersionNotice(next: VersionNotice): void {
  currentNotice = next
  for (const listener of listeners) listener()
}
