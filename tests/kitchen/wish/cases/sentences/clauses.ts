import { clauseWordsOfGermanicLanguages } from './clauseWordsOfGermanicLanguages.ts'

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
  ...clauseWordsOfGermanicLanguages,
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
