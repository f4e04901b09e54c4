import type { WishCase } from '../wishCase.ts'

/** Allergies to what is no food, beside a meal that is wished for: only what the allergy means is asked about. */
export const allergiesBesideMeals: readonly string[] = [
  'latex allergy, fish curry',
  'dust allergy, prawn curry',
  'cat allergy, egg fried rice',
  'bee sting allergy, fish curry',
  'penicillin allergy, salmon with rice',
  'egg fried rice, cat allergy',
  'allergic to cats, egg fried rice',
  'histamine intolerance, chicken dinner',
  'fructose intolerance, chicken dinner',
  'Latexallergie, Fischcurry',
  'Pollenallergie, Fisch mit Reis',
  'allergie au latex, curry de poisson',
  'alergia al látex, curry de pescado',
  'حساسية من اللاتكس، كاري سمك',
]

/** Such allergies beside a food that may be one more: nothing is left out, and the food is asked about. */
export const allergiesBesideFoods: readonly (readonly [wish: string, food: string])[] = [
  ['pollen allergy, nuts', 'nut'],
  ['nuts, latex allergy', 'nut'],
  ['pollen and dust allergy, nuts', 'nut'],
  ['allergie au pollen, saumon', 'salmon'],
  ['alergia al polen, pescado', 'fish'],
]

/** Such allergies together with one to a food. */
export const allergiesToFoodsAsWell: readonly WishCase[] = [
  ['latex and nut allergy, fish curry', '#nuts #peanuts'],
  ['allergic to latex and nuts, fish curry', '#nuts #peanuts'],
  ['nuts and pollen allergy, pasta', '#nuts #peanuts'],
  ['allergies: latex, nuts', '#nuts #peanuts'],
  ['allergies: pollen, eggs, fish', '#eggs, ?'],
  ['allergic to cats, nuts and eggs', '#nuts #peanuts #eggs'],
  ['allergic to dogs, milk', '#milk, ?'],
  ['latex, nut and egg allergy', '#nuts #peanuts #eggs'],
  ['latex allergy and nut allergy', '#nuts #peanuts, ?'],
  ['allergique au latex et aux noix', '#nuts #peanuts'],
  ['alérgico al polen y a los huevos', '#eggs'],
  ['लेटेक्स और मूंगफली से एलर्जी', '#peanuts'],
  ['حساسية من اللاتكس والبيض', '#eggs'],
]
