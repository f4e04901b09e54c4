import { textKeptIn } from '../../browserStore.ts'

/** This tab's own first; where it has none, what any tab left behind when it was closed. */
const places = (key: string) => [textKeptIn('sessionStorage', key), textKeptIn('localStorage', key)]

/** What was typed under this key and not yet saved; null when nothing was, or an older Larder wrote it otherwise. */
export function readTyped<T>(key: string, as: (kept: unknown) => T | null): T | null {
  for (const place of places(key))
    try {
      const read = as(JSON.parse(place.read() ?? 'null'))
      if (read) return read
    } catch {
      // What is there is not ours to read.
    }
  return null
}

/** Keeps what is typed, so that neither a reload nor a closed tab loses a word. */
export function keepTyped(key: string, typed: unknown): void {
  for (const place of places(key)) place.keep(JSON.stringify(typed))
}

export function forgetTyped(key: string): void {
  for (const place of places(key)) place.forget()
}
