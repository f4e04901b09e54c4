import { AsyncLocalStorage } from 'node:async_hooks'
import { onTestFinished, type TestContext, test } from 'vitest'

const ownContext = new AsyncLocalStorage<TestContext>()

/** As onTestFinished, which knows no test of several that run at once. */
export const afterTest: typeof onTestFinished = (...args) =>
  (ownContext.getStore()?.onTestFinished ?? onTestFinished)(...args)

/** A test that runs beside the others of its kind in the file, for what mostly waits. It has everything to itself. */
export function concurrentTest(title: string, run: () => Promise<void>): void {
  test.concurrent(title, (context) => ownContext.run(context, run))
}
