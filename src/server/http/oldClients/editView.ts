import type { RecipeTableRow } from '../../features/recipes/rows.ts'
import { readIngredientsColumn, readStepsColumn } from './oldRecipe.ts'

/**
 * A recipe or blog entry with the fields of the old clients' edit page. `userId` is the caller's, which is included
 * only where the entry is theirs.
 */
export function toOldClientEditView(row: RecipeTableRow, userId: string | null) {
  const { id, kind: type, description } = row
  const common = { recipe_id: id, row_type: type, id, type, description }
  const createdBy = (row.isMine && userId) || ''
  if (type === 'blog') return { ...common, title: row.name, content: row.content, createdBy }
  const [ingredients, instructions] = [
    readIngredientsColumn(row.ingredientsJson),
    readStepsColumn(row.instructionsJson),
  ]
  return { ...common, recipe_name: row.name, ingredients, instructions, createdBy }
}
