import type { VulnerableCase } from '../people/vulnerableCases.ts'

/** Foods that are mixed or put aside while a later step heats other foods alone. */
export const keptApartCases: readonly VulnerableCase[] = [
  ...(
    [
      ['cold smoked fish or pâté', '180 g smoked salmon', 'smoked salmon'],
      ['cold cured meat', '180 g prosciutto', 'prosciutto'],
      ['cold soft cheese', '180 g brie', 'brie'],
      ['raw meat', '300 g beef fillet', 'chopped beef fillet'],
      ['raw fish', '300 g tuna', 'diced tuna'],
    ] as const
  ).flatMap(([found, line, said]): VulnerableCase[] => [
    [
      found,
      `${line}; 8 slices bread; 1 tbsp butter; 1 bunch dill`,
      `Fold the ${said} with dill.`,
      'Melt the butter in a skillet over medium heat and fry the bread 4 minutes. Pile on the topping.',
    ],
    [
      found,
      `${line}; 8 slices bread; 1 tbsp butter; 1 bunch dill`,
      `Fold the ${said} with dill.`,
      'Heat the butter in a pan. Add the bread. Fry for 4 minutes. Spoon the mixture on top.',
    ],
    [
      found,
      `${line}; 500 g potatoes; 1 bunch dill`,
      `Mix the ${said} with dill and set aside.`,
      'Roast the potatoes in the oven for 40 minutes.',
      'Serve with the mixture.',
    ],
    [
      null,
      `${line}; 8 slices bread; 1 bunch dill`,
      `Fold the ${said} with dill.`,
      'Spoon the mixture onto the bread and bake in the oven for 20 minutes.',
    ],
    [
      null,
      `${line}; 400 g pasta; 200 ml cream`,
      'Boil the pasta and drain.',
      `Toss the ${said} through the hot pasta and bake for 25 minutes.`,
    ],
    [
      null,
      `${line}; 400 g pasta; 200 ml cream; 100 g cheddar`,
      `Layer the pasta with the ${said}. Pour over the cream.`,
      'Sprinkle with the cheddar and bake in the oven for 30 minutes.',
    ],
    [
      null,
      `${line}; 6 eggs; 200 ml cream; 1 sheet shortcrust pastry`,
      `Line the tin with the pastry and scatter the ${said} over it.`,
      'Whisk the eggs with the cream and pour over. Bake for 40 minutes until firm.',
    ],
  ]),
  [
    'cold smoked fish or pâté',
    '180 g Räucherlachs; 8 Scheiben Brot; 1 EL Butter; Dill',
    'Den Räucherlachs mit Dill mischen.',
    'Butter in einer Pfanne zerlassen und das Brot darin 4 Minuten braten. Die Mischung darauf verteilen.',
  ],
  [
    'cold cured meat',
    '100 g Parmaschinken; 500 g Kartoffeln; 1 Melone',
    'Den Schinken mit der Melone mischen und beiseitestellen.',
    'Die Kartoffeln im Ofen 40 Minuten garen.',
    'Alles zusammen servieren.',
  ],
  [
    null,
    '180 g Räucherlachs; 400 g Nudeln; 200 ml Sahne; 100 g Käse',
    'Räucherlachs und Nudeln in eine Form schichten. Sahne darübergießen.',
    'Mit Käse bestreuen und im Ofen 30 Minuten backen.',
  ],
  [
    null,
    '150 g Schinken; 6 Eier',
    'Den Schinken würfeln.',
    'Die Eier verquirlen, mit dem Schinken in die Pfanne geben und 6 Minuten fest braten.',
  ],
  [
    'cold smoked fish or pâté',
    '180 g de saumon fumé; 8 tranches de pain; 20 g de beurre; aneth',
    "Mélanger le saumon fumé avec l'aneth.",
    'Faire fondre le beurre dans une poêle et y faire dorer le pain 4 minutes. Garnir avec le mélange.',
  ],
  [
    'cold cured meat',
    '100 g de jambon cru; 500 g de pommes de terre; 1 melon',
    'Mélanger le jambon et le melon.',
    'Rôtir les pommes de terre au four 40 minutes. Servir avec le mélange.',
  ],
  [
    null,
    '180 g de saumon fumé; 400 g de pâtes; 200 ml de crème; 100 g de gruyère',
    'Disposer les pâtes et le saumon dans un plat. Verser la crème.',
    'Parsemer de gruyère et cuire au four 30 minutes.',
  ],
  [
    'cold smoked fish or pâté',
    '180 g de salmón ahumado; 8 rebanadas de pan; 20 g de mantequilla; eneldo',
    'Mezclar el salmón ahumado con el eneldo.',
    'Derretir la mantequilla en una sartén y freír el pan 4 minutos. Poner la mezcla encima.',
  ],
  [
    'cold cured meat',
    '100 g de jamón serrano; 500 g de patatas; 1 melón',
    'Mezclar el jamón con el melón.',
    'Asar las patatas en el horno 40 minutos. Servir con la mezcla.',
  ],
  [
    null,
    '180 g de salmón ahumado; 400 g de pasta; 200 ml de nata; 100 g de queso',
    'Poner la pasta y el salmón en una fuente. Verter la nata.',
    'Espolvorear con el queso y hornear 30 minutos.',
  ],
  [
    'cold smoked fish or pâté',
    '180 غ سلمون مدخن; 8 شرائح خبز; 20 غ زبدة; شبت',
    'يخلط السلمون مع الشبت.',
    'تذوب الزبدة في مقلاة ويقلى الخبز 4 دقائق. يوزع الخليط فوقه.',
  ],
  [
    null,
    '180 غ سلمون مدخن; 400 غ معكرونة; 200 مل كريمة; 100 غ جبن',
    'يوضع السلمون والمعكرونة في صينية. تسكب الكريمة.',
    'يرش الجبن وتخبز في الفرن 30 دقيقة.',
  ],
  [
    'cold smoked fish or pâté',
    '180 ग्राम स्मोक्ड सैल्मन; 8 ब्रेड; 20 ग्राम मक्खन; सोआ',
    'स्मोक्ड सैल्मन को सोआ के साथ मिलाएं।',
    'पैन में मक्खन पिघलाएं और ब्रेड को 4 मिनट सेंकें। ऊपर से मिश्रण रखें।',
  ],
  [
    null,
    '180 ग्राम स्मोक्ड सैल्मन; 400 ग्राम पास्ता; 200 मिली क्रीम; 100 ग्राम चीज़',
    'स्मोक्ड सैल्मन और पास्ता को डिश में रखें। क्रीम डालें।',
    'ऊपर से चीज़ डालें और ओवन में 30 मिनट बेक करें।',
  ],
]
