import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/mealPlan/calendarDates.ts'
import { gramsPerServing, ShoppedPlan, today } from '../../support/planner/shoppedPlan.ts'

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

  test('the grocery list is updated when a meal leaves or re-enters its days, changes its servings or recipe, is skipped, or is deleted', () => {
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

  test('a bought food stays ticked while its amount is unchanged, and a larger amount is added as a separate item', () => {
    const { home, ids } = shopped(['pie', 0, 2])
    home.tick('spinach')
    home.follow()
    expect([home.asked(true), home.asked(false)]).toEqual([{ spinach: 200 }, { flour: 100 }])
    home.changePlan((make) => [make.changeMeal(ids[0], { servings: 3 })])
    home.follow()
    expect([home.asked(true), home.asked(false)]).toEqual([{ spinach: 200 }, { spinach: 100, flour: 150 }])
  })

  test('food bought for a meal that is removed becomes food at hand, with a last day, until the meal is planned again', () => {
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

  test('food bought for more servings than are planned now becomes food at hand', () => {
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

  test('an item that a person removes from a list is not added again until the days are shopped for again', () => {
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
