import { type CheckedReport, checkReport } from '#shared/kitchen/checkedReport.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { Constraints, RecipeToCheck } from '#shared/kitchen/gate/checkRecipe.ts'
import { type GroceryLine, groceryLines } from '#shared/kitchen/groceryLines.ts'
import { type Examined, examine, type RecipeToExamine } from '../features/recipes/examine.ts'

/** What the kitchen is asked about recipes: inputs and outputs are plain data. */
export const kitchenJobs = {
  examine: (recipe: RecipeToExamine): Examined => examine(recipe),
  report: ({ recipe, eaters, constraints }: ReportJob): CheckedReport =>
    checkReport(recipe, eaters, constraints),
  groceryLines: ({
    ingredients,
    factor,
  }: {
    ingredients: readonly string[]
    factor: number
  }): GroceryLine[] => groceryLines(ingredients, factor),
  // What reads Markdown is loaded for the first blog entry that somebody opens.
  blogHtml: async ({ content }: { content: string }): Promise<string> =>
    (await import('../features/recipes/blogHtml.ts')).blogHtml(content),
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
