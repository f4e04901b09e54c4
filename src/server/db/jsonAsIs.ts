import { customType } from 'drizzle-orm/pg-core'

/** JSON of any shape, read as it was written: Drizzle's own column reads a text that looks like JSON once more. */
export const jsonAsIs = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})
