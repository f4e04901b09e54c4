import type { VulnerableCase } from '../people/vulnerableCases.ts'

/** Sentences that put a food on the plate and cook another, and sentences that cook what they serve. */
export const servedApartCases: readonly VulnerableCase[] = [
  [
    'cold smoked fish or pâté',
    '150 g Räucherlachs; 2 EL Tahini; 300 g Hühnerleber',
    'Mit Räucherlachs und Tahini anrichten, Hühnerleber durchbraten.',
  ],
  [
    'raw sprouts',
    '100 g Sprossen; 2 EL Tahini; 300 g Hühnerleber',
    'Mit Sprossen und Tahini anrichten, Hühnerleber durchbraten.',
  ],
  [
    'cold smoked fish or pâté',
    '150 g smoked salmon; 300 g potatoes',
    'Serve with the smoked salmon, and fry the potatoes for 15 minutes.',
  ],
  ['cold cured meat', '100 g prosciutto; 4 eggs', 'Fry the eggs until firm and serve with the prosciutto.'],
  [
    'cold smoked fish or pâté',
    '150 g de saumon fumé; 4 tranches de pain',
    'Servir avec le saumon fumé, et griller le pain.',
  ],
  ['cold cured meat', '100 g de jamón serrano; 500 g de patatas', 'Freír las patatas y servir con el jamón.'],
  ['raw sprouts', '100 ग्राम अंकुरित मूंग; 2 आलू', 'अंकुरित मूंग के साथ परोसें।'],
  [null, '300 g salmon fillets; 1 lemon', 'Roast for 15 minutes and serve the salmon with lemon.'],
  [null, '300 g salmon fillets; 200 g bean sprouts', 'Fry the salmon and sprouts for 8 minutes, and serve.'],
  [
    null,
    '300 g bean sprouts; 200 g tofu',
    'Add the tofu and sprouts, stir-fry for 4 minutes, and serve with rice.',
  ],
  [
    null,
    '400 g Lachsfilet; 300 g Kartoffeln',
    'Lachs und Kartoffeln 20 Minuten im Ofen garen und servieren.',
  ],
  [
    null,
    '100 g prosciutto; 300 g asparagus',
    'Wrap the asparagus in prosciutto, roast for 12 minutes and serve.',
  ],
]
