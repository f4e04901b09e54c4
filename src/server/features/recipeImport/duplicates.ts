import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { distance } from 'fastest-levenshtein'
import type { ImportedItem } from '#shared/contract/recipes/recipeImport.ts'
import type { MemberContext } from '../../context.ts'
import { recipesTable } from '../recipes/table.ts'
import type { StoredImportedRecipe } from './stored.ts'
import type { importedItemsTable } from './table.ts'

type ItemRow = Pick<typeof importedItemsTable.$inferSelect, 'position' | 'state' | 'recipe'>

/** The share of equal lines from which two recipes of one name are the same. */
const minSharedLines = 0.6
/** The share of the letters of a name by which the names of one recipe may differ. */
const maxNameDifference = 0.15
/** The first letters of names that are compared are the same, so that few names are read. */
const comparedFirstLetters = 4

/**
 * The recipe of the caller's that each recipe which is not saved yet equals: it was read from the same address, or it has nearly the same
 * name and most of its lines. By position; without those that equal none.
 */
export async function findDuplicates(
  { deps: { db }, member }: MemberContext,
  rows: readonly ItemRow[],
): Promise<Map<number, NonNullable<ImportedItem['duplicateOf']>>> {
  const read = rows.flatMap(({ position, state, recipe }) =>
    state === 'read' && recipe ? [{ position, recipe: recipe as StoredImportedRecipe }] : [],
  )
  if (read.length === 0) return new Map()
  const urls = read.flatMap(({ recipe }) => recipe.sourceUrl ?? [])
  const begins = read.map(({ recipe }) => recipe.title.toLowerCase().slice(0, comparedFirstLetters))
  const own = await db
    .select({
      recipeId: recipesTable.id,
      name: recipesTable.name,
      sourceUrl: recipesTable.sourceUrl,
      ingredients: recipesTable.ingredients,
    })
    .from(recipesTable)
    .where(
      and(
        eq(recipesTable.createdBy, member.userId),
        or(
          inArray(recipesTable.sourceUrl, urls),
          inArray(sql`left(lower(${recipesTable.name}), ${sql.raw(String(comparedFirstLetters))})`, begins),
        ),
      ),
    )
  const duplicates = new Map<number, NonNullable<ImportedItem['duplicateOf']>>()
  for (const { position, recipe } of read) {
    const same = own.find(
      ({ name, sourceUrl, ingredients }) =>
        (sourceUrl !== null && sourceUrl === recipe.sourceUrl) ||
        (areNearlyEqualNames(name, recipe.title) && shareMostLines(ingredients, recipe)),
    )
    if (same) duplicates.set(position, { recipeId: same.recipeId, name: same.name })
  }
  return duplicates
}

function areNearlyEqualNames(a: string, b: string): boolean {
  const [one, other] = [foldLine(a), foldLine(b)]
  const longest = Math.max(one.length, other.length)
  return one === other || distance(one, other) <= longest * maxNameDifference
}

function shareMostLines(lines: readonly string[], { ingredients }: StoredImportedRecipe): boolean {
  const known = new Set(lines.map(foldLine))
  const read = ingredients.filter(({ kind }) => kind === 'line')
  const shared = read.filter(({ text }) => known.has(foldLine(text))).length
  return shared >= Math.max(read.length, lines.length) * minSharedLines
}

const foldLine = (line: string) =>
  line
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
