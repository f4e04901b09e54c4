import { describe, expect, test } from 'vitest'
import { allergensTold, checkBeside, type RecipeLanguage } from '../recipeBeside.ts'

describe('what a step takes as a shop sells it', () => {
  test.each<[RecipeLanguage, string, string]>([
    ['en', 'Top with crushed amaretti.', 'eggs ?nuts'],
    ['en', 'Scatter with crushed Biscoff.', 'gluten soy'],
    ['en', 'Fold in the M&Ms.', '?gluten ?peanuts soy milk'],
    ['en', 'Stir in the toffee.', '?soy ?milk ?nuts'],
    ['en', 'Top with halva.', '?eggs ?nuts sesame'],
    ['en', 'Serve with crackers.', '?gluten ?soy ?milk ?sesame'],
    ['en', 'Scatter with pretzels.', 'gluten ?soy'],
    ['en', 'Crumble over Oreos.', 'gluten soy ?milk'],
    ['en', 'Serve in a wrap.', '?gluten ?soy'],
    ['en', 'Fill the wraps with the salad.', '?gluten'],
    ['en', 'Press a KitKat into the top.', 'gluten soy milk'],
    ['en', 'Top with crushed digestives.', 'gluten ?milk'],
    ['en', 'Scatter with graham crackers.', 'gluten ?soy'],
    ['en', 'Layer with ladyfingers.', 'gluten eggs ?milk'],
    ['en', 'Top with granola.', 'gluten ?peanuts ?soy ?nuts ?sesame ?sulphites'],
    ['en', 'Finish with prawn crackers.', 'crustaceans ?fish'],
    ['en', 'Scatter with Bombay mix.', '?gluten peanuts ?soy ?nuts ?mustard ?sesame ?sulphites'],
    ['en', 'Top with brownies.', 'gluten eggs ?milk ?nuts'],
    ['en', 'Crush the biscuits.', '?gluten ?eggs ?soy ?milk'],
    ['en', 'Crumble over some cookies.', 'gluten ?eggs ?soy ?milk ?nuts'],
    ['en', 'Add the ice cream.', '?eggs milk'],
    ['fr', 'Servir avec des speculoos.', '?gluten ?eggs ?soy ?milk ?nuts'],
    ['fr', 'Écraser les speculoos.', '?gluten ?eggs ?soy ?milk ?nuts'],
    ['fr', 'Ajouter une boule de glace à la vanille.', '?eggs milk'],
    ['fr', 'Servir avec une boule de glace.', '?eggs ?milk'],
    ['fr', 'Émietter les biscuits.', '?gluten ?eggs ?soy ?milk'],
    ['es', 'Cubrir con galletas trituradas.', 'gluten ?eggs ?soy ?milk'],
    ['es', 'Triturar las galletas.', '?gluten ?eggs ?soy ?milk'],
    ['es', 'Servir con barquillos.', '?gluten ?eggs ?soy ?milk ?nuts'],
    ['es', 'Añadir nubes de azúcar.', '?eggs'],
  ])('in a recipe in %s, the step "%s" adds a ready-made food with: %s', (language, step, told) => {
    expect(allergensTold(checkBeside(language, { steps: [step] }))).toBe(told)
  })

  test.each<[RecipeLanguage, string, string]>([
    ['en', 'Apple pie with ice cream', 'Serve with ice cream.'],
    ['fr', 'Tarte aux pommes avec de la glace', 'Servir avec une boule de glace.'],
    ['es', 'Pastel con helado', 'Servir con helado.'],
  ])('in a recipe in %s called "%s", the step "%s" adds a bought food', (language, name, step) => {
    expect(allergensTold(checkBeside(language, { name, steps: [step] }))).toMatch(/milk/)
  })

  test.each<[RecipeLanguage, name: string, lines: string[], string]>([
    ['en', '', ['200 g sugar', '100 g butter'], 'Pour the toffee into a tin.'],
    ['en', '', ['200 g almonds', '2 egg whites'], 'Bake the amaretti for 20 minutes.'],
    ['en', '', ['200 g gluten-free flour'], 'Cool the cookies. Serve with the cookies.'],
    ['en', '', ['200 g almond flour'], 'Cool the cookies and crumble them. Crumble the cookies.'],
    ['en', '', ['200 g dark chocolate', '4 eggs'], 'Cool the cake in the tin and cut the cake.'],
    ['en', 'Coconut ice cream', ['400 ml coconut milk'], 'Serve the ice cream with the fruit.'],
    ['en', 'Halva of sunflower seeds', ['200 g sunflower seeds'], 'Cut the halva into squares.'],
    ['en', '', ['300 g gluten-free oats'], 'Stack the pancakes.'],
    ['en', '', [], 'Wrap in foil.'],
    ['en', '', [], 'Cover with cling wrap. Remove the wrap later.'],
    ['fr', '', ['100 g de biscuits sans gluten'], 'Émietter les biscuits.'],
    ['fr', '', [], 'Plonger dans un bain de glace.'],
    ['fr', 'Glace au melon', ['1 melon'], 'Servir la glace.'],
    ['es', '', ['100 g de galletas sin gluten'], 'Triturar las galletas.'],
    ['es', 'Helado de mango', ['2 mangos'], 'Servir el helado.'],
  ])(
    'in a recipe in %s called "%s" with %j, "%s" means the recipe’s own preparation',
    (language, name, lines, step) => {
      const own = allergensTold(checkBeside(language, { name, lines }))
      expect(allergensTold(checkBeside(language, { name, lines, steps: [step] }))).toBe(own)
    },
  )
})
