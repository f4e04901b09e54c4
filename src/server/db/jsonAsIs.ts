import { customType } from 'drizzle-orm/pg-core'

/** JSON of any shape, parsed once: Drizzle's own column parses a string that looks like JSON again. */
export const jsonOfAnyShape = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})

/** The same, stored as it is written: `jsonb` sorts the keys of objects. It has no equality in SQL. */
export const jsonInWrittenOrder = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => JSON.stringify(value),
})
