import { cakesDessertsAndDrinks } from './dishNames/cakesDessertsAndDrinks.ts'
import { dishesOfEastAsia } from './dishNames/dishesOfEastAsia.ts'
import { dishesOfItalyFranceAndIberia } from './dishNames/dishesOfItalyFranceAndIberia.ts'
import { dishesOfNorthernAndEasternEurope } from './dishNames/dishesOfNorthernAndEasternEurope.ts'
import { dishesOfSouthAsia } from './dishNames/dishesOfSouthAsia.ts'
import { dishesOfTheAmericas } from './dishNames/dishesOfTheAmericas.ts'
import { dishesOfTheMiddleEastAndAfrica } from './dishNames/dishesOfTheMiddleEastAndAfrica.ts'
import { everydayDishes } from './dishNames/everydayDishes.ts'

/**
 * Dishes that people ask for by name, a line each: the name, then what else it is called or how it is misspelt. Written
 * without accents, in lower case, in the singular; `findDishesOfWish` knows plurals.
 */
export const dishNamesWithSpellings = [
  dishesOfItalyFranceAndIberia,
  dishesOfNorthernAndEasternEurope,
  dishesOfTheMiddleEastAndAfrica,
  dishesOfSouthAsia,
  dishesOfEastAsia,
  dishesOfTheAmericas,
  cakesDessertsAndDrinks,
  everydayDishes,
]
  .map((lines) => lines.trim())
  .join('\n')
