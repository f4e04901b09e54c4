import * as z from 'zod/mini'

/**
 * A schema that first refuses values with too many characters as JSON, or with too many entries in their lists and objects:
 * splitting, comparing or reporting on longer ones takes seconds of CPU time.
 */
export function withSizeLimit<S extends z.ZodMiniType>(schema: S, maxCharacters: number, maxEntries = 100) {
  return z.pipe(
    z.unknown().check(({ value, issues }) => {
      if (isWithinSizeLimits(value, maxCharacters, maxEntries)) return
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: maxCharacters,
        inclusive: true,
        input: value,
      })
    }),
    schema,
  )
}

/** Whether a value that came as JSON is no larger; it is looked through no further than that. */
function isWithinSizeLimits(value: unknown, maxCharacters: number, maxEntries: number): boolean {
  let [charactersLeft, entriesLeft] = [maxCharacters, maxEntries]
  const fits = (part: unknown): boolean => {
    charactersLeft -= typeof part === 'string' ? part.length : 1
    if (charactersLeft < 0) return false
    if (typeof part !== 'object' || part === null) return true
    const parts: unknown[] = Array.isArray(part) ? part : Object.entries(part).flat()
    entriesLeft -= parts.length
    return entriesLeft >= 0 && parts.every(fits)
  }
  return fits(value)
}
