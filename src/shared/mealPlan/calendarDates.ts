/** A day of the calendar as YYYY-MM-DD, in no time zone. Its text order is the order of time. */
export type CalendarDate = string

/** 0 for Sunday to 6 for Saturday, as `Date` counts. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Weekday[]

const msPerDay = 86_400_000

const msOf = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`)
const dateAt = (ms: number): CalendarDate => new Date(ms).toISOString().slice(0, 10)

/** Whether a text is a day of the calendar from the year 2000 to 2199. */
export function isCalendarDate(text: string): boolean {
  return /^2[01]\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(msOf(text)) && dateAt(msOf(text)) === text
}

/** The day so many days later, or earlier for a negative number. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dateAt(msOf(date) + days * msPerDay)

/** How many days `to` is after `from`; negative when it is before. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((msOf(to) - msOf(from)) / msPerDay)

export const weekdayOf = (date: CalendarDate) => new Date(msOf(date)).getUTCDay() as Weekday

/** The seven days of the week that contains a day. */
export function daysOfWeek(date: CalendarDate, firstWeekday: Weekday): CalendarDate[] {
  const first = addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7))
  return weekdays.map((offset) => addDays(first, offset))
}

/** The whole weeks that show the month of a day, week by week. */
export function weeksOfMonth(date: CalendarDate, firstWeekday: Weekday): CalendarDate[][] {
  const month = date.slice(0, 7)
  const weeks = [daysOfWeek(`${month}-01`, firstWeekday)]
  for (;;) {
    const next = addDays(weeks.at(-1)![0]!, 7)
    if (!next.startsWith(month)) return weeks
    weeks.push(daysOfWeek(next, firstWeekday))
  }
}

/** The first day of the month so many months later, or earlier for a negative number. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month] = date.split('-').map(Number) as [number, number]
  return dateAt(Date.UTC(year, month - 1 + months, 1))
}

/** The calendar day that it is at a moment where this code runs. */
export function calendarDateOf(moment: Date): CalendarDate {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 10)
}
