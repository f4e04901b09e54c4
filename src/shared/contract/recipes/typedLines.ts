import { lineMaxLength, maxLines } from '../limits.ts'

/** The lines of a text that have something in them. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The lines of a text as far as the kitchen can be asked to read them. */
export function readableLines(text: string): string[] {
  return linesOf(text)
    .slice(0, maxLines)
    .map((line) => line.slice(0, lineMaxLength))
}

/** No number where something else was typed. */
export function parseWholeNumber(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
}

/** Nothing typed is none. */
export function minutesOf(text: string): number {
  return text.trim() === '' ? 0 : parseWholeNumber(text)
}
