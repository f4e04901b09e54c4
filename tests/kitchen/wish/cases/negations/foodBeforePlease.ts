import type { WishCase } from '../wishCase.ts'

/** One food between a comma and "please", or behind both, which may be what is wished for: it is asked about and not left out. */
export const foodsBeforePlease: readonly WishCase[] = [
  ['no pork, lentils please', 'pork, ?'],
  ['no pork, some lentils please!', 'pork, ?'],
  ['without peanuts, cheese please', 'peanut, ?'],
  ['no pork, lentils please. thanks', 'pork, ?'],
  ['kein Schwein, Linsen bitte', 'pork, ?'],
  ['keine Nüsse, Käse bitte', 'nut, ?'],
  ["pas de porc, des lentilles s'il vous plaît", 'pork, ?'],
  ['pas de porc, lentilles svp', 'pork, ?'],
  ['sin cerdo, lentejas por favor', 'pork, ?'],
  ['بدون لحم خنزير، عدس من فضلك', 'pork, ?'],
  ['بدون مكسرات، جبن لو سمحت', 'nut, ?'],
  ['no nuts please, cheese', 'nut, ?'],
  ['ohne Sesam bitte, Kichererbsen', 'sesame, ?'],
  ['بدون سمسم لو سمحت، حمص', 'sesame, ?'],
]

/** The same words where they go on with a list or with a food of their own. */
export const listsBesidePlease: readonly WishCase[] = [
  ['no pork, lentils', 'lentil, pork'],
  ['please no pork, lentils', 'lentil, pork'],
  ['no nuts, cheese, eggs please', 'cheese, egg, nut'],
  ['no pork and beef, lentils please', 'beef, lentil, pork'],
  ['no nuts, no cheese please', 'cheese, nut'],
  ['no nuts or seeds, please', 'nut, seed'],
  ['keine Nüsse, bitte', 'nut'],
]
