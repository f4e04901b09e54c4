/** Whether two values are the same as JSON, in whatever order their fields stand: the database has an order of its own. */
export const isSameJsonValue = (a: unknown, b: unknown): boolean => orderedJson(a) === orderedJson(b)

const orderedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
