import { describe, expect, test } from 'vitest'
import type { AllergenId } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import { checkBeside } from '../recipeBeside.ts'
import { sampleRecipes } from '../recipes/sampleRecipes.ts'

type Language = 'de' | 'fr' | 'es' | 'en'

const checked = (language: Language, lines: readonly string[], steps: readonly string[] = []) =>
  checkBeside(language, { lines, steps })

/** What is said of an allergen. */
function verdictOn(id: AllergenId, { verdicts }: ReturnType<typeof checked>) {
  return verdicts.find(({ concern }) => 'id' in concern && concern.id === id)!.verdict
}

describe('a line of which the catalogue knows one food', () => {
  test.each<[Language, string, AllergenId, string]>([
    ['de', '50 g Erdnüsse ohne Salz', 'peanuts', 'contains'],
    ['de', '200 g Erdnüsse und Zucker', 'peanuts', 'contains'],
    ['de', 'Honig, Erdnüsse, Rosinen', 'peanuts', 'contains'],
    ['de', '300 ml Milch mit Honig', 'milk', 'contains'],
    ['de', '1 Becher Sahne und Zucker', 'milk', 'contains'],
    ['de', '3 Eigelb mit Zucker', 'eggs', 'contains'],
    ['de', 'Haselnusskerne mit Honig', 'nuts', 'contains'],
    ['de', 'Pistazien mit Salz', 'nuts', 'contains'],
    ['es', '50 g de pistachos sin sal', 'nuts', 'contains'],
    ['es', '100 g de maní tostado', 'peanuts', 'contains'],
    ['es', 'yogur y miel', 'milk', 'contains'],
    ['es', 'pan y aceite de oliva', 'gluten', 'contains'],
    ['fr', '2 jaunes d’œufs et sucre', 'eggs', 'contains'],
    ['fr', 'crème et sucre', 'milk', 'contains'],
    ['fr', '1 kg de moules et citron', 'molluscs', 'contains'],
    ['fr', '6 anchois au sel', 'fish', 'contains'],
    ['en', 'crème et sucre', 'milk', 'contains'],
    ['en', 'salt and fnords', 'peanuts', 'unknown line'],
    ['en', 'honey, fnords, raisins', 'peanuts', 'unknown line'],
  ])('in a recipe in %s, the partly read line "%s" may contain %s: %s', (language, line, id, verdict) => {
    expect(verdictOn(id, checked(language, [line]))).toBe(verdict)
  })

  test('a step that names a food does not prove that a partly read line lists it', () => {
    const check = checked('de', ['50 g Erdnüsse ohne Salz'], ['Erdnüsse hacken und darüber streuen.'])
    expect(verdictOn('peanuts', check)).toBe('contains')
  })

  test.each<[Language, string, AllergenId]>([
    ['fr', '200 g de nouilles de riz', 'gluten'],
    ['fr', '200 g de farine de riz', 'gluten'],
    ['fr', '100 g de beurre de cacao', 'milk'],
    ['es', 'pan sin gluten y sal', 'gluten'],
    ['es', 'leche de almendras y azúcar', 'milk'],
    ['de', '200 g Reismehl und Salz', 'gluten'],
    ['de', '1 Butternusskürbis und Salz', 'nuts'],
    ['de', 'pflanzliche Sahne und Salz', 'milk'],
  ])('in a recipe in %s, the line "%s" contains no %s', (language, line, id) => {
    expect(verdictOn(id, checked(language, [line]))).not.toMatch(/contain/)
  })

  test.each([
    '2 carrots, peeled and cut into batons',
    '1 large onion, finely chopped, or to taste',
    '1 pound sea or bay scallops',
    '4 garlic cloves, smashed to a paste',
    'salt and freshly cracked black pepper',
    '1 can peaches with juice',
    'Heinz ketchup',
  ])('the line "%s" is read completely', (line) => {
    expect(checked('en', [line]).lines.map(({ isUnknown }) => isUnknown)).toEqual([false, false])
  })

  test.each<[string, string, AllergenId]>([
    ['400 g gluten-free spaghetti', 'Boil the spaghetti.', 'gluten'],
    ['2 tbsp gluten-free soy sauce', 'Stir in the soy sauce.', 'gluten'],
    ['200 g gluten-free breadcrumbs', 'Toast the breadcrumbs.', 'gluten'],
    ['50 g vegan butter', 'Melt the butter.', 'milk'],
    ['200 ml oat milk', 'Pour in the milk.', 'milk'],
    ['2 tbsp vegan mayonnaise', 'Stir in the mayonnaise.', 'eggs'],
  ])('the line "%s" lists the food that the step "%s" names, without %s', (line, step, id) => {
    expect(verdictOn(id, checked('en', [line], [step]))).not.toMatch(/contain/)
  })

  // What may hold a listed food, or is a kind of it with more in it, is not listed by it.
  test.each<[Language, string, string, AllergenId]>([
    ['en', '1 tsp sugar', 'Stir in the peanut butter.', 'peanuts'],
    ['de', '1 TL Zucker', 'Erdnussbutter unterrühren.', 'peanuts'],
    ['fr', '50 g de sucre', 'Ajouter le beurre de cacahuète.', 'peanuts'],
    ['es', '50 g de azúcar', 'Añadir la crema de cacahuete.', 'peanuts'],
    ['en', '1 tsp sugar', 'Pour in the condensed milk.', 'milk'],
    ['en', '1 tsp sugar', 'Add the ladyfingers.', 'gluten'],
    ['en', '1 tsp salt', 'Brush with miso.', 'soy'],
    ['de', '1 TL Salz', 'Mit Miso bestreichen.', 'soy'],
    ['en', '1 tsp salt', 'Stir in the honey mustard.', 'mustard'],
    ['en', '1 tsp salt', 'Add the tempeh.', 'soy'],
    ['en', '2 tbsp oil', 'Drizzle with peanut oil.', 'peanuts'],
    ['en', '2 tbsp oil', 'Drizzle with sesame oil.', 'sesame'],
    ['en', '2 tbsp vinegar', 'Add the malt vinegar.', 'gluten'],
    ['en', '2 eggs', 'Boil the egg noodles.', 'gluten'],
    ['en', '2 cloves garlic', 'Serve with garlic bread.', 'gluten'],
  ])('in %s, a list with "%s" and "%s" is asked about %s', (language, line, step, id) => {
    expect(verdictOn(id, checked(language, [line], [step]))).toMatch(/contain/)
  })

  test.each<[string, string, AllergenId]>([
    ['2 eggs', 'Beat the egg yolks.', 'eggs'],
    ['200 g flour', 'Sift the plain flour.', 'gluten'],
    ['100 g almonds', 'Add the almond extract.', 'nuts'],
  ])('the line "%s" lists the food that the step "%s" names, once', (line, step, id) => {
    const check = checked('en', [line], [step])
    const inStep = check.findings.flatMap((finding) =>
      finding.kind === 'contains' && finding.line === null && 'id' in finding.concern
        ? [finding.concern.id]
        : [],
    )
    expect(inStep).not.toContain(id)
  })

  test('no line of the sample recipes is only partly read', () => {
    const unread = sampleRecipes.flatMap((recipe) =>
      checkRecipe(recipe, [], { limitMinutes: null, meatPreference: null }).lines.filter(
        ({ isUnknown }) => isUnknown,
      ),
    )
    expect(unread.map(({ text }) => text)).toEqual([])
  })
})

describe('a word of likeness before a food', () => {
  test.each<[Language, string, AllergenId]>([
    ['de', 'Zwei große Eier unterrühren.', 'eggs'],
    ['de', 'Wie gewohnt mit Nüssen bestreuen.', 'nuts'],
    ['fr', 'Servir comme entrée avec des crevettes.', 'crustaceans'],
    ['fr', 'Ajouter comme garniture les noix hachées.', 'nuts'],
    ['es', 'Usar como guarnición las nueces picadas.', 'nuts'],
    ['es', 'Servir como tapa con gambas.', 'crustaceans'],
  ])('in %s, "%s" is no likeness: %s', (language, step, id) => {
    expect(verdictOn(id, checked(language, [], [step]))).toMatch(/contain|unlisted/)
  })

  test.each<[Language, string, AllergenId]>([
    ['de', 'Kugeln in der Größe einer kleinen Walnuss formen.', 'nuts'],
    ['de', 'Den Teig so dick wie eine Erdnuss ausrollen.', 'peanuts'],
    ['fr', 'Former des boules de la taille d’une petite noix.', 'nuts'],
    ['es', 'Formar bolas del tamaño de una nuez.', 'nuts'],
  ])('in %s, "%s" names no food', (language, step, id) => {
    expect(verdictOn(id, checked(language, [], [step]))).not.toMatch(/contain/)
  })
})

describe('a food that only a step names', () => {
  test.each<[Language, string, AllergenId]>([
    ['es', 'Servir con alioli.', 'eggs'],
    ['es', 'Añadir los picatostes.', 'gluten'],
    ['es', 'Servir con salsa tártara.', 'eggs'],
    ['es', 'Servir con salsa rosa.', 'eggs'],
    ['es', 'Cubrir con el merengue.', 'eggs'],
    ['es', 'Aliñar con salsa césar.', 'fish'],
    ['es', 'Añadir la sémola.', 'gluten'],
    ['es', 'Servir con empanadillas.', 'gluten'],
    ['es', 'Servir con hojaldre.', 'gluten'],
    ['es', 'Servir con turrón.', 'nuts'],
    ['es', 'Servir con natillas.', 'milk'],
    ['fr', 'Servir avec de l’aïoli.', 'eggs'],
    ['fr', 'Ajouter le pralin.', 'nuts'],
    ['fr', 'Servir avec une vinaigrette.', 'mustard'],
    ['fr', 'Servir avec des ravioles.', 'gluten'],
    ['fr', 'Servir avec des biscuits.', 'gluten'],
    ['fr', 'Couvrir de meringue.', 'eggs'],
    ['fr', 'Servir avec de la chantilly.', 'milk'],
    ['fr', 'Servir avec une sauce gribiche.', 'eggs'],
    ['en', 'Stir in satay.', 'peanuts'],
    ['en', 'Stir in the coleslaw.', 'eggs'],
    ['en', 'Stir in the nougat.', 'nuts'],
    ['en', 'Stir in the chopped Snickers.', 'peanuts'],
  ])('in a recipe in %s, the step "%s" gives findings for %s', (language, step, id) => {
    expect(verdictOn(id, checked(language, [], [step]))).toMatch(/contain/)
  })

  test.each<[Language, string]>([
    ['es', 'Servir con fnordos.'],
    ['es', 'Añadir los fnordos y remover.'],
    ['fr', 'Servir avec des fnordes.'],
    ['fr', 'Ajouter les fnordes.'],
  ])(
    'in a recipe in %s, the step "%s" means that the ingredient list may be incomplete',
    (language, step) => {
      expect(verdictOn('peanuts', checked(language, [], [step]))).toBe('unlisted food')
    },
  )

  test.each<[Language, string]>([
    ['es', 'Servir con una cuchara.'],
    ['es', 'Añadir el resto de los ingredientes.'],
    ['es', 'Añadir el agua caliente.'],
    ['es', 'Servir de inmediato.'],
    ['fr', 'Ajouter le reste des ingrédients.'],
    ['fr', 'Servir aussitôt.'],
    ['fr', 'Ajouter un peu d’eau.'],
    ['fr', 'Servir bien chaud avec le mélange.'],
  ])('in a recipe in %s, the step "%s" names no unlisted food', (language, step) => {
    expect(verdictOn('peanuts', checked(language, [], [step]))).toBe('nothing found')
  })
})

test.each(['mazapán', '100 g de mazapán', '4 mazapanes'])(
  'the food "%s" contains almonds, and may contain peanuts',
  (line) => {
    const check = checked('es', [line])
    expect([verdictOn('nuts', check), verdictOn('peanuts', check)]).toEqual(['contains', 'may contain'])
  },
)

test('an ingredient list with only headings is reported as not checked', () => {
  const { verdicts } = checkRecipe(
    {
      ...{ name: '', description: '', servings: 2, totalTimeMinutes: 20 },
      ingredients: ['For the sauce:', 'For the filling:'],
      instructions: ['Mix it all and cook for ten minutes.'],
    },
    [{ name: 'Ana', allergens: ['milk'], diets: [], dislikes: [], likes: [] }],
    { limitMinutes: null, meatPreference: null },
  )
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['not checked'])
})

test.each([
  ['3 EL Sahne', true],
  ['1 Glas Xylophon', undefined],
])('of the line "%s" the check says whether a part of it was read: %s', (line, isReadInPart) => {
  const finding = checked('de', [line]).findings.find(({ kind }) => kind === 'unknown line')
  expect(finding).toMatchObject({ kind: 'unknown line', text: line })
  expect((finding as { isReadInPart?: true }).isReadInPart).toBe(isReadInPart)
})
