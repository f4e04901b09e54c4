import { expect, test } from 'vitest'
import type { AllergenId } from '#shared/kitchen/allergens.ts'
import { allergensTold, checkBeside, type RecipeLanguage } from '../recipeBeside.ts'

/** Steps with a food that no line lists, and one allergen that it may hold. */
const steps: Partial<Record<RecipeLanguage, readonly (readonly [AllergenId, string])[]>> = {
  en: [
    ['gluten', 'Spread on oatcakes.'],
    ['gluten', 'Spread on crispbread.'],
    ['gluten', 'Pile on Ryvita.'],
    ['gluten', 'Pile onto toast.'],
    ['gluten', 'Pile onto water biscuits.'],
    ['gluten', 'Spoon onto Twiglets.'],
    ['gluten', 'Serve with cheesy soldiers.'],
    ['gluten', 'Serve with a toastie.'],
    ['gluten', 'Pile into a butty.'],
    ['gluten', 'Serve in sarnies.'],
    ['gluten', 'Serve in barms.'],
    ['gluten', 'Stuff into a hoagie.'],
    ['gluten', 'Serve as sliders.'],
    ['gluten', 'Serve with a farmhouse loaf.'],
    ['eggs', 'Serve with Yorkshire puds.'],
    ['eggs', 'Serve in a Yorkshire.'],
    ['milk', 'Serve with Mr Whippy.'],
    ['milk', 'Crumble over a Cadbury Flake.'],
    ['gluten', 'Serve with brown sauce.'],
    ['gluten', 'Serve with malt loaf.'],
    ['milk', "Crush some Werther's and scatter over."],
    ['eggs', 'Top with Marie Rose.'],
    ['gluten', 'Add some johnnycakes.'],
    ['gluten', 'Pile onto samosas.'],
    ['gluten', 'Crumble over some mathri.'],
    ['milk', 'Spoon onto barfi.'],
    ['gluten', 'Drop in a stock pot.'],
    ['celery', 'Add 1 vegetable stock pot.'],
    ['gluten', 'Add some toast.'],
    ['gluten', 'Eat with hot buttered toast.'],
    ['gluten', 'Add sausage rolls.'],
    ['gluten', 'Serve spring rolls.'],
    ['gluten', 'Add some burger buns.'],
  ],
  de: [
    ['gluten', 'Mit Brezn servieren.'],
    ['gluten', 'Mit Brezen servieren.'],
    ['gluten', 'Mit Weckle servieren.'],
    ['gluten', 'Mit Weggli servieren.'],
    ['gluten', 'Mit Gipfeli servieren.'],
    ['gluten', 'Mit Backerbsen servieren.'],
    ['gluten', 'Mit Flädle servieren.'],
    ['nuts', 'Duplo darüber bröseln.'],
    ['nuts', 'Hanuta darüber bröseln.'],
    ['gluten', 'Auf eine Stulle streichen.'],
    ['gluten', 'Mit einem Käsebrot servieren.'],
    ['milk', 'Mit Schlag servieren.'],
    ['eggs', 'Mit Miracel Whip servieren.'],
    ['milk', 'Mit Obazda servieren.'],
    ['fish', 'Mit Schlemmerfilet servieren.'],
    ['gluten', 'Mit Tuc servieren.'],
  ],
  fr: [
    ['gluten', 'Tartiner sur des biscottes.'],
    ['gluten', 'Servir avec des mouillettes.'],
    ['gluten', 'Servir avec des tartines.'],
    ['molluscs', 'Servir avec des bulots.'],
    ['molluscs', 'Servir avec des bigorneaux.'],
    ['molluscs', 'Servir avec des couteaux de mer.'],
    ['crustaceans', 'Ajouter les étrilles.'],
    ['molluscs', 'Ajouter des ormeaux.'],
    ['gluten', 'Ajouter des coquillettes.'],
    ['milk', 'Ajouter du Kiri.'],
    ['gluten', 'Servir avec des cracottes.'],
    ['nuts', 'Ajouter de la pralinoise.'],
    ['molluscs', 'Servir avec des couteaux.'],
    ['molluscs', 'Faire ouvrir les couteaux à feu vif.'],
    ['gluten', 'Servir avec des Lu.'],
    ['gluten', 'Ajouter les petits LU concassés.'],
    ['milk', 'Ajouter des BN émiettés.'],
    ['eggs', 'Servir avec une religieuse.'],
    ['eggs', 'Servir avec des religieuses.'],
  ],
  es: [
    ['gluten', 'Untar en biscotes.'],
    ['gluten', 'Servir con picos de Jerez.'],
    ['gluten', 'Servir con molletes.'],
    ['gluten', 'Servir con una hogaza.'],
    ['molluscs', 'Servir con cañaíllas.'],
    ['molluscs', 'Servir con bígaros.'],
    ['crustaceans', 'Añadir las quisquillas.'],
    ['eggs', 'Servir con ensaladilla.'],
    ['milk', 'Decorar con chantillí.'],
    ['fish', 'Añadir la mojama.'],
    ['gluten', 'Añadir unas oreos.'],
  ],
  hi: [
    ['gluten', 'मैक्रोनी डालें।'],
    ['gluten', 'कुलचे के साथ परोसें।'],
    ['gluten', 'जलेबी के साथ परोसें।'],
    ['milk', 'कुल्फी के साथ परोसें।'],
    ['nuts', 'न्यूटेला डालें।'],
    ['soy', 'शेजवान सॉस डालें।'],
    ['mustard', 'कसुंदी डालें।'],
  ],
  ar: [
    ['sesame', 'قدمه مع الطرطور.'],
    ['sesame', 'أضف المتبل.'],
    ['gluten', 'قدمه مع التورتيلا.'],
    ['milk', 'أضف دريم ويب.'],
    ['gluten', 'أضف البشاميل.'],
    ['gluten', 'قدمه مع الفطير.'],
    ['fish', 'أضف الفسيخ.'],
  ],
}

const rows = Object.entries(steps).flatMap(([language, of]) =>
  of.map(([allergen, step]) => [language as RecipeLanguage, allergen, step] as const),
)

test.each(rows)('a recipe in %s may contain %s where a step says: %s', (language, allergen, step) => {
  const told = allergensTold(checkBeside(language, { steps: [step] }))
    .replaceAll('?', '')
    .split(' ')
  expect(told).toContain(allergen)
})

test.each<[RecipeLanguage, string]>([
  ['en', 'Put everything in a large stock pot and cover it.'],
  ['en', 'Boil the onion in a stock pot of salted water.'],
  ['es', 'Batir hasta formar picos suaves.'],
  ['de', 'Mit einem Schlag flach drücken.'],
  ['en', 'Lightly toast for 2 minutes.'],
  ['en', 'Roll the onion into a sausage.'],
  ['fr', 'Découper avec un couteau.'],
  ['fr', 'Hacher avec deux couteaux.'],
])('a recipe in %s contains none of the allergens where a step says: %s', (language, step) => {
  expect(allergensTold(checkBeside(language, { steps: [step] }))).toBe('')
})
