import type { VulnerableCase } from './vulnerableCases.ts'

/**
 * Sprouts, smoked fish, cured meat and cheese that are warmed and not cooked. The NHS: sprouts and smoked fish steaming hot.
 */
export const barelyHeatedCases: readonly VulnerableCase[] = [
  ['raw sprouts', '200 g bean sprouts; 1 tbsp oil', 'Heat the oil, add the bean sprouts and toss 1 minute.'],
  [
    'raw sprouts',
    '200 g bean sprouts; 300 g chicken',
    'Stir-fry the chicken for 8 minutes. Add the sprouts and toss for 30 seconds.',
  ],
  [
    'raw sprouts',
    '200 g bean sprouts; 1 tbsp oil',
    'Stir-fry the bean sprouts briefly so that they stay crunchy.',
  ],
  [
    'raw sprouts',
    '200 g bean sprouts; 200 g noodles',
    'Boil the noodles for 5 minutes. Add the bean sprouts and just warm them through.',
  ],
  ['raw sprouts', '200 g Sojasprossen; 1 EL Öl', 'Die Sprossen im heißen Öl 1 Minute schwenken.'],
  ['raw sprouts', '200 g Sojasprossen; 1 EL Öl', 'Die Sprossen nur kurz in der Pfanne anbraten.'],
  [
    'raw sprouts',
    '200 g de germes de soja; 1 c. à s. d’huile',
    'Faire sauter les germes 1 minute dans l’huile.',
  ],
  [
    'raw sprouts',
    '200 g de brotes de soja; 1 cucharada de aceite',
    'Saltear los brotes 1 minuto en el aceite.',
  ],
  ['raw sprouts', '200 ग्राम अंकुरित मूंग; 1 चम्मच तेल', 'तेल गरम करें और अंकुरित मूंग को 1 मिनट भूनें।'],
  ['raw sprouts', '200 غرام براعم الفاصوليا; ملعقة زيت', 'سخن الزيت وقلب البراعم دقيقة واحدة.'],
  [null, '200 g bean sprouts; 1 tbsp oil', 'Stir-fry the bean sprouts for 4 minutes until steaming hot.'],
  [
    null,
    '200 g bean sprouts; 300 g chicken',
    'Stir-fry the chicken for 8 minutes, add the sprouts and cook for 3 minutes.',
  ],
  [null, '200 g Sojasprossen; 1 EL Öl', 'Die Sprossen 4 Minuten kräftig braten, bis sie dampfend heiß sind.'],
  [
    null,
    '200 g de germes de soja; 1 c. à s. d’huile',
    'Faire sauter les germes 4 minutes dans l’huile bien chaude.',
  ],
  [null, '200 g de brotes de soja; 1 cucharada de aceite', 'Saltear los brotes 4 minutos en el aceite.'],
  [null, '200 ग्राम अंकुरित मूंग; 1 चम्मच तेल', 'तेल में अंकुरित मूंग को 8 मिनट पकाएं।'],
  [
    null,
    '200 g Brussels sprouts; 1 tbsp oil',
    'Halve the Brussels sprouts and toss for 1 minute in the oil. Roast for 20 minutes at 200 °C.',
  ],
  // Smoked fish that is warmed.
  [
    'cold smoked fish or pâté',
    '200 g smoked salmon; 400 g pasta',
    'Boil the pasta for 10 minutes, drain, stir in the smoked salmon and warm through.',
  ],
  [
    'cold smoked fish or pâté',
    '200 g smoked salmon; 4 eggs',
    'Scramble the eggs until firm. Warm the smoked salmon and serve beside.',
  ],
  [
    'cold smoked fish or pâté',
    '200 g Räucherlachs; 400 g Nudeln',
    'Die Nudeln 10 Minuten kochen. Den Räucherlachs unterheben und nur erwärmen.',
  ],
  [
    'cold smoked fish or pâté',
    '200 g de saumon fumé; 400 g de pâtes',
    'Cuire les pâtes 10 minutes. Ajouter le saumon fumé et le laisser juste tiédir.',
  ],
  [
    'cold smoked fish or pâté',
    '200 g de salmón ahumado; 400 g de pasta',
    'Cocer la pasta 10 minutos. Añadir el salmón ahumado y templarlo.',
  ],
  [
    'cold smoked fish or pâté',
    '200 ग्राम स्मोक्ड सैल्मन; 400 ग्राम पास्ता',
    'पास्ता को 10 मिनट उबालें। स्मोक्ड सैल्मन डालें और हल्का गुनगुना करें।',
  ],
  [
    'cold smoked fish or pâté',
    '200 غرام سلمون مدخن; 400 غرام معكرونة',
    'اسلق المعكرونة 10 دقائق. أضف السلمون المدخن ودفئه قليلا.',
  ],
  [
    'cold smoked fish or pâté',
    '200 g gravlax; 400 g potatoes',
    'Boil the potatoes for 20 minutes. Warm the gravlax in the oven and serve.',
  ],
  [
    null,
    '200 g smoked salmon; 200 ml cream; 400 g pasta',
    'Boil the pasta. Simmer the smoked salmon in the cream for 5 minutes until steaming hot and toss with the pasta.',
  ],
  [
    null,
    '200 g Räucherlachs; 200 ml Sahne',
    'Den Räucherlachs in der Sahne 5 Minuten kochen, bis alles dampfend heiß ist.',
  ],
  // What no step names is eaten as it is bought.
  [
    'cold smoked fish or pâté',
    '100 g smoked salmon; 400 g potatoes; 100 g yogurt',
    'Boil the potatoes for 20 minutes. Serve with the yogurt.',
  ],
  ['cold cured meat', '100 g prosciutto; 400 g potatoes', 'Boil the potatoes for 20 minutes and serve.'],
  ['cold cured meat', '100 g Parmaschinken; 400 g Spargel', 'Den Spargel 12 Minuten kochen und anrichten.'],
  ['cold soft cheese', '100 g brie; 400 g potatoes', 'Boil the potatoes for 20 minutes and serve.'],
  ['raw sprouts', '50 g alfalfa sprouts; 400 g potatoes', 'Boil the potatoes for 20 minutes and serve.'],
  [null, '100 g prosciutto; 400 g potatoes', 'Put everything into a dish and bake for 40 minutes at 200 °C.'],
  [null, '100 g bacon; 400 g potatoes; 1 l stock', 'Simmer all the ingredients for 30 minutes.'],
  // The NHS asks only for hot meat and melted cheese: a sandwich from the pan has both.
  [
    null,
    '8 slices bread; 200 g Gruyère; 50 g butter',
    'Fill the bread with the Gruyère. Fry for 6 to 8 minutes, until golden and the cheese has melted.',
  ],
]
