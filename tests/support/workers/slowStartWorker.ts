import { setTimeout as sleep } from 'node:timers/promises'
import { replaceExamine } from './replaceExamine.ts'

const bornAt = performance.now()

/**
 * The kitchen thread on a machine where its start takes three seconds. It examines a recipe for as many milliseconds of
 * time as the recipe's name says, and answers how many milliseconds the thread is old.
 */
replaceExamine(
  () => `export function examineRecipeInThread({ name }) {
    const until = performance.now() + Number(name)
    while (performance.now() < until);
    return performance.now() - ${bornAt}
  }`,
)
await sleep(3_000)
await import('#server/kitchenThread/worker.ts')
