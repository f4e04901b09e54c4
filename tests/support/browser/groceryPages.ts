import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { membershipsTable } from '#server/features/households/table.ts'
import { type Place, type SignedIn, signedInAt } from '../accounts/signedIn.ts'
import type { prepareBrowser } from './browserTest.ts'
import { visit } from './browserTest.ts'

type Open = ReturnType<typeof prepareBrowser>['open']

export interface Shopper extends SignedIn {
  page: Page
}

/** What Chromium says in the console when the network is away. */
export const networkIsAway =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_INCOMPLETE|ERR_FAILED|ERR_NETWORK|ERR_EMPTY|fetching the script|status of 503/

/** Somebody signed in, with their list before them. */
export async function openList(
  open: Open,
  larder: Place,
  options: Parameters<Open>[0] & { name?: string } = {},
  expected?: RegExp,
): Promise<Shopper> {
  const { name = 'Ada', ...contextOptions } = options
  const shopper = await signedInAt(larder, name)
  const page = await open(contextOptions, expected)
  await page.context().addCookies([shopper.cookie])
  await visit(page, `${larder.url}/grocery`)
  return { ...shopper, page }
}

/** Another browser of the same person, at this address. */
export async function openAgain(
  open: Open,
  { cookie }: SignedIn,
  url: string,
  expected?: RegExp,
): Promise<Page> {
  const page = await open({}, expected)
  await page.context().addCookies([{ ...cookie, url }])
  await visit(page, `${url}/grocery`)
  return page
}

/** Lets somebody into another's household, where they are from then on. */
export async function joinHousehold(databaseUrl: string, owner: SignedIn, guest: SignedIn): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { poolSize: 1 })
  const [theirs] = await db.select().from(membershipsTable).where(eq(membershipsTable.userId, owner.userId))
  await db.update(membershipsTable).set({ isCurrent: false }).where(eq(membershipsTable.userId, guest.userId))
  await db.insert(membershipsTable).values({
    householdId: theirs?.householdId ?? '',
    userId: guest.userId,
    role: 'member',
    isCurrent: true,
  })
  await close()
}

/** Removes a member from the household, as its owner does on the page of the household. */
export async function removeMember(owner: Page, url: string, name: string): Promise<void> {
  await visit(owner, `${url}/household`)
  await owner.getByRole('button', { name: `Remove ${name}` }).click()
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: `Remove ${name}` })
    .click()
  await owner.getByRole('status').getByText(`${name} was removed.`).waitFor()
}

export async function addItem(page: Page, name: string, quantity = ''): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Item' })
  await field.fill(name)
  await page.getByRole('textbox', { name: 'Quantity' }).fill(quantity)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await itemOf(page, name).waitFor()
}

/** The row of an item, by the words of its tick. */
export const itemOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`) })

export const chip = (page: Page, text: string | RegExp) =>
  page.getByRole('status').getByText(text, { exact: true })

/** Every item as it is shown: its words, with a tick before what is ticked. */
export async function shownItems(page: Page): Promise<string[]> {
  return await page.locator('main li label').evaluateAll((labels) =>
    labels.map((label) => {
      const isTicked = label.querySelector('input')?.checked
      return `${isTicked ? '✓ ' : ''}${(label as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()}`
    }),
  )
}

/** Waits until the service worker keeps the page and has it whole. */
export async function keptOffline(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      if (!(await navigator.serviceWorker.getRegistration())?.active) return false
      const kept = await (await caches.open('larder-grocery')).keys()
      const paths = kept.map(({ url }) => new URL(url).pathname)
      return paths.includes('/grocery') && paths.some((path) => path.includes('dictionary'))
    })
  await expect.poll(isKept, { timeout: 15_000 }).toBe(true)
}
