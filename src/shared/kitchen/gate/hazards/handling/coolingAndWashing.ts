import { wordsOf } from './wordsInLanguages.ts'

export const leftStandingPattern = wordsOf({
  english: [
    'leav(?:e|es|ing)',
    'left',
    'let',
    'stand(?:s|ing)?',
    'sits?',
    'sitting',
    'sat',
    'stood',
    'standing',
    'rest(?:s|ing)?',
    'keep(?:s|ing)?',
    'kept',
    'stor(?:e|ed|ing)',
    'hold',
    'marinat\\p{L}*',
    'cool(?:s|ed|ing)?',
    'brin(?:e|ed|ing)',
    'cure',
    'put',
    'place',
  ],
  german: [
    'lassen',
    'lass',
    'lasst',
    'stehen\\p{L}*',
    'steht',
    'stand',
    'gestanden',
    'ruhen\\p{L}*',
    'ruht',
    'marinier\\p{L}*',
    'ziehen(?:lassen)?',
    'zieht',
    'einlegen',
    'eingelegt',
    'aufbewahr\\p{L}*',
    'lagern',
    'abkuhlen\\p{L}*',
    'auskuhlen\\p{L}*',
    'bleib\\p{L}+',
    'stellen',
  ],
  french: [
    'laiss\\p{L}+',
    'repos\\p{L}+',
    'restee?s?',
    'marin\\p{L}+',
    'conserv\\p{L}+',
    'gard\\p{L}+',
    'refroidir',
    'tiedir',
    'mettre',
    'mettez',
    'pos(?:er|ez)',
  ],
  spanish: [
    'dej\\p{L}+',
    'qued\\p{L}+',
    'estado',
    'estuvo',
    'repos\\p{L}+',
    'marin\\p{L}+',
    'adob\\p{L}+',
    'guard\\p{L}+',
    'conserv\\p{L}+',
    'enfriar\\p{L}*',
    'macer\\p{L}+',
    'mant\\p{L}+',
    'pon(?:er|ga|gan)?',
  ],
})

/** Actions by which something hot gets cold: it may take as long as the FDA allows for both parts of cooling. */
export const coolsPattern = wordsOf({
  english: ['cool(?:s|ed|ing)?(?: down)?'],
  german: ['(?:ab|aus)kuhl\\p{L}*', 'erkalten'],
  french: ['refroidir', 'tiedir'],
  spanish: ['enfriar\\p{L}*', 'enfri\\p{L}*', 'templar'],
})

export const thawsPattern = wordsOf({
  english: [
    'thaw\\p{L}*',
    'defrost\\p{L}*',
    'unfreez\\p{L}*',
    'frozen (?:\\p{L}+ ){1,3}come to (?:a )?room temperature',
  ],
  german: ['auftau\\p{L}*', 'aufgetaut\\p{L}*', 'antauen', 'abtauen', 'taut', 'tauen'],
  french: ['decongel\\p{L}*'],
  spanish: ['descongel\\p{L}*'],
})

export const freezesAgainPattern = wordsOf({
  english: [
    're-?freez\\p{L}*',
    're-?frozen',
    '(?:freeze|freezing) (?:\\p{L}+ ){0,4}again',
    '(?:put|place|return|pop|goes?|send)\\p{L}* (?:\\p{L}+ ){0,6}(?:in|into|to) the freezer(?= *again)',
    'back (?:in|into|to) (?:the|your) freezer',
    '(?:return|returned) (?:\\p{L}+ ){0,4}to the freezer',
  ],
  german: [
    '(?:wieder|erneut|nochmals?|noch einmal|abermals) ein(?:zu|ge)?frier\\p{L}*',
    '(?:wieder|erneut|nochmals?|noch einmal) eingefroren',
    'wieder ?eingefr\\p{L}+',
    'wiedereinfrieren',
    '(?:wieder|zuruck) (?:in (?:den|die|das)|ins) (?:gefrier|tiefkuhl)\\p{L}*',
  ],
  french: [
    'recongel\\p{L}*',
    'remett\\p{L}+ (?:\\p{L}+ ){0,5}au congelateur',
    'congel\\p{L}+ (?:\\p{L}+ ){0,4}(?:a|de) nouveau',
  ],
  spanish: [
    'recongel\\p{L}*',
    '(?:volver|vuelv\\p{L}+) a congelar\\p{L}*',
    'congel\\p{L}+ (?:\\p{L}+ ){0,3}(?:de nuevo|otra vez|nuevamente)',
    '(?:devolver|regresar|volver a (?:meter|poner)|vuelv\\p{L}+ a (?:meter|poner))\\p{L}* (?:\\p{L}+ ){0,5}(?:al|en el) congelador',
  ],
})

export const washesPattern = wordsOf({
  english: ['wash(?:es|ed|ing)?', 'rins(?:e|es|ed|ing)'],
  german: [
    '(?:ab)?waschen',
    '(?:ab)?gewaschen',
    '(?:ab)?spulen',
    '(?:ab)?gespult',
    'abbrausen',
    'wasche?',
    'wascht',
  ],
  french: ['lav(?:er|ez|e|es)', 'rin(?:cer|cez|ce)', "pass(?:er|ez) sous l[’']eau"],
  spanish: ['lav(?:ar|e|a|amos|arl\\p{L}+)', 'enjuag\\p{L}+', 'aclarar'],
})

/** What is washed because raw poultry touched it. */
export const thingsWashedAfterPoultryPattern = wordsOf({
  english: ['hands?', 'boards?', 'kni(?:fe|ves)', 'surfaces?', 'sink', 'utensils', 'bowls?'],
  german: [
    'hande',
    'handen',
    'brett\\p{L}*',
    'schneidebrett\\p{L}*',
    'messer',
    'flachen?',
    'arbeitsflache',
    'spule',
    'geschirr',
  ],
  french: ['mains?', 'planches?', 'couteaux?', 'ustensiles', 'evier', 'surfaces?'],
  spanish: ['manos?', 'tablas?', 'cuchillos?', 'utensilios', 'fregadero', 'superficies?'],
})

/** Ways of cooking that begin with washing, and whose water is thrown away. */
export const blanchesOrBrinesPattern = wordsOf({
  english: ['blanch\\p{L}*', 'parboil\\p{L}*', 'brin(?:e|ed|ing)'],
  german: ['blanchier\\p{L}*', 'uberbruhen', 'lake', 'gepokelt'],
  french: ['blanch\\p{L}+', 'saumure', 'ebouillanter'],
  spanish: ['blanque\\p{L}+', 'escald\\p{L}+', 'salmuera'],
})

export const cooksInPartPattern = wordsOf({
  english: [
    'par-? ?cook\\p{L}*',
    'par-? ?boil\\p{L}*',
    'half[- ]?cook\\p{L}*',
    '(?:partially|partly|half) (?:cook|fry|roast|grill|bake|boil|fried|done)\\p{L}*',
    '(?:cook|fry|roast|grill|bake)\\p{L}* (?:\\p{L}+ ){0,3}(?:only )?half[- ]?way(?: through)?',
    'sear(?:ed|ing)?(?= [^.]{0,120}(?:next day|tomorrow|overnight))',
  ],
  german: [
    'halb ?gar(?:en|t)?',
    'halb ?durch(?:garen|gegart)?',
    'vorgar\\p{L}*',
    'nur (?:halb|kurz) (?:garen|braten|anbraten|kochen|grillen)',
    'zur halfte (?:garen|braten|kochen|grillen)',
    'angaren',
    'anbraten(?= [^.]{0,120}nachsten tag)',
  ],
  french: [
    'precui\\p{L}+',
    '(?:cuire|cuisez|griller|rotir) (?:\\p{L}+ ){0,3}(?:a moitie|a demi)',
    'a moitie cui\\p{L}+',
    'mi-cuisson',
  ],
  spanish: [
    'precocin\\p{L}+',
    'precoc\\p{L}+',
    '(?:a medio|medio) (?:cocer|hacer|cocinar|asar|cocid\\p{L}+|hech\\p{L}+)',
    '(?:cocer|cocinar|asar|freir) (?:\\p{L}+ ){0,3}a medias',
    'hasta la mitad',
  ],
})
