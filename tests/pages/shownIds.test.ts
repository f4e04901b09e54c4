import type { AnyProcedure } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { RenderedPageResult } from '#client/entry.server.tsx'
import { appRouter } from '#server/rpc/router.ts'
import { RecipeIdSchema } from '#shared/contract/recipes/recipes.ts'
import { addRecipe } from '../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
let cook: TestMember
/** The last rendering of each page, by its path. */
const rendered = new Map<string, RenderedPageResult>()
beforeAll(async () => {
  site = await openTestSite({ config: { readCostPerMinute: 1e9 } })
  app = await site.openApp((pages) => ({
    ...pages,
    async renderPage(page) {
      const whole = await pages.renderPage({ ...page, patienceMs: 5_000 })
      rendered.set(new URL(page.request.url).pathname, whole)
      return whole
    },
  }))
  cook = await site.addMember('Cook')
})
afterAll(() => site.close())

async function idsOn(path: string): Promise<ReadonlySet<string>> {
  await app.inject(path)
  const page = rendered.get(path)
  if (page?.kind !== 'whole') throw new Error(`${path} was not rendered whole.`)
  return page.showsIds()
}

const hide = (recipeId: string) =>
  cook.caller.recipes.setVisibility({ recipeId, shownTo: { visibility: 'creator' } })

test('a rendered page reports the ids of the recipes on its cards, notes and related shelf', async () => {
  const neighbour = await addRecipe(cook, { cuisine: 'Tibetan' })
  const recipeId = await addRecipe(cook, { name: 'Pie of quincefennel', cuisine: 'Tibetan' })
  await cook.caller.notes.write({ draftId: 'a-note', recipeId, text: 'Serve it cold.' })
  for (const path of [`/recipe/${recipeId}`, `/recipe/${neighbour}`, '/', '/recipes', '/forum'])
    expect(await idsOn(path), path).toContain(recipeId)
  expect(await idsOn('/faq')).not.toContain(recipeId)
})

test('a page that shows a recipe only in its related shelf is rendered again once that recipe is hidden', async () => {
  const neighbour = await addRecipe(cook, { cuisine: 'Peruvian' })
  const other = await addRecipe(cook, { cuisine: 'Portuguese' })
  const recipeId = await addRecipe(cook, { name: 'Jam of damsonlovage', cuisine: 'Peruvian' })
  const paths = [`/recipe/${neighbour}`, `/recipe/${other}`]
  for (const path of paths) await app.inject(path)
  rendered.clear()
  for (const path of paths) await app.inject(path)
  expect([...rendered.keys()]).toEqual([])
  await hide(recipeId)
  const isTold = async () => (await app.inject(paths[0]!)).body.includes('damsonlovage')
  await expect.poll(isTold).toBe(false)
  await app.inject(paths[1]!)
  expect([...rendered.keys()]).toEqual([paths[0]])
})

test('in the contracts of answers, the field with a recipe’s id is called `id` or `recipeId`', () => {
  const misnamed: string[] = []
  let found = 0
  function look(schema: unknown, name: string, path: string): void {
    if (schema === RecipeIdSchema) {
      found += 1
      if (name !== 'id' && name !== 'recipeId') misnamed.push(path)
      return
    }
    if (!(schema instanceof z.ZodMiniType)) return
    if (schema instanceof z.ZodMiniObject)
      for (const [field, each] of Object.entries(schema.shape)) look(each, field, `${path}.${field}`)
    else if (schema instanceof z.ZodMiniArray) look(schema.def.element, name, path)
    else if (schema instanceof z.ZodMiniUnion) for (const each of schema.def.options) look(each, name, path)
    else if (schema instanceof z.ZodMiniRecord) look(schema.def.valueType, name, path)
    else if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional)
      look(schema.def.innerType, name, path)
  }
  const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>
  for (const [path, { _def }] of Object.entries(procedures))
    look((_def as { output?: unknown }).output, '', path)
  expect(found).toBeGreaterThan(5)
  // The browser calls it to check its offline copies; no page is rendered from it.
  expect(misnamed).toEqual(['recipes.listSeen'])
})
