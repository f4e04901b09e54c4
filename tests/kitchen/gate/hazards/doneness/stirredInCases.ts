import type { VulnerableCase } from '../people/vulnerableCases.ts'

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

export const stirredInCases: readonly VulnerableCase[] = [...stirredIn, ...smokedFishNames]
