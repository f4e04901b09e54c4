import type { ImportedLine } from '../importedRecipe.ts'
import { slugOf } from './entryNames.ts'
import { type FileToWrite, isoDuration, type RecipeForFile } from './recipeForFile.ts'
import { schemaOrgRecipe } from './writeJsonLd.ts'

const jsonFile = (path: string, value: unknown): FileToWrite => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})

/** A recipe of Nextcloud Cookbook: a folder with schema.org in "recipe.json" and the picture beside it. Sections of steps become lines. */
export function nextcloudFiles(recipe: RecipeForFile, name: string): FileToWrite[] {
  const { comment: _, isBasedOn, keywords: __, recipeYield: ___, ...fields } = schemaOrgRecipe(recipe)
  const markedHeadings = (lines: readonly ImportedLine[]) =>
    lines.map(({ kind, text }) => (kind === 'heading' ? `## ${text}` : text))
  const folder = `Recipes/${name}`
  return [
    jsonFile(`${folder}/recipe.json`, {
      ...fields,
      // Nextcloud Cookbook has no field for notes.
      description: [recipe.description, recipe.notes].filter(Boolean).join('\n\n'),
      url: isBasedOn ?? '',
      image: recipe.photoUrl ?? '',
      recipeYield: recipe.servings ?? 1,
      recipeCategory: recipe.categories[0] ?? '',
      keywords: [...recipe.categories.slice(1), ...recipe.cuisine, ...recipe.tags].join(','),
      recipeIngredient: markedHeadings(recipe.ingredients),
      recipeInstructions: markedHeadings(recipe.steps),
      tool: [],
    }),
    ...(recipe.photo === null ? [] : [{ path: `${folder}/full.jpg`, bytes: recipe.photo }]),
  ]
}

/** A recipe of Mealie, as its "recipes/{slug}" folders have it: JSON in camel case and the picture beside it. */
export function mealieFiles(recipe: RecipeForFile, slug: string): FileToWrite[] {
  const minutes = (value: number | null) => (value === null ? null : isoDuration(value))
  const named = (texts: readonly string[]) => texts.map((name) => ({ name, slug: slugOf(name) }))
  const folder = `recipes/${slug}`
  return [
    jsonFile(`${folder}/${slug}.json`, {
      name: recipe.title,
      slug,
      description: recipe.description ?? '',
      image: recipe.photo === null ? null : 'original',
      recipeServings: recipe.servings ?? 0,
      recipeYield: recipe.yieldText ?? '',
      prepTime: minutes(recipe.prepMinutes),
      performTime: minutes(recipe.cookMinutes),
      totalTime: minutes(recipe.totalMinutes),
      recipeCategory: named(recipe.categories),
      tags: named([...recipe.cuisine, ...recipe.tags]),
      tools: [],
      rating: recipe.rating,
      orgURL: recipe.sourceUrl ?? '',
      recipeIngredient: withTitles(recipe.ingredients).map(({ title, text }) => ({
        title,
        note: text,
        unit: null,
        food: null,
        disableAmount: true,
        quantity: 1,
        originalText: text,
      })),
      recipeInstructions: withTitles(recipe.steps).map(({ title, text }) => ({
        title: title ?? '',
        text,
        ingredientReferences: [],
      })),
      notes: recipe.notes === null ? [] : [{ title: '', text: recipe.notes }],
      settings: { disableAmount: true },
      dateAdded: recipe.createdAt?.toISOString().slice(0, 10) ?? null,
    }),
    ...(recipe.photo === null ? [] : [{ path: `${folder}/images/original.jpg`, bytes: recipe.photo }]),
  ]
}

/** Lines with the heading above them; a heading with no line below is a line of its own. */
function withTitles(lines: readonly ImportedLine[]): { title: string | null; text: string }[] {
  const rows: { title: string | null; text: string }[] = []
  let title: string | null = null
  for (const [at, { kind, text }] of lines.entries()) {
    const isAlone = kind === 'heading' && lines[at + 1]?.kind !== 'line'
    if (kind === 'heading' && !isAlone) title = text
    else {
      rows.push({ title, text })
      title = null
    }
  }
  return rows
}
