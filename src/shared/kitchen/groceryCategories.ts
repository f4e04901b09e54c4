/** The 20 categories of the grocery list, in the order of the list. */
export const groceryCategories = [
  'Dairy',
  'Meat',
  'Vegetables',
  'Fruits',
  'Grains',
  'Lentils and Pulses',
  'Rice',
  'Seafood',
  'Baking',
  'Spices',
  'Pantry Staples',
  'Beverages',
  'Frozen Foods',
  'Condiments',
  'Snacks',
  'Cleaning Supplies',
  'Personal Care',
  'Paper Goods',
  'Sauces',
  'Herbs',
] as const
export type GroceryCategory = (typeof groceryCategories)[number]
