import type { OldCall, OldHome } from './oldClientCalls.ts'

const itemKey = ({ owner: { userId } }: OldHome) => ({
  pk_column: 'user_id',
  pk_value: userId,
  sk_column: 'category_item_id',
  sk_value: `${userId}-1700000000000`,
})

/** The rows about groceries. */
export const oldGroceryCalls: OldCall[] = [
  {
    title: 'Grocery query',
    body: ({ owner }) => ({
      entity: 'GroceryItemsTable',
      action: 'query',
      limit: 100,
      pk_column: 'user_id',
      pk_value: owner.userId,
    }),
    statuses: [401, 403, 200],
    data: () => [],
  },
  {
    title: 'Grocery upsert',
    body: (home) => ({
      entity: 'GroceryItemsTable',
      action: 'upsert',
      ...itemKey(home),
      columns: { item_name: 'Milk', quantity: '2 lb', category: 'Dairy' },
    }),
    statuses: [401, 403, 200],
    data: (home) => ({
      user_id: home.owner.userId,
      category_item_id: itemKey(home).sk_value,
      item_name: 'Milk',
      quantity: '2 lb',
      category: 'Dairy',
    }),
  },
  {
    title: 'Grocery delete',
    body: (home) => ({ entity: 'GroceryItemsTable', action: 'delete', ...itemKey(home) }),
    statuses: [401, 403, 200],
    data: (home) => ({ category_item_id: itemKey(home).sk_value }),
  },
]
