import { type EaterConcern, eaterConcernKey } from '#shared/kitchen/findings/concerns.ts'
import { createListInBrowserStorage } from '../../data/browserStore.ts'
import { storedAcceptedWarnings } from '../../offline/cookedAnyway.ts'

/** Recipes of a few years of evenings. */
const maxKept = 200
const kept = createListInBrowserStorage(storedAcceptedWarnings, (each) =>
  typeof each === 'string' ? each : undefined,
)

/** Whether this browser was told to cook this version of a recipe in spite of what it holds against these people. */
export function createAcceptedWarningsStore(
  { id, version }: { id: string; version: number },
  warnings: readonly { eater: string; concern: EaterConcern }[],
) {
  const concerns = [...new Set(warnings.map(eaterConcernKey))].sort()
  const key = JSON.stringify([id, version, concerns])
  return {
    isKept: () => kept.read().includes(key),
    keep: () => kept.change((list) => [...list.filter((each) => each !== key), key].slice(-maxKept)),
  }
}
