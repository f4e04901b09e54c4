import { expect, test } from 'vitest'
import { checkBeside, type RecipeLanguage } from './recipeBeside.ts'

/** What a small recipe without allergens says of all of them when a step is added. */
function verdictsWith(language: RecipeLanguage, step: string, name = ''): string {
  const { verdicts } = checkBeside(language, { steps: [step], name })
  return [...new Set(verdicts.map(({ verdict }) => verdict))].join(', ')
}

test.each<[RecipeLanguage, string]>([
  ['en', 'Serve with fnords.'],
  ['en', 'Serve with warm buttery fnords.'],
  ['en', 'Serve over a bed of hot fnords.'],
  ['en', 'Serve in a fnord.'],
  ['en', 'Pile onto fnords.'],
  ['en', 'Spoon the onions over fnords.'],
  ['en', 'Spread on fnords and eat.'],
  ['en', 'Heap the onions on two thin fnords.'],
  ['en', 'Stuff into a fnord.'],
  ['en', 'Crumble over a fnord.'],
  ['en', 'Grate over some fnord.'],
  ['en', 'Add the fnords and cook for 5 minutes.'],
  ['en', 'Add a fnord.'],
  ['en', 'Stir in the fnord.'],
  ['en', 'Fold the fnords through.'],
  ['en', 'Drop in a fnord, then simmer.'],
  ['en', 'Top with fnord and salt.'],
  ['en', 'Scatter with salt and fnords.'],
  ['en', 'Finish with a scoop of fnord.'],
  ['en', 'Lovely on fnords.'],
  ['en', 'Place on fnords.'],
  ['de', 'Auf Fnorde streichen.'],
  ['de', 'Auf einem getoasteten Fnord servieren.'],
  ['fr', 'Tartiner sur des fnordes.'],
  ['fr', 'Servir sur les fnordes.'],
  ['es', 'Untar en fnordos.'],
  ['es', 'Servir sobre unos fnordos.'],
])(
  'a recipe in %s does not say that nothing was found with a step that brings in a food that no table knows: %s',
  (language, step) => {
    expect(verdictsWith(language, step)).toBe('unlisted food')
  },
)

test.each<[RecipeLanguage, string]>([
  ['en', 'Stir over a low heat with a wooden spoon.'],
  ['en', 'Serve the onion straight away in warm bowls.'],
  ['en', 'Add the remaining half and toss well.'],
  ['en', 'Spread the mixture over a lined tray.'],
  ['en', 'Place on the board and cover with cling film.'],
  ['en', 'Stir with force, scraping the bottom of the pan.'],
  ['en', 'Pour into a sieve and press down with the back of a ladle.'],
  ['en', 'Beat with an electric whisk until glossy.'],
  ['en', 'Season with salt and serve with your favourite sides.'],
  ['en', 'Make a fnord of the onion. Serve the onion with the fnord.'],
  ['de', 'Auf dem Blech verteilen und auf vorgewärmten Tellern anrichten.'],
  ['de', 'Auf Raumtemperatur abkühlen lassen, auf den Tisch stellen und servieren.'],
  ['fr', 'Servir sur une assiette chaude.'],
  ['es', 'Servir en copas. Servir en la mesa.'],
])('a recipe in %s says that nothing was found where a step brings in no food: %s', (language, step) => {
  expect(verdictsWith(language, step)).toBe('nothing found')
})

test('a dish that the recipe is called by is no unknown food', () => {
  expect(verdictsWith('en', 'Serve with the fnord.', 'Fnord of onions')).toBe('nothing found')
})
