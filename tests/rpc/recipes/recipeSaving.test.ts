import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecipeEngine } from '#server/features/generation/port.ts'
import { generationsTable } from '#server/features/generation/table.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import type { SaveRecipeInput, SubmitTypedRecipeInput } from '#shared/contract/recipes/recipeKeeping.ts'
import { addHousehold } from '../../support/households/households.ts'
import { addRecipe, typedRecipe, written } from '../../support/recipes/ownRecipes.ts'
import { exampleRecipe } from '../../support/servers/modelServerAnswers.ts'
import { openTestSite, type TestBrowser, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const refused = { code: 'NOT_FOUND', message: 'Something went wrong, please try again.' }
const save = ({ caller }: TestBrowser, input: SaveRecipeInput) => caller.recipes.save(input)
const countOf = (id: string) => site.deps.db.$count(recipesTable, eq(recipesTable.id, id))

describe('a generated recipe', () => {
  test('a generated recipe is saved with its creator, its facts and its provenance', async () => {
    const ada = await site.addMember()
    const input = await written(ada)
    const { recipeId } = await save(ada, input)
    expect(await ada.caller.recipes.get({ recipeId })).toMatchObject({
      ...input.recipe,
      id: input.generationId,
      mealType: 'Dinner',
      cuisine: 'Italian',
      kind: 'recipe',
      contentHtml: '',
      isMine: true,
      origin: { engine: 'built-in', model: null, seed: expect.any(Number), mendings: 0, findingsLeft: 0 },
    })
    const [row] = await site.deps.db.select().from(recipesTable).where(eq(recipesTable.id, recipeId))
    expect(row).toMatchObject({ createdBy: ada.userId, factsVersion: expect.any(String), version: 1 })
    for (const other of [await site.addMember(), site.openBrowser()])
      expect(await other.caller.recipes.get({ recipeId })).toMatchObject({ isMine: false })
  })

  test('a generated recipe is saved once, even when it is sent several times at once', async () => {
    const ada = await site.addMember()
    const input = await written(ada)
    const answers = await Promise.all([save(ada, input), save(ada, input), save(ada, input)])
    expect(new Set(answers.map(({ recipeId }) => recipeId)).size).toBe(1)
    expect(await countOf(input.generationId)).toBe(1)
    expect(await ada.caller.recipes.listRevisions({ recipeId: input.generationId })).toHaveLength(1)
  })

  test('a generated recipe cannot be saved by a visitor', async () => {
    const visitor = site.openBrowser()
    const input = await written(visitor)
    await expect(save(visitor, input)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'User is not authenticated',
    })
    expect(await countOf(input.generationId)).toBe(0)
  })

  test('a generated recipe of a visitor belongs to the account that saves it first', async () => {
    const input = await written(site.openBrowser())
    const [ada, eve] = [await site.addMember('Ada'), await site.addMember('Eve')]
    await save(ada, input)
    await expect(save(eve, input)).rejects.toMatchObject(refused)
    const [generation] = await site.deps.db
      .select({ userId: generationsTable.userId })
      .from(generationsTable)
      .where(eq(generationsTable.id, input.generationId))
    expect(generation).toEqual({ userId: ada.userId })
  })

  test('a generated recipe of a member cannot be saved by strangers, only by members of the household', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const eve = await site.addMember('Eve')
    const input = await written(ada)
    await expect(save(eve, input)).rejects.toMatchObject(refused)
    expect(await countOf(input.generationId)).toBe(0)
    await save(bob, input)
    expect(await bob.caller.recipes.get({ recipeId: input.generationId })).toMatchObject({ isMine: true })
  })

  test('a generated recipe of a member can still be saved by them, once, after another member saved it', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const input = await written(ada)
    await save(bob, input)
    const saved = await Promise.all([save(ada, input), save(ada, input)])
    const { recipeId } = saved[0]!
    expect(saved).toEqual([{ recipeId }, { recipeId }])
    expect(recipeId).not.toBe(input.generationId)
    expect(await ada.caller.recipes.get({ recipeId })).toMatchObject({ ...input.recipe, isMine: true })
    expect(await save(bob, input)).toEqual({ recipeId: input.generationId })
    await bob.caller.recipes.remove({ recipeId: input.generationId })
    expect(await save(ada, input)).toEqual({ recipeId })
  })

  test.each<[string, (input: SaveRecipeInput) => object]>([
    ['name', ({ recipe }) => ({ recipe: { ...recipe, name: 'Another name' } })],
    ['line', ({ recipe }) => ({ recipe: { ...recipe, ingredients: [...recipe.ingredients, '1 nut'] } })],
    ['number of servings', ({ recipe }) => ({ recipe: { ...recipe, servings: recipe.servings + 1 } })],
    ['cuisine', () => ({ cuisine: 'Thai' })],
    ['id', () => ({ generationId: crypto.randomUUID() })],
  ])('a generated recipe is not saved with another %s than it was generated with', async (_what, change) => {
    const ada = await site.addMember()
    const input = await written(ada)
    await expect(save(ada, { ...input, ...change(input) })).rejects.toMatchObject(refused)
    expect(await countOf(input.generationId)).toBe(0)
  })
})

test('a model’s recipe is saved with the model’s name and the check, without characters that pages cannot show', async () => {
  const wrote = {
    ...exampleRecipe,
    name: 'Soup\0',
    ingredients: [...exampleRecipe.ingredients, '1 pinch\nsalt\ud83d'],
  }
  const engine: RecipeEngine = {
    name: 'openai',
    readsPrompt: true,
    model: 'test-1',
    // biome-ignore lint/correctness/useYield: a model may deliver everything at once.
    async *write() {
      return { recipe: { ...wrote, totalTimeMinutes: 95 }, tries: 1, inputTokens: null, outputTokens: null }
    },
  }
  const other = await openTestSite({ engine })
  try {
    const ada = await other.addMember()
    const { recipeId } = await save(ada, await written(ada))
    expect(await ada.caller.recipes.get({ recipeId })).toMatchObject({
      name: 'Soup',
      ingredients: [...exampleRecipe.ingredients, '1 pinch salt\ufffd'],
      origin: { engine: 'openai', model: 'test-1', mendings: 2, findingsLeft: 1 },
    })
  } finally {
    await other.close()
  }
})

describe('a typed recipe', () => {
  test('a typed recipe belongs to its author, and has no origin', async () => {
    const ada = await site.addMember()
    const recipeId = await addRecipe(ada, { ingredients: ['200 g peanuts\nroasted', '1 l water'] })
    expect(await ada.caller.recipes.get({ recipeId })).toMatchObject({
      name: 'Pea soup',
      ingredients: ['200 g peanuts roasted', '1 l water'],
      isMine: true,
      origin: null,
    })
    const [row] = await site.deps.db.select().from(recipesTable).where(eq(recipesTable.id, recipeId))
    expect(row).toMatchObject({ contains: ['peanuts'] })
  })

  test('a typed recipe is saved once for each draft, and a draft id never reaches another account’s recipe', async () => {
    const [ada, eve] = [await site.addMember('Ada'), await site.addMember('Eve')]
    const draft = typedRecipe()
    const ids = await Promise.all([1, 2, 3].map(() => ada.caller.recipes.submit(draft)))
    expect(ids).toEqual([1, 2, 3].map(() => ({ recipeId: draft.draftId })))
    const hers = await eve.caller.recipes.submit({ ...draft, name: 'Eve’s' })
    expect(hers.recipeId).not.toBe(draft.draftId)
    expect(await eve.caller.recipes.submit({ ...draft, name: 'Eve’s' })).toEqual(hers)
    expect(await ada.caller.recipes.get({ recipeId: draft.draftId })).toMatchObject({ name: 'Pea soup' })
  })

  const missing = 'Please write down at least one ingredient.'
  test.each<[string, Partial<SubmitTypedRecipeInput>, Record<string, string>]>([
    ['without a title', { name: '  ' }, { name: 'Please give it a title.' }],
    ['without ingredients', { ingredients: [] }, { ingredients: missing }],
    [
      'with an empty line',
      { instructions: [' '] },
      { 'instructions.0': 'A line must have something in it.' },
    ],
    [
      'for no servings',
      { servings: 0 },
      { servings: 'Please give a whole number of servings from 1 to 100.' },
    ],
    [
      'with 61 lines',
      { ingredients: Array.from({ length: 61 }, () => '1 pea') },
      { ingredients: 'There is room for 60 lines here.' },
    ],
    [
      'with NUL in it',
      { description: 'a\0b' },
      { description: 'This holds characters we cannot keep. Please enter it again.' },
    ],
  ])(
    'saving a generated recipe with %s is refused with a message at its field',
    async (_what, differing, fields) => {
      const ada = await site.addMember()
      const issues = Object.entries(fields).map(([path, message]) =>
        expect.objectContaining({
          path: path.split('.').map((part) => (part === '0' ? 0 : part)),
          message,
        }),
      )
      await expect(ada.caller.recipes.submit(typedRecipe(differing))).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        cause: { issues },
      })
      expect(await site.deps.db.$count(recipesTable, eq(recipesTable.createdBy, ada.userId))).toBe(0)
    },
  )
})

describe('reading a line', () => {
  const read = (text: string) => site.callerAt().recipes.readLine({ text })

  test('reading a line returns amount, unit, food and allergens', async () => {
    expect(await read('200 g wheat flour, sifted')).toMatchObject({
      amount: '200 g',
      food: expect.stringMatching(/flour/),
      isUnknown: false,
      allergens: [{ id: 'gluten', isCertain: true }],
    })
    expect(await read('2-3 garlic cloves')).toMatchObject({ amount: '2–3 cloves', food: 'garlic' })
    expect(await read('2 lb 8 oz ground beef')).toMatchObject({ amount: '2½ lb' })
    expect(await read('½ cup plus 2 tablespoons olive oil')).toMatchObject({
      amount: '½ cup plus 2 tablespoons',
      food: 'olive oil',
    })
    expect(await read('For the sauce:')).toMatchObject({ isHeading: true, food: null })
    expect(await read('3 xyzzyberries')).toMatchObject({ food: null, isUnknown: true })
  })

  test.each(['', ' ', '½', '))((', '🧄', "'; drop table recipes; --"])(
    'reading a line of %j causes no error',
    async (text) => {
      expect(await read(text)).toHaveProperty('food')
    },
  )
})
