import type { WishCase } from '../wishCase.ts'

/**
 * Words that make wishes of a dish and a limit, by language. A "{}" stands for a food as it is called in a list, "{the}" for the same with
 * the article that a sentence needs, "{1}" to "{3}" for three foods of a list.
 */
export interface ClauseWords {
  /** As it is called in a list, and in a sentence. */
  foods: readonly (readonly [bare: string, withArticle: string])[]
  dishes: readonly string[]
  and: string
  allergies: readonly string[]
  /** Approval that is denied. */
  denied: readonly string[]
  /** Limits of three foods. */
  lists: readonly string[]
  /** Whether a limit stands behind its foods. */
  isLimitLast?: boolean
}

export const clauseWords: Readonly<Record<string, ClauseWords>> = {
  English: {
    foods: [
      ['egg', 'eggs'],
      ['nuts', 'nuts'],
      ['dairy', 'dairy'],
      ['celery', 'celery'],
    ],
    dishes: ['chicken with rice', 'pasta', 'salmon', 'apple cake'],
    and: 'and',
    allergies: [
      'allergy: {}',
      'allergies: {}',
      'intolerance: {}',
      'intolerant: {}',
      'allergic: {}',
      'allergens: {}',
    ],
    denied: ['{} not ok', '{} are never fine', "{} isn't really okay for us"],
    lists: [
      'must be {1}, {2} and {3} free',
      'has to be {1}, {2} & {3} free',
      'muffins that are {1}, {2}, {3} free',
      'my son has a {1}, {2} and {3} allergy',
      'free of {1}, {2} and {3}',
      'no {1}, {2} or {3}',
      "we can't have {1}, {2} and {3}",
    ],
  },
  German: {
    foods: [
      ['Eier', 'Eier'],
      ['Nüsse', 'Nüsse'],
      ['Milch', 'Milch'],
      ['Sellerie', 'Sellerie'],
    ],
    dishes: ['Hähnchen mit Reis', 'Nudeln', 'Lachs', 'Apfelkuchen'],
    and: 'und',
    allergies: [
      'Allergie: {}',
      'Allergien: {}',
      'Unverträglichkeit: {}',
      'allergisch: {}',
      'Allergene: {}',
      'Intoleranz: {}',
    ],
    denied: ['{} nicht ok', '{} sind nicht in Ordnung'],
    lists: [
      'muss {1}-, {2}- und {3}frei sein',
      'soll frei von {1}, {2} und {3} sein',
      'mein Sohn hat eine {1}-, {2}- und {3}allergie',
      'ohne {1}, {2} und {3}',
      'bitte keine {1}, {2} oder {3}',
    ],
  },
  French: {
    foods: [
      ['œufs', 'les œufs'],
      ['noix', 'les noix'],
      ['lait', 'le lait'],
      ['céleri', 'le céleri'],
    ],
    dishes: ['poulet au riz', 'pâtes', 'saumon', 'tarte aux pommes'],
    and: 'et',
    allergies: [
      'allergie : {}',
      'allergies: {}',
      'intolérance : {}',
      'allergique: {}',
      'allergènes : {}',
      'intolérant: {}',
    ],
    denied: ['{the} pas ok', '{the} ça va pas'],
    lists: [
      'doit être sans {1}, {2} ni {3}',
      'il faut éviter {1}, {2} et {3}',
      'ma fille est allergique aux {1}, {2} et {3}',
      'pas de {1}, {2} ou {3}',
    ],
  },
  Italian: {
    foods: [
      ['uova', 'le uova'],
      ['noci', 'le noci'],
      ['latte', 'il latte'],
      ['sedano', 'il sedano'],
    ],
    dishes: ['pollo con riso', 'pasta', 'salmone', 'torta di mele'],
    and: 'e',
    allergies: [
      'allergia: {}',
      'allergie: {}',
      'intolleranza: {}',
      'allergico: {}',
      'allergeni: {}',
      'intolleranze: {}',
    ],
    denied: ['{the} non sono ok', '{the} non va bene'],
    lists: [
      'deve essere senza {1}, {2} e {3}',
      'mio figlio è allergico a {1}, {2} e {3}',
      'niente {1}, {2} o {3}',
    ],
  },
  Spanish: {
    foods: [
      ['huevo', 'el huevo'],
      ['nueces', 'las nueces'],
      ['leche', 'la leche'],
      ['apio', 'el apio'],
    ],
    dishes: ['pollo con arroz', 'pasta', 'salmón', 'tarta de manzana'],
    and: 'y',
    allergies: [
      'alergia: {}',
      'alergias: {}',
      'intolerancia: {}',
      'alérgico: {}',
      'alérgenos: {}',
      'intolerante: {}',
    ],
    denied: ['{the} no está bien', '{the} no es bienvenido'],
    lists: [
      'tiene que ser sin {1}, {2} ni {3}',
      'mi hijo es alérgico a {1}, {2} y {3}',
      'nada de {1}, {2} o {3}',
      'libre de {1}, {2} y {3}',
    ],
  },
  Portuguese: {
    foods: [
      ['ovo', 'o ovo'],
      ['nozes', 'as nozes'],
      ['leite', 'o leite'],
      ['aipo', 'o aipo'],
    ],
    dishes: ['frango com arroz', 'massa', 'salmão', 'torta de maçã'],
    and: 'e',
    allergies: [
      'alergia: {}',
      'alergias: {}',
      'intolerância: {}',
      'alérgico: {}',
      'alérgenos: {}',
      'intolerante: {}',
    ],
    denied: ['{the} não está bem', '{the} não é permitido'],
    lists: [
      'tem que ser sem {1}, {2} e {3}',
      'meu filho é alérgico a {1}, {2} e {3}',
      'livre de {1}, {2} e {3}',
    ],
  },
  Dutch: {
    foods: [
      ['eieren', 'eieren'],
      ['noten', 'noten'],
      ['melk', 'melk'],
      ['selderij', 'selderij'],
    ],
    dishes: ['kip met rijst', 'pasta', 'zalm', 'appeltaart'],
    and: 'en',
    allergies: [
      'allergie: {}',
      'allergieën: {}',
      'intolerantie: {}',
      'allergisch: {}',
      'allergenen: {}',
      'intolerant: {}',
    ],
    denied: ['{} niet oké', '{} zijn niet goed voor ons'],
    lists: [
      'moet {1}-, {2}- en {3}vrij zijn',
      'mijn zoon heeft een {1}-, {2}- en {3}allergie',
      'zonder {1}, {2} en {3}',
      'geen {1}, {2} of {3}',
    ],
  },
  Polish: {
    foods: [
      ['jajka', 'jajka'],
      ['orzechy', 'orzechy'],
      ['mleko', 'mleko'],
      ['seler', 'seler'],
    ],
    dishes: ['kurczak z ryżem', 'makaron', 'łosoś', 'szarlotka'],
    and: 'i',
    allergies: [
      'alergia: {}',
      'alergie: {}',
      'nietolerancja: {}',
      'uczulenie: {}',
      'alergeny: {}',
      'uczulony: {}',
    ],
    denied: ['{} nie są ok', '{} nie są mile widziane'],
    lists: ['musi być bez {1}, {2} i {3}', 'syn ma alergię na {1}, {2} i {3}', 'wolne od {1}, {2} i {3}'],
  },
  Swedish: {
    foods: [
      ['ägg', 'ägg'],
      ['nötter', 'nötter'],
      ['mjölk', 'mjölk'],
      ['selleri', 'selleri'],
    ],
    dishes: ['kyckling med ris', 'pasta', 'lax', 'äppelkaka'],
    and: 'och',
    allergies: [
      'allergi: {}',
      'allergier: {}',
      'intolerans: {}',
      'allergisk: {}',
      'allergener: {}',
      'överkänslig: {}',
    ],
    denied: ['{} är inte ok', '{} går inte bra'],
    lists: [
      'måste vara {1}-, {2}- och {3}fri',
      'måste vara fri från {1}, {2} och {3}',
      'min son har {1}-, {2}- och {3}allergi',
      'utan {1}, {2} och {3}',
    ],
  },
  Danish: {
    foods: [
      ['æg', 'æg'],
      ['nødder', 'nødder'],
      ['mælk', 'mælk'],
      ['selleri', 'selleri'],
    ],
    dishes: ['kylling med ris', 'pasta', 'laks', 'æblekage'],
    and: 'og',
    allergies: [
      'allergi: {}',
      'allergier: {}',
      'intolerans: {}',
      'allergisk: {}',
      'allergener: {}',
      'overfølsom: {}',
    ],
    denied: ['{} er ikke ok', '{} er ikke i orden'],
    lists: [
      'skal være {1}-, {2}- og {3}fri',
      'skal være fri for {1}, {2} og {3}',
      'min søn har {1}-, {2}- og {3}allergi',
      'uden {1}, {2} og {3}',
    ],
  },
  Norwegian: {
    foods: [
      ['egg', 'egg'],
      ['nøtter', 'nøtter'],
      ['melk', 'melk'],
      ['selleri', 'selleri'],
    ],
    dishes: ['kylling med ris', 'pasta', 'laks', 'eplekake'],
    and: 'og',
    allergies: [
      'allergi: {}',
      'allergier: {}',
      'intoleranse: {}',
      'allergisk: {}',
      'allergener: {}',
      'overfølsom: {}',
    ],
    denied: ['{} er ikke greit', '{} er ikke ok'],
    lists: [
      'må være {1}-, {2}- og {3}fri',
      'må være fri for {1}, {2} og {3}',
      'sønnen min har {1}-, {2}- og {3}allergi',
      'uten {1}, {2} og {3}',
    ],
  },
  Hindi: {
    foods: [
      ['अंडा', 'अंडा'],
      ['मूंगफली', 'मूंगफली'],
      ['दूध', 'दूध'],
      ['मशरूम', 'मशरूम'],
    ],
    dishes: ['चिकन और चावल', 'पास्ता', 'पुलाव', 'आलू की सब्जी'],
    and: 'और',
    allergies: ['एलर्जी: {}', 'अलर्जी: {}', 'असहिष्णुता: {}', 'allergy: {}'],
    isLimitLast: true,
    denied: ['{} ठीक नहीं है', '{} नहीं चलेगा'],
    lists: ['{1}, {2} और {3} फ्री होना चाहिए', '{1}, {2} और {3} के बिना', 'बेटे को {1}, {2} और {3} से एलर्जी है'],
  },
  Arabic: {
    foods: [
      ['بيض', 'البيض'],
      ['مكسرات', 'المكسرات'],
      ['حليب', 'الحليب'],
      ['كرفس', 'الكرفس'],
    ],
    dishes: ['دجاج مع أرز', 'معكرونة', 'سلمون', 'كعكة تفاح'],
    and: 'و',
    allergies: ['حساسية: {}', 'حساسية الطعام: {}', 'تحسس: {}', 'عدم تحمل: {}'],
    denied: ['{the} مش تمام', '{the} غير مقبول'],
    lists: ['يجب أن يكون خالي من {1} و{2} و{3}', 'ابني عنده حساسية من {1} و{2} و{3}', 'بدون {1}، {2} و{3}'],
  },
}

/** A limit beside a dish, set apart from it by a sign or a word. */
export const besideDish: readonly ((dish: string, limit: string, and: string) => string)[] = [
  (dish, limit) => `${dish} (${limit})`,
  (dish, limit) => `${dish} [${limit}]`,
  (dish, limit) => `${dish} - ${limit}`,
  (dish, limit) => `${dish} – ${limit}`,
  (dish, limit) => `${dish} / ${limit}`,
  (dish, limit) => `${dish} + ${limit}`,
  (dish, limit) => `${dish} | ${limit}`,
  (dish, limit) => `${dish}; ${limit}`,
  (dish, limit) => `${dish}, ${limit}`,
  (dish, limit) => `${dish}. ${limit}`,
  (dish, limit) => `${dish}\n${limit}`,
  (dish, limit) => `${dish} 😀 ${limit}`,
  (dish, limit, and) => `${dish} ${and} ${limit}`,
]

/** Places among them of those that end a list: brackets, dashes and what ends a sentence. */
export const endsLists: readonly number[] = [0, 1, 2, 3, 7, 9, 10, 11]

/** Places of those that do not join a dish to the foods behind it as one list. */
export const setsDishApart: readonly number[] = [...endsLists, 8]

/** An allergy in a clause of its own beside a dish, and words in brackets that are about the food before them. */
export const notedAllergies: readonly WishCase[] = [
  ['turkey burgers (allergy: sesame)', '#sesame'],
  ['turkey burgers [son: allergic - sesame]', '#sesame'],
  ['potato soup (one guest: celery allergy)', '#celery'],
  ['beef stew | allergens = mustard, celery', '#mustard #celery'],
  ['beef stew (allergies/intolerances: mustard and lupin)', '#mustard #lupin'],
  ['beef stew + intolerances: milk/soy', '#milk #soy'],
  ['beef stew (allergy "soy")', '#soy'],
  ['beef stew 🙏 allergy: soy', '#soy'],
  ['risotto allergy: peanuts', '#peanuts'],
  ['beef stew (allergy: blimbang)', '?'],
  ['milk allergy: sesame as well', '#milk #sesame'],
  ['Rinderbraten (Unverträglichkeit: Senf)', '#mustard'],
  ['Kartoffelsuppe – Allergie Sesam', '#sesame'],
  ['soupe de carottes (intolérance lait)', '#milk'],
  ['minestrone / allergie: sedano', '#celery'],
  ['ternera con patatas [alergia: mostaza]', '#mustard'],
  ['sopa de legumes – intolerância: soja', '#soy'],
  ['stamppot + allergie: mosterd', '#mustard'],
  ['zupa pomidorowa (alergia: seler)', '#celery'],
  ['morotssoppa | allergi: sesam', '#sesame'],
  ['gulerodssuppe (allergi: sesam)', '#sesame'],
  ['gulrotsuppe / allergi: sesam', '#sesame'],
  ['आलू की सब्जी (एलर्जी: तिल)', '#sesame'],
  ['شوربة عدس (حساسية: سمسم)', '#sesame'],
  // The food before the bracket or the dash is what the allergy is about.
  ['sesame (allergy)', '#sesame'],
  ['sesame (allergy) and beef stew', '#sesame'],
  ['sesame - allergy - beef stew', '#sesame'],
  ['sesame = allergic, beef stew', '#sesame'],
  ['sesame (my son is allergic), beef stew', '#sesame'],
  ['sesame allergy: beef stew please', '#sesame'],
  ['Sesam (Allergie), dazu Rinderbraten', '#sesame'],
  ['beef stew (my son is allergic)', '?'],
  // Nobody is allergic.
  ['beef stew (allergies: none)', ''],
  ['trout [allergies: none known]', ''],
  ['trout (no allergies)', ''],
  ['trout - nobody is allergic', ''],
  ['Forelle (keine Allergien)', ''],
  ['Forelle (Allergien: keine)', ''],
  ["truite (pas d'allergies)", ''],
  ['trucha (sin alergias)', ''],
  ['truta – sem alergias', ''],
  ['trota (nessuna allergia)', ''],
  ['forel (geen allergieën)', ''],
  ['pstrąg (brak alergii)', ''],
  ['öring (inga allergier)', ''],
  ['ørred (ingen allergier)', ''],
  ['ørret (ingen allergier)', ''],
  ['मछली (कोई एलर्जी नहीं)', ''],
  ['سمك (لا حساسية)', ''],
]

/** Limits of several foods in which something else is said with the first of them. */
export const listsBehindWords: readonly WishCase[] = [
  ['ought to be sesame, soy and mustard free', '#sesame #soy #mustard'],
  ['cupcakes which are sesame, soy & mustard free', '#sesame #soy #mustard'],
  ['could it be sesame, soy, mustard free?', '#sesame #soy #mustard'],
  ['something sesame, soy, and mustard free', '#sesame #soy #mustard'],
  ['he needs a sesame, soy and mustard free lunch', '#sesame #soy #mustard'],
  ['has to be sesame, mushroom and soy free', '#sesame #soy ?'],
  ['our guest has a sesame, soy and mustard allergy', '#sesame #soy #mustard'],
  ['two of us have sesame, soy and mustard intolerances, noodles please', '#sesame #soy #mustard'],
  ['waffles with sesame, soy and mustard free', '#soy #mustard ?'],
  ['sollte Sesam-, Soja- und Senffrei sein', '#sesame #soy #mustard'],
  ['meine Tochter hat eine Sesam-, Soja- und Senfallergie', '#sesame #soy #mustard'],
  ['het moet sesam-, soja- en mosterdvrij zijn', '#sesame #soy #mustard'],
  ['den ska vara sesam-, soja- och senapsfri', '#sesame #soy #mustard'],
  ['den skal være sesam-, soja- og sennepsfri', '#sesame #soy #mustard'],
  ['må være sesam-, soya- og sennepsfri', '#sesame #soy #mustard'],
  // What is wished for, or eaten, before the list.
  ['beef with rice, egg and soy allergy', '#eggs #soy'],
  ['we love mushrooms, egg and soy allergy', '#eggs #soy'],
  ['I love potatoes, eggs and soy make me ill', '#eggs #soy'],
  ['mushroom and dairy free risotto', '#milk'],
]

/** Approval that is denied, and approval that is not. */
export const deniedApprovals: readonly WishCase[] = [
  ['celery is not okay', 'celery'],
  ['celery not really ok for dad', 'celery'],
  ["sesame doesn't work for us", 'sesame'],
  ['stew, celery is never fine', 'celery'],
  ['mushrooms fine, celery not fine', 'celery'],
  ['not ok: celery', 'celery'],
  ['Sellerie passt nicht', 'celery'],
  ['Sellerie ist nicht in Ordnung', 'celery'],
  ['le céleri ça va pas', 'celery'],
  ['selderij is niet oké', 'celery'],
  ['selleri är inte okej', 'celery'],
  ['selleri er ikke i orden', 'celery'],
  ['selleri er ikke greit', 'celery'],
  ['الكرفس مش تمام', 'celery'],
  ['celery is okay', ''],
  ["I'm not good at cooking celery", ''],
  ['celery is fine, the oven does not work', ''],
  ['Sellerie passt, gern auch Pilze', ''],
]
