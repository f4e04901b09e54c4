import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeHouseholdCurrent } from '#server/features/households/members.ts'
import {
  guestsTable,
  householdsTable,
  invitationsTable,
  membershipsTable,
} from '#server/features/households/table.ts'
import { rateLimitsTable } from '#server/features/limits/table.ts'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import type { GenerationEvent } from '#shared/contract/generation.ts'
import { whileOpen } from '../../support/database/whileOpen.ts'
import { householdOf, invite, rolesIn } from '../../support/households/households.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const kim = {
  name: 'Kim',
  allergens: ['peanuts' as const],
  otherAllergies: [],
  diets: [],
  likes: [],
  dislikes: [],
  isVulnerable: false,
}

interface Switched {
  /** Owns the household on her screen, and has switched to another since. */
  ada: TestMember
  ben: TestMember
  /** The household on her laptop's screen. */
  shownId: string
  /** A member, a guest and an open invitation of that household. */
  mateId: string
  guestId: string
  invitationId: string
  /** The household that her account is in since her phone switched. */
  currentId: string
}

/** Ada's laptop shows her own household, with Kim in it; then her phone switches to Ben's. */
async function switchElsewhere(): Promise<Switched> {
  const [ada, mate, ben] = [
    await site.addMember('Ada'),
    await site.addMember('Mate'),
    await site.addMember('Ben'),
  ]
  await invite(ada, mate)
  const { id: guestId } = await ada.home.addGuest(kim)
  await ada.home.inviteByLink()
  const shown = await householdOf(ada)
  await invite(ben, ada)
  return {
    ada,
    ben,
    shownId: shown.id,
    mateId: mate.userId,
    guestId,
    invitationId: shown.invitations[0]!.id,
    currentId: (await householdOf(ben)).id,
  }
}

const refusal = {
  code: 'CONFLICT',
  message: "You are in another household now: Ben's kitchen. Nothing was changed.",
}

describe('a change of the household on the screen, after the member switched to another household', () => {
  const calls: [string, (at: Switched) => Promise<unknown>][] = [
    ['rename', (at) => at.ada.caller.households.rename({ householdId: at.shownId, name: 'The mill' })],
    ['leave', (at) => at.ada.caller.households.leave({ householdId: at.shownId })],
    [
      'removeMember',
      (at) => at.ada.caller.households.removeMember({ householdId: at.shownId, userId: at.mateId }),
    ],
    [
      'handOver',
      (at) =>
        at.ada.caller.households.handOver({
          householdId: at.shownId,
          userId: at.mateId,
          currentPassword: null,
        }),
    ],
    [
      'addGuest',
      (at) => at.ada.caller.households.addGuest({ householdId: at.shownId, draftId: randomUUID(), ...kim }),
    ],
    [
      'saveGuest',
      (at) =>
        at.ada.caller.households.saveGuest({
          ...{ householdId: at.shownId, guestId: at.guestId, version: 1 },
          ...{ ...kim, allergens: [] },
        }),
    ],
    [
      'removeGuest',
      (at) => at.ada.caller.households.removeGuest({ householdId: at.shownId, guestId: at.guestId }),
    ],
    ['inviteByLink', (at) => at.ada.caller.households.inviteByLink({ householdId: at.shownId })],
    [
      'inviteByMail',
      (at) => at.ada.caller.households.inviteByMail({ householdId: at.shownId, email: 'eve@example.com' }),
    ],
    [
      'revokeInvitation',
      (at) =>
        at.ada.caller.households.revokeInvitation({
          householdId: at.shownId,
          invitationId: at.invitationId,
        }),
    ],
  ]
  test.each(calls)(
    'the call %s for a household that is no longer current is refused with the name of the current one, and changes neither',
    async (_, call) => {
      const at = await switchElsewhere()
      const before = await dataOf(at)
      await expect(call(at)).rejects.toMatchObject(refusal)
      expect(await dataOf(at)).toEqual(before)
      await at.ada.caller.households.switch({ householdId: at.shownId })
      const again = await call(at).catch(({ message }) => message)
      expect(again).not.toBe(refusal.message)
    },
  )

  test('an invitation link requested by a member who was removed meanwhile is not made for their own household', async () => {
    const [mal, ada] = [await site.addMember('Mal'), await site.addMember('Ada')]
    await ada.home.addGuest(kim)
    await invite(mal, ada)
    const { id: householdId } = await householdOf(ada)
    await mal.home.removeMember({ userId: ada.userId })
    await expect(ada.caller.households.inviteByLink({ householdId })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: "You are in another household now: Ada's kitchen. Nothing was changed.",
    })
    expect(await householdOf(ada)).toMatchObject({ name: "Ada's kitchen", invitations: [] })
    expect(await rolesIn(mal)).toEqual({ Mal: 'owner' })
  })

  test('a call for a household that is no longer current is refused also when the switch commits while the call waits', async () => {
    const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
    const { id: householdId } = await householdOf(ada)
    await invite(ben, ada)
    const { id: otherId } = await householdOf(ben)
    await ada.caller.households.switch({ householdId })
    const { outcome } = await whileOpen(
      site.deps,
      async (deps) => {
        const shown = eq(householdsTable.id, householdId)
        await deps.db.select().from(householdsTable).where(shown).for('no key update')
        await makeHouseholdCurrent({ deps }, ada.userId, otherId)
      },
      () => ada.caller.households.addGuest({ householdId, draftId: randomUUID(), ...kim }),
    )
    await expect(outcome).rejects.toMatchObject(refusal)
    await ada.caller.households.switch({ householdId })
    expect((await householdOf(ada)).guests).toEqual([])
  })
})

describe('a recipe', () => {
  const generate = async (caller: TestMember['caller'], householdId?: string) => {
    const events: GenerationEvent[] = []
    for await (const event of await caller.generation.generate({ ...dinnerOrder, householdId }))
      events.push(event)
    const finished = events.at(-1)
    if (finished?.type !== 'finished') throw new Error('No recipe was written.')
    return finished
  }
  const eatersOf = ({ report }: Awaited<ReturnType<typeof generate>>) => [
    ...new Set(report.verdictsByEater.map(({ eater }) => eater)),
  ]

  test('a recipe is written only for the household that the summary shows, while the member is in it', async () => {
    const { ada, shownId, currentId } = await switchElsewhere()
    await expect(generate(ada.caller, shownId)).rejects.toMatchObject(refusal)
    expect(eatersOf(await generate(ada.caller, currentId))).toEqual([])
    await ada.caller.households.switch({ householdId: shownId })
    expect(eatersOf(await generate(ada.caller, shownId))).toEqual(['Kim'])
  })

  test('a recipe has lines swapped only for the household it was written for', async () => {
    const { ada, shownId, currentId } = await switchElsewhere()
    const { id: generationId, recipe } = await generate(ada.caller, currentId)
    const swap = (householdId: string) =>
      ada.caller.generation.swapLine({
        ...{ householdId, generationId, recipe, answers: dinnerOrder.answers, line: 0, swap: '1 stone' },
      })
    await expect(swap(shownId)).rejects.toMatchObject(refusal)
    await expect(swap(currentId)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('a recipe is checked again for the household that its reader is in now', async () => {
    const { ada, currentId } = await switchElsewhere()
    const { id: generationId, recipe } = await generate(ada.caller, currentId)
    const check = () =>
      ada.caller.generation.checkUnsaved({ generationId, recipe, answers: dinnerOrder.answers })
    const before = await check()
    await ada.caller.preferences.save({ ...(await ada.caller.preferences.get()), allergens: ['milk'] })
    const after = await check()
    expect(after.version).not.toBe(before.version)
    expect(after.verdictsByEater.flatMap(({ allergens }) => allergens)).toContain('milk')
    const other = { ...recipe, name: 'Another name' }
    await expect(
      ada.caller.generation.checkUnsaved({ generationId, recipe: other, answers: dinnerOrder.answers }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a recipe is refused to a visitor whose screen still shows a household', async () => {
    const { shownId } = await switchElsewhere()
    await expect(generate(site.callerAt(), shownId)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

/** All that a call could have changed in the shown and in the current household. */
async function dataOf({ shownId, currentId }: Switched): Promise<unknown> {
  const { db } = site.deps
  const ids = [shownId, currentId]
  return {
    households: await db
      .select()
      .from(householdsTable)
      .where(inArray(householdsTable.id, ids))
      .orderBy(householdsTable.id),
    members: await db
      .select()
      .from(membershipsTable)
      .where(inArray(membershipsTable.householdId, ids))
      .orderBy(membershipsTable.householdId, membershipsTable.userId),
    guests: await db.select().from(guestsTable).where(inArray(guestsTable.householdId, ids)),
    invitations: await db
      .select()
      .from(invitationsTable)
      .where(inArray(invitationsTable.householdId, ids))
      .orderBy(invitationsTable.id),
    mails: await db.$count(outboxMailsTable),
    limits: await db.select().from(rateLimitsTable).orderBy(rateLimitsTable.key),
  }
}
