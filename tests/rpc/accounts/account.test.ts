import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { newcomersTo, password, refusal, viewerOf } from '../../support/accounts/newcomers.ts'
import { written } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { triesPerAccount: 5 } })
})
afterAll(() => site.close())
const { confirmed } = newcomersTo(() => site)

const rowsOf = (statement: string) => site.deps.db.execute(statement)
const householdOf = async (member: TestMember) => (await viewerOf(member))?.householdId ?? ''
/** Adds a member to another member's household, as joined `days` days from now. */
async function join(member: TestMember, owner: TestMember, days: number) {
  await rowsOf(`insert into memberships (household_id, user_id, role, is_current, joined_at)
    values ('${await householdOf(owner)}', '${member.userId}', 'member', false, now() + interval '${days} days')`)
}
async function addChild(owner: TestMember, name: string) {
  await rowsOf(`insert into guests (id, household_id, name, allergens, other_allergies, diets, likes, dislikes)
    values ('${name}-${owner.userId}', '${await householdOf(owner)}', '${name}', '{nuts}', '{}', '{}', '{}', '{}')`)
}
const goodbye = (member: TestMember) =>
  member.caller.auth.deleteAccount({ email: member.email, password: null })

describe('downloading one’s data', () => {
  test('downloading one’s data returns everything stored about the caller, without hashes or tokens', async () => {
    const { email, auth, browser } = await confirmed()
    await auth.signIn({ email, password })
    const data = await accountDataOf(browser)
    expect(data).toMatchObject({
      account: { email, name: 'Ada', hasPassword: true },
      identities: [],
      sessions: [{ network: browser.context.visitor }],
      preferences: null,
      households: [{ name: "Ada's kitchen", role: 'owner', isCurrent: true, guests: [] }],
      mails: [{ subject: '****** is your Larder confirmation code' }],
    })
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash|token/i)
    expect(JSON.stringify(data)).not.toContain(browser.token)
  })

  test('downloading one’s data includes guests only for the owner of their household, and the preferences as saved', async () => {
    const [ada, bob] = [await site.addMember('Ada'), await site.addMember('Bob')]
    await join(bob, ada, 1)
    await addChild(ada, 'Kim')
    await rowsOf(`insert into preferences (user_id, gender, allergens, other_allergies, diets, likes, dislikes, units)
      values ('${bob.userId}', 'other', '{milk}', '{kiwi}', '{vegan}', '{}', '{}', 'metric')`)
    const [hers] = (await accountDataOf(ada)).households
    expect(hers).toMatchObject({ guests: [{ name: 'Kim', allergens: ['nuts'] }] })
    const { households, preferences } = await accountDataOf(bob)
    expect(preferences).toMatchObject({ gender: 'other', allergens: ['milk'], otherAllergies: ['kiwi'] })
    expect(households.find(({ role }) => role === 'member')).toMatchObject({
      guests: null,
      members: [{ name: 'Bob' }, { name: 'Ada' }],
    })
  })

  test('downloading one’s data refuses a visitor who asks what a deletion would remove', async () => {
    const visitor = site.openBrowser().caller.auth
    await expect(visitor.planDeletion()).rejects.toMatchObject(
      refusal('UNAUTHORIZED', m.auth_not_signed_in()),
    )
  })
})

describe('deleting an account', () => {
  test('deleting an account deletes the generations of unsaved recipes, and removes the household from the kept ones', async () => {
    const [ada, bob] = [await site.addMember('Ada'), await site.addMember('Bob')]
    await join(bob, ada, 1)
    const saved = await written(ada)
    await ada.caller.recipes.save(saved)
    const unsaved = await written(ada)
    const ofBob = await written(bob)
    await goodbye(ada)
    const ids = [saved, unsaved, ofBob].map(({ generationId }) => `'${generationId}'`).join()
    const rows = await rowsOf(
      `select id, user_id, household_id is null as is_homeless from generations where id in (${ids}) order by created_at`,
    )
    expect([...rows]).toEqual([
      { id: saved.generationId, user_id: null, is_homeless: true },
      { id: ofBob.generationId, user_id: bob.userId, is_homeless: false },
    ])
  })

  test('deleting an account names the next owner of each household first, and then does exactly that', async () => {
    const names = ['Ada', 'Bob', 'Cy', 'Dan']
    const [ada, bob, cy, dan] = (await Promise.all(names.map(site.addMember))) as [
      TestMember,
      TestMember,
      TestMember,
      TestMember,
    ]
    await join(cy, ada, 2)
    await join(bob, ada, 1)
    await join(ada, dan, 1)
    await addChild(ada, 'Kim')
    const household = await householdOf(ada)
    expect(await ada.caller.auth.planDeletion()).toEqual({
      possibleFrom: null,
      endingHouseholds: [],
      stayingHouseholds: [
        { name: "Ada's kitchen", newOwner: 'Bob' },
        { name: "Dan's kitchen", newOwner: null },
      ],
      recipeCount: 0,
    })
    await goodbye(ada)
    expect([ada.token, await viewerOf(ada)]).toEqual([null, null])
    const members = await rowsOf(
      `select user_id, role from memberships where household_id = '${household}' order by role`,
    )
    expect([...members]).toEqual([
      { user_id: bob.userId, role: 'owner' },
      { user_id: cy.userId, role: 'member' },
    ])
    expect(await rowsOf(`select from guests where household_id = '${household}'`)).toHaveLength(1)
    expect(await viewerOf(bob)).toMatchObject({ name: 'Bob' })
  })

  test('deleting an account deletes a household without other members and every row about the person', async () => {
    const { email, auth, browser } = await confirmed()
    await auth.signIn({ email, password })
    const viewer = await viewerOf(browser)
    await rowsOf(`insert into guests (id, household_id, name, allergens, other_allergies, diets, likes, dislikes)
      values ('lee', '${viewer?.householdId}', 'Lee', '{}', '{}', '{}', '{}', '{}')`)
    await auth.forgotPassword({ email })
    await (await site.addMember('Ben')).home.inviteByMail({ email })
    expect(await auth.planDeletion()).toEqual({
      possibleFrom: null,
      endingHouseholds: ["Ada's kitchen"],
      stayingHouseholds: [],
      recipeCount: 0,
    })
    await auth.deleteAccount({ email: email.toUpperCase(), password })
    expect(browser.token).toBeNull()
    for (const left of [
      `select from users where email = '${email}'`,
      `select from households where id = '${viewer?.householdId}'`,
      `select from guests where id = 'lee'`,
      `select from sessions where user_id = '${viewer?.userId}'`,
      `select from codes where email = '${email}'`,
      `select from outbox where recipient = '${email}' and subject <> 'Your Larder account is deleted'`,
      `select from sign_ups where email = '${email}'`,
      `select from invitations where email = '${email}'`,
    ])
      expect([left, ...(await rowsOf(left))]).toEqual([left])
    await expect(auth.signIn({ email, password })).rejects.toThrow(m.auth_sign_in_failed())
  })

  test('deleting an account requires the account’s own e-mail and password, and limits wrong tries', async () => {
    const { email, auth } = await confirmed()
    await auth.signIn({ email, password })
    await expect(auth.deleteAccount({ email: 'else@example.com', password })).rejects.toMatchObject(
      refusal('BAD_REQUEST', m.auth_not_your_email()),
    )
    for (const typed of [null, 'a guess', 'another', 'a third'])
      await expect(auth.deleteAccount({ email, password: typed })).rejects.toMatchObject(
        refusal('BAD_REQUEST', m.auth_wrong_password()),
      )
    await expect(auth.deleteAccount({ email, password })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect((await auth.entrance()).viewer).not.toBeNull()
  })

  test('deleting an account is confirmed for an hour to any caller with its id, and a mere sign-out is not', async () => {
    const [ada, bob] = [await site.addMember('Ada'), await site.addMember('Bob')]
    const outcome = (id: string) => site.callerAt().auth.deletionOutcome({ deletionId: id.repeat(32) })
    await bob.caller.auth.signOut()
    const deletionId = 'a'.repeat(32)
    await ada.caller.auth.deleteAccount({ email: ada.email, password: null, deletionId })
    expect([await outcome('a'), await outcome('b')]).toEqual([{ isDeleted: true }, { isDeleted: false }])
    expect(JSON.stringify([...(await rowsOf('select * from account_deletions'))])).not.toContain(deletionId)
    await rowsOf(`update account_deletions set deleted_at = now() - interval '61 minutes'`)
    expect(await outcome('a')).toEqual({ isDeleted: false })
    await runHousekeepingOnce(site)
    expect(await rowsOf('select from account_deletions')).toHaveLength(0)
  })

  test('deleting an account by two members of a household at once leaves no household without an owner', async () => {
    const [ada, bob] = [await site.addMember('Ada'), await site.addMember('Bob')]
    await join(bob, ada, 1)
    await Promise.all([goodbye(ada), goodbye(bob)])
    const orphans = await rowsOf(`select from households h where not exists
      (select from memberships m where m.household_id = h.id and m.role = 'owner')`)
    expect(orphans).toHaveLength(0)
  })
})
