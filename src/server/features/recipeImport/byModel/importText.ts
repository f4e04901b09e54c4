import type { ImportTextInput } from '#shared/contract/recipes/recipeImport.ts'
import type { MemberContext } from '../../../context.ts'
import { runKitchenJobInTurn } from '../../../kitchenThread/runKitchenJobInTurn.ts'
import { beginImport, queueReading } from '../beginImport.ts'
import { toStoredItem } from '../readItems.ts'
import { importedItemsTable } from '../table.ts'
import { reserveReading, reserveReadingIfPossible, withReservation } from './reservation.ts'

/**
 * Reads a text that was pasted: at once, or with a model as a job, where the caller wishes it and where it is in no usual shape. Throws
 * UNAVAILABLE and TOO_MANY where a model is wished and there is none, or its budget is spent.
 */
export async function importText(
  ctx: MemberContext,
  { importId, text, isForAssistant = false }: ImportTextInput,
): Promise<void> {
  const { recipe, isDoubtful } = await runKitchenJobInTurn(ctx, 'readRecipeText', { text })
  const reservation = isForAssistant
    ? await reserveReading(ctx)
    : isDoubtful && text.trim() !== ''
      ? await reserveReadingIfPossible(ctx)
      : null
  const row = { id: importId, source: 'text' as const, name: '' }
  if (!reservation)
    return await beginImport(ctx, { ...row, state: 'read' }, async (tx) => {
      await tx.deps.db
        .insert(importedItemsTable)
        .values({ importId, position: 0, ...toStoredItem(recipe, '') })
    })
  const sourceText = text.replaceAll('\0', '').toWellFormed()
  await withReservation(ctx, reservation, async () => {
    await beginImport(ctx, { ...row, sourceText, reservation }, async (tx) => {
      await tx.deps.db
        .insert(importedItemsTable)
        .values({ importId, position: 0, state: 'waiting', name: '' })
      await queueReading(tx, importId)
    })
    return true
  })
}
