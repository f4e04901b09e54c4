import { registerServiceWorker } from '../../offline/startWorker.ts'

/**
 * Lets the service worker keep this page and every file of it, those too that are fetched only when they are needed;
 * `fetchOthers` fetches those of other features.
 */
export async function storeGroceryPageOffline(
  userId: string,
  fetchOthers: () => Promise<unknown>,
): Promise<void> {
  try {
    if (!(await registerServiceWorker())) return
    await Promise.all([
      fetchOthers(),
      import('./list/AisleOrder.tsx'),
      import('./list/FoodWarningMarks.tsx'),
      import('./list/InterceptedNotice.tsx'),
      import('./list/GroceryListNameDialog.tsx'),
      import('./list/RecipesOnList.tsx'),
      import('./form/SuggestionList.tsx'),
      import('../../ui/Dialog.tsx'),
      import('./form/itemDrafts.ts'),
      import('./useGroceryReplica.ts'),
      import('#shared/grocery/dictionary.ts'),
    ])
    const { active } = await navigator.serviceWorker.ready
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') || path === '/favicon.svg')
    active?.postMessage({ userId, files: [...new Set(files)] })
  } catch {
    // Then the lists need a network, as all else does.
  }
}
