import { describe, expect, test } from 'vitest'
import { readRecipe } from '#shared/kitchen/gate/readRecipe.ts'

const steps = {
  German: ['Die Zwiebel schneiden und in einem Topf anbraten.', 'Alles mischen und kochen.'],
  Dutch: ['Snijd de ui en bak hem in een pan met olie.', 'Meng alles en kook het tien minuten.'],
  Swedish: ['Hacka löken och stek den i en panna.', 'Blanda allt och koka i tio minuter.'],
  Danish: ['Hak løget og steg det i en pande.', 'Bland det hele og kog det i ti minutter.'],
  Norwegian: ['Hakk løken og stek den i en panne.', 'Bland alt og kok det i ti minutter.'],
  Portuguese: ['Misture a farinha com os ovos e o açúcar.', 'Asse no forno por 30 minutos.'],
}

const read = (language: keyof typeof steps, line: string) =>
  readRecipe({ name: '', description: '', ingredients: [line, '1 kg'], instructions: steps[language] })

/** The allergens of a line, "?" before what is not certain. */
const toldOf = (language: keyof typeof steps, line: string) =>
  [...read(language, line).lines[0]!.allergens]
    .map(([id, { isCertain }]) => (isCertain ? id : `?${id}`))
    .join(' ')

describe('a word that ends in what a food is cut or made into holds that food for certain', () => {
  test.each([
    ['German', '200 g Lachsfilet', 'fish'],
    ['German', '200 g Pangasiusfilet', 'fish'],
    ['German', '400 g Thunfischsteaks', 'fish'],
    ['German', '8 Garnelenspieße', 'crustaceans'],
    ['German', '100 g Krabbenfleisch', 'crustaceans'],
    ['German', '100 g Fetakäse', 'milk'],
    ['German', '100 g Schafskäsewürfel', 'milk'],
    ['German', '100 g Mozzarellawürfel', 'milk'],
    ['German', '50 g Mandelblättchen', 'nuts'],
    ['German', '30 g Walnusskerne', 'nuts'],
    ['German', '2 EL Haselnussmus', 'nuts'],
    ['German', '1 TL Eipulver', 'eggs'],
    ['German', '200 g Tofuwürfel', 'soy'],
    ['German', '100 g Selleriewürfel', 'celery'],
    ['Dutch', '300 g zalmfilet', 'fish'],
    ['Dutch', '150 g garnalenspiesjes', 'crustaceans'],
    ['Dutch', '50 g amandelschilfers', 'nuts'],
    ['Dutch', '100 g fetakaas', 'milk'],
    ['Dutch', '100 g selderijblokjes', 'celery'],
    ['Swedish', '400 g torskfilé', 'fish'],
    ['Swedish', '400 g laxfilé', 'fish'],
    ['Swedish', '200 g laxbitar', 'fish'],
    ['Swedish', '50 g mandelspån', 'nuts'],
    ['Danish', '400 g laksefilet', 'fish'],
    ['Danish', '50 g mandelflager', 'nuts'],
    ['Danish', '200 g rejekød', 'crustaceans'],
    ['Danish', '100 g fetaost', 'milk'],
    ['Norwegian', '400 g torskefilet', 'fish'],
    ['Norwegian', '50 g mandelflak', 'nuts'],
    ['Norwegian', '50 g valnøttkjerner', 'nuts'],
  ] as const)('in %s, the line "%s" is read as: %s', (language, line, told) => {
    expect(toldOf(language, line)).toBe(told)
  })
})

describe('a word that only begins with a food, or ends in another, is no proof of it', () => {
  test.each([
    ['German', '200 ml Kokosmilch', /\bmilk/],
    ['German', '200 ml Mandelmilch', /\bmilk/],
    ['German', '1 Butternusskürbis', /nuts|milk/],
    ['German', '400 g Butternusskürbiswürfel', /nuts|milk/],
    ['German', '100 g Austernpilzstreifen', /molluscs/],
    ['German', '200 g Lachsersatz', /(?<!\?)fish/],
    ['German', '200 g veganes Lachsfilet', /(?<!\?)fish/],
    ['German', '1 Muskatnuss', /nuts/],
    ['German', '2 EL Kürbiskerne', /nuts/],
    ['Dutch', '200 ml kokosmelk', /milk/],
    ['Swedish', '2 dl kokosmjölk', /milk/],
    ['Danish', '2 dl kokosmælk', /milk/],
    ['Norwegian', '2 dl kokosmelk', /milk/],
  ] as const)('in %s, the line "%s" does not match: %s', (language, line, never) => {
    expect(toldOf(language, line)).not.toMatch(never)
  })
})

test('Wiener Schnitzel is breaded veal, and Wiener are sausages', () => {
  expect(toldOf('German', '4 Wiener Schnitzel')).toBe('gluten eggs ?milk')
  expect(read('German', '4 Wiener Schnitzel').lines[0]!.food?.name).toBe('breaded veal cutlet')
  expect(read('German', '4 Wiener Würstchen').lines[0]!.food?.name).toBe('hot dog')
})

test('a word is read by its meaning in the recipe’s language', () => {
  expect(read('Portuguese', '250 g de farinha').counted[0]!.food?.name).toBe('all-purpose flour')
  expect(read('Portuguese', '250 g de farinha de mandioca').counted[0]!.food?.name).toBe('cassava meal')
})
