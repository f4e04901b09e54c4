import { type CalendarDate, isCalendarDate } from '#shared/mealPlan/calendarDates.ts'

export const plannerViews = ['day', 'week', 'month'] as const
export type PlannerView = (typeof plannerViews)[number]

/** What an address of the planner asks for; null for what it leaves out or writes wrongly. */
export interface PlannerAddress {
  date: CalendarDate | null
  view: PlannerView | null
  /** A recipe that the reader came with, to choose a day for it. */
  recipeId: string | null
  /** For how many it was shown; null for as many as eat. */
  servings: number | null
  /** Whether a week is being planned, in place of the calendar. */
  isPlanningWeek: boolean
}

const maxServings = 100

export function readPlannerAddress(search: URLSearchParams): PlannerAddress {
  const [date, view] = [search.get('date') ?? '', search.get('view')]
  const servings = Number(search.get('servings'))
  return {
    date: isCalendarDate(date) ? date : null,
    view: plannerViews.find((each) => each === view) ?? null,
    recipeId: search.get('recipe') || null,
    servings: Number.isInteger(servings) && servings >= 1 && servings <= maxServings ? servings : null,
    isPlanningWeek: search.get('plan') === 'week',
  }
}

export function writePlannerAddress(address: PlannerAddress): Record<string, string> {
  const { date, view, recipeId, servings, isPlanningWeek } = address
  return {
    ...(date && { date }),
    ...(view && { view }),
    ...(recipeId && { recipe: recipeId }),
    ...(recipeId && servings && { servings: String(servings) }),
    ...(isPlanningWeek && { plan: 'week' }),
  }
}

/**
 * The slot that the recipe in the address was generated for. It stands in the state of the history, which no link from
 * elsewhere can set: a link must not change a plan.
 */
export function readFilledSlotFromHistory(state: unknown): string | null {
  const { fillSlotId } = (state ?? {}) as { fillSlotId?: unknown }
  return typeof fillSlotId === 'string' ? fillSlotId : null
}
