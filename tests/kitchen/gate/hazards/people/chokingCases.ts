import type { DonenessCase } from '../doneness/donenessCases.ts'

/** Foods that children choke on, in recipes that say in several ways that children eat them; and the same cut, soft, or for older children. */
export const chokingCases: readonly DonenessCase[] = [
  ['choking', '50 g popcorn kernels', 'Pop. Great for kids aged 2.'],
  ['choking', '50 g hazelnuts', 'Great for children aged two.'],
  ['choking', '4 hot dogs; 4 buns', 'Boil the hot dogs. Kids love it.'],
  ['choking', '12 cocktail sausages', "Bake for 15 minutes. Perfect for a 2 year old's party."],
  ['choking', '250 g cherry tomatoes', "Serve whole in the kids' lunchbox."],
  ['choking', '8 Würstchen', 'Im Wasser 10 Minuten kochen. Für Kinder ab 2 Jahren.'],
  ['choking', '250 g Kirschtomaten', 'Ganz in die Brotdose der Kinder legen.'],
  ['choking', '200 g Weintrauben', 'Für den Kindergeburtstag auf Spieße stecken.'],
  ['choking', '250 g de tomates cerises', 'Mettre les tomates entières dans la boîte des enfants.'],
  ['choking', '200 g de uvas', 'Perfecto para la fiesta de los niños.'],
  ['choking', '200 ग्राम अंगूर', 'बच्चों को साबुत दें।'],
  ['choking', '200 غرام عنب', 'يقدم للأطفال.'],
  [null, '200 g grapes', 'Halve the grapes. Great for kids.'],
  [null, '200 g grapes', 'Not for children.'],
  [null, '50 g popcorn kernels', 'Pop. For kids aged 8.'],
  [
    null,
    '250 g cherry tomatoes; 300 g pasta',
    'Roast the cherry tomatoes for 20 minutes and toss with the pasta. Kids love it.',
  ],
  [null, '100 g walnuts; 200 g butter', 'Bake the brownies with the walnuts. The kids love them.'],
  [
    null,
    '200 g marshmallows; 100 g rice cereal',
    'Melt the marshmallows over low heat and stir in the cereal. Kids love these.',
  ],
  [null, '200 ग्राम अंगूर', 'अंगूर काटें और बच्चों को दें।'],
]
