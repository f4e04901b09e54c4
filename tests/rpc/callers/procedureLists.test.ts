import type { AnyProcedure } from '@trpc/server'
import { expect, test } from 'vitest'
import { listedProcedures, procedureListsSource } from '#server/commands/procedureLists.ts'
import { appRouter, metaOfProcedure, procedureNames } from '#server/rpc/router.ts'
import type { ProcedureMeta } from '#server/rpc/trpc.ts'
import * as offlineLists from '#shared/contract/procedures/offlineProcedureLists.ts'
import offlineSource from '#shared/contract/procedures/offlineProcedureLists.ts?raw'
import * as callLists from '#shared/contract/procedures/procedureLists.ts'
import callSource from '#shared/contract/procedures/procedureLists.ts?raw'

const writtenLists = { ...callLists, ...offlineLists }

const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>
const namesWith = (field: keyof ProcedureMeta) =>
  procedureNames.filter((path) => metaOfProcedure(path)?.[field] !== undefined)
const typesOf = (names: readonly string[]) => new Set(names.map((name) => procedures[name]?._def.type))

test('the lists of procedures for browsers are those that npm run rpc:lists writes', () => {
  expect(callSource).toBe(procedureListsSource('procedureLists'))
  expect(offlineSource).toBe(procedureListsSource('offlineProcedureLists'))
  expect(new Map(Object.entries(writtenLists).map(([name, list]) => [name, [...list]]))).toEqual(
    listedProcedures,
  )
})

test.each(Object.entries(writtenLists))('browsers have some procedure in the list %s', (_name, list) => {
  expect(list.size).toBeGreaterThan(0)
})

test.each([
  ['isRepeatable', [writtenLists.repeatableMutations], 'mutation'],
  ['isStreamed', [writtenLists.streamedMutations], 'mutation'],
  [
    'storedOffline',
    [writtenLists.queriesOfRecipeVersion, writtenLists.queriesBesideRecipe, writtenLists.queriesForAllPages],
    'query',
  ],
] as const)('browsers treat exactly the procedures whose meta says %s in that way', (field, lists, type) => {
  expect(lists.flatMap((list) => [...list]).sort()).toEqual(namesWith(field).sort())
  expect(typesOf(namesWith(field))).toEqual(new Set([type]))
})

test.each(['cost', 'readsNothing', 'countedAs', 'storedOffline'] as const)(
  'some procedure declares %s',
  (field) => {
    expect(namesWith(field)).not.toEqual([])
  },
)
