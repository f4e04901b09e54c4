import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { seedDemoData } from '#server/demoData/seed.ts'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import { renderInLocale } from '#server/speaking.ts'
import { supportedLocales } from '#shared/locale.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
  app = await site.openApp()
})
afterAll(() => site.close())

const page = async (headers: Record<string, string>, url = '/faq') =>
  await app.inject({ url, headers: { accept: 'text/html', ...headers } })
const languageOf = async (headers: Record<string, string>) =>
  /<html lang="(\w+)" dir="(\w+)">/.exec((await page(headers)).body)?.slice(1)

/** Text as React writes it into a page. */
const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

describe('the language of a page', () => {
  test.for([
    ['de-AT,de;q=0.9,en;q=0.5', 'de', 'ltr'],
    ['es-MX', 'es', 'ltr'],
    ['fr-CA, en;q=0.4', 'fr', 'ltr'],
    ['hi', 'hi', 'ltr'],
    ['ar-EG', 'ar', 'rtl'],
    ['it, fr;q=0.8, en;q=0.9', 'en', 'ltr'],
    ['it', 'en', 'ltr'],
    ['*', 'en', 'ltr'],
    ['%%%;q=x,,,', 'en', 'ltr'],
    ['', 'en', 'ltr'],
    [`${'it,'.repeat(60)}fr`, 'fr', 'ltr'],
    [`${'it,'.repeat(70)}fr`, 'en', 'ltr'],
  ] as const)(
    'a page is in the language of the Accept-Language header “%s”',
    async ([asked, locale, direction]) => {
      expect(await languageOf({ 'accept-language': asked })).toEqual([locale, direction])
    },
  )

  test('a page is in the chosen language, whatever Accept-Language says', async () => {
    const cookie = 'a=b; larder-language=de'
    expect(await languageOf({ cookie, 'accept-language': 'fr' })).toEqual(['de', 'ltr'])
    expect(await languageOf({ cookie: 'larder-language=xx', 'accept-language': 'fr' })).toEqual(['fr', 'ltr'])
  })

  test.each([
    ['/faq', m.site_skip_to_content],
    ['/recipes', m.site_skip_to_content],
    ['/recipes?q=soup', m.site_skip_to_content],
    ['/recipe/demo-1', m.recipe_report_only_presence],
  ] as const)(
    'simultaneous readers of %s each get their language, also from the cache',
    async (url, sentence) => {
      const asked = ['de', 'en', 'ar', 'fr', 'de', 'en', 'hi', 'es'] as const
      const sentences = await Promise.all(
        supportedLocales.map(
          async (locale) => [locale, await renderInLocale(locale, () => inHtml(sentence()))] as const,
        ),
      )
      for (let round = 0; round < 3; round += 1) {
        const bodies = await Promise.all(
          asked.map(async (locale) => (await page({ 'accept-language': locale }, url)).body),
        )
        for (const [index, body] of bodies.entries())
          expect(sentences.filter(([, text]) => body.includes(text)).map(([locale]) => locale)).toEqual([
            asked[index],
          ])
      }
    },
  )

  test.each(['/faq', '/recipes', '/recipe/demo-1'])(
    'the response for %s has a Vary header for the language',
    async (url) => {
      expect((await page({}, url)).headers.vary).toMatch(/accept-language/)
    },
  )
})

describe('choosing a language', () => {
  const choose = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    await app.inject({
      method: 'POST',
      url: '/language',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })

  test('a chosen language is stored for a year, and the browser returns to its page', async () => {
    const answer = await choose({ locale: 'hi', back: '/recipes?q=soup' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/recipes?q=soup'])
    expect(answer.cookies).toMatchObject([
      {
        name: 'larder-language',
        value: 'hi',
        maxAge: 31_536_000,
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
      },
    ])
  })

  test('choosing a language never redirects to another site', async () => {
    const answer = await choose({ locale: 'hi', back: '//evil.example/' })
    expect(answer.headers.location).toBe('/')
  })

  test('choosing an unsupported language is refused and stores nothing', async () => {
    for (const locale of ['it', '', 'en; Secure', '__proto__']) {
      const answer = await choose({ locale })
      expect([answer.statusCode, answer.cookies]).toEqual([400, []])
      expect(answer.body).toContain('There was a problem with your request.')
    }
  })

  test('choosing a language by a form of another site is refused', async () => {
    const answer = await choose(
      { locale: 'hi' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    )
    expect([answer.statusCode, answer.cookies]).toEqual([403, []])
  })
})

describe('what the server says', () => {
  const signUp = async (locale: string, input: Record<string, unknown>) =>
    await app.inject({
      method: 'POST',
      url: '/rpc/auth.signUp',
      headers: { 'accept-language': locale, 'content-type': 'application/json' },
      payload: input,
    })
  const asked = { name: 'Ada', email: 'ada@example.com', password: 'Leek-and-Potato-77', acceptsTerms: true }

  test('a validation message is in the reader’s language', async () => {
    const bad = { ...asked, email: 'nobody' }
    const [german, english] = await Promise.all([signUp('de', bad), signUp('en', bad)])
    expect([german.statusCode, english.statusCode]).toEqual([400, 400])
    expect(english.body).toContain('Please enter an email address such as cook@example.com.')
    expect(german.body).toContain('cook@example.com')
    expect(german.body).not.toContain('Please enter')
  })

  test('a mail is in the language of the person who requested it', async () => {
    expect((await signUp('de', asked)).statusCode).toBe(200)
    const [mail] = await site.deps.db.select().from(outboxMailsTable)
    expect(mail?.subject).toMatch(/Larder/)
    expect(mail?.subject).not.toMatch(/confirmation code/)
  })

  test('messages to old clients are in English', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/tablefields',
      headers: { 'accept-language': 'de' },
      payload: { entity: 'UserRatings', action: 'read', pk_column: 'user_id', pk_value: 'somebody' },
    })
    expect(answer.statusCode).toBe(401)
    const [english, german] = [
      m.auth_not_signed_in(),
      await renderInLocale('de', () => m.auth_not_signed_in()),
    ]
    expect(answer.body).toContain(english)
    expect(answer.body).not.toContain(german)
  })
})
