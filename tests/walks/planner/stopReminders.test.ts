import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { hashSecretToken } from '#server/tokens.ts'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { inspectEverywhere, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { callAt } from '../../support/process/callAt.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder()

test('evening mails are turned off by the address in one of them, in a browser that is not signed in', async () => {
  const cook = await signedInAt(larder, 'Ada')
  await callAt(larder, cook, 'mealPlanner.setEveningReminder', { isOn: true })
  const token = randomUUID()
  const sql = postgres(larder.databaseUrl, { max: 1 })
  try {
    await sql`insert into evening_reminder_links ${sql({ token_hash: hashSecretToken(token), user_id: cook.userId })}`
    const isOn = async () =>
      (await sql`select from evening_reminders where user_id = ${cook.userId}`).length === 1
    const page = await open({})
    await visit(page, `${larder.url}/evening-reminders/${token}`)
    await page.getByRole('heading', { name: 'Turn off evening reminders' }).waitFor()
    await inspectEverywhere(page, 'stop-reminders')
    expect(await isOn()).toBe(true)
    await page.getByRole('button', { name: 'Turn them off' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('You get no evening reminders.').waitFor()
    await inspectEverywhere(page, 'reminders-stopped')
    expect(await isOn()).toBe(false)
  } finally {
    await sql.end()
  }
})

test('the page says that an address no longer works', async () => {
  const page = await open({}, /404/)
  await visit(page, `${larder.url}/evening-reminders/of-an-old-mail`)
  await page.getByRole('button', { name: 'Turn them off' }).click()
  await page.getByRole('alert').getByText('This link no longer works.').waitFor()
})
