import { wordsOf } from './wordsInLanguages.ts'

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
