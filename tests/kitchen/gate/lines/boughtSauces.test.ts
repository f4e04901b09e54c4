import { expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

/** The allergens that steps tell of, "?" before what is not certain. */
function toldBy(ingredients: readonly string[], steps: readonly string[]): string {
  const recipe = { name: '', description: '', ingredients, servings: 2, totalTimeMinutes: 20 }
  const { findings } = checkRecipe(
    { ...recipe, instructions: steps },
    [{ name: 'Ana', allergens: allergenIds, diets: [], dislikes: [], likes: [] }],
    { limitMinutes: null, meatPreference: null },
  )
  const told = findings.flatMap((finding) =>
    (finding.kind === 'contains' || finding.kind === 'may contain') &&
    finding.line === null &&
    'id' in finding.concern
      ? [`${finding.kind === 'contains' ? '' : '?'}${finding.concern.id}`]
      : [],
  )
  return told.join(' ')
}

const cauliflower = ['1 cauliflower', '2 tbsp olive oil']
const roast = 'Roast the cauliflower in the oil.'

const bought: readonly (readonly [step: string, told: string])[] = [
  ['Serve with the pesto.', '?milk ?nuts'],
  ['Toss with the pesto.', '?milk ?nuts'],
  ['Spoon the hummus over it.', '?sesame'],
  ['Serve with the raita.', '?milk'],
  ['Serve with the kimchi.', '?fish ?crustaceans'],
  ['Serve with the mustard.', '?mustard'],
  ['Top with the mayonnaise.', '?eggs'],
  ['Serve with the tapenade.', '?fish'],
  ['Serve with the oyster sauce.', '?molluscs'],
  ['Dot with the miso butter.', '?soy ?milk'],
  ['Stir in the red curry paste.', '?crustaceans'],
  ['Serve with the muhammara.', '?nuts'],
  ['Serve with the tzatziki.', '?milk'],
]
test.each(bought)(
  'the bought sauce in "%s" is reported with its usual contents when no line lists them: %s',
  (step, told) => {
    const found = toldBy(cauliflower, [roast, step]).replaceAll('?', '').split(' ')
    for (const one of told.replaceAll('?', '').split(' ')) expect(found).toContain(one)
  },
)

const made: readonly (readonly [lines: readonly string[], steps: readonly string[], told?: string])[] = [
  [
    ['500 g pork mince', '1 mango, diced', '1 lime', '1 chili'],
    ['Fry the pork for 10 minutes.', 'Mix the mango, lime and chili.', 'Serve with the mango salsa.'],
  ],
  [
    ['3 tbsp olive oil', '1 tbsp lemon juice', '1 lettuce'],
    ['Whisk the oil and the juice.', 'Toss the lettuce with the vinaigrette.'],
  ],
  [
    ['1 bunch parsley', '50 g sunflower seeds', '100 ml olive oil', '1 garlic clove', '300 g rice noodles'],
    ['Blend the parsley, seeds, garlic and oil to a pesto.', 'Toss the noodles with the pesto.'],
    '?milk',
  ],
  [
    ['2 avocados', '1 lime', '4 corn tortillas'],
    ['Mash the avocados with the lime.', 'Serve the tortillas with the guacamole.'],
  ],
  [
    ['400 g tomatoes', '1 tbsp oil', '300 g rice'],
    ['Cook the tomatoes in the oil.', 'Serve the sauce over the rice.'],
    '',
  ],
  [
    ['1 bunch parsley', '2 garlic cloves', '3 tbsp olive oil', '1 tbsp oregano', '1 cauliflower'],
    ['Chop the herbs and the garlic and mix with the oil.', 'Serve the cauliflower with the chimichurri.'],
  ],
  [
    ['400 g chickpeas', '1 lemon', '2 tbsp olive oil', '1 cauliflower'],
    ['Blend the chickpeas, lemon and oil to a smooth hummus.', 'Serve the cauliflower with the hummus.'],
    '?sesame',
  ],
]
test.each(made.map(([lines, steps, told = '']) => ({ lines, steps, told, last: steps.at(-1)! })))(
  'the sauce in "$last" is reported with its listed contents only when the recipe makes it',
  ({ lines, steps, told }) => {
    const more = toldBy(lines, steps)
      .split(' ')
      .filter((one) => one !== '' && !told.split(' ').includes(one))
    expect(more).toEqual([])
  },
)
