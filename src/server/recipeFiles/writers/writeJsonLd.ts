import type { ImportedLine } from '../importedRecipe.ts'
import { isoDuration, type RecipeForFile, textsOfLines } from './recipeForFile.ts'

/** A recipe as https://schema.org/Recipe, the fields without a value left out. */
export function schemaOrgRecipe(recipe: RecipeForFile): Record<string, unknown> {
  const { prepMinutes, cookMinutes, totalMinutes, author, sourceUrl, notes } = recipe
  const fields = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    inLanguage: recipe.language,
    author: author === null ? null : { '@type': 'Person', name: author },
    isBasedOn: sourceUrl,
    image: recipe.photoUrl,
    datePublished: recipe.createdAt?.toISOString().slice(0, 10),
    recipeYield: recipe.yieldText ?? recipe.servings,
    prepTime: prepMinutes === null ? null : isoDuration(prepMinutes),
    cookTime: cookMinutes === null ? null : isoDuration(cookMinutes),
    totalTime: totalMinutes === null ? null : isoDuration(totalMinutes),
    recipeCuisine: oneOrMore(recipe.cuisine),
    recipeCategory: oneOrMore(recipe.categories),
    keywords: oneOrMore(recipe.tags),
    recipeIngredient: textsOfLines(recipe.ingredients),
    recipeInstructions: sectionsOf(recipe.steps),
    comment: notes === null ? null : { '@type': 'Comment', name: 'Author Notes', text: notes },
  }
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  )
}

/** The same as the text of a file. "<" is written as an escape, so that the text may also stand in a page. */
export const writeJsonLd = (recipe: RecipeForFile): string =>
  `${JSON.stringify(schemaOrgRecipe(recipe), null, 2).replaceAll('<', '\\u003c')}\n`

const oneOrMore = (texts: readonly string[]) =>
  texts.length === 0 ? null : texts.length === 1 ? texts[0] : texts

/** Steps, those below a heading in a section of its name. */
function sectionsOf(lines: readonly ImportedLine[]): unknown[] {
  const parts: unknown[] = []
  let section: unknown[] | null = null
  for (const { kind, text } of lines) {
    if (kind === 'heading') {
      section = []
      parts.push({ '@type': 'HowToSection', name: text, itemListElement: section })
    } else (section ?? parts).push({ '@type': 'HowToStep', text })
  }
  return parts
}
