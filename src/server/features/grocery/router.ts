import { z } from 'zod'
import {
  AddRecipeAnswer,
  AddRecipeInput,
  ChangesInput,
  FoodWarnings,
  GroceryRef,
  ListPage,
  ListPageInput,
  RecipeWarnings,
  RecipeWarningsInput,
  StapleInput,
  SuggestInput,
  Suggestion,
  SyncAnswer,
  SyncInput,
} from '#shared/contract/grocery.ts'
import { readInTurn } from '../../reads.ts'
import { trackedStream } from '../../rpc/eventStream.ts'
import { memberProcedure, router } from '../../rpc/trpc.ts'
import { wordSynced } from '../../wording/groceries.ts'
import { followChanges, getLists, listsCost } from './changes.ts'
import { ChangesInTurns } from './changesInTurns.ts'
import { getListPage } from './listPage.ts'
import { addRecipe, sync } from './service.ts'
import { addStaple, listStaples, removeStaple } from './staples.ts'
import { suggest } from './suggestions.ts'
import { listFoodWarnings, listRecipeWarnings } from './warnings.ts'

const Staples = z.array(z.string())

export const groceryRouter = router({
  get: memberProcedure
    .meta({ cost: listsCost })
    .input(GroceryRef)
    .output(ChangesInTurns)
    .query(({ ctx, input }) => getLists(ctx, input)),
  page: memberProcedure
    .meta({ cost: listsCost })
    .input(ListPageInput)
    .output(ListPage)
    .query(({ ctx, input }) => getListPage(ctx, input)),
  sync: memberProcedure
    .input(SyncInput)
    .output(SyncAnswer)
    .mutation(async ({ ctx, input }) => wordSynced(await sync(ctx, input))),
  changes: memberProcedure
    .input(ChangesInput)
    .output(trackedStream(ChangesInTurns))
    .subscription(({ ctx, input, signal }) => followChanges(ctx, input, signal ?? ctx.closing)),
  addRecipe: memberProcedure
    .meta({ isRepeatable: true })
    .input(AddRecipeInput)
    .output(AddRecipeAnswer)
    .mutation(({ ctx, input }) => readInTurn(ctx, listsCost, (inside) => addRecipe(inside, input))),
  foodWarnings: memberProcedure
    .meta({ cost: 8 })
    .input(GroceryRef)
    .output(z.array(FoodWarnings))
    .query(({ ctx, input }) => listFoodWarnings(ctx, input)),
  recipeWarnings: memberProcedure
    .meta({ cost: 8 })
    .input(RecipeWarningsInput)
    .output(RecipeWarnings)
    .query(({ ctx, input }) => listRecipeWarnings(ctx, input)),
  suggest: memberProcedure
    .meta({ cost: 3 })
    .input(SuggestInput)
    .output(z.array(Suggestion))
    .query(({ ctx, input }) => suggest(ctx, input)),
  staples: memberProcedure
    .meta({ cost: 1 })
    .input(GroceryRef)
    .output(Staples)
    .query(({ ctx, input }) => listStaples(ctx, input)),
  addStaple: memberProcedure
    .input(StapleInput)
    .output(Staples)
    .mutation(({ ctx, input }) => addStaple(ctx, input)),
  removeStaple: memberProcedure
    .input(StapleInput)
    .output(Staples)
    .mutation(({ ctx, input }) => removeStaple(ctx, input)),
})
