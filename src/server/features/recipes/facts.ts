import { setImmediate as others } from 'node:timers/promises'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import * as m from '#messages'
import type { AllergenId } from '#shared/kitchen/allergens.ts'
import type { CoverPicture } from '#shared/kitchen/cover/coverPictures.ts'
import type { DietId } from '#shared/kitchen/diets.ts'
import type { Context } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { recipes } from './table.ts'

/**
 * To be raised whenever the kitchen finds something else in a recipe than before; a test tells when that is. Rows of
 * another version keep what was found until they have been looked through again.
 */
export const factsVersion = '2'

/** What the list's filters and its cards go by, as a recipe's row keeps it. An allergen stands in one of the two lists at most. */
export interface RecipeFacts {
  contains: AllergenId[]
  mayContain: AllergenId[]
  /** Diets it certainly is not for; low-carb by the serving, as far as its lines can be counted. */
  breaksDiets: DietId[]
  /** Whether some line may hold anything, since we do not know its food. */
  hasUnknownLines: boolean
  cover: CoverPicture
  factsVersion: string
}

/** As much of a recipe as its facts depend on; `servings` is null where nobody says. */
export interface CheckedForFacts {
  name: string
  ingredients: readonly string[]
  servings: number | null
}

/** What the kitchen finds in a recipe, as columns to be saved with it. Whoever saves ingredients saves these too. */
export async function factsOf(recipe: CheckedForFacts): Promise<RecipeFacts> {
  // The catalogue of foods takes a while to load, and a server must listen before anyone asks.
  const { readFacts } = await import('./readFacts.ts')
  return { ...readFacts(recipe), factsVersion }
}

const factColumns = {
  id: recipes.id,
  name: recipes.name,
  version: recipes.version,
  ingredients: recipes.ingredients,
  servings: recipes.servings,
}
type Read = Pick<typeof recipes.$inferSelect, keyof typeof factColumns>

/** Looks through one recipe again and keeps what is found. Throws NOT_FOUND. */
export async function noteFacts(ctx: Pick<Context, 'deps'>, recipeId: string): Promise<void> {
  const [row] = await ctx.deps.db.select(factColumns).from(recipes).where(eq(recipes.id, recipeId))
  if (!row) throw new DomainError('NOT_FOUND', m.recipes_recipe_not_found())
  await keep(ctx, row, await factsOf(row))
}

const batchSize = 50
const mostAtOnce = 5_000

/** Looks through recipes whose facts are of another version, 5,000 at most, and leaves time for others in between. */
export async function noteStaleFacts(ctx: Pick<Context, 'deps'>): Promise<void> {
  for (let done = 0; done < mostAtOnce; done += batchSize) if ((await noteBatch(ctx)) < batchSize) return
}

async function noteBatch(ctx: Pick<Context, 'deps'>): Promise<number> {
  // Said so that the index can be used.
  const isStale = or(
    isNull(recipes.factsVersion),
    lt(recipes.factsVersion, factsVersion),
    gt(recipes.factsVersion, factsVersion),
  )
  const rows = await ctx.deps.db.select(factColumns).from(recipes).where(isStale).limit(batchSize)
  const found: [Read, RecipeFacts][] = []
  for (const row of rows) {
    found.push([row, await factsOf(row)])
    await others()
  }
  // One transaction tells of one change, so that pages are rendered anew once.
  await withTransaction(ctx, async (inner) => {
    for (const [row, facts] of found) await keep(inner, row, facts)
  })
  return rows.length
}

/** Keeps what was found, unless the recipe was changed meanwhile: then its saver kept what is in it now. */
async function keep(ctx: Pick<Context, 'deps'>, { id, version }: Read, facts: RecipeFacts): Promise<void> {
  await ctx.deps.db
    .update(recipes)
    .set(facts)
    .where(and(eq(recipes.id, id), eq(recipes.version, version)))
}
