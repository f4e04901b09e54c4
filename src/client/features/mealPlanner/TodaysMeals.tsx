import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import { type MealPlanDocumentAddress, mealPlanDocumentKind } from '#shared/mealPlan/kind.ts'
import { nameOfDish, type PlannedMeal, readMealPlan } from '#shared/mealPlan/meals.ts'
import { createFailedFileNotice } from '../../data/failures/createFailedFileNotice.tsx'
import { trpcHooks } from '../../data/trpc.ts'
import { typedDocuments } from '../../replication/typedDocuments.ts'
import { createLatePart } from '../../ui/latePart.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { useToday } from './useToday.ts'
import { slotNameById } from './words.ts'

const ForTomorrow = createLatePart(() => import('./ForTomorrow.tsx'), { failed: createFailedFileNotice() })

/** On a member's first page: what the household eats today. Nothing where the plan cannot be read. */
export default function TodaysMeals() {
  const { data: household } = trpcHooks.households.current.useQuery()
  const { data: page } = trpcHooks.mealPlanner.page.useQuery(
    { householdId: household?.id ?? '', date: null, shows: 'day' },
    { enabled: household !== undefined },
  )
  const today = useToday(page?.today)
  const isHydrated = useIsHydrated()
  const plan = useMemo(() => {
    if (!page) return null
    const docs = typedDocuments<MealPlanDocumentAddress>(page.docs)
    return readMealPlan(new Map(docs.map((doc) => [mealPlanDocumentKind.keyOf(doc), doc])))
  }, [page])
  if (!plan || !household) return null
  const meals = plan.meals.filter(({ date, state }) => date === today && state !== 'skipped')
  return (
    <section
      aria-labelledby="today-title"
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-card shadow-card"
    >
      <h2 id="today-title" className="text-2xl">
        {m.meal_plan_todays_meals()}
      </h2>
      {meals.length === 0 ? (
        <p className="text-soft">{m.meal_plan_none_today()}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {meals.map((meal) => (
            <li key={meal.id} className="wrap-anywhere">
              <span className="text-soft">{slotNameById(plan.settings.slots, meal.slotId)}:</span>{' '}
              <Dish meal={meal} />
            </li>
          ))}
        </ul>
      )}
      {isHydrated && (
        <ForTomorrow householdId={household.id} meals={plan.meals} today={today} daysShown={[today]} />
      )}
      <Link
        to="/meal-planner"
        className="flex min-h-11 items-center self-start font-semibold text-paprika hover:underline"
      >
        {m.offline_to_meal_planner()}
      </Link>
    </section>
  )
}

function Dish({ meal: { dish, servings } }: { meal: PlannedMeal }) {
  if (dish.kind !== 'recipe')
    return (
      <span dir="auto" className="font-semibold">
        {nameOfDish(dish)}
      </span>
    )
  return (
    <Link
      to={`/recipe/${dish.recipeId}?servings=${servings}`}
      dir="auto"
      className="inline-flex min-h-8 items-center font-semibold text-paprika hover:underline"
    >
      {dish.name}
    </Link>
  )
}
