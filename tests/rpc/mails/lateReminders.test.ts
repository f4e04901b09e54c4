import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import { queueEveningReminders } from '#server/features/mealPlanner/service.ts'
import { eveningRemindersTable } from '#server/features/mealPlanner/table.ts'
import { firstMonday, mealPlanOf, note } from '../../support/planner/mealPlans.ts'
import { addRecipe, typedRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const at = (time: string, date = firstMonday) => new Date(`${date}T${time}:00`)
const remind = (now: Date) => queueEveningReminders(site, now)
const subjectsTo = async ({ email }: TestMember) =>
  (await site.deps.db.select().from(outboxMailsTable).where(eq(outboxMailsTable.recipient, email)))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('For '))

/** A member with evening mails since that time, who eats chickpeas, soaked overnight, in this slot of Monday. */
async function addCook(slotId: string, since = new Date('2026-11-01T12:00:00')): Promise<TestMember> {
  const cook = await site.addMember()
  await cook.caller.mealPlanner.setEveningReminder({ isOn: true })
  await site.deps.db
    .update(eveningRemindersTable)
    .set({ createdAt: since })
    .where(eq(eveningRemindersTable.userId, cook.userId))
  const recipeId = await addRecipe(cook, {
    ...typedRecipe(),
    name: 'Chickpea stew',
    ingredients: ['250 g dried chickpeas', '1 onion'],
    instructions: ['Soak the chickpeas overnight.', 'Boil them with the onion.'],
  })
  const plan = await mealPlanOf(cook)
  const dish = { kind: 'recipe' as const, recipeId, name: 'Chickpea stew' }
  await plan.change((make) => make.addMeal({ ...note('', 0, slotId), dish, servings: 2 }))
  return cook
}

describe('when the server was down in the evening', () => {
  test('the tasks for today’s dinner are mailed in the morning, once', async () => {
    const cook = await addCook('dinner')
    await Promise.all([remind(at('07:10')), remind(at('07:10'))])
    await remind(at('07:20'))
    const mails = await site.deps.db
      .select()
      .from(outboxMailsTable)
      .where(eq(outboxMailsTable.recipient, cook.email))
    expect(mails.filter(({ subject }) => subject === 'For today’s meals')).toHaveLength(1)
    expect(mails.at(-1)!.text).toContain('Today’s meals need something now')
    expect(mails.at(-1)!.text).toContain('Chickpea stew: Soak: 250 g dried chickpeas')
  })

  test.each([
    ['a night’s soaking does not end before dinner', 'dinner', '12:30'],
    ['the meal is breakfast', 'breakfast', '05:00'],
    ['it is not known when the meal is eaten', 'tea-of-the-household', '05:00'],
  ])('nothing is mailed when %s', async (_why, slotId, time) => {
    const cook = await addCook(slotId)
    await remind(at(time))
    await remind(at('17:50'))
    expect(await subjectsTo(cook)).toEqual([])
  })

  test('a member who turned the mails on today gets none for today', async () => {
    const cook = await addCook('dinner', at('00:30'))
    await remind(at('07:10'))
    expect(await subjectsTo(cook)).toEqual([])
  })
})

test('after an evening with a server nothing is mailed again in the morning', async () => {
  const cook = await addCook('dinner')
  await remind(at('18:00', '2026-11-29'))
  await remind(at('07:10'))
  expect(await subjectsTo(cook)).toEqual(['For tomorrow’s meals'])
})
