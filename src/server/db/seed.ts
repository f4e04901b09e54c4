import { sql } from 'drizzle-orm'
import * as m from '#messages'
import type { QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import { chefRecipes, chefs } from '../features/chefs/table.ts'
import { factsOf } from '../features/recipes/facts.ts'
import { recipes } from '../features/recipes/table.ts'
import type { Database } from './client.ts'

type DemoOrder = Omit<QuestionnaireAnswers, 'description'>

/** What our own cook makes for a first evening; the place in the list is the seed. */
const demoOrders: DemoOrder[] = [
  order('Italian', 'Vegetarian', null, 'Dinner', '45 minutes', 'Beginner'),
  order('Indian', 'Vegan', null, 'Lunch', '45 minutes', 'Intermediate'),
  order('Mexican', 'No restrictions', 'Chicken', 'Dinner', '30 minutes', 'Beginner'),
  order('Japanese', 'Pescatarian', null, 'Dinner', '30 minutes', 'Intermediate'),
  order('Greek', 'Keto', 'Lamb', 'Dinner', '1 hour or more', 'Intermediate'),
  order('French', 'Vegetarian', null, 'Breakfast', '30 minutes', 'Intermediate'),
  order('Thai', 'Vegan', null, 'Dinner', '30 minutes', 'Beginner'),
  order('Indian', 'No restrictions', 'Chicken', 'Dinner', '1 hour or more', 'Advanced'),
  order('Italian', 'No restrictions', 'Pork', 'Dinner', '1 hour or more', 'Advanced'),
  order('Lebanese', 'Vegan', null, 'Snack', '15 minutes or less', 'Beginner'),
  order('Mexican', 'Vegetarian', null, 'Breakfast', '15 minutes or less', 'Beginner'),
  order('Korean', 'No restrictions', 'Beef', 'Dinner', '45 minutes', 'Intermediate'),
]

function order(
  cuisine: DemoOrder['cuisine'],
  dietType: DemoOrder['dietType'],
  meatPreference: DemoOrder['meatPreference'],
  mealType: DemoOrder['mealType'],
  cookingTime: DemoOrder['cookingTime'],
  skillLevel: DemoOrder['skillLevel'],
): DemoOrder {
  return { cuisine, dietType, meatPreference, mealType, cookingTime, skillLevel }
}

/** Fills a database without recipes with a few of our own cook's. Any number of processes may do so at once. */
export async function seedDemoData(db: Database): Promise<void> {
  const [known] = await db.select({ id: recipes.id }).from(recipes).limit(1)
  if (known) return
  const { cookRecipe } = await import('#shared/kitchen/cook/cookRecipe.ts')
  const first = new Date('2026-11-01T18:00:00Z').getTime()
  const rowOf = async ({ cuisine, dietType, mealType, ...rest }: DemoOrder, seed: number) => {
    const answers = { cuisine, dietType, mealType, ...rest, description: m.generation_default_description() }
    const written = cookRecipe({ answers, change: null, eaters: [], servings: null }, seed)
    const createdAt = sql`${new Date(first + seed * 3_600_000).toISOString()}::timestamptz`
    const facts = await factsOf(written)
    return { ...written, ...facts, id: `demo-${seed + 1}`, cuisine, dietType, mealType, createdAt }
  }
  const rows = await Promise.all(demoOrders.map(rowOf))
  await db.insert(recipes).values(rows).onConflictDoNothing()
  await seedChefs(db)
}

async function seedChefs(db: Database): Promise<void> {
  const { demoChefs } = await import('../features/chefs/demoChefs.ts')
  const dishes = demoChefs.flatMap(({ id, recipes }) =>
    recipes.map((recipe, place) => ({ ...recipe, chefId: id, place })),
  )
  await db
    .insert(chefs)
    .values([...demoChefs])
    .onConflictDoNothing()
  await db.insert(chefRecipes).values(dishes).onConflictDoNothing()
}
