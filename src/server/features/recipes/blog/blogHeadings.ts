/** Words of headings of ingredients and of steps, in Larder's languages; a test compares them with the message catalogue. */
const ingredientWords =
  wordsIn(`ingredient ingredients zutat zutaten ingrediente ingredientes ingrédient ingrédients
  सामग्री مكونات المكونات مقادير المقادير`)
const stepWords =
  wordsIn(`instructions directions method steps preparation zubereitung anleitung schritte pasos
  instrucciones preparación elaboración étapes préparation विधि तरीका طريقة التحضير الخطوات`)

/** Headings of ingredients that are sentences, folded as by toPlainWords. */
const ingredientPhrases = [
  ...['you ll need', 'you will need', 'what you need', 'what you ll need', 'what goes in', 'shopping list'],
  ...['du brauchst', 'das brauchst du', 'ihr braucht', 'das braucht ihr', 'man nehme'],
  ...[
    'il vous faut',
    'il te faut',
    'il faut',
    'ce qu il vous faut',
    'necesitas',
    'necesitaras',
    'que necesitas',
    'lo que necesitas',
  ],
  ...['आपको चाहिए', 'ستحتاج', 'تحتاجين', 'تحتاج'].map(toPlainWords),
]

export type BlogSectionKind = 'ingredients' | 'steps'

/** Maximum words of a heading that only contains a word for ingredients: "The main ingredients". */
const maxWords = 3

/** The content below a heading: "Ingredients", "Ingredients for the sauce", "Zutaten"; null for any other. */
export function blogSectionOfHeading(heading: string): BlogSectionKind | null {
  const words = wordsOf(heading)
  const names = (known: ReadonlySet<string>) =>
    known.has(words[0] ?? '') || (words.length <= maxWords && words.some((word) => known.has(word)))
  const isPhrase = ingredientPhrases.some((phrase) => words.join(' ').startsWith(phrase))
  if (isPhrase || names(ingredientWords)) return 'ingredients'
  return names(stepWords) ? 'steps' : null
}

/** Lower-case letters without accents, and digits; each run of other characters becomes one space. */
export function toPlainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function wordsOf(text: string): string[] {
  return toPlainWords(text).split(' ')
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text))
}
