import type { WishCase } from '../wishCase.ts'

/** Wishes in which a food is to stand for one that is left out. */
export const insteads: readonly WishCase[] = [
  ['ramen without egg or pork, tofu instead', 'egg, pork'],
  ['curry without chicken, chickpeas instead please', 'chicken'],
  ['burgers without cheese, avocado instead', 'cheese'],
  ['no meat, tofu and beans instead', 'meat'],
  ['no meat, tofu in its place', 'meat'],
  ['without egg, milk or cream, tofu instead', 'egg, milk, cream'],
  ['not chicken, fish instead', 'chicken'],
  ['no egg, instead tofu', 'egg'],
  ['ohne Fleisch, stattdessen Tofu', 'meat'],
  ['ohne Hähnchen, Kichererbsen stattdessen', 'chicken'],
  ['ohne Käse, Avocado als Ersatz', 'cheese'],
  ['sans viande, plutôt du tofu', 'meat'],
  ['sans viande, du tofu à la place', 'meat'],
  ['curry sans poulet, des pois chiches à la place', 'chicken'],
  ['sin carne, mejor tofu', 'meat'],
  ['sin carne, tofu en su lugar', 'meat'],
  ['sin pollo, en su lugar garbanzos', 'chicken'],
  ['बिना चिकन के करी, पनीर इसकी जगह', 'chicken'],
  ['बिना चिकन, इसकी जगह पनीर', 'chicken'],
  ['بدون لحم، توفو بدلاً من ذلك', 'meat'],
  ['بدون دجاج، حمص بدلاً', 'chicken'],
  ['بدون لحم، بدلاً منه توفو', 'meat'],
  ['senza carne, tofu al suo posto', 'meat'],
  ['zonder vlees, tofu in plaats daarvan', 'meat'],
]

/** Wishes with such a word in which more is left out. */
export const leftOutBesideInstead: readonly WishCase[] = [
  ['chicken instead of beef', 'beef'],
  ['tofu instead of egg, no pork', 'egg, pork'],
  ['no egg, milk instead of cream', 'egg, milk, cream'],
  ['no nuts, rather no eggs', 'nut, egg'],
  ['no nuts, no egg instead', 'nut, egg'],
  ['no nuts, eggs better not', 'nut, egg'],
  ['keine Nüsse, Eier lieber nicht', 'nut, egg'],
  ['keine Nüsse, lieber auch Eier weglassen', 'nut, egg'],
  ["sans noix, plutôt pas d'œufs", 'nut, egg'],
  ['sin nueces, huevos mejor no', 'nut, egg'],
  ["I can't eat nuts, milk instead makes me ill", '#nuts #peanuts #milk'],
]
