import path from 'node:path'
import { expect, test } from 'vitest'
import * as m from '#messages'
import type { KitchenJobName } from '#server/kitchenThread/jobs.ts'
import { listen } from '../../support/recipes/heard.ts'
import { typedRecipe } from '../../support/recipes/ownRecipes.ts'
import { greedyThread, prepareSites } from '../../support/recipes/recipeReports.ts'
import type { TestMember } from '../../support/testSite.ts'

const openSite = prepareSites()

interface Home {
  member: TestMember
  recipeId: string
  householdId: string
}

/** A member of a Larder whose kitchen thread has these options, with this job always sent to the thread. */
async function openHome(job: KitchenJobName, thread: object): Promise<Home> {
  const site = await openSite({ ...thread, isInline: (name) => name !== job })
  const able = await openSite({}, site)
  const member = await site.addMember('Ada')
  const atAble = Object.assign(able.openBrowser(), { token: member.token })
  const { recipeId } = await atAble.caller.recipes.submit(typedRecipe())
  const { id: householdId } = await member.caller.households.current()
  return { member, recipeId, householdId }
}

const calls: { name: string; job: KitchenJobName; call: (home: Home) => Promise<unknown> }[] = [
  { name: 'a generated recipe', job: 'cook', call: ({ member }) => listen(member.caller) },
  { name: 'the wish of a generated recipe', job: 'readBrief', call: ({ member }) => listen(member.caller) },
  {
    name: 'a wish that is read',
    job: 'wishLimits',
    call: ({ member }) => member.caller.generation.readWish({ wishes: ['no garlic'] }),
  },
  {
    name: 'what a wish asks for',
    job: 'wishRequirements',
    call: ({ member }) => {
      const answers = { dietType: 'Vegan', meatPreference: null, cookingTime: '30 minutes' } as const
      return member.caller.generation.readWishRequirements({ wish: 'no garlic', answers })
    },
  },
  {
    name: 'a swap in a recipe of one’s own',
    job: 'swapIn',
    call: ({ member, recipeId }) =>
      member.caller.recipes.swapLine({ recipeId, version: 1, line: 0, swap: '1 pea' }),
  },
  {
    name: 'a recipe for the grocery list',
    job: 'groceryLines',
    call: ({ member, recipeId, householdId }) =>
      member.caller.grocery.addRecipe({
        ...{ householdId, listId: 'default', recipeId, additionId: 'one', servings: 2 },
      }),
  },
]

test.each(calls)(
  '$name that exceeds a limit of the kitchen thread ($job) is refused with a reason',
  async ({ job, call }) => {
    const home = await openHome(job, greedyThread)
    await expect(call(home)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: m.kitchen_over_limit(),
      cause: { reason: 'kitchen_over_limit' },
    })
  },
)

test('a recipe whose wishes take too long to check comes without what it does of them', async () => {
  const { member } = await openHome('wishOutcome', greedyThread)
  expect((await listen(member.caller)).at(-1)).toMatchObject({ type: 'finished', wish: null })
})

test('a job that throws is an internal error, not a refusal', async () => {
  const workerFile = path.resolve(import.meta.dirname, '../../support/workers/throwingWorker.ts')
  const { member } = await openHome('cook', { workerFile })
  await expect(listen(member.caller)).rejects.toMatchObject({ message: 'cook: a defect' })
})
