import postgres from 'postgres'
import * as m from '#messages'
import {
  cookingTimes,
  cuisines,
  dietTypes,
  isMeatQuestionAsked,
  mealTypes,
  meatPreferences,
  type QuestionnaireAnswers,
  skillLevels,
} from '#shared/kitchen/questionnaire.ts'
import { factsOfBuiltInRecipe, type RecipeFacts } from '../features/recipeReport/facts.ts'

/** Maximum dishes that the built-in cook makes; every further recipe is one of these with another manner. */
const maxDishes = 2_500
const recipesOfEach = 25

/** Names of ways to cook a dish that do not change its ingredients. */
const manners = (
  'weeknight|Sunday|market-day|harvest|village|seaside|mountain|garden|rainy-day|midsummer|winter|spring|autumn|' +
  'picnic|lazy-day|birthday|grandmother’s|farmhouse|fireside|corner-shop|bakery|orchard|riverside|moonlight|' +
  'holiday|student|neighbour’s|lighthouse|workshop|festival|island|meadow|station|harbour|attic|campfire|courtyard'
).split('|')
const remarks = [
  'Worth making twice the amount.',
  'A dish for people who come home late.',
  'Better still with friends around the table.',
  'It asks for little and gives a lot.',
  'The kitchen smells wonderful meanwhile.',
  'Children like to help with this one.',
  'Nothing here takes skill, only a little patience.',
  'It was written on the back of a postcard.',
  'Serve it straight from the pan.',
  'Put the radio on and take your time.',
  'Good on a tray in front of a film.',
  'It came out of an old notebook.',
  'A plate to look forward to all day.',
  'Everybody asks for the recipe.',
  'It is what we cook when nobody can decide.',
  'Wide bowls show it best.',
  'One to know by heart.',
  'Once tasted, made every month.',
  'The leftovers hardly ever see the next day.',
]

/**
 * Adds `count` recipes, varied in name, words, times, stars and age, the same ones for the same seed; their facts come
 * from the kitchen. Resolves to the number of new ones: recipes of this seed that exist stay unchanged. Adds all or
 * none; locks the table meanwhile, because its indexes are rebuilt.
 */
export async function addGeneratedTestRecipes(
  url: string,
  { count, seed }: { count: number; seed: number },
): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice() {} })
  try {
    const dishes = await cookDishes(Math.min(Math.ceil(count / recipesOfEach), maxDishes), seed)
    const made = await sql.begin(async (transaction) => {
      await transaction`lock table recipes`
      // Keeps the sort of the dishes in memory.
      await transaction`
        select set_config('maintenance_work_mem', '256MB', true), set_config('work_mem', '64MB', true)`
      await transaction`
        create temp table dishes on commit drop as
        select row_number() over () - 1 as place, dish.*
        from jsonb_populate_recordset(null::recipes, ${transaction.json(dishes as never)}) dish`
      await transaction`alter table recipes disable trigger recipes_note_terms`
      const indexes = await transaction<{ name: string; definition: string }[]>`
        select indexname as name, indexdef as definition from pg_indexes
        where tablename = 'recipes' and indexname <> 'recipes_pkey'`
      for (const { name } of indexes) await transaction`drop index ${transaction(name)}`
      const { count: inserted } = await insertManners(transaction, { count, seed, dishes: dishes.length })
      for (const { definition } of indexes) await transaction.unsafe(definition)
      await transaction`alter table recipes enable trigger recipes_note_terms`
      await transaction`select recount_recipe_terms()`
      return inserted
    })
    await sql`vacuum (analyze) recipes`
    await sql`analyze recipe_terms`
    return made
  } finally {
    await sql.end()
  }
}

/** Rows for `recipes`, without the columns that differ from manner to manner. */
async function cookDishes(count: number, seed: number): Promise<object[]> {
  const { cookRecipe } = await import('#shared/kitchen/cook/cookRecipe.ts')
  const rows: object[] = []
  for (let place = 0; place < count; place += 1) {
    const answers = answersFor(seed + place)
    const { servings, ingredients, instructions, ...dish } = cookRecipe(
      { answers, change: null, eaters: [], servings: null },
      seed + place,
    )
    const facts: RecipeFacts = await factsOfBuiltInRecipe({ ...dish, servings, ingredients, instructions })
    rows.push({
      name: dish.name,
      description: dish.description,
      meal_type: answers.mealType,
      diet_type: answers.dietType,
      cuisine: answers.cuisine,
      servings,
      prep_time_minutes: dish.prepTimeMinutes,
      cook_time_minutes: dish.cookTimeMinutes,
      total_time_minutes: dish.totalTimeMinutes,
      ingredients,
      instructions,
      contains: facts.contains,
      may_contain: facts.mayContain,
      breaks_diets: facts.breaksDiets,
      has_unknown_lines: facts.hasUnknownLines,
      foods: facts.foods,
      cover: facts.cover,
      facts_version: facts.factsVersion,
    })
  }
  return rows
}

function answersFor(place: number): QuestionnaireAnswers {
  const pick = <T>(words: readonly T[], step: number) => words[(place * step) % words.length]!
  const dietType = pick(dietTypes, 1)
  return {
    dietType,
    meatPreference: isMeatQuestionAsked(dietType) ? pick(meatPreferences, 7) : null,
    mealType: pick(mealTypes, 5),
    cookingTime: pick(cookingTimes, 11),
    skillLevel: pick(skillLevels, 13),
    cuisine: pick(cuisines, 17),
    description: m.generation_default_description(),
  }
}

/** `mixed` is a pseudo-random number that is the same everywhere: it chooses dish, manner, stars and minutes. */
function insertManners(
  sql: postgres.TransactionSql,
  { count, seed, dishes }: { count: number; seed: number; dishes: number },
) {
  return sql`
    insert into recipes (id, created_at, updated_at, name, description, meal_type, diet_type, cuisine, servings,
      prep_time_minutes, cook_time_minutes, total_time_minutes, ingredients, instructions, rating_count, rating_sum,
      contains, may_contain, breaks_diets, has_unknown_lines, foods, cover, facts_version)
    select 'fill-' || ${seed}::text || '-' || i, at, at,
      name || ', ' || (${manners}::text[])[1 + mixed % ${manners.length}::int] || ' style',
      description || ' ' || (${remarks}::text[])[1 + mixed / 64 % ${remarks.length}::int],
      meal_type, diet_type, cuisine, servings, prep_time_minutes + minutes, cook_time_minutes,
      total_time_minutes + minutes, ingredients, instructions, votes, least(votes * 5, votes + votes * (mixed / 32 % 41) / 10),
      contains, may_contain, breaks_diets, has_unknown_lines, foods, cover, facts_version
    from (
      select i, mixed, mixed % 7 * 5 as minutes, greatest(0, mixed / 8 % 240 - 90) as votes,
        timestamptz '2026-11-01 12:00Z' - (${count}::int - i) * interval '97 seconds' as at
      from (
        select i, ((i + ${seed}::int * 7919)::bigint * 48271 % 2147483647)::int as mixed from generate_series(1, ${count}::int) i
      ) mixing
    ) made
    join dishes on dishes.place = mixed / 128 % ${dishes}::int
    on conflict do nothing`
}
