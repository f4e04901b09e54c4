/** What stands over ingredients, and over steps, in the languages Larder speaks; a test holds the catalogue's words to it. */
const ingredientWords =
  wordsIn(`ingredient ingredients zutat zutaten ingrediente ingredientes ingrédient ingrédients
  सामग्री مكونات المكونات مقادير المقادير`)
const stepWords =
  wordsIn(`instructions directions method steps preparation zubereitung anleitung schritte pasos
  instrucciones preparación elaboración étapes préparation विधि तरीका طريقة التحضير الخطوات`)

export type SectionKind = 'ingredients' | 'steps'

/** Longest heading in words that only names ingredients somewhere: "The main ingredients". */
const maxWords = 3

/** What stands under a heading: "Ingredients", "Ingredients for the sauce", "Zutaten"; null for any other. */
export function sectionUnder(heading: string): SectionKind | null {
  const words = wordsOf(heading)
  const names = (known: ReadonlySet<string>) =>
    known.has(words[0] ?? '') || (words.length <= maxWords && words.some((word) => known.has(word)))
  if (names(ingredientWords)) return 'ingredients'
  return names(stepWords) ? 'steps' : null
}

/** Letters and digits without accents and capitals, each run of anything else as one space. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function wordsOf(text: string): string[] {
  return plainWords(text).split(' ')
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text))
}
