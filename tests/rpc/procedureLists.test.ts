import type { AnyProcedure } from '@trpc/server'
import { expect, test } from 'vitest'
import { appRouter, metaOfProcedure } from '#server/rpc/router.ts'
import type { ProcedureMeta } from '#server/rpc/trpc.ts'
import { repeatableMutationNames, streamedMutationNames } from '#shared/contract/mutationNames.ts'

const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, AnyProcedure>)

const namesWith = (field: keyof ProcedureMeta) =>
  procedures.filter(([path]) => metaOfProcedure(path)?.[field] !== undefined).map(([path]) => path)
const typesWith = (field: keyof ProcedureMeta) => {
  const names = new Set(namesWith(field))
  return new Set(procedures.filter(([path]) => names.has(path)).map(([, { _def }]) => _def.type))
}

test.each([
  ['isRepeatable', repeatableMutationNames],
  ['isStreamed', streamedMutationNames],
] as const)('browsers treat exactly the mutations whose meta says %s in that way', (field, names) => {
  expect(names.size).toBeGreaterThan(0)
  expect(namesWith(field).sort()).toEqual([...names].sort())
  expect(typesWith(field)).toEqual(new Set(['mutation']))
})

test.each(['cost', 'readsNothing', 'countedAs'] as const)('some procedure declares %s', (field) => {
  expect(namesWith(field)).not.toEqual([])
})
