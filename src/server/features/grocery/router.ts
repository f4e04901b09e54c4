import * as z from 'zod/mini'
import {
  AddRecipeToListAnswer,
  AddRecipeToListInput,
  FoodWarnings,
  GroceryChanges,
  GroceryPageData,
  GroceryPageInput,
  GroceryRef,
  GroceryServerDocument,
  GrocerySuggestion,
  GrocerySyncAnswer,
  GrocerySyncInput,
  RecipeWarnings,
  RecipeWarningsInput,
  StapleInput,
  SuggestItemsInput,
} from '#shared/contract/grocery.ts'
import { ChangesInput } from '#shared/contract/replication.ts'
import { readInTurn } from '../../reads.ts'
import { acceptChanges } from '../../replication/acceptChanges.ts'
import { changesInTurns } from '../../replication/changesInTurns.ts'
import { followChanges, readAllDocuments } from '../../replication/readDocuments.ts'
import { documentReadCost } from '../../replication/replicatedKind.ts'
import { trackedStream } from '../../rpc/eventStream.ts'
import { memberProcedure, router } from '../../rpc/trpc.ts'
import { withRefusalSentences } from '../../wording/replication.ts'
import { replicatedGroceryLists } from './kind.ts'
import { getListPage } from './listPage.ts'
import { addRecipe } from './service.ts'
import { addStaple, listStaples, removeStaple } from './staples.ts'
import { suggestGroceryItems } from './suggestions.ts'
import { listFoodWarnings, listRecipeWarnings } from './warnings.ts'

const Staples = z.array(z.string())
const ChangesInTurns = changesInTurns(GroceryServerDocument, z.omit(GroceryChanges, { docs: true }))

export const groceryRouter = router({
  get: memberProcedure
    .meta({ cost: documentReadCost })
    .input(GroceryRef)
    .output(ChangesInTurns)
    .query(({ ctx, input }) => readAllDocuments(replicatedGroceryLists, ctx, input.householdId)),
  page: memberProcedure
    .meta({ cost: documentReadCost })
    .input(GroceryPageInput)
    .output(GroceryPageData)
    .query(({ ctx, input }) => getListPage(ctx, input)),
  sync: memberProcedure
    .input(GrocerySyncInput)
    .output(GrocerySyncAnswer)
    .mutation(async ({ ctx, input }) =>
      withRefusalSentences(await acceptChanges(replicatedGroceryLists, ctx, input)),
    ),
  changes: memberProcedure
    .input(ChangesInput)
    .output(trackedStream(ChangesInTurns))
    .subscription(({ ctx, input, signal }) =>
      followChanges(replicatedGroceryLists, ctx, input, signal ?? ctx.closing),
    ),
  addRecipe: memberProcedure
    .meta({ isRepeatable: true })
    .input(AddRecipeToListInput)
    .output(AddRecipeToListAnswer)
    .mutation(({ ctx, input }) => readInTurn(ctx, documentReadCost, (inside) => addRecipe(inside, input))),
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
    .input(SuggestItemsInput)
    .output(z.array(GrocerySuggestion))
    .query(({ ctx, input }) => suggestGroceryItems(ctx, input)),
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
