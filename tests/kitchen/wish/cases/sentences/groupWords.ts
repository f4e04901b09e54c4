import type { WishCase } from '../wishCase.ts'

/** The name of a group in another language than the sentence leaves out the whole group. */
export const groupsOfOtherLanguages: readonly WishCase[] = [
  ["I can't eat mariscos", '#crustaceans #molluscs'],
  ["fajitas, my husband can't have mariscos", '#crustaceans #molluscs'],
  ['my daughter is allergic to mariscos', '#crustaceans #molluscs'],
  ["I can't have fruits de mer", '#crustaceans #molluscs'],
  ["she can't have frutti di mare", '#crustaceans #molluscs'],
  ["my wife can't have Meeresfrüchte", '#crustaceans #fish #molluscs'],
  ["we can't have Schalentiere", '#crustaceans #molluscs'],
  ["he can't have coquillages et crustacés", '#crustaceans #molluscs'],
  ["I can't have crustáceos", '#crustaceans'],
  ["I can't have moluscos", '#molluscs'],
  ["I can't have frutos secos", '#nuts #peanuts'],
  ["I can't have fruits à coque", '#nuts'],
  ["I can't have noci", '#nuts #peanuts'],
  ["I can't have nueces", '#nuts #peanuts'],
  ["I can't have Nüsse", '#nuts #peanuts'],
  ["I can't have dry fruits", '#nuts #peanuts'],
  ["I can't have lácteos", '#milk'],
  ["I can't have Milchprodukte", '#milk'],
  ["I can't have produits laitiers", '#milk'],
  ["I can't have latticini", '#milk'],
  ["I can't have latte vaccino", '#milk'],
  ["I can't have sésamo", '#sesame'],
  ["I can't have langostinos", '#crustaceans'],
  ['ich vertrage keine lácteos', '#milk'],
  ['mein Mann darf keine mariscos essen', '#crustaceans #molluscs'],
  ['je ne peux pas manger de mariscos', '#crustaceans #molluscs'],
  ['mi marido no puede comer Meeresfrüchte', '#crustaceans #fish #molluscs'],
  ['मैं mariscos नहीं खा सकता', '#crustaceans #molluscs'],
  ['لا أستطيع أكل mariscos', '#crustaceans #molluscs'],
  ["I can't have noix de coco", 'coconut'],
  ["I can't have noix de muscade", 'nutmeg'],
]

/** Wishes for dishes of them. */
export const groupsWished: readonly string[] = [
  'paella de mariscos',
  'spaghetti with frutti di mare for four',
  'Paella mit Meeresfrüchten',
  'gâteau aux noix',
  'tarta de nueces',
  'torta di noci',
  'dry fruits laddu',
  'sarson ka saag',
  'an iced latte cake',
]
