import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import type { VerdictKind } from '#shared/kitchen/findings/verdicts.ts'
import { listen } from '../../support/recipes/heard.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { verdictsOf } from '../../support/recipes/verdictsOf.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let recipeId: string
beforeAll(async () => {
  site = await openTestSite()
  recipeId = await addRecipe(await site.addMember('Eve'), {
    name: 'Layered breakfast',
    ingredients: [
      '200 g strawberries',
      '1 banana',
      '1 tomato',
      '1 apple',
      '2 carrots',
      '1 clove garlic',
      '100 g peanut butter',
      '200 g pasta',
      '100 ml milk',
    ],
    instructions: ['Mix all of it.'],
  })
})
afterAll(() => site.close())

async function addAllergic(...otherAllergies: string[]): Promise<TestMember> {
  const ada = await site.addMember('Ada')
  await ada.caller.preferences.save({ ...(await ada.caller.preferences.get()), otherAllergies })
  return ada
}

const guest = {
  name: 'Mia',
  allergens: [],
  otherAllergies: ['blorbfruit'],
  diets: [],
  likes: [],
  dislikes: [],
  isVulnerable: false,
}

const foundIn = ({ findings }: RecipeReport) =>
  findings.flatMap((finding) => (finding.kind === 'contains' ? [finding.line] : []))

describe('words for an allergy', () => {
  test.each([
    ['स्ट्रॉबेरी', 0],
    ['فراولة', 0],
    ['strawberry allergy', 0],
    ['stawberries', 0],
    ['plátano', 1],
    ['केला', 1],
    ['طماطم', 2],
    ['تفاح', 3],
    ['गाजर', 4],
    ['ثوم', 5],
    ['Erdnüsse', 6],
    ['goobers', 6],
    ['nut allergy', 6],
    ['celiac disease', 7],
    ['coeliac', 7],
    ['lactose intolerance', 8],
  ])(
    'the typed allergy “%s” is found in line %i of the recipe, and is not reported as unknown',
    async (words, line) => {
      const ada = await addAllergic(words)
      const report = await ada.caller.recipes.report({ recipeId })
      expect(foundIn(report)).toContain(line)
      expect(report.unknownAllergies).toEqual([])
      expect(verdictsOf(report)).toEqual([
        {
          eater: 'Ada',
          concern: { kind: 'allergy', food: words },
          verdict: expect.stringMatching(/^(?:may contain|contains)$/),
        },
      ])
    },
  )

  test('words for an allergy that are unknown are reported with their eater, guests included, and never count as checked', async () => {
    const ada = await addAllergic('blorbfruit', 'kiwi')
    await ada.home.addGuest(guest)
    const unknown = [
      { eater: 'Ada', words: ['blorbfruit'] },
      { eater: 'Mia', words: ['blorbfruit'] },
    ]
    const report = await ada.caller.recipes.report({ recipeId })
    expect(report.unknownAllergies).toEqual(unknown)
    const verdictOf = (eater: string, food: string, verdict: VerdictKind) => ({
      eater,
      concern: { kind: 'allergy', food },
      verdict,
    })
    expect(verdictsOf(report)).toEqual([
      verdictOf('Ada', 'blorbfruit', 'unknown allergy'),
      verdictOf('Ada', 'kiwi', 'nothing found'),
      verdictOf('Mia', 'blorbfruit', 'unknown allergy'),
    ])
    expect(await ada.caller.households.unknownAllergies()).toEqual(unknown)
    const { id: householdId } = await ada.caller.households.current()
    const asked = await ada.caller.grocery.recipeWarnings({ householdId, recipeId })
    expect(asked.unknownAllergies).toEqual(unknown)
  })

  test('words for an allergy of which only some are known find those, and are reported as unknown too', async () => {
    const ada = await addAllergic('peanuts and blorbfruit')
    const report = await ada.caller.recipes.report({ recipeId })
    expect(foundIn(report)).toContain(6)
    expect(report.unknownAllergies).toEqual([{ eater: 'Ada', words: ['peanuts and blorbfruit'] }])
  })

  test('words for an allergy are read the same way while they are typed into the preferences', async () => {
    const ada = await addAllergic()
    const read = (text: string) => ada.caller.preferences.readAllergy({ text })
    expect(await read('स्ट्रॉबेरी')).toMatchObject({ certainty: 'known', foods: ['strawberry'] })
    expect(await read('stawberries')).toMatchObject({ certainty: 'misspelt', foods: ['strawberry'] })
    expect(await read('blorbfruit')).toMatchObject({ certainty: 'unknown', allergens: [], foods: [] })
  })
})

describe('a list for the household', () => {
  const listFor = (member: TestMember) =>
    member.caller.recipes.list(RecipeListInput.parse({ query: 'layered breakfast', myDiet: 'household' }))

  test.each(['स्ट्रॉबेरी', 'strawberry', 'tomatoes', 'Erdnüsse', 'celiac disease'])(
    'a list for the household leaves out recipes with what “%s” means',
    async (words) => {
      const { total, unknownAllergies } = await listFor(await addAllergic(words))
      expect({ total, unknownAllergies }).toEqual({ total: 0, unknownAllergies: [] })
    },
  )

  test('a list for the household keeps its recipes for unknown words, and reports once that none was checked for them', async () => {
    const { items, unknownAllergies } = await listFor(await addAllergic('blorbfruit'))
    expect(items.map(({ id }) => id)).toEqual([recipeId])
    expect(unknownAllergies).toEqual([{ eater: 'Ada', words: ['blorbfruit'] }])
  })

  test('a list for the household marks recipe cards with the allergen that the words mean', async () => {
    const ada = await addAllergic('Erdnussallergie')
    const { items } = await ada.caller.recipes.list(RecipeListInput.parse({ query: 'layered breakfast' }))
    expect(items.map(({ warnsOf }) => warnsOf)).toEqual([['peanuts']])
  })
})

describe('the built-in cook', () => {
  const written = async (words: string, description: string) => {
    const ada = await addAllergic(words)
    const order = { ...dinnerOrder, answers: { ...dinnerOrder.answers, description }, seed: 7 }
    const last = (await listen(ada.caller, order)).at(-1)
    if (last?.type !== 'finished') throw new Error('No recipe came.')
    return last
  }

  test.each([
    ['स्ट्रॉबेरी', 'A dessert with strawberries, please.', /strawberr/i],
    ['celiac disease', 'Pasta, please.', /orecchiette|spaghetti|penne|pasta\b/i],
  ])('the built-in cook uses no ingredient that “%s” means', async (words, description, forbidden) => {
    const { recipe, report } = await written(words, description)
    expect(foundIn(report)).toEqual([])
    expect(
      recipe.ingredients.filter((line) => forbidden.test(line) && !/gluten-free|rice|corn/i.test(line)),
    ).toEqual([])
  })

  test('the built-in cook reports unknown words together with the recipe', async () => {
    const { report } = await written('blorbfruit', '')
    expect(report.unknownAllergies).toEqual([{ eater: 'Ada', words: ['blorbfruit'] }])
  })
})
