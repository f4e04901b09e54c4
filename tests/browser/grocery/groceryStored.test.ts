import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { membershipsTable } from '#server/features/households/table.ts'
import { createTimestamp } from '#shared/replication/clock.ts'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { chip, itemOf, openAgain } from '../../support/browser/groceryPages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder()

/** A change that adds an item, as the version before `src/client/replication` stored it. */
function storedAddition(userId: string, name: string, ms: number) {
  const id = createTimestamp(ms, 'earlierPage')
  const fields = { name: [name, id], quantity: ['', id], category: [null, id], ticked: [false, id] }
  return { id, listId: 'default', itemId: `${userId}-${ms}-earlierPage`, fields, removed: {} }
}

test('changes stored by an earlier version are sent from any page, and then no longer stored', async () => {
  const ada = await signedInAt(larder, 'Ada')
  const { db, close } = openDatabase(larder.databaseUrl, { poolSize: 1 })
  const [own] = await db.select().from(membershipsTable).where(eq(membershipsTable.userId, ada.userId))
  await close()
  const page = await open({})
  await page.context().addCookies([ada.cookie])
  await visit(page, `${larder.url}/contact`)
  const stored = {
    userId: ada.userId,
    householdId: own!.householdId,
    waiting: storedAddition(ada.userId, 'Milk', Date.now() - 60_000),
    justMade: storedAddition(ada.userId, 'Rice', Date.now() - 50_000),
  }
  await page.evaluate(async ({ userId, householdId, waiting, justMade }) => {
    const request = indexedDB.open('groceryApp', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('groceryItems')
    await new Promise((resolve) => {
      request.onsuccess = resolve
    })
    const tx = request.result.transaction('groceryItems', 'readwrite')
    tx.objectStore('groceryItems').put(waiting, [userId, householdId, 'waiting', waiting.id])
    await new Promise((resolve) => {
      tx.oncomplete = resolve
    })
    request.result.close()
    localStorage.setItem('larder.groceryWaiting', JSON.stringify([{ userId, householdId }]))
    const made = JSON.stringify({ userId, householdId, operation: justMade })
    localStorage.setItem(`larder.groceryMade.${justMade.id}`, made)
  }, stored)

  await visit(page, `${larder.url}/contact`)
  const elsewhere = await openAgain(open, ada, larder.url)
  for (const name of ['Milk', 'Rice']) await itemOf(elsewhere, name).waitFor()
  const marks = () =>
    page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => /^larder\.grocery(?:Waiting|Made)/.test(key)),
    )
  await expect.poll(marks).toEqual([['larder.groceryWaiting', '[]']])
  await visit(page, `${larder.url}/grocery`)
  await chip(page, 'Saved').waitFor()
})
