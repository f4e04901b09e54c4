import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import { queueEveningReminders } from '#server/features/mealPlanner/service.ts'
import { eveningRemindersTable } from '#server/features/mealPlanner/table.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { addHousehold } from '../../support/households/households.ts'
import { firstMonday, mealPlanOf, note } from '../../support/planner/mealPlans.ts'
import { addRecipe, typedRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

/** The evening before the day for which meals are planned here. */
const evening = new Date('2026-11-29T18:00:00')
const chickpeas = {
  name: 'Chickpea stew',
  ingredients: ['250 g dried chickpeas', '1 onion'],
  instructions: ['Soak the chickpeas overnight.', 'Boil them with the onion.'],
}

const remind = (now = evening) => queueEveningReminders(site, now)
const mailsTo = async ({ email }: TestMember) =>
  (await site.deps.db.select().from(outboxMailsTable).where(eq(outboxMailsTable.recipient, email))).filter(
    ({ subject }) => subject === 'For tomorrow’s meals',
  )
const turn = ({ caller }: TestMember, isOn: boolean) => caller.mealPlanner.setEveningReminder({ isOn })

/** Plans a recipe of this member for the next day. */
async function planChickpeas(member: TestMember, visibility: 'everyone' | 'creator' = 'everyone') {
  const recipeId = await addRecipe(member, { ...typedRecipe(), ...chickpeas })
  if (visibility === 'creator')
    await member.caller.recipes.setVisibility({ recipeId, shownTo: { visibility } })
  const plan = await mealPlanOf(member)
  const dish = { kind: 'recipe' as const, recipeId, name: chickpeas.name }
  await plan.change((make) => make.addMeal({ ...note(''), dish, servings: 2 }))
  return { recipeId, plan }
}

describe('what tomorrow’s meals need', () => {
  test('the planner tells of a recipe what must be done the day before', async () => {
    const ada = await site.addMember('Ada')
    const { recipeId, plan } = await planChickpeas(ada)
    const { householdId } = plan
    const [recipe] = await ada.caller.mealPlanner.recipes({ householdId, recipeIds: [recipeId] })
    expect(recipe!.dayBefore).toEqual([{ kind: 'soak', about: '250 g dried chickpeas', hours: null }])
  })

  test('a member who wants it is mailed once in the evening, also for a meal that another planned, and others are not', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    await planChickpeas(ada)
    expect(await bob.caller.mealPlanner.eveningReminder()).toEqual({ isOn: false })
    await turn(bob, true)
    expect(await bob.caller.mealPlanner.eveningReminder()).toEqual({ isOn: true })
    await remind(new Date('2026-11-29T17:59:00'))
    expect(await mailsTo(bob)).toEqual([])
    await Promise.all([remind(), remind(), remind()])
    await remind(new Date('2026-11-29T23:50:00'))
    const mails = await mailsTo(bob)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('Chickpea stew: Soak: 250 g dried chickpeas')
    expect(await mailsTo(ada)).toEqual([])
  })

  test('no mail is sent for meals that need nothing, are skipped, or are not on that day', async () => {
    const ada = await site.addMember('Ada')
    await turn(ada, true)
    const { plan } = await planChickpeas(ada)
    await plan.change((make) => [
      make.changeMeal(plan.plan().meals[0]!.id, { state: 'skipped' }),
      make.addMeal(note('Eating out', 0, 'lunch')),
    ])
    await remind()
    await remind(new Date('2026-11-30T18:00:00'))
    expect(await mailsTo(ada)).toEqual([])
  })

  test('a recipe that the member may not see is in no mail', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    await planChickpeas(ada, 'creator')
    await Promise.all([turn(ada, true), turn(bob, true)])
    await remind()
    expect(await mailsTo(ada)).toHaveLength(1)
    expect(await mailsTo(bob)).toEqual([])
  })

  test('words of others that a mail program would show as a link are left out', async () => {
    const ada = await site.addMember('Ada')
    await turn(ada, true)
    const recipeId = await addRecipe(ada, {
      ...typedRecipe(),
      ...chickpeas,
      name: 'Win at evil.example',
      ingredients: ['250 g dried chickpeas from evil.example'],
    })
    const plan = await mealPlanOf(ada)
    const dish = { kind: 'recipe' as const, recipeId, name: 'x' }
    await plan.change((make) => make.addMeal({ ...note(''), dish, servings: 2 }))
    await remind()
    const [mail] = await mailsTo(ada)
    expect(mail!.text).toContain('- Soak\n')
    expect(mail!.text).not.toContain('evil')
  })

  test('evening mails end when they are turned off, and with the account', async () => {
    const ada = await site.addMember('Ada')
    await planChickpeas(ada)
    await turn(ada, true)
    await turn(ada, true)
    expect((await accountDataOf(ada)).eveningReminders).toEqual({ since: expect.any(String) })
    await turn(ada, false)
    await remind()
    expect(await mailsTo(ada)).toEqual([])
    expect((await accountDataOf(ada)).eveningReminders).toBeNull()
    await turn(ada, true)
    await ada.caller.auth.deleteAccount({ email: ada.email, password: null })
    const left = await site.deps.db
      .select()
      .from(eveningRemindersTable)
      .where(eq(eveningRemindersTable.userId, ada.userId))
    expect(left).toEqual([])
  })

  test('each day has a mail of its own', async () => {
    const ada = await site.addMember('Ada')
    await turn(ada, true)
    const { recipeId, plan } = await planChickpeas(ada)
    const dish = { kind: 'recipe' as const, recipeId, name: 'x' }
    await plan.change((make) => make.addMeal({ ...note('', 1), dish, servings: 2 }))
    await remind()
    await remind(new Date(`${firstMonday}T18:10:00`))
    expect(await mailsTo(ada)).toHaveLength(2)
  })
})
