import robotsParser from 'robots-parser'
import { type FetchPage, PageFetchError } from './port.ts'

/** The name by which robots.txt may speak of Larder. */
const robotName = 'Larder'

/** What robots.txt of each host says of its pages, fetched once for each. */
export class RobotRules {
  readonly #fetchPage: FetchPage
  readonly #signal: AbortSignal
  readonly #rulesByOrigin = new Map<
    string,
    Promise<{ isAllowed(url: string, name: string): boolean | undefined } | null>
  >()

  constructor(fetchPage: FetchPage, signal: AbortSignal) {
    this.#fetchPage = fetchPage
    this.#signal = signal
  }

  /** False where the host does not want that programs read the page; true where it says nothing of it, or cannot be asked. */
  async isAllowed(url: string): Promise<boolean> {
    const origin = URL.parse(url)?.origin
    if (!origin || origin === 'null') return true
    const rules = this.#rulesByOrigin.get(origin) ?? this.#fetchRules(origin)
    this.#rulesByOrigin.set(origin, rules)
    return (await rules)?.isAllowed(url, robotName) ?? true
  }

  async #fetchRules(origin: string) {
    try {
      const address = `${origin}/robots.txt`
      const { bytes } = await this.#fetchPage(address, this.#signal)
      return robotsParser(address, new TextDecoder().decode(bytes.subarray(0, 500_000)))
    } catch (error) {
      if (error instanceof PageFetchError) return null
      throw error
    }
  }
}
