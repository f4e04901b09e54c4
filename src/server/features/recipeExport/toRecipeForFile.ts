import type { AccountDataRecipe } from '#shared/contract/auth/accountDataParts.ts'
import type { ImportedLine } from '../../recipeFiles/importedRecipe.ts'
import type { RecipeForFile } from '../../recipeFiles/writers/recipeForFile.ts'

/** A recipe as it is stored, as far as files hold it. */
export type RecipeToExport = Pick<
  AccountDataRecipe,
  | 'name'
  | 'description'
  | 'ingredients'
  | 'instructions'
  | 'servings'
  | 'prepTimeMinutes'
  | 'cookTimeMinutes'
  | 'totalTimeMinutes'
  | 'mealType'
  | 'dietType'
  | 'cuisine'
  | 'sourceUrl'
  | 'sourceAuthor'
>

export type BesideRecipe = Pick<RecipeForFile, 'photo' | 'photoUrl' | 'createdAt' | 'rating' | 'notes'> & {
  /** Who is named where no author of a source is; null for a recipe of one's own. */
  readonly author: string | null
  /** Its page here, the source of a recipe that has no other; null where not everyone may open it. */
  readonly pageUrl: string | null
}

const maxHeadingLength = 80

const toLine = (text: string): ImportedLine =>
  text.endsWith(':') && text.length <= maxHeadingLength
    ? { kind: 'heading', text: text.slice(0, -1).trim() }
    : { kind: 'line', text }

/** A saved recipe as files hold it. */
export function toRecipeForFile(recipe: RecipeToExport, beside: BesideRecipe): RecipeForFile {
  const minutes = (value: number) => (value > 0 ? value : null)
  const { author, pageUrl, ...others } = beside
  return {
    title: recipe.name,
    description: recipe.description === '' ? null : recipe.description,
    ingredients: recipe.ingredients.map(toLine),
    steps: recipe.instructions.map((text) => ({ kind: 'line', text })),
    yieldText: String(recipe.servings),
    servings: recipe.servings,
    prepMinutes: minutes(recipe.prepTimeMinutes),
    cookMinutes: minutes(recipe.cookTimeMinutes),
    totalMinutes: minutes(recipe.totalTimeMinutes),
    author: recipe.sourceAuthor ?? author,
    sourceUrl: recipe.sourceUrl ?? pageUrl,
    language: null,
    cuisine: recipe.cuisine === 'Other' ? [] : [recipe.cuisine],
    categories: [recipe.mealType],
    tags: recipe.dietType === 'No restrictions' ? [] : [recipe.dietType],
    ...others,
  }
}
