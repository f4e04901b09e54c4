import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOperationsToAddRecipe } from '#shared/grocery/addRecipe.ts'
import { addUpRequiredAmounts } from '#shared/grocery/amounts.ts'
import { readGroceryLists } from '#shared/grocery/lists.ts'
import { groceryListText, packsToBuyText } from '#shared/grocery/listText.ts'
import {
  applyGroceryOperations,
  createGroceryOperations,
  fieldsOfItemEdit,
} from '#shared/grocery/operations.ts'
import { groceryKeyOfFood, parseGroceryLines } from '#shared/kitchen/groceryLines.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { timestampsOfDocument } from '#shared/replication/documents.ts'

const clock = new HybridClock('server')

const ada = createGroceryOperations(new HybridClock('ada'), () => 1_000_000_200_000)

type Docs = Parameters<typeof applyGroceryOperations>[0]

function added(docs: Docs, id: string, ingredients: string[], factor = 1): Docs {
  const items = readGroceryLists(docs)[0]!.items
  const recipe = { recipeId: id, name: id, servings: 2, youHave: [] }
  const addition = { id, recipe, lines: parseGroceryLines(ingredients, factor) }
  for (const doc of docs.values()) clock.see(timestampsOfDocument(doc))
  const stamp = clock.next(1_000_000_000_000)
  return applyGroceryOperations(
    docs,
    createOperationsToAddRecipe('default', items, addition, groceryKeyOfFood, stamp),
  )
}

/** Somebody whose clock stands still, but for what they have seen. */
function whoHasSeen(docs: Docs) {
  const own = new HybridClock('later')
  for (const doc of docs.values()) own.see(timestampsOfDocument(doc))
  return createGroceryOperations(own, () => 0)
}

/** Each item's name with the amount that is needed of it. */
const needs = (docs: Docs) =>
  Object.fromEntries(
    readGroceryLists(docs)[0]!.items.map(({ name, shares }) => [
      name,
      addUpRequiredAmounts(
        shares.flatMap(({ share }) => share.parts),
        shares[0]?.share.packs ?? [],
      ).text,
    ]),
  )

test('a recipe is added to the list for the chosen servings', () => {
  const docs = added(new Map(), 'cake', ['2 eggs', '100 g flour'], 1.5)
  expect(needs(docs)).toEqual({ egg: '3', 'all-purpose flour': '150 g' })
})

const eggs = { name: 'Eggs', quantity: '6', category: 'Dairy' } as const

test('a recipe’s lines are added to open items, and ticked items stay ticked', () => {
  const typed = ada.addItem('u1', 'default', eggs)
  const unticked = applyGroceryOperations(new Map(), [typed])
  expect(readGroceryLists(added(unticked, 'cake', ['2 eggs']))[0]!.items).toMatchObject([
    { name: 'Eggs', quantity: '6', shares: [{ additionId: 'cake' }], isTicked: false },
  ])
  const ticked = applyGroceryOperations(unticked, [ada.tickItem(unticked, 'default', typed.itemId!, true)])
  expect(readGroceryLists(added(ticked, 'cake', ['2 eggs']))[0]!.items).toMatchObject([
    { name: 'Eggs', quantity: '6', shares: [], isTicked: true },
    { name: 'egg', quantity: '', shares: [{ additionId: 'cake' }], isTicked: false },
  ])
})

test('a tick does not cover a recipe added by another device that its author had not seen', () => {
  const pie = added(new Map(), 'pie', ['2 eggs'])
  const [egg] = readGroceryLists(pie)[0]!.items
  for (const aheadMs of [-86_400_000, 86_400_000]) {
    const away = createGroceryOperations(new HybridClock('away'), () => 1_000_000_000_000 + aheadMs)
    const tick = away.tickItem(pie, 'default', egg!.id, true)
    expect(readGroceryLists(applyGroceryOperations(pie, [tick]))[0]!.items).toMatchObject([
      { isTicked: true },
    ])
    const both = applyGroceryOperations(added(pie, 'cake', ['3 eggs']), [tick])
    expect(readGroceryLists(both)[0]!.items).toMatchObject([
      { shares: [{ additionId: 'pie' }, { additionId: 'cake' }], isTicked: false },
    ])
  }
})

test('an amount typed beside a recipe’s stays when the recipe is removed', () => {
  const docs = added(new Map(), 'cake', ['2 eggs'])
  const [egg] = readGroceryLists(docs)[0]!.items
  const later = whoHasSeen(docs)
  const edited = applyGroceryOperations(docs, [
    later.editItem('default', egg!.id, fieldsOfItemEdit(egg!, { quantity: 'a dozen' })),
  ])
  const without = applyGroceryOperations(edited, later.removeRecipe(edited, 'default', 'cake'))
  expect(readGroceryLists(without)[0]!.items).toMatchObject([
    { name: 'egg', quantity: 'a dozen', category: 'Dairy', shares: [] },
  ])
  const moved = later.editItem('default', egg!.id, fieldsOfItemEdit(egg!, { category: 'Snacks' }))
  const gone = applyGroceryOperations(
    applyGroceryOperations(docs, [moved]),
    later.removeRecipe(docs, 'default', 'cake'),
  )
  expect(readGroceryLists(gone)[0]!.items).toEqual([])
})

test('a grocery item shows the packs to buy and what is left over, and a list as text omits ticked items', () => {
  const salt = ada.addItem('u1', 'default', { name: 'Salt', quantity: '', category: 'Spices' })
  const rice = ada.addItem('u1', 'default', { name: 'Rice', quantity: '1 kg', category: 'Rice' })
  const typed = applyGroceryOperations(new Map(), [
    salt,
    rice,
    ada.tickItem(new Map(), 'default', salt.itemId!, true),
  ])
  const milk = ada.addItem('u1', 'default', { name: 'Milk', quantity: '2 l', category: 'Dairy' })
  const withMilk = added(applyGroceryOperations(new Map(), [milk]), 'milk', ['250 ml milk'])
  expect(readGroceryLists(withMilk)[0]!.items.map((item) => packsToBuyText(item))).toEqual([''])
  const docs = added(typed, 'stew', ['3 eggs', '1 can coconut milk', '450 g canned tomatoes', 'parsley'])
  const [list] = readGroceryLists(docs)
  const bought = Object.fromEntries(list!.items.map((item) => [item.name, packsToBuyText(item)]))
  expect(bought).toMatchObject({
    egg: '1 box of 6, 3 left over',
    'canned tomato': '1 tin of 800 g, 350 g left over',
    'coconut milk': '',
    Rice: '',
  })
  expect(groceryListText(list!, ' The green one ')).toBe(
    [
      'Grocery list:',
      'egg, 3',
      'Rice, 1 kg',
      'coconut milk, 1 can',
      'canned tomato, 450 g',
      'parsley, to taste',
      '',
      'The green one',
    ].join('\n'),
  )
})

const lines = fc.subarray(
  [
    '2 eggs',
    '3 large eggs',
    '1 cup flour',
    '200 g flour',
    'salt',
    '1 tsp salt',
    '1 can tomatoes',
    '400 g tomatoes',
  ],
  { minLength: 1 },
)

test('removing a recipe removes exactly its share, whatever was added before and after', () => {
  fc.assert(
    fc.property(
      lines,
      fc.array(lines, { maxLength: 3 }),
      fc.array(lines, { maxLength: 3 }),
      (own, before, later) => {
        const addAll = (docs: Docs, recipes: string[][], from: string) =>
          recipes.reduce((each, recipe, index) => added(each, `${from}${index}`, recipe), docs)
        const first = addAll(new Map(), before, 'before')
        const all = addAll(added(first, 'own', own), later, 'later')
        const operations = whoHasSeen(all).removeRecipe(all, 'default', 'own')
        const without = applyGroceryOperations(all, operations)
        expect(needs(without)).toEqual(needs(addAll(first, later, 'later')))
        expect(readGroceryLists(without)[0]!.recipes).toHaveLength(before.length + later.length)
      },
    ),
    { numRuns: 300 },
  )
}, 60_000)
