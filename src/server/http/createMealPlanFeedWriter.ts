import ical, { foldLines, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import * as m from '#messages'
import { getCurrentLocale, joinWordsAsList } from '#shared/currentLocale.ts'
import { addDays } from '#shared/mealPlan/calendarDates.ts'
import { commentsOfMeal, nameOfDish, type PlannedMeal } from '#shared/mealPlan/meals.ts'
import { mealSlotName } from '#shared/messages/mealSlots.ts'
import type { MealOfFeed, MealPlanFeed } from '../features/mealPlanner/feedContent.ts'

/** How often a program should read the calendar again. */
const secondsBetweenReads = 60 * 60

/** Writes a calendar event by event; see `createMealPlanFeedWriter`. */
export interface MealPlanFeedWriter {
  add: (meal: MealOfFeed) => void
  text: () => string
}

/**
 * Writes a calendar of meals as RFC 5545 describes it, in the current language. Each meal takes a whole day: slots have no
 * times. `publicUrl` is null where no address of recipes is known.
 */
export function createMealPlanFeedWriter(feed: MealPlanFeed, publicUrl: string | null): MealPlanFeedWriter {
  const calendar = ical({
    name: m.meal_plan_feed_name({
      name: toCalendarText(feed.scope === 'household' ? feed.householdName : feed.memberName),
    }),
    prodId: { company: 'Larder', product: 'Meal planner', language: getCurrentLocale().toUpperCase() },
    ttl: secondsBetweenReads,
  })
  const empty = calendar.toString()
  const end = empty.lastIndexOf('END:VCALENDAR')
  const pieces = [empty.slice(0, end)]
  return {
    // The calendar as a whole would be folded in one go, which takes a second for the meals of a large household.
    add(meal) {
      pieces.push(foldLines(calendar.createEvent(eventOf(feed, meal, publicUrl)).toString()))
    },
    text: () => `${pieces.join('')}${empty.slice(end)}\r\n`,
  }
}

function eventOf({ householdId }: MealPlanFeed, planned: MealOfFeed, publicUrl: string | null) {
  const { meal, sequence, changedAt } = planned
  const { id, date, dish, state } = meal
  const url = dish.kind === 'recipe' && publicUrl !== null ? `${publicUrl}/recipe/${dish.recipeId}` : null
  return {
    id: `${id}@${householdId}.larder`,
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    allDay: true,
    start: new Date(`${date}T00:00:00Z`),
    end: new Date(`${addDays(date, 1)}T00:00:00Z`),
    summary: toCalendarText(summaryOf(planned)),
    description: toCalendarText(
      [...factsOf(planned), ...commentsOfMeal(meal), ...(url === null ? [] : [url])].join('\n'),
    ),
    url,
    status: state === 'skipped' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // The day stays free for appointments.
    transparency: ICalEventTransparency.TRANSPARENT,
  }
}

function summaryOf({ meal: { dish, slotId }, slot }: MealOfFeed): string {
  const words = { slot: mealSlotName(slot ?? { id: slotId, name: '' }), dish: nameOfDish(dish) }
  return dish.kind === 'leftovers' ? m.meal_plan_feed_left_overs(words) : m.meal_plan_feed_meal(words)
}

function factsOf({ meal, eaterNames }: MealOfFeed): string[] {
  return [
    ...stateOf(meal),
    ...(meal.servings === null ? [] : [m.meal_plan_servings({ count: meal.servings })]),
    eaterNames.length === 0
      ? m.meal_plan_for_none()
      : m.meal_plan_for({ names: joinWordsAsList(eaterNames) }),
  ]
}

function stateOf({ state }: PlannedMeal): string[] {
  if (state === 'cooked') return [m.meal_plan_states_cooked()]
  return state === 'skipped' ? [m.meal_plan_states_skipped()] : []
}

/** Texts of calendars have no control characters apart from line breaks and tabs. */
const controlCharacters = /[^\P{Cc}\t\r\n]/gu
const toCalendarText = (text: string) => text.replace(controlCharacters, '')
