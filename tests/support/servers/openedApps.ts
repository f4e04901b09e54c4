import { afterEach } from 'vitest'
import { openTestSite, type TestSite } from '../testSite.ts'

/** Opens servers on sites of their own, which close after each test of the file. */
export function prepareApps() {
  const opened: TestSite[] = []
  afterEach(() => Promise.all(opened.splice(0).map((site) => site.close())))
  return async function openApp(options?: Parameters<typeof openTestSite>[0]) {
    const site = await openTestSite(options)
    opened.push(site)
    return { site, app: await site.openApp() }
  }
}
