import { describe, expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

/** The allergens that a recipe with these lines and this step alone contains or may contain. */
function allergensOf(step: string, ingredients: readonly string[] = ['1 zucchini'], name = ''): string[] {
  const { verdicts } = checkRecipe(
    { name, description: '', ingredients, instructions: [step], servings: 2, totalTimeMinutes: 20 },
    [{ name: 'Ana', allergens: allergenIds, diets: [], dislikes: [], likes: [] }],
    { limitMinutes: null, meatPreference: null },
  )
  return verdicts.flatMap(({ concern, verdict }) =>
    /contain/.test(verdict) && 'id' in concern ? [concern.id] : [],
  )
}

describe('a step that is the only text to name a food', () => {
  test.each([
    ['gluten', 'Foncer un moule de pâte sablée.'],
    ['gluten', 'Tapisser le moule de pâte.'],
    ['gluten', 'Garnir le moule de pâte brisée.'],
    ['gluten', 'Chemiser un cercle de pâte sucrée.'],
    ['gluten', 'Forrar el molde con masa quebrada.'],
    ['gluten', 'Pasar por tempura y freír.'],
    ['gluten', 'Wrap in won ton skins and steam.'],
    ['gluten', 'Envelopper dans des feuilles de wonton.'],
    ['fish', 'Mouiller avec du fumet de poisson.'],
    ['fish', 'Mouiller au fumet de poisson.'],
    ['fish', 'Mojar con caldo de pescado.'],
    ['milk', 'Mit Nussbutter beträufeln.'],
    ['nuts', 'Mit Nussbutter beträufeln.'],
  ])('%s is found in "%s"', (allergen, step) => {
    expect(allergensOf(step)).toContain(allergen)
  })

  test.each([
    ['nuts', 'Mandelsplitter darüber.'],
    ['nuts', 'Walnussstücke darauf.'],
    ['milk', 'Parmesanspäne darüber.'],
  ])('%s is found in the German step "%s" without a verb', (allergen, step) => {
    expect(allergensOf(step, ['1 Zucchini'], 'Gemüse')).toContain(allergen)
  })

  test.each([
    'Tapisser le moule de papier.',
    'Utiliser un moule à pain.',
    'Fry the zucchini.',
    'Wrap in rice paper.',
  ])('no allergen is found in "%s"', (step) => {
    expect(allergensOf(step)).toEqual([])
  })
})

describe('the egg of a breading', () => {
  test.each([
    ['Paner à l’anglaise et frire.', ['1 courgette']],
    ["Paner à l'anglaise et frire.", ['1 courgette', '100 g de chapelure']],
    ['Paner et frire.', ['1 courgette']],
    ['Rebozar y freír.', ['1 calabacín']],
    ['Empanar y freír.', ['1 calabacín']],
    ['Empanar a la milanesa.', ['1 calabacín']],
    ['Wie Wiener Schnitzel panieren.', ['1 Zucchini']],
    ['Panieren und braten.', ['1 Zucchini']],
    ['Impanare e friggere.', ['1 zucchina']],
    ['Bread them and fry.', ['1 zucchini']],
    ['Milanese-style: coat and fry.', ['1 zucchini']],
    ['Coat as for Wiener schnitzel and fry.', ['1 zucchini']],
  ] as const)('eggs and gluten are possible in the step "%s" with the lines %j', (step, lines) => {
    expect(allergensOf(step, lines)).toEqual(expect.arrayContaining(['eggs', 'gluten']))
  })

  test.each([
    ['Paner et frire.', ['1 courgette', '100 g de chapelure']],
    ['Panieren und braten.', ['1 Zucchini', '100 g Paniermehl']],
    ['Rebozar y freír.', ['1 calabacín', '100 g de harina']],
    ['Bread the slices and fry.', ['1 zucchini', '100 g breadcrumbs']],
    ['Coat and fry.', ['1 zucchini']],
    ['Milanese-style risotto.', ['300 g arborio rice']],
  ] as const)('no eggs are added by the step "%s" with the lines %j', (step, lines) => {
    expect(allergensOf(step, lines)).not.toContain('eggs')
  })
})
