/** What stands beside people in a language, with all foods of which none may be passed over. */
export interface FoodsOfPersons {
  /** Names and kin: the first two of each phrase. */
  people: readonly (readonly [string, string])[]
  foods: readonly (readonly [string, string])[]
  /** `{p}` and `{q}` are people, `{x}` and `{y}` foods. */
  phrases: readonly string[]
}

export const foodsOfPersons: Readonly<Record<string, FoodsOfPersons>> = {
  English: {
    people: [
      ['Tim', 'Anna'],
      ['Emma', 'Noah'],
      ['Xiomara', 'Thandiwe'],
      ['my son', 'my daughter'],
      ['Kate', 'Will'],
    ],
    foods: [
      ['nuts', 'gluten'],
      ['sesame', 'eggs'],
      ['peanuts', 'milk'],
    ],
    phrases: [
      '{p} ({x}), {q} ({y})',
      '{p} ({x}), {q} ({y}), rest eat everything',
      'Pasta. {p} ({x}), {q} ({y}), the rest eat everything',
      'Dinner for four: {p} ({x}), {q} ({y})',
      '{p} ({x}) and {q} ({y}) are coming',
      '{p} ({x}, {y}), rest of us eat everything. Flatbread please',
      'Guests: {p} {x}, {q} {y}',
      'restrictions: {p} {x}; {q} {y}',
      'rest eat everything, {p} {x} and {y}',
    ],
  },
  German: {
    people: [
      ['Jonas', 'Lena'],
      ['Oma', 'Papa'],
      ['mein Sohn', 'meine Tochter'],
    ],
    foods: [
      ['Nüsse', 'Milch'],
      ['Sesam', 'Ei'],
    ],
    phrases: [
      '{p} ({x}), {q} ({y})',
      '{p} ({x}), {q} ({y}), der Rest isst alles',
      '{p} ({x}, {y}), Rest isst alles. Kartoffelsuppe',
      'Gäste: {p} {x}, {q} {y}',
      'wir anderen essen alles, {p} {x} und {y}',
    ],
  },
  French: {
    people: [
      ['Paul', 'Léa'],
      ['Maman', 'Papa'],
      ['mon fils', 'ma fille'],
    ],
    foods: [
      ['arachides', 'gluten'],
      ['lait', 'œufs'],
    ],
    phrases: [
      '{p} ({x}), {q} ({y})',
      '{p} ({x}), {q} ({y}), les autres mangent tout',
      '{p} ({x}, {y}), les autres mangent tout, une soupe',
      'Invités : {p} {x}, {q} {y}',
    ],
  },
  Spanish: {
    people: [
      ['Luis', 'Ana'],
      ['Lucía', 'Pablo'],
      ['mi hijo', 'mi hija'],
    ],
    foods: [
      ['huevo', 'gluten'],
      ['nueces', 'leche'],
    ],
    phrases: [
      '{p} ({x}), {q} ({y})',
      '{p} ({x}), {q} ({y}), los demás comen de todo',
      '{p} ({x}, {y}), los demás comen de todo, una sopa',
      'Invitados: {p} {x}, {q} {y}',
    ],
  },
  Hindi: {
    people: [
      ['रिया', 'अमित'],
      ['Riya', 'Amit'],
      ['मेरा बेटा', 'मेरी बेटी'],
    ],
    foods: [
      ['मूंगफली', 'दूध'],
      ['अंडा', 'तिल'],
    ],
    phrases: [
      '{p} ({x}), {q} ({y})',
      '{p} ({x}), {q} ({y}), बाकी सब सब कुछ खाते हैं',
      '{p} ({x}, {y}), बाकी सब सब कुछ खाते हैं',
      'मेहमान: {p} {x}, {q} {y}',
    ],
  },
  Arabic: {
    people: [
      ['سارة', 'علي'],
      ['أحمد', 'ليلى'],
      ['ابني', 'بنتي'],
    ],
    foods: [
      ['فول سوداني', 'حليب'],
      ['بيض', 'سمسم'],
    ],
    phrases: [
      '{p} ({x})، {q} ({y})',
      '{p} ({x})، {q} ({y})، الباقي يأكل كل شيء',
      '{p} ({x}، {y})، الباقي يأكل كل شيء',
      'الضيوف: {p} {x}، {q} {y}',
    ],
  },
}

/** Other wishes in which each of these foods is asked about or left out. */
export const foodsBesideOnePerson: readonly (readonly [wish: string, foods: readonly string[]])[] = [
  ['Emma (sesame), rest of us eat everything', ['sesame']],
  ['my son (nuts), rest eat everything', ['nuts']],
  ['kids (nuts), adults eat everything', ['nuts']],
  ['my son (nuts), curry please', ['nuts']],
  ['tim (nuts), anna (gluten), rest eat everything', ['nuts', 'gluten']],
  ['Tom nuts, Lisa egg', ['nuts', 'egg']],
  ['Tom has nuts, Lisa has egg', ['nuts', 'egg']],
  ['Tim (7, nuts), curry please', ['nuts']],
  ['guests: Priya (eggs), Dan (fish)', ['eggs', 'fish']],
  ['Sara (dairy), Mark (eggs), everyone else eats anything', ['dairy', 'eggs']],
  ['Emma (Sesam), der Rest isst alles', ['Sesam']],
  ['Papa (Nüsse), wir anderen essen alles', ['Nüsse']],
  ['Maman (lait), les autres mangent tout', ['lait']],
  ['Lucía (nueces), los demás comen de todo', ['nueces']],
  ['Tim (mushrooms), rest eat everything', ['mushrooms']],
  ['nobody has allergies, only Lena with nuts', ['nuts']],
  ['we have no allergies, only my son with eggs', ['eggs']],
  ['no allergies apart from Tim, nuts', ['nuts']],
  ['no one has any allergies, just Tom with milk', ['milk']],
  ['keiner hat Allergien, nur Lena mit Nüssen', ['Nüssen']],
  ['niemand ist allergisch, nur Oma auf Milch', ['Milch']],
  ["personne n'a d'allergies, seulement Léa avec les noix", ['noix']],
  ["personne n'est allergique, juste mon fils aux œufs", ['œufs']],
  ['nadie tiene alergias, solo Ana con las nueces', ['nueces']],
  ['nadie es alérgico, solo mi hijo al huevo', ['huevo']],
  ['किसी को एलर्जी नहीं है, बस बेटे को दूध से', ['दूध']],
  ['ما في حساسية، بس ابني من البيض', ['البيض']],
]

/** Wishes with people and foods beside them in which nothing is left out or asked about. */
export const plainFoodsOfPersons: readonly string[] = [
  "Tim's pasta (with nuts)",
  'Dinner for four: pasta, salad',
  'Pasta (with nuts) for Tim',
  "Grandma's eggs, mum's bread",
  'Jack cheese and eggs',
  'Victoria sponge (eggs, butter)',
  'Margherita pizza, Caesar salad',
  "kids' lunch (eggs)",
  'Dessert (milk)',
  'Breakfast (eggs), lunch (fish)',
  'Emma loves eggs, Max loves prawns',
  'Quick dinner (eggs)',
  'Charlotte aux fraises (fraises, crème)',
  'Birthday cake for Ben (7), chocolate',
  'Curry for my kids (mild)',
  'Anna and Tom are coming, prawns',
  'Emma and Ben: pancakes',
  'Mia (lasagne), Ben (pizza)',
  'we eat everything, pasta with prawns',
  'Fish tonight, the rest of the milk',
  'use the rest of the cream, eggs and cheese',
  "the rest of the milk, Tom's eggs",
  'Oma kommt, Käsekuchen',
  'Kinder essen alles, Nudeln mit Käse',
  'los huevos de Ana, la leche del súper',
  'दाल (मूंगफली), चावल',
  'nobody has allergies, salmon with eggs',
  'no allergies, just pasta with eggs',
  'nobody has allergies, Tom loves prawns',
  'no allergies, dinner for Tom with prawns',
  "no allergies, mum's egg curry",
  'keine Allergien, Oma mag Käse',
]
