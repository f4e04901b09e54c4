import { baking } from './baking.ts'
import { breads } from './breads.ts'
import { cereals } from './cereals.ts'
import { cheeses } from './cheeses.ts'
import { condiments } from './condiments.ts'
import { dairy } from './dairy.ts'
import { drinks } from './drinks.ts'
import { fatsAndOils } from './fatsAndOils.ts'
import { flours } from './flours.ts'
import { fruits } from './fruits.ts'
import { fruitsPreserved } from './fruitsPreserved.ts'
import { grains } from './grains.ts'
import { herbs } from './herbs.ts'
import { kinds } from './kinds.ts'
import { meatBeef } from './meatBeef.ts'
import { meatLambAndGame } from './meatLambAndGame.ts'
import { meatOffal } from './meatOffal.ts'
import { meatPork } from './meatPork.ts'
import { meatSausages } from './meatSausages.ts'
import { meatSubstitutes } from './meatSubstitutes.ts'
import { namesakes } from './namesakes.ts'
import { nutsAndSeeds } from './nutsAndSeeds.ts'
import { pastaAndNoodles } from './pastaAndNoodles.ts'
import { pastes } from './pastes.ts'
import { pastry } from './pastry.ts'
import { plantDairy } from './plantDairy.ts'
import { poultryAndEggs } from './poultryAndEggs.ts'
import { preserves } from './preserves.ts'
import { pulses } from './pulses.ts'
import { readyDishes } from './readyDishes.ts'
import { regional } from './regional.ts'
import { regionalEast } from './regionalEast.ts'
import { regionalWest } from './regionalWest.ts'
import { rices } from './rices.ts'
import { saucesAsian } from './saucesAsian.ts'
import { saucesWestern } from './saucesWestern.ts'
import { seafoodFish } from './seafoodFish.ts'
import { seafoodPreserved } from './seafoodPreserved.ts'
import { seafoodShellfish } from './seafoodShellfish.ts'
import { snacks } from './snacks.ts'
import { spiceBlends } from './spiceBlends.ts'
import { spices } from './spices.ts'
import { stocks } from './stocks.ts'
import { sweeteners } from './sweeteners.ts'
import { sweets } from './sweets.ts'
import { vegetablesFruiting } from './vegetablesFruiting.ts'
import { vegetablesLeafy } from './vegetablesLeafy.ts'
import { vegetablesMushrooms } from './vegetablesMushrooms.ts'
import { vegetablesPreserved } from './vegetablesPreserved.ts'
import { vegetablesRoots } from './vegetablesRoots.ts'

/** The sections of the catalogue, each a text that readCatalogue reads. */
export const catalogue: readonly string[] = [
  kinds,
  baking,
  breads,
  cereals,
  cheeses,
  condiments,
  dairy,
  drinks,
  fatsAndOils,
  flours,
  fruits,
  fruitsPreserved,
  grains,
  herbs,
  meatBeef,
  meatLambAndGame,
  meatOffal,
  meatPork,
  meatSausages,
  meatSubstitutes,
  namesakes,
  nutsAndSeeds,
  pastaAndNoodles,
  pastes,
  pastry,
  plantDairy,
  poultryAndEggs,
  preserves,
  pulses,
  readyDishes,
  regional,
  regionalEast,
  regionalWest,
  rices,
  saucesAsian,
  saucesWestern,
  seafoodFish,
  seafoodPreserved,
  seafoodShellfish,
  snacks,
  spiceBlends,
  spices,
  stocks,
  sweeteners,
  sweets,
  vegetablesFruiting,
  vegetablesLeafy,
  vegetablesMushrooms,
  vegetablesPreserved,
  vegetablesRoots,
]
