import type { WishCase } from '../wishCase.ts'

/** A reaction told after a dish: the dish is left out, and which of its foods it was is asked. */
export const reactionsToDishes: readonly WishCase[] = [
  ['last time the satay gave me hives', 'satay skewer, ?'],
  ['last time the laksa gave me hives', 'laksa, ?'],
  ['after eating pesto he got hives', 'pesto, ?'],
  ['after the pad thai he got hives', 'pad thai, ?'],
  ['my lips swelled up after the ramen', 'ramen, ?'],
  ['the korma made my throat itch', 'korma, ?'],
  ['vegetable biryani please but after the korma I got hives', 'korma, ?'],
  ['nach dem Pad Thai bekam er Ausschlag', 'pad thai, ?'],
  ['nach der Lasagne schwollen ihm die Lippen an', 'lasagna, ?'],
  ['letztes Mal bei der Paella hat es ihn umgehauen', 'paella, ?'],
  ['der Döner hat mir Ausschlag gemacht', 'shawarma, ?'],
  ["le pad thaï lui a donné de l'urticaire", 'pad thai, ?'],
  ['après le tajine ma fille a fait une réaction', 'tagine, ?'],
  ['el pad thai le dio urticaria', 'pad thai, ?'],
  ['la paella le hinchó los labios', 'paella, ?'],
  ['بعد الكبسة ظهر له طفح جلدي', 'kabsa, ?'],
  ['بعد أكل البيستو ظهر له طفح', 'pesto, ?'],
  ['बिरयानी खाने के बाद शरीर पर चकत्ते हो गए', 'biryani, ?'],
  ['pad thai se khujli ho gayi thi', 'pad thai, ?'],
  ['allergic to curry', 'curry leaf, curry paste, curry powder, ?'],
]

/** Dishes beside words of harm that are wished for: they are not left out. */
export const dishesOfNoReaction: readonly WishCase[] = [
  ['last time the satay was great', ''],
  ['pad thai for my sick wife', ''],
  ["pad thai please, I'm allergic to peanuts", '#peanuts'],
  ['make a pad thai, my son gets hives from peanuts', '#peanuts'],
  ["pad thai that won't give me hives", '?'],
  ['chicken soup, I am sick', ''],
  ['ramen because I have a headache', ''],
  ['nach dem Pad Thai bekam er Hunger', ''],
  ['Pizza nach der Arbeit, habe Kopfschmerzen', '?'],
  ['der Geschmack hat mich umgehauen, Curry', ''],
  ['après le pesto il a eu faim', ''],
  ['el curry me encantó la última vez', ''],
  ['allergic to rice', 'rice'],
]
