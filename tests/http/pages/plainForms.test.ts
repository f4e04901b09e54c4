import { eq, like } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { feedbackTable } from '#server/features/feedback/table.ts'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import { recipeNotesTable } from '#server/features/notes/table.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
let cook: TestMember
let recipeId: string
beforeAll(async () => {
  site = await openTestSite({ config: { feedbacksPerVisitor: 7 } })
  app = await site.openApp()
  cook = await site.addMember()
  recipeId = await addRecipe(cook)
})
afterAll(() => site.close())

async function send(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: answer.statusCode, location: String(answer.headers.location ?? ''), body: answer.body }
}
const asCook = () => ({ cookie: `larder=${cook.token}` })
const message = { email: 'ada@example.com', message: 'Where is the soup?' }

test('the contact form without scripts stores the message, and its page says so', async () => {
  const { status, location } = await send('/contact', message)
  expect([status, location]).toEqual([303, '/contact?sent=yes'])
  expect((await app.inject(location)).body).toContain('Your message has been sent.')
  expect(await site.deps.db.select().from(feedbackTable)).toMatchObject([{ replyTo: 'ada@example.com' }])
})

test.each(['अ', '漢', '🍲'])(
  'a visitor’s feedback without scripts may be as long in every script: 5,000 times %s',
  async (letter) => {
    const description = letter.repeat(5_000 / letter.length)
    const { status, location } = await send('/feedback', { type: 'bug', description })
    expect([status, location]).toEqual([303, '/feedback?sent=yes'])
    const stored = await site.deps.db.$count(feedbackTable, eq(feedbackTable.description, description))
    expect(stored).toBe(1)
  },
)

test('the feedback form without scripts stores the feedback, and its page says so', async () => {
  const { status, location } = await send('/feedback', { type: 'bug', description: 'The lid sticks.' })
  expect([status, location]).toEqual([303, '/feedback?sent=yes'])
  expect((await app.inject(location)).body).toContain('Thank you for your feedback!')
})

test.each([
  ['text/plain', 'email=ada@example.com'],
  ['application/json', JSON.stringify(message)],
  ['multipart/form-data; boundary=x', '--x--'],
  ['application/xml', '<email/>'],
])('a form without scripts that is sent as %s is refused with 415 and a sentence', async (type, payload) => {
  for (const url of ['/contact', '/forum/write', '/language', '/evening-reminders']) {
    const headers = { 'content-type': type, accept: 'text/html', 'accept-language': 'en', ...asCook() }
    const answer = await app.inject({ method: 'POST', url, headers, payload })
    expect([url, answer.statusCode]).toEqual([url, 415])
    expect(answer.body).toContain('This address does not read what was sent in this format.')
  }
})

test('a form without scripts that is too long is refused with 413 and a sentence', async () => {
  const { status, body } = await send('/contact', { ...message, message: 'x'.repeat(70_000) }, asCook())
  expect(status).toBe(413)
  expect(body).toContain('That is more than fits into one request. Please send less.')
})

test.each([
  ['/recipe-visibility', { visibility: 'me' }, 400],
  ['/evening-reminders', {}, 404],
] as const)(
  'the form %s without scripts says what is wrong where it names no page to come back to',
  async (url, fields, wanted) => {
    const { status, location, body } = await send(url, fields, asCook())
    expect([status, location]).toEqual([wanted, ''])
    expect(body).toMatch(/<h1>[A-Z][^<]{10,}\.<\/h1>/)
  },
)

test('a form without scripts comes back as typed, with an error at the invalid field', async () => {
  const { status, location } = await send('/contact', { ...message, email: 'nobody' })
  expect([status, location]).toEqual([303, '/contact?email=nobody&message=Where+is+the+soup%3F&refused=yes'])
  const { body } = await app.inject(location)
  expect(body).toContain('value="nobody"')
  expect(body).toContain('Where is the soup?</textarea>')
  expect(body).toMatch(/role="alert"[^>]*>[^<]*email/i)
})

test('an invalid form that is too long for an address is refused with a sentence', async () => {
  const { status, body } = await send('/contact', { email: 'nobody', message: 'ü'.repeat(4_000) })
  expect([status, body]).toEqual([400, expect.stringContaining('<h1>')])
})

test('a form sent from another site is refused', async () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await send('/contact', message, foreign)).status).toBe(403)
})

test('a note is written, reported and deleted by forms without scripts, each confirmed on its page', async () => {
  const back = `/forum?recipe=${recipeId}`
  const written = await send('/forum/write', { recipeId, text: 'Half the salt.', back }, asCook())
  expect([written.status, written.location]).toEqual([303, `${back}&said=written`])
  const [note] = await site.deps.db.select().from(recipeNotesTable)
  const noteId = note?.id ?? ''
  const page = (await app.inject({ url: written.location, headers: asCook() })).body
  expect(page).toContain('Your note is posted.')
  expect(page).toContain('Half the salt.')
  expect((await send('/forum/report', { noteId, back: '/forum?page=1' })).location).toBe(
    '/forum?page=1&said=reported',
  )
  expect((await send('/forum/remove', { noteId, back }, asCook())).location).toBe(`${back}&said=removed`)
  expect(await site.deps.db.$count(recipeNotesTable)).toBe(0)
})

test('a visitor’s note leads to sign-in, and is in the form afterwards', async () => {
  const back = `/forum?recipe=${recipeId}`
  const { status, location } = await send('/forum/write', { recipeId, text: 'Half the salt.', back })
  const address = new URL(location, 'http://larder.test')
  expect([status, address.pathname]).toEqual([303, '/login'])
  const next = address.searchParams.get('next') ?? ''
  expect(new URL(next, 'http://larder.test').searchParams.get('text')).toBe('Half the salt.')
  expect((await app.inject({ url: next, headers: asCook() })).body).toContain('Half the salt.</textarea>')
})

test.each(['//evil.example', 'https://evil.example', '/forum\\evil', '/login', ''])(
  'a note form redirects only to the forum: %j',
  async (back) => {
    const { location } = await send('/forum/write', { recipeId, text: '', back }, asCook())
    expect(new URL(location, 'http://larder.test').host).toBe('larder.test')
    expect(location).toMatch(/^\/(?:forum|\?)/)
  },
)

test('reporting a note that does not exist by a form without scripts is answered with 404 and a sentence', async () => {
  const { status, body } = await send('/forum/report', { noteId: 'gone' })
  expect([status, body]).toEqual([404, expect.stringContaining('That note is no longer there.')])
})

test('messages over the network’s limit are refused with a sentence that says how long to wait', async () => {
  const answers = []
  for (let n = 0; n < 5; n += 1) answers.push(await send('/contact', { ...message, message: `Again ${n}` }))
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    body: expect.stringContaining('Please wait 60 minutes and try again.'),
  })
})

describe('a form without scripts that is sent twice', () => {
  const drawnIn = (body: string) => {
    const id = /<input type="hidden" name="draftId" value="([^"]+)"/.exec(body)?.[1]
    if (!id) throw new Error('The page drew no id into its form.')
    return id
  }
  const pageOf = async (url: string, headers = {}) => (await app.inject({ url, headers })).body
  const from =
    (remoteAddress: string, userAgent = 'Browser') =>
    async (url: string, fields: object) => {
      const answer = await app.inject({
        method: 'POST',
        url,
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent },
        payload: new URLSearchParams({ ...fields }).toString(),
      })
      expect(answer.statusCode).toBe(303)
    }
  const mailsWith = (text: string) =>
    site.deps.db.$count(outboxMailsTable, like(outboxMailsTable.text, `%${text}%`))
  const feedbackWith = (text: string) =>
    site.deps.db.$count(feedbackTable, eq(feedbackTable.description, text))

  test('a message sent twice is mailed once, and equal messages of two people are both mailed', async () => {
    const fields = { ...message, message: 'Pressed twice.', draftId: drawnIn(await pageOf('/contact')) }
    for (const _ of [1, 2]) await from('192.0.2.1')('/contact', fields)
    expect(await mailsWith(fields.message)).toBe(1)
    await from('192.0.2.2')('/contact', fields)
    expect(await mailsWith(fields.message)).toBe(2)
  })

  test('feedback sent twice is stored once, and equal feedback of two people is stored for both', async () => {
    const draftId = drawnIn(await pageOf('/feedback'))
    const fields = { type: 'bug', description: 'The lid came off.', draftId }
    for (const _ of [1, 2]) await from('192.0.2.3')('/feedback', fields)
    expect(await feedbackWith(fields.description)).toBe(1)
    await from('192.0.2.3', 'Another browser')('/feedback', fields)
    expect(await feedbackWith(fields.description)).toBe(2)
    await from('192.0.2.3')('/feedback', { ...fields, description: 'Other words.' })
    expect(await feedbackWith('Other words.')).toBe(1)
  })

  test('a note form sent twice posts one note', async () => {
    const url = `/forum?recipe=${recipeId}`
    const draftId = drawnIn(await pageOf(url, asCook()))
    const fields = { recipeId, text: 'Pressed twice.', back: url, draftId }
    for (const _ of [1, 2]) await send('/forum/write', fields, asCook())
    expect(await site.deps.db.$count(recipeNotesTable, eq(recipeNotesTable.text, fields.text))).toBe(1)
  })

  test('a recipe form sent twice makes one recipe, and with another text a second one', async () => {
    const draftId = drawnIn(await pageOf('/submit-recipe', asCook()))
    const form = {
      name: 'Pressed twice',
      ingredients: '500 g peas',
      instructions: 'Boil.',
      servings: '4',
      cookTimeMinutes: '15',
      mealType: 'Dinner',
      dietType: 'Vegan',
      cuisine: 'French',
      draftId,
    }
    const [first, second] = [1, 2].map(() => send('/submit-recipe', form, asCook()))
    expect((await first)?.location).toBe((await second)?.location)
    const other = await send('/submit-recipe', { ...form, name: 'Other words' }, asCook())
    expect(other.location).not.toBe((await first)?.location)
    const { items } = await cook.caller.recipes.list({ mine: true })
    expect(items.filter(({ name }) => name === 'Pressed twice')).toHaveLength(1)
  })

  test('each rendering of a member’s form has a new draft id', async () => {
    const first = drawnIn(await pageOf('/submit-recipe', asCook()))
    expect(drawnIn(await pageOf('/submit-recipe', asCook()))).not.toBe(first)
  })
})
