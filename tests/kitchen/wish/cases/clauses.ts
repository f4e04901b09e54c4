import type { WishCase } from './wishCase.ts'

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
