import * as z from 'zod/mini'
import { maxRowsOfScan, type OldClientTableCall } from '#shared/contract/oldClients.ts'
import * as say from '#shared/messages/oldClients.ts'
import type { Context } from '../../context.ts'
import { DomainError, refusalWithSentence } from '../../errors.ts'
import { omitNullColumns, pickRequestedColumns } from './columns.ts'
import { parseOldClientInput } from './parseInput.ts'
import {
  noColumnsSchema,
  type OldClientCallParameters,
  type OldClientTableAction,
  oldClientTables,
  RowListing,
} from './tables.ts'

/**
 * Performs an old client's action on a table and returns the data. Throws INVALID for an unknown entity, action, key or
 * column, UNAUTHENTICATED and FORBIDDEN as the site does, and the errors of the procedures.
 */
export async function performOldClientTableAction(ctx: Context, call: OldClientTableCall): Promise<object> {
  const table = oldClientTables.get(call.entity)
  if (!table) throw refusalWithSentence('INVALID', say.unknownTableSentence(call.entity))
  const action = table.actions.get(call.action)
  if (!action) throw refusalWithSentence('INVALID', say.unknownActionSentence(call.entity, call.action))
  const wanted = requestedColumnsOf(call, table.columns)
  const asked = (keys: Record<string, string>) => {
    const sent = columnValuesOf(call, action)
    const isAnyNamed = Object.keys(sent).some((name) => !Object.hasOwn(keys, name))
    if (action.neededColumn !== null && !isAnyNamed)
      throw refusalWithSentence('INVALID', say.missingFieldSentence(action.neededColumn))
    const columns = withoutKeys(omitNullColumns(sent), keys, action)
    return {
      columns: parseOldClientInput(action.columns, columns) as never,
      limit: call.limit ?? maxRowsOfScan,
    }
  }
  if (action.isFor === 'all') {
    const keys = keyColumnsOf(call, action.keys)
    return withRequestedColumns(
      await action.run(ctx, { keys, ...asked(keys) } satisfies OldClientCallParameters<never>),
      wanted,
    )
  }
  const { member } = ctx
  if (!member) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
  const keys = keyColumnsOf(call, action.keys)
  const owner = action.ownKey === null ? undefined : keys[action.ownKey]
  if (owner !== undefined && owner !== member.userId)
    throw refusalWithSentence('FORBIDDEN', say.notYoursSentence)
  const answer = await action.run({ ...ctx, member }, {
    keys,
    ...asked(keys),
  } satisfies OldClientCallParameters<never>)
  return withRequestedColumns(answer, wanted)
}

/** An answer's row or rows with the requested columns; null requests all. */
function withRequestedColumns(answer: object, wanted: readonly string[] | null): object {
  if (wanted === null) return answer
  if (answer instanceof RowListing) return new RowListing(batchesWithOnly(answer.batches, wanted))
  return Array.isArray(answer)
    ? answer.map((row: object) => pickRequestedColumns(row, wanted))
    : pickRequestedColumns(answer, wanted)
}

async function* batchesWithOnly(batches: AsyncIterable<object[]>, wanted: readonly string[]) {
  for await (const rows of batches) yield rows.map((row) => pickRequestedColumns(row, wanted))
}

/** The values of a call by column, also null. For a read, a list of columns sends no values: it names the columns to return. */
function columnValuesOf(
  { columns = {} }: OldClientTableCall,
  action: OldClientTableAction,
): Record<string, unknown> {
  if (!Array.isArray(columns)) return columns
  if (action.columns !== noColumnsSchema)
    throw refusalWithSentence('INVALID', say.unreadableFieldSentence('columns'))
  return {}
}

/** Removes the keys from a row that a client read and sends back: they are no columns, and must repeat the values of the keys. */
function withoutKeys(
  columns: Record<string, unknown>,
  keys: Record<string, string>,
  action: OldClientTableAction,
) {
  const taken = action.columns instanceof z.ZodMiniObject ? action.columns.shape : {}
  const other = Object.keys(keys).find(
    (name) =>
      Object.hasOwn(columns, name) && !Object.hasOwn(taken, name) && keys[name] !== String(columns[name]),
  )
  if (other !== undefined && action.isFor === 'members' && action.ownKey === other)
    throw refusalWithSentence('FORBIDDEN', say.notYoursSentence)
  if (other !== undefined) throw refusalWithSentence('INVALID', say.keyInColumnsMismatchSentence(other))
  const isKey = (name: string, value: unknown) => Object.hasOwn(keys, name) && keys[name] === String(value)
  return Object.fromEntries(Object.entries(columns).filter(([name, value]) => !isKey(name, value)))
}

/** The key columns and their values, without those that have none; they must be one of the allowed sets, in any order. */
function keyColumnsOf(
  call: OldClientTableCall,
  allowed: readonly (readonly string[])[],
): Record<string, string> {
  const named: [string | undefined, string | undefined][] = [
    [call.pk_column, call.pk_value],
    [call.sk_column, call.sk_value],
  ]
  const given = named.filter(
    (pair): pair is [string, string] => pair[0] !== undefined && pair[1] !== undefined,
  )
  const names = given.map(([column]) => column).sort()
  const isAllowed = allowed.some((set) => [...set].sort().join() === names.join())
  if (!isAllowed)
    throw refusalWithSentence(
      'INVALID',
      say.wrongKeysSentence(allowed.map((set) => set.join(' + ') || 'none')),
    )
  return Object.fromEntries(given)
}

/** The columns that a call requests, which the table must have; null for all. */
function requestedColumnsOf(
  { projection_expression, columns }: OldClientTableCall,
  known: readonly string[],
): string[] | null {
  const named = projection_expression?.split(',') ?? (Array.isArray(columns) ? columns : null)
  if (named === null) return null
  const wanted = named.map((column) => column.trim())
  const unknown = wanted.find((column) => !known.includes(column))
  if (unknown !== undefined) throw refusalWithSentence('INVALID', say.noSuchColumnSentence(unknown))
  return wanted
}
