import type { WishCase } from '../wishCase.ts'

/** Foods that a wish leaves to others: they are left out. */
export const foodsLeftToOthers: readonly WishCase[] = [
  ['leave the prawns for someone else', 'prawn'],
  ['leave the prawns and mussels for somebody else, pasta please', 'mussel, prawn'],
  ['the nuts are for someone else', 'nut'],
  ['you can keep your peanuts', 'peanut'],
  ['keep the shrimp to yourself', 'shrimp'],
  ["I'll leave the liver to others", 'liver'],
  ['the broccoli is all yours, roast', 'broccoli'],
  ['someone else can have my mushrooms', 'mushroom'],
  ['die Garnelen kannst du behalten', 'shrimp'],
  ['Nüsse könnt ihr selber essen', 'nut'],
  ['lass die Pilze für andere', 'mushroom'],
  ['Rosenkohl überlasse ich gern anderen', 'Brussels sprout'],
  ['garde tes cacahuètes', 'peanut'],
  ['laisse les crevettes aux autres', 'shrimp'],
  ["les noix, c'est pour les autres", 'nut'],
  ['quédate con tus cacahuetes', 'peanut'],
  ['deja las gambas para otro', 'shrimp'],
  ['las aceitunas te las puedes quedar', 'olive'],
  ['اترك الروبيان لغيري', 'shrimp'],
  ['झींगा किसी और के लिए छोड़ दो', 'shrimp'],
  ['mungfali tum hi rakho', 'peanut'],
]

/** Dishes for others, and foods that are kept in a dish: nothing is left out. */
export const keptForOthers: readonly WishCase[] = [
  ['the cake is for someone else', ''],
  ['der Kuchen ist für andere', ''],
  ['le gâteau est pour les autres', ''],
  ['la tarta es para otra persona', ''],
  ['leave some cake for the kids', ''],
  ['save some chicken for later', ''],
  ['leave the prawns in', ''],
  ['you can keep the peanuts, just no cashews', 'cashew'],
  ['cook prawns for someone else', ''],
  ['keep the chicken moist', ''],
]
