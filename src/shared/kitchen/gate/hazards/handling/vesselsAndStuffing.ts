import { wordsOf } from './wordsInLanguages.ts'

export const stuffsFoodPattern = wordsOf({
  english: [
    'stuff(?:s|ed)?(?= (?:the|your|it|a|with|each|turkey|chicken|whole))',
    '(?:fill|pack|spoon|push)\\p{L}*(?= [^.,]{0,60}(?:stuffing|cavity))',
  ],
  german: ['(?:be)?fullen', 'gefullt\\p{L}*', 'stopfen'],
  french: ['farcir', 'farcissez', 'farcie?s?', 'remplir'],
  spanish: ['rellen(?:ar|e|a|amos|arl\\p{L}+)'],
})

export const aheadOfTimePattern = wordsOf({
  english: [
    'the (?:night|day|evening) before',
    '(?:a|one|1|two|2) days? (?:ahead|in advance|before)',
    'the previous (?:day|night|evening)',
    'overnight',
    'ahead of time',
    'until (?:tomorrow|(?:the )?next day)',
  ],
  german: [
    'am (?:vortag|vorabend|abend (?:vorher|zuvor)|tag (?:vorher|zuvor))',
    'uber nacht',
    'bis zum nachsten tag',
  ],
  french: ['la veille', 'toute la nuit', 'une nuit', "jusqu[’']au lendemain"],
  spanish: [
    '(?:el dia|la noche|la vispera|la tarde) (?:anterior|antes)',
    'la vispera',
    'toda la noche',
    'hasta el dia siguiente',
  ],
})

export const frozenPattern = wordsOf({
  english: ['frozen', 'straight from the freezer'],
  german: ['gefroren\\p{L}*', 'tiefgefroren\\p{L}*', 'tiefgekuhlt\\p{L}*', 'tk'],
  french: ['congelee?s?', 'surgelee?s?'],
  spanish: ['congelad[oa]s?'],
})

export const slowCookerPattern = wordsOf({
  english: ['slow[- ]cook\\p{L}*', 'crock[- ]?pots?'],
  german: ['schongarer\\p{L}*', 'slowcooker', 'slow-cooker'],
  french: ['mijoteuse', 'cocotte electrique'],
  spanish: ['olla de (?:coccion lenta|cocimiento lento)', 'olla lenta', 'slow cooker'],
})

export const sousVidePattern = wordsOf({
  english: [
    'sous[- ]?vide',
    '(?:immersion )?circulator',
    '(?:सू|सूस|सौस)[- ]?वी?ड[ेी]?',
    '(?:ال)?سو(?:س)? ?(?:فيد|في)',
  ],
  german: ['sous[- ]?vide', 'vakuumgar\\p{L}*', 'niedertemperatur-wasserbad'],
  french: ['sous[- ]vide', 'thermoplongeur'],
  spanish: ['al vacio', 'sous[- ]?vide'],
})

export const waterBathPattern = wordsOf({
  english: [
    'water[ -]?bath',
    'immersion (?:bath|cooker)',
    '(?:वॉटर|वाटर) ?बाथ',
    '(?:ال)?حمام (?:ال)?(?:مائي|ماء|ماري)',
  ],
  german: ['(?:heiss|warm)?wasserbad\\p{L}*'],
  french: ['bain-marie', "bain d[’']eau", 'bain thermostate'],
  spanish: ['bano (?:de agua|(?:de )?maria|termostatico)'],
})

export const sealedBagPattern = wordsOf({
  english: ['bags?', 'vacuum\\p{L}*', 'seal(?:ed)?'],
  german: ['beuteln?', 'vakuum\\p{L}*', 'vakuumier\\p{L}*'],
  french: ['sachets?', 'sacs?', 'vide'],
  spanish: ['bolsas?', 'vacio'],
})
