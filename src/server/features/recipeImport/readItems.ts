import type { ImportFailure } from '#shared/kitchen/recipeImport/importFailures.ts'
import type { ImportedRecipe } from '../../recipeFiles/importedRecipe.ts'
import type { StoredImportedRecipe } from './stored.ts'
import type { importedItemsTable } from './table.ts'

type ItemColumns = Pick<
  typeof importedItemsTable.$inferInsert,
  'state' | 'name' | 'failure' | 'recipe' | 'picture'
> & { state: 'read' | 'failed' }

/** The columns of a recipe that was read; of null, that there is none in what is named. */
export function toStoredItem(recipe: ImportedRecipe | null, name: string): ItemColumns {
  if (!recipe) return toFailedItem('no recipe', name)
  const { image, ...words } = recipe
  const stored: StoredImportedRecipe = { ...words, imageUrl: image?.kind === 'address' ? image.url : null }
  return {
    state: 'read',
    name: recipe.title,
    failure: null,
    recipe: withoutUnstorableCharacters(stored),
    picture: image?.kind === 'bytes' ? Buffer.from(image.bytes) : null,
  }
}

export const toFailedItem = (failure: ImportFailure, name: string): ItemColumns => ({
  ...{ state: 'failed', name, failure, recipe: null, picture: null },
})

/** Postgres stores neither NUL nor half a character in jsonb. */
function withoutUnstorableCharacters<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  ) as Value
}
