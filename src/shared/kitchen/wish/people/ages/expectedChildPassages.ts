const start = '(?<![\\p{L}\\p{M}\\p{N}])'
const end = '(?![\\p{L}\\p{M}\\p{N}])'
/** Where a number stands without its noun: "our second, something light". */
const endOfThought = '(?=\\s*(?:$|[,.;:!?)\\n–—-]))'
/** Who comes to eat is no birth: "unser Kind zum Essen", "a nuestro hijo de 15 años". */
const notToEat =
  '(?! (?:zum|zur|zu|heute|morgen|um|aus|von der|for (?:dinner|lunch|tea|supper|breakfast)|home|at|from school|pour (?:le|la) (?:dîner|diner|goûter|gouter|repas)|à (?:dîner|diner|manger)|de \\d|para (?:cenar|comer|la cena|el almuerzo)|a (?:cenar|comer|cena|pranzo)|على|للعشاء|للغداء)(?!\\p{L}))'

interface ExpectedChildWords {
  /** "We expect", without what is expected. */
  expects: string
  /** "A", "our". */
  ofParents: string
  nth: string
  child: string
  /** What means a birth to come by itself. */
  alone: string
}

const germanNth = 'erste[nrs]?|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|fünfte[nrs]?|nächste[nrs]?|[1-5]\\.'
const germanChild = '(?:kleine[nrs]? )?(?:kind|baby|mädchen|jungen?|tochter|sohn|wunder|würmchen|nachwuchs)'
const germanAlone =
  '(?:in|voller) (?:froher|freudiger|guter|hoffnungsvoller) (?:er)?(?:wartung|hoffnung)|(?:et)?was kleines (?:ist )?unterwegs|(?:kind|baby|nachwuchs|zwillinge) (?:ist |sind )?unterwegs|(?:ist |wird )?werdende[nr]? (?:mutter|mama|mami|mütter|eltern)|(?:wir|die|sie) werden (?:bald )?(?:zum (?:ersten|zweiten|dritten) mal )?eltern|wird (?:bald )?(?:zum (?:ersten|zweiten|dritten) mal )?(?:mama|mutter)|werde (?:bald )?(?:zum (?:ersten|zweiten|dritten) mal )?(?:mama|mutter)|(?:bekomme[nt]?|bekommt|kriege[nt]?|kriegt) (?:bald|(?:im|in|nächste[ns]?|diese[nrs]?|ende|anfang|mitte) (?:\\p{L}+ )?)? ?(?:ein (?:kind|baby)|nachwuchs|zwillinge)'

const wordsOfLanguages: readonly ExpectedChildWords[] = [
  {
    expects: 'expecting|waiting for',
    ofParents: 'an?|our|my|her|their|his|another',
    nth: 'first|second|third|fourth|fifth|next|1st|2nd|3rd|4th|5th',
    child:
      '(?:(?:baby|little|wee|tiny) )?(?:baby|child|girl|boy|bub|bubba|bundle|addition|rainbow baby|one|miracle|son|daughter)',
    alone:
      "(?:bab(?:y|ies)|child|little one|wee one|bub|bubba|twins|triplets|a second|number two|no\\. ?2|another one) (?:is |are |'s )?on (?:the|its|their) way|(?:expectant|expecting) (?:mum|mom|mam|mama|mother|parent|couple|lady|woman|wife)s?|(?:mum|mom|mam|mama|mummy|mommy|mother|parent)s?[- ]to[- ]be|in the family way|having (?:an?|our|my|her|another) (?:(?:first|second|third|fourth|next|little) )?(?:baby|child|girl|boy)(?=\\s*(?:$|[,.;:!?)\\n–—-]|(?:in|soon|this|next|and|so|any)(?!\\p{L})))|(?:going to|gonna|about to) be (?:a )?(?:mum|mom|mother|parents)s?",
  },
  {
    expects: 'erwarte(?:n|t|st)?',
    ofParents: 'eine?n?|unsere?n?|meine?n?|ihre?n?|seine?n?|ein weiteres',
    nth: germanNth,
    child: germanChild,
    alone: germanAlone,
  },
  {
    // "Nüsse bekommt mein Sohn nicht": only a child that is counted, or any.
    expects: 'bekomme[nt]?|bekommt|kriege[nt]?|kriegt',
    ofParents: `eine?n?|(?:unsere?n?|ihre?n?)(?= (?:${germanNth}) )`,
    nth: germanNth,
    child: germanChild,
    alone: germanAlone,
  },
  {
    expects: "(?:j['’])?(?:attend|attends|attendons|attendez|attendent)",
    ofParents: 'une?|notre|mon|ma|son|sa|leur|votre',
    nth: 'premiere?|première?|premier|deuxième|deuxieme|second|seconde|troisième|troisieme|quatrième|prochaine?|1er|2e|2ème|3e|3ème',
    child: '(?:petite? )?(?:enfant|bébé|bebe|garçon|fille|bout de chou|loulou|fils|miracle)',
    alone:
      '(?:bébé|bebe|enfant|jumeaux|petit bout) (?:est )?en (?:route|chemin)|heureux (?:événement|évènement|evenement)|futures? (?:maman|mère|mere|parent)s?|(?:va|vais|vont|allons) (?:avoir un (?:bébé|bebe|enfant)|être (?:maman|parents|mère))',
  },
  {
    expects: 'esper(?:o|a|amos|an|ando)',
    ofParents: '(?:a )?(?:un|una|nuestr[oa]|mi|su|otr[oa])',
    nth: 'primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|próxim[oa]|proxim[oa]',
    child: '(?:pequeñ[oa] )?(?:hij[oa]|bebé|bebe|niñ[oa]|nena?|criatura|retoño|peque)',
    alone:
      '(?:beb[eé]s?|hij[oa]|niñ[oa]|gemelos|mellizos) (?:está |viene )?en camino|futur[oa]s? (?:mamás?|mamas?|madres?|padres)|en estado(?= *(?:$|[,.;:!?\\n]))|en estado de buena esperanza|en estado interesante|(?:vamos|voy|va|van) a (?:tener un (?:beb[eé]|hijo)|ser (?:mamá|mama|madre|padres))|(?:mujer|esposa|hermana|novia|pareja|amiga|hija|ella|yo) está esperando(?= *(?:$|[,.;:!?\\n]))',
  },
  {
    expects: 'aspett(?:o|a|iamo|ano)',
    ofParents: "(?:un|una|un'|il nostro|la nostra|il mio|il suo|la mia|la sua)",
    nth: 'prim[oa]|second[oa]|terz[oa]',
    child: '(?:figli[oa]|bambin[oa]|bimb[oa]|bebè)',
    alone: 'futura mamma|in dolce attesa',
  },
  {
    expects: 'verwacht(?:en)?',
    ofParents: 'een|ons|onze|mijn|haar',
    nth: 'eerste|tweede|derde',
    child: '(?:kind(?:je)?|baby(?:tje)?|dochter|zoon)',
    alone: 'aanstaande moeder',
  },
  {
    expects: 'à espera de|à espera|esper(?:o|a|amos|ando)',
    ofParents: 'um|uma|(?:d?[oa] )?(?:nosso|nossa|meu|minha|seu|sua)',
    nth: 'primeir[oa]|segund[oa]|terceir[oa]',
    child: '(?:filh[oa]|bebé|bebê)',
    alone: 'futura mamã',
  },
]

/** How far a pregnancy is, in months that are no age. */
const monthsOfPregnancy = [
  '(?:\\p{L}+|\\d) months? (?:pregnant|preggers|along|gone)',
  '(?:seit )?(?:\\p{L}+|\\d) monate?n? schwanger|schwanger seit (?:\\p{L}+|\\d) monaten',
  'enceinte de (?:presque |bientôt )?(?:\\p{L}+|\\d) mois',
  'embarazada de (?:casi )?(?:\\p{L}+|\\d) meses|(?:\\p{L}+|\\d) meses de embarazo',
]

const patternsOf = ({ expects, ofParents, nth, child, alone }: ExpectedChildWords): string[] => [
  `(?:${expects}) (?:${ofParents}) (?:(?:${nth}) )?(?:${child})${end}${notToEat}`,
  `(?:${expects}) (?:${ofParents}) (?:${nth})${endOfThought}`,
  `(?:${alone})${end}`,
]

const bornLater = 'मेहमान|महमान'
const ofHindi = [
  `(?:पहल[ेाी]|दूसर[ेाी]|तीसर[ेाी]|अपने|हमार[ेाी]|एक) (?:बच्च[ेाी]|शिशु|संतान|बेबी)(?: के आने)? (?:की|का) (?:उम्मीद|इंतज़ार|इंतजार|प्रतीक्षा)`,
  `(?:बच्चा|बच्ची|शिशु|बेबी|संतान|(?:नन्हा|छोटा|नया|नन्ही) (?:${bornLater})) (?:जल्द |जल्दी |जून में )?(?:आने वाला|आने वाली|होने वाला|होने वाली|आनेवाला|होनेवाला|आ रहा है|आ रही है)`,
  '(?:मां|माँ|मम्मी|माता-पिता|माता पिता) बनने वाल[ेी]|होने वाली मां|होने वाली माँ|गर्भ (?:है|से)|महीने का गर्भ',
  '(?:pehle|pehla|pahla|pahle|doosre|dusre|teesre|apne|hamare|ek) (?:bachch?[ea]|bacch?[ea]|baby|shishu) (?:ki|ka) (?:ummeed|umeed|ummid|intezaar|intezar|intazar)',
  '(?:bachcha|bacha|baccha|bachchi|baby|nanha mehmaan|nanha mehman) (?:aane|hone|ane) wal[ai]',
  '(?:maa|mummy|mom|mumma) banne wali',
  '[\\p{L}\\p{M}\\d]+ मह[ीि]न[ेा]ा? (?:की|का|से) (?:गर्भवती|गर्भ|प्रेग्नेंट|प्रेगनेंट)',
]
const arabicStart = '(?<![\\p{L}\\p{M}])[وف]?'
const ofArabic = [
  '(?:س)?(?:ننتظر|نتنظر|تنتظر|أنتظر|انتظر|ينتظر|ينتظران|منتظرين|بنستنى|نستنى|تستنى|بتستنى|مستنيين) (?:قدوم |ولادة |وصول )?(?:ال)?(?:مولود|طفل|بيبي|جنين|ابن|بنت|توأم|توأما|توأمين|مولودة|طفلة)(?:ا|ًا|اً|نا|ي|ها|هم|هما|تنا|تي|تها)?(?: (?:ال)?(?:أول|اول|أولى|اولى|ثاني|ثانية|ثالث|ثالثة|رابع|جديد|جديدة))?(?! (?:من المدرسة|على العشاء|على الغداء|للعشاء|للغداء|ليأكل))',
  '(?:ننتظر|تنتظر|أنتظر|انتظر) (?:حدثا|حدثًا|حادثا|حادثًا) سعيد(?:ا|ًا)',
  '(?:طفل|بيبي|مولود|بيبى|توأم)(?:نا|ي|ها|ة)? (?:جديد )?(?:في|ب) ?(?:ال)?طريق',
  '(?:أم|ام|ماما) (?:ال)?مستقبل(?:ية)?',
  'حامل (?:منذ|من|ب) ?\\p{L}+ (?:أشهر|اشهر|شهور)|حامل (?:في|ب) ?الشهر \\p{L}+',
  '(?:سأصبح|ستصبح|راح أصير|رح تصير|سنصبح) (?:أما|أمًا|أم|والدين|أبوين|ام)',
]

const passages = new RegExp(
  [
    ...wordsOfLanguages.flatMap(patternsOf).map((pattern) => start + pattern),
    ...monthsOfPregnancy.map((pattern) => `${start}(?:${pattern})${end}`),
    ...ofHindi.map((pattern) => `${start}(?:${pattern})${end}`),
    ...ofArabic.map((pattern) => `${arabicStart}(?:${pattern})(?![\\p{L}\\p{M}])`),
  ].join('|'),
  'giu',
)

/** "We are not expecting a baby", "trying for a baby": before the passage, in its clause. */
const denied =
  /(?<![\p{L}\p{M}])(?:not|never|no longer|isn['’]t|aren['’]t|nicht|kein\p{L}*|ne|n['’]|pas|no|nunca|ya no|non|niet|não|لا|لم|ليس|ليست|नहीं|nahi)(?: \p{L}+){0,2} ?$/iu

/** Passages that tell of a birth to come by who waits for it: "we're expecting our second", "in froher Erwartung". */
export function findExpectedChildPassages(text: string): string[] {
  const read = text.replaceAll('’', "'")
  return [...read.matchAll(passages)]
    .filter(({ index }) => !denied.test(read.slice(0, index)))
    .map(({ 0: passage, index }) => text.slice(index, index + passage.length).trim())
}

/** Whether a passage is about a birth to come, by these words. */
export const isOfExpectedChild = (passage: string): boolean => findExpectedChildPassages(passage).length > 0

/**
 * Whether what was said stands in the wish beside the passages on an expected child as well. A child that is expected is no
 * infant at the table: "our first baby", "enceinte de cinq mois".
 */
export function isSaidBesideExpectedChildren(
  text: string,
  expected: readonly string[],
): (said: string) => boolean {
  const rest = expected.reduce((left, passage) => left.replace(passage, '\n'), text)
  return (said) =>
    rest.includes(said) ||
    !text.includes(said) ||
    expected.some((passage) => said !== passage && said.includes(passage))
}
