import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOpenAiEngine } from '#server/adapters/recipeEngine/openai.ts'
import type { GenerateRecipeInput } from '#shared/contract/generation.ts'
import { isFindingAboutEater } from '#shared/kitchen/findings/concerns.ts'
import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import { sentenceOfFinding } from '#shared/messages/recipes/findingSentences.ts'
import { listen, wordsOf } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { type ModelServer, startModelServer } from '../../support/servers/modelServer.ts'
import { exampleRecipe, plain, refuses, writes } from '../../support/servers/modelServerAnswers.ts'
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

const veganOrder: GenerateRecipeInput = {
  ...dinnerOrder,
  answers: { ...dinnerOrder.answers, dietType: 'Vegan', meatPreference: null },
}
const withButter: WrittenRecipe = {
  ...exampleRecipe,
  ingredients: [...exampleRecipe.ingredients, '30 g (2 tbsp) butter'],
  instructions: [...exampleRecipe.instructions, 'Swirl in the butter and serve.'],
}
const messagesOf = (index: number) => JSON.stringify(model.requests[index]?.body.messages)

test('a recipe that breaks the diet is sent back to the model with the findings, and the corrected one is shown', async () => {
  model.next(writes(() => plain(withButter)))
  const events = await listen(site.callerAt(), veganOrder)
  expect(model.requests).toHaveLength(2)
  expect(messagesOf(0)).not.toContain('Not vegan')
  expect(messagesOf(1)).toContain('Not vegan')
  expect(messagesOf(1)).toContain('butter')
  expect(events).toContainEqual({ type: 'restart', why: 'findings' })
  const last = events.at(-1)
  expect(last).toMatchObject({ type: 'finished', recipe: exampleRecipe, provenance: { tries: 2 } })
  expect(last).toMatchObject({ report: { findings: [] } })
  expect(wordsOf(events).ingredients).toEqual(exampleRecipe.ingredients)
})

test('a recipe is sent back twice at most, and is then shown with its findings', async () => {
  model.always(writes(() => plain(withButter)))
  const events = await listen(site.callerAt(), veganOrder)
  expect(model.requests).toHaveLength(3)
  const last = events.at(-1)
  if (last?.type !== 'finished') throw new Error('No recipe came.')
  expect(last.recipe.ingredients).toContain('30 g (2 tbsp) butter')
  expect(last.report.findings.map(sentenceOfFinding)).toContain('Not vegan.')
  expect(last.provenance).toMatchObject({ tries: 3, inputTokens: 963, outputTokens: 369 })
})

test('when the correction fails, the first recipe is shown with its findings', async () => {
  model.next(
    writes(() => plain(withButter)),
    refuses(),
  )
  const events = await listen(site.callerAt(), veganOrder)
  expect(events.at(-1)).toMatchObject({ type: 'finished', recipe: withButter })
})

test('a finding offers swaps, all of which were checked', async () => {
  model.always(writes(() => plain(withButter)))
  const events = await listen(site.callerAt(), veganOrder)
  const last = events.at(-1)
  if (last?.type !== 'finished') throw new Error('No recipe came.')
  const [finding] = last.report.findings.filter(isFindingAboutEater)
  expect(finding?.swaps.length).toBeGreaterThan(0)
  expect(finding?.swaps.map(({ line }) => line).join()).not.toMatch(/\bghee\b|\bcream\b/)
})

test('a finished recipe comes with a report that has nutrition and no unknown lines', async () => {
  const events = await listen(site.callerAt(), {
    ...dinnerOrder,
    answers: { ...dinnerOrder.answers, dietType: 'No restrictions', meatPreference: 'No preference' },
  })
  const last = events.at(-1)
  if (last?.type !== 'finished') throw new Error('No recipe came.')
  const { nutrition, unknownLines } = last.report
  expect(unknownLines).toEqual([])
  expect(nutrition.perServing?.kcal.typical).toBeGreaterThan(200)
  expect(nutrition.perServing?.kcal.low).toBeLessThan(nutrition.perServing?.kcal.typical ?? 0)
})
