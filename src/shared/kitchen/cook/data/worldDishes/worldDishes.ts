import type { DishTemplate } from '../../dishTemplate.ts'
import { americanClassics } from './americanClassics.ts'
import { asianClassics } from './asianClassics.ts'
import { worldBreads } from './breads.ts'
import { britishClassics } from './britishClassics.ts'
import { worldCakes } from './cakes.ts'
import { centralEuropeanClassics } from './centralEuropeanClassics.ts'
import { worldCookiesAndSmallBakes } from './cookiesAndSmallBakes.ts'
import { worldDesserts } from './desserts.ts'
import { worldDrinks } from './drinks.ts'
import { everydayClassics } from './everydayClassics.ts'
import { frenchClassics } from './frenchClassics.ts'
import { indianClassics } from './indianClassics.ts'
import { italianClassics } from './italianClassics.ts'
import { latinAndMiddleEasternClassics } from './latinAndMiddleEasternClassics.ts'
import { worldPiesAndTarts } from './piesAndTarts.ts'

/** Dishes that the whole world knows by name; those that are no dinner are cooked for a wish alone. */
export const worldDishes: readonly DishTemplate[] = [
  ...americanClassics,
  ...asianClassics,
  ...worldBreads,
  ...britishClassics,
  ...worldCakes,
  ...centralEuropeanClassics,
  ...worldCookiesAndSmallBakes,
  ...worldDesserts,
  ...worldDrinks,
  ...everydayClassics,
  ...frenchClassics,
  ...indianClassics,
  ...italianClassics,
  ...latinAndMiddleEasternClassics,
  ...worldPiesAndTarts,
]
