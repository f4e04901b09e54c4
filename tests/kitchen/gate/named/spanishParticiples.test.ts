import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

const withoutMilk = { name: '', allergens: ['milk' as const], diets: [], dislikes: [], likes: [] }

const milkFindings = (step: string) =>
  checkRecipe(
    {
      name: 'Tortilla de patatas',
      description: '',
      ingredients: ['6 huevos', '2 patatas'],
      instructions: [step],
      servings: 4,
      totalTimeMinutes: 30,
    },
    [withoutMilk],
    { limitMinutes: null, meatPreference: null },
  ).findings.filter(({ kind }) => kind === 'contains' || kind === 'may contain' || kind === 'unlisted food')

test.each([
  'Cuajar la tortilla hasta que quede jugosa y poco cuajada.',
  'Cocinar hasta que la tortilla esté bien cuajada.',
  'Retirar la tortilla cuando esté casi cuajada.',
  'Cocinar hasta que quede ligeramente cuajada.',
])('an omelette that has set names no cheese: %s', (step) => {
  expect(milkFindings(step)).toEqual([])
})

test.each(['Servir la tortilla con cuajada y miel.', 'Añadir 100 g de cuajada.'])(
  'junket that a step puts in is found: %s',
  (step) => {
    expect(milkFindings(step)).not.toEqual([])
  },
)
