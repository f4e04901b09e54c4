import { replaceExamine } from './replaceExamine.ts'

/** The kitchen thread, which takes 300 milliseconds of a core to examine a recipe and then throws. */
replaceExamine(
  () => `export function examineRecipeInThread() {
    const before = process.threadCpuUsage()
    const usedMs = () => process.threadCpuUsage(before).user / 1_000
    while (usedMs() < 300);
    throw new Error('a defect')
  }`,
)
await import('#server/kitchenThread/worker.ts')
