import { versionHeader } from '#shared/contract/recipes/versionTerms.ts'

interface News {
  /** Whether the server goes with another browser's half than this page's. */
  isHere: boolean
  /** Where somebody wanted to go whose page this one can no longer open; null when nobody did. */
  wanted: string | null
}

/** Of this page. */
let begun: string | undefined
/** The last version that was told of. */
let ours: string | undefined
let news: News = { isHere: false, wanted: null }
let isTyped = false
let shown = '/'
const listeners = new Set<() => void>()

/** Tells which browser's half this is, and listens from now on whether somebody types. */
export function beginVersion(version: string): void {
  begun = version
  ours = version
  document.addEventListener('input', noteTyping, true)
}

const noteTyping = () => {
  isTyped = true
}

/** What is typed belongs to the place where it is: at another one nothing is typed yet. */
export function noteShown(address: string): void {
  shown = address
  isTyped = false
}

export const hasTyped = () => isTyped

/** The address of the page that is shown. */
export const shownAddress = () => shown

/** Says that `wanted` needs a newer page than this one. Returns what is shown, where whoever types had better stay. */
export function askForReload(wanted: string): string {
  change({ isHere: true, wanted })
  return shown
}

/** Whether an answer is of a Larder that goes with another browser's half than this page's. */
export function isOfOtherVersion({ headers }: Response): boolean {
  const theirs = headers.get(versionHeader)
  return theirs !== null && theirs !== begun
}

/** As the browser's own, and looks at each answer for another version than this page's. */
export const noticingFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  const theirs = answer.headers.get(versionHeader)
  if (theirs && ours && theirs !== ours) {
    ours = theirs
    change({ ...news, isHere: true })
  }
  return answer
}

/** For whoever does not want to hear of it now; the next version tells again. */
export const dismissNews = () => change({ isHere: false, wanted: null })

export const readNews = () => news

export function onNews(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: News): void {
  news = next
  for (const listener of listeners) listener()
}
