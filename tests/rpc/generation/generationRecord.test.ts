import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOpenAiEngine } from '#server/adapters/recipeEngine/openai.ts'
import { runInTransaction } from '#server/db/transaction.ts'
import { generationBudgetsTable, generationsTable } from '#server/features/generation/table.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { type ModelServer, startModelServer } from '../../support/servers/modelServer.ts'
import { stalls } from '../../support/servers/modelServerAnswers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let model: ModelServer
let site: TestSite
beforeEach(async () => {
  model = await startModelServer()
  const allowed = { allowedUrls: [model.baseUrl], timeoutMs: 10_000, backoffBaseMs: 1 }
  const engine = createOpenAiEngine({ baseUrl: model.baseUrl, apiKey: null, model: 'test', ...allowed })
  const modelPrices = { inputUsdPerMillion: 1, outputUsdPerMillion: 2 }
  site = await openTestSite({ engine, config: { modelPrices } })
})
afterEach(async () => {
  await site.close()
  await model.close()
})

/** Requests a recipe and stops it after its first words, when `before` is done. */
async function stopRecipe(visitor: string, before: () => unknown): Promise<void> {
  model.next(stalls(3))
  for await (const _event of await site.callerAt(visitor).generation.generate(dinnerOrder)) {
    before()
    break
  }
}
const booked = async () =>
  (await site.deps.db.select().from(generationBudgetsTable)).map(({ costMicroUsd }) => costMicroUsd > 0)

test('the cost of a stopped recipe is booked while other transactions of its reader use up their turns', async () => {
  const visitor = '203.0.113.9'
  const { context } = site.openBrowser({ visitor })
  const goOn = Promise.withResolvers<void>()
  const others: Promise<void>[] = []
  await stopRecipe(visitor, () => {
    for (let count = 0; count < 2; count += 1)
      others.push(runInTransaction(context, async () => await goOn.promise))
  })
  await expect.poll(booked, { timeout: 3_000 }).toEqual([true, true])
  goOn.resolve()
  await Promise.all(others)
})

test('the cost of a stopped recipe is booked when the database accepts writes again', async () => {
  const { db } = site.deps
  await db.execute(sql`create sequence tries`)
  await db.execute(sql`
    create function refuse_two() returns trigger language plpgsql as $$
    begin
      if nextval('tries') < 3 then raise 'No space left on device' using errcode = 'disk_full'; end if;
      return new;
    end $$`)
  await db.execute(sql`
    create trigger refuse_two before insert on generations for each row execute function refuse_two()`)
  await stopRecipe('203.0.113.10', () => {})
  await vi.waitUntil(async () => (await db.$count(generationsTable)) === 1, { timeout: 15_000 })
  expect(await booked()).toEqual([true, true])
})
