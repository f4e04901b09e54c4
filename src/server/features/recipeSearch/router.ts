import { RecipeList, RecipeListFilterCounts, RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { publicProcedure, router } from '../../rpc/trpc.ts'
import { countRecipesByCategory, listRecipes } from './search.ts'

/** Merged into the procedures of `recipes`. */
export const recipeSearchRouter = router({
  list: publicProcedure
    .meta({ cost: 25 })
    .input(RecipeListInput)
    .output(RecipeList)
    .query(({ ctx, input }) => listRecipes(ctx, input)),
  count: publicProcedure
    .meta({ cost: 5 })
    .output(RecipeListFilterCounts)
    .query(({ ctx }) => countRecipesByCategory(ctx)),
})
