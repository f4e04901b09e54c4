import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOpenAiEngine } from '#server/adapters/recipeEngine/openai.ts'
import { listen } from '../support/heard.ts'
import { type ModelServer, startModelServer } from '../support/modelServer.ts'
import { dinnerOrder } from '../support/testAnswers.ts'
import { openTestSite, type TestSite } from '../support/testSite.ts'

let model: ModelServer
let site: TestSite
beforeEach(async () => {
  model = await startModelServer()
  const allowed = { allowedUrls: [model.baseUrl], timeoutMs: 10_000, backoffBaseMs: 1 }
  site = await openTestSite({
    engine: createOpenAiEngine({ baseUrl: model.baseUrl, apiKey: null, model: 'test', ...allowed }),
  })
})
afterEach(async () => {
  await site.close()
  await model.close()
})

/** What is sent to the model for a wish of a household with an eater of this name. */
async function sentWish(name: string, description: string): Promise<string> {
  const member = await site.addMember(name)
  await listen(member.caller, { ...dinnerOrder, answers: { ...dinnerOrder.answers, description } })
  return JSON.stringify(model.requests.at(-1)?.body.messages)
}

test.each([
  ['William', 'Bill can’t have nuts', 'Person 1 can’t have nuts'],
  ['William Turner', 'pancakes, Billy hates raisins', 'pancakes, Person 1 hates raisins'],
  ['Mohammed', 'no nuts as Mo is visiting', 'no nuts as Person 1 is visiting'],
  ['Elizabeth', 'Lizzie is coeliac', 'Person 1 is coeliac'],
  ['José María', 'sin gluten, Chema es celíaco', 'sin gluten, Person 1 es celíaco'],
  ['Francisco', 'Paco no come marisco', 'Person 1 no come marisco'],
  ['Margarethe', 'ohne Nüsse, Gretel kommt', 'ohne Nüsse, Person 1 kommt'],
  ['Johannes', 'Hansi isst keinen Fisch', 'Person 1 isst keinen Fisch'],
  ['Guillaume', 'sans œuf, Guigui est allergique', 'sans œuf, Person 1 est allergique'],
  ['Rajesh', 'Raju cannot eat paneer', 'Person 1 cannot eat paneer'],
])('a customary short form of the eater %s in "%s" is not sent to the model', async (...row) => {
  const [name, wish, expected] = row
  expect(await sentWish(name, wish)).toContain(`<wish>${expected}</wish>`)
})

test.each([
  ['William', 'who pays the bill'],
  ['Richard', 'a rich stew'],
  ['Margaret', 'peg the dough'],
  ['Salvador', 'Sal y pimienta'],
  ['Valeria', 'Vale, algo con pollo'],
])('with %s in the household, "%s" is sent to the model unchanged', async (name, wish) => {
  expect(await sentWish(name, wish)).toContain(`<wish>${wish}</wish>`)
})
