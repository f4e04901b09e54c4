import {
  isRecipeMeal,
  planGroceryChanges,
  type RecipeNeeds,
} from '#server/features/mealPlanner/groceries/planGroceries.ts'
import type { RecipeShareOfItem } from '#shared/grocery/items.ts'
import { readGroceryLists } from '#shared/grocery/lists.ts'
import { applyGroceryOperations, createGroceryOperations } from '#shared/grocery/operations.ts'
import type { RequiredAmount } from '#shared/kitchen/groceryLines.ts'
import { asGrams } from '#shared/kitchen/units/quantities.ts'
import { addDays } from '#shared/mealPlan/calendarDates.ts'
import { readMealPlan } from '#shared/mealPlan/meals.ts'
import {
  applyMealPlanOperations,
  createMealPlanOperations,
  type NewMeal,
} from '#shared/mealPlan/operations.ts'
import { findShoppedDaysOfMeal } from '#shared/mealPlan/shopping.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import type { DocumentsByKey } from '#shared/replication/documents.ts'

type MakePlan = ReturnType<typeof createMealPlanOperations>
type MakeList = ReturnType<typeof createGroceryOperations>

/** Grams for each serving, by food, of recipes that share foods. */
export const gramsPerServing: Record<string, Record<string, number>> = {
  pie: { spinach: 100, flour: 50 },
  soup: { spinach: 50, leek: 80 },
  rice: { rice: 75 },
}

const grams = (amount: number): RequiredAmount => ({
  text: `${amount} g`,
  amount,
  unit: 'gram',
  pieces: null,
  grams: asGrams(amount),
  millilitres: null,
})

const share = (name: string, amount: number): RecipeShareOfItem => ({
  name,
  category: null,
  parts: [grams(amount)],
  packs: [{ measure: 'grams', holds: 250, label: '250 g', vessel: 'pack' }],
})

export function needsOf(recipeId: string, servings: number): RecipeNeeds | null {
  const foods = gramsPerServing[recipeId]
  if (!foods) return null
  return {
    recipe: { recipeId, name: `A ${recipeId}`, servings, youHave: [] },
    needs: new Map(Object.entries(foods).map(([name, each]) => [name, share(name, each * servings)])),
  }
}

export const today = '2026-11-30'

/** The meal plan and the grocery lists of one household, without a server. */
export class ShoppedPlan {
  plan: DocumentsByKey = new Map()
  lists: DocumentsByKey = new Map()
  #nowMs = Date.parse(`${today}T08:00:00Z`)
  readonly #clock = new HybridClock('ada')
  readonly #now = () => {
    this.#nowMs += 1
    return this.#nowMs
  }
  readonly #makePlan = createMealPlanOperations(this.#clock, this.#now)
  readonly #makeList = createGroceryOperations(this.#clock, this.#now)

  changePlan(make: (make: MakePlan, docs: DocumentsByKey) => Parameters<typeof applyMealPlanOperations>[1]) {
    this.plan = applyMealPlanOperations(this.plan, make(this.#makePlan, this.plan))
  }

  changeList(make: (make: MakeList, docs: DocumentsByKey) => Parameters<typeof applyGroceryOperations>[1]) {
    this.lists = applyGroceryOperations(this.lists, make(this.#makeList, this.lists))
  }

  /** Plans a recipe so many days from today. */
  cook(recipeId: string, day: number, servings = 2): string {
    const meal: NewMeal = {
      date: addDays(today, day),
      slotId: 'dinner',
      dish: { kind: 'recipe', recipeId, name: `A ${recipeId}` },
      servings,
      eaterIds: null,
      comment: '',
    }
    let id = ''
    this.changePlan((make) => {
      const added = make.addMeal(meal)
      id = added.documentId
      return [added]
    })
    return id
  }

  shop(from: number, to: number, listId = 'default') {
    this.changePlan((make) => [make.shopFor(listId, { from: addDays(today, from), to: addDays(today, to) })])
  }

  tick(name: string, isTicked = true) {
    const item = this.items().find((each) => each.name === name && each.isTicked !== isTicked)!
    this.changeList((make, docs) => [make.tickItem(docs, item.listId, item.id, isTicked)])
  }

  /** What the server does after a change. */
  follow(): void {
    for (let rounds = 0; rounds < 5; rounds += 1) {
      const { groceries, plan } = this.followOnce()
      if (groceries.length + plan.length === 0) return
    }
    throw new Error('Following the plan does not end.')
  }

  /** One round of it. Returns what it wrote. */
  followOnce() {
    const made = planGroceryChanges({
      planDocs: this.plan,
      groceryDocs: this.lists,
      knowledge: {
        needsOf,
        atHandOf: ({ name, amount }) => {
          const found = /^([\d.]+) (k?)g$/.exec(amount)
          return { foodKey: name, parts: found ? [grams(Number(found[1]) * (found[2] ? 1_000 : 1))] : [] }
        },
        keyOfFood: (name) => name,
        shelfLifeOf: () => 4,
      },
      today,
      nowMs: this.#now(),
    })
    this.plan = applyMealPlanOperations(this.plan, made.plan)
    this.lists = applyGroceryOperations(this.lists, made.groceries)
    return made
  }

  read() {
    return readMealPlan(this.plan)
  }

  items() {
    return readGroceryLists(this.lists).flatMap(({ id, items }) =>
      items.map((item) => ({ ...item, listId: id })),
    )
  }

  /** Grams that planned meals ask for on all lists, by whether they were bought and by food. */
  asked(isTicked: boolean): Record<string, number> {
    const sums: Record<string, number> = {}
    for (const item of this.items().filter((each) => each.isTicked === isTicked))
      for (const { share: asked } of item.shares)
        sums[asked.name] =
          (sums[asked.name] ?? 0) + asked.parts.reduce((sum, part) => sum + (part.grams ?? 0), 0)
    return sums
  }

  /** Grams that the meals to be cooked on the shopped days need, by food. */
  needed(): Record<string, number> {
    const { meals, shopping } = this.read()
    const sums: Record<string, number> = {}
    for (const meal of meals) {
      if (!isRecipeMeal(meal) || meal.state !== 'planned' || !findShoppedDaysOfMeal(shopping, meal)) continue
      for (const [food, each] of Object.entries(gramsPerServing[meal.dish.recipeId] ?? {}))
        sums[food] = (sums[food] ?? 0) + each * (meal.servings ?? 1)
    }
    return sums
  }

  atHand(): string[] {
    return this.read().foodsAtHand.map(({ name, amount }) => `${amount} ${name}`)
  }

  /** The documents of lists without what planned meals ask: what persons wrote. */
  typed(): Record<string, unknown> {
    const isTyped = (name: string) => !/^(?:share|recipe):meal_/.test(name)
    return Object.fromEntries(
      [...this.lists].flatMap(([key, { fields, removed }]) => {
        const typed = Object.entries(fields).filter(([name]) => isTyped(name))
        return typed.length > 0 || Object.keys(removed).length > 0 ? [[key, { typed, removed }]] : []
      }),
    )
  }
}
