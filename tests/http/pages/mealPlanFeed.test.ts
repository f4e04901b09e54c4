import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HybridClock } from '#shared/replication/clock.ts'
import { addHousehold, householdOf } from '../../support/households/households.ts'
import {
  calendarReader,
  dayFromToday,
  firstMealOf,
  makeFeed,
  noteIn,
  readCalendar,
} from '../../support/planner/calendarFeeds.ts'
import { type MealPlanClient, mealPlanOf } from '../../support/planner/mealPlans.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const publicUrl = 'https://larder.example'
let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite({ config: { publicUrl } })
  app = await site.openApp()
})
afterAll(() => site.close())

const { fetchFeed, eventsAt } = calendarReader(() => app)

describe('meals in a calendar', () => {
  test('a calendar has each meal as an event of a whole day, with its slot, servings, eaters, comment and recipe', async () => {
    const [ada] = await addHousehold(site, 'Ada', 'Bob')
    const hers = await mealPlanOf(ada)
    const { id: householdId } = await householdOf(ada)
    await hers.change((make) =>
      make.addMeal(
        noteIn(2, '', {
          dish: { kind: 'recipe', recipeId: 'demo-1', name: 'Kimchi fried rice' },
          servings: 4,
          comment: 'Double the egg',
        }),
      ),
    )
    const feed = await makeFeed(ada)
    const [event, ...others] = await eventsAt(feed)
    expect(others).toEqual([])
    expect(event).toMatchObject({
      uid: `${firstMealOf(hers).id}@${householdId}.larder`,
      summary: 'Dinner: Kimchi fried rice',
      description: `4 servings\nFor Ada, Bob\nDouble the egg\n${publicUrl}/recipe/demo-1`,
      url: `${publicUrl}/recipe/demo-1`,
      start: dayFromToday(2),
      end: dayFromToday(3),
      status: 'CONFIRMED',
      transparency: 'TRANSPARENT',
    })
    expect(event?.madeAt).toBe(event?.changedAt)
    expect((await fetchFeed(feed)).body).toContain('DTSTART;VALUE=DATE:')
  })

  test('a calendar keeps the UID of a meal that moves and changes, and raises its SEQUENCE with each change', async () => {
    const ada = await site.addMember()
    const hers = await mealPlanOf(ada)
    await hers.change((make) => make.addMeal(noteIn(1, 'Soup')))
    const feed = await makeFeed(ada)
    const { id } = firstMealOf(hers)
    const seen = [(await eventsAt(feed))[0]!]
    const changes: Parameters<MealPlanClient['change']>[0][] = [
      (make) => make.moveMeal(id, { date: dayFromToday(5), slotId: 'lunch' }),
      (make, docs) => make.writeComment(docs, id, 'Hot'),
      (make) => make.changeMeal(id, { state: 'cooked' }),
      (make) => make.renameSlot('lunch', 'Brunch'),
    ]
    for (const change of changes) {
      await hers.change(change)
      seen.push((await eventsAt(feed))[0]!)
    }
    expect(new Set(seen.map(({ uid }) => uid)).size).toBe(1)
    for (const [at, { sequence }] of seen.slice(1).entries())
      expect(sequence).toBeGreaterThan(seen[at]!.sequence)
    expect(seen.at(-1)).toMatchObject({
      start: dayFromToday(5),
      summary: 'Brunch: Soup',
      description: 'Cooked\nFor Ada\nHot',
    })
  })

  test('a calendar raises the SEQUENCE of a meal for a move that arrives after a later change', async () => {
    const ada = await site.addMember()
    const hers = await mealPlanOf(ada)
    await hers.change((make) => make.addMeal(noteIn(1, 'Soup')))
    const { id } = firstMealOf(hers)
    // A later timestamp than that of the meal, and an earlier one than that of the comment.
    const movedAt = new HybridClock('phone').next(Date.now() + 60_000)
    const away = new HybridClock('laptop')
    const commentedAt = away.next(Date.now() + 120_000)
    const fields = { comment: ['Hot', commentedAt] }
    await hers.send([{ id: commentedAt, part: 'meal', documentId: id, fields, removed: {} }])
    const feed = await makeFeed(ada)
    const [before] = await eventsAt(feed)
    const place = [{ date: dayFromToday(9), slotId: 'dinner' }, movedAt]
    await hers.send([{ id: movedAt, part: 'meal', documentId: id, fields: { place }, removed: {} }])
    const [after] = await eventsAt(feed)
    expect([before!.start, after!.start]).toEqual([dayFromToday(1), dayFromToday(9)])
    expect(after!.sequence).toBeGreaterThan(before!.sequence)
  })

  test.each([
    ['commas and semicolons', 'Beans, rice; greens\\salsa: "hot"'],
    ['words that end a calendar', 'END:VEVENT END:VCALENDAR BEGIN:VEVENT'],
    ['long words in Hindi', 'पनीर मखनी और चावल '.repeat(10).trim()],
    ['Arabic', 'كسكس بالخضار واللحم والزبيب، مع الحريرة والتمر والحليب البارد بعد الغروب'],
    ['letters of two code units', '🍲👨‍👩‍👧‍👦🥘'.repeat(12)],
  ])('a calendar writes %s so that a program reads them unchanged', async (_, name) => {
    const ada = await site.addMember()
    const hers = await mealPlanOf(ada)
    await hers.change((make) =>
      make.addMeal(noteIn(1, name, { comment: `${name}\nSecond line\r\nThird\u0007 line` })),
    )
    const { body } = await fetchFeed(await makeFeed(ada))
    const [event] = readCalendar(body).events
    expect(event?.summary).toBe(`Dinner: ${name}`)
    expect(event?.description).toBe(`For Ada\n${name}\nSecond line\nThird line`)
    const lines = body.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(lines.at(-2)).toBe('END:VCALENDAR')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.filter((line) => line.includes('\n'))).toEqual([])
  })

  test('a calendar has a skipped meal as cancelled, left-overs by their name, and no meal that was deleted', async () => {
    const ada = await site.addMember()
    const hers = await mealPlanOf(ada)
    await hers.change((make) => [make.addMeal(noteIn(1, 'Soup')), make.addMeal(noteIn(2, 'Stew'))])
    const [soup, stew] = hers.plan().meals
    await hers.change((make, docs) => [
      make.changeMeal(soup!.id, { state: 'skipped' }),
      ...make.removeMeals(docs, [stew!.id]),
      make.addMeal(noteIn(3, '', { dish: { kind: 'leftovers', mealId: soup!.id, name: 'Soup' } })),
    ])
    const events = await eventsAt(await makeFeed(ada))
    expect(events.map(({ summary, status }) => [summary, status])).toEqual([
      ['Dinner: Soup', 'CANCELLED'],
      ['Dinner: Soup (left-overs)', 'CONFIRMED'],
    ])
  })

  test('a calendar feed of a meal plan has the meals from 30 days ago to a year ahead', async () => {
    const ada = await site.addMember()
    const hers = await mealPlanOf(ada)
    await hers.change((make) =>
      [-31, -30, 0, 365, 366].map((day) => make.addMeal(noteIn(day, `Meal ${day}`))),
    )
    const events = await eventsAt(await makeFeed(ada))
    expect(events.map(({ summary }) => summary)).toEqual([
      'Dinner: Meal -30',
      'Dinner: Meal 0',
      'Dinner: Meal 365',
    ])
  })

  test('a calendar is written in the language of the member who made it, whatever its reader’s is', async () => {
    const ada = await site.addMember()
    const hers = await mealPlanOf(ada)
    await hers.change((make) => make.addMeal(noteIn(1, 'Eintopf')))
    Object.assign(ada.context, { locale: 'de' })
    await ada.home.rename({ name: 'Unsere Küche' })
    const { body } = await fetchFeed(await makeFeed(ada), { 'accept-language': 'fr' })
    const { name, events } = readCalendar(body)
    expect(name).toBe('Mahlzeiten: Unsere Küche')
    expect(events[0]?.summary).toBe('Abendessen: Eintopf')
  })

  test('a calendar of a person has the meals that they eat, usually or this time', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const hers = await mealPlanOf(ada)
    await hers.change((make) => [
      make.addMeal(noteIn(1, 'For all')),
      make.addMeal(noteIn(2, 'For Ada', { eaterIds: [ada.userId] })),
      make.addMeal(noteIn(3, 'For Bob', { eaterIds: [bob.userId] })),
      make.addMeal(noteIn(4, 'Usually Bob', { slotId: 'lunch' })),
      make.setUsualEaters('lunch', [bob.userId]),
    ])
    const dishesAt = async (url: string) => (await eventsAt(url)).map(({ summary }) => summary.split(': ')[1])
    expect(await dishesAt(await makeFeed(ada, 'person'))).toEqual(['For all', 'For Ada'])
    expect(await dishesAt(await makeFeed(bob, 'person'))).toEqual(['For all', 'For Bob', 'Usually Bob'])
    expect(await dishesAt(await makeFeed(bob))).toHaveLength(4)
  })

  test('a calendar of a household with thousands of meals is whole, and is written in short turns, so that others are answered', async () => {
    const ada = await site.addMember()
    const hers = await mealPlanOf(ada)
    for (let at = 0; at < 2_000; at += 100)
      await hers.change((make) =>
        Array.from({ length: 100 }, (_, by) =>
          make.addMeal(noteIn((at + by) % 365, `Meal ${at + by}`, { comment: 'पनीर '.repeat(60) })),
        ),
      )
    const feed = await makeFeed(ada)
    let isWritten = false
    const answer = fetchFeed(feed).finally(() => {
      isWritten = true
    })
    const beganAt = performance.now()
    let longestTurnMs = 0
    for (let turnAt = beganAt; !isWritten; turnAt = performance.now()) {
      await nextTurn()
      longestTurnMs = Math.max(longestTurnMs, performance.now() - turnAt)
    }
    expect(longestTurnMs).toBeLessThan((performance.now() - beganAt) / 3)
    expect(readCalendar((await answer).body).events).toHaveLength(2_000)
  }, 60_000)
})
