import { versionHeaderName } from '#shared/contract/versionHeaderName.ts'

interface VersionNotice {
  /** Whether the server belongs to another browser build than this page. */
  isHere: boolean
  /** The address that the reader wanted to open and that this page's build cannot; null when there is none. */
  wanted: string | null
}

/** The browser build of this page. */
let begun: string | undefined
/** The last version that listeners were notified of; at first that of this page. */
let ours: string | undefined
let news: VersionNotice = { isHere: false, wanted: null }
let isTyped = false
let shown = '/'
const listeners = new Set<() => void>()

/** Sets the browser build of this page, and watches from now on whether the reader types. */
export function setBuildVersionOfPage(version: string): void {
  begun = version
  ours = version
  document.addEventListener('input', noteTyping, true)
}

const noteTyping = () => {
  isTyped = true
}

/** Sets the shown address. Typing is tracked for each address: at a new one nothing has been typed yet. */
export function setShownPageAddress(address: string): void {
  shown = address
  isTyped = false
}

export const hasUserTypedOnPage = () => isTyped

/** The address of the page that is shown. */
export const getShownAddress = () => shown

/**
 * Notifies the listeners that `wanted` needs a newer build than this page. Returns the shown address, where a reader who has
 * typed something should stay.
 */
export function offerReloadForNewVersion(wanted: string): string {
  setVersionNotice({ isHere: true, wanted })
  return shown
}

/** Whether an answer comes from a Larder with another browser build than this page. */
export function isAnswerOfOtherVersion({ headers }: Response): boolean {
  const theirs = headers.get(versionHeaderName)
  return theirs !== null && theirs !== begun
}

/** Like the browser's `fetch`. Also compares the version in each answer with the last known one. */
export const fetchAndCheckVersion: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  const theirs = answer.headers.get(versionHeaderName)
  if (theirs && ours && theirs !== ours) {
    ours = theirs
    setVersionNotice({ ...news, isHere: true })
  }
  return answer
}

/** Hides the notice of the new version; the next version shows it again. */
export const dismissNewVersionNotice = () => setVersionNotice({ isHere: false, wanted: null })

export const getNewVersionNotice = () => news

export function subscribeToNewVersionNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setVersionNotice(next: VersionNotice): void {
  news = next
  for (const listener of listeners) listener()
}
