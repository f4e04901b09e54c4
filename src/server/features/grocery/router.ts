import * as z from 'zod/mini'
import {
  AddRecipeToListAnswer,
  AddRecipeToListInput,
  GroceryChanges,
  GroceryFoodWarnings,
  GroceryHouseholdRef,
  GroceryPageData,
  GroceryPageInput,
  GroceryServerDocument,
  GroceryStapleInput,
  GrocerySuggestion,
  GrocerySyncAnswer,
  GrocerySyncInput,
  RecipeFoodWarningsAnswer,
  RecipeFoodWarningsInput,
  SuggestItemsInput,
} from '#shared/contract/grocery.ts'
import { ReplicationChangesInput } from '#shared/contract/replication.ts'
import { runWorkInReadQueue } from '../../reads.ts'
import { acceptDocumentChanges } from '../../replication/acceptDocumentChanges.ts'
import { createChangesSchemaInTurns } from '../../replication/createChangesSchemaInTurns.ts'
import { followDocumentChanges, readAllDocuments } from '../../replication/readDocuments.ts'
import { documentReadCost } from '../../replication/replicatedKind.ts'
import { createResumableStreamOutput } from '../../rpc/createEventStreamOutput.ts'
import { memberProcedure, router } from '../../rpc/trpc.ts'
import { addRefusalSentences } from '../../wording/replication.ts'
import { replicatedGroceryLists } from './kind.ts'
import { getGroceryListPage } from './listPage.ts'
import { addRecipeToGroceryList } from './service.ts'
import { addGroceryStaple, listGroceryStaples, removeGroceryStaple } from './staples.ts'
import { suggestGroceryItems } from './suggestions.ts'
import { listGroceryFoodWarnings, listRecipeFoodWarnings } from './warnings.ts'

const Staples = z.array(z.string())
const ChangesInTurns = createChangesSchemaInTurns(
  GroceryServerDocument,
  z.omit(GroceryChanges, { docs: true }),
)

export const groceryRouter = router({
  get: memberProcedure
    .meta({ cost: documentReadCost })
    .input(GroceryHouseholdRef)
    .output(ChangesInTurns)
    .query(({ ctx, input }) => readAllDocuments(replicatedGroceryLists, ctx, input.householdId)),
  page: memberProcedure
    .meta({ cost: documentReadCost })
    .input(GroceryPageInput)
    .output(GroceryPageData)
    .query(({ ctx, input }) => getGroceryListPage(ctx, input)),
  sync: memberProcedure
    .input(GrocerySyncInput)
    .output(GrocerySyncAnswer)
    .mutation(async ({ ctx, input }) =>
      addRefusalSentences(await acceptDocumentChanges(replicatedGroceryLists, ctx, input)),
    ),
  changes: memberProcedure
    .input(ReplicationChangesInput)
    .output(createResumableStreamOutput(ChangesInTurns))
    .subscription(({ ctx, input, signal }) =>
      followDocumentChanges(replicatedGroceryLists, ctx, input, signal ?? ctx.closing),
    ),
  addRecipe: memberProcedure
    .meta({ isRepeatable: true })
    .input(AddRecipeToListInput)
    .output(AddRecipeToListAnswer)
    .mutation(({ ctx, input }) =>
      runWorkInReadQueue(ctx, documentReadCost, (inside) => addRecipeToGroceryList(inside, input)),
    ),
  foodWarnings: memberProcedure
    .meta({ cost: 8 })
    .input(GroceryHouseholdRef)
    .output(z.array(GroceryFoodWarnings))
    .query(({ ctx, input }) => listGroceryFoodWarnings(ctx, input)),
  recipeWarnings: memberProcedure
    .meta({ cost: 8 })
    .input(RecipeFoodWarningsInput)
    .output(RecipeFoodWarningsAnswer)
    .query(({ ctx, input }) => listRecipeFoodWarnings(ctx, input)),
  suggest: memberProcedure
    .meta({ cost: 3 })
    .input(SuggestItemsInput)
    .output(z.array(GrocerySuggestion))
    .query(({ ctx, input }) => suggestGroceryItems(ctx, input)),
  staples: memberProcedure
    .meta({ cost: 1 })
    .input(GroceryHouseholdRef)
    .output(Staples)
    .query(({ ctx, input }) => listGroceryStaples(ctx, input)),
  addStaple: memberProcedure
    .input(GroceryStapleInput)
    .output(Staples)
    .mutation(({ ctx, input }) => addGroceryStaple(ctx, input)),
  removeStaple: memberProcedure
    .input(GroceryStapleInput)
    .output(Staples)
    .mutation(({ ctx, input }) => removeGroceryStaple(ctx, input)),
})
