import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOpenAiEngine } from '#server/adapters/recipeEngine/openai.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import { renderInLocale } from '#server/speaking.ts'
import type { AddGuestInput } from '#shared/contract/households.ts'
import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { supportedLocales } from '#shared/locale.ts'
import { sentenceOfFinding } from '#shared/messages/recipes/findingSentences.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { type ModelServer, startModelServer } from '../../support/servers/modelServer.ts'
import { exampleRecipe, plain, writes } from '../../support/servers/modelServerAnswers.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

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

const mia: Omit<AddGuestInput, 'householdId' | 'draftId'> = {
  name: 'Mia',
  allergens: ['peanuts'],
  otherAllergies: [],
  diets: [],
  likes: [],
  dislikes: ['leeks'],
  isVulnerable: true,
}

/** Ada, allergic to tomatoes, and her daughter Mia. */
async function addFamily(site: TestSite): Promise<TestMember> {
  const ada = await site.addMember('Ada')
  const told = await ada.caller.preferences.get()
  await ada.caller.preferences.save({
    ...told,
    otherAllergies: ['tomatoes'],
    diets: ['dairy-free'],
    likes: ['beans'],
  })
  await ada.home.addGuest(mia)
  return ada
}

const contains = 'Contains tomatoes, which Ada is allergic to.'
const sentencesOf = (report: RecipeReport) => report.findings.map(sentenceOfFinding)

test('the prompt contains the household’s allergies, diets and dislikes, and the number of eaters', async () => {
  const site = await openSite({ byModel: true })
  const ada = await addFamily(site)
  await listen(ada.caller)
  const prompt = JSON.stringify(model.requests[0]?.body.messages)
  expect(prompt).toContain(
    'Person 1 at the table: allergic to <wish>tomatoes</wish>; diet dairy-free; likes <wish>beans</wish>',
  )
  expect(prompt).toContain(
    'Person 2 at the table: allergic to peanuts; never eats <wish>leeks</wish>; must have nothing raw',
  )
  expect(prompt).toContain('Servings: 2')
})

test('names of eaters in a wish are sent to the model as numbers', async () => {
  const site = await openSite({ byModel: true })
  const ada = await addFamily(site)
  const member = await site.addMember('Zoë Ruiz')
  await member.home.addGuest({ ...mia, name: 'José' })
  const wishOf = async (caller: TestMember['caller'], description: string) => {
    await listen(caller, { ...dinnerOrder, answers: { ...dinnerOrder.answers, description } })
    return JSON.stringify(model.requests.at(-1)?.body.messages)
  }
  const first = await wishOf(ada.caller, "MIA is allergic to nuts, ada's favourite. Miami style")
  expect(first).toContain("<wish>Person 2 is allergic to nuts, Person 1's favourite. Miami style</wish>")
  const second = await wishOf(
    member.caller,
    'zoe ruiz eats no mushrooms, Zoe neither, jose is allergic to eggs',
  )
  expect(second).toContain(
    '<wish>Person 1 eats no mushrooms, Person 1 neither, Person 2 is allergic to eggs</wish>',
  )
})

test.each([
  ['English', 'Mias are allergic to nuts', 'Person 2 are allergic to nuts'],
  ['German', 'wegen Mias Allergie und Adas Diabetes', 'wegen Person 2 Allergie und Person 1 Diabetes'],
  ['French', 'sans noix pour Mia, l’allergie d’Ada', 'sans noix pour Person 2, l’allergie d’Person 1'],
  ['Spanish', 'la alergia de Mia y de Ada', 'la alergia de Person 2 y de Person 1'],
  ['Hindi', 'Miako aur Ada ko dudh nahi', 'Person 2 aur Person 1 ko dudh nahi'],
  ['Swedish', 'Mias allergi', 'Person 2 allergi'],
])(
  'an inflected name of an eater in a wish is not sent to the model, in %s',
  async (_language, wish, expected) => {
    const site = await openSite({ byModel: true })
    const ada = await addFamily(site)
    await listen(ada.caller, { ...dinnerOrder, answers: { ...dinnerOrder.answers, description: wish } })
    expect(JSON.stringify(model.requests.at(-1)?.body.messages)).toContain(`<wish>${expected}</wish>`)
  },
)

test('names of eaters in likes, in dislikes and in the recipe to change are not sent to the model', async () => {
  const site = await openSite({ byModel: true })
  const olive = await site.addMember('Olive')
  const told = await olive.caller.preferences.get()
  await olive.caller.preferences.save({ ...told, likes: ['Mias Lasagne', 'olives', 'whatever Olive cooks'] })
  await olive.home.addGuest({ ...mia, dislikes: ["Olive's soup"] })
  const previous = { ...exampleRecipe, name: 'Mias Lasagne', description: 'With olive oil, as Mia likes it.' }
  const change = { kind: 'change' as const, wish: 'milder', previous }
  await listen(olive.caller, { ...dinnerOrder, change })
  const prompt = JSON.stringify(model.requests.at(-1)?.body.messages)
  expect(prompt).toContain('likes <wish>Person 2 Lasagne, olives, whatever Person 1 cooks</wish>')
  expect(prompt).toContain("never eats <wish>Person 1's soup</wish>")
  expect(prompt).toContain('With olive oil, as Person 2 likes it.')
  expect(prompt).not.toMatch(/Mia/)
})

test('names of eaters in a wish for a change are sent to the model as numbers', async () => {
  const site = await openSite({ byModel: true })
  const ada = await addFamily(site)
  const change = { kind: 'change' as const, wish: 'milder for Mia', previous: exampleRecipe }
  await listen(ada.caller, { ...dinnerOrder, change })
  expect(JSON.stringify(model.requests.at(-1)?.body.messages)).toContain('<wish>milder for Person 2</wish>')
})

test('a visitor’s prompt mentions no eaters and no servings', async () => {
  const site = await openSite({ byModel: true })
  await addFamily(site)
  await listen(site.callerAt())
  expect(JSON.stringify(model.requests[0]?.body.messages)).not.toMatch(/at the table: |Servings:/)
})

test('a recipe with an eater’s allergen is sent back twice, and shown with the finding if it stays', async () => {
  const site = await openSite({ byModel: true })
  const ada = await addFamily(site)
  const risky = { ...exampleRecipe, ingredients: ['3 tbsp ketchup', ...exampleRecipe.ingredients] }
  model.always(writes(() => plain(risky)))
  const events = await listen(ada.caller)
  expect(model.requests).toHaveLength(3)
  const sentBack = JSON.stringify(model.requests[2]?.body.messages)
  expect(sentBack).toContain('Contains tomatoes, which Person 1 is allergic to.')
  expect(sentBack).not.toMatch(/Ada|Mia/)
  const last = events.at(-1)
  expect(last?.type === 'finished' && sentencesOf(last.report)).toContain(contains)
})

test('a model’s recipe with several disliked foods is preferred to one with an allergen', async () => {
  const site = await openSite({ byModel: true })
  const ada = await addFamily(site)
  const trifling = { ...exampleRecipe, ingredients: [...exampleRecipe.ingredients, '2 leeks', '1 swede'] }
  const risky = {
    ...exampleRecipe,
    ingredients: [...exampleRecipe.ingredients, '3 tbsp ketchup'],
    instructions: [...exampleRecipe.instructions, 'Stir in the ketchup.'],
  }
  model.next(writes(() => plain(trifling)))
  model.always(writes(() => plain(risky)))
  const last = (await listen(ada.caller)).at(-1)
  if (last?.type !== 'finished') throw new Error('No recipe came.')
  expect(last.report.findings.length).toBeGreaterThan(1)
  expect(last.recipe.ingredients).toEqual(trifling.ingredients)
})

test('an eater’s name in a line of a recipe that is sent back reaches the model as a number', async () => {
  const site = await openSite({ byModel: true })
  const ada = await addFamily(site)
  const risky = { ...exampleRecipe, ingredients: ["100 g Mia's tomatoes", ...exampleRecipe.ingredients] }
  model.always(writes(() => plain(risky)))
  await listen(ada.caller)
  expect(JSON.stringify(model.requests[1]?.body.messages)).not.toContain('Mia')
})

test.each(supportedLocales)(
  'a model gets the findings in English with numbers for names, in %s',
  async (locale) => {
    const site = await openSite({ byModel: true })
    const ada = await addFamily(site)
    const risky = {
      ...exampleRecipe,
      ingredients: [
        '3 tbsp ketchup',
        '50 g butter',
        '2 leeks',
        '2 eggs',
        '1 tbsp peanuts',
        ...exampleRecipe.ingredients,
      ],
      instructions: [...exampleRecipe.instructions, 'Take it off the heat and stir in the raw eggs.'],
    }
    model.always(writes(() => plain(risky)))
    const events = await renderInLocale(locale, () => listen(ada.caller))
    const sent = model.requests.map(({ body }) => JSON.stringify(body.messages))
    expect(sent).toHaveLength(3)
    for (const messages of sent) expect(messages).not.toMatch(/Ada|Mia/)
    expect(sent[1]).toContain('Contains tomatoes, which Person 1 is allergic to.')
    expect(sent[1]).toContain('Not dairy-free for Person 1.')
    expect(sent[1]).toContain('Contains leeks, which Person 2 does not eat.')
    expect(sent[1]).toContain('Person 2: Raw egg')
    const last = events.at(-1)
    if (last?.type !== 'finished') throw new Error('No recipe came.')
    const told = await renderInLocale(locale, () => sentencesOf(last.report))
    expect(told.filter((sentence) => /Ada/.test(sentence)).length).toBeGreaterThanOrEqual(2)
    expect(told.filter((sentence) => /Mia/.test(sentence)).length).toBeGreaterThanOrEqual(3)
    expect(told.join()).not.toContain('Person ')
    if (locale !== 'en') expect(told.join()).not.toMatch(/Contains|allergic/)
  },
)

test('the built-in cook respects allergies, diets, dislikes and the number of eaters', async () => {
  const site = await openSite({ byModel: false })
  const ada = await addFamily(site)
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
  expect(JSON.stringify(model.requests[0]?.body.messages)).not.toContain('Servings:')
})

test('a saved recipe is checked for the household of each reader', async () => {
  const site = await openSite({ byModel: false })
  const ada = await addFamily(site)
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
  const ada = await addFamily(site)
  const [{ id: guestId } = { id: '' }] = (await ada.caller.households.current()).guests
  await ada.home.removeGuest({ guestId })
  await listen(ada.caller)
  const prompt = JSON.stringify(model.requests[0]?.body.messages)
  expect(prompt).not.toContain('peanuts')
  expect(prompt).not.toContain('Servings:')
})
