import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { recipeReports, recipes } from '#server/features/recipes/table.ts'
import { tidyUp } from '#server/housekeeping.ts'
import { KitchenThread, type KitchenThreadOptions } from '#server/kitchenThread/kitchenThread.ts'
import { RecipeListInput } from '#shared/contract/recipeList.ts'
import type { RecipeReport } from '#shared/contract/recipeReport.ts'
import { locales } from '#shared/locale.ts'
import {
  kitchenWorkerFile,
  openTestKitchen,
  type TestKitchen,
  type TestMember,
} from '../support/testKitchen.ts'

const opened: TestKitchen[] = []
afterEach(async () => {
  for (const kitchen of opened.splice(0).reverse()) await kitchen.close()
})

async function openKitchen(
  options: Partial<KitchenThreadOptions> = {},
  beside?: TestKitchen,
): Promise<TestKitchen> {
  const kitchenThread = new KitchenThread({ workerFile: kitchenWorkerFile, ...options })
  const kitchen = await openTestKitchen({ kitchenThread, ...(beside && { beside }) })
  opened.push(kitchen)
  return kitchen
}

let drafts = 1_700_000_000_000
const cheeseToast = {
  name: 'Cheese toast',
  description: '',
  servings: 2,
  prepTimeMinutes: 1,
  cookTimeMinutes: 1,
  totalTimeMinutes: 2,
  ingredients: ['2 slices bread', '50 g cheddar', '1 onion'],
  instructions: ['Toast the bread with the cheddar.'],
  mealType: 'Dinner' as const,
  dietType: 'Vegan' as const,
  cuisine: 'Turkish' as const,
}
const fill = (words: string) => words.repeat(600).slice(0, 600).trim()
const hostile = {
  ...cheeseToast,
  ingredients: Array.from({ length: 60 }, () => fill('butter ')),
  instructions: Array.from({ length: 60 }, () => fill('butter. ')),
}

async function submit(member: TestMember, recipe: typeof cheeseToast): Promise<string> {
  drafts += 1
  return (await member.caller.recipes.submit({ ...recipe, draftId: String(drafts) })).recipeId
}

const kindsIn = ({ findings }: RecipeReport) => [...new Set(findings.map(({ kind }) => kind))]
const silentWorkerFile = path.resolve(import.meta.dirname, '../support/silentWorker.ts')
const brokenThread: Partial<KitchenThreadOptions> = {
  workerFile: '/nowhere/worker.ts',
  isInline: () => false,
}

describe('the report of a recipe', () => {
  test('is stored by the save, so that no visitor makes the kitchen work', async () => {
    const kitchen = await openKitchen()
    const recipeId = await submit(await kitchen.addMember(), cheeseToast)
    const idle = await openKitchen(brokenThread, kitchen)
    const report = await idle.callerAt().recipes.report({ recipeId })
    expect(kindsIn(report)).toEqual(['may contain', 'contains', 'unused ingredient'])
    expect(report.breaksDiets).toContain('vegan')
    const { ingredients } = await idle.callerAt().recipes.scalables({ recipeId })
    expect(ingredients[1]).toMatchObject([{ told: [{ quantity: 50, unit: 'gram' }] }])
  })

  test('travels as the same data to readers of every language', async () => {
    const kitchen = await openKitchen()
    const recipeId = await submit(await kitchen.addMember(), cheeseToast)
    const app = await kitchen.openApp()
    const bodyIn = async (locale: string) => {
      const input = encodeURIComponent(JSON.stringify({ recipeId }))
      const answer = await app.inject({
        url: `/rpc/recipes.report?input=${input}`,
        headers: { 'accept-language': locale },
      })
      expect(answer.statusCode).toBe(200)
      return answer.body
    }
    const bodies = new Set<string>()
    for (const locale of locales) bodies.add(await bodyIn(locale))
    expect(bodies.size).toBe(1)
    const { findings } = await kitchen.callerAt().recipes.report({ recipeId })
    expect(findings).toContainEqual({ kind: 'unused ingredient', food: 'onion', line: 2, step: null })
    expect(findings).toContainEqual(
      expect.objectContaining({
        kind: 'contains',
        eater: '',
        concern: { kind: 'diet', id: 'vegan' },
        path: ['cheddar', 'cheese'],
        line: 1,
      }),
    )
  })

  test('tells which allergies of whom it was checked for, and the steps that name what holds them', async () => {
    const kitchen = await openKitchen()
    const ada = await kitchen.addMember('Ada')
    const told = await ada.caller.preferences.get()
    await ada.caller.preferences.save({ ...told, allergens: ['milk', 'fish'], otherAllergies: ['kiwi'] })
    const recipeId = await submit(ada, cheeseToast)
    const { checkedFor, findings } = await ada.caller.recipes.report({ recipeId })
    expect(checkedFor).toEqual([
      {
        eater: 'Ada',
        allergies: [
          { kind: 'allergen', id: 'milk' },
          { kind: 'allergen', id: 'fish' },
          { kind: 'allergy', food: 'kiwi' },
        ],
      },
    ])
    expect(findings).toContainEqual(
      expect.objectContaining({
        kind: 'contains',
        eater: 'Ada',
        concern: { kind: 'allergen', id: 'milk' },
        line: 1,
        steps: [0],
      }),
    )
    const asVisitor = await kitchen.callerAt().recipes.report({ recipeId })
    expect(asVisitor.checkedFor).toEqual([])
  })

  test('keeps allergies before everything else where there are more findings than are listed', async () => {
    const kitchen = await openKitchen()
    const ada = await kitchen.addMember('Ada')
    const told = await ada.caller.preferences.get()
    await ada.caller.preferences.save({ ...told, allergens: ['milk'], diets: ['vegan'] })
    const ingredients = Array.from({ length: 59 }, (_, at) => `${at + 1} g gelatin`)
    const instructions = ['Melt the butter and stir in the gelatin.']
    const recipe = { ...cheeseToast, ingredients: [...ingredients, '50 g butter'], instructions }
    const recipeId = await submit(ada, recipe)
    const { findings } = await ada.caller.recipes.report({ recipeId })
    expect(findings).toHaveLength(101)
    expect(
      findings.filter(({ kind, ...rest }) => 'concern' in rest && rest.concern.kind === 'allergen'),
    ).toMatchObject([{ eater: 'Ada', line: 59 }])
  })

  test('is another as soon as the recipe is edited, and for whom it is read', async () => {
    const kitchen = await openKitchen()
    const ada = await kitchen.addMember('Ada')
    const recipeId = await submit(ada, cheeseToast)
    const { name, description, instructions } = cheeseToast
    await ada.caller.recipes.edit({
      recipeId,
      version: 1,
      kind: 'recipe',
      name,
      description,
      instructions,
      ingredients: ['2 slices bread', '1 tbsp hummus'],
    })
    const asVisitor = await kitchen.callerAt().recipes.report({ recipeId })
    expect(asVisitor.allergens.map(({ id }) => id)).toContain('sesame')
    const told = await ada.caller.preferences.get()
    await ada.caller.preferences.save({ ...told, allergens: ['sesame'] })
    const asAda = await ada.caller.recipes.report({ recipeId })
    expect(asAda.findings.filter(({ kind }) => kind === 'contains').length).toBeGreaterThan(
      asVisitor.findings.filter(({ kind }) => kind === 'contains').length,
    )
    expect(await ada.caller.recipes.report({ recipeId })).toEqual(asAda)
  })

  test('of the longest recipe is made on a thread of its own, which ends when it is idle', async () => {
    const kitchen = await openKitchen({ idleMs: 1 })
    const ada = await kitchen.addMember()
    await submit(ada, cheeseToast)
    expect(kitchen.deps.kitchenThread.isRunning).toBe(false)
    const saving = submit(ada, hostile)
    await expect.poll(() => kitchen.deps.kitchenThread.isRunning).toBe(true)
    const recipeId = await saving
    await expect.poll(() => kitchen.deps.kitchenThread.isRunning).toBe(false)
    const report = await kitchen.callerAt().recipes.report({ recipeId })
    expect(report.allergens).toMatchObject([{ id: 'milk', isCertain: true }])
    expect(report.findings.filter(({ kind }) => kind === 'contains')).toHaveLength(60)
  })

  test('lists the gravest 100 findings and counts the others', async () => {
    const kitchen = await openKitchen()
    const ingredients = Array.from({ length: 60 }, (_, at) => `${at + 1} g butter`)
    const instructions = Array.from(
      { length: 60 },
      (_, at) => `Add bleach and ${'zucchini leek rum'.split(' ')[at % 3]}.`,
    )
    const recipeId = await submit(await kitchen.addMember(), { ...cheeseToast, ingredients, instructions })
    const { findings } = await kitchen.callerAt().recipes.report({ recipeId })
    expect(findings).toHaveLength(101)
    expect(findings.filter(({ kind }) => kind === 'contains')).toHaveLength(60)
    expect(findings.filter(({ kind }) => kind === 'hazard').length).toBeGreaterThanOrEqual(40)
    expect(findings.at(-1)).toMatchObject({ kind: 'not listed', count: expect.any(Number) })
  })
})

describe('a recipe that takes longer than the limit', () => {
  test('is saved, told as not checked, and left out where anything may matter', async () => {
    const kitchen = await openKitchen({ timeLimitMs: 1, isInline: () => false })
    const ada = await kitchen.addMember('Ada')
    const recipeId = await submit(ada, cheeseToast)
    for (const caller of [kitchen.callerAt(), ada.caller]) {
      const report = await caller.recipes.report({ recipeId })
      expect(kindsIn(report)).toEqual(['not checked'])
      expect(report.nutrition.perServing).toBeNull()
    }
    expect(await kitchen.callerAt().recipes.scalables({ recipeId })).toEqual({
      ingredients: [[], [], []],
      instructions: [[]],
    })
    const listed = (without: RecipeListInput['without']) =>
      kitchen.callerAt().recipes.list(RecipeListInput.parse({ without }))
    expect((await listed([])).total).toBe(1)
    expect((await listed(['fish'])).total).toBe(0)
    expect(kitchen.logged).toContainEqual(expect.objectContaining({ msg: 'recipe not checked' }))
  })

  test('is checked by the housekeeping once another kitchen can', async () => {
    const slow = await openKitchen({ timeLimitMs: 1, isInline: () => false })
    const recipeId = await submit(await slow.addMember(), cheeseToast)
    const able = await openKitchen({}, slow)
    await able.deps.db.update(recipes).set({ factsVersion: '0' })
    await able.deps.db.update(recipeReports).set({ kitchenVersion: '0' })
    await tidyUp(able)
    const [row] = await able.deps.db.select().from(recipeReports).where(eq(recipeReports.recipeId, recipeId))
    expect(row?.report?.allergens.map(({ id }) => id)).toContain('milk')
    const report = await (await openKitchen(brokenThread, slow)).callerAt().recipes.report({ recipeId })
    expect(kindsIn(report)).toEqual(['may contain', 'contains', 'unused ingredient'])
  })

  test.each<[string, Partial<KitchenThreadOptions>]>([
    ['cannot start', brokenThread],
    [
      'gets too little of a core',
      { workerFile: silentWorkerFile, timeLimitMs: 1_000, isInline: () => false },
    ],
  ])('is another than one whose thread %s: that is refused, and nothing is stored', async (_, options) => {
    const kitchen = await openKitchen(options)
    const ada = await kitchen.addMember()
    await expect(submit(ada, cheeseToast)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(await kitchen.deps.db.$count(recipes)).toBe(0)
  })

  test('holds no place of others: the next one is checked, and one too many is refused', async () => {
    const thread = new KitchenThread({ workerFile: kitchenWorkerFile, isInline: () => false, maxWaiting: 1 })
    const caller = { queueCaller: 'ada', reads: null }
    const job = () => thread.run(caller, 'groceryLines', { ingredients: ['2 eggs'], factor: 2 })
    const answers = await Promise.allSettled([job(), job(), job()])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(answers[2]).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
    await thread.close()
  })

  test.runIf(process.platform === 'linux')('has a lower CPU priority than the event loop', async () => {
    const priorities = () => readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))
    const before = priorities()
    const thread = new KitchenThread({ workerFile: kitchenWorkerFile, isInline: () => false })
    await thread.run({ queueCaller: 'ada', reads: null }, 'groceryLines', {
      ingredients: ['2 eggs'],
      factor: 2,
    })
    expect(before).not.toContain(10)
    expect(priorities().filter((priority) => priority === 10)).toHaveLength(1)
    await thread.close()
  })

  test('of one caller does not make others wait for more than two of them', async () => {
    const thread = new KitchenThread({ workerFile: kitchenWorkerFile, isInline: () => false })
    const done: string[] = []
    const job = async (key: string) => {
      await thread.run({ queueCaller: key, reads: null }, 'groceryLines', {
        ingredients: ['2 eggs'],
        factor: 2,
      })
      done.push(key)
    }
    const answers = await Promise.allSettled([...Array.from({ length: 6 }, () => job('ada')), job('bob')])
    expect(answers.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1)
    expect(answers[5]).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
    expect(done).toHaveLength(6)
    expect(done.indexOf('bob')).toBeLessThanOrEqual(2)
    await thread.close()
  })
})
