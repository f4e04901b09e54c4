import type { z } from 'zod'

/** This tab's own first; where it has none, what any tab left behind when it was closed. */
const stores = ['sessionStorage', 'localStorage'] as const

/** What was typed under this key and not yet saved; null when nothing was, or an older Larder wrote it otherwise. */
export function readTyped<T>(key: string, shape: z.ZodType<T>): T | null {
  for (const name of stores)
    try {
      const read = shape.safeParse(JSON.parse(window[name].getItem(key) ?? 'null'))
      if (read.success) return read.data
    } catch {
      // Nothing was kept, or nothing that can be read.
    }
  return null
}

/** Keeps what is typed, so that neither a reload nor a closed tab loses a word. */
export function keepTyped(key: string, typed: unknown): void {
  for (const name of stores)
    try {
      window[name].setItem(key, JSON.stringify(typed))
    } catch {
      // Without a store it lives in the fields alone.
    }
}

export function forgetTyped(key: string): void {
  for (const name of stores)
    try {
      window[name].removeItem(key)
    } catch {
      // Nothing was kept.
    }
}
