import type { AnyProcedure } from '@trpc/server'
import { expect, test } from 'vitest'
import { appRouter, metaOfProcedure } from '#server/rpc/router.ts'
import { repeatableMutationNames } from '#shared/contract/repeatable.ts'

test('browsers repeat exactly the mutations whose meta says isRepeatable', () => {
  const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, AnyProcedure>)
  const declared = procedures.filter(([path]) => metaOfProcedure(path)?.isRepeatable)
  expect(declared.map(([path]) => path).sort()).toEqual([...repeatableMutationNames].sort())
  expect(new Set(declared.map(([, { _def }]) => _def.type))).toEqual(new Set(['mutation']))
})
