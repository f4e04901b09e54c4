import { securityEvents } from '#server/logEvents.ts'
import type { TestSite } from '../testSite.ts'

const eventsIn = ({ logged }: TestSite) => logged.filter(({ msg }) => securityEvents.includes(msg as never))

/** The security events that were logged while `work` ran, whether it was refused or not. */
export async function eventsWhile(
  site: TestSite,
  work: () => Promise<unknown>,
): Promise<Record<string, unknown>[]> {
  const before = eventsIn(site).length
  await work().catch(() => {})
  return eventsIn(site).slice(before)
}
