import type { WishCase } from '../wishCase.ts'

/** Lists that repeat their preposition, and all that they leave out. */
export const repeatedPrepositions: readonly WishCase[] = [
  ['stay away from eggs and from milk', 'egg, milk'],
  ['keep away from nuts and from sesame', 'nut, sesame'],
  ['stay away from eggs, from milk, from soy', 'egg, milk, soy'],
  ['sick from shrimp and from nuts', '#crustaceans #nuts #peanuts'],
  ['she gets hives from eggs and from milk', '#eggs #milk'],
  ['nothing made from eggs or from milk', '#eggs #milk'],
  ['nothing with eggs or with milk', 'egg, milk'],
  ['nothing with eggs or that contains milk', 'egg, milk'],
  ['refrain from eggs and from milk', 'egg, milk'],
  ['nichts mit Eiern oder mit Milch', 'egg, milk'],
  ['nichts aus Eiern und aus Milch', '#eggs #milk'],
  ['Finger weg von Eiern und von Milch', 'egg, milk'],
  ['rien avec des œufs ou avec du lait', 'egg, milk'],
  ["elle a de l'urticaire avec les œufs et avec le lait", '#eggs #milk'],
  ['nada con huevo o con leche', 'egg, milk'],
  ['le salen ronchas con el huevo y con la leche', '#eggs #milk'],
  ['lejos de los huevos y de la leche', 'egg, milk'],
  ['خالي من البيض ومن الحليب', 'egg, milk'],
  ['ابتعد عن البيض وعن الحليب', 'egg, milk'],
  ['لا شيء فيه بيض أو فيه حليب', 'egg, milk'],
  ['حساسية من البيض ومن الحليب', '#eggs #milk'],
  ['अंडे से और दूध से दूर रहो', 'egg, milk'],
  ['ande se aur doodh se dur raho', 'egg, milk'],
  ['nothing with eggs, with rice please', 'egg, ?'],
]

/** Where the second food is wished for. */
export const foodsWishedForBesideLists: readonly WishCase[] = [
  ['nothing with eggs but with cheese', 'egg'],
  ['no eggs, with cheese please', 'egg'],
  ['away from eggs and with lots of cheese', 'egg'],
  ['lasagne without nuts, with cheese and with ham', 'nut'],
  ['keep away from nuts and from now on use cheese', 'nut'],
  ['stay away from eggs and from milk, pancakes with banana', 'egg, milk'],
  ['peas from the garden and fish from the freezer', ''],
  ['ohne Eier und mit Käse', 'egg'],
  ['sans œufs et avec du fromage', 'egg'],
  ['sin huevo y con queso', 'egg'],
  ['بدون بيض ومع الجبن', 'egg'],
  ['अंडे के बिना और पनीर के साथ', 'egg'],
  ["can't refrain from cheese", ''],
]
