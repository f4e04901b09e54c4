import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addHousehold as addHouseholdTo,
  handOver,
  householdOf,
  particularGuest as mia,
  rolesIn,
} from '../../support/households/households.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const addHousehold = <const Names extends string[]>(...names: Names) => addHouseholdTo(site, ...names)

describe('a household', () => {
  test('a household exists from sign-up, with its owner as the only member', async () => {
    const ada = await site.addMember('Ada')
    expect(await householdOf(ada)).toMatchObject({
      name: "Ada's kitchen",
      role: 'owner',
      guests: [],
      invitations: [],
    })
    expect(await rolesIn(ada)).toEqual({ Ada: 'owner' })
  })

  test('a household can be renamed by any of its members', async () => {
    const [ada, ben] = await addHousehold('Ada', 'Ben')
    await ben.home.rename({ name: 'The old mill' })
    expect((await householdOf(ada)).name).toBe('The old mill')
    expect((await ben.caller.households.list()).map(({ name }) => name)).toEqual([
      "Ben's kitchen",
      'The old mill',
    ])
  })

  test('a new name of a household that replaces one which somebody else has changed is refused, and the same one twice is not', async () => {
    const [ada, ben] = await addHousehold('Ada', 'Ben')
    const was = await householdOf(ada)
    await ben.home.rename({ name: 'The old mill', replaces: was.name })
    await expect(ada.home.rename({ name: 'The lake', replaces: was.name })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect((await householdOf(ada)).name).toBe('The old mill')
    await ben.home.rename({ name: 'The old mill', replaces: was.name })
    await ada.home.rename({ name: 'The lake', replaces: 'The old mill' })
    expect((await householdOf(ben)).name).toBe('The lake')
  })

  test('a household shows its members each other’s allergies and diets, and no other settings', async () => {
    const [ada, ben] = await addHousehold('Ada', 'Ben')
    const { name: _, isVulnerable, ...eats } = mia
    const more = { gender: 'male', mealFrequency: '1 meal a day', units: 'us', version: 0 } as const
    await ben.caller.preferences.save({ ...eats, ...more, diets: ['vegan'], isVulnerable })
    expect((await householdOf(ada)).members[1]).toEqual({
      userId: ben.userId,
      name: 'Ben',
      joinedAt: expect.any(String),
      role: 'member',
      isYou: false,
      eats: { ...eats, diets: ['vegan'] },
    })
  })

  test('a household can be left for another household of the member and returned to', async () => {
    const [ada, ben] = await addHousehold('Ada', 'Ben')
    const [own, shared] = await ben.caller.households.list()
    await ben.caller.households.switch({ householdId: own!.id })
    expect((await householdOf(ben)).name).toBe("Ben's kitchen")
    await ben.caller.households.switch({ householdId: shared!.id })
    expect((await householdOf(ben)).id).toBe((await householdOf(ada)).id)
    const stranger = await site.addMember()
    await expect(stranger.caller.households.switch({ householdId: own!.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await householdOf(stranger)).id).not.toBe(own!.id)
  })

  test('a household is the only current one of a member, however many tabs switch at once', async () => {
    const [, ben] = await addHousehold('Ada', 'Ben')
    const ids = (await ben.caller.households.list()).map(({ id }) => id)
    const many = Array.from({ length: 10 }, (_, n) =>
      ben.caller.households.switch({ householdId: ids[n % 2]! }),
    )
    await Promise.all(many)
    expect((await ben.caller.households.list()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })
})

describe('leaving', () => {
  test('leaving is refused to the only member and to the owner', async () => {
    const ada = await site.addMember('Ada')
    await expect(ada.home.leave()).rejects.toMatchObject({
      message: 'You are the only one here with an account, so you cannot leave.',
    })
    const [owner] = await addHousehold('Ida', 'Ben')
    await expect(owner.home.leave()).rejects.toMatchObject({
      message: 'You are the owner. Make somebody else the owner first, then you can leave.',
    })
  })

  test('leaving leads back to the member’s own household, or to a new one when none is left', async () => {
    const [ada, ben] = await addHousehold('Ada', 'Ben')
    await handOver(ada, ben)
    await ada.home.leave()
    expect(await householdOf(ada)).toMatchObject({ name: "Ada's kitchen", role: 'owner' })
    expect((await ada.caller.households.list()).map(({ name }) => name)).toEqual(["Ada's kitchen"])
    expect(await rolesIn(ben)).toEqual({ Ben: 'owner' })
  })

  test('leaving also happens to a member whom the owner removes: their next call sees another household', async () => {
    const [ada, ben] = await addHousehold('Ada', 'Ben')
    await ada.home.addGuest(mia)
    expect((await householdOf(ben)).guests).toHaveLength(1)
    await ada.home.removeMember({ userId: ben.userId })
    expect(await householdOf(ben)).toMatchObject({ name: "Ben's kitchen", guests: [] })
    expect(await rolesIn(ada)).toEqual({ Ada: 'owner' })
  })
})

describe('the owner of a household', () => {
  test('the owner of a household alone can remove members and hand over, but not themselves, nor to a stranger', async () => {
    const [ada, ben] = await addHousehold('Ada', 'Ben')
    const eve = await site.addMember('Eve')
    const changes: ((who: TestMember, userId: string) => Promise<unknown>)[] = [
      ({ home }, userId) => home.removeMember({ userId }),
      (who, userId) => handOver(who, { userId }),
    ]
    for (const change of changes) {
      const refused = (who: TestMember, userId: string) => expect(change(who, userId)).rejects
      await refused(ben, ada.userId).toMatchObject({ code: 'FORBIDDEN' })
      await refused(eve, ben.userId).toMatchObject({ code: 'NOT_FOUND' })
      await refused(ada, eve.userId).toMatchObject({ code: 'NOT_FOUND' })
      await refused(ada, ada.userId).toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect(await rolesIn(ada)).toEqual({ Ada: 'owner', Ben: 'member' })
  })

  test('the owner of a household is exactly one member after concurrent handovers and departures', async () => {
    const [ada, ben, cleo] = await addHousehold('Ada', 'Ben', 'Cleo')
    await Promise.allSettled([
      handOver(ada, ben),
      handOver(ada, cleo),
      ben.home.leave(),
      cleo.home.leave(),
      ada.home.removeMember({ userId: ben.userId }),
    ])
    expect(Object.values(await rolesIn(ada)).filter((role) => role === 'owner')).toEqual(['owner'])
    for (const person of [ben, cleo])
      expect((await person.caller.households.list()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })
})

describe('at the same time', () => {
  test('a member joins while the inviter or the last other member leaves: no error, and one waits for the other', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [ada, ben] = await addHousehold('Ada', 'Ben')
      const last = await site.addMember('Last')
      const cleo = await site.addMember('Cleo')
      const byBen = await ben.home.inviteByLink()
      const byLast = await last.home.inviteByLink()
      const results = await Promise.allSettled([
        cleo.caller.households.joinByLink({ token: byBen.token }),
        ada.home.removeMember({ userId: ben.userId }),
        ada.caller.households.joinByLink({ token: byLast.token }),
        last.caller.auth.deleteAccount({ email: last.email, password: null }),
      ])
      expect(codesOf(results)).not.toContain('INTERNAL_SERVER_ERROR')
    }
  })

  test('a member is removed while their tabs switch households: no deadlock', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [ada, ben] = await addHousehold('Ada', 'Ben')
      const ids = (await ben.caller.households.list()).map(({ id }) => id)
      const results = await Promise.allSettled([
        ada.home.removeMember({ userId: ben.userId }),
        ...ids.map((householdId) => ben.caller.households.switch({ householdId })),
      ])
      expect(codesOf(results)).not.toContain('INTERNAL_SERVER_ERROR')
      expect((await ben.caller.households.list()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    }
  })
})

function codesOf(results: PromiseSettledResult<unknown>[]): unknown[] {
  return results.map((result) => (result.status === 'rejected' ? result.reason.code : 'ok'))
}

test('a visitor has no household, and every call for one is refused', async () => {
  const { households } = site.callerAt()
  const refused = { code: 'UNAUTHORIZED' }
  await expect(households.current()).rejects.toMatchObject(refused)
  await expect(households.list()).rejects.toMatchObject(refused)
  await expect(households.leave({ householdId: 'any' })).rejects.toMatchObject(refused)
  await expect(households.inviteByLink({ householdId: 'any' })).rejects.toMatchObject(refused)
  await expect(
    households.addGuest({ householdId: 'any', draftId: randomUUID(), ...mia }),
  ).rejects.toMatchObject(refused)
  await expect(households.joinByCode({ code: '123456' })).rejects.toMatchObject(refused)
})
