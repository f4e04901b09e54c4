import { expect, test } from 'vitest'
import type { GenerateRecipeInput } from '#shared/contract/generation.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { exampleRecipe, plain, refuses, writes } from '../../support/servers/modelServerAnswers.ts'
import { prepareModelSites } from '../../support/servers/modelSites.ts'
import type { TestSite } from '../../support/testSite.ts'

const sites = prepareModelSites()
const openSite = () => sites.openSite({ byModel: true })

const orderOf = (description: string): GenerateRecipeInput => ({
  ...dinnerOrder,
  answers: { ...dinnerOrder.answers, description },
})
const messagesOf = (index: number) => JSON.stringify(sites.model.requests[index]?.body.messages)
const correctionOf = (index: number) => messagesOf(index).split('A check of it found what follows')[1] ?? ''

type Caller = ReturnType<TestSite['callerAt']>
async function finished(caller: Caller, order: GenerateRecipeInput) {
  const last = (await listen(caller, order)).at(-1)
  if (last?.type !== 'finished') throw new Error('No recipe came.')
  return last
}

const forSix: WrittenRecipe = { ...exampleRecipe, servings: 6 }
const withPeanuts: WrittenRecipe = {
  ...exampleRecipe,
  ingredients: [...exampleRecipe.ingredients, '40 g (1½ oz) roasted peanuts'],
  instructions: [...exampleRecipe.instructions, 'Scatter with the peanuts.'],
}

test.each<[wish: string, unmet: WrittenRecipe, met: WrittenRecipe, told: string]>([
  ['chickpeas for 6', exampleRecipe, forSix, 'The wish asks for: serves 6. It serves 4.'],
  ['with peanuts', exampleRecipe, withPeanuts, 'The wish asks for: peanut. It is not in the recipe.'],
  [
    'a soup in 25 minutes',
    exampleRecipe,
    { ...exampleRecipe, totalTimeMinutes: 25 },
    'The wish asks for: at most 25 min. It takes 30 min.',
  ],
  ['rizotto', exampleRecipe, { ...exampleRecipe, name: 'Lemon risotto' }, 'The wish asks for: risotto.'],
])(
  'a model’s recipe that does not do “%s” is sent back with it once, and the next one is shown',
  async (wish, unmet, met, told) => {
    const site = await openSite()
    sites.model.next(
      writes(() => plain(unmet)),
      writes(() => plain(met)),
    )
    const last = await finished(site.callerAt(), orderOf(wish))
    expect(sites.model.requests).toHaveLength(2)
    expect(correctionOf(1)).toContain(told)
    expect(last.recipe).toEqual(met)
    expect(last.wish?.notHeld).toEqual([])
  },
)

test('a wish that the model never does is sent back twice, and comes with the recipe as not met', async () => {
  const site = await openSite()
  const last = await finished(site.callerAt(), orderOf('chickpeas for 6, no oven'))
  expect(sites.model.requests).toHaveLength(3)
  expect(last.wish?.held.map(({ said }) => said)).toEqual(['chickpeas', 'no oven'])
  expect(last.wish?.notHeld).toEqual([
    {
      requirement: { kind: 'people', said: 'for 6', count: 6 },
      why: { reason: 'other number', servings: 4 },
    },
  ])
})

test('of two recipes without a finding, the one that meets more requirements of the wish is shown', async () => {
  const site = await openSite()
  sites.model.next(
    writes(() => plain(forSix)),
    writes(() => plain(exampleRecipe)),
    writes(() => plain(exampleRecipe)),
  )
  const last = await finished(site.callerAt(), orderOf('for 6, with peanuts'))
  expect(last.recipe.servings).toBe(6)
})

test('when the correction of a wish fails, the recipe before it is shown with what it does not do', async () => {
  const site = await openSite()
  sites.model.next(
    writes(() => plain(exampleRecipe)),
    refuses(),
  )
  const last = await finished(site.callerAt(), orderOf('chickpeas for 6'))
  expect(last.recipe).toEqual(exampleRecipe)
  expect(last.wish?.notHeld).toHaveLength(1)
})

test('a model is not asked for what the diet, the chosen meat, the time or somebody’s allergy rules out', async () => {
  const site = await openSite()
  const vegan = { dietType: 'Vegan', meatPreference: null } as const
  const order = orderOf('with bacon, slow-cooked')
  const last = await finished(site.callerAt(), { ...order, answers: { ...order.answers, ...vegan } })
  expect(last.wish?.notHeld.map(({ why }) => why.reason)).toEqual(['diet', 'chosen time'])
  expect(sites.model.requests).toHaveLength(1)

  const member = await site.addMember()
  const own = await member.caller.preferences.get()
  await member.caller.preferences.save({ ...own, allergens: ['peanuts'] })
  const allergic = await finished(member.caller, orderOf('with peanuts'))
  expect(allergic.wish?.notHeld.map(({ why }) => why.reason)).toEqual(['other limit'])
  expect(sites.model.requests).toHaveLength(2)
})

test('the unmet requirements that are sent back to a model contain no name of an eater or a guest', async () => {
  const site = await openSite()
  const member = await site.addMember('Wilhelmina')
  await finished(
    member.caller,
    orderOf('Wilhelmina wants tofu, for Wilhelmina and 5 friends, no oven for Wilhelmina'),
  )
  expect(sites.model.requests.length).toBeGreaterThan(1)
  expect(correctionOf(1)).toContain('The wish asks for: tofu.')
  for (const [index] of sites.model.requests.entries()) expect(messagesOf(index)).not.toMatch(/wilhelmina/i)
})

test('the number of people in a wish is what the prompt asks for, whatever the household has', async () => {
  const site = await openSite()
  const member = await site.addMember()
  sites.model.always(writes(() => plain(forSix)))
  await finished(member.caller, { ...orderOf('chickpeas for 6'), meal: { eaterIds: null, servings: 2 } })
  expect(messagesOf(0)).toContain('Servings: 6')
  expect(messagesOf(0)).not.toContain('Servings: 2')
})
