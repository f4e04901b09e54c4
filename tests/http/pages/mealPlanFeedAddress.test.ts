import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { addHousehold, householdOf, resetPasswordOf } from '../../support/households/households.ts'
import { calendarReader, firstMealOf, makeFeed, noteIn } from '../../support/planner/calendarFeeds.ts'
import { mealPlanOf } from '../../support/planner/mealPlans.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite()
  app = await site.openApp()
})
afterAll(() => site.close())

const { fetchFeed, eventsAt } = calendarReader(() => app)

describe('the address of a calendar', () => {
  const isGone = async (url: string) => {
    const { statusCode, headers, body } = await fetchFeed(url)
    expect(headers['content-type']).toBe(
      statusCode === 404 ? 'text/plain; charset=utf-8' : 'text/calendar; charset=utf-8',
    )
    if (statusCode === 404) expect(body).toMatch(/^There is no calendar at this address\. .+\.$/)
    return statusCode === 404
  }
  const refOf = async (member: TestMember) => ({
    householdId: (await householdOf(member)).id,
    scope: 'household' as const,
  })

  test('an address that no calendar has, or that was renewed or removed, answers 404 with a sentence', async () => {
    const ada = await site.addMember()
    expect(await isGone(`/calendar/${'x'.repeat(43)}.ics`)).toBe(true)
    const first = await makeFeed(ada)
    const ofPerson = await makeFeed(ada, 'person')
    expect(await isGone(first)).toBe(false)
    const second = await makeFeed(ada)
    expect([await isGone(first), await isGone(second), await isGone(ofPerson)]).toEqual([true, false, false])
    await ada.caller.mealPlanner.removeFeed(await refOf(ada))
    expect([await isGone(second), await isGone(ofPerson)]).toEqual([true, false])
    const { feeds } = ada.caller.mealPlanner
    expect(await feeds(await refOf(ada).then(({ householdId }) => ({ householdId })))).toEqual([
      { scope: 'person', createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ])
  })

  test('an address shows the meals of its household alone, and other members neither see nor end it', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const hers = await mealPlanOf(ada)
    await hers.change((make) => make.addMeal(noteIn(1, 'Soup')))
    const stranger = await site.addMember('Stranger')
    expect(await eventsAt(await makeFeed(stranger))).toEqual([])
    const feed = await makeFeed(ada)
    const ref = await refOf(ada)
    expect(await bob.caller.mealPlanner.feeds({ householdId: ref.householdId })).toEqual([])
    await bob.caller.mealPlanner.removeFeed(ref)
    await makeFeed(bob)
    expect(await isGone(feed)).toBe(false)
    const refused = stranger.caller.mealPlanner.renewFeed(ref)
    await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('an address ends when its member leaves the household, is removed from it, or deletes the account', async () => {
    const [ada, bob, eve, guy] = await addHousehold(site, 'Ada', 'Bob', 'Eve', 'Guy')
    const feeds = [await makeFeed(bob), await makeFeed(eve), await makeFeed(guy), await makeFeed(ada)]
    await bob.home.leave()
    await ada.home.removeMember({ userId: eve.userId })
    await guy.caller.auth.deleteAccount({ email: guy.email, password: null })
    expect(await Promise.all(feeds.map(isGone))).toEqual([true, true, true, false])
  })

  test('an address ends when its member changes or resets the password, which may be known to somebody else', async () => {
    const [ada, bob] = [await site.addMember(), await site.addMember('Bob')]
    const feeds = [await makeFeed(ada, 'person'), await makeFeed(bob)]
    await ada.caller.auth.changePassword({ currentPassword: null, newPassword: 'Rosemary & 7 figs' })
    await resetPasswordOf(site, bob)
    expect(await Promise.all(feeds.map(isGone))).toEqual([true, true])
  })

  test('an address answers 304 to a program that has the calendar, until something of it changes', async () => {
    const ada = await site.addMember()
    const hers = await mealPlanOf(ada)
    await hers.change((make) => make.addMeal(noteIn(1, 'Soup')))
    const feed = await makeFeed(ada)
    const first = await fetchFeed(feed)
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const again = await fetchFeed(feed, { 'if-none-match': etag })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    const several = await fetchFeed(feed, { 'if-none-match': `"other", ${etag}` })
    expect(several.statusCode).toBe(304)
    for (const change of [
      () => hers.change((make, docs) => make.writeComment(docs, firstMealOf(hers).id, 'Hot')),
      () =>
        ada.home.addGuest({
          name: 'Grandma',
          allergens: [],
          otherAllergies: [],
          diets: [],
          likes: [],
          dislikes: [],
          isVulnerable: false,
        }),
      () => ada.home.rename({ name: 'Another kitchen' }),
    ]) {
      const before = String((await fetchFeed(feed)).headers.etag)
      await change()
      const answer = await fetchFeed(feed, { 'if-none-match': before })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers.etag).not.toBe(before)
    }
  })

  test('an address answers HEAD as GET, without the calendar, and no other method', async () => {
    const feed = await makeFeed(await site.addMember())
    const head = await app.inject({ method: 'HEAD', url: feed })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(head.headers.etag).toBe((await fetchFeed(feed)).headers.etag)
    const post = await app.inject({ method: 'POST', url: feed })
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('an address is in no log line, which names its route; that it was made is logged', async () => {
    const ada = await site.addMember()
    const before = site.logged.length
    const feed = await makeFeed(ada)
    await fetchFeed(feed)
    await fetchFeed(feed.replace('.ics', ''))
    const lines = site.logged.slice(before)
    expect(JSON.stringify(lines)).not.toContain(feed.slice('/calendar/'.length, -'.ics'.length))
    expect(lines.some(({ route }) => /^\/calendar\/:token/.test(String(route)))).toBe(true)
    expect(lines.filter(({ msg }) => msg === 'calendar feed address created')).toMatchObject([
      { household: (await householdOf(ada)).id },
    ])
  })

  test('calendars are in the download of the account, without their addresses', async () => {
    const ada = await site.addMember()
    const feed = await makeFeed(ada, 'person')
    const data = await accountDataOf(ada)
    expect(data.mealPlanFeeds).toEqual([
      {
        household: (await householdOf(ada)).name,
        scope: 'person',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ])
    expect(JSON.stringify(data)).not.toContain(feed.slice('/calendar/'.length, -'.ics'.length))
  })
})
