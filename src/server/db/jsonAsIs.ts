import { customType } from 'drizzle-orm/pg-core'

/** JSON of any shape, parsed once: Drizzle's own column parses a string that looks like JSON again. */
export const jsonOfAnyShape = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})

/**
 * The same, as the text that is written: `jsonb` sorts the keys of objects, and a row with `json` has no hash, by which cached
 * pages are validated.
 */
export const jsonInWrittenOrder = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (text): unknown => JSON.parse(text),
})
