import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UserPreferences } from '#shared/contract/preferences.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const told: UserPreferences = {
  gender: 'other',
  allergens: ['milk', 'nuts'],
  otherAllergies: ['kiwi'],
  diets: ['vegetarian'],
  likes: ['beans'],
  dislikes: ['olives', 'goat cheese'],
  mealFrequency: '2 meals a day',
  units: 'us',
  isVulnerable: true,
  version: 0,
}

describe('preferences', () => {
  test('preferences are empty until they are saved, and then as saved', async () => {
    const { caller } = await site.addMember()
    expect(await caller.preferences.get()).toEqual({
      gender: null,
      allergens: [],
      otherAllergies: [],
      diets: [],
      likes: [],
      dislikes: [],
      mealFrequency: null,
      units: 'metric',
      isVulnerable: false,
      version: 0,
    })
    expect(await caller.preferences.save(told)).toEqual({ ...told, version: 1 })
    expect(await caller.preferences.get()).toEqual({ ...told, version: 1 })
    const changed = { ...told, gender: null, likes: [], version: 1 }
    expect(await caller.preferences.save(changed)).toEqual({ ...changed, version: 2 })
  })

  test('preferences belong to one member, and a visitor has none', async () => {
    const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
    await ada.caller.preferences.save(told)
    expect((await ben.caller.preferences.get()).version).toBe(0)
    const visitor = site.callerAt()
    const refused = { code: 'UNAUTHORIZED', message: 'User is not authenticated' }
    await expect(visitor.preferences.get()).rejects.toMatchObject(refused)
    await expect(visitor.preferences.save(told)).rejects.toMatchObject(refused)
    await expect(visitor.preferences.readFood({ text: 'kiwi' })).rejects.toMatchObject(refused)
  })

  test.each([0, 1])(
    'preferences saved by several tabs from version %i are saved once, and the others get a conflict',
    async (version) => {
      const { caller } = await site.addMember()
      if (version === 1) await caller.preferences.save(told)
      const tabs = ['kiwi', 'mango', 'peach', 'plum']
      const saved = await Promise.allSettled(
        tabs.map((food) => caller.preferences.save({ ...told, otherAllergies: [food], version })),
      )
      const won = saved.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      const lost = saved.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
      expect(won).toHaveLength(1)
      expect(await caller.preferences.get()).toEqual(won[0])
      for (const refusal of lost)
        expect(refusal).toMatchObject({
          code: 'CONFLICT',
          message: 'These settings were saved meanwhile, perhaps by you in another tab.',
        })
    },
  )

  test('preferences sent again after a lost response are saved once', async () => {
    const { caller } = await site.addMember()
    const save = (version: number) => caller.preferences.save({ ...told, version })
    for (const version of [0, 1]) expect(await save(version)).toEqual(await save(version))
    expect(await caller.preferences.get()).toMatchObject({ version: 2 })
  })

  test('preferences sent from an older version change nothing', async () => {
    const { caller } = await site.addMember()
    await caller.preferences.save(told)
    await caller.preferences.save({ ...told, likes: ['leeks'], version: 1 })
    await expect(caller.preferences.save({ ...told, version: 1 })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(caller.preferences.save({ ...told, version: 7 })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await caller.preferences.get()).toMatchObject({ likes: ['leeks'], version: 2 })
  })

  test('preferences store a food once, ignoring its case', async () => {
    const { caller } = await site.addMember()
    const saved = await caller.preferences.save({ ...told, likes: ['Leeks', ' leeks ', 'مشمش', '🥝'] })
    expect(saved.likes).toEqual(['leeks', 'مشمش', '🥝'])
  })

  test.each<[string, Partial<Record<keyof UserPreferences, unknown>>]>([
    ['a diet that cannot be chosen', { diets: ['keto'] }],
    ['an unknown allergen', { allergens: ['kiwi'] }],
    ['a food that is no text', { likes: [7] }],
    ['an empty food', { likes: ['  '] }],
    ['a food with NUL in it', { dislikes: ['ol\0ives'] }],
    ['half of a surrogate pair', { dislikes: ['\ud83e'] }],
    ['two foods in one', { otherAllergies: ['kiwi, mango'] }],
    ['a food that is too long', { likes: ['x'.repeat(61)] }],
    ['too many foods', { likes: Array.from({ length: 51 }, (_, n) => `food ${n}`) }],
    ['a field nobody knows', { userId: 'somebody' } as never],
    ['a version that is none', { version: 1e20 }],
  ])('preferences with %s are refused', async (_, wrong) => {
    const { caller } = await site.addMember()
    await expect(caller.preferences.save({ ...told, ...wrong } as UserPreferences)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect((await caller.preferences.get()).version).toBe(0)
  })
})

test.each([
  ['kiwi', 'kiwi'],
  ['Kiwis', 'kiwi'],
  ['any kind of mushrooms', 'mushroom'],
  ['shellfish', 'shellfish'],
  ['aubergine', 'eggplant'],
  ['xyzzyberries', null],
  ['مشمش', null],
])('the text “%s” is read as the food %s', async (text, food) => {
  const { caller } = await site.addMember()
  expect(await caller.preferences.readFood({ text })).toEqual({ food })
})
