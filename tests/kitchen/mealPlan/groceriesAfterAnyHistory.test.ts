import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/mealPlan/calendarDates.ts'
import { gramsPerServing, ShoppedPlan, today } from '../../support/planner/shoppedPlan.ts'

const recipes = Object.keys(gramsPerServing)

const step = fc.record({
  does: fc.constantFrom(
    ...['cook', 'cook', 'move', 'move', 'servings', 'servings', 'recipe', 'state', 'state', 'remove', 'undo'],
    ...['shop', 'stop', 'type', 'tick', 'tick', 'food', 'useFood', 'follow', 'follow'],
  ),
  day: fc.integer({ min: -2, max: 9 }),
  pick: fc.nat(50),
})

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** `isPlain`: nothing is ticked, cooked or at hand. */
function take(home: ShoppedPlan, { does, day, pick }: Step, isPlain: boolean): void {
  const { meals, foodsAtHand } = home.read()
  const meal = meals[pick % Math.max(1, meals.length)]
  const listId = pick % 4 === 0 ? 'market' : 'default'
  const recipeId = recipes[pick % recipes.length]!
  if (does === 'follow') home.follow()
  if (does === 'cook') home.cook(recipeId, day, 1 + (pick % 6))
  if (does === 'shop') {
    home.changeList((make) => [make.nameList(listId, listId)])
    home.shop(day, day + (pick % 7), listId)
  }
  if (does === 'stop') home.changePlan((make) => [make.shopFor(listId, null)])
  if (does === 'type')
    home.changeList((make) => [
      make.addItem('ada', 'default', { name: pick % 2 ? 'spinach' : 'soap', quantity: '1', category: null }),
    ])
  if (does === 'food' && !isPlain)
    home.changePlan((make) => [
      make.addFood({ name: pick % 2 ? 'spinach' : 'rice', amount: `${pick * 10} g`, useBy: null }),
    ])
  const food = foodsAtHand[pick % Math.max(1, foodsAtHand.length)]
  if (does === 'useFood' && food) home.changePlan((make, docs) => [make.removeFood(docs, food.id)])
  const item = home.items()[pick % Math.max(1, home.items().length)]
  if (does === 'tick' && item && !isPlain)
    home.changeList((make, docs) => [make.tickItem(docs, item.listId, item.id, day % 3 !== 0)])
  if (!meal) return
  const dish = { kind: 'recipe' as const, recipeId, name: `A ${recipeId}` }
  const states = isPlain ? (['planned', 'skipped'] as const) : (['planned', 'skipped', 'cooked'] as const)
  const place = { date: addDays(today, day), slotId: 'dinner' }
  if (does === 'move') home.changePlan((make) => [make.moveMeal(meal.id, place)])
  if (does === 'servings') home.changePlan((make) => [make.changeMeal(meal.id, { servings: 1 + (pick % 6) })])
  if (does === 'recipe') home.changePlan((make) => [make.changeMeal(meal.id, { dish })])
  if (does === 'state')
    home.changePlan((make) => [make.changeMeal(meal.id, { state: states[pick % states.length]! })])
  if (does === 'remove') home.changePlan((make, docs) => make.removeMeals(docs, [meal.id]))
  if (does === 'undo') {
    const before = home.plan
    home.changePlan((make, docs) => {
      const moved = make.moveMeal(meal.id, place)
      return [moved, ...make.undo(docs, before, [moved])]
    })
  }
}

const history = fc.array(step, { minLength: 5, maxLength: 60 })

test('after any history of a plan of which nothing was bought, its lists ask exactly for what its meals need', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const home = new ShoppedPlan()
      for (const each of steps) take(home, each, true)
      home.follow()
      const asked = home.asked(false)
      const needed = home.needed()
      expect(Object.keys(asked).sort()).toEqual(Object.keys(needed).sort())
      for (const [food, amount] of Object.entries(needed))
        expect(Math.abs(asked[food]! - amount)).toBeLessThan(amount * 0.02)
    }),
    { numRuns: 500 },
  )
}, 120_000)

test('after any history of a plan, following it again writes nothing, and what persons wrote on lists is as it was', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const home = new ShoppedPlan()
      for (const each of steps) {
        if (each.does !== 'follow') {
          take(home, each, false)
          continue
        }
        const before = home.typed()
        home.follow()
        expect(home.typed()).toEqual(before)
      }
      home.follow()
      expect(home.followOnce()).toEqual({ groceries: [], plan: [] })
    }),
    { numRuns: 500 },
  )
}, 120_000)

test('after any history of a plan, what is to be bought, was bought and is at hand covers what its meals need', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const home = new ShoppedPlan()
      for (const each of steps) take(home, each, false)
      home.follow()
      const [open, bought] = [home.asked(false), home.asked(true)]
      for (const [food, amount] of Object.entries(home.needed())) {
        const atHand = home
          .read()
          .foodsAtHand.filter(({ name }) => name === food)
          .reduce(
            (sum, each) => sum + (Number.parseFloat(each.amount) || 0) * (/kg/.test(each.amount) ? 1_000 : 1),
            0,
          )
        expect((open[food] ?? 0) + (bought[food] ?? 0) + atHand).toBeGreaterThan(amount * 0.97)
        if (atHand === 0 && !bought[food]) expect(open[food] ?? 0).toBeLessThan(amount * 1.03)
      }
    }),
    { numRuns: 500 },
  )
}, 120_000)
