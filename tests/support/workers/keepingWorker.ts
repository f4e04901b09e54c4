import { replaceExamine } from './replaceExamine.ts'

/** A kitchen thread that keeps 120 MB of each recipe that it examines, and answers how many it has examined. */
replaceExamine(
  () => `const kept = []
  export function examineRecipeInThread() {
    kept.push(Array.from({ length: 150 }, () => new Array(100_000).fill(0.5)))
    return kept.length
  }`,
)
await import('#server/kitchenThread/worker.ts')
