import type { FastifyInstance } from 'fastify'
import ICAL from 'ical.js'
import { expect } from 'vitest'
import { addDays, calendarDateOf } from '#shared/mealPlan/calendarDates.ts'
import type { NewMeal } from '#shared/mealPlan/operations.ts'
import { householdOf } from '../households/households.ts'
import type { TestMember } from '../testSite.ts'
import { type MealPlanClient, note } from './mealPlans.ts'

/** The day so many days from today. */
export const dayFromToday = (days: number) => addDays(calendarDateOf(new Date()), days)

/** A note that is planned so many days from today. */
export const noteIn = (days: number, text: string, more: Partial<NewMeal> = {}): NewMeal => ({
  ...note(text),
  date: dayFromToday(days),
  ...more,
})

/** Makes the address of a calendar for a member; returns its path. */
export async function makeFeed(member: TestMember, scope: 'household' | 'person' = 'household') {
  const { id: householdId } = await householdOf(member)
  const { token } = await member.caller.mealPlanner.renewFeed({ householdId, scope })
  return `/calendar/${token}.ics`
}

/** A calendar as a program reads it. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const textOf = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      sequence: event.sequence,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      status: textOf('status'),
      url: textOf('url'),
      changedAt: textOf('last-modified'),
      madeAt: textOf('dtstamp'),
      transparency: textOf('transp'),
    }
  })
  return { name: calendar.getFirstPropertyValue('x-wr-calname')?.toString(), events }
}

/** How a program fetches and reads the calendar at an address. */
export function calendarReader(appNow: () => FastifyInstance) {
  const fetchFeed = (url: string, headers: Record<string, string> = {}) => appNow().inject({ url, headers })
  async function eventsAt(url: string) {
    const answer = await fetchFeed(url)
    expect(answer.statusCode).toBe(200)
    return readCalendar(answer.body).events
  }
  return { fetchFeed, eventsAt }
}

/** The first meal of a plan. */
export const firstMealOf = (client: MealPlanClient) => client.plan().meals[0]!
