import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOpenAiEngine } from '#server/adapters/recipeEngine/openai.ts'
import type { GenerateRecipeInput } from '#shared/contract/generation.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { sentenceOfFinding } from '#shared/messages/recipes/findingSentences.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { type ModelServer, startModelServer } from '../../support/servers/modelServer.ts'
import { exampleRecipe, plain, writes } from '../../support/servers/modelServerAnswers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let model: ModelServer
let site: TestSite
beforeEach(async () => {
  model = await startModelServer()
  const engine = createOpenAiEngine({
    baseUrl: model.baseUrl,
    apiKey: null,
    model: 'test',
    allowedUrls: [model.baseUrl],
    timeoutMs: 10_000,
    backoffBaseMs: 1,
  })
  site = await openTestSite({ engine })
})
afterEach(async () => {
  await site.close()
  await model.close()
})

const orderOf = (description: string): GenerateRecipeInput => ({
  ...dinnerOrder,
  answers: { ...dinnerOrder.answers, description },
})
const withFood = (line: string, step: string): WrittenRecipe => ({
  ...exampleRecipe,
  ingredients: [...exampleRecipe.ingredients, line],
  instructions: [...exampleRecipe.instructions, step],
})
const withMushrooms = withFood('200 g (7 oz) mushrooms, sliced', 'Stir in the mushrooms and serve.')
const withPeanuts = withFood('40 g (1½ oz) roasted peanuts', 'Scatter with the peanuts.')
const messagesOf = (index: number) => JSON.stringify(model.requests[index]?.body.messages)

test.each([
  ['ohne Pilze', withMushrooms, 'never eats <wish>mushroom</wish>', 'Contains mushroom.'],
  ['sin champiñones, por favor', withMushrooms, 'never eats <wish>mushroom</wish>', 'Contains mushroom.'],
  ['with chickpeas, my son is allergic to peanuts', withPeanuts, 'allergic to peanuts', 'Contains peanuts.'],
])(
  'the limit in "%s" is in the model’s prompt, and a recipe that breaks it is sent back',
  async (wish, breaking, told, finding) => {
    model.next(writes(() => plain(breaking)))
    const events = await listen(site.callerAt(), orderOf(wish))
    expect(messagesOf(0)).toContain(`Person 1 at the table: ${told}`)
    expect(model.requests).toHaveLength(2)
    expect(messagesOf(1)).toContain(finding.replace(/\.$/, ''))
    expect(events.at(-1)).toMatchObject({ type: 'finished', recipe: exampleRecipe })
  },
)

test('a model’s recipe without the food that a wish leaves out is not corrected, and one that always has it is shown with findings', async () => {
  await listen(site.callerAt(), orderOf('no mushrooms'))
  expect(model.requests).toHaveLength(1)
  model.always(writes(() => plain(withMushrooms)))
  const last = (await listen(site.callerAt(), orderOf('no mushrooms'))).at(-1)
  if (last?.type !== 'finished') throw new Error('No recipe came.')
  expect(last.report.findings.map(sentenceOfFinding)).toContain('Contains mushroom.')
})

test('a wish for a pregnant person is in the model’s prompt, and raw egg in the recipe is warned of', async () => {
  const rawEgg = withFood('2 eggs', 'Whisk the raw eggs into the cold sauce and serve.')
  model.always(writes(() => plain(rawEgg)))
  const hazards = async (wish: string) => {
    const last = (await listen(site.callerAt(), orderOf(wish))).at(-1)
    if (last?.type !== 'finished') throw new Error('No recipe came.')
    return last.report.findings.filter(({ kind }) => kind === 'hazard')
  }
  expect(await hazards('Nachtisch für meine schwangere Frau')).toHaveLength(1)
  expect(messagesOf(0)).toContain('must have nothing raw or underdone')
  expect(await hazards('Nachtisch für meine Frau')).toEqual([])
})
