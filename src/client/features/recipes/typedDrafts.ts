import type { Area } from '../../browserStore.ts'
import { draftKeptIn } from '../../draftStore.ts'

const areas = ['sessionStorage', 'localStorage'] as const

/**
 * What was typed under this key and not yet saved: this tab's own first; where it has none, what any tab left behind when it
 * was closed. Null when nothing was, or an older Larder wrote it otherwise.
 */
export function readTyped<T>(key: string, as: (kept: unknown, from: Area) => T | null): T | null {
  for (const area of areas)
    try {
      const read = as(JSON.parse(draftKeptIn(area, key).read() ?? 'null'), area)
      if (read) return read
    } catch {
      // What is there is not ours to read.
    }
  return null
}

/** Keeps what is typed, so that neither a reload nor a closed tab loses a word. */
export function keepTyped(key: string, typed: unknown): void {
  for (const area of areas) draftKeptIn(area, key).keep(JSON.stringify(typed))
}

export function forgetTyped(key: string): void {
  for (const area of areas) draftKeptIn(area, key).forget()
}
