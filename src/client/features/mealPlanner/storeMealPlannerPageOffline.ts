import { storeHouseholdPageOffline } from '../../offline/storeHouseholdPageOffline.ts'

/** Keeps the planner's page for when there is no network. */
export const storeMealPlannerPageOffline = (userId: string): Promise<void> =>
  storeHouseholdPageOffline('/meal-planner', userId, () =>
    Promise.all([
      import('./calendar/dragging.ts'),
      import('./calendar/MealConcerns.tsx'),
      import('./nutrition/DaysNutrition.tsx'),
      import('./ForTomorrow.tsx'),
      import('./calendar/MonthGrid.tsx'),
      import('./PlacedRecipe.tsx'),
      import('./editing/AddMealDialog.tsx'),
      import('./editing/MealDialog.tsx'),
      import('./settings/SlotsDialog.tsx'),
      import('./settings/TemplatesDialog.tsx'),
      import('../../replication/ReplicaNotices.tsx'),
    ]),
  )
