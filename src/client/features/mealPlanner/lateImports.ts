// A page that imports a file late carries the names of all files that the file needs. These names are here instead.

export const importWeekPlanner = () => import('./week/WeekPlanner.tsx')

/** The parts that are otherwise fetched only when they are needed. */
export const importPartsForOffline = () =>
  Promise.all([
    importWeekPlanner(),
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
    import('./PlannerNotices.tsx'),
    import('./prices/PricesDialog.tsx'),
    import('./settings/FeedsDialog.tsx'),
    import('./settings/SlotsDialog.tsx'),
    import('./settings/TemplatesDialog.tsx'),
  ])
