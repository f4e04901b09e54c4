import { expect, test } from 'vitest'
import { recipesTable } from '#server/features/recipes/table.ts'
import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { sentenceOfFinding } from '#shared/messages/recipes/findingSentences.ts'
import { addAllergicFamily } from '../../support/households/allergicFamily.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { exampleRecipe, plain, writes } from '../../support/servers/modelServerAnswers.ts'
import { prepareModelSites } from '../../support/servers/modelSites.ts'
import type { TestMember } from '../../support/testSite.ts'

const sites = prepareModelSites()
const { openSite } = sites

const contains = 'Contains tomatoes, which Ada is allergic to.'
const sentencesOf = (report: RecipeReport) => report.findings.map(sentenceOfFinding)

test('the prompt contains the household’s allergies, diets and dislikes, and the number of eaters', async () => {
  const site = await openSite({ byModel: true })
  const ada = await addAllergicFamily(site)
  await listen(ada.caller)
  const prompt = JSON.stringify(sites.model.requests[0]?.body.messages)
  expect(prompt).toContain(
    'Person 1 at the table: allergic to <wish>tomatoes</wish>; diet dairy-free; likes <wish>beans</wish>',
  )
  expect(prompt).toContain(
    'Person 2 at the table: allergic to peanuts; never eats <wish>leeks</wish>; must have nothing raw',
  )
  expect(prompt).toContain('Servings: 2')
})

test('a visitor’s prompt mentions no eaters and no servings', async () => {
  const site = await openSite({ byModel: true })
  await addAllergicFamily(site)
  await listen(site.callerAt())
  expect(JSON.stringify(sites.model.requests[0]?.body.messages)).not.toMatch(/at the table: |Servings:/)
})

test('a recipe with an eater’s allergen is sent back twice, and shown with the finding if it stays', async () => {
  const site = await openSite({ byModel: true })
  const ada = await addAllergicFamily(site)
  const risky = { ...exampleRecipe, ingredients: ['3 tbsp ketchup', ...exampleRecipe.ingredients] }
  sites.model.always(writes(() => plain(risky)))
  const events = await listen(ada.caller)
  expect(sites.model.requests).toHaveLength(3)
  const sentBack = JSON.stringify(sites.model.requests[2]?.body.messages)
  expect(sentBack).toContain('Contains tomatoes, which Person 1 is allergic to.')
  expect(sentBack).not.toMatch(/Ada|Mia/)
  const last = events.at(-1)
  expect(last?.type === 'finished' && sentencesOf(last.report)).toContain(contains)
})

test('a model’s recipe with several disliked foods is preferred to one with an allergen', async () => {
  const site = await openSite({ byModel: true })
  const ada = await addAllergicFamily(site)
  const trifling = { ...exampleRecipe, ingredients: [...exampleRecipe.ingredients, '2 leeks', '1 swede'] }
  const risky = {
    ...exampleRecipe,
    ingredients: [...exampleRecipe.ingredients, '3 tbsp ketchup'],
    instructions: [...exampleRecipe.instructions, 'Stir in the ketchup.'],
  }
  sites.model.next(writes(() => plain(trifling)))
  sites.model.always(writes(() => plain(risky)))
  const last = (await listen(ada.caller)).at(-1)
  if (last?.type !== 'finished') throw new Error('No recipe came.')
  expect(last.report.findings.length).toBeGreaterThan(1)
  expect(last.recipe.ingredients).toEqual(trifling.ingredients)
})

test('the built-in cook respects allergies, diets, dislikes and the number of eaters', async () => {
  const site = await openSite({ byModel: false })
  const ada = await addAllergicFamily(site)
  for (let seed = 0; seed < 12; seed++) {
    const last = (await listen(ada.caller, { ...dinnerOrder, seed })).at(-1)
    if (last?.type !== 'finished') throw new Error('No recipe came.')
    expect(last.recipe.ingredients.join(' ')).not.toMatch(/tomato|ketchup|peanut|leek|butter|cheese/i)
    expect(sentencesOf(last.report).filter((sentence) => /Ada|Mia/.test(sentence))).toEqual([])
    expect(last.recipe.servings).toBe(2)
  }
})

test('a member without guests or preferences gets the same prompt as a visitor', async () => {
  const site = await openSite({ byModel: true })
  const ada = await site.addMember('Ada')
  await listen(ada.caller)
  expect(JSON.stringify(sites.model.requests[0]?.body.messages)).not.toContain('Servings:')
})

test('a saved recipe is checked for the household of each reader', async () => {
  const site = await openSite({ byModel: false })
  const ada = await addAllergicFamily(site)
  const stranger = await site.addMember('Eve')
  await site.deps.db.insert(recipesTable).values({
    ...exampleRecipe,
    id: 'soup',
    mealType: 'Dinner',
    cuisine: 'Italian',
    dietType: 'No restrictions',
    ingredients: ['500 g tomatoes', '2 tbsp peanut butter'],
  })
  const seenBy = async ({ caller }: Pick<TestMember, 'caller'>) =>
    sentencesOf(await caller.recipes.report({ recipeId: 'soup' }))
  expect(await seenBy(ada)).toEqual(expect.arrayContaining([contains, 'Contains peanuts for Mia.']))
  for (const other of [stranger, { caller: site.callerAt() }])
    expect((await seenBy(other)).filter((sentence) => /Ada|Mia|Eve/.test(sentence))).toEqual([])
})

test('a removed guest is no longer in the prompt', async () => {
  const site = await openSite({ byModel: true })
  const ada = await addAllergicFamily(site)
  const [{ id: guestId } = { id: '' }] = (await ada.caller.households.current()).guests
  await ada.home.removeGuest({ guestId })
  await listen(ada.caller)
  const prompt = JSON.stringify(sites.model.requests[0]?.body.messages)
  expect(prompt).not.toContain('peanuts')
  expect(prompt).not.toContain('Servings:')
})
