import type { WishCase } from '../wishCase.ts'

/** Diets by letters in lists of guests; beside a roast "veg" is vegetables. */
export const dietLetters: readonly WishCase[] = [
  ['6 people, 2 veg, 1 egg allergy, rest non veg', '#eggs, @vegetarian'],
  ['one veg, one no nuts', '@vegetarian, nut'],
  ['GF, V', '#gluten, @vegetarian'],
  ['2 x V, 1 x VG, 1 x DF', '#milk, @vegan, @vegetarian'],
  ['8 people, 3 veg, 2 nut allergy', '#nuts, #peanuts, @vegetarian'],
  ['V, DF', '#milk, @vegetarian'],
  ['1 x VG, 2 x GF', '#gluten, @vegan'],
  ['2 veg, rest non veg', '@vegetarian'],
  ['five guests, one veg, one coeliac', '#gluten, @vegetarian'],
  ['steak and two veg', ''],
  ['V and GF dinner', '#gluten, @vegetarian'],
  ['veg soup', ''],
]
