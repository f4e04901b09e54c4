import { useState } from 'react'
import * as m from '#messages'
import type { RefusalReason } from '#shared/contract/refusalReasons.ts'
import { appErrorDataOf, isCallWithoutServerAnswer } from '../../data/failure.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { deleteOfflineReportVersion, fetchReportVersion } from '../../offline/askReportVersion.ts'

type Utils = ReturnType<typeof trpcHooks.useUtils>
export type HouseholdActionOutcome =
  | { kind: 'done'; sentence: string }
  /** `reason` is null where no Larder answered. */
  | { kind: 'failed'; sentence: string; reason: RefusalReason | null }
  | null

/** One part of the household's screen that does things: says how the last one ended, and allows one at a time. */
export function useHouseholdAction() {
  const utils = trpcHooks.useUtils()
  const [last, setLast] = useState<{
    outcome: HouseholdActionOutcome
    householdId: string | undefined
  } | null>(null)
  const shownId = trpcHooks.households.current.useQuery(undefined, { enabled: false }).data?.id
  const [isBusy, setIsBusy] = useState(false)

  /**
   * Runs `work`, then fetches the household again, and throws the error of `work`. `done` is the sentence shown after a
   * success. Where the server did not answer, `isDone` asks it whether the change was made all the same.
   */
  async function actOrThrow(
    work: (client: Utils['client']) => Promise<unknown>,
    done: string,
    isDone?: (client: Utils['client']) => Promise<boolean>,
  ): Promise<void> {
    setIsBusy(true)
    setLast(null)
    await deleteOfflineReportVersion()
    const failure = await work(utils.client).then(
      () => null,
      async (error: unknown) => {
        const isDoneWithoutAnswer =
          isCallWithoutServerAnswer(error) && (await isDone?.(utils.client).catch(() => false))
        return isDoneWithoutAnswer ? null : { error }
      },
    )
    await householdChanged(utils)
    const outcome: HouseholdActionOutcome = failure
      ? { kind: 'failed', ...householdFailureOf(failure.error) }
      : { kind: 'done', sentence: done }
    setLast({ outcome, householdId: utils.households.current.getData()?.id })
    setIsBusy(false)
    if (failure) throw failure.error
  }

  /** The same, but resolves to whether it was done. */
  const act = (...action: Parameters<typeof actOrThrow>): Promise<boolean> =>
    actOrThrow(...action).then(
      () => true,
      () => false,
    )

  // What was said of one household, or that it is the current one, is not so once another is shown.
  const outcome = last && last.householdId === shownId ? last.outcome : null
  /** Clears the outcome of the last action, because its field is being changed. */
  const forget = () => setLast(null)
  return { act, actOrThrow, outcome, forget, isBusy }
}

/** Who eats has changed, and with it what every recipe is checked for. */
async function householdChanged(utils: Utils): Promise<void> {
  await Promise.all([
    utils.households.current.invalidate(),
    utils.households.list.invalidate(),
    utils.recipes.report.invalidate(),
    fetchReportVersion(utils),
    utils.auth.entrance.invalidate(),
  ])
}

function householdFailureOf(error: unknown): { sentence: string; reason: RefusalReason | null } {
  const data = appErrorDataOf(error)
  if (isCallWithoutServerAnswer(error)) return { sentence: m.errors_unreachable(), reason: null }
  if (!(error instanceof Error) || !data) return { sentence: m.households_failed(), reason: null }
  return { sentence: Object.values(data.fields ?? {})[0] ?? error.message, reason: data.reason }
}
