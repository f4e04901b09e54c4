import { describe, expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

const leftOutIn = (wish: string) =>
  readWishLimits(wish).leftOut.flatMap(({ allergens, foods, diets }) => [
    ...allergens.map((id) => `#${id}`),
    ...foods,
    ...diets.map((id) => `@${id}`),
  ])

describe('a dish that is refused with a food leaves out the food', () => {
  test.each([
    ["we don't eat food with pork", 'pork'],
    ['no cookies with peanuts please', 'peanut'],
    ['no soup with celery', 'celery'],
    ["I don't want a cake with eggs", 'egg'],
    ["he can't eat meals with dairy", '#milk'],
    ['he reacts to sauces with peanuts', '#peanuts'],
    ['no recipes containing nuts', 'nut'],
    ['meine Frau darf keine Gerichte mit Erdnüssen essen', '#peanuts'],
    ['kein Gericht mit Fisch', 'fish'],
    ['ich will keinen Kuchen mit Ei', 'egg'],
    ['sans sauce aux arachides', 'peanut'],
    ['pas de soupe au céleri', 'celery'],
    ['mon fils ne peut pas manger de plats avec des noix', '#nuts'],
    ['on ne mange pas de plats avec du porc', 'pork'],
    ['no puede tomar salsas con cacahuete', '#peanuts'],
    ['ningún plato con pescado', 'fish'],
    ['no quiero pastel con huevo', 'egg'],
    ['لا صلصة بالفول السوداني', 'peanut'],
    ['ما بدي شوربة فيها كرفس', 'celery'],
    ['لا نأكل أطباق فيها لحم خنزير', 'pork'],
    ['non mangiamo piatti con maiale', 'pork'],
    ['geen gerechten met vis', 'fish'],
    ['inga rätter med fisk', 'fish'],
    ['मछली वाला खाना मत बनाना', 'fish'],
    ['बेटी मूंगफली वाली चटनी नहीं खा सकती', '#peanuts'],
    ['अंडे डालकर केक मत बनाना', 'egg'],
    ['अंडे वाला केक नहीं चाहिए', 'egg'],
  ])('%s: %s', (wish, food) => expect(leftOutIn(wish)).toContain(food))

  test.each([
    'no fuss dinner with chicken',
    'no time for soup with celery',
    'not too spicy curry with chicken',
    'no cook lunch with tuna',
    "don't forget the salad with feta",
    'keine Lust auf Kochen, Salat mit Feta',
    'no soup but a curry with chicken',
  ])('%s leaves out nothing', (wish) => expect(leftOutIn(wish).filter((food) => food !== 'soup')).toEqual([]))
})

describe('what is said of a food without a person leaves it out', () => {
  test.each([
    ['en casa no se come cerdo', 'pork'],
    ['aquí no se come pescado', 'fish'],
    ['no se puede usar huevo', '#eggs'],
    ['pork is not eaten in our house', 'pork'],
    ["eggs aren't eaten here", 'egg'],
    ['مو مسموح لي البيض', '#eggs'],
    ['ما هو مسموح له السمك', '#fish'],
    ['غير مسموح لي بالسكر', 'sugar'],
  ])('%s: %s', (wish, food) => expect(leftOutIn(wish)).toContain(food))
})

describe('what is made of a food is called by it', () => {
  test.each([
    ['मूंगफली के मक्खन से एलर्जी है', ['#peanuts']],
    ['तिल के तेल से एलर्जी है', ['#sesame']],
    ['काजू के पेस्ट से एलर्जी', ['#nuts']],
    ['चने के आटे से एलर्जी है', ['chickpea']],
    ['लहसुन का पेस्ट मत डालना', ['garlic']],
    ['मूंगफली के तेल में मत बनाना', ['peanut']],
    ['sin pasta de ajo', ['garlic']],
    ['sans pâte d’ail', ['garlic']],
  ])('%s', (wish, foods) => expect(leftOutIn(wish)).toEqual(foods))
})

test.each([
  ['सीप से एलर्जी है, चिकन', ['#molluscs']],
  ['सल्फाइट से एलर्जी है, पनीर की सब्जी', ['#sulphites']],
  ['alergia al kiwi, batido de fresa', ['kiwi']],
  ['مش حابة كزبرة، فول مدمس', ['coriander leaf']],
])('the dish behind an allergy and a comma is wished for: %s', (wish, foods) =>
  expect(leftOutIn(wish)).toEqual(foods),
)

test('an unknown word with an allergy is asked about, and not the dish behind it', () => {
  const { leftOut, unclear } = readWishLimits('झमकू से एलर्जी है, चिकन')
  expect(leftOut).toEqual([])
  expect(unclear).toMatchObject([{ text: 'झमकू से एलर्जी' }])
})
