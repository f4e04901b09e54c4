import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addHousehold as addHouseholdTo,
  householdOf,
  particularGuest as mia,
} from '../../support/households/households.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const addHousehold = <const Names extends string[]>(...names: Names) => addHouseholdTo(site, ...names)

describe('guests', () => {
  test('guests are added, changed and removed by any member', async () => {
    const [ada, ben] = await addHousehold('Ada', 'Ben')
    const { id } = await ada.home.addGuest(mia)
    const saved = await ben.home.saveGuest({ ...mia, guestId: id, version: 1, likes: ['rice'] })
    expect(saved).toEqual({ ...mia, id, version: 2, likes: ['rice'] })
    expect((await householdOf(ada)).guests).toEqual([saved])
    await ada.home.removeGuest({ guestId: id })
    expect((await householdOf(ben)).guests).toEqual([])
    await expect(ben.home.removeGuest({ guestId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('guests are saved once when two members save at once, and the other gets a conflict', async () => {
    const [ada, ben] = await addHousehold('Ada', 'Ben')
    const { id: guestId } = await ada.home.addGuest(mia)
    const saves = [ada, ben].map(({ home }, n) =>
      home.saveGuest({ ...mia, guestId, version: 1, otherAllergies: [`kiwi ${n}`] }),
    )
    const results = await Promise.allSettled(saves)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'CONFLICT' })
  })

  test('guests cannot be changed by members of other households', async () => {
    const [ada, eve] = [await site.addMember('Ada'), await site.addMember('Eve')]
    const { id: guestId } = await ada.home.addGuest(mia)
    const refused = { code: 'NOT_FOUND', message: 'Nobody of this name eats with you any more.' }
    await expect(eve.home.saveGuest({ ...mia, guestId, version: 1, allergens: [] })).rejects.toMatchObject(
      refused,
    )
    await expect(eve.home.removeGuest({ guestId })).rejects.toMatchObject(refused)
    expect((await householdOf(ada)).guests).toMatchObject([mia])
  })

  test('guests sent again after a lost response are added once, with the latest fields', async () => {
    const ada = await site.addMember()
    const { home } = ada
    const draftId = randomUUID()
    const added = await home.addGuest({ draftId, ...mia })
    expect(await home.addGuest({ draftId, ...mia })).toEqual(added)
    const mended = await home.addGuest({ draftId, ...mia, likes: ['rice'] })
    expect((await householdOf(ada)).guests).toEqual([mended])
    expect(mended).toMatchObject({ id: added.id, likes: ['rice'], version: 2 })
    await expect(home.addGuest({ draftId, ...mia, name: 'Max' })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('guests with the id of another household’s guest get a new id', async () => {
    const [ada, eve] = [await site.addMember('Ada'), await site.addMember('Eve')]
    const { id: draftId } = await ada.home.addGuest(mia)
    const added = await eve.home.addGuest({ draftId, ...mia, name: 'Max' })
    expect(added.id).not.toBe(draftId)
    expect((await householdOf(ada)).guests).toMatchObject([mia])
  })

  test('guests saved again after a lost response are saved once', async () => {
    const { home } = await site.addMember()
    const { id: guestId } = await home.addGuest(mia)
    const save = () => home.saveGuest({ ...mia, guestId, version: 1, likes: ['rice'] })
    expect(await save()).toEqual(await save())
  })

  test('guests are thirty at most, even when many are added at once', async () => {
    const { home } = await site.addMember()
    const added = await Promise.allSettled(Array.from({ length: 34 }, () => home.addGuest(mia)))
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  })
})
