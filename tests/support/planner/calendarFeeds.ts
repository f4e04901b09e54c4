import ICAL from 'ical.js'
import { addDays, calendarDateOf } from '#shared/mealPlan/calendarDates.ts'
import type { NewMeal } from '#shared/mealPlan/operations.ts'
import { householdOf } from '../households/households.ts'
import type { TestMember } from '../testSite.ts'
import { note } from './mealPlans.ts'

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
