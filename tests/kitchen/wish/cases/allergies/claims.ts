import type { WishCase } from '../wishCase.ts'

/** What the name of a wished food claims is so of the whole recipe. */
export const claimsInNames: readonly WishCase[] = [
  ['vegan burger', '@vegan'],
  ['vegan burgers for six on the barbecue', '@vegan'],
  ['vegan cheese pasta', '@vegan'],
  ['vegetarian sausages with mash', '@vegetarian'],
  ['gluten-free pasta', '#gluten'],
  ['gluten free bread with ham', '#gluten'],
  ['gf pasta bake', '#gluten'],
  ['dairy-free lasagne', '#milk'],
  ['dairy free cheese sauce pasta', '#milk'],
  ['egg-free mayo', '#eggs'],
  ['lactose-free milk', '#milk'],
  ['sugar-free jam', 'sugar'],
  ['no vegan burger please', 'vegan burger'],
  ['no gluten-free bread please', 'gluten-free bread'],
  ['Veganer Burger', '@vegan'],
  ['glutenfreie Nudeln', '#gluten'],
  ['pâtes sans gluten', '#gluten'],
  ['burger vegan', '@vegan'],
  ['pasta sin gluten', '#gluten'],
  ['hamburguesa vegana', '@vegan'],
  ['वीगन बर्गर', '@vegan'],
  ['ग्लूटेन-मुक्त पास्ता', '#gluten'],
  ['برجر نباتي', '@vegetarian'],
  ['معكرونة بدون جلوتين', '#gluten'],
]
