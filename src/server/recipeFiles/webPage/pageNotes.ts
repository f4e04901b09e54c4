import type { PageLine } from './pageLines.ts'

const maxLines = 30
const maxLetters = 8_000

/** What stands below the first heading for notes or tips behind the recipe, one paragraph a line; null where there is none. */
export function readNotes(lines: readonly PageLine[], from: number): string | null {
  const start = lines.findIndex(
    ({ announces, level, linkShare }, at) =>
      at >= from && at < from + 60 && announces === 'notes' && level > 0 && linkShare < 0.5,
  )
  if (start < 0) return null
  const end = lines.findIndex(
    ({ announces, level }, at) =>
      at > start && (announces !== null || (level > 0 && level <= Math.min(lines[start]!.level, 6))),
  )
  const notes = lines
    .slice(start + 1, Math.min(end < 0 ? lines.length : end, start + 1 + maxLines))
    .filter(({ linkShare }) => linkShare < 0.6)
    .map(({ text }) => text)
  const text = notes.join('\n').slice(0, maxLetters)
  return text.length < 15 ? null : text
}
