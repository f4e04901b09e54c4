import type { CheckedReport } from '#shared/kitchen/checkedReport.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { Constraints, RecipeToCheck } from '#shared/kitchen/gate/checkRecipe.ts'
import type { GroceryLine } from '#shared/kitchen/groceryLines.ts'
import type { RecipeBrief, WrittenRecipe } from '#shared/kitchen/recipe.ts'
import type { BriefRead, WishesToRead } from '#shared/kitchen/wish/briefOfWish.ts'
import type { WishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import type { BlogHtml } from '../features/recipes/blogHtml.ts'
import type { Examined, RecipeToExamine } from '../features/recipes/examine.ts'

/**
 * What the kitchen is asked about recipes: inputs and outputs are plain data. Each job loads what it needs when it is done
 * first: the catalogue of foods takes long, and a blog entry is rendered without it.
 */
export const kitchenJobs = {
  examine: async (recipe: RecipeToExamine): Promise<Examined> =>
    (await import('../features/recipes/examine.ts')).examine(recipe),
  report: async ({ recipe, eaters, constraints }: ReportJob): Promise<CheckedReport> =>
    (await import('#shared/kitchen/checkedReport.ts')).checkReport(recipe, eaters, constraints),
  groceryLines: async ({
    ingredients,
    factor,
  }: {
    ingredients: readonly string[]
    factor: number
  }): Promise<GroceryLine[]> =>
    (await import('#shared/kitchen/groceryLines.ts')).groceryLines(ingredients, factor),
  blogHtml: async ({ content }: { content: string }): Promise<BlogHtml> =>
    (await import('../features/recipes/blogHtml.ts')).blogHtml(content),
  wishLimits: async ({ wishes }: { wishes: readonly string[] }): Promise<WishLimits[]> => {
    const { readWishLimits } = await import('#shared/kitchen/wish/readWishLimits.ts')
    return wishes.map((wish) => readWishLimits(wish))
  },
  cook: async ({ brief, seed }: CookJob): Promise<WrittenRecipe | null> =>
    (await import('./ownCook.ts')).cook(brief, seed),
  readBrief: async ({ brief, toRead }: { brief: RecipeBrief; toRead: WishesToRead }): Promise<BriefRead> =>
    (await import('#shared/kitchen/wish/briefOfWish.ts')).readBrief(brief, toRead),
}

/** For a dish of our own cook; it is null where the wishes leave nothing to cook with. */
export interface CookJob {
  brief: RecipeBrief
  seed: number
}

export interface ReportJob {
  recipe: RecipeToCheck
  eaters: readonly Eater[]
  constraints: Constraints
}

export type KitchenJobs = typeof kitchenJobs
export type JobName = keyof KitchenJobs
export type JobInput<Name extends JobName> = Parameters<KitchenJobs[Name]>[0]
export type JobOutput<Name extends JobName> = Awaited<ReturnType<KitchenJobs[Name]>>
