import type { Page, Route } from 'playwright-core'
import { routeFirst } from './routeFirst.ts'

/** What a browser says of its own accord when an answer is lost, or a call is refused. */
export const answerIsLost = /ERR_CONNECTION_RESET|ERR_FAILED|status of 4\d\d/

/**
 * Has the server do what a procedure is asked for, and its answers never come: the next one, or as many as are said.
 */
export async function loseAnswers(page: Page, procedure: string, times = 1): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await routeFirst(page, `**/rpc/${procedure}*`, lose, times)
}
