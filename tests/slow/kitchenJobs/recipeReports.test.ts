import { describe, expect, test } from 'vitest'
import { supportedLocales } from '#shared/locale.ts'
import { longestToCheck } from '../../support/recipes/longRecipes.ts'
import {
  brokenThread,
  cheeseToast,
  kindsIn,
  prepareSites,
  submit,
} from '../../support/recipes/recipeReports.ts'
import { verdictsOf } from '../../support/recipes/verdictsOf.ts'

const openSite = prepareSites()
const hostile = { ...cheeseToast, ...longestToCheck }

describe('the report of a recipe', () => {
  test('the report of a recipe is stored when the recipe is saved, so that a visitor’s read starts no kitchen job', async () => {
    const kitchen = await openSite()
    const recipeId = await submit(await kitchen.addMember(), cheeseToast)
    const idle = await openSite(brokenThread, kitchen)
    const report = await idle.callerAt().recipes.report({ recipeId })
    expect(kindsIn(report)).toEqual(['may contain', 'contains', 'unused ingredient'])
    expect(report.breaksDiets).toContain('vegan')
    const { ingredients } = await idle.callerAt().recipes.scalables({ recipeId })
    expect(ingredients[1]).toMatchObject([{ told: [{ quantity: 50, unit: 'gram' }] }])
  })

  test('the report of a recipe is the same data for readers of every language', async () => {
    const kitchen = await openSite()
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
    for (const locale of supportedLocales) bodies.add(await bodyIn(locale))
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

  test('the report of a recipe has a verdict for each allergy of each eater, with the steps that name its foods', async () => {
    const kitchen = await openSite()
    const ada = await kitchen.addMember('Ada')
    const told = await ada.caller.preferences.get()
    await ada.caller.preferences.save({ ...told, allergens: ['milk', 'fish'], otherAllergies: ['kiwi'] })
    const recipeId = await submit(ada, cheeseToast)
    const report = await ada.caller.recipes.report({ recipeId })
    expect(verdictsOf(report)).toEqual([
      { eater: 'Ada', concern: { kind: 'allergen', id: 'milk' }, verdict: 'contains' },
      { eater: 'Ada', concern: { kind: 'allergen', id: 'fish' }, verdict: 'nothing found' },
      { eater: 'Ada', concern: { kind: 'allergy', food: 'kiwi' }, verdict: 'nothing found' },
    ])
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        kind: 'contains',
        eater: 'Ada',
        concern: { kind: 'allergen', id: 'milk' },
        line: 1,
        steps: [0],
      }),
    )
    const asVisitor = await kitchen.callerAt().recipes.report({ recipeId })
    expect(asVisitor.verdictsByEater).toEqual([])
  })

  test('the report of a recipe has a version that changes with the household’s preferences', async () => {
    const kitchen = await openSite()
    const ada = await kitchen.addMember('Ada')
    const recipeId = await submit(ada, cheeseToast)
    const versions = async () => {
      const { version } = await ada.caller.recipes.report({ recipeId })
      return [version, await ada.caller.recipes.reportVersion()]
    }
    const [first, ...same] = await versions()
    expect(same).toEqual([first])
    const told = await ada.caller.preferences.get()
    await ada.caller.preferences.save({ ...told, allergens: ['milk'] })
    const [second, ...others] = await versions()
    expect(others).toEqual([second])
    expect(second).not.toBe(first)
    expect((await kitchen.callerAt().recipes.report({ recipeId })).version).toBeNull()
  })

  test('the report of a recipe lists allergies before all else where there are too many findings', async () => {
    const kitchen = await openSite()
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

  test('the report of a recipe changes when the recipe is edited, and depends on the reader', async () => {
    const kitchen = await openSite()
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

  test('the report of a recipe names the recipe version that was checked, and so do its scaled amounts', async () => {
    const kitchen = await openSite()
    const ada = await kitchen.addMember('Ada')
    const recipeId = await submit(ada, cheeseToast)
    const versions = () =>
      Promise.all(
        [ada.caller, kitchen.callerAt()].flatMap(({ recipes }) =>
          [recipes.get({ recipeId }).then(({ version }) => version)].concat(
            [recipes.report({ recipeId }), recipes.scalables({ recipeId })].map((answer) =>
              answer.then(({ recipeVersion }) => recipeVersion ?? 0),
            ),
          ),
        ),
      )
    expect(await versions()).toEqual([1, 1, 1, 1, 1, 1])
    const { name, description, ingredients, instructions } = cheeseToast
    const words = { name, description, ingredients, instructions }
    await ada.caller.recipes.edit({ recipeId, version: 1, kind: 'recipe', ...words, name: 'Toast' })
    expect(await versions()).toEqual([2, 2, 2, 2, 2, 2])
  })

  test('the report of a recipe of the longest recipe is made on the kitchen thread, which ends when idle', async () => {
    const kitchen = await openSite({ idleMs: 1 })
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

  test('the report of a recipe lists the 100 gravest findings and counts the others', async () => {
    const kitchen = await openSite()
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
