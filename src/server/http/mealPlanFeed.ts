import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as m from '#messages'
import { type CalendarDate, calendarDateOf } from '#shared/mealPlan/calendarDates.ts'
import type { Context } from '../context.ts'
import { findMealPlanFeed, type MealPlanFeed, readMealsOfFeed } from '../features/mealPlanner/feedContent.ts'
import { readCostOfLength, runWorkInReadQueue } from '../reads.ts'
import { renderInLocale } from '../speaking.ts'
import { forEachYielding } from '../turns/forEachYielding.ts'

/** The cost of looking an address up, and, in addition, of reading a calendar. */
const lookUpCost = 2
const calendarCost = 5
/** Meals whose events are written in a millisecond. */
const mealsPerCost = 8

/** Raised when calendars are written in another way, so that programs read them again. */
const formatVersion = 1

/**
 * GET /calendar/{token}.ics: the calendar of a household's meals for programs that cannot sign in. The token is the only
 * secret of the address, which the log names by its pattern alone.
 */
export function addMealPlanFeedRoute(
  app: FastifyInstance,
  options: {
    publicUrl: string | null
    contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
  },
): void {
  const { publicUrl, contextFor } = options
  const path = '/calendar/:token(^[\\w-]{1,100}).ics'
  app.get<{ Params: { token: string } }>(
    path,
    { config: { readCost: lookUpCost } },
    async (request, reply) => {
      const ctx = contextFor(request, reply)
      const feed = await findMealPlanFeed(ctx, request.params.token)
      if (!feed)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(m.meal_plan_feed_unknown())
      const today = calendarDateOf(new Date())
      const tag = tagOf(feed, today, publicUrl)
      reply.headers({ etag: `W/${tag}`, 'cache-control': 'private, no-cache' })
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
      const text = await runWorkInReadQueue(ctx, calendarCost, async (inTurn) => {
        inTurn.reads?.charge(readCostOfLength(feed.textLength))
        const meals = await readMealsOfFeed(inTurn, feed, today)
        inTurn.reads?.charge(Math.ceil(meals.length / mealsPerCost))
        // Loaded with the first calendar: a process starts sooner without it.
        const { createMealPlanFeedWriter } = await import('./createMealPlanFeedWriter.ts')
        return await renderInLocale(feed.locale, async () => {
          const writer = createMealPlanFeedWriter(feed, publicUrl)
          await forEachYielding(meals, writer.add)
          return writer.text()
        })
      })
      return (
        reply
          .type('text/calendar; charset=utf-8')
          // Without a name, a browser would save it under its secret.
          .header('content-disposition', 'attachment; filename="larder.ics"')
          .send(text)
      )
    },
  )
}

/** The same for calendars with the same content: a program that reads often costs no reading of documents. */
function tagOf(feed: MealPlanFeed, today: CalendarDate, publicUrl: string | null): string {
  const content = JSON.stringify([formatVersion, feed, today, publicUrl])
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}
