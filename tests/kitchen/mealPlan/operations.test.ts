import { describe, expect, test } from 'vitest'
import { currencyOfPrices } from '#shared/mealPlan/foodPrices.ts'
import type { MealPlanOperation } from '#shared/mealPlan/kind.ts'
import { eatersOfMeal, nameOfDish, readMealPlan } from '#shared/mealPlan/meals.ts'
import {
  applyMealPlanOperations,
  createMealPlanOperations,
  type NewMeal,
} from '#shared/mealPlan/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import type { DocumentsByKey } from '#shared/replication/documents.ts'

type Make = (
  operations: ReturnType<typeof createMealPlanOperations>,
  docs: DocumentsByKey,
) => MealPlanOperation | readonly MealPlanOperation[]

/** A plan in one browser. */
class Plan {
  docs: DocumentsByKey = new Map()
  readonly #operations = createMealPlanOperations(new HybridClock('one'), () => 1_000_000)

  change(make: Make): readonly MealPlanOperation[] {
    const made = [make(this.#operations, this.docs)].flat()
    this.docs = applyMealPlanOperations(this.docs, made)
    return made
  }

  /** Makes changes and takes them back. */
  changeAndUndo(make: Make, meanwhile: Make = () => []): void {
    const before = this.docs
    const made = this.change(make)
    this.change(meanwhile)
    this.change((operations, docs) => operations.undo(docs, before, made))
  }

  get read() {
    return readMealPlan(this.docs)
  }
  /** Each meal as its day, slot and name. */
  get lines() {
    return this.read.meals.map(({ date, slotId, dish }) => `${date} ${slotId} ${nameOfDish(dish)}`)
  }
  get slotNames() {
    return this.read.settings.slots.map(
      ({ id, name, isHidden }) => `${name || id}${isHidden ? ' (hidden)' : ''}`,
    )
  }
}

const note = (text: string, date = '2026-11-30', slotId = 'dinner'): NewMeal => ({
  date,
  slotId,
  dish: { kind: 'note', text },
  servings: null,
  eaterIds: null,
  comment: '',
})

describe('meals', () => {
  test('meals stand by day, then by the order of slots, then as they were added', () => {
    const plan = new Plan()
    plan.change((make) => [
      make.addMeal(note('Stew')),
      make.addMeal(note('Tea', '2026-11-30', 'breakfast')),
      make.addMeal(note('Salad')),
      make.addMeal(note('Soup', '2026-11-29')),
    ])
    expect(plan.lines).toEqual([
      '2026-11-29 dinner Soup',
      '2026-11-30 breakfast Tea',
      '2026-11-30 dinner Stew',
      '2026-11-30 dinner Salad',
    ])
  })

  test('meals repeat every week until a day that is included, and can be removed from one on', () => {
    const plan = new Plan()
    plan.change((make) => make.addMeal(note('Fish', '2026-12-04')))
    plan.change((make) => make.repeatMeal(plan.read.meals[0]!, 7, '2026-12-25'))
    expect(plan.lines).toEqual(
      ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'].map((date) => `${date} dinner Fish`),
    )
    expect(new Set(plan.read.meals.map(({ seriesId }) => seriesId)).size).toBe(1)
  })

  test('meals repeat over the end of February and of a year on the same weekday, for a year and a week at most', () => {
    const plan = new Plan()
    plan.change((make) => make.addMeal(note('Fish', '2027-12-31')))
    plan.change((make) => make.repeatMeal(plan.read.meals[0]!, 7, '2040-01-01'))
    expect(plan.read.meals).toHaveLength(54)
    expect(plan.read.meals.at(-1)?.date).toBe('2029-01-05')
    expect(plan.read.meals.map(({ date }) => date)).toContain('2028-03-03')
  })

  test('a meal is for those who usually eat in its slot unless others were chosen, and never for somebody who has left the household', () => {
    const usual = { usualEaterIds: ['ada', 'gone'] }
    expect(eatersOfMeal({ eaterIds: null }, usual, ['ada', 'ben'])).toEqual(['ada'])
    expect(eatersOfMeal({ eaterIds: ['ben'] }, usual, ['ada', 'ben'])).toEqual(['ben'])
    expect(eatersOfMeal({ eaterIds: null }, undefined, ['ada', 'ben'])).toEqual(['ada', 'ben'])
  })
})

test('food at hand stands by the day to use it, is changed field by field, and each change can be undone', () => {
  const plan = new Plan()
  const lines = () => plan.read.foodsAtHand.map(({ name, amount, useBy }) => `${amount} ${name} ${useBy}`)
  plan.change((make) => [
    make.addFood({ name: 'rice', amount: '', useBy: null }),
    make.addFood({ name: 'spinach', amount: '200 g', useBy: '2026-12-03' }),
    make.addFood({ name: 'milk', amount: '1 l', useBy: '2026-12-01' }),
  ])
  expect(lines()).toEqual(['1 l milk 2026-12-01', '200 g spinach 2026-12-03', ' rice null'])
  const { id, source } = plan.read.foodsAtHand[1]!
  expect(source).toEqual({ kind: 'typed' })
  plan.changeAndUndo(
    (make) => make.changeFood(id, { amount: '100 g' }),
    (make) => make.changeFood(id, { useBy: '2026-11-30' }),
  )
  expect(lines()[0]).toBe('200 g spinach 2026-11-30')
  plan.changeAndUndo((make) => make.removeFood(plan.docs, id))
  expect(lines()[0]).toBe('200 g spinach 2026-11-30')
  plan.change((make) => make.removeFood(plan.docs, id))
  expect(lines()).toEqual(['1 l milk 2026-12-01', ' rice null'])
})

test('prices of foods stand by their names, are changed field by field with their currency, and each change can be undone', () => {
  const plan = new Plan()
  const lines = () =>
    plan.read.foodPrices.map(({ name, pack, paid }) => `${name} ${pack} ${paid.amount} ${paid.currency}`)
  expect(plan.read.settings.currency).toBeNull()
  plan.changeAndUndo((make) => make.chooseCurrency('EUR'))
  expect(plan.read.settings.currency).toBeNull()
  plan.change((make) => [
    make.chooseCurrency('EUR'),
    make.addPrice({ name: 'rice', pack: '1 kg', paid: { amount: 199, currency: 'EUR' } }),
    make.addPrice({ name: 'milk', pack: '1 l', paid: { amount: 109, currency: 'EUR' } }),
  ])
  expect(lines()).toEqual(['milk 1 l 109 EUR', 'rice 1 kg 199 EUR'])
  const { id } = plan.read.foodPrices[0]!
  plan.changeAndUndo(
    (make) => make.changePrice(id, { pack: '2 l' }),
    (make) => make.changePrice(id, { paid: { amount: 119, currency: 'EUR' } }),
  )
  expect(lines()[0]).toBe('milk 1 l 119 EUR')
  expect(currencyOfPrices(plan.read)).toBe('EUR')
  plan.change((make) => make.chooseCurrency('CHF'))
  expect(lines()[0]).toBe('milk 1 l 119 EUR')
  expect(currencyOfPrices(plan.read)).toBeNull()
  plan.changeAndUndo((make) => make.removePrice(plan.docs, id))
  expect(lines()).toHaveLength(2)
  plan.change((make) => make.removePrice(plan.docs, id))
  expect(lines()).toEqual(['rice 1 kg 199 EUR'])
})

describe('undo', () => {
  const planned = () => {
    const plan = new Plan()
    plan.change((make) => [make.addMeal(note('Stew')), make.addMeal(note('Salad'))])
    return plan
  }
  const stewOf = (plan: Plan) => plan.read.meals.find(({ dish }) => nameOfDish(dish) === 'Stew')!

  test.each<[string, (plan: Plan) => Make]>([
    ['a new meal', () => (make) => make.addMeal(note('Pie'))],
    ['a move', (plan) => (make) => make.moveMeal(stewOf(plan).id, { date: '2026-12-02', slotId: 'lunch' })],
    ['a comment', (plan) => (make, docs) => make.writeComment(docs, stewOf(plan).id, 'Twice the salt')],
    ['a repetition', (plan) => (make) => make.repeatMeal(stewOf(plan), 1, '2026-12-09')],
    [
      'a removal',
      (plan) => (make, docs) =>
        make.removeMeals(
          docs,
          plan.read.meals.map(({ id }) => id),
        ),
    ],
    ['a new name of a slot', () => (make) => make.renameSlot('lunch', 'Brunch')],
    ['a hidden slot', () => (make) => make.hideSlot('lunch', true)],
    ['another order', () => (make) => make.orderSlots(['snack', 'dinner', 'lunch', 'breakfast'])],
    ['a template', () => (make) => make.saveTemplate('Week', '2026-11-30', [])],
  ])('undo takes %s back', (_, make) => {
    const plan = planned()
    const before = plan.read
    plan.changeAndUndo(make(plan))
    expect(plan.read).toEqual(before)
  })

  test('undo takes back a removal with all that the meal had', () => {
    const plan = planned()
    const { id } = stewOf(plan)
    plan.change((make, docs) => [
      make.changeMeal(id, { state: 'cooked', eaterIds: ['ben'] }),
      make.writeComment(docs, id, 'Hot'),
    ])
    const before = plan.read
    plan.changeAndUndo((make, docs) => make.removeMeals(docs, [id]))
    expect(plan.read).toEqual(before)
  })

  test('undo keeps what somebody changed of the same field since then', () => {
    const plan = planned()
    const { id } = stewOf(plan)
    plan.changeAndUndo(
      (make) => make.moveMeal(id, { date: '2026-12-02', slotId: 'lunch' }),
      (make) => make.moveMeal(id, { date: '2026-12-05', slotId: 'snack' }),
    )
    expect(stewOf(plan)).toMatchObject({ date: '2026-12-05', slotId: 'snack' })
  })
})

describe('templates', () => {
  test('templates plan the meals of a week again by their days, beside what is there, without left-overs', () => {
    const plan = new Plan()
    plan.change((make) => [
      make.addMeal(note('Stew')),
      make.addMeal({ ...note('', '2026-12-01'), dish: { kind: 'leftovers', mealId: 'x', name: 'Stew' } }),
      make.addMeal(note('Fish', '2026-12-06')),
      make.addMeal(note('Cake', '2026-12-07')),
    ])
    plan.change((make) => make.saveTemplate('Plain', '2026-11-30', plan.read.meals))
    plan.change((make) => make.planTemplate(plan.read.templates[0]!, '2026-12-07'))
    expect(plan.lines.slice(3)).toEqual([
      '2026-12-07 dinner Cake',
      '2026-12-07 dinner Stew',
      '2026-12-13 dinner Fish',
    ])
  })
})

describe('slots', () => {
  test('slots are renamed, added, hidden and put in another order, and a standard one gets its name back', () => {
    const plan = new Plan()
    plan.change((make) => [make.renameSlot('snack', 'Tea'), make.hideSlot('breakfast', true)])
    plan.change((make) => make.addSlot('Second breakfast'))
    expect(plan.slotNames).toEqual(['breakfast (hidden)', 'lunch', 'dinner', 'Tea', 'Second breakfast'])
    const ids = plan.read.settings.slots.map(({ id }) => id)
    plan.change((make) => make.orderSlots([ids[4]!, ...ids.slice(0, 4)]))
    plan.change((make) => make.renameSlot('snack', ''))
    plan.change((make) => make.hideSlot('breakfast', false))
    expect(plan.slotNames).toEqual(['Second breakfast', 'breakfast', 'lunch', 'dinner', 'snack'])
  })
})
