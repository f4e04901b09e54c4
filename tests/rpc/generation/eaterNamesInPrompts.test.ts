import { expect, test } from 'vitest'
import { renderInLocale } from '#server/speaking.ts'
import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { supportedLocales } from '#shared/locale.ts'
import { sentenceOfFinding } from '#shared/messages/recipes/findingSentences.ts'
import { addAllergicFamily, mia } from '../../support/households/allergicFamily.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { exampleRecipe, plain, writes } from '../../support/servers/modelServerAnswers.ts'
import { prepareModelSites } from '../../support/servers/modelSites.ts'
import type { TestMember } from '../../support/testSite.ts'

const sites = prepareModelSites()
const { openSite } = sites

const sentencesOf = (report: RecipeReport) => report.findings.map(sentenceOfFinding)

test('names of eaters in a wish are sent to the model as numbers', async () => {
  const site = await openSite({ byModel: true })
  const ada = await addAllergicFamily(site)
  const member = await site.addMember('Zoë Ruiz')
  await member.home.addGuest({ ...mia, name: 'José' })
  const wishOf = async (caller: TestMember['caller'], description: string) => {
    await listen(caller, { ...dinnerOrder, answers: { ...dinnerOrder.answers, description } })
    return JSON.stringify(sites.model.requests.at(-1)?.body.messages)
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
    const ada = await addAllergicFamily(site)
    await listen(ada.caller, { ...dinnerOrder, answers: { ...dinnerOrder.answers, description: wish } })
    expect(JSON.stringify(sites.model.requests.at(-1)?.body.messages)).toContain(`<wish>${expected}</wish>`)
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
  const prompt = JSON.stringify(sites.model.requests.at(-1)?.body.messages)
  expect(prompt).toContain('likes <wish>Person 2 Lasagne, olives, whatever Person 1 cooks</wish>')
  expect(prompt).toContain("never eats <wish>Person 1's soup</wish>")
  expect(prompt).toContain('With olive oil, as Person 2 likes it.')
  expect(prompt).not.toMatch(/Mia/)
})

test('names of eaters in a wish for a change are sent to the model as numbers', async () => {
  const site = await openSite({ byModel: true })
  const ada = await addAllergicFamily(site)
  const change = { kind: 'change' as const, wish: 'milder for Mia', previous: exampleRecipe }
  await listen(ada.caller, { ...dinnerOrder, change })
  expect(JSON.stringify(sites.model.requests.at(-1)?.body.messages)).toContain(
    '<wish>milder for Person 2</wish>',
  )
})

test('an eater’s name in a line of a recipe that is sent back reaches the model as a number', async () => {
  const site = await openSite({ byModel: true })
  const ada = await addAllergicFamily(site)
  const risky = { ...exampleRecipe, ingredients: ["100 g Mia's tomatoes", ...exampleRecipe.ingredients] }
  sites.model.always(writes(() => plain(risky)))
  await listen(ada.caller)
  expect(JSON.stringify(sites.model.requests[1]?.body.messages)).not.toContain('Mia')
})

test.each(supportedLocales)(
  'a model gets the findings in English with numbers for names, in %s',
  async (locale) => {
    const site = await openSite({ byModel: true })
    const ada = await addAllergicFamily(site)
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
    sites.model.always(writes(() => plain(risky)))
    const events = await renderInLocale(locale, () => listen(ada.caller))
    const sent = sites.model.requests.map(({ body }) => JSON.stringify(body.messages))
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
