// A page that imports a file late carries the names of all files that the file needs. These names are here instead.

export const importWeekPlanner = () => import('./week/WeekPlanner.tsx')

/** The parts that are otherwise fetched only when they are needed. */
export const importPartsForOffline = () =>
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
    import('./PlannerNotices.tsx'),
  ])
