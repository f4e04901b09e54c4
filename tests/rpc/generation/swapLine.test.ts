import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOpenAiEngine } from '#server/adapters/recipeEngine/openai.ts'
import type { SwapUnsavedRecipeLineInput } from '#shared/contract/generation.ts'
import { isFindingAboutEater } from '#shared/kitchen/findings/concerns.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { verdictsOf } from '../../support/recipes/verdictsOf.ts'
import { type ModelServer, startModelServer } from '../../support/servers/modelServer.ts'
import { exampleRecipe, plain, writes } from '../../support/servers/modelServerAnswers.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let model: ModelServer
let site: TestSite
beforeEach(async () => {
  model = await startModelServer()
  const allowed = { allowedUrls: [model.baseUrl], timeoutMs: 10_000, backoffBaseMs: 1 }
  const engine = createOpenAiEngine({ baseUrl: model.baseUrl, apiKey: null, model: 'test', ...allowed })
  site = await openTestSite({ engine })
  const ingredients = ['120 g tahini', ...exampleRecipe.ingredients]
  model.always(writes(() => plain({ ...exampleRecipe, ingredients })))
})
afterEach(async () => {
  await site.close()
  await model.close()
})

/** A generated recipe with tahini for a member who is allergic to sesame, and the first swap for that line. */
async function writtenFor(ada: TestMember): Promise<SwapUnsavedRecipeLineInput> {
  const told = await ada.caller.preferences.get()
  await ada.caller.preferences.save({ ...told, allergens: ['sesame'] })
  const last = (await listen(ada.caller)).at(-1)
  if (last?.type !== 'finished') throw new Error('No recipe came.')
  const { id, recipe, report } = last
  const finding = report.findings.filter(isFindingAboutEater).find(({ line }) => line === 0)
  const swap = finding?.swaps[0]?.line ?? ''
  return { generationId: id, recipe, answers: dinnerOrder.answers, line: 0, swap }
}

test('a swap in a generated recipe returns a new, checked recipe that can be saved', async () => {
  const ada = await site.addMember('Ada')
  const input = await writtenFor(ada)
  const requests = model.requests.length
  const { id, recipe, report, provenance } = await ada.caller.generation.swapLine(input)
  expect(model.requests).toHaveLength(requests)
  expect(recipe).toEqual({ ...input.recipe, ingredients: input.recipe.ingredients.with(0, input.swap) })
  expect(
    report.findings.filter(isFindingAboutEater).filter(({ concern }) => concern.kind === 'allergen'),
  ).toEqual([])
  expect(verdictsOf(report)).toEqual([
    { eater: 'Ada', concern: { kind: 'allergen', id: 'sesame' }, verdict: 'nothing found' },
  ])
  expect(provenance).toMatchObject({ engine: 'openai', costMicroUsd: null })
  const { mealType, dietType, cuisine } = input.answers
  await ada.caller.recipes.save({ generationId: id, recipe, mealType, dietType, cuisine })
  expect((await ada.caller.recipes.get({ recipeId: id })).ingredients[0]).toBe(input.swap)
})

test('the steps of a generated recipe name the swap, and a mention that remains is warned of', async () => {
  const ingredients = ['50 g peanuts', ...exampleRecipe.ingredients]
  const steps = ['Sprinkle the peanuts over it.', 'Press one peanut into the middle.']
  const instructions = [...exampleRecipe.instructions, ...steps]
  model.always(writes(() => plain({ ...exampleRecipe, ingredients, instructions })))
  const ada = await site.addMember('Ada')
  const told = await ada.caller.preferences.get()
  await ada.caller.preferences.save({ ...told, allergens: ['peanuts'] })
  const last = (await listen(ada.caller)).at(-1)
  if (last?.type !== 'finished') throw new Error('No recipe came.')
  const offered = last.report.findings.filter(isFindingAboutEater).flatMap(({ swaps }) => swaps)
  const swap = offered.find(({ line }) => /sunflower seeds$/.test(line))?.line ?? ''
  const { answers } = dinnerOrder
  const input = { generationId: last.id, recipe: last.recipe, answers, line: 0, swap }
  const { recipe, report } = await ada.caller.generation.swapLine(input)
  expect(recipe.instructions.slice(-2)).toEqual(['Sprinkle the sunflower seeds over it.', steps[1]])
  const ofPeanuts = report.findings
    .filter(isFindingAboutEater)
    .filter(({ concern }) => concern.kind === 'allergen' && concern.id === 'peanuts')
  expect(ofPeanuts).toMatchObject([{ kind: 'contains', eater: 'Ada', namedIn: 'step', steps: [5] }])
})

test('only a swap that the check offers is accepted', async () => {
  const ada = await site.addMember('Ada')
  const input = await writtenFor(ada)
  for (const wrong of [{ swap: '120 g almond-free peanut butter' }, { line: 1 }, { line: 99 }])
    await expect(ada.caller.generation.swapLine({ ...input, ...wrong })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('Read the line again and choose from what is offered now.'),
    })
})

test('a changed recipe, another member’s recipe, or a visitor’s call is not swapped', async () => {
  const ada = await site.addMember('Ada')
  const input = await writtenFor(ada)
  const eve = await site.addMember('Eve')
  const other = { ...input, recipe: { ...input.recipe, name: 'Poison' } }
  await expect(ada.caller.generation.swapLine(other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(eve.caller.generation.swapLine(input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(site.callerAt().generation.swapLine(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})
