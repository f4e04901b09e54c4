import type { WishCase } from '../wishCase.ts'

/** Allergies that are past or denied: nothing is left out. */
export const allergiesOfThePast: readonly WishCase[] = [
  ['used to be allergic to shrimp but now fine', ''],
  ["used to be allergic to milk, now it's ok", ''],
  ['cured of his nut allergy', ''],
  ['got over her egg allergy', ''],
  ['früher allergisch gegen Milch, jetzt alles gut', ''],
  ['ich hatte früher eine Nussallergie, jetzt vertrage ich sie, Kuchen', ''],
  ['Eiallergie überstanden', '?'],
  ['guéri de son allergie aux œufs', ''],
  ['avant allergique aux fruits de mer, maintenant ça va', ''],
  ['curado de su alergia al huevo', ''],
  ['antes alérgico al marisco, ahora bien', ''],
  ['لا يوجد لدينا حساسية، أضف المكسرات', ''],
  ['nothing against nuts here', ''],
  ['allergic to milk and not eggs', '#milk ?'],
  ['allergisch gegen Milch und nicht gegen Eier', '#milk ?'],
  ['allergique au lait et pas aux œufs', '#milk ?'],
  ['alérgico a la leche y no al huevo', '#milk ?'],
]

/** Allergies beside such words that somebody has: they are left out. */
export const allergiesOfToday: readonly WishCase[] = [
  ['was allergic to milk, still allergic to eggs', '#eggs #milk'],
  ['allergic to eggs, now fine with milk', '#eggs'],
  ["en plus d'allergie au lait, il ne mange pas d'œufs", '#milk, egg'],
  ['allergic to milk and no eggs please', '#milk, egg'],
  ['früher vegetarisch, jetzt Erdnussallergie', '#peanuts'],
  ['alergia al cacahuate y la nuez, mole poblano', '#nuts #peanuts'],
  ['لو سمحت، عندي حساسية من السمك', '#fish'],
  ['دجاج مع رز، لو سمحت، بدون مكسرات', 'nut'],
  ['لو سمحت، أريد كعكة بالمكسرات', ''],
  ['Weizeneiweißallergie', '#gluten, wheat'],
  ['Sojaeiweißallergie', '#soy'],
  ['Milcheiweißallergie', '#milk'],
  ['Hühnereiweißallergie', '#eggs'],
  ['Rohmilchkäse darf ich gerade nicht', 'cheese, ?'],
  ['schwanger, kein Rohmilchkäse', '^, cheese'],
  ['Raclette mit Rohmilchkäse', ''],
  ['peanut butter is a killer in this house', '?'],
  ['this killer chili recipe again', ''],
  ['que no lleve apio, caldo', 'celery, ?'],
  ['mi hija no puede huevo', '?'],
  ['no puedo vivir sin queso', ''],
]
