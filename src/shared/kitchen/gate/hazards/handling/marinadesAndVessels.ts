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
  english: ['water ?bath'],
  german: ['wasserbad'],
  french: ['bain-marie', "bain d[’']eau"],
  spanish: ['bano (?:de agua|maria)'],
})

export const sealedBagPattern = wordsOf({
  english: ['bags?', 'vacuum\\p{L}*', 'seal(?:ed)?'],
  german: ['beuteln?', 'vakuum\\p{L}*', 'vakuumier\\p{L}*'],
  french: ['sachets?', 'sacs?', 'vide'],
  spanish: ['bolsas?', 'vacio'],
})

export const marinadePattern = wordsOf({
  english: ['marinade'],
  german: ['marinade'],
  french: ['marinade'],
  spanish: ['marinada', 'adobo', 'marinado'],
})

/** Words for a marinade in which raw food has already been. */
export const usedMarinadePattern = wordsOf({
  english: [
    '(?:leftover|left-over|used|raw|excess) marinade',
    'rest of the marinade',
    'marinade (?:that is )?(?:left|from the (?:raw )?(?:chicken|meat|pork|beef|fish|lamb|bowl|bag))',
  ],
  german: [
    '(?:restlichen?|ubrigen?|gebrauchten?|verblieben\\p{L}*|verbleibend\\p{L}*|uberschussig\\p{L}*|ubrig ?gebliebene[nr]?) marinade',
    'rest (?:der|von der) marinade',
    'marinade,? die ubrig ist',
  ],
  french: [
    '(?:reste|restant|surplus) de (?:la |votre )?marinade',
    'ce qui reste de (?:la )?marinade',
    'marinade (?:restante|utilisee|qui reste)',
  ],
  spanish: [
    '(?:resto|sobrante) (?:de la|del) (?:marinada|adobo|marinado)',
    'lo que (?:queda|sobra|quede|sobre) (?:de la|del) (?:marinada|adobo|marinado)',
    '(?:marinada|adobo|marinado) (?:restante|sobrante|usad[ao]|que (?:queda|sobra|quede|sobre))',
  ],
})

export const marinatesPattern = wordsOf({
  english: ['marinat(?:e|es|ed|ing)'],
  german: ['marinier\\p{L}*', 'einlegen', 'eingelegt'],
  french: ['marin(?:er|ez|e|ee|es)'],
  spanish: ['marin(?:ar|e|a|ad[oa]s?)', 'adob(?:ar|e)', 'macer(?:ar|e)'],
})

export const servesOrPoursPattern = wordsOf({
  english: [
    'serv\\p{L}+',
    'drizzl\\p{L}+',
    'spoon',
    'dip\\p{L}*',
    'pour\\p{L}*',
    'toss',
    'sauce',
    'brush\\p{L}*',
    'dressing',
    'gravy',
  ],
  german: [
    'servier\\p{L}*',
    'reichen',
    'anrichten',
    'sauce',
    'so(?:ss|ß)e',
    'dip',
    'betraufeln',
    '(?:uber)?gie(?:ss|ß)en',
    'ubergie(?:ss|ß)en',
    'traufeln',
    'loffeln',
    'daruber\\p{L}*',
    'dazu',
  ],
  french: ['serv\\p{L}+', 'sauce', 'arros\\p{L}+', 'napp\\p{L}+', 'vers\\p{L}+', 'accompagn\\p{L}+'],
  spanish: [
    'serv\\p{L}+',
    'sirv\\p{L}+',
    'salsa',
    'salse\\p{L}+',
    'roc[ií]\\p{L}+',
    'por encima',
    'verter',
    'vierta',
    'banar',
    'acompan\\p{L}+',
  ],
})

export const bastesPattern = wordsOf({
  english: ['bast(?:e|es|ed|ing)', 'mop(?:ping)?', 'paint(?:ing)?'],
  german: ['bestreich\\p{L}*', '(?:ein|be)pinsel\\p{L}*', 'begie(?:ss|ß)en'],
  french: ['badigeonn\\p{L}+', 'enduire', 'enduise[rz]'],
  spanish: ['pincel\\p{L}+', 'pint(?:ar|e|ando)', 'banar', 'unt(?:ar|e|ando)'],
})

export const boilsOrHeatsPattern = wordsOf({
  english: [
    'boil\\p{L}*',
    'simmer\\p{L}*',
    'heat(?:ed|ing)?',
    'reduc\\p{L}+',
    'cook(?:ed|ing)? (?:down|it|the marinade|for)',
    'bubbl\\p{L}+',
  ],
  german: [
    '(?:auf|ein)?kochen',
    '(?:auf|ein)?gekocht',
    'kocht',
    'kocheln',
    'erhitz\\p{L}*',
    'einreduzier\\p{L}*',
    'reduzier\\p{L}*',
  ],
  french: [
    'bouill\\p{L}+',
    'ebullition',
    'mijot\\p{L}+',
    'chauff\\p{L}+',
    'rechauff\\p{L}+',
    'redui\\p{L}+',
    'fremir',
    'cuire la marinade',
  ],
  spanish: [
    'herv\\p{L}+',
    'hierv\\p{L}+',
    'ebullicion',
    'cocer',
    'calentar',
    'caliente',
    'reducir',
    'reduzca',
    'fuego',
  ],
})

/** A part of a marinade that never touches the meat. */
export const partOfMarinadePattern = wordsOf({
  english: ['half', 'third', 'quarter', 'some', 'part', 'a few (?:table)?spoons', 'portion', 'divide[ds]?'],
  german: ['halfte', 'drittel', 'viertel', 'teil', 'etwas'],
  french: ['moitie', 'tiers', 'quart', 'partie', 'un peu'],
  spanish: ['mitad', 'tercio', 'cuarto', 'parte', 'un poco'],
})

export const setsAsidePattern = wordsOf({
  english: [
    'reserv\\p{L}+',
    '(?:set|put) (?:\\p{L}+ ){0,4}aside',
    'sav(?:e|ed)',
    '(?:keep|hold) (?:\\p{L}+ ){0,3}back',
    'divide',
  ],
  german: ['beiseite\\p{L}*', 'zuruckbehalten', 'abnehmen', 'aufheben'],
  french: ['reserv\\p{L}+', 'mett(?:re|ez) (?:\\p{L}+ ){0,3}de cote', 'garder'],
  spanish: ['reserv\\p{L}+', 'apart\\p{L}+'],
})

export const throwsAwayPattern = wordsOf({
  english: [
    'throw (?:\\p{L}+ ){0,3}(?:away|out)',
    'discard\\p{L}*',
    'bin (?:it|them|the)',
    'drain (?:off|away)',
  ],
  german: ['wegwerfen', 'weggeworfen', 'entsorgen', 'weggie(?:ss|ß)en', 'wegschutten'],
  french: ['jet(?:er|ez|e)'],
  spanish: ['tirar', 'tire', 'desech\\p{L}+', 'descart\\p{L}+'],
})

export const negationPattern = wordsOf({
  english: [
    'not?',
    'never',
    'without',
    'avoid\\p{L}*',
    'rather than',
    'instead of',
    'nor',
    'neither',
    "(?:do|does|must|should|is|are|ca|wo)n[’']t",
    'less than',
    'no more than',
    'at most',
    '(?:no|not) longer than',
  ],
  german: ['nicht', 'kein\\p{L}*', 'nie', 'niemals', 'ohne', 'statt', 'anstatt', 'hochstens', 'weniger als'],
  french: [
    'ne',
    "n[’']\\p{L}+",
    'pas',
    'jamais',
    'sans',
    'evit\\p{L}+',
    'plutot que',
    'au lieu de',
    'moins de',
  ],
  spanish: ['no', 'nunca', 'sin', 'evit\\p{L}+', 'jamas', 'en lugar de', 'en vez de', 'menos de', 'ni'],
})

/** Words at which the next action begins. */
export const nextActionPattern =
  /(?<!\p{L})(?:then|(?<!(?:night|day|evening) )before|afterwards?|after that|danach|dann|anschlie(?:ss|ß)end|bevor|puis|ensuite|avant d(?:e|['’])|luego|despues|antes de)(?!\p{L})/iu
