import { allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'
import type { RecipeCheck } from '#shared/kitchen/gate/findings.ts'

/** A small recipe in each language, which holds nothing that anybody is allergic to. */
const recipes = {
  en: {
    line: '1 onion',
    steps: ['Chop the onion and fry it in a pan.', 'Mix it all and cook for ten minutes.'],
  },
  de: {
    line: '1 Zwiebel',
    steps: ['Die Zwiebel schneiden und in einem Topf anbraten.', 'Alles mischen und kochen.'],
  },
  fr: {
    line: '1 oignon',
    steps: ['Couper l’oignon et le faire revenir dans une poêle.', 'Mélanger le tout et laisser cuire.'],
  },
  es: {
    line: '1 cebolla',
    steps: ['Cortar la cebolla y sofreír en una sartén.', 'Mezclar todo y cocer durante diez minutos.'],
  },
  it: {
    line: '1 cipolla',
    steps: ['Tagliare la cipolla e soffriggere in padella.', 'Mescolare tutto e cuocere per dieci minuti.'],
  },
  pt: {
    line: '1 cebola',
    steps: ['Cortar a cebola e refogar numa panela.', 'Misturar tudo e cozinhar dez minutos.'],
  },
  nl: {
    line: '1 ui',
    steps: ['Snijd de ui en bak hem in een pan.', 'Meng alles en laat het tien minuten koken.'],
  },
  pl: {
    line: '1 cebula',
    steps: ['Pokrój cebulę i usmaż ją na patelni.', 'Wymieszaj wszystko i gotuj przez dziesięć minut.'],
  },
  sv: {
    line: '1 lök',
    steps: ['Hacka löken och stek den i en panna.', 'Blanda allt och låt det koka i tio minuter.'],
  },
  da: {
    line: '1 løg',
    steps: ['Hak løget og steg det på en pande.', 'Bland det hele og lad det koge i ti minutter.'],
  },
  no: {
    line: '1 løk',
    steps: ['Hakk løken og stek den i en panne.', 'Bland alt sammen og la det koke i ti minutter.'],
  },
  hi: {
    line: '1 प्याज',
    steps: ['प्याज को काट लें और कड़ाही में भूनें।', 'सब कुछ मिलाकर दस मिनट तक पकाएं।'],
  },
  ar: {
    line: '1 بصلة',
    steps: ['اقطع البصل واقليه في مقلاة.', 'اخلط الكل واطبخ لمدة عشر دقائق.'],
  },
} as const

export type RecipeLanguage = keyof typeof recipes

interface Beside {
  lines?: readonly string[]
  steps?: readonly string[]
  name?: string
  isVulnerable?: boolean
}

/** What is found in a recipe of that language with these lines and steps besides its own, for who avoids all fourteen. */
export function checkBeside(
  language: RecipeLanguage,
  { lines = [], steps = [], name = '', isVulnerable = false }: Beside,
): RecipeCheck {
  const { line, steps: own } = recipes[language]
  return checkRecipe(
    {
      ...{ name, description: '', servings: 2, totalTimeMinutes: 20 },
      ingredients: [line, ...lines],
      instructions: [...own, ...steps],
    },
    [{ name: 'Ana', allergens: allergenIds, diets: [], dislikes: [], likes: [], isVulnerable }],
    { limitMinutes: null, meatPreference: null },
  )
}

/** The allergens that are told, in the order of the list, "?" before one that is only possible. */
export function allergensTold({ verdicts }: RecipeCheck): string {
  return verdicts
    .flatMap(({ concern, verdict }) => {
      if (!('id' in concern)) return []
      if (verdict === 'contains') return [concern.id]
      return verdict === 'may contain' ? [`?${concern.id}`] : []
    })
    .join(' ')
}
