import type { WishCase } from './wishCase.ts'

/** Wishes for all of a kind but some, or for some of a kind alone. */
export const exceptionsOfAll: readonly WishCase[] = [
  ['come de todo menos nueces', 'nut'],
  ['come de todo menos huevo', 'egg'],
  ['come de todo menos marisco', 'shellfish'],
  ['comemos de todo menos frutos secos', 'nut'],
  ['todos los frutos secos menos los anacardos', 'cashew, ?'],
  ['all nuts but cashews', 'cashew, ?'],
  ['every nut but almonds is ok', '?'],
  ['all meat but pork', 'pork'],
  ['any fish but tuna', 'tuna, ?'],
  ['all seafood but oysters', 'oyster'],
  ['all kinds of nuts but walnuts', 'walnut, ?'],
  ['we eat all dairy but cream', 'cream'],
  ['only almonds among nuts are ok', '?'],
  ['the only nuts she can have are almonds', '?'],
  ['von den Nüssen gehen nur Mandeln', '?'],
  ['parmi les noix seulement les amandes', '?'],
  ['सिर्फ बादाम ठीक है मेवों में', '?'],
  ['isst alles außer fetten Fisch', '?'],
  ['isst alles bis auf fettes Fleisch', '?'],
  ['kein fetter Fisch', '?'],
  ['eats everything except raw fish', '?'],
  ['il mange de tout sauf du poisson', 'fish'],
  ['يأكل كل شيء إلا السمك', 'fish'],
  ['मछली के अलावा सब खाते हैं', 'fish'],
]

/** Wishes with the same words that except nothing. */
export const allOfAKind: readonly string[] = [
  'all nuts are welcome',
  'nothing but nuts',
  'anything but boring pasta with cheese',
  'all cheese, but mostly feta',
  'I love all nuts but cashews are my favourite',
  'all vegetables but please add cheese',
  'come de todo',
  'más o menos 200 g de nueces',
  'al menos dos huevos',
  'fettarme Lasagne',
]
