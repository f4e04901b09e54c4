import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { createOpenAiSourceReader } from '#server/adapters/recipeEngine/sourceReader.ts'
import { generationBudgetsTable } from '#server/features/generation/table.ts'
import { readImportJobKind } from '#server/features/recipeImport/service.ts'
import { openTestSite, type TestMember, type TestSite } from '../testSite.ts'
import { type ModelServer, startModelServer } from './modelServer.ts'
import { type Behaviour, writes } from './modelServerAnswers.ts'

interface AnsweredRecipe {
  name: string
  ingredients: string[]
  instructions: string[]
  servings?: number | null
  totalTimeMinutes?: number | null
}

/** A model's answer with these recipes, word by word. */
export function readsRecipes(...recipes: AnsweredRecipe[]): Behaviour {
  const whole = recipes.map((recipe) => ({
    ...{ servings: null, prepTimeMinutes: null, cookTimeMinutes: null, totalTimeMinutes: null },
    ...recipe,
  }))
  return writes(() => JSON.stringify({ recipes: whole }))
}

/** A Larder that reads imports with a model of its own, and one that has none, for the tests of one file. */
export function prepareModelReadings() {
  let model: ModelServer
  let site: TestSite
  let siteWithoutModel: TestSite
  beforeAll(async () => {
    model = await startModelServer()
    const reading = { baseUrl: model.baseUrl, apiKey: null, model: 'test', allowedUrls: [model.baseUrl] }
    site = await openTestSite({
      readRecipeSource: createOpenAiSourceReader({ ...reading, timeoutMs: 1_500, backoffBaseMs: 1 }),
    })
    await site.startJobs([readImportJobKind])
    siteWithoutModel = await openTestSite()
    await siteWithoutModel.startJobs([readImportJobKind])
  })
  afterEach(async () => {
    await site.deps.db.delete(generationBudgetsTable)
    model.requests.length = 0
  })
  afterAll(async () => {
    await Promise.all([site.close(), siteWithoutModel.close()])
    await model.close()
  })
  return {
    get model() {
      return model
    },
    get site() {
      return site
    },
    get siteWithoutModel() {
      return siteWithoutModel
    },
  }
}

/** An import once it was read, stopped or given up. */
export async function awaitImport({ caller }: TestMember, importId: string) {
  return await vi.waitFor(
    async () => {
      const found = await caller.recipeImport.get({ importId, page: 0 })
      expect(['read', 'stopped', 'failed']).toContain(found.import.state)
      return found
    },
    { timeout: 20_000, interval: 50 },
  )
}
