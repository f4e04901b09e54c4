import { customType } from 'drizzle-orm/pg-core'

/** Text that compares without regard to case, as e-mail addresses do. */
export const caseInsensitiveText = customType<{ data: string }>({ dataType: () => 'citext' })
