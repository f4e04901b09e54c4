import { storeHouseholdPageOffline } from '../../offline/storeHouseholdPageOffline.ts'

/** Keeps the planner's page for when there is no network. */
export const storeMealPlannerPageOffline = (userId: string): Promise<void> =>
  storeHouseholdPageOffline('/meal-planner', userId, async () =>
    (await import('./lateImports.ts')).importPartsForOffline(),
  )
