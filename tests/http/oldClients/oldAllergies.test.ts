import { describe, expect, test } from 'vitest'
import { deleteOldSessions } from '#server/features/auth/sessions/oldSessions.ts'
import { beginSession } from '#server/features/auth/sessions/sessions.ts'
import { prepareOldEats } from '../../support/oldClients/oldEats.ts'
import type { TestMember } from '../../support/testSite.ts'

const home = prepareOldEats()
const { addMember, answerToSave, changeOnSite, eatsOf, read, save } = home

describe('a save by an old client', () => {
  test('an old client’s save keeps allergies and diets added on the site after the client had read them', async () => {
    const cook = await addMember()
    const { userinfo } = await read(cook)
    await changeOnSite(cook, { allergens: ['peanuts'], otherAllergies: ['kiwi'], diets: ['gluten-free'] })
    const kept = { allergens: ['peanuts'], otherAllergies: ['kiwi'], diets: ['gluten-free'] }
    await save(cook, { ...userinfo, likes: 'basil' })
    expect(await eatsOf(cook)).toEqual({ ...kept, likes: ['basil'] })
    // It passes over what the first save answered.
    await save(cook, { ...userinfo, likes: 'basil, rice' })
    expect(await eatsOf(cook)).toEqual({ ...kept, likes: ['basil', 'rice'] })
  })

  test('an old client’s save removes only an allergy and a diet that the client was shown', async () => {
    const cook = await addMember()
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

  test('an old client’s save removes what the same client had saved, and only adds if it had read and saved nothing', async () => {
    const cook = await addMember()
    await changeOnSite(cook, { allergens: ['peanuts'] })
    await save(cook, { foodAllergies: ['milk', 'kiwi'] })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts', 'milk'], otherAllergies: ['kiwi'] })
    await save(cook, { foodAllergies: ['milk'] })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts', 'milk'], otherAllergies: [] })
  })

  test('the answer to an old client’s save names the allergies that stay, and says where they are removed', async () => {
    const cook = await addMember()
    await read(cook)
    await save(cook, { foodAllergies: 'kiwi' })
    await read(cook)
    const answer = await answerToSave(cook, { foodAllergies: '' })
    expect(answer.data).toMatchObject({ allergiesKept: ['kiwi'] })
    expect(answer.message).toMatch(/"allergiesKept" stay/)
  })

  test('an old client’s save by another session removes only what that session was shown', async () => {
    const cook = await addMember()
    await changeOnSite(cook, { otherAllergies: ['kiwi'] })
    await read(cook)
    const other = home.site.openBrowser()
    await beginSession(other.context, cook.userId)
    await save({ ...cook, token: other.token }, { foodAllergies: 'milk' })
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['milk'], otherAllergies: ['kiwi'] })
  })
})

describe('allergies in words', () => {
  test('an old client’s allergies are split at semicolons, slashes, "and" and line ends, and unknown ones are kept', async () => {
    const cook = await addMember()
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

  test('an old client’s allergy text of more than 60 characters is kept completely, as several allergies', async () => {
    const cook = await addMember()
    const told =
      'everything that was made in a kitchen where peanuts are handled, and also blorbfruit that I once ate on a long journey through the north'
    const likes = `slow ${'very '.repeat(20)}good soup`
    const { allergiesNotUnderstood } = await save(cook, { foodAllergies: told, likes })
    const { otherAllergies = [], ...eats } = await eatsOf(cook)
    expect(otherAllergies).toEqual([
      'everything that was made in a kitchen where peanuts are',
      'peanuts are handled',
      'and also blorbfruit that I once ate on a long journey',
      'long journey through the north',
    ])
    expect(Math.max(...otherAllergies.map((each) => each.length))).toBeLessThanOrEqual(60)
    expect(eats.likes?.join(' ')).toBe(likes)
    // Sentences are no foods: the client is told of each that nothing is checked for it.
    expect(allergiesNotUnderstood).toEqual(expect.arrayContaining([otherAllergies[0], otherAllergies[2]]))
    // Sent back as it was read, or told once more, nothing changes.
    const { userinfo } = await read(cook)
    for (const again of [userinfo, { foodAllergies: told, likes }]) {
      await save(cook, again)
      expect(await eatsOf(cook)).toEqual({ otherAllergies, ...eats })
    }
  })

  test('an old client’s allergy text of more than 60 characters loses no food name at a cut', async () => {
    const cook = await addMember()
    const foodAllergies = 'everything that may have touched even a trace of some brazil nuts or walnuts'
    const { allergiesNotUnderstood } = await save(cook, { foodAllergies })
    const first = 'everything that may have touched even a trace of some brazil'
    expect((await eatsOf(cook)).otherAllergies).toEqual([first, 'some brazil nuts or walnuts'])
    expect(allergiesNotUnderstood).toEqual([first])
  })

  test('an old client’s allergy text of more than 60 characters without a space is kept in parts', async () => {
    const cook = await addMember()
    const told = `${'x'.repeat(59)}😀${'y'.repeat(70)}`
    await save(cook, { foodAllergies: told })
    expect((await eatsOf(cook)).otherAllergies?.join('')).toBe(told)
  })

  test('an allergy with "and" from the site stays one when an old client sends it back', async () => {
    const cook = await addMember()
    await changeOnSite(cook, { otherAllergies: ['mac and cheese'] })
    const { userinfo, allergiesNotUnderstood } = await read(cook)
    expect(allergiesNotUnderstood).toBeUndefined()
    await save(cook, userinfo)
    expect(await eatsOf(cook)).toMatchObject({ otherAllergies: ['mac and cheese'] })
  })
})

test.each([[''], [' '], [[]], ['[]'], ['{}'], [{}], ['null']])(
  'eating preferences sent by an old client as %j change nothing',
  async (userinfo) => {
    const cook = await addMember()
    await changeOnSite(cook, { allergens: ['peanuts'], diets: ['vegan'] })
    await save(cook, userinfo as object)
    expect(await eatsOf(cook)).toMatchObject({ allergens: ['peanuts'], diets: ['vegan'] })
  },
)

test.each([[['kiwi', null]], [[null, '', 'kiwi']], ['kiwi, , '], ['kiwi']])(
  'foods sent by an old client as %j are stored as named',
  async (foods) => {
    const cook = await addMember()
    await save(cook, { foodAllergies: foods, likes: foods, dislikes: null, dietaryPreferences: [null] })
    expect(await eatsOf(cook)).toEqual({
      allergens: [],
      otherAllergies: ['kiwi'],
      diets: [],
      likes: ['kiwi'],
    })
  },
)

describe('lists that a session was shown are deleted', () => {
  const listsOf = async (cook: TestMember) =>
    (
      await home.site.deps.db.execute(`select from old_client_states join sessions on sessions.id = session_id
        where user_id = '${cook.userId}'`)
    ).length

  test('lists shown to an old client are deleted when its member signs out', async () => {
    const cook = await addMember()
    await save(cook, { foodAllergies: 'kiwi' })
    expect(await listsOf(cook)).toBeGreaterThan(0)
    await cook.caller.auth.signOut()
    expect(await listsOf(cook)).toBe(0)
  })

  test('lists shown to an old client are deleted when its session was replaced or has expired', async () => {
    const [replaced, idle, current] = [await addMember(), await addMember(), await addMember()]
    for (const cook of [replaced, idle, current]) await save(cook, { foodAllergies: 'kiwi' })
    await beginSession(replaced.context, replaced.userId)
    await home.site.deps.db.execute(
      `update sessions set last_used_at = now() - interval '91 days' where user_id = '${idle.userId}'`,
    )
    await deleteOldSessions(home.site)
    expect(await listsOf(replaced)).toBe(0)
    expect(await listsOf(idle)).toBe(0)
    expect(await listsOf(current)).toBeGreaterThan(0)
  })
})
