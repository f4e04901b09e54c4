import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

test.each([
  ['Suppe, ich nehme Immunsuppressiva', 'Immunsuppressiva'],
  ['Lebertransplantation, Suppe bitte', 'Lebertransplantation'],
  ['soupe, je prends des immunosuppresseurs', 'immunosuppresseurs'],
  ['sopa, tomo inmunosupresores', 'inmunosupresores'],
  ['pour mamy et papy, gratin', 'pour mamy'],
  ['para mi abue', 'para mi abue'],
  ['Omi und Opi zu Besuch', 'Omi und Opi zu Besuch'],
  ['mes grands-parents viennent dimanche, une mousse', 'mes grands-parents viennent'],
  ['my granny is here, trifle', 'my granny is here'],
  ['nonna is here, tiramisu', 'nonna is here'],
  ['Essen fürs Seniorenheim', 'Seniorenheim'],
  ['old folks home lunch', 'old folks home'],
  ['Essen für die Krippe', 'für die Krippe'],
  ['repas pour la crèche', 'crèche'],
  ['comida para la guardería', 'guardería'],
  ['mi hijo de año y medio, sopa', 'año y medio'],
  ['kiddo aged three, pasta', 'aged three'],
  ['my 1½ yr old, soup', '1½ yr old'],
  ['2½-year-old, pasta', '2½-year-old'],
  ['डेढ़ साल का बच्चा, खिचड़ी', 'डेढ़ साल'],
  ['18 mths old, dinner', '18 mths old'],
  ['12 wks preg, pasta', '12 wks preg'],
  ['bairn just turned 1, porridge fingers', 'just turned 1'],
  ['Mein Sohn wird nächste Woche eins, Geburtstagskuchen', 'Sohn wird nächste Woche eins'],
  ['grandkids (2 and 4) over, want fish fingers', 'grandkids (2 and 4)'],
  ['Enkel (2 und 5) zu Besuch', 'Enkel (2 und 5)'],
  ['ma fille va avoir un an, gâteau', 'avoir un an'],
  ['notre fils fête ses 1 an', 'fête ses 1 an'],
  ['mi hija cumple un añito', 'cumple un añito'],
  ['mi nena cumple 1', 'nena cumple 1'],
  ['बेटी का पहला जन्मदिन', 'पहला जन्मदिन'],
  ['عيد ميلاد ابني الأول', 'عيد ميلاد ابني الأول'],
  ['first birthday cake', 'first birthday'],
  ['1st bday smash cake', '1st bday'],
  ['zum 2. Geburtstag', '2. Geburtstag'],
  ['dinner for 2 y/o', '2 y/o'],
  ['Zwillis (2J), Nudeln', '2J'],
  ['5 and 2 year olds, pasta', '2 year olds'],
  ['nursery packed lunch', 'nursery packed lunch'],
  ['Kita Brotdose', 'Kita Brotdose'],
  ['two under two, pasta', 'two under two'],
  ['we have three under five, soup', 'three under five'],
  ['twins turn one next week, cake', 'twins turn one'],
  ['die Zwillinge werden nächste Woche eins, Kuchen', 'Zwillinge werden nächste Woche eins'],
  ['los mellizos van a cumplir dos, tarta', 'cumplir dos'],
  ['التوأم يكملان سنة الأسبوع القادم', 'التوأم يكملان سنة'],
  ['zwei unter drei, Nudeln', 'zwei unter drei'],
  ['dos menores de tres, sopa', 'dos menores de tres'],
  ['ثلاثة تحت الخامسة, شوربة', 'ثلاثة تحت الخامسة'],
  ['for my 11 mo, pasta', 'my 11 mo'],
  ['my 9 mth old, soup', '9 mth old'],
  ['9 mon. altes Kind, Brei', '9 mon. altes'],
  ['mum 79 brittle bones, stew', 'mum 79'],
  ['tiramisu for grandad', 'for grandad'],
  ['estoy de encargo, ensalada', 'de encargo'],
  ['do se ji hai, khichdi', 'do se ji'],
  ['on biologics, sushi bowl', 'biologics'],
  ['nehme Kortison, Tatar', 'Kortison'],
  ['36+2 and starving', '36+2'],
  ['im 24+3, pasta', '24+3'],
  ['bin 30+1, Suppe', '30+1'],
  ['à 36 SA, lasagnes', '36 SA'],
  ['36w2d, sushi craving', '36w2d'],
  ['dada dadi ke liye', 'dadi ke liye'],
  ['nana nani ke liye kheer', 'nani ke liye'],
  ['dadi ji ke liye halwa', 'dadi ji ke liye'],
  ['تيراميسو لتيتة', 'لتيتة'],
  ['شوربة لستي', 'لستي'],
  ["nan's got dementia, supper", 'dementia'],
  ['Opa hat Demenz, Suppe', 'Demenz'],
])('a vulnerable eater is found in the wish "%s"', (wish, passage) =>
  expect(readWishLimits(wish).vulnerable).toEqual([passage]),
)

test.each([
  'trying for a baby, salmon',
  'mum 70 minutes away, stew',
  'turning 2 pans of lasagne into soup',
  'dinner for 2 and 5 eggs',
  'second dinner this week',
  'dinner for 20+2',
  'two meals under five dollars',
  'cook two under two minutes',
  'three under 5€, pasta',
  'the kids turn two pans into drums, soup',
  'pasta 30+2 guests',
  'pasta con i dadi',
  'बेटे को 6 महीने से खांसी है, सूप',
])('a number or an event that tells of no child or old person needs no care: "%s"', (wish) =>
  expect(readWishLimits(wish)).toMatchObject({ vulnerable: [], leftOut: [] }),
)

test.each([
  ['LO (10m), pasta', 'LO (10m)'],
  ['10 mo LO, soup', '10 mo LO'],
  ['bubba 9 months, porridge', 'bubba 9 months'],
  ['11mths, soup', '11mths'],
  ['nene 10m, sopa', 'nene 10m'],
  ['nearly a year old, cake', 'nearly a year old'],
  ['Kind unter 1 Jahr, Brei', 'Kind unter 1 Jahr'],
  ['kids under 1 too, honey cookies', 'kids under 1'],
  ['we have under 1s coming, flapjacks', 'under 1s'],
  ['Kinder unter 1 dabei, Kekse', 'Kinder unter 1'],
  ['enfants de moins de 1 an, compote', 'moins de 1 an'],
  ['niños menores de 1 año, puré', 'menores de 1 año'],
  ['लगभग एक साल से कम, दलिया', 'एक साल से कम'],
  ['لأطفال تحت السنة, كعك', 'تحت السنة'],
  ['bachche ko 6 mahine hue hain', 'bachche ko 6 mahine'],
  ['बच्चे को ६ महीने हुए हैं, दलिया', 'बच्चे को ६ महीने'],
  ['बेटी को 8 महीने हो गए, खाना बताओ', 'बेटी को 8 महीने'],
])('an infant is given no honey: "%s"', (wish, passage) =>
  expect(readWishLimits(wish)).toMatchObject({
    vulnerable: [passage],
    leftOut: [{ said: passage, foods: ['honey'] }],
  }),
)

test.each([
  ['2.5yo pasta', '2.5yo'],
  ['my LO (18m), soup', 'LO (18m)'],
])('a small child is no infant: "%s"', (wish, passage) =>
  expect(readWishLimits(wish)).toMatchObject({ vulnerable: [passage], leftOut: [] }),
)

test('months of a pregnancy are no age of a baby', () =>
  expect(readWishLimits('femme enceinte de 5 mois, une salade')).toMatchObject({
    vulnerable: ['femme enceinte de 5 mois'],
    leftOut: [],
  }))

test.each(['like my granny makes, stew', 'ma grand-mère vient de Bretagne, crêpes', "nonna's ragu"])(
  'a grandparent who does not eat with the others is not read as a vulnerable eater: "%s"',
  (wish) => expect(readWishLimits(wish).vulnerable).toEqual([]),
)

test.each([
  ['halouf interdit, couscous', 'pork'],
  ['no cow dairy, pasta', 'milk'],
])('a regional or joined name is the food: "%s"', (wish, food) => {
  const { leftOut } = readWishLimits(wish)
  expect(leftOut.flatMap(({ foods, allergens }) => [...foods, ...allergens])).toContain(food)
})

test('a food that somebody cannot be near is asked about', () =>
  expect(
    readWishLimits("can't be in the same room as peanuts").unclear.flatMap(({ foods }) =>
      foods.map(({ food }) => food),
    ),
  ).toEqual(['peanut']))

test.each([
  ['parve dessert', ['meat', 'poultry', 'dairy']],
  ['use oat milk not cows, pancakes', ['milk']],
  ['no ketch, no avo', ['ketchup', 'avocado']],
  ['no strawbs', ['strawberry']],
  ['ohne Zwiebeln bitte, Knoblauch ok', ['onion']],
  ['kein Rind, Schwein ok', ['beef']],
  ['no beef, just chicken. tacos', ['beef']],
  ['not butter, just olive oil. cake', ['butter']],
  ["pas de beurre, juste de l'huile d'olive", ['butter']],
  ['no sugar, just honey', ['sugar']],
  ['no peanut butter jam', ['peanut butter']],
  ['ohne Fisch, Garnelen in Ordnung', ['fish']],
])('only the foods meant are left out by the wish "%s"', (wish, foods) =>
  expect(readWishLimits(wish).leftOut.flatMap((each) => each.foods)).toEqual(foods),
)

test.each([
  ['allergique au poisson mais pas aux crustacés', ['fish']],
  ['allergique aux noix mais pas aux cacahuètes', ['nuts']],
  ['alérgico al pescado pero no al marisco', ['fish']],
  ['allergisch gegen Fisch, aber nicht gegen Krebstiere', ['fish']],
  ['no need to avoid milk', []],
  ['allergic to egg soy milk nuts. pancakes', ['eggs', 'soy', 'milk', 'nuts', 'peanuts']],
  ['allergies: wheat soy milk egg', ['gluten', 'soy', 'milk', 'eggs']],
  ['eggless mayo potato salad', ['eggs']],
])('a food that an allergy excepts is not left out: "%s"', (wish, allergens) =>
  expect(readWishLimits(wish).leftOut.flatMap((each) => each.allergens)).toEqual(allergens),
)

test.each([
  ['strawbs make him come up in lumps, pavlova', 'strawbs make him come up in lumps'],
  ['no mayo, no blorp', 'no blorp'],
  ['no blorp, no mayo', 'no blorp'],
  ['farali for my aunt', 'farali'],
  ['type 1, birthday cake', 'type 1'],
  ['Rohköstler, Salat', 'Rohköstler'],
])('a passage that cannot be read for certain is asked about: "%s"', (wish, question) =>
  expect(readWishLimits(wish).unclear.map(({ text }) => text)).toContain(question),
)

test.each([
  ['my mate is allergic to prawns', ['prawns']],
  ['our pa is allergic to prawns', ['prawns']],
  ['my nan is allergic to fish', ['fish']],
  ["nan's off mushrooms", ['mushrooms']],
  ['pa is coeliac', ['coeliac']],
  ['nana is allergic to eggs', ['eggs']],
  ['mi nena es alérgica al huevo', ['huevo']],
])('somebody whose name is also a food of another language is no food: "%s"', (wish, said) => {
  const { leftOut, named } = readWishLimits(wish)
  expect([leftOut.map((each) => each.said), named]).toEqual([said, []])
})

test.each([
  ['dal with nan', 'naan'],
  ['curry with my nan bread', 'naan'],
  ['yerba mate cake', 'yerba mate'],
])(
  'a food whose name is also a word for a relative or friend, "nan", is still read as a food: "%s"',
  (wish, food) => expect(readWishLimits(wish).named.map((each) => each.food)).toContain(food),
)
