import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { recipeFactsVersion } from '#server/features/recipeReport/facts.ts'

const kinds = [
  'soup',
  'stew',
  'salad',
  'curry',
  'pie',
  'pasta',
  'roast',
  'omelette',
  'risotto',
  'tart',
  'bowl',
]
const hows = ['quick', 'slow', 'smoky', 'spiced', 'golden', 'creamy', 'crisp', 'rustic', 'bright', 'hearty']
const foods = [
  'chicken',
  'lentil',
  'tomato',
  'spinach',
  'salmon',
  'mushroom',
  'aubergine',
  'chickpea',
  'potato',
]
const rare = ['tamarind', 'samphire', 'quince', 'kohlrabi', 'sorrel', 'medlar', 'salsify']

/**
 * Keeps `count` recipes that differ in words, meal, cuisine, time, stars and facts, always the same ones, and tells
 * Postgres of them. One in 500 has a rare food in its name.
 */
export async function keepManyRecipes(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    insert into recipes (id, created_at, name, description, meal_type, diet_type, cuisine, servings,
      prep_time_minutes, cook_time_minutes, total_time_minutes, ingredients, instructions, rating_count, rating_sum,
      contains, breaks_diets, facts_version)
    select 'many-' || i, timestamptz '2026-01-01' + i * interval '1 minute',
      initcap(${word(hows, 7)} || ' ' || case when i % 500 = 0 then ${word(rare, 11)} else ${word(foods, 3)} end || ' ' || ${word(kinds, 1)}),
      'A ' || ${word(hows, 13)} || ' dish of ' || ${word(foods, 5)} || ' for every day, number ' || i || '.',
      (enum_range(null::meal_type))[1 + i % 5], 'No restrictions', (enum_range(null::cuisine))[1 + (i * 7) % 43],
      4, 10, 20, 10 + (i * 13) % 90,
      array['200 g ' || ${word(foods, 3)}, '1 onion', '2 tbsp olive oil', '1 tsp salt', '300 g ' || ${word(foods, 17)}],
      array['Cook it.'], i % 4, (i % 4) * (1 + i % 5),
      case i % 3 when 0 then array['milk']::allergen[] when 1 then array['gluten', 'eggs']::allergen[] else '{}' end,
      case i % 4 when 0 then array['vegan']::diet[] when 1 then array['vegan', 'vegetarian']::diet[] else '{}' end,
      ${recipeFactsVersion}
    from generate_series(1, ${count}::int) i`)
  await db.execute(sql`analyze recipes`)
  await db.execute(sql`vacuum (analyze) recipe_terms`)
}

function word(words: readonly string[], step: number): SQL {
  return sql`(${`{${words.join(',')}}`}::text[])[1 + (i * ${sql.raw(String(step))}) % ${sql.raw(String(words.length))}]`
}
