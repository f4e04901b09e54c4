import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateRecipeTermCounts } from '#server/features/recipeSearch/termCounts.ts'
import { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

/** Inserts recipes with these ingredients, as saving them would. */
async function keep(createdBy: string | null, ingredients: string[][], prefix = createdBy ?? 'house') {
  await site.deps.db.execute(sql`
    insert into recipes (id, created_by, name, description, meal_type, diet_type, cuisine, servings, prep_time_minutes,
      cook_time_minutes, total_time_minutes, ingredients, instructions)
    select ${prefix} || '-' || place, ${createdBy}, 'Bowl ' || place, '', 'Lunch', 'Vegan', 'Greek', 1, 1, 1, 2,
      array(select jsonb_array_elements_text(lines)), array['Cook.']
    from jsonb_array_elements(${JSON.stringify(ingredients)}::jsonb) with ordinality recipe (lines, place)`)
}

const found = async (query: string) => {
  const { items } = await site.callerAt().recipes.list(RecipeListInput.parse({ query }))
  return items.map(({ name }) => name)
}

/** Counts the terms, the letters of the longest, and the trigrams that the index has of them. */
async function measureTerms() {
  const [row] = (await site.deps.db.execute(sql`
    select count(*)::int as terms, max(length(word))::int as longest, sum(cardinality(show_trgm(word)))::int as triples
    from recipe_terms`)) as unknown as { terms: number; longest: number; triples: number }[]
  return row!
}

/** Characters of which hardly any three follow each other twice. */
const signs = (length: number, seed: number) =>
  Array.from({ length }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((seed * 7919 + at * 104_729) % 20_900)),
  ).join('')

/** A number written in letters: the same word for the same number. */
const lettersOf = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

test('a word of more than 40 letters is not indexed, and a search for it still finds its recipe', async () => {
  const ada = await site.addMember('Ada')
  await keep(ada.userId, [[`${signs(119, 1)} ${signs(41, 2)} ${signs(40, 3)}`]])
  await updateRecipeTermCounts(site)
  expect((await measureTerms()).longest).toBe(40)
  expect(await found(signs(119, 1))).toEqual(['Bowl 1'])
  expect(await found(signs(41, 2))).toEqual(['Bowl 1'])
  expect(await found(signs(40, 3).slice(3, 30))).toEqual(['Bowl 1'])
})

test('a recipe adds at most 3,000 trigrams to the index, and a search finds the words beyond them', async () => {
  const ada = await site.addMember('Ada')
  const words = Array.from({ length: 300 }, (_, at) => signs(40, at))
  await keep(ada.userId, [words])
  const { terms, triples } = await measureTerms()
  expect(terms).toBeGreaterThan(70)
  expect(triples).toBeLessThanOrEqual(3_000)
  expect(await found(words.at(-1)!)).toEqual(['Bowl 1'])
})

test('an account adds at most 5,000 terms of its own, and a search finds the words beyond them', async () => {
  const [ada, bob] = [await site.addMember('Ada'), await site.addMember('Bob')]
  const wordsOf = (recipe: number) =>
    Array.from({ length: 295 }, (_, at) => `lem${lettersOf(10_000 + recipe * 300 + at)}`)
  for (let part = 0; part < 4; part += 1)
    await keep(
      ada.userId,
      Array.from({ length: 10 }, (_, at) => wordsOf(part * 10 + at)),
      `ada-${part}`,
    )
  expect((await measureTerms()).terms).toBe(5_000)
  await keep(bob.userId, [['1 lemon', wordsOf(39).at(-1)!]])
  await keep(null, [['1 lemongrass']])
  expect((await found(wordsOf(38).at(-1)!))[0]).toBe('Bowl 9')
  expect(await found('emongra')).toEqual(['Bowl 1'])
  expect(await found('lemno')).toContain('Bowl 1')
  await updateRecipeTermCounts(site)
  expect((await measureTerms()).terms).toBeLessThanOrEqual(5_010)
  // A word that two accounts use counts towards the limit of neither.
  await site.deps.db.execute(sql`select recount_recipe_terms()`)
  const kept = (await site.deps.db.execute(sql`
    select word, added_by is null as shared from recipe_terms where word in ('lemon', ${wordsOf(39).at(-1)!})
    order by word`)) as unknown as object[]
  expect(kept).toEqual([
    { word: wordsOf(39).at(-1), shared: true },
    { word: 'lemon', shared: false },
  ])
})

test('terms that were removed from an account’s recipes make room for new ones', async () => {
  const ada = await site.addMember('Ada')
  const recipes = Array.from({ length: 20 }, (_, recipe) =>
    Array.from({ length: 295 }, (_, at) => `w${lettersOf(10_000 + recipe * 300 + at)}`),
  )
  await keep(ada.userId, recipes)
  await site.deps.db.execute(sql`delete from recipes where id <> ${`${ada.userId}-1`}`)
  await updateRecipeTermCounts(site)
  await keep(ada.userId, [['1 zorgleflax']], 'later')
  expect(await found('orglefl')).toEqual(['Bowl 1'])
})
