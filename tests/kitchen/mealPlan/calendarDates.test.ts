import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  calendarDateOf,
  daysBetween,
  daysOfWeek,
  isCalendarDate,
  weekdayOf,
  weeksOfMonth,
} from '#shared/mealPlan/calendarDates.ts'

describe('days of the calendar', () => {
  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '1999-12-31',
    '2026-1-1',
    'today',
    '',
    '2026-11-30T00:00',
  ])('%j is no calendar date', (text) => expect(isCalendarDate(text)).toBe(false))

  test.each(['2026-11-30', '2028-02-29', '2000-01-01', '2199-12-31'])('%s is a calendar date', (text) =>
    expect(isCalendarDate(text)).toBe(true),
  )

  test('days of the calendar are counted over the ends of months, leap days and the change to summer time', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-12-31', '2026-01-01')).toBe(-364)
  })

  test('a week begins on the weekday that the household chose', () => {
    expect(weekdayOf('2026-11-29')).toBe(0)
    expect(daysOfWeek('2026-11-29', 1)[0]).toBe('2026-11-23')
    expect(daysOfWeek('2026-11-29', 0)).toEqual(
      [29, 30].map((day) => `2026-11-${day}`).concat([1, 2, 3, 4, 5].map((day) => `2026-12-0${day}`)),
    )
    expect(daysOfWeek('2026-11-29', 6)[0]).toBe('2026-11-28')
  })

  test('a month is shown in whole weeks: four to six of them', () => {
    expect(weeksOfMonth('2026-11-15', 1).map((week) => week[0])).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(weeksOfMonth('2027-02-10', 1)).toHaveLength(4)
  })

  test('the month after a long one begins on its first day', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-01')
    expect(addMonths('2027-01-31', -1)).toBe('2026-12-01')
  })

  test('the day of a moment is the one of the local calendar', () => {
    const nearMidnight = new Date(2026, 10, 30, 23, 59)
    expect(calendarDateOf(nearMidnight)).toBe('2026-11-30')
    expect(calendarDateOf(new Date(2026, 10, 30, 0, 1))).toBe('2026-11-30')
  })
})
