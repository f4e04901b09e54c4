/**
 * Words of handling: parts of patterns for folded text (no accents), by what they mean and by language. All languages are
 * looked for at once; a step names its food in one of them.
 */
interface InLanguages {
  english: readonly string[]
  german: readonly string[]
  french: readonly string[]
  spanish: readonly string[]
}

const patternOf = ({ english, german, french, spanish }: InLanguages) =>
  `(?<!\\p{L})(?:${[...english, ...german, ...french, ...spanish].join('|')})(?!\\p{L})`
const wordsOf = (words: InLanguages) => new RegExp(patternOf(words), 'iu')
/** For what is replaced wherever it stands. */
const everyOf = (words: InLanguages) => new RegExp(patternOf(words), 'giu')

/** Places as warm as a kitchen. */
export const warmPlacePattern = wordsOf({
  english: [
    '(?:at|to) (?:a )?(?:warm |normal )?room temp(?:erature)?',
    'on (?:the|your|a|my) (?:kitchen |warm )?(?:counter(?:top)?|worktop|work ?surface|work ?bench|bench|stove(?:top)?|hob|table|side|sideboard|windowsill|radiator)',
    'in (?:the|your) (?:kitchen|sink|garage|sun|car)(?! sink)',
    'unrefrigerated',
    'in (?:a|the) (?:warm|sunny) (?:place|spot|kitchen|room|corner)',
    '(?:leav\\w+|left|sit|sits|stand|stands|keep|kept) (?:\\p{L}+ ){0,3}out(?! of)',
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

export const leftStandingPattern = wordsOf({
  english: [
    'leav(?:e|es|ing)',
    'left',
    'let',
    'stand(?:s|ing)?',
    'sits?',
    'sitting',
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
  english: ['sous[- ]?vide', '(?:immersion )?circulator'],
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
/** A marinade of which the word says that raw food lay in it. */
export const usedMarinadePattern = wordsOf({
  english: [
    '(?:leftover|left-over|used|raw|excess) marinade',
    'marinade (?:left|from the (?:raw )?(?:chicken|meat|pork|beef|fish|lamb|bowl|bag))',
  ],
  german: ['(?:restlichen?|ubrigen?|gebrauchten?) marinade'],
  french: ['(?:reste de la|reste de) marinade', 'marinade (?:restante|utilisee)'],
  spanish: ['(?:resto de la|resto del) (?:marinada|adobo)', 'marinada (?:restante|sobrante|usada)'],
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
    'ubergie(?:ss|ß)en',
    'daruber',
    'dazu',
  ],
  french: ['serv\\p{L}+', 'sauce', 'arros\\p{L}+', 'napp\\p{L}+', 'vers\\p{L}+', 'accompagn\\p{L}+'],
  spanish: [
    'serv\\p{L}+',
    'sirv\\p{L}+',
    'salsa',
    'rociar',
    'rocie',
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
  english: ['reserv\\p{L}+', 'set aside', 'sav(?:e|ed)', 'keep back', 'put aside', 'hold back', 'divide'],
  german: ['beiseite\\p{L}*', 'zuruckbehalten', 'abnehmen', 'aufheben'],
  french: ['reserv\\p{L}+', 'mettre de cote', 'mettez de cote', 'garder'],
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

/** Words that begin what is done next. */
export const nextActionPattern =
  /(?<!\p{L})(?:then|(?<!(?:night|day|evening) )before|afterwards?|after that|danach|dann|anschlie(?:ss|ß)end|bevor|puis|ensuite|avant d(?:e|['’])|luego|despues|antes de)(?!\p{L})/iu

/** Dishes and foods of animals that spoil, beside the lines of the recipe. */
export const perishableFoodPattern = wordsOf({
  english: [
    'chicken',
    'beef',
    'pork',
    'lamb',
    'turkey',
    'duck',
    'meat',
    'fish',
    'salmon',
    'shrimps?',
    'prawns?',
    'crab(?: ?meat)?',
    'lobster',
    'mince',
    '(?<!coconut |almond |oat |soy |powdered )milk(?! powder)',
    '(?<!coconut |ice |shaving )cream',
    'eggs?',
    'custard',
    'pudding',
    'stews?',
    'curry(?! (?:powder|paste|lea))',
    'soups?',
    'stock(?! (?:cube|pot|powder))',
    'broth',
    'gravy',
    'casserole',
    'chilli',
    'chili',
    'ham',
    '(?:the|pot|beef|pork|lamb) roast',
    'seafood',
    'stuffing',
    'cheesecake',
    'quiche',
    '(?:potato|pasta|egg|tuna|chicken) salad',
    'mayonnaise',
    'mayo',
    'aioli',
    'hollandaise',
    'leftovers',
    'lasagne?a?',
    'burgers?',
    'sausages?',
    'meatballs?',
    'ribs',
    'tiramisu',
    'ricotta',
    'sushi',
  ],
  german: [
    'hahnchen\\p{L}*',
    'huhn\\p{L}*',
    'huhner\\p{L}*',
    'pute\\p{L}*',
    '\\p{L}*fleisch',
    'hack\\p{L}*',
    '\\p{L}*fisch\\p{L}*',
    'lachs\\p{L}*',
    'garnelen',
    'krabben\\p{L}*',
    'milch',
    'sahne',
    '\\p{L}*suppe',
    '\\p{L}*eintopf',
    'gulasch',
    'curry',
    'bruhe',
    '\\p{L}*braten',
    'pudding',
    'vanilleso(?:ss|ß)e',
    'vanillecreme',
    'mayonnaise',
    '(?:kartoffel|nudel|eier|fleisch)salat',
    'essensreste',
    'reste',
    'wurst\\p{L}*',
    'quark',
  ],
  french: [
    'poulet',
    'b(?:oe|œ)uf',
    'porc',
    'agneau',
    'dinde',
    'canard',
    'viandes?',
    'poissons?',
    'saumon',
    'crevettes',
    'crabe',
    'lait',
    'creme(?: anglaise| patissiere)?',
    'ragout',
    'soupe',
    'potage',
    'curry',
    'bouillon',
    'pot-au-feu',
    'daube',
    'blanquette',
    'mayonnaise',
    'restes',
    'flan',
    'quiche',
    'gratin',
    'farce',
    'saucisses?',
  ],
  spanish: [
    'pollo',
    'carnes?',
    'cerdo',
    'cordero',
    'ternera',
    'pavo',
    'pescado',
    'salmon',
    'gambas',
    'cangrejo',
    'leche',
    'nata',
    'crema',
    'guiso',
    'estofado',
    'sopa',
    'caldo',
    'cocido',
    'natillas',
    'mayonesa',
    'ensaladilla',
    'sobras',
    'flan',
    'tortilla',
    'paella',
    'lentejas',
    'salchichas?',
  ],
})

export const ricePattern = wordsOf({
  english: ['rice(?! (?:vinegar|wine|noodles?|paper|flour|krispies))', 'pilaf', 'risotto'],
  german: ['reis(?!\\p{L})', 'basmatireis', 'jasminreis', 'milchreis', 'risotto'],
  french: ['riz', 'risotto'],
  spanish: ['arroz'],
})

/** What is left in the warm so that it ferments, rises or swells. */
export const foodLeftWarmOnPurposePattern = wordsOf({
  english: [
    'dough',
    'sponge',
    'starter',
    'yogh?urt',
    'kefir',
    'kombucha',
    'scoby',
    'buttermilk',
    'cultured?s?',
    'ferment\\p{L}*',
    'batter',
    'panettone',
    'koji',
    'cr[eè]me fra[iî]che',
    'biga',
    'poolish',
    'soak\\p{L}*',
    'beans',
    'yeast',
    'rennet',
    'kimchi',
    'sauerkraut',
    'tempeh',
    'natto',
    'salt cod',
    'curing salt',
    'pickl\\p{L}*',
  ],
  german: [
    '\\p{L}*teig',
    'hefe',
    'sauerteig',
    'joghurt',
    'kefir',
    'buttermilch',
    'ferment\\p{L}*',
    'einweichen',
    'quellen',
    'lab',
    'vorteig',
    'gehen lassen',
  ],
  french: [
    'pates?',
    'levain',
    'levure',
    'yaourts?',
    'kefir',
    'ferment\\p{L}*',
    'trempe[rz]?',
    'tremper',
    'presure',
    'lever',
    'brioche',
  ],
  spanish: [
    'masas?',
    'levadura',
    'yogur(?:es)?',
    'kefir',
    'ferment\\p{L}*',
    'remojo',
    'remojar',
    'cuajo',
    'levar',
  ],
})

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
    "couvr\\p{L}+ (?:\\p{L}+ ){0,3}(?:d[’']|l[’'])?huile",
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
/** Jars of what is dry, or sour or sweet by itself. */
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
