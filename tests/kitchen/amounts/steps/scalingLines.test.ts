import { describe, expect, test } from 'vitest'
import { rescaleLine } from '../scalingCalls.ts'

describe('a line for more or fewer people', () => {
  test.each([
    ['1½ cups (190 g) flour', 2, '3 cups (375 g) flour'],
    ['1½ cups (190 g) flour', 0.5, '¾ cup (95 g) flour'],
    ['1 1/2 cups sugar', 1.5, '2¼ cups sugar'],
    ['2-3 tablespoons olive oil', 0.5, '1–1½ tablespoons olive oil'],
    ['1 cup plus 2 tablespoons sugar', 2, '2¼ cups sugar'],
    ['1 lb 5 oz carrots', 2, '2 lb 10 oz carrots'],
    ['75g-110g butter', 2, '150 g-220 g butter'],
    ['1 onion, cut into 8 wedges', 2, '2 onions, cut into 8 wedges'],
    ['2 tomatoes, halved', 0.5, '1 tomato, halved'],
    ['5 garlic cloves, chopped', 0.2, '1 garlic clove, chopped'],
    ['A pinch of saffron threads', 2, '2 pinches of saffron threads'],
    ['half a lemon', 2, '1 lemon'],
    ['Juice of 1 lemon', 3, 'Juice of 3 lemons'],
    ['Grated zest of one lemon', 3, 'Grated zest of 3 lemons'],
    ['3 cups (750 ml) water', 2, '6 cups (1.5 l) water'],
    ['½ onion', 3, '1½ onions'],
    ['2-3 onions', 1.5, '3–4½ onions'],
    ['1 medium onion (about 150 g)', 2, '2 medium onions (about 300 g)'],
    ['1 tbsp cornflour mixed with 2 tbsp water', 2, '2 tablespoons cornflour mixed with ¼ cup water'],
    ['900 g (2 lb) carrots', 1 / 3, '300 g (11 oz) carrots'],
    ['300 g (11 oz) carrots', 3, '900 g (2 lb) carrots'],
    ['180 g (6 oz) ground turkey', 2, '350 g (12 oz) ground turkey'],
    ['350 ml (1½ cups) milk', 2, '700 ml (3 cups) milk'],
  ])('the line %s is scaled by %d', (text, factor, expected) => {
    expect(rescaleLine(text, { factor })).toBe(expected)
  })

  test.each([
    ['1 egg', 1 / 2, '½ egg'],
    ['1 egg', 3 / 4, '1 egg'],
    ['2 large eggs, beaten', 3 / 4, '1½ large eggs, beaten'],
    ['3 eggs', 0.7, '2 eggs'],
    ['4 eggs', 5 / 4, '5 eggs'],
    ['2 garlic cloves, sliced', 1 / 4, '½ garlic clove, sliced'],
    ['2 bay leaves', 1 / 4, '1 bay leaf'],
    ['1 onion', 1 / 4, '¼ onion'],
    ['1 onion', 1 / 2, '½ onion'],
    ['1 onion', 3 / 4, '¾ onion'],
    ['1 onion', 5 / 4, '1½ onions'],
    ['1 onion', 3 / 2, '1½ onions'],
    ['A handful of mint', 5 / 4, '1½ handfuls of mint'],
    ['A handful of mint', 9 / 8, 'A handful of mint'],
    ['A handful of mint', 1 / 2, '½ handful of mint'],
    ['3 eggs', 1 / 2, '1½ eggs'],
    ['2-3 garlic cloves', 2, '4–6 garlic cloves'],
    ['A pinch of salt', 1 / 2, 'A pinch of salt'],
    ['A pinch of salt', 3, '3 pinches of salt'],
    ['1 bunch parsley', 2, '2 bunches parsley'],
    ['1 Onion, chopped', 2, '2 Onions, chopped'],
    ['1 jalapeño', 2, '2 jalapeños'],
    ['1 cebolla', 2, '2 cebollas'],
    ['1 Zwiebel, gehackt', 2, '2 Zwiebeln, gehackt'],
    ['1 Zorgel, gehackt', 2, '2 Zorgel, gehackt'],
    ['1 بيضة', 2, '2 بيضة'],
    ['1 प्याज', 2, '2 प्याज'],
  ])('a counted amount is scaled to a countable fraction: %s by %d', (text, factor, expected) => {
    expect(rescaleLine(text, { factor })).toBe(expected)
  })

  test.each([
    ['1 stick butter (113 g)', 5 / 4, '1¼ sticks butter (140 g)'],
    ['1 stick butter (113 g)', 7 / 4, '1¾ sticks butter (200 g)'],
    ['1 stick (113 g) butter', 9 / 4, '2¼ sticks (250 g) butter'],
    ['1 stick/113 g butter', 5 / 4, '1¼ sticks/140 g butter'],
    ['1 stick (½ cup) butter', 5 / 4, '1¼ sticks (½ cup plus 2 tablespoons) butter'],
    ['8 tbsp (1 stick) butter', 5 / 4, '½ cup plus 2 tablespoons (1¼ sticks) butter'],
    ['1 stick butter', 1 / 8, '⅛ stick butter'],
    ['2 sticks butter', 9 / 4, '4½ sticks butter'],
    ['1 eggplant (about 1 lb / 450 g)', 5 / 4, '1¼ eggplants (about 1¼ lb / 550 g)'],
    ['1 eggplant, diced (about 450 g)', 7 / 4, '1¾ eggplants, diced (about 800 g)'],
    ['1 head broccoli (about 350 g)', 5 / 4, '1¼ heads broccoli (about 450 g)'],
    ['2 chicken breasts (about 400 g)', 9 / 4, '4½ chicken breasts (about 900 g)'],
    ['1 eggplant (about 450 g)', 11 / 10, '1 eggplant (about 450 g)'],
    ['1 egg (50 g)', 3 / 4, '1 egg (50 g)'],
    ['3 eggs (150 g)', 7 / 4, '5 eggs (250 g)'],
    ['2–3 eggs (about 150 g)', 3 / 2, '3–5 eggs (about 225 g)'],
    ['1 eggplant (450 g) and 2 leeks', 5 / 4, '1¼ eggplants (550 g) and 2½ leeks'],
    ['1 can (400 g) beans', 7 / 4, '2 cans (400 g) beans'],
    ['1 cinnamon stick', 5 / 4, '1½ cinnamon sticks'],
  ])('a count and the measure in brackets behind it agree: %s by %d', (text, factor, expected) => {
    expect(rescaleLine(text, { factor })).toBe(expected)
  })

  test.each([
    ['5 cm (2 in) piece ginger', 9 / 4, '11 cm (4½ in) piece ginger'],
    ['1-inch piece ginger', 5 / 4, '1¼-inch piece ginger'],
    ['5 cm (2 in) piece ginger', 5 / 4, '6½ cm (2½ in) piece ginger'],
  ])(
    'a scaled length agrees with the same length in the other unit system: %s by %d',
    (text, factor, expected) => {
      expect(rescaleLine(text, { factor })).toBe(expected)
    },
  )

  test.each([
    ['800 g potatoes', 2, '1.6 kg potatoes'],
    ['700 ml stock', 2.5, '1.75 l stock'],
    ['1 kg 200 g flour', 2, '2.4 kg flour'],
    ['200 g (7 oz) feta', 3, '600 g (1 lb 5 oz) feta'],
    ['7 oz/200 g feta', 0.5, '3½ oz/100 g feta'],
    ['900 ml (4 cups) water', 0.5, '450 ml (2 cups) water'],
    ['1½ cups (360 ml/12 fl oz) milk', 2, '3 cups (700 ml/24 fl oz) milk'],
    ['190 ml (½ cup plus 2 tablespoons) wine', 2, '375 ml (1¼ cups) wine'],
    ['yeast, dissolved in 200 ml water', 2, 'yeast, dissolved in 400 ml water'],
    ['8 tbsp (1 stick) butter', 0.5, '¼ cup (½ stick) butter'],
    ['1 kg carrots (about 8 medium)', 0.5, '500 g carrots (about 4 medium)'],
    ['250 g flour (2 cups)', 2, '500 g flour (4 cups)'],
    ['1 cup butter (1 stick)', 2, '2 cups butter (2 sticks)'],
    ['1 lb 14 oz black beans (1 can)', 2, '3¾ lb black beans (2 cans)'],
    ['120 ml lemon juice (2 lemons)', 2, '240 ml lemon juice (4 lemons)'],
    ['120 ml lemon juice (from 1 lemon)', 2, '240 ml lemon juice (from 2 lemons)'],
    [
      '120 ml lemon juice (about 2 large lemons), strained',
      1 / 2,
      '60 ml lemon juice (about 1 large lemon), strained',
    ],
    ['14 g yeast (1 packet)', 2, '28 g yeast (2 packets)'],
    ['1 cup chopped onion (1 medium)', 2, '2 cups chopped onion (2 medium)'],
    ['1 kg carrots (4)', 2, '2 kg carrots (8)'],
    ['1 kg carrots (4–5)', 2, '2 kg carrots (8–10)'],
    ['1 kg (4–5) carrots', 2, '2 kg (8–10) carrots'],
    ['1 kg carrots (about 4 to 5)', 2, '2 kg carrots (about 8–10)'],
    ['500 g Karotten (ca. 4)', 2, '1 kg Karotten (ca. 8)'],
    ['500 g Karotten (ca. 4–5 Stück)', 2, '1 kg Karotten (ca. 8–10 Stück)'],
    ['500 g Karotten (4 bis 5)', 2, '1 kg Karotten (8–10)'],
    ['500 g de carottes (environ 4)', 2, '1 kg de carottes (environ 8)'],
    ['500 g de zanahorias (unas 4 o 5)', 2, '1 kg de zanahorias (unas 8–10)'],
    ['500 ग्राम गाजर (लगभग 4)', 2, '1000 ग्राम गाजर (लगभग 8)'],
    ['500 غ جزر (حوالي 4)', 2, '1000 غ جزر (حوالي 8)'],
    ['120 ml Zitronensaft (von 2 Zitronen)', 2, '240 ml Zitronensaft (von 4 Zitronen)'],
    ['250 g Mehl (405)', 2, '500 g Mehl (405)'],
    ['250 g sugar (1)', 2, '500 g sugar (1)'],
    ['1 cup (240 ml) plus 2 tablespoons milk', 5 / 4, '1¼ cups (300 ml) plus 2½ tablespoons milk'],
  ])('an amount stated more than once is scaled each time: %s by %d', (text, factor, expected) => {
    expect(rescaleLine(text, { factor })).toBe(expected)
  })

  test.each([
    ['1 large egg plus 1 egg yolk', 2, '2 large eggs plus 2 egg yolks'],
    ['2 eggs plus 2 yolks, beaten', 1 / 2, '1 egg plus 1 yolk, beaten'],
    ['1 onion and 1 leek, sliced', 3, '3 onions and 3 leeks, sliced'],
    ['½ cup sugar + 1 tbsp', 5 / 4, '⅔ cup sugar + 4 teaspoons'],
    ['½ cup sugar plus 1 tbsp', 5 / 4, '⅔ cup sugar plus 4 teaspoons'],
    ['1 quart (4 cups) stock', 1 / 2, '2 cups stock'],
    ['1 quart stock (4 cups)', 1 / 2, '2 cups stock'],
    ['1 quart (4 cups/950 ml) stock', 1 / 2, '2 cups (475 ml) stock'],
    ['1 quart (4 cups) stock', 2, '2 quarts (8 cups) stock'],
  ])('an amount after "plus" is scaled, and no measure is repeated: %s by %d', (text, factor, expected) => {
    expect(rescaleLine(text, { factor })).toBe(expected)
  })

  test.each([
    ['1 can (400 g / 14 oz) chopped tomatoes', '2 cans (400 g / 14 oz) chopped tomatoes'],
    ['2 (14 oz) cans black beans', '4 (14 oz) cans black beans'],
    ['2 14-ounce cans tomatoes', '4 14-ounce cans tomatoes'],
    ['2 x 400g tins tomatoes', '4 x 400g tins tomatoes'],
    ['½ of a 400 g can of tomatoes', '1 of a 400 g can of tomatoes'],
    ['3/4 of a 500 g pack of spinach', '1½ of a 500 g pack of spinach'],
    ['half a 400 g tin chickpeas', '1 400 g tin chickpeas'],
    ['half a 14-ounce can tomatoes', '1 14-ounce can tomatoes'],
    ['½ a 400 g tin chickpeas', '1 400 g tin chickpeas'],
    ['half an 8-inch baguette', '1 8-inch baguette'],
    ['2 chicken breasts (200 g each)', '4 chicken breasts (200 g each)'],
    ['1 (2-inch) piece ginger', '2 (2-inch) pieces ginger'],
    ['1 teaspoon 5-spice powder', '2 teaspoons 5-spice powder'],
    ['2% milk, 1 cup', '2% milk, 2 cups'],
    ['One 16-ounce bag frozen corn', '2 16-ounce bags frozen corn'],
    ['Four 1-inch-thick pork chops', '8 1-inch-thick pork chops'],
    ['4 T-bone steaks', '8 T-bone steaks'],
    ['3½ oz days-old bread (page 74)', '7 oz days-old bread (page 74)'],
    ['2 day-old rolls, sliced', '4 day-old rolls, sliced'],
    ['4 pieces of 100 g', '8 pieces of 100 g'],
    ['500 g beef (1 inch thick)', '1 kg beef (1 inch thick)'],
    ['500 g beef (1-inch pieces)', '1 kg beef (1-inch pieces)'],
    ['1 cup milk (2 percent)', '2 cups milk (2 percent)'],
    ['500 g shrimp (20 count)', '1 kg shrimp (20 count)'],
    ['500 g steak (3 days old)', '1 kg steak (3 days old)'],
    ['2 cups rice (serves 4)', '4 cups rice (serves 4)'],
    ['800 g chicken (4 pieces each)', '1.6 kg chicken (4 pieces each)'],
    ['2 salmon fillets of 150 g', '4 salmon fillets of 150 g'],
    ['2 boîtes de 400 g de tomates', '4 boîtes de 400 g de tomates'],
    ['une boîte de 400 g de tomates', '2 boîtes de 400 g de tomates'],
    ['2 boîtes de tomates (400 g chacune)', '4 boîtes de tomates (400 g chacune)'],
    ['2 latas de tomate (400 g)', '4 latas de tomate (400 g)'],
    ['2 Dosen Tomaten (je 400 g)', '4 Dosen Tomaten (je 400 g)'],
    ['2 Dosen Tomaten à 400 g', '4 Dosen Tomaten à 400 g'],
    ['4 pavés de saumon de 150 g', '8 pavés de saumon de 150 g'],
    ['4 filetes de 150 g', '8 filetes de 150 g'],
    ['2 Steaks zu je 200 g', '4 Steaks zu je 200 g'],
    ['1 can tomatoes and 200 g feta', '2 cans tomatoes and 400 g feta'],
    ['1 Dose Tomaten und 200 g Feta', '2 Dosen Tomaten und 400 g Feta'],
    ['1 oignon (150 g)', '2 oignons (300 g)'],
  ])('doubling a line doubles the count, not the size or the name of a piece: %s', (text, expected) => {
    expect(rescaleLine(text, { factor: 2 })).toBe(expected)
  })

  test.each(['Salt, to taste', 'For the sauce:', 'Black pepper', '', '00 flour'])(
    'a line without an amount is unchanged: "%s"',
    (text) => expect(rescaleLine(text, { factor: 3, units: 'us' })).toBe(text),
  )
})

test.each([
  ['2 lemons, plus 1 to serve', '4 lemons, plus 2 to serve'],
  ['2 eggs plus 1 for brushing', '4 eggs plus 2 for brushing'],
  ['1 onion plus 1 finely chopped', '2 onions plus 2 finely chopped'],
  ['1 lime plus 1 cut into wedges', '2 limes plus 2 cut into wedges'],
  ['1 egg plus 1 egg yolk', '2 eggs plus 2 egg yolks'],
])('a line with more of the same food, "%s", scaled by two is "%s"', (line, expected) => {
  expect(rescaleLine(line, { factor: 2 })).toBe(expected)
})

describe('a range of spoons', () => {
  test.each([
    ['2 to 3 tablespoons soy sauce', 3, null, '6–9 tablespoons soy sauce'],
    ['2 to 3 tablespoons soy sauce', 3, 'us', '6–9 tablespoons soy sauce'],
    ['2 to 3 tablespoons soy sauce', 5 / 4, 'metric', '2½–4 tablespoons soy sauce'],
    ['2-3 tablespoons oil', 2, null, '4–6 tablespoons oil'],
    ['1-2 tablespoons oil', 2, null, '2–4 tablespoons oil'],
    ['3-4 tablespoons milk', 2, null, '6–8 tablespoons milk'],
    ['2-3 teaspoons salt', 2, null, '4–6 teaspoons salt'],
    ['1-3 teaspoons cumin', 3 / 2, null, '1½–4½ teaspoons cumin'],
    ['2-3 tablespoons oil', 4, 'metric', '120–175 ml oil'],
  ] as const)('a range of spoons has one unit: %s by %d in %s', (text, factor, units, expected) => {
    expect(rescaleLine(text, { factor, units })).toBe(expected)
  })
})
