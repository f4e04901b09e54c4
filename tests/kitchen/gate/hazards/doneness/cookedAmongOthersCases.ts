import type { VulnerableCase } from '../people/vulnerableCases.ts'

/** Foods that are cooked although steps name others before, between or after them. */
export const cookedAmongOthersCases: readonly VulnerableCase[] = [
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
