import type { WishCase } from '../wishCase.ts'

/** Wishes for a dish that must not be with a food, and others that may. */
export const notWith: readonly WishCase[] = [
  ["it can't be with milk", 'milk'],
  ['it cannot be made with milk', 'milk'],
  ['must not be with nuts', 'nut'],
  ["can't be anything with fish", 'fish'],
  ['it should not be made with eggs, please', 'egg'],
  ['es darf nicht mit Milch sein', '#milk'],
  ['ça ne peut pas être avec du lait', '#milk'],
  ['ça ne doit pas être avec du poisson', '#fish'],
  ['no puede ser con leche', '#milk'],
  ['no debe ser con pescado', '#fish'],
  ['no puede estar hecho con huevo', '#eggs'],
  ['दूध के साथ नहीं होना चाहिए', 'milk'],
  ['मछली के साथ न हो', 'fish'],
  ['لا يكون مع حليب', 'milk'],
  ['مش مع سمك', 'fish'],
  ['can it be with milk?', ''],
  ['it can be made with milk', ''],
  ['kann es mit Milch sein', ''],
  ['ça peut être avec du lait', ''],
  ['puede ser con leche', ''],
  ['दूध के साथ चलेगा', ''],
  ['ممكن يكون مع حليب', ''],
]

/** Dishes that no language knows before brackets, which name no person. */
export const dishesBeforeBrackets: readonly WishCase[] = [
  ['Gnudi (no nuts)', 'nut'],
  ['Blorbo (no nuts)', 'nut'],
  ['Kaspressknödel (ohne Ei)', 'egg'],
  ['Bouneschlupp (sans lait)', 'milk'],
  ['Axoa (sin pimiento)', 'bell pepper'],
  ['थुकपा (बिना अंडा)', 'egg'],
  ['بيصارة (بدون ثوم)', 'garlic'],
  ['Gnudi (no nuts), salad (no egg)', 'egg, nut'],
  ['Gnudi (with nuts)', ''],
  ['Kaspressknödel (mit Ei)', ''],
  ['Gnudi (with nuts), Kaspressknödel (with egg)', ''],
]
