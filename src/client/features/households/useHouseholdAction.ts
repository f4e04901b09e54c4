import { TRPCClientError } from '@trpc/client'
import { useState } from 'react'
import * as m from '#messages'
import { trpc } from '../../trpc.ts'

type Utils = ReturnType<typeof trpc.useUtils>
export type Outcome = { kind: 'done' | 'failed'; sentence: string } | null

/** One part of the household's screen that does things: says how the last one ended, and lets nobody do two at once. */
export function useHouseholdAction() {
  const utils = trpc.useUtils()
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [isBusy, setIsBusy] = useState(false)

  /** Does it, looks the household up anew, and throws what it was refused with. `done` is what is said when it was done. */
  async function actOrThrow(
    work: (client: Utils['client']) => Promise<unknown>,
    done: string,
  ): Promise<void> {
    setIsBusy(true)
    setOutcome(null)
    const failure = await work(utils.client).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    await householdChanged(utils)
    setOutcome(
      failure ? { kind: 'failed', sentence: sentenceOf(failure.error) } : { kind: 'done', sentence: done },
    )
    setIsBusy(false)
    if (failure) throw failure.error
  }

  /** The same, but resolves to whether it was done. */
  const act = (...action: Parameters<typeof actOrThrow>): Promise<boolean> =>
    actOrThrow(...action).then(
      () => true,
      () => false,
    )

  return { act, actOrThrow, outcome, isBusy }
}

/** Who eats has changed, and with it what every recipe is checked for. */
async function householdChanged(utils: Utils): Promise<void> {
  await Promise.all([
    utils.households.current.invalidate(),
    utils.households.list.invalidate(),
    utils.recipes.report.invalidate(),
    utils.auth.entrance.invalidate(),
  ])
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof TRPCClientError) || !error.data) return m.households_failed()
  const fields = error.data.fields as Record<string, string> | null
  return Object.values(fields ?? {})[0] ?? error.message
}
