import { everyOf, wordsOf } from './wordsInLanguages.ts'

/** Places as warm as a kitchen. */
export const warmPlacePattern = wordsOf({
  english: [
    '(?:at|to) (?:a )?(?:warm |normal )?room temp(?:erature)?',
    'on (?:the|your|a|my) (?:kitchen |warm )?(?:counter(?:top)?|worktop|work ?surface|work ?bench|bench|stove(?:top)?|hob|table|side|sideboard|windowsill|radiator)',
    'in (?:the|your) (?:kitchen|sink|garage|sun|car)(?! sink)',
    'unrefrigerated',
    'in (?:a|the) (?:warm|sunny) (?:place|spot|kitchen|room|corner)',
    '(?:leav\\w+|left|sit|sits|sat|sitting|stand|stands|stood|standing|been|keep|kept) (?:\\p{L}+ ){0,3}out(?! of)',
    'in (?:the|a) (?:turned|switched)[- ]off oven',
  ],
  german: [
    'bei (?:zimmer|raum)temperatur',
    'auf der (?:arbeitsplatte|arbeitsflache|kuchentheke|theke|anrichte|heizung|fensterbank)',
    'auf dem (?:ausgeschalteten )?(?:herd|tisch|kuchentisch)',
    'in der (?:warmen )?(?:kuche|spule|sonne)',
    'ungekuhlt',
    'an einem warmen ort',
    'drau(?:ss|ß)en',
  ],
  french: [
    'a (?:la )?temperature (?:ambiante|de la piece)',
    'sur le (?:plan de travail|comptoir|rebord de la fenetre)',
    'sur la (?:table|cuisiniere|paillasse)',
    "dans l[’'](?:evier)",
    'dans (?:la cuisine|un endroit (?:chaud|tiede))',
    "a l[’']air libre",
    'au soleil',
  ],
  spanish: [
    'a temperatura ambiente',
    '(?:en|sobre) la (?:encimera|mesada|mesa|cocina|barra)',
    '(?:en|sobre) el (?:mostrador|fregadero)',
    'al sol',
    'al aire libre',
    'en un lugar (?:calido|templado)',
  ],
})

/** What food that nothing cools stands in overnight. */
export const uncooledVesselPattern = wordsOf({
  english: [
    'in (?:the|its|their|a) (?:same )?(?:pan|pot|saucepan|rice cooker|wok|casserole|dish|bowl)',
    '(?:turned|switched) off',
  ],
  german: [
    'im (?:topf|reiskocher|wok|brater)',
    'in der (?:pfanne|schussel)',
    'stehen lassen',
    'stehenlassen',
  ],
  french: ['dans (?:la (?:casserole|poele|marmite|cocotte)|le (?:cuiseur|faitout|wok))'],
  spanish: ['en (?:la (?:olla|cazuela|sarten|cacerola|arrocera)|el cazo)'],
})

export const warmWaterPattern = wordsOf({
  english: [
    '(?:in|under|with) (?:\\p{L}+ ){0,4}(?:hot|warm|lukewarm|boiling)(?: running| tap)? (?:water|tap)',
  ],
  german: [
    '(?:in|mit|unter) (?:\\p{L}+ ){0,2}(?:warme[mns]?|hei(?:ss|ß)e[mns]?|lauwarme[mns]?)(?: flie(?:ss|ß)ende[mn])? wasser',
  ],
  french: ["(?:dans|sous|a) (?:\\p{L}+ ){0,2}(?:l[’'])?eau (?:chaude|tiede|bouillante)"],
  spanish: ['(?:en|con|bajo) (?:el )?agua (?:caliente|tibia|templada|hirviendo)'],
})

/** Where food is kept cold, or frozen. */
export const coldPlacePattern = wordsOf({
  english: [
    'fridge',
    'refrigerat\\p{L}*',
    'chill\\p{L}*',
    'freez\\p{L}*',
    'ice[- ]?bath',
    'iced? water',
    '(?:cold|cool)(?: running| tap)? water',
    '(?:on|over|with) ice',
    'cool ?box',
    'cooler',
    'microwave\\p{L}*',
  ],
  german: [
    '(?:kuhl|gefrier|eis)(?:schrank|fach|truhe)\\p{L}*',
    'kuhl\\p{L}* (?:stellen|lagern|aufbewahren)',
    'kalt ?stellen',
    'kalt gestellt',
    'gekuhlt',
    'kuhlen(?! lassen)',
    'im kuhlen',
    'tiefkuhl\\p{L}*',
    'einfrieren',
    'einfriert',
    'eiswasser',
    'kalte[mns]? wasser',
    'mikrowelle',
  ],
  french: [
    'refrigerateur',
    'frigo',
    'au (?:frais|froid)',
    'refrigere[rz]',
    'congelateur',
    'congele[rz]',
    'eau (?:froide|glacee)',
    'micro-ondes',
  ],
  spanish: [
    'nevera',
    'frigorifico',
    'refrigerador\\p{L}*',
    'refriger[ae]\\p{L}*',
    'heladera',
    'congelador',
    'congel(?:ar|e|arl\\p{L}+)',
    'en frio',
    'agua (?:fria|helada)',
    'microondas',
  ],
})

/** Says that a food leaves a cold place, and not where it goes. */
export const leavesColdPlacePatterns = everyOf({
  english: [
    'from (?:the|your) (?:fridge|refrigerator|freezer|cooler)',
    'out of (?:the|your) freezer',
    'instead of (?:\\p{L}+ ){0,2}(?:fridge|refrigerator)',
  ],
  german: ['aus (?:dem|der) (?:kuhl|gefrier|tiefkuhl)\\p{L}*'],
  french: ['(?:sort\\p{L}+|retir\\p{L}+) (?:\\p{L}+ ){0,3}(?:du|de la) (?:refrigerateur|frigo|congelateur)'],
  spanish: [
    '(?:sac|retir)\\p{L}+ (?:\\p{L}+ ){0,3}(?:del?|de la) (?:la )?(?:nevera|frigorifico|refrigerador|congelador|heladera)',
  ],
})

/** Says that nothing cools a food. */
export const uncooledFoodPatterns = everyOf({
  english: [
    '(?:out of|outside(?: of)?) (?:the|your) (?:fridge|refrigerator|cooler)',
    "(?:without|not|never|don[’']t|no need)(?: \\p{L}+){0,4} (?:refrigerat|chill|fridge)\\p{L}*",
  ],
  german: [
    '(?:au(?:ss|ß)erhalb des|nicht im|nicht in den) (?:kuhl|gefrier)\\p{L}*',
    'ohne (?:\\p{L}+ ){0,2}(?:kuhlung|kuhlen|kuhlschrank)',
    '(?:nie|niemals|nicht)(?: \\p{L}+){0,2} (?:im|in den) (?:kuhl|gefrier)\\p{L}*',
    '(?:nie|niemals|nicht) (?:gekuhlt|kuhlen|kuhl ?stellen)',
  ],
  french: [
    'hors du (?:refrigerateur|frigo)',
    'sans (?:le |la )?(?:refrigerateur|frigo|refrigerer)',
    '(?:jamais|pas|ni)(?: \\p{L}+){0,4} (?:au|dans le) (?:refrigerateur|frigo|frais|froid)',
    '(?:jamais|pas) (?:besoin de )?(?:l[ae] )?refrigere[rz]',
  ],
  spanish: [
    'fuera (?:del?|de la) (?:la )?(?:nevera|frigorifico|refrigerador|heladera)',
    'sin (?:refrigerar\\p{L}*|nevera|frigorifico)',
    '(?:no|nunca|jamas)(?: \\p{L}+){0,3} (?:en (?:la|el) (?:nevera|frigorifico|refrigerador|heladera)|refrigerar\\p{L}*)',
  ],
})

export const overnightPattern = wordsOf({
  english: [
    'overnight',
    'all (?:day|night)',
    'through the night',
    '(?:until|till|for) (?:the )?(?:next|following) (?:day|morning)',
    'until (?:morning|tomorrow)',
    'several hours',
    'for (?:the|a) (?:whole )?(?:day|night)',
    'half a day',
    '(?:until|till) (?:the )?(?:evening|night|tonight|dinner(?: ?time)?|supper(?: ?time)?|bedtime)',
  ],
  german: [
    'uber nacht',
    'die ganze nacht',
    'den ganzen tag',
    'bis (?:zum (?:nachsten|andern|anderen) (?:tag|morgen)|morgen)',
    'mehrere stunden',
    'stundenlang',
    'einen (?:halben |ganzen )?tag',
    'bis (?:zum |am )?(?:abend(?:essen|brot)?|abends)',
  ],
  french: [
    '(?:toute )?(?:la|une) nuit(?: entiere)?',
    'toute la journee',
    "jusqu[’']au lendemain",
    'plusieurs heures',
    'une (?:demi-)?journee',
    "jusqu[’']au (?:soir|diner|souper)",
  ],
  spanish: [
    '(?:toda )?(?:la|una) noche(?: entera)?',
    'todo el dia',
    'hasta el dia siguiente',
    'de un dia para otro',
    'varias horas',
    'hasta manana',
    'medio dia',
    'un dia entero',
    'hasta la (?:cena|noche)',
  ],
})

export const nextDayPattern = wordsOf({
  english: [
    '(?:the )?(?:next|following) (?:day|morning|evening)',
    'tomorrow',
    '(?:a|one) day later',
    'days? later',
    'the day after',
    'another day',
    'later in the week',
  ],
  german: [
    '(?:am|den) (?:nachsten|folgenden|anderen) (?:tag|morgen|abend)',
    'tags darauf',
    'am tag darauf',
    'am folgetag',
    'einen tag spater',
  ],
  french: ['le lendemain(?: matin)?', "le jour (?:suivant|d[’']apres)"],
  spanish: ['(?:al|el) dia siguiente', '(?:a )?la manana siguiente', 'al otro dia'],
})
