import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetOldSessions } from '#server/features/auth/oldSessions.ts'
import { beginSession } from '#server/features/auth/sessions.ts'
import { openTestKitchen, type TestKitchen, type TestMember } from '../support/testKitchen.ts'

let kitchen: TestKitchen
let app: FastifyInstance
beforeAll(async () => {
  kitchen = await openTestKitchen({ config: { writesPerMinute: 10_000 } })
  app = await kitchen.openApp()
})
afterAll(() => kitchen.close())

async function send(cook: TestMember, action: 'read' | 'upsert', columns?: object) {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/tablefields',
    payload: { entity: 'userdetails', action, pk_column: 'userid', pk_value: cook.userId, columns },
    headers: { cookie: `larder=${cook.token}` },
  })
  expect(answer.statusCode).toBe(200)
  return JSON.parse(answer.json().body).data
}

const read = (cook: TestMember) => send(cook, 'read')
const save = (cook: TestMember, userinfo: object) => send(cook, 'upsert', { userinfo })

type Eats = Partial<Awaited<ReturnType<TestMember['caller']['preferences']['get']>>>

async function changeOnSite(cook: TestMember, change: Eats): Promise<void> {
  const kept = await cook.caller.preferences.get()
  await cook.caller.preferences.save({ ...kept, ...change })
}

async function eatsOf(cook: TestMember) {
  const { allergens, otherAllergies, diets, likes } = await cook.caller.preferences.get()
  return { allergens, otherAllergies, diets, likes }
}

describe('a save by an old client', () => {
  test('keeps allergies and diets that were added on the site after the client had read them', async () => {
    const cook = await kitchen.addMember()
    const { userinfo } = await read(cook)
    await changeOnSite(cook, { allergens: ['peanuts'], otherAllergies: ['kiwi'], diets: ['gluten-free'] })
    const kept = { allergens: ['peanuts'], otherAllergies: ['kiwi'], diets: ['gluten-free'] }
    await save(cook, { ...userinfo, likes: 'basil' })
    expect(await eatsOf(cook)).toEqual({ ...kept, likes: ['basil'] })
    // It passes over what the first save answered.
    await save(cook, { ...userinfo, likes: 'basil, rice' })
    expect(await eatsOf(cook)).toEqual({ ...kept, likes: ['basil', 'rice'] })
  })

  test('removes an allergy and a diet that the client was shown, and no other', async () => {
    const cook = await kitchen.addMember()
    await changeOnSite(cook, {
      allergens: ['peanuts', 'milk'],
      otherAllergies: ['kiwi', 'mango'],
      diets: ['vegan'],
    })
    const { userinfo } = await read(cook)
    expect(userinfo.foodAllergies).toBe('peanuts, milk, kiwi, mango')
    await changeOnSite(cook, { otherAllergies: ['kiwi', 'mango', 'lime'] })
    await save(cook, { ...userinfo, foodAllergies: 'Peanuts, kiwi', dietaryPreferences: '' })
    expect(await eatsOf(cook)).toMatchObject({
      allergens: ['peanuts'],
      otherAllergies: ['kiwi', 'lime'],
      diets: [],
    })
  })

  test('removes what the same client told before, and adds only where it has read and told nothing', async () => {
    const cook = await kitchen.addMember()
    await changeOnSite(cook, { allergens: ['peanuts'] })
    await save(cook, { foodAllergies: ['milk', 'kiwi'] })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts', 'milk'], otherAllergies: ['kiwi'] })
    await save(cook, { foodAllergies: ['milk'] })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts', 'milk'], otherAllergies: [] })
  })

  test('by another session of the same member goes by what that session was shown', async () => {
    const cook = await kitchen.addMember()
    await changeOnSite(cook, { otherAllergies: ['kiwi'] })
    await read(cook)
    const other = kitchen.openBrowser()
    await beginSession(other.context, cook.userId)
    await save({ ...cook, token: other.token }, { foodAllergies: 'milk' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['milk'], otherAllergies: ['kiwi'] })
  })
})

describe('one screen that reads again after its own save', () => {
  test('removes a diet that it added, as often as it likes', async () => {
    const cook = await kitchen.addMember()
    await read(cook)
    for (const diet of ['vegan', 'vegetarian']) {
      await save(cook, { dietaryPreferences: diet })
      await read(cook)
      const { userinfo } = await save(cook, { dietaryPreferences: '' })
      expect(userinfo).toMatchObject({ dietaryPreferences: '' })
      await read(cook)
    }
    expect(await eatsOf(cook)).toMatchObject({ diets: [] })
  })

  test('keeps an allergy that it added after it had read a list without it, and its answer shows it', async () => {
    const cook = await kitchen.addMember()
    await read(cook)
    await save(cook, { foodAllergies: 'kiwi' })
    await read(cook)
    const { userinfo } = await save(cook, { foodAllergies: '' })
    expect(userinfo).toMatchObject({ foodAllergies: 'kiwi' })
    expect(await eatsOf(cook)).toMatchObject({ otherAllergies: ['kiwi'] })
  })

  test('does not remove what was added on the site before or after', async () => {
    const cook = await kitchen.addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { otherAllergies: ['kiwi'] })
    await save(cook, { foodAllergies: 'milk' })
    await read(cook)
    await save(cook, { ...stale, likes: 'basil' })
    expect(await eatsOf(cook)).toMatchObject({ otherAllergies: ['kiwi'], likes: ['basil'] })
  })

  test('does not remove what another screen of its session that was forgotten had never shown', async () => {
    const cook = await kitchen.addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts'] })
    for (let at = 0; at < 18; at += 1) await save(cook, { foodAllergies: ['peanuts', `food ${at}`] })
    await read(cook)
    await save(cook, { ...stale, likes: 'thyme' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], likes: ['thyme'] })
  })
})

describe('two screens of one session', () => {
  test('the one that read before an allergy was added does not remove it', async () => {
    const cook = await kitchen.addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts'], otherAllergies: ['kiwi'], diets: ['vegan'] })
    await read(cook)
    await save(cook, { ...stale, likes: 'basil' })
    const all = { allergens: ['peanuts'], otherAllergies: ['kiwi'], diets: ['vegan'], likes: ['basil'] }
    expect(await eatsOf(cook)).toEqual(all)
    // With a word that it typed itself.
    await save(cook, { ...stale, foodAllergies: 'milk' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts', 'milk'], otherAllergies: ['kiwi'] })
  })

  test('the one that told nothing does not remove an allergy that the other told', async () => {
    const cook = await kitchen.addMember()
    const stale = (await read(cook)).userinfo
    await save(cook, { ...stale, foodAllergies: 'Peanuts', dietaryPreferences: 'vegan' })
    await save(cook, { ...stale, likes: 'basil' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], diets: ['vegan'], likes: ['basil'] })
  })

  test('the one that told nothing does not remove it after the other has read again either', async () => {
    const cook = await kitchen.addMember()
    const { userinfo: stale } = await read(cook)
    await save(cook, { foodAllergies: 'nuts' })
    await read(cook)
    await save(cook, stale)
    const { allergens, otherAllergies } = await eatsOf(cook)
    expect([...allergens, ...otherAllergies]).toHaveLength(1)
  })

  test('the one that has read all of it removes an allergy and a diet', async () => {
    const cook = await kitchen.addMember()
    await read(cook)
    await changeOnSite(cook, { allergens: ['peanuts', 'milk'], diets: ['vegan', 'gluten-free'] })
    const { userinfo } = await read(cook)
    await save(cook, { ...userinfo, foodAllergies: 'peanuts', dietaryPreferences: 'vegan' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], diets: ['vegan'] })
  })

  test('both removes what both were shown', async () => {
    const cook = await kitchen.addMember()
    await changeOnSite(cook, { allergens: ['peanuts'], otherAllergies: ['kiwi'] })
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts', 'milk'] })
    await read(cook)
    await save(cook, { ...stale, foodAllergies: 'kiwi' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['milk'], otherAllergies: ['kiwi'] })
  })

  test('one that reads again and again does not make the server forget what the other was shown', async () => {
    const cook = await kitchen.addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts'] })
    for (let times = 0; times < 12; times += 1) await read(cook)
    await save(cook, { ...stale, likes: 'basil' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], likes: ['basil'] })
  })

  test('one that tells more lists than are remembered does not remove what the other was never shown', async () => {
    const cook = await kitchen.addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts'] })
    const foods = [
      'kiwi',
      'mango',
      'lime',
      'banana',
      'apple',
      'pear',
      'plum',
      'peach',
      'cherry',
      'fig',
      'date',
    ]
    for (const food of [...foods, 'rice', 'oats', 'corn', 'peas', 'leek', 'onion', 'garlic', 'basil'])
      await save(cook, { foodAllergies: ['peanuts', food] })
    await save(cook, { ...stale, likes: 'thyme' })
    const { allergens, likes } = await eatsOf(cook)
    expect({ allergens, likes }).toEqual({ allergens: ['peanuts'], likes: ['thyme'] })
  })

  test('one that saves other diets does not make the server forget which allergies the other was shown', async () => {
    const cook = await kitchen.addMember()
    const stale = (await read(cook)).userinfo
    await changeOnSite(cook, { allergens: ['peanuts'] })
    await read(cook)
    const [one, two, three, four] = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free']
    const choices = [
      [one],
      [two],
      [three],
      [four],
      [one, two],
      [one, three],
      [one, four],
      [two, three],
      [two, four],
    ]
    for (const choice of choices) await save(cook, { dietaryPreferences: choice })
    await save(cook, { ...stale, likes: 'basil' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], likes: ['basil'] })
  })
})

describe('allergies in words', () => {
  test('are told apart by semicolons, slashes, "and" and line ends, and unknown ones are kept and answered', async () => {
    const cook = await kitchen.addMember()
    const told = 'peanuts; milk / blorbfruit and kiwi\nसेब, peanut allergy'
    const answer = await save(cook, { foodAllergies: told })
    expect(answer.allergiesNotUnderstood).toEqual(['blorbfruit'])
    expect(await eatsOf(cook)).toMatchObject({
      allergens: ['peanuts', 'milk'],
      otherAllergies: ['blorbfruit', 'kiwi', 'सेब', 'peanut allergy'],
    })
    const shown = await read(cook)
    expect(shown.allergiesNotUnderstood).toEqual(['blorbfruit'])
    expect(shown.userdetails).toEqual({ userinfo: shown.userinfo, LastLoginTimestamp: '' })
  })

  test('of the site that have "and" in them stay one where a client sends them back', async () => {
    const cook = await kitchen.addMember()
    await changeOnSite(cook, { otherAllergies: ['mac and cheese'] })
    const { userinfo, allergiesNotUnderstood } = await read(cook)
    expect(allergiesNotUnderstood).toBeUndefined()
    await save(cook, userinfo)
    expect(await eatsOf(cook)).toMatchObject({ otherAllergies: ['mac and cheese'] })
  })
})

describe('lists that a session was shown are deleted', () => {
  const listsOf = async (cook: TestMember) =>
    (
      await kitchen.deps.db.execute(`select from old_client_states join sessions on sessions.id = session_id
        where user_id = '${cook.userId}'`)
    ).length

  test('when its member signs out', async () => {
    const cook = await kitchen.addMember()
    await save(cook, { foodAllergies: 'kiwi' })
    expect(await listsOf(cook)).toBeGreaterThan(0)
    await cook.caller.auth.signOut()
    expect(await listsOf(cook)).toBe(0)
  })

  test('when another sign-in of the browser replaced it, or it is over by time', async () => {
    const [replaced, idle, current] = [
      await kitchen.addMember(),
      await kitchen.addMember(),
      await kitchen.addMember(),
    ]
    for (const cook of [replaced, idle, current]) await save(cook, { foodAllergies: 'kiwi' })
    await beginSession(replaced.context, replaced.userId)
    await kitchen.deps.db.execute(
      `update sessions set last_used_at = now() - interval '91 days' where user_id = '${idle.userId}'`,
    )
    await forgetOldSessions(kitchen)
    expect(await listsOf(replaced)).toBe(0)
    expect(await listsOf(idle)).toBe(0)
    expect(await listsOf(current)).toBeGreaterThan(0)
  })
})
