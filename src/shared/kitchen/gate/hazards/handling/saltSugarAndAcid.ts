import { wordsOf } from './wordsInLanguages.ts'

/** What keeps botulism out of a jar. */
export const sourIngredientPattern = wordsOf({
  english: [
    'vinegar',
    'citric acid',
    'lemon juice',
    'lime juice',
    'pectin',
    'jam sugar',
    'preserving sugar',
    'pickl\\p{L}*',
  ],
  german: ['\\p{L}*essig', 'zitronensaure', 'zitronensaft', 'gelierzucker', 'pektin'],
  french: ['vinaigre', 'acide citrique', 'jus de citron', 'sucre (?:gelifiant|a confiture)', 'pectine'],
  spanish: ['vinagre', 'acido citrico', 'zumo de limon', 'jugo de limon', 'pectina'],
})

export const sugarPattern = wordsOf({
  english: ['sugar', 'honey', 'syrup'],
  german: ['\\p{L}*zucker', 'honig', 'sirup'],
  french: ['sucre', 'miel', 'sirop'],
  spanish: ['azucar', 'miel', 'almibar'],
})

/** Foods that keep in a jar at room temperature because they are dry, sour or sweet. */
export const shelfStableInJarsPattern = wordsOf({
  english: [
    'airtight',
    'spice (?:mix|blend)',
    'granola',
    'cookies',
    'biscuits',
    'nuts',
    'dry',
    'dried',
    'sugar',
    'vanilla',
    'jam',
    'marmalade',
    'jelly',
    'compote',
    'liqueur',
    'vodka',
    'cordial',
  ],
  german: [
    'trocken\\p{L}*',
    'getrocknet\\p{L}*',
    'gewurz\\p{L}*',
    'musli',
    'marmelade',
    'konfiture',
    'gelee',
    'kompott',
    'lik(?:o|oe)r',
    'sirup',
  ],
  french: ['seche?s?', 'sechee?s?', 'confiture', 'gelee', 'compote', 'liqueur', 'sirop', 'biscuits'],
  spanish: ['sec[oa]s?', 'mermelada', 'jalea', 'compota', 'licor', 'almibar', 'galletas'],
})

export const fermentsPattern = wordsOf({
  english: ['ferment\\p{L}*', 'lacto-ferment\\p{L}*'],
  german: ['fermentier\\p{L}*', 'garen lassen', 'vergaren', 'milchsauer'],
  french: ['ferment\\p{L}*', 'lacto-?ferment\\p{L}*'],
  spanish: ['ferment\\p{L}*'],
})

export const withoutSaltPattern = wordsOf({
  english: [
    '(?:without|no|omit(?:ting)?|leav\\p{L}+ out|skip\\p{L}*)(?: the| any| adding| added| using)* salt',
    'salt-?free',
    'unsalted',
    'only (?:plain )?water',
  ],
  german: ['ohne (?:\\p{L}+ )?salz', 'salzlos', 'kein salz'],
  french: ['sans (?:\\p{L}+ )?sel'],
  spanish: ['sin (?:\\p{L}+ )?sal'],
})

/** Says that nothing sour goes into a jar. */
export const withoutAcidPattern = wordsOf({
  english: [
    '(?:without|no)(?: any| adding| added)* (?:vinegar|acid|lemon(?: juice)?)',
    'only (?:plain )?(?:salt )?water',
  ],
  german: ['ohne (?:\\p{L}+ )?(?:\\p{L}*essig|saure|zitronensaft)', 'kein(?:en)? essig'],
  french: ['sans (?:\\p{L}+ )?(?:vinaigre|acide|acidite|citron|jus de citron)'],
  spanish: ['sin (?:\\p{L}+ )?(?:vinagre|acido|limon|zumo de limon)'],
})

/** What ferments with a culture or with sugar, not in salt. */
export const fermentsWithoutSaltPattern = wordsOf({
  english: [
    'kombucha',
    'scoby',
    'kefir',
    'yogh?urt',
    'dough',
    'starter',
    'batter',
    'beer',
    'wine',
    'mead',
    'cider',
    'vinegar',
    'tempeh',
    'natto',
    'koji',
    'whey',
    'miso',
    'tea',
    'bread',
    'flour',
    'yeast',
    'milk',
    'idli',
    'dosa',
    'lentils?',
    'brine',
    'culture',
  ],
  german: [
    'kombucha',
    'kefir',
    'joghurt',
    '\\p{L}*teig',
    'bier',
    'wein',
    'essig',
    'tee',
    'brot',
    'mehl',
    'hefe',
    'milch',
    'molke',
    'salzlake',
    'lake',
  ],
  french: [
    'kombucha',
    'kefir',
    'yaourt',
    'pates?',
    'levain',
    'biere',
    'vin',
    'cidre',
    'vinaigre',
    'the',
    'pain',
    'farine',
    'levure',
    'lait',
    'saumure',
  ],
  spanish: [
    'kombucha',
    'kefir',
    'yogur',
    'masas?',
    'cerveza',
    'vino',
    'sidra',
    'vinagre',
    'te',
    'pan',
    'harina',
    'levadura',
    'leche',
    'salmuera',
  ],
})

export const saltPattern = wordsOf({
  english: ['(?<!un)salt(?:ed|y)?', 'soy sauce', 'stock cubes?', 'bouillon'],
  german: ['salz\\p{L}*', 'gesalzen\\p{L}*', 'sojaso(?:ss|ß)e', 'sojasauce', 'bruhwurfel'],
  french: ['sel', 'salee?s?', 'sauce soja', 'bouillon cube'],
  spanish: ['sal', 'salad[oa]s?', 'salsa de soja', 'cubito'],
})
