import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import { deleteOldReminderLinks, queueEveningReminders } from '#server/features/mealPlanner/service.ts'
import { eveningReminderLinksTable } from '#server/features/mealPlanner/table.ts'
import { mealPlanOf, note } from '../../support/planner/mealPlans.ts'
import { addRecipe, typedRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

const publicUrl = 'https://larder.example'

let site: TestSite
let app: FastifyInstance
let cook: TestMember
/** The path of the address in the cook's mail. */
let path: string
beforeAll(async () => {
  site = await openTestSite({ config: { publicUrl } })
  app = await site.openApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  cook = await site.addMember()
  await cook.caller.mealPlanner.setEveningReminder({ isOn: true })
  const recipeId = await addRecipe(cook, { ...typedRecipe(), instructions: ['Soak the beans overnight.'] })
  const plan = await mealPlanOf(cook)
  const dish = { kind: 'recipe' as const, recipeId, name: 'Beans' }
  await plan.change((make) => make.addMeal({ ...note(''), dish, servings: 2 }))
  await queueEveningReminders(site, new Date('2026-11-29T18:00:00'))
  const [mail] = await mails()
  path = mail!.unsubscribeUrl!.slice(publicUrl.length)
})

const mails = () =>
  site.deps.db.select().from(outboxMailsTable).where(eq(outboxMailsTable.recipient, cook.email))
const isOn = async () => (await cook.caller.mealPlanner.eveningReminder()).isOn
const letLinksAge = (days: number) =>
  site.deps.db.execute(`update evening_reminder_links set created_at = created_at - interval '${days} days'`)

const form = 'application/x-www-form-urlencoded'
/** As a mail program does, which has no cookies and comes from another site. */
const post = (payload: string, type = form, url = path) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    payload,
  })
const oneClick = 'List-Unsubscribe=One-Click'
const asParts = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`

test('the mail has the address in its text, and looking at it turns nothing off', async () => {
  const [mail] = await mails()
  expect(mail!.text).toContain(`Turn these mails off: ${publicUrl}${path}`)
  const page = await app.inject(path)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Turn off evening reminders')
  expect(page.headers['cache-control']).toContain('private')
  expect(await isOn()).toBe(true)
})

test.each([
  ['a form', oneClick, form],
  ['a form in parts', asParts, 'multipart/form-data; boundary=x'],
])('a mail program turns the mails off with %s, also twice', async (_what, payload, type) => {
  expect((await post(payload, type)).statusCode).toBe(204)
  expect(await isOn()).toBe(false)
  expect((await post(payload, type)).statusCode).toBe(204)
})

test('a post that does not ask for it turns nothing off', async () => {
  expect((await post('')).statusCode).toBe(400)
  expect((await post('{}', 'application/json')).statusCode).toBeGreaterThanOrEqual(400)
  expect(await isOn()).toBe(true)
})

test('the form of the page turns the mails off without scripts and without a sign-in', async () => {
  const sent = await app.inject({
    method: 'POST',
    url: '/evening-reminders',
    headers: { 'content-type': form, accept: 'text/html' },
    payload: `token=${path.split('/').at(-1)}`,
  })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}?stopped=yes`])
  expect((await app.inject(`${path}?stopped=yes`)).body).toContain('You get no evening reminders.')
  expect(await isOn()).toBe(false)
})

test('an address that is unknown or too old turns nothing off, and the page says so', async () => {
  expect((await post(oneClick, form, `/evening-reminders/${'x'.repeat(43)}`)).statusCode).toBe(404)
  await letLinksAge(59)
  expect((await post(oneClick)).statusCode).toBe(204)
  await cook.caller.mealPlanner.setEveningReminder({ isOn: true })
  await letLinksAge(2)
  expect((await post(oneClick)).statusCode).toBe(404)
  const token = path.split('/').at(-1)
  const sent = await app.inject({
    method: 'POST',
    url: '/evening-reminders',
    headers: { 'content-type': form, accept: 'text/html' },
    payload: `token=${token}`,
  })
  expect((await app.inject(String(sent.headers.location))).body).toContain('This link no longer works.')
  expect(await isOn()).toBe(true)
})

test('addresses are deleted when they no longer work, and with the account', async () => {
  const { userId } = eveningReminderLinksTable
  const left = () => site.deps.db.$count(eveningReminderLinksTable, eq(userId, cook.userId))
  await deleteOldReminderLinks(site)
  expect(await left()).toBe(1)
  await cook.caller.auth.deleteAccount({ email: cook.email, password: null })
  expect(await left()).toBe(0)
  await letLinksAge(61)
  await deleteOldReminderLinks(site)
  expect(await site.deps.db.$count(eveningReminderLinksTable)).toBe(0)
})
