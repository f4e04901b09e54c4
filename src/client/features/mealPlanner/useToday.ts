import { useSyncExternalStore } from 'react'
import { type CalendarDate, calendarDateOf } from '#shared/mealPlan/calendarDates.ts'

const checkEveryMs = 60_000

/** The day it is for the reader; on the server and in the first render, `onServer`. */
export function useToday(onServer: CalendarDate | undefined): CalendarDate {
  return useSyncExternalStore(subscribeToNextDay, readToday, () => onServer ?? readToday())
}

const readToday = () => calendarDateOf(new Date())

function subscribeToNextDay(changed: () => void): () => void {
  const timer = setInterval(changed, checkEveryMs)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
