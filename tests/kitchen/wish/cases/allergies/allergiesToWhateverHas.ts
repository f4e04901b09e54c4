import type { WishCase } from '../wishCase.ts'

/** Allergies to whatever has a food in it: the food is left out. */
export const allergiesToWhateverHas: readonly WishCase[] = [
  ['allergic to everything with eggs in it', '#eggs'],
  ['allergic to anything containing nuts', '#nuts #peanuts'],
  ["I'm allergic to anything with sesame in it, noodles please", '#sesame'],
  ['my son is allergic to food with milk or eggs in it, pancakes please', '#eggs #milk'],
  ['allergies: anything with eggs', '#eggs'],
  ['intolerant to foods with lactose, mac and cheese', '#milk'],
  ['allergisch gegen alles mit Eiern', '#eggs'],
  ['Allergie gegen alles mit Ei, für 3 Personen', '#eggs'],
  ['Allergie gegen Sachen mit Milch', '#milk'],
  ['allergisch gegen alles wo Nüsse drin sind', '#nuts #peanuts'],
  ['allergisch auf alles mit Milch drin, Kuchen bitte', '#milk'],
  ['gegen alles mit Ei und Milch allergisch', '#eggs #milk'],
  ['Allergie gegen Lebensmittel, die Soja enthalten', '#soy'],
  ['Lebensmittelallergie Soja', '#soy'],
  ['Lebensmittelallergie: Ei, Milch. Kuchen', '#eggs #milk'],
  ['allergique à tout ce qui contient des œufs', '#eggs'],
  ['allergique à tout avec des noix', '#nuts #peanuts'],
  ['allergique à tout ce qui a du sésame dedans', '#sesame'],
  ['alérgico a todo con huevo', '#eggs'],
  ['alergia a cualquier cosa con leche', '#milk'],
  ['alérgica a las cosas que llevan nueces', '#nuts #peanuts'],
  ['عندي حساسية من كل شيء فيه بيض', '#eggs'],
  ['عندي حساسية من أي شيء مع الحليب', '#milk'],
  ['अंडे वाली हर चीज से एलर्जी', '#eggs'],
  ['har cheez se allergy jisme anda ho', '#eggs'],
]

/** Wishes for whatever has a food in it beside an allergy: only the allergy is left out. */
export const wishesForWhateverHas: readonly WishCase[] = [
  ['allergic to nothing, anything with eggs', ''],
  ['anything with eggs please', ''],
  ['no nuts, anything with chicken', 'nut'],
  ["something with eggs, I'm allergic to nuts", '#nuts #peanuts'],
  ['allergic to nuts, everything with cheese is fine', '#nuts #peanuts'],
  ['not allergic to anything, everything with nuts welcome', ''],
  ['keine Lebensmittelallergien, Pasta mit Käse', ''],
  ['alérgico a las nueces, algo con pollo', '#nuts #peanuts'],
  ['gerne alles, was Käse enthält', ''],
]

/** A food within the words of a German negation is left out. */
export const foodsWithinNegations: readonly WishCase[] = [
  ['ich kann kein Ei essen', '#eggs'],
  ['kann kein Gluten essen, Nudeln', '#gluten'],
  ['er kann kein rohes Ei essen', '?'],
  ['kann kein Essen kochen heute', ''],
  ['bitte nichts, was Nüsse enthält', 'nut'],
  ['nichts was Zucker enthält', 'sugar'],
  ['nichts, was lange dauert', ''],
  ['spuckt Pilze wieder aus', '?'],
]
