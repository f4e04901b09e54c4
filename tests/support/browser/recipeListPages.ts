import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { type Place, type SignedIn, signedInAt } from '../accounts/signedIn.ts'
import { keepRecipes } from '../recipes/keptRecipes.ts'
import type { prepareBrowser } from './browserTest.ts'

/** The Accept header of a browser that opens a page: /recipes answers with data to clients that accept anything. */
export const asPage = { accept: 'text/html' }

export const cards = (page: Page) =>
  page.getByRole('region', { name: 'Found recipes' }).getByRole('heading', { level: 3 })
export const found = (page: Page, sentence: string | RegExp) =>
  page.getByRole('status').getByText(sentence).waitFor()
/** On a phone the filters are behind a button. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Filters' })
  if (await button.isVisible()) await button.click()
}
export async function openSection(page: Page, name: string): Promise<void> {
  await page.locator('summary').filter({ hasText: name }).click()
}

/** Before the tests of a file: adds five Tibetan recipes and one of a member. Returns what opens pages as that member. */
export function prepareListedRecipes(
  open: ReturnType<typeof prepareBrowser>['open'],
  larder: Place & { db: Database },
) {
  let ada: SignedIn
  beforeAll(async () => {
    ada = await signedInAt(larder)
    await keepRecipes(
      larder.db,
      {
        id: 'own',
        name: 'Peanut porridge',
        createdBy: ada.userId,
        ingredients: ['50 g peanuts', '80 g oats'],
        mealType: 'Breakfast',
        ratingCount: 3,
        ratingSum: 13,
        createdAt: new Date('2026-11-21T00:00:00Z'),
      },
      ...[1, 2, 3, 4, 5].map((each) => ({
        id: `tibetan-${each}`,
        name: `Thukpa number ${each}`,
        cuisine: 'Tibetan' as const,
        ingredients: ['2 carrots', '1 onion'],
        totalTimeMinutes: 10 * each,
        createdAt: new Date('2026-01-01T00:00:00Z'),
      })),
    )
  })
  return async (options: Parameters<typeof open>[0] = {}): Promise<Page> => {
    const page = await open(options)
    await page.context().addCookies([ada.cookie])
    return page
  }
}
