import { storeHouseholdPageOffline } from '../../offline/storeHouseholdPageOffline.ts'

/** Keeps the page of the lists for when there is no network; `fetchOthers` fetches the files of other features. */
export const storeGroceryPageOffline = (userId: string, fetchOthers: () => Promise<unknown>): Promise<void> =>
  storeHouseholdPageOffline('/grocery', userId, () =>
    Promise.all([
      fetchOthers(),
      import('./list/AisleOrder.tsx'),
      import('./list/FoodWarningMarks.tsx'),
      import('./GroceryNotices.tsx'),
      import('./list/GroceryListNameDialog.tsx'),
      import('./list/RecipesOnList.tsx'),
      import('./form/SuggestionList.tsx'),
      import('../../forms/SavedMeanwhile.tsx'),
      import('../../ui/Dialog.tsx'),
      import('./form/itemDrafts.ts'),
      import('./useGroceryReplica.ts'),
      import('#shared/grocery/dictionary.ts'),
    ]),
  )
