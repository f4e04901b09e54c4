import { createOperationsToAddRecipe } from '#shared/grocery/addRecipe.ts'
import {
  type GroceryDocumentAddress,
  type GroceryOperation,
  groceryDocumentKind,
} from '#shared/grocery/kind.ts'
import { readGroceryLists } from '#shared/grocery/lists.ts'
import { createGroceryOperations } from '#shared/grocery/operations.ts'
import type { GroceryLine } from '#shared/kitchen/groceryLines.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { type DocumentsByKey, timestampsOfDocument } from '#shared/replication/documents.ts'
import { Devices } from '../../support/replication/devices.ts'

/** The devices of a household that shares grocery lists. */
export class Household extends Devices<GroceryDocumentAddress> {
  constructor(clients: number) {
    super(groceryDocumentKind, clients)
  }

  change(
    client: number,
    passedMs: number,
    make: (
      operations: ReturnType<typeof createGroceryOperations>,
      docs: DocumentsByKey,
    ) => GroceryOperation[],
  ): void {
    const now = this.now(client, passedMs)
    this.make(client, (clock, docs) => make(createGroceryOperations(clock, now), docs))
  }

  /** As the service does it: by what the database holds now. */
  addRecipe(listId: string, id: string, lines: readonly GroceryLine[]): void {
    const clock = new HybridClock('server')
    for (const doc of this.database.all.values()) clock.see(timestampsOfDocument(doc))
    const list = readGroceryLists(this.database.all).find((each) => each.id === listId)
    const recipe = { recipeId: id, name: id, servings: 2, youHave: [] }
    const stamp = clock.next(this.nowMs)
    const operations = createOperationsToAddRecipe(
      listId,
      list?.items ?? [],
      { id, recipe, lines },
      (n) => n,
      stamp,
    )
    this.made.push(...operations)
    this.database.take(operations)
  }
}
