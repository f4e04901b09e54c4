import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { EveningReminderChoice } from '#shared/contract/planner/eveningReminders.ts'
import { defaultLocale } from '#shared/locale.ts'
import { addDays, type CalendarDate, calendarDateOf } from '#shared/mealPlan/calendarDates.ts'
import { eveningReminderMail } from '#shared/messages/mails.ts'
import type { MemberContext, ServerContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { logEvents } from '../../logEvents.ts'
import { usersTable } from '../auth/table.ts'
import { renderInLanguageOfAccount } from '../languages/service.ts'
import { queueMail, toMailableName } from '../mail/service.ts'
import { createReminderLink } from './reminderLinks.ts'
import { eveningRemindersTable } from './table.ts'
import { readDayBeforeTasks } from './tomorrowsTasks.ts'

/** From this hour, where the server is, the mails are about the next day. */
const firstHour = 18
const batchSize = 100

/** Whether the caller is mailed in the evening what the meals of the next day need. */
export async function getEveningReminder({ deps, member }: MemberContext): Promise<EveningReminderChoice> {
  const isOfCaller = eq(eveningRemindersTable.userId, member.userId)
  return { isOn: (await deps.db.$count(eveningRemindersTable, isOfCaller)) > 0 }
}

/** Turns the caller's evening mails on or off. */
export async function setEveningReminder(
  { deps: { db }, member }: MemberContext,
  { isOn }: EveningReminderChoice,
): Promise<void> {
  const { userId } = member
  if (isOn) await db.insert(eveningRemindersTable).values({ userId }).onConflictDoNothing()
  else await db.delete(eveningRemindersTable).where(eq(eveningRemindersTable.userId, userId))
}

/**
 * Queues the mails of an evening that were not queued yet: one for each member who wants them and whose meals of the next day
 * need something. After an evening without a server the mails are about today, until the next evening, and have what can still
 * be done in time. Any number of processes may do so at once, and again: a member gets one mail for a day.
 */
export async function queueEveningReminders(ctx: ServerContext, now = new Date()): Promise<void> {
  const isEvening = now.getHours() >= firstHour
  const today = calendarDateOf(now)
  const day = isEvening ? addDays(today, 1) : today
  const midnight = new Date(now)
  midnight.setHours(0, 0, 0, 0)
  // A member who turned the mails on today was promised none for today.
  const wasOnInTime = isEvening ? undefined : lt(eveningRemindersTable.createdAt, midnight)
  const { userId } = eveningRemindersTable
  for (let after = ''; !ctx.deps.closing.signal.aborted; ) {
    const rows = await ctx.deps.db
      .select({ userId })
      .from(eveningRemindersTable)
      .where(and(isWaitingFor(day), wasOnInTime, gt(userId, after)))
      .orderBy(asc(userId))
      .limit(batchSize)
    for (const row of rows)
      await runInTransaction(ctx, (tx) => remind(tx, row.userId, day, isEvening ? null : now)).catch(
        (err: unknown) =>
          ctx.deps.log.warn({ err, task: 'evening reminder' }, logEvents.housekeepingTaskFailed),
      )
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.userId
  }
}

const isWaitingFor = (day: CalendarDate) =>
  or(isNull(eveningRemindersTable.remindedOf), lt(eveningRemindersTable.remindedOf, day))

/** `now` is given for meals of today. */
async function remind(tx: ServerContext, userId: string, day: CalendarDate, now: Date | null): Promise<void> {
  const { db } = tx.deps
  // Another process that is doing this waits here, and finds the day noted.
  const [mine] = await db
    .update(eveningRemindersTable)
    .set({ remindedOf: day })
    .where(and(eq(eveningRemindersTable.userId, userId), isWaitingFor(day)))
    .returning({ userId: eveningRemindersTable.userId })
  if (!mine) return
  const recipes = await readDayBeforeTasks(tx, userId, day, now)
  if (recipes.length === 0) return
  const [user] = await db
    .select({ email: usersTable.email })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  if (!user) return
  // Others wrote these words: what a mail program would show as a link is left out.
  const told = recipes.map(({ recipeName, tasks }) => ({
    recipeName: toMailableName(recipeName),
    tasks: tasks.map((task) => ({ ...task, about: toMailableName(task.about) })),
  }))
  const unsubscribeUrl = await createReminderLink(tx, userId)
  const words = await renderInLanguageOfAccount({ ...tx, locale: defaultLocale }, userId, () =>
    eveningReminderMail(told, { isForToday: now !== null, stopLink: unsubscribeUrl }),
  )
  await queueMail(tx, { recipient: user.email, ...words, codeId: null, unsubscribeUrl })
}

/** Since when a user gets evening mails, for their own download; null where they do not. */
export async function readEveningReminderData(
  { deps: { db } }: DbContext,
  userId: string,
): Promise<AccountData['eveningReminders']> {
  const [row] = await db
    .select({ createdAt: eveningRemindersTable.createdAt })
    .from(eveningRemindersTable)
    .where(eq(eveningRemindersTable.userId, userId))
  return row ? { since: row.createdAt.toISOString() } : null
}
