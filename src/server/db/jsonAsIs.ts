import { customType } from 'drizzle-orm/pg-core'

/** JSON of any shape, parsed once: Drizzle's own column parses a string that looks like JSON again. */
export const jsonOfAnyShape = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})
