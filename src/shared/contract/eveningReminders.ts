import * as z from 'zod/mini'

/** Whether a member is mailed in the evening what the meals of the next day need. */
export const EveningReminder = z.strictObject({ isOn: z.boolean() })
export type EveningReminder = z.infer<typeof EveningReminder>
