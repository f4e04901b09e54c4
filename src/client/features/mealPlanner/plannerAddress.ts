import { type CalendarDate, isCalendarDate } from '#shared/mealPlan/calendarDates.ts'

export const plannerViews = ['day', 'week', 'month'] as const
export type PlannerView = (typeof plannerViews)[number]

/** What an address of the planner asks for; null for what it leaves out or writes wrongly. */
export interface PlannerAddress {
  date: CalendarDate | null
  view: PlannerView | null
}

export function readPlannerAddress(search: URLSearchParams): PlannerAddress {
  const [date, view] = [search.get('date') ?? '', search.get('view')]
  return {
    date: isCalendarDate(date) ? date : null,
    view: plannerViews.find((each) => each === view) ?? null,
  }
}

export function writePlannerAddress({ date, view }: PlannerAddress): Record<string, string> {
  return { ...(date && { date }), ...(view && { view }) }
}
