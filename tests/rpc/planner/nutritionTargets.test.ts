import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nutritionTargetsTable } from '#server/features/households/table.ts'
import type { SaveNutritionTargetInput } from '#shared/contract/planner/nutritionTargets.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { addHousehold } from '../../support/households/households.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const figures = {
  ...{ kcal: null, proteinGrams: null, fatGrams: null, saturatedFatGrams: null },
  ...{ carbohydrateGrams: null, sugarsGrams: null, fibreGrams: null, sodiumMg: null },
}
const body = { age: 30, sex: 'female', heightCm: 170, weightKg: 65, activity: 'low' } as const
const eatsAll = { allergens: [], otherAllergies: [], diets: [], likes: [], dislikes: [] }
const child = { name: 'Mia', ...eatsAll, isVulnerable: true }

const householdOf = async ({ caller }: TestMember) => (await caller.households.current()).id
const targetsOf = async (member: TestMember) =>
  await member.caller.households.nutritionTargets({ householdId: await householdOf(member) })
async function save(member: TestMember, input: Partial<SaveNutritionTargetInput>) {
  const householdId = await householdOf(member)
  const untold = { householdId, eaterId: member.userId, version: 0, figures, body: null }
  return await member.caller.households.saveNutritionTarget({ ...untold, ...input })
}

describe('a nutrition target', () => {
  test('a member’s target is seen by the household, what it was worked out from by the member alone', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const saved = await save(ada, { body, figures: { ...figures, fibreGrams: 30 } })
    // (10 × 65 + 6.25 × 170 − 5 × 30 − 161) × 1.53 = 2145
    expect(saved).toMatchObject({ version: 1, workedOutKcal: { low: 1930, typical: 2140, high: 2360 }, body })
    expect(await targetsOf(ada)).toEqual([saved])
    expect(await targetsOf(bob)).toEqual([{ ...saved, body: null }])
  })

  test('a guest’s target is seen and changed by every member', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const { id: eaterId } = await ada.home.addGuest(child)
    await save(ada, { eaterId, figures: { ...figures, kcal: 1200 } })
    await save(bob, { eaterId, version: 1, figures: { ...figures, kcal: 1300 } })
    expect(await targetsOf(ada)).toMatchObject([{ eaterId, version: 2, figures: { kcal: 1300 } }])
  })

  test('another member’s nutrition target cannot be changed', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const call = save(bob, { eaterId: ada.userId, figures: { ...figures, kcal: 1200 } })
    await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await targetsOf(ada)).toEqual([])
  })

  test('targets of another household are neither read nor changed', async () => {
    const [ada, eve] = [await site.addMember('Ada'), await site.addMember('Eve')]
    const { id: eaterId } = await ada.home.addGuest(child)
    await save(ada, { eaterId, figures: { ...figures, kcal: 1200 } })
    await expect(save(eve, { eaterId, figures: { ...figures, kcal: 900 } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const householdId = await householdOf(ada)
    await expect(eve.caller.households.nutritionTargets({ householdId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const elsewhere = save(eve, { householdId, eaterId, version: 1 })
    await expect(elsewhere).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await targetsOf(ada)).toMatchObject([{ figures: { kcal: 1200 } }])
  })

  test.each<[string, Partial<SaveNutritionTargetInput>, RegExp]>([
    ['the age of a child', { body: { ...body, age: 12 } }, /adults of 19 to 78 years/],
    ['the age of 79', { body: { ...body, age: 79 } }, /adults of 19 to 78 years/],
    ['no age', { body: { ...body, age: 0 } }, /from 1 to 120/],
    ['a height in metres', { body: { ...body, heightCm: 1.7 } }, /from 100 to 250/],
    ['a weight of 900 kg', { body: { ...body, weightKg: 900 } }, /from 25 to 350/],
    ['an energy of 0', { figures: { ...figures, kcal: 0 } }, /from 200 to 10000/],
    ['half a gram of protein', { figures: { ...figures, proteinGrams: 0.5 } }, /from 1 to 1000/],
  ])('%s is refused with a sentence', async (_, input, sentence) => {
    const ada = await site.addMember('Ada')
    await expect(save(ada, input)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringMatching(sentence),
    })
    expect(await targetsOf(ada)).toEqual([])
  })

  test('a target is not saved over a change that its form has not seen, and a repeated save is answered as saved', async () => {
    const ada = await site.addMember('Ada')
    const first = await save(ada, { figures: { ...figures, kcal: 2000 } })
    expect(await save(ada, { figures: { ...figures, kcal: 2000 } })).toEqual(first)
    const other = save(ada, { figures: { ...figures, kcal: 1800 } })
    await expect(other).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await targetsOf(ada)).toEqual([first])
  })

  test('a target without a figure is deleted', async () => {
    const ada = await site.addMember('Ada')
    await save(ada, { figures: { ...figures, kcal: 2000 } })
    expect(await save(ada, { version: 1 })).toBeNull()
    expect(await save(ada, { version: 1 })).toBeNull()
    expect(await targetsOf(ada)).toEqual([])
  })

  test('targets are in the file that a member downloads, and go with the account and the guest', async () => {
    const ada = await site.addMember('Ada')
    const { id: eaterId } = await ada.home.addGuest(child)
    await save(ada, { body })
    await save(ada, { eaterId, figures: { ...figures, kcal: 1200 } })
    const { nutritionTarget, households } = await accountDataOf(ada)
    expect(nutritionTarget).toEqual({ figures, body })
    expect(households[0]!.guests).toMatchObject([
      { name: 'Mia', nutritionTarget: { figures: { kcal: 1200 }, body: null } },
    ])
    await ada.caller.auth.deleteAccount({
      email: ada.email,
      password: null,
      recipes: 'keep',
      deletionId: null,
    })
    const kept = await site.deps.db.select().from(nutritionTargetsTable)
    expect(kept.filter(({ userId, guestId }) => userId === ada.userId || guestId === eaterId)).toEqual([])
  })
})
