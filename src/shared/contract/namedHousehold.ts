import * as z from 'zod/mini'

/** A household as somebody in it reads of it. */
export const NamedHousehold = z.strictObject({ id: z.string(), name: z.string() })
export type NamedHousehold = z.infer<typeof NamedHousehold>
