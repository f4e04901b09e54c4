import { wordsOf } from './wordsInLanguages.ts'

export const foodUnsafeInOilPattern = wordsOf({
  english: [
    'garlic',
    'basil',
    'rosemary',
    'thyme',
    'oregano',
    'sage',
    'herbs?',
    'chill?i(?:es)?',
    'peppers?',
    'mushrooms?',
    'shallots?',
  ],
  german: [
    'knoblauch\\p{L}*',
    'basilikum',
    'rosmarin\\p{L}*',
    'thymian\\p{L}*',
    'krauter\\p{L}*',
    'salbei',
    'barlauch',
    'chilis?',
  ],
  french: ['ail', 'gousses?', 'basilic', 'romarin', 'thym', 'herbes', 'sauge', 'origan', 'piments?'],
  spanish: ['ajos?', 'dientes', 'albahaca', 'romero', 'tomillo', 'hierbas', 'oregano', 'guindillas?'],
})

export const oilPattern = wordsOf({
  english: ['oil'],
  german: ['\\p{L}*ol'],
  french: ['huile'],
  spanish: ['aceite'],
})

/** Garlic or herbs that lie in oil. */
export const liesInOilPattern = wordsOf({
  english: [
    'infus\\p{L}+',
    'steep\\p{L}*',
    'confit',
    'submerge\\p{L}*',
    '(?:garlic|herb|chilli|chili|flavou?red) oil',
    'cover(?:ed)? (?:\\p{L}+ ){0,3}(?:with|in|by) (?:the )?(?:olive )?oil',
    'cover with (?:\\p{L}+ ){0,2}oil',
    '(?:in|into) (?:the|a) (?:\\p{L}+ ){0,2}(?:bottle|jar)',
    'cook (?:the )?garlic in (?:the )?oil',
    'top up with (?:\\p{L}+ ){0,2}oil',
    'pour (?:\\p{L}+ ){0,3}oil over',
    '(?:put|place|drop|pack|lay|keep) (?:\\p{L}+ ){0,4}(?:in|into) (?:the |some |a )?(?:olive |cold )?oil',
  ],
  german: [
    'mit (?:dem |\\p{L}+ )?\\p{L}*ol (?:bedecken|bedeckt|auffullen|ubergie(?:ss|ß)en|aufgie(?:ss|ß)en|begie(?:ss|ß)en)',
    '(?:im|in) (?:\\p{L}+ )?\\p{L}*ol (?:[\\p{L}\\d]+ ){0,3}(?:garen|konfieren|confieren|simmern)',
    'confit\\p{L}*',
    'in (?:das |dem |ein )?\\p{L}*ol (?:einlegen|eingelegt|legen)',
    'ziehen lassen',
    'einlegen',
  ],
  french: [
    "couvrir d[’']huile",
    "recouvr\\p{L}+ (?:d[’']huile|avec l[’']huile)",
    'infus\\p{L}+',
    'macer\\p{L}+',
    'confi(?:t|re|ts)',
    'dans (?:un|le) bocal',
    "couvr\\p{L}+ (?:[\\p{L}’']+ ){0,3}(?:d[’']|l[’'])?huile",
    "(?:met\\p{L}+|plong\\p{L}+|plac\\p{L}+|depos\\p{L}+) (?:[\\p{L}’']+ ){0,4}dans (?:de )?l[’']huile(?! chaude)",
  ],
  spanish: [
    'cubr\\p{L}+ (?:\\p{L}+ ){0,4}aceite',
    '(?:pon(?:er|ga|gan)?|met(?:er|a|e)|coloc\\p{L}+|introduc\\p{L}+) (?:\\p{L}+ ){0,4}en (?:el )?aceite(?! caliente)',
    'macer\\p{L}+',
    'infus\\p{L}+',
    'confit\\p{L}*',
    'en (?:un|el) (?:tarro|frasco|bote)',
    'sumerg\\p{L}+',
  ],
})

/** Where jars stand for long. */
export const storageShelfPattern = wordsOf({
  english: [
    'cupboard',
    'pantry',
    'counter(?:top)?',
    'shelf',
    'shelves',
    'windowsill',
    '(?:cool|dark|dry|sunny|warm)(?:,? (?:and )?\\p{L}+)? (?:place|spot|room)',
    'cellar',
    'basement',
    'room temperature',
    'larder',
  ],
  german: [
    'zimmertemperatur',
    'raumtemperatur',
    'vorratsschrank',
    'speisekammer',
    'keller',
    'regal',
    'schrank',
    '(?:dunkel|dunklen|sonnig|sonnigen|trocken|warm|warmen)(?: ort| platz)?',
    'fensterbank',
  ],
  french: [
    'temperature ambiante',
    'placard',
    'garde-manger',
    'cave',
    'etagere',
    'cellier',
    'abri de la lumiere',
    'endroit (?:\\p{L}+ )?(?:sec|sombre|frais et sec|chaud)',
    'soleil',
  ],
  spanish: [
    'temperatura ambiente',
    'despensa',
    'armario',
    'alacena',
    'estanteria',
    'bodega',
    'lugar (?:fresco y |seco y )?(?:seco|oscuro|soleado)',
    'sol',
  ],
})

export const keepsForLongPattern = wordsOf({
  english: [
    'stor\\p{L}+',
    'keeps?',
    'kept',
    'leav\\p{L}+',
    'stand',
    'infuse',
    'steep',
    'sit',
    'rest',
    'use',
    'lasts?',
    'shelf',
  ],
  german: ['aufbewahr\\p{L}*', 'lager\\p{L}*', 'halt', 'haltbar', 'stehen', 'ziehen', 'stellen', 'ruhen'],
  french: ['conserv\\p{L}+', 'gard\\p{L}+', 'laiss\\p{L}+', 'se garde', 'stock\\p{L}+'],
  spanish: ['guard\\p{L}+', 'conserv\\p{L}+', 'dej\\p{L}+', 'mant\\p{L}+', 'dura', 'almacen\\p{L}+'],
})

export const freezesPattern = wordsOf({
  english: ['freez\\p{L}*', 'frozen'],
  german: ['(?:ein|ge)frier\\p{L}*', 'eingefroren'],
  french: ['congel\\p{L}+'],
  spanish: ['congel\\p{L}+'],
})

/** Jars and bottles that are filled. */
export const jarsPattern = wordsOf({
  english: ['(?:mason |sterili[sz]ed |hot |clean )*jars?', 'bottles?', 'canning', 'canners?', 'cans(?! of)'],
  german: ['\\p{L}*(?:glas|glaser|glasern)', 'einwecken', 'einkochen', 'flaschen?'],
  french: ['bocal', 'bocaux', 'conserves?(?! au)', 'bouteilles?'],
  spanish: ['tarros?', 'frascos?', 'botes?', 'conservas?'],
})

/** Ways by which jars are closed for long, none of them under pressure. */
export const canningWithoutPressurePattern = wordsOf({
  english: [
    '(?:boiling[- ])?water[- ]?bath',
    'boiling[- ]water canner',
    'process (?:the )?(?:\\p{L}+ )?jars',
    'process for',
    'shelf[- ]stable',
    'hermetic\\p{L}*',
    'canning',
    'oven canning',
    'boil (?:the )?(?:\\p{L}+ )?jars',
    '(?:boil|simmer) in water',
    'upside[- ]down',
    'invert\\p{L}*',
    'dishwasher',
    'seal\\p{L}*',
  ],
  german: [
    'einkochen',
    'eingekocht',
    'einwecken',
    'eingeweckt',
    'auf den kopf stellen',
    'wasserbad',
    'sterilisier\\p{L}*',
    'luftdicht',
    'verschlie(?:ss|ß)en',
  ],
  french: [
    'sterilis\\p{L}+',
    'mettre en conserve',
    'retourn\\p{L}+',
    'bain-marie',
    'ferm(?:er|ez)(?: hermetiquement| les bocaux| et (?:faire|faites) bouillir)',
  ],
  spanish: [
    'esteriliz\\p{L}+',
    'bano maria',
    'boca abajo',
    'al vacio',
    'cerrar hermeticamente',
    '(?:cerrar|tapar) (?:los (?:tarros|frascos|botes) )?y hervir',
    'cerrar (?:bien )?los (?:tarros|frascos|botes)',
    'envasar',
    'conserva',
  ],
})

export const pressureCanningPattern = wordsOf({
  english: [
    'pressure[- ]?can\\p{L}*',
    'pressure[- ]?cook\\p{L}*',
    '\\d+ (?:pounds?|lbs?|psi)(?: of)? pressure',
    'pressure (?:of|at|to) \\d+ (?:pounds?|lbs?|psi)',
  ],
  german: ['schnellkochtopf', 'druck'],
  french: ['autocuiseur', 'autoclave', 'cocotte-minute', 'sous pression'],
  spanish: ['olla (?:a presion|express)', 'a presion', 'autoclave'],
})
