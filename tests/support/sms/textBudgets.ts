import type { Config } from '#server/config/config.ts'
import type { TestMember, TestSite } from '../testSite.ts'

/** A configuration whose budget of texts is ample but for these changes. */
export const budgetOf = (changes: Partial<Config['textBudget']>) => ({
  textBudget: { perNetwork: 1_000, perSite: 1_000, siteMicroUsd: null, microUsdPerSegment: null, ...changes },
})

let numbers = 0
/** A phone number that no test has used yet. */
export const newNumber = () => `+4477009${String(++numbers).padStart(5, '0')}`

/** Members in the same network. */
export async function addNeighbours(
  site: TestSite,
  count: number,
  visitor = '203.0.113.50',
): Promise<TestMember[]> {
  const members: TestMember[] = []
  for (let made = 0; made < count; made += 1) {
    const member = await site.addMember()
    member.context = { ...member.context, visitor }
    members.push(member)
  }
  return members
}

/** Asks for a code by text; returns `sent` or the refusal. */
export const askForCode = ({ caller }: TestMember, phoneNumber = newNumber()) =>
  caller.sms.startPhone({ phoneNumber }).then(
    () => 'sent',
    ({ code, message }: { code: string; message: string }) => `${code} ${message}`,
  )

/** The rows of the budget: scope, texts and their cost in millionths of a dollar. */
export const readBudgets = async ({ deps }: TestSite) =>
  Array.from(
    await deps.db.execute<{ scope: string; text_count: number; cost_micro_usd: string }>(
      'select * from text_budgets order by scope desc',
    ),
    ({ scope, text_count, cost_micro_usd }) => [
      scope.replace(/ [0-9a-f]{16}/, ''),
      text_count,
      Number(cost_micro_usd),
    ],
  )

/** The budget rows after `codes` codes from one network. */
export const counted = (codes: number, cost: number) =>
  ['site codes', 'site', 'network codes', 'network'].map((scope) => [scope, codes, cost])
