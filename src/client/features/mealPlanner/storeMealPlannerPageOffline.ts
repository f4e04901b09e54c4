import { storeHouseholdPageOffline } from '../../offline/storeHouseholdPageOffline.ts'

/** Keeps the planner's page for when there is no network. */
export const storeMealPlannerPageOffline = (userId: string): Promise<void> =>
  storeHouseholdPageOffline('/meal-planner', userId, () =>
    Promise.all([
      import('./calendar/dragging.ts'),
      import('./calendar/MealConcerns.tsx'),
      import('./calendar/MonthGrid.tsx'),
      import('./editing/AddMealDialog.tsx'),
      import('./editing/MealDialog.tsx'),
      import('./food/FoodDialog.tsx'),
      import('./food/FoodsToUseUp.tsx'),
      import('./food/ShopDialog.tsx'),
      import('./ForTomorrow.tsx'),
      import('./nutrition/DaysNutrition.tsx'),
      import('./PlacedRecipe.tsx'),
      import('./PlannerActions.tsx'),
      import('./PlannerDialogs.tsx'),
      import('./prices/PricesDialog.tsx'),
      import('./settings/FeedsDialog.tsx'),
      import('./settings/SlotsDialog.tsx'),
      import('./settings/TemplatesDialog.tsx'),
      import('./week/WeekPlanner.tsx'),
      import('../../replication/ReplicaNotices.tsx'),
    ]),
  )
