import { securityEvents } from '#server/logEvents.ts'
import type { TestKitchen } from './testKitchen.ts'

const eventsIn = ({ logged }: TestKitchen) =>
  logged.filter(({ msg }) => securityEvents.includes(msg as never))

/** The security events that were logged while `work` ran, whether it was refused or not. */
export async function eventsWhile(
  kitchen: TestKitchen,
  work: () => Promise<unknown>,
): Promise<Record<string, unknown>[]> {
  const before = eventsIn(kitchen).length
  await work().catch(() => {})
  return eventsIn(kitchen).slice(before)
}
