import { beforeEach, inject } from 'vitest'

interface ModuleNode {
  importers: ReadonlySet<string>
  promise: unknown
  exports: unknown
  evaluated: boolean
}
interface WorkerOfVitest {
  evaluatedModules: { idToModuleMap: ReadonlyMap<string, ModuleNode> }
}
interface RunOfMutant {
  mutant: unknown
  startedAt: number
}

/** Provided by Stryker's runner. */
const provided = (key: string): unknown => inject(key as never)

// The worker outlives the run of a mutant, and what the code under test remembers must not: the gate and all that imports it
// are evaluated again for each file of tests, while no mutant is active.
const { idToModuleMap: modules } = (Reflect.get(globalThis, '__vitest_worker__') as WorkerOfVitest)
  .evaluatedModules
const stale = new Set<string>()
function addWithImporters(id: string): void {
  if (stale.has(id)) return
  stale.add(id)
  for (const importer of modules.get(id)?.importers ?? []) addWithImporters(importer)
}
for (const id of modules.keys()) if (id.includes('/src/shared/kitchen/gate/')) addWithImporters(id)
for (const id of stale)
  Object.assign(modules.get(id) ?? {}, { promise: undefined, exports: undefined, evaluated: false })
const stryker = Reflect.get(globalThis, provided('globalNamespace') as string) as { activeMutant: unknown }
stryker.activeMutant = undefined

// A mutant that no test has noticed after so much computing counts as survived, which can only lower the score.
const maxSeconds = Number(process.env.MUTANT_SECONDS ?? Number.POSITIVE_INFINITY)
const secondsOfThread = () => process.threadCpuUsage().user / 1e6
if (provided('mode') === 'mutant') {
  const startedAt = startOfMutant(provided('activeMutant'))
  beforeEach(({ skip }) => {
    if (secondsOfThread() - startedAt > maxSeconds) skip()
  })
}

/** When the first file of tests of this mutant began. */
function startOfMutant(mutant: unknown): number {
  const last = Reflect.get(globalThis, '__runOfMutant') as RunOfMutant | undefined
  if (last !== undefined && last.mutant === mutant) return last.startedAt
  const startedAt = secondsOfThread()
  Reflect.set(globalThis, '__runOfMutant', { mutant, startedAt })
  return startedAt
}
