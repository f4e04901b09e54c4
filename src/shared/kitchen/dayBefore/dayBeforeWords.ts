/**
 * Words of steps and lines in the six languages side by side, for text in lower case without accents of Latin letters: a
 * step is in one of them, and no word means something else in another.
 */
const words = (...parts: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${parts.join('|')})(?![\\p{L}\\p{M}])`, 'u')

export const soakPattern = words(
  'soak(?:ed|ing|s)?',
  'ein(?:zu)?weichen|eingeweicht\\p{L}*|einweicht|weich(?:e|en|t) (?:[^.!?]* )?ein',
  'tremp(?:er|ez|e|ee?s?|age)',
  '(?:en |a )?remoj(?:o|ar|e|a|ad[oa]s?)',
  'भिगो\\p{M}*(?:\\p{L}|\\p{M})*|भीगे|भीगी',
  '[وف]?(?:ا|ت|ي|ن)?نقع\\p{L}*|منقوع\\p{L}*',
)

export const thawPattern = words(
  'thaw(?:ed|ing|s)?|defrost(?:ed|ing|s)?',
  'auf(?:zu)?tauen|aufgetaut\\p{L}*|auftaut|tau(?:e|en|t) (?:[^.!?]* )?auf',
  'decongel(?:er|ez|e|ee?s?|ation)',
  'descongel(?:ar|e|a|ad[oa]s?)',
  '(?:डीफ्रॉस्ट|डिफ्रॉस्ट|डीफ़्रॉस्ट)',
  '[وف]?(?:ب|ل)?فك (?:ال)?تجميد\\p{L}*|(?:ا|إ)ذابة (?:ال)?(?:ثلج|تجميد)|[وف]?(?:ي|ت)ذوب (?:ال)?ثلج|(?:ل|و)?تذوب',
)

export const marinatePattern = words(
  'marinat(?:e|es|ed|ing)|in (?:the|its|this) marinade',
  'marinier(?:en|e|t|te[rns]?)|in (?:der|die) marinade',
  'marin(?:er|ez|ee?s?)|mariner|dans la marinade',
  'marin(?:ar|ad[oa]s?|ando)|adob(?:ar|e|ad[oa]s?)|en (?:el adobo|la marinada)',
  '(?:मैरीनेट|मेरिनेट|मैरिनेट|मेरीनेट)',
  '[وف]?(?:ا|ت|ي)?(?:تتبيل|تتبل|يتبل|تبل)\\p{L}*|(?:في|ب) ?(?:ال)?تتبيلة',
)

/** What rests, rises, chills or drains without being watched. */
export const restPattern = words(
  'rest(?:s|ed|ing)?|chill(?:ed|ing|s)?|refrigerat(?:e|ed|ing)|in the (?:fridge|refrigerator)|pro(?:ve|of)|ris(?:e|es|ing)|stand|ferment(?:ed|ing|s)?|strain|drain|infuse|steep|set|cool|leave',
  'ruhen|kuhl(?:en|e|t)?|kalt (?:stellen|stelle|stellt)|im kuhlschrank|gehen lassen|ziehen lassen|durchziehen|abtropfen|stehen lassen|quellen|gelieren|fest werden',
  'repos(?:er|ez|e)?|au (?:frais|refrigerateur|frigo)|lever|infuser|egoutter|prendre|refroidir|refrigerer',
  'repos(?:ar|e|o)|en (?:la nevera|el frigorifico|el refrigerador|la heladera)|refrigerar|refrigere|levar|leudar|fermentar|escurrir|cuajar|enfriar|infusionar',
  'फ्रिज|फ़्रिज|रेफ्रिजरेटर|ढककर|रखें|रख|छोड़|छोड|खमीर|फर्मेंट|जमने',
  '(?:ا|ت|ي)?ترك\\p{L}*|(?:ال|ب?ال)?(?:ثلاجة|براد)|(?:ا|ت|ي)?رتاح\\p{L}*|تختمر|يختمر|تبرد|يبرد|اترك\\p{L}*',
)

/** The night before, or all night. */
export const overnightPattern = words(
  'overnight|all night|through the night|(?:the |on the |a )?(?:night|evening|day) (?:before|ahead)',
  'uber nacht|am (?:vortag|vorabend)|am (?:tag|abend) (?:zuvor|vorher|davor)',
  '(?:toute )?(?:une|la) nuit|(?:toute )?la nuit|la veille|une nuit entiere',
  '(?:toda )?la noche(?: anterior)?|una noche|de un dia para otro|el dia (?:anterior|antes)|la vispera',
  'रात ?भर|पूरी रात|एक रात|रात को|रातभर|एक दिन पहले',
  '(?:ل|طوال )?ليلة(?: كاملة)?|طوال (?:ال)?ليل|من (?:ال)?ليل|(?:في )?اليوم السابق|(?:ب|قبل )يوم',
)

/** Kept from the dish, not made for it: "keeps overnight", "refrigerate leftovers". */
export const keptAsLeftoversPattern = words(
  'leftovers?|left-overs?|keeps?|keeping|stored?|stores',
  'reste|halt sich|halten sich|aufbewahren|haltbar',
  'les restes|se conserve(?:nt)?|conserver',
  'las sobras|se conserva(?:n)?|conservar|guardar',
  'बचा|बचे|बची|स्टोर',
  '(?:ال)?بقايا|يحفظ|تحفظ|احفظ',
)

/** In front of a word: "no need to soak", "ohne aufzutauen", "sin descongelar". */
export const negationBeforePattern = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    "not|no need to|no need for|without|never|don['’]t|do not|rather than|instead of|unless",
    'nicht|ohne|kein\\p{L}*|statt|anstatt',
    "ne|sans|inutile de|pas besoin de|n['’](?:est|a)|au lieu de",
    'no|sin|nunca|en vez de',
    'बिना|नहीं|न',
    'لا|بدون|دون|غير|ليس',
  ].join('|')})(?![\\p{L}\\p{M}])[^,;:]{0,25}$`,
  'u',
)
/** Behind a word: "soaking is not needed", "muss nicht eingeweicht werden". */
export const negationBehindPattern =
  /^[^,;:]{0,20}(?<!\p{L})(?:not (?:needed|necessary|required)|unnecessary|nicht (?:notig|notwendig)|n['’]est pas necessaire|no (?:es|hace) (?:necesario|falta)|की ज़?रूरत नहीं|न करें|गैर ?ज़?रूरी|غير ضروري|ليس ضروري\p{L}*)/u

/** Thawed while one cooks. */
export const quickThawPattern = words(
  'microwave|quick(?:ly)?|under (?:cold |running )+water|in cold water',
  'mikrowelle|schnell',
  '(?:au )?micro-?ondes|rapidement',
  'microondas|rapidamente',
  'माइक्रोवेव|तुरंत',
  '(?:ال)?م[اي]كروويف|بسرعة',
)

export const frozenPattern = words(
  'frozen',
  'tiefgekuhlt\\p{L}*|tiefgefroren\\p{L}*|gefroren\\p{L}*|tiefkuhl\\p{L}*|tk',
  'surgel(?:ee?s?|e)|congel(?:ee?s?|e)',
  'congelad[oa]s?',
  '(?:फ्रोजन|फ़्रोज़न|फ्रोज़न|फ़्रोजन)|जमे हुए|जमी हुई|जमा हुआ',
  '(?:ال)?مجمد(?:ة|ا|ه)?|(?:ال)?مثلج(?:ة)?',
)

/** Frozen food that goes into the pan as it is, or is eaten frozen. */
export const usedFrozenPattern = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    'peas|(?:sweet)?corn|\\p{L}*berr(?:y|ies)|cherries|mango|fruits?|spinach|edamame|vegetables|veg|broccoli|fries|chips|ice cream|yogh?urt|herbs|stir-fry mix',
    'erbsen|mais|\\p{L}*beeren?|kirschen|mango|obst|fruchte|spinat|\\p{L}*gemuse|brokkoli|pommes|eis(?:creme)?|krauter|himbeeren',
    'petits pois|mais|framboises?|myrtilles?|fruits?|mures?|cerises|epinards?|legumes|brocolis?|frites|glace|herbes',
    'guisantes|maiz|frambuesas?|arandanos?|moras?|fresas?|frutas?|espinacas?|verduras?|brocoli|patatas fritas|helado',
    'मटर|मक्का|कॉर्न|बेरी|पालक|सब्ज़ी|सब्जियां|सब्ज़ियां|सब्जी|फल|आइसक्रीम',
    '(?:ال)?(?:بازلاء|بازيلا|ذرة|توت|فراولة|سبانخ|خضار|خضروات|فواكه|مانجو)',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'u',
)
