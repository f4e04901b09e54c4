import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/mealPlan/calendarDates.ts'
import { gramsPerServing, ShoppedPlan, today } from '../../support/planner/shoppedPlan.ts'

const recipes = Object.keys(gramsPerServing)

/** A plan that a list follows. */
function shopped(...meals: [recipeId: string, day: number, servings?: number][]) {
  const home = new ShoppedPlan()
  const ids = meals.map((meal) => home.cook(...meal))
  home.shop(0, 6)
  home.follow()
  return { home, ids: ids as [string, ...string[]] }
}

describe('groceries of a plan', () => {
  test('a list asks for what the meals of the days need, together where they share a food', () => {
    const { home } = shopped(['pie', 0, 2], ['soup', 2, 4], ['rice', 9, 2])
    expect(home.asked(false)).toEqual({ spinach: 400, flour: 100, leek: 320 })
    expect(home.items().filter(({ name }) => name === 'spinach')).toHaveLength(1)
  })

  test('a list follows a meal that moves out of the days and back, changes its servings or its recipe, is skipped, or goes', () => {
    const { home, ids } = shopped(['pie', 0, 2], ['soup', 2, 4])
    const [pie, soup] = ids as [string, string]
    home.changePlan((make) => [make.moveMeal(soup, { date: addDays(today, 8), slotId: 'dinner' })])
    home.follow()
    expect(home.asked(false)).toEqual({ spinach: 200, flour: 100 })
    home.changePlan((make) => [make.moveMeal(soup, { date: addDays(today, 3), slotId: 'lunch' })])
    home.follow()
    expect(home.asked(false)).toEqual({ spinach: 400, flour: 100, leek: 320 })
    for (const servings of [6, 1, 3]) {
      home.changePlan((make) => [make.changeMeal(pie, { servings })])
      home.follow()
      expect(home.asked(false)).toEqual({ spinach: 200 + 100 * servings, flour: 50 * servings, leek: 320 })
    }
    home.changePlan((make) => [
      make.changeMeal(pie, { dish: { kind: 'recipe', recipeId: 'rice', name: 'A rice' } }),
    ])
    home.follow()
    expect(home.asked(false)).toEqual({ rice: 225, spinach: 200, leek: 320 })
    home.changePlan((make) => [make.changeMeal(pie, { state: 'skipped' })])
    home.follow()
    expect(home.asked(false)).toEqual({ spinach: 200, leek: 320 })
    home.changePlan((make, docs) => make.removeMeals(docs, [soup]))
    home.follow()
    expect(home.asked(false)).toEqual({})
  })

  test('what was bought stays bought while the amount stays, and more of it is asked for by itself', () => {
    const { home, ids } = shopped(['pie', 0, 2])
    home.tick('spinach')
    home.follow()
    expect([home.asked(true), home.asked(false)]).toEqual([{ spinach: 200 }, { flour: 100 }])
    home.changePlan((make) => [make.changeMeal(ids[0], { servings: 3 })])
    home.follow()
    expect([home.asked(true), home.asked(false)]).toEqual([{ spinach: 200 }, { spinach: 100, flour: 150 }])
  })

  test('what was bought for a meal that goes is food at hand, with a day, until the meal comes back', () => {
    const { home, ids } = shopped(['pie', 0, 2])
    home.tick('spinach')
    home.changePlan((make) => [make.changeMeal(ids[0], { state: 'skipped' })])
    home.follow()
    expect(home.read().foodsAtHand).toMatchObject([
      {
        name: 'spinach',
        amount: '200 g',
        useBy: addDays(today, 4),
        source: { kind: 'bought', mealId: ids[0], dish: 'A pie' },
      },
    ])
    expect(home.items()).toEqual([])
    home.changePlan((make) => [make.changeMeal(ids[0], { state: 'planned' })])
    home.follow()
    expect(home.atHand()).toEqual([])
    expect([home.asked(true), home.asked(false)]).toEqual([{ spinach: 200 }, { flour: 100 }])
  })

  test('what was bought for more servings than are planned now is food at hand', () => {
    const { home, ids } = shopped(['pie', 0, 4])
    home.tick('spinach')
    home.changePlan((make) => [make.changeMeal(ids[0], { servings: 1 })])
    home.follow()
    expect(home.atHand()).toEqual(['300 g spinach'])
  })

  test('the rest of opened packs is food at hand once a meal was cooked, and a person can remove it for good', () => {
    const { home, ids } = shopped(['pie', 0, 2], ['soup', 1, 2])
    home.tick('spinach')
    home.changePlan((make) => [make.changeMeal(ids[0], { state: 'cooked' })])
    home.follow()
    expect(home.read().foodsAtHand).toMatchObject([
      {
        name: 'spinach',
        amount: '200 g',
        useBy: addDays(today, 4),
        source: { kind: 'opened', dish: 'A pie' },
      },
    ])
    home.changePlan((make, docs) => [make.removeFood(docs, home.read().foodsAtHand[0]!.id)])
    home.changePlan((make) => [make.changeMeal(ids[1]!, { state: 'cooked' })])
    home.follow()
    expect(home.atHand()).toEqual([])
  })

  test('food at hand is not asked for while it can be used, and is used up by the meals that are cooked', () => {
    const { home, ids } = shopped(['pie', 0, 2], ['soup', 5, 2])
    home.changePlan((make) => [make.addFood({ name: 'spinach', amount: '250 g', useBy: addDays(today, 3) })])
    home.follow()
    expect(home.asked(false)).toEqual({ spinach: 100, flour: 100, leek: 160 })
    home.changePlan((make) => [make.changeMeal(ids[0], { state: 'cooked' })])
    home.follow()
    expect(home.atHand()).toEqual(['50 g spinach'])
    expect(home.asked(false)).toEqual({ spinach: 100, leek: 160 })
    home.follow()
    expect(home.atHand()).toEqual(['50 g spinach'])
  })

  test('what a person takes off a list stays off, until the days are shopped for again', () => {
    const { home } = shopped(['pie', 0, 2], ['soup', 1, 2])
    const flour = home.items().find(({ name }) => name === 'flour')!
    home.changeList((make, docs) => [make.removeItem(docs, 'default', flour.id)])
    const additionId = home.items().find(({ name }) => name === 'leek')!.shares[0]!.additionId
    home.changeList((make, docs) => make.removeRecipe(docs, 'default', additionId))
    home.cook('rice', 3, 2)
    home.follow()
    expect(home.asked(false)).toEqual({ spinach: 200, rice: 150 })
    home.shop(0, 6)
    home.follow()
    expect(home.asked(false)).toEqual({ spinach: 300, rice: 150, leek: 160 })
  })

  test('a meal whose recipe cannot be read keeps what the list has of it, and leaves with it', () => {
    const { home, ids } = shopped(['pie', 0, 2])
    const saved = gramsPerServing.pie!
    delete gramsPerServing.pie
    try {
      home.changePlan((make) => [make.changeMeal(ids[0], { servings: 4 })])
      home.follow()
      expect(home.asked(false)).toEqual({ spinach: 200, flour: 100 })
      home.changePlan((make) => [make.changeMeal(ids[0], { state: 'skipped' })])
      home.follow()
      expect(home.asked(false)).toEqual({})
    } finally {
      gramsPerServing.pie = saved
    }
  })
})

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
