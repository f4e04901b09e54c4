import { afterEach, beforeEach } from 'vitest'
import { createOpenAiEngine } from '#server/adapters/recipeEngine/openai.ts'
import { openTestSite, type TestSite } from '../testSite.ts'
import { type ModelServer, startModelServer } from './modelServer.ts'

/** A model for each test of one file, and kitchens whose recipes come from it or from the built-in cook. */
export function prepareModelSites() {
  let model: ModelServer
  const opened: TestSite[] = []
  beforeEach(async () => {
    model = await startModelServer()
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((site) => site.close()))
    await model.close()
  })

  async function openSite(options: { byModel: boolean }): Promise<TestSite> {
    const allowed = { allowedUrls: [model.baseUrl], timeoutMs: 10_000, backoffBaseMs: 1 }
    const engine = createOpenAiEngine({ baseUrl: model.baseUrl, apiKey: null, model: 'test', ...allowed })
    const site = await openTestSite(options.byModel ? { engine } : {})
    opened.push(site)
    return site
  }

  return {
    openSite,
    get model() {
      return model
    },
  }
}
