import type { ServerContext } from '../../context.ts'
import { deleteOldDocuments } from '../../replication/forgetting.ts'
import { replicatedMealPlans } from './kind.ts'

export { queueEveningReminders } from './eveningReminders.ts'
export { endMealPlanFeedsOfUser } from './feeds.ts'
export { readMealsBetween } from './mealsBetween.ts'
export { deleteOldReminderLinks } from './reminderLinks.ts'

/** Deletes what was removed from plans long ago; see `deleteOldDocuments`. */
export const deleteOldMealPlanDocuments = (ctx: ServerContext): Promise<void> =>
  deleteOldDocuments(replicatedMealPlans, ctx)
