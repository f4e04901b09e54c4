import * as z from 'zod/mini'

/** Whether a member is mailed in the evening what the meals of the next day need. */
export const EveningReminderChoice = z.strictObject({ isOn: z.boolean() })
export type EveningReminderChoice = z.infer<typeof EveningReminderChoice>

/** The secret part of the address in an evening mail. */
export const StopEveningReminderInput = z.strictObject({ token: z.string().check(z.maxLength(100)) })
export type StopEveningReminderInput = z.infer<typeof StopEveningReminderInput>
