import type { WishCase } from '../wishCase.ts'

/** English words for an allergen or a group within another language: they mean the group, not the food the catalogue finds by them. */
export const wordsOfMeaning: readonly WishCase[] = [
  ['gluten nahi khana', '#gluten'],
  ['gluten mat dalna', '#gluten'],
  ['bina gluten ki roti', '#gluten'],
  ['gluten नहीं खाना', '#gluten'],
  ['nuts nahi khane', 'nut'],
  ['bina nuts ka halwa', 'nut'],
  ['seafood nahi khate', 'fish, seafood, shellfish'],
  ['lactose nahi chalta', '#milk'],
  ['soy nahi chalta', 'soy'],
  ['dairy mat dalna, curry', 'dairy'],
  ['بدون gluten', '#gluten'],
  ['بدون nuts', 'nut'],
  ['ohne nuts, Kuchen', 'nut'],
  ['ohne seafood', 'fish, seafood, shellfish'],
  ['sin nuts', 'nut'],
  ['sans seafood', 'fish, seafood, shellfish'],
  ['nuts wala halwa banao', ''],
  ['seafood curry banani hai', ''],
]
