import type { VulnerableCase } from '../people/vulnerableCases.ts'

/** Foods that are mixed or put aside while a later step heats other foods alone. */
const keptApart: readonly VulnerableCase[] = [
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

/** Foods that are cut in one step and laid on a cooked food in another. */
const laidOnCooked: readonly VulnerableCase[] = [
  [
    'cold smoked fish or pâté',
    '100 g smoked salmon; 4 eggs; 20 g butter',
    'Chop the salmon.',
    'Beat the eggs. Scramble them in the butter for 4 minutes until firm.',
    'Serve on toast with the salmon.',
  ],
  [
    'cold cured meat',
    '6 slices prosciutto; 12 figs; 100 g pasta',
    'Wrap the figs in the prosciutto and arrange on a plate.',
    'Boil the pasta for 10 minutes and serve alongside.',
  ],
  [
    'cold cured meat',
    '100 g salami; 300 g potatoes',
    'Slice the salami.',
    'Boil the potatoes for 20 minutes, drain and toss with the salami.',
  ],
  [
    'cold soft cheese',
    '150 g gorgonzola; 400 g gnocchi',
    'Crumble the gorgonzola.',
    'Cook the gnocchi, drain, and top with the gorgonzola.',
  ],
  [
    'cold soft cheese',
    '150 g camembert; 4 slices bread',
    'Slice the camembert.',
    'Toast the bread, then lay the camembert on the bread and serve.',
  ],
  [
    'raw meat',
    '300 g beef fillet; 2 tbsp oil; 4 slices bread',
    'Finely chop the beef and season.',
    'Fry the bread in the oil until golden. Spread the beef on the bread.',
  ],
  [
    'raw fish',
    '300 g tuna; 200 g rice',
    'Dice the tuna and marinate with soy.',
    'Cook the rice for 15 minutes. Serve the rice topped with the tuna.',
  ],
  [
    'raw fish',
    '300 g salmon fillet; 200 g rice; 1 avocado',
    'Cube the salmon.',
    'Simmer the rice 15 minutes. Divide between bowls and pile the salmon and avocado on top.',
  ],
  [
    'cold cured meat',
    '100 g Serrano-Schinken; 4 Scheiben Brot; 1 EL Öl',
    'Schinken fein schneiden.',
    'Öl erhitzen und Brot darin rösten. Schinken darauflegen.',
  ],
  [
    'cold smoked fish or pâté',
    '150 g Räucherlachs; 500 g Kartoffeln',
    'Räucherlachs in Streifen schneiden.',
    'Kartoffeln 20 Minuten kochen. Mit dem Lachs anrichten.',
  ],
  [
    'cold soft cheese',
    '150 g Gorgonzola; 400 g Birnen',
    'Gorgonzola zerbröseln.',
    'Birnen 20 Minuten backen. Gorgonzola darüberstreuen und servieren.',
  ],
  [
    'cold smoked fish or pâté',
    '150 g de saumon fumé; 500 g de pommes de terre',
    'Couper le saumon en lanières.',
    'Cuire les pommes de terre 20 minutes. Déposer le saumon dessus.',
  ],
  [
    'cold soft cheese',
    '150 g de roquefort; 4 poires',
    'Émietter le roquefort.',
    'Rôtir les poires 20 minutes. Parsemer de roquefort et servir.',
  ],
  [
    'cold cured meat',
    '150 g de jamón serrano; 500 g de patatas',
    'Cortar el jamón en tiras.',
    'Cocer las patatas 20 minutos. Colocar el jamón encima y servir.',
  ],
  [
    'cold smoked fish or pâté',
    '150 g de trucha ahumada; 4 huevos',
    'Desmenuzar la trucha.',
    'Cuajar los huevos en una sartén 6 minutos hasta que estén firmes. Añadir la trucha y servir.',
  ],
  [
    'cold smoked fish or pâté',
    '150 ग्राम स्मोक्ड सैल्मन; 4 आलू',
    'स्मोक्ड सैल्मन काटें।',
    'आलू 20 मिनट उबालें। सैल्मन के साथ परोसें।',
  ],
  [
    'cold smoked fish or pâté',
    '150 غ سلمون مدخن; 4 بطاطس',
    'يقطع السلمون.',
    'تسلق البطاطس 20 دقيقة. تقدم مع السلمون.',
  ],
  [
    'raw fish',
    '300 غ تونة طازجة; 200 غ أرز',
    'تقطع التونة مكعبات.',
    'يطبخ الأرز 15 دقيقة. توضع التونة فوقه وتقدم.',
  ],
  ['raw fish', '300 ग्राम ताजी टूना; 200 ग्राम चावल', 'टूना काटें।', 'चावल 15 मिनट पकाएं। टूना ऊपर रखें और परोसें।'],
]

/** Foods that are cooked although steps name others before, between or after them. */
const cookedAmongOthers: readonly VulnerableCase[] = [
  [null, '300 g salmon fillet; 1 lemon', 'Bake the salmon until it flakes.'],
  [
    null,
    '150 g smoked salmon; 400 g pasta; 200 ml cream',
    'Boil the pasta. Toss the salmon and cream through the hot pasta and bake for 20 minutes.',
  ],
  [
    null,
    '150 g ham; 400 g pasta; 200 ml cream; 100 g cheddar',
    'Boil the pasta. Mix the pasta, ham and cream. Top with the cheddar. Bake 25 minutes.',
  ],
  [
    null,
    '500 g chicken breast; 2 peppers; 1 onion; 2 tbsp oil',
    'Dice the chicken. Slice the peppers and onion.',
    'Heat the oil in a wok and stir-fry the lot for 10 minutes.',
  ],
  [
    null,
    '500 g chicken breast; 2 peppers; 1 onion; 2 tbsp oil',
    'Dice the chicken. Slice the peppers and onion.',
    'Heat the oil and fry the onion and peppers 5 minutes. Add the chicken and cook 8 minutes.',
  ],
  [
    null,
    '500 g chicken thighs; 400 g potatoes; 1 tbsp oil',
    'Put the chicken and potatoes in a tray with the oil.',
    'Roast for 45 minutes.',
  ],
  [
    null,
    '500 g chicken thighs; 400 g potatoes',
    'Season the chicken. Cut the potatoes in wedges.',
    'Place on a tray and roast for 45 minutes.',
  ],
  [
    null,
    '500 g minced beef; 1 egg; 50 g breadcrumbs; 400 g tomatoes',
    'Mix the mince with the egg and breadcrumbs and shape into balls.',
    'Simmer the tomatoes 10 minutes. Drop in the meatballs and simmer 20 minutes.',
  ],
  [
    null,
    '4 pork chops; 2 apples; 1 onion',
    'Season the chops.',
    'Fry the onion and apples 5 minutes, push aside, and sear the chops 5 minutes on each side.',
  ],
  [
    null,
    '4 pork chops; 2 apples',
    'Season the chops. Slice the apples.',
    'Fry in butter for 5 minutes on each side.',
  ],
  [
    null,
    '400 g Hähnchenbrust; 200 g Reis; 1 Paprika',
    'Hähnchen würfeln. Paprika in Streifen schneiden.',
    'Alles in der Pfanne 10 Minuten braten. Reis 15 Minuten kochen.',
  ],
  [
    null,
    '400 g Hähnchenbrust; 1 Paprika; 1 Zwiebel',
    'Hähnchen, Paprika und Zwiebel in Streifen schneiden und im Ofen 30 Minuten garen.',
  ],
  [
    null,
    '400 g de poulet; 2 poivrons',
    'Couper le poulet et les poivrons.',
    'Faire revenir 15 minutes à la poêle.',
  ],
  [
    null,
    '400 g de poulet; 2 poivrons; 1 oignon',
    "Couper le poulet. Émincer les poivrons et l'oignon.",
    'Faire revenir le tout 15 minutes.',
  ],
  [null, '400 g de pollo; 2 pimientos', 'Cortar el pollo. Picar los pimientos.', 'Saltear todo 15 minutos.'],
  [
    null,
    '400 ग्राम चिकन; 2 प्याज; 2 टमाटर',
    'चिकन धोएं। प्याज काटें।',
    'तेल गरम करें और प्याज भूनें। टमाटर डालें। चिकन डालें और 30 मिनट पकाएं।',
  ],
  [
    null,
    '400 غ دجاج; 2 بصل; 2 طماطم',
    'يقطع الدجاج. يقطع البصل.',
    'يسخن الزيت ويقلى البصل. يضاف الدجاج ويطبخ 30 دقيقة.',
  ],
  [
    null,
    '150 g brie; 1 sheet puff pastry; 1 egg',
    'Wrap the brie in the pastry. Brush with the egg. Bake for 30 minutes until golden.',
  ],
  [
    null,
    '150 g gorgonzola; 200 ml cream; 400 g pasta',
    'Crumble the gorgonzola into the cream. Simmer the cream for 5 minutes. Boil the pasta and toss with the sauce.',
  ],
  [
    null,
    '100 g bacon; 100 g ham; 4 eggs; 100 g cheddar',
    'Dice the ham. Whisk the eggs with the cheddar, stir in the ham, pour into a tin and bake 30 minutes until firm.',
  ],
  [
    null,
    '100 g ham; 8 slices bread; 100 g cheddar; 20 g butter',
    'Fill the bread with the ham and cheddar. Butter the outside. Fry in a pan 4 minutes on each side.',
  ],
  [
    null,
    '100 g ham; 1 pizza dough; 200 g mozzarella',
    'Roll out the dough. Scatter over the ham and mozzarella. Bake 12 minutes.',
  ],
  [
    null,
    '150 g chorizo; 400 g chickpeas; 1 onion',
    'Slice the chorizo. Fry the onion 5 minutes. Add the chickpeas and chorizo and cook for 10 minutes.',
  ],
  [
    null,
    '150 g pancetta; 300 g peas; 1 onion',
    'Fry the pancetta and onion for 8 minutes. Stir in the peas.',
  ],
  [
    null,
    '150 g Räucherlachs; 6 Eier; 100 ml Milch',
    'Räucherlachs würfeln. Eier mit Milch verquirlen und mit dem Lachs in eine Form geben. 30 Minuten backen.',
  ],
  [
    null,
    '150 g Schinken; 1 Pizzateig; 200 g Mozzarella',
    'Teig ausrollen, mit Schinken und Mozzarella belegen und 12 Minuten backen.',
  ],
  [
    null,
    '8 tranches de jambon; 8 endives; 500 ml de béchamel; 100 g de gruyère',
    'Enrouler les endives dans le jambon. Napper de béchamel. Parsemer de gruyère et gratiner 25 minutes au four.',
  ],
  [
    null,
    '8 lonchas de jamón; 8 endibias; 500 ml de bechamel',
    'Envolver las endibias en el jamón. Cubrir con la bechamel y hornear 25 minutos.',
  ],
  [null, '300 g bean sprouts; 200 g tofu', 'Add the tofu and sprouts, stir-fry for 4 minutes.'],
  [
    null,
    '600 g beef; 1 onion; 2 carrots; 500 ml stock',
    'Brown the beef in batches and set aside. Fry the onion and carrots. Return the beef to the pot, add the stock and simmer 2 hours.',
  ],
  [
    null,
    '1 whole chicken, about 1.5 kg; 1 lemon; 40 g butter',
    'Rub the chicken with the butter. Put the lemon inside. Roast at 200 °C for 80 minutes.',
  ],
  [
    null,
    '4 salmon fillets; 400 g potatoes; 200 g green beans',
    'Boil the potatoes 15 minutes and the beans 5 minutes. Season the salmon and fry 4 minutes a side until opaque. Serve with the potatoes and beans.',
  ],
  [
    null,
    '4 salmon fillets; 400 g potatoes',
    'Season the salmon. Boil the potatoes 15 minutes. Fry 4 minutes a side until opaque.',
  ],
  [
    null,
    '500 g prawns; 400 g spaghetti; 2 garlic cloves',
    'Peel the prawns. Cook the spaghetti. Fry the garlic, add the prawns and cook for 4 minutes until pink. Toss with the pasta.',
  ],
]

/** Foods that are sold to be eaten cold and only join a hot dish. */
const stirredIn: readonly VulnerableCase[] = [
  [
    'cold smoked fish or pâté',
    '150 g smoked salmon; 200 ml cream; 400 g pasta',
    'Boil the pasta. Simmer the cream 5 minutes.',
    'Stir the smoked salmon into the sauce and serve.',
  ],
  [
    'cold smoked fish or pâté',
    '150 g smoked salmon; 6 eggs',
    'Scramble the eggs until firm. Stir in the smoked salmon and serve.',
  ],
  [
    'cold smoked fish or pâté',
    '150 g smoked salmon; 200 ml cream',
    'Simmer the cream 5 minutes.',
    'Add the smoked salmon and heat 1 minute, until the salmon is warm.',
  ],
  [
    'cold smoked fish or pâté',
    '150 g smoked salmon; 400 g potatoes',
    'Boil the potatoes until tender. Cool 5 minutes, lay the smoked salmon among them and serve.',
  ],
  ['cold cured meat', '100 g ham; 500 g peas', 'Boil the peas 5 minutes. Stir in the ham and serve.'],
  [
    'cold soft cheese',
    '100 g brie; 1 l soup',
    'Simmer the soup 10 minutes. Drop the brie into the soup and serve.',
  ],
  [
    'cold smoked fish or pâté',
    '150 g Räucherlachs; 200 ml Sahne; 400 g Nudeln',
    'Nudeln kochen. Sahne 5 Minuten köcheln.',
    'Räucherlachs in die Sauce geben und servieren.',
  ],
  [
    'cold smoked fish or pâté',
    '150 g de saumon fumé; 200 ml de crème; 400 g de pâtes',
    'Cuire les pâtes. Faire mijoter la crème 5 minutes.',
    'Ajouter le saumon fumé à la sauce et servir.',
  ],
  [
    'cold smoked fish or pâté',
    '150 g de salmón ahumado; 200 ml de nata; 400 g de pasta',
    'Cocer la pasta. Hervir la nata 5 minutos.',
    'Añadir el salmón ahumado a la salsa y servir.',
  ],
  [
    'cold smoked fish or pâté',
    '150 ग्राम स्मोक्ड सैल्मन; 400 ग्राम पास्ता',
    'पास्ता उबालें।',
    'स्मोक्ड सैल्मन मिलाएं और परोसें।',
  ],
  [
    'cold smoked fish or pâté',
    '150 غ سلمون مدخن; 400 غ معكرونة',
    'تسلق المعكرونة.',
    'يضاف السلمون المدخن ويقدم.',
  ],
  [
    null,
    '150 g smoked salmon; 200 ml cream',
    'Simmer the cream 5 minutes.',
    'Add the smoked salmon and simmer for 4 minutes, until steaming hot.',
  ],
  [null, '150 g Räucherlachs; 200 ml Sahne', 'Sahne aufkochen. Räucherlachs zugeben und 5 Minuten köcheln.'],
  [
    null,
    '150 g de saumon fumé; 200 ml de crème',
    'Faire bouillir la crème. Ajouter le saumon fumé et laisser mijoter 5 minutes.',
  ],
  [
    null,
    '150 g ham; 6 eggs',
    'Beat the eggs. Stir in the ham. Pour into a hot pan and fry until firm, 8 minutes.',
  ],
  [null, '300 g salmon fillet; 1 lemon', 'Bake the salmon until it flakes.'],
]

/** Smoked fish by its names in other languages. */
const smokedFishNames: readonly VulnerableCase[] = [
  '200 g trucha ahumada',
  '200 g de salmón ahumado en lonchas',
  '200 g de caballa ahumada en frío',
  '200 g de bacalao ahumado',
  '200 g Graved Lachs',
  '200 g de atún ahumado',
  '200 g geräucherte Forelle',
  '200 g Räucherforelle',
  '200 g Räucherforellenfilet',
  '200 g geräucherte Forellenfilets',
  '200 g geräucherter Lachs',
  '200 g Räucherlachsscheiben',
  '200 g geräucherter Heilbutt',
  '200 g Räucheraal',
  '200 g de truite fumée',
  '200 g de filets de truite fumée',
  '200 g de saumon fumé en tranches',
  '200 g de thon fumé',
  '200 g de flétan fumé',
  '200 g smoked halibut',
  '200 g स्मोक्ड ट्राउट',
  '200 غ تروتة مدخنة',
].map((line) => ['cold smoked fish or pâté', `${line}; 1 lettuce`, 'Serve.'])

export const heatedApartCases: readonly VulnerableCase[] = [
  ...keptApart,
  ...laidOnCooked,
  ...cookedAmongOthers,
  ...stirredIn,
  ...smokedFishNames,
]
