import { expect, test } from 'vitest'
import { checkBeside, type RecipeLanguage } from '../recipeBeside.ts'

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

/** The words of a step that call no food we know, as a report tells them. */
function unknownWordsIn(language: RecipeLanguage, step: string): string[] {
  const { findings } = checkBeside(language, { steps: [step] })
  return findings.flatMap((finding) =>
    finding.kind === 'unknown word' ? [`${finding.about} in step ${finding.step}`] : [],
  )
}

test.each<[RecipeLanguage, string, string]>([
  ['en', 'Serve with warm buttery fnords.', 'fnord in step 2'],
  ['de', 'Auf Fnorde streichen.', 'fnorde in step 2'],
  ['fr', 'Servir sur les fnordes.', 'fnordes in step 2'],
  ['es', 'Servir sobre unos fnordos.', 'fnordos in step 2'],
  ['hi', 'फ्नोर्ड डालें।', 'फ्नोर्ड in step 2'],
  ['hi', 'थोड़ा फ्नोर्ड मिलाएं।', 'फ्नोर्ड in step 2'],
  ['hi', 'फ्नोर्ड को कड़ाही में डालें।', 'फ्नोर्ड in step 2'],
  ['hi', 'फ्नोर्ड के साथ गरमागरम परोसें।', 'फ्नोर्ड in step 2'],
  ['hi', 'फ्नोर्ड से सजाएं।', 'फ्नोर्ड in step 2'],
  ['ar', 'أضف الفنورد.', 'الفنورد in step 2'],
  ['ar', 'أضف قليلا من الفنورد.', 'الفنورد in step 2'],
  ['ar', 'ويقدم ساخنا مع الفنورد.', 'الفنورد in step 2'],
  ['ar', 'زين الطبق بالفنورد.', 'الفنورد in step 2'],
])('a report of a recipe in %s names the unknown word of the step: %s', (language, step, word) => {
  expect(unknownWordsIn(language, step)).toEqual([word])
})

test.each<[RecipeLanguage, string]>([
  ['en', 'Serve with salad Shirazi.'],
  ['hi', 'एक कप पानी डालकर ढक दें।'],
  ['hi', 'अब इसमें सारे मसाले डालें और मिलाएं।'],
  ['hi', 'धनिया पत्ती से सजाकर परोसें।'],
  ['hi', 'प्याज को पैन में डालकर सुनहरा होने तक भूनें।'],
  ['hi', 'अपनी पसंद की चटनी के साथ परोसें।'],
  ['ar', 'أضف باقي المكونات.'],
  ['ar', 'أضف نصف كوب من الماء.'],
  ['ar', 'ضعه في طبق وقدمه ساخنا.'],
  ['ar', 'أضيفي المزيج إلى الوعاء.'],
  ['ar', 'أضف معجون الطماطم.'],
])('a report of a recipe in %s names no word of the step: %s', (language, step) => {
  expect(unknownWordsIn(language, step)).toEqual([])
})
