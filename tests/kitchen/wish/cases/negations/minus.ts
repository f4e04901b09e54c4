import type { WishCase } from '../wishCase.ts'

/** A dish minus a food, and less of it. */
export const minusCases: readonly WishCase[] = [
  ['Paella menos mejillones y almejas', '?'],
  ['arroz menos gambas', '?'],
  ['pizza menos el queso', 'cheese'],
  ['ensalada, menos nueces', '?'],
  ['menos nueces', '?'],
  ['Arroz a la cubana menos el huevo', 'egg'],
  ['Arroz a la cubana menos huevo', '?'],
  ['pizza moins le fromage', 'cheese'],
  ['pizza moins fromage', '?'],
  ['paella moins les moules', 'mussel'],
  ['pizza meno il formaggio', 'cheese'],
  ['pizza menos o queijo', 'cheese'],
  ['Pizza abzüglich Käse', 'cheese'],
  ['Paella ex shellfish', 'shellfish'],
  ['Paella excl. shellfish', 'shellfish'],
  ['pizza con menos queso', ''],
  ['pasta con un poco menos queso', ''],
  ['menos sal, por favor', ''],
  ['paella más o menos la de mi abuela', ''],
  ['echo de menos las croquetas', ''],
  ['un gratin avec moins de fromage', ''],
  ['plus ou moins la recette de mamie, au fromage', ''],
  ['my ex loves shellfish', ''],
]

/** What does not go with somebody, in German with words in between. */
export const goesNotCases: readonly WishCase[] = [
  ['Erdnüsse gehen bei uns gar nicht', '#peanuts'],
  ['Milch geht bei uns gar nicht', '#milk'],
  ['Lupinenmehl geht bei uns gar nicht', 'lupin flour'],
  ['Nüsse gehen bei uns leider nicht', '#nuts #peanuts'],
  ['Eier gehen für meine Tochter nicht', '#eggs'],
  ['Milchprodukte gehen bei mir überhaupt nicht', '#milk'],
  ['Nüsse gehen bei unserem kleinen Sohn leider überhaupt nicht', '#nuts #peanuts'],
  ['Nüsse gehen leider nicht', '#nuts #peanuts'],
  ['Pizza geht bei uns nicht ohne Käse', ''],
  ['Nudeln gehen bei uns nicht nur freitags', ''],
  ['Ohne Käse geht bei uns gar nichts', ''],
  ['Käse geht bei uns immer', ''],
]

/** Who needs more care, told by a birthday, ages of children, twins or a missing spleen; and what comes from the sea. */
export const careCases: readonly WishCase[] = [
  ["grandad's 90th, mousse", '^'],
  ["great-gran's 95th birthday, mousse", '^'],
  ["my neighbour's 81st birthday, cake", '^'],
  ['my 40th birthday, mousse', ''],
  ['kids 2 and 4, popcorn', '^'],
  ['kids 9 and 12, popcorn', ''],
  ["I'm having twins, sushi", '^'],
  ["I'm carrying twins, sushi cravings", '^'],
  ["we're having twins over for dinner", ''],
  ['दादाजी का 85वां जन्मदिन', '^'],
  ['عيد ميلاد جدي الخامس والثمانين', '^'],
  ['عيد ميلاد ابني السابع', ''],
  ['I have no spleen', '^'],
  ['ich habe keine Milz mehr, Salat', '^'],
  ["je n'ai plus de rate, salade", '^'],
  ['no tengo bazo, sushi', '^'],
  ['nothing from the sea', 'seafood, fish, shellfish'],
  ['nothing with a shell', 'shellfish'],
]
