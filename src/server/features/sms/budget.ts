import { and, eq, lt, lte, sql } from 'drizzle-orm'
import { measureSms } from '#shared/grocery/smsSegments.ts'
import { widerNetworksOfVisitor } from '../../caller.ts'
import type { Context } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { DomainError } from '../../errors.ts'
import { digestForLog } from '../securityLog/service.ts'
import { textBudgetsTable, type textMessagesTable } from './table.ts'

const today = sql<string>`(now() at time zone 'utc')::date`
const site = 'site'
const { textCount, costMicroUsd, day, scope } = textBudgetsTable

/** What a text took from the budget of its day, as stored in its row so that it can be returned. */
export type TextBudgetShare = Pick<
  typeof textMessagesTable.$inferSelect,
  'budgetDay' | 'budgetNetwork' | 'costMicroUsd'
>
type GivenShare = TextBudgetShare & Pick<typeof textMessagesTable.$inferSelect, 'codeId'>

/** The kind of a text: codes are sent to unconfirmed numbers, so they may use at most half of each budget. */
export type TextMessageKind = 'code' | 'list'

interface Limits {
  maxTexts: number
  maxMicroUsd: number | null
}

/**
 * Takes a text from today's budgets of the site, of the caller's network and of the wider IPv6 networks, and a code
 * also from the half of each that codes may use. Call it in the transaction that queues the text: a refusal takes
 * nothing. Rows are locked in one order. Throws TOO_MANY. The shares of the wider networks are not returned when the
 * text is not sent.
 */
export async function takeTextFromBudget(
  tx: Context,
  kind: TextMessageKind,
  message: string,
): Promise<TextBudgetShare> {
  const { logDigestKey, config } = tx.deps
  const { perNetwork, perSite, siteMicroUsd, microUsdPerSegment } = config.textBudget
  const cost = measureSms(message).segments * (microUsdPerSegment ?? 0)
  const scopeOf = (network: string) => `network ${digestForLog(logDigestKey, 'network', network)}`
  const budgetNetwork = scopeOf(tx.visitor)
  const networks = [
    { scope: budgetNetwork, maxTexts: perNetwork },
    ...widerNetworksOfVisitor(tx.visitor).map(({ network, factor }) => ({
      scope: scopeOf(network),
      maxTexts: perNetwork * factor,
    })),
  ]
  const takeFrom = async (scope: string, limits: Limits) => {
    const taken = await takeFromScope(tx, scope, cost, limits)
    if (!taken || kind === 'list') return taken
    return await takeFromScope(tx, codesScopeOf(scope), cost, halfOf(limits, cost))
  }
  const taken = await takeFrom(site, { maxTexts: perSite, maxMicroUsd: siteMicroUsd })
  if (!taken) throw new DomainError('TOO_MANY', 'sms_site_budget_spent')
  for (const { scope: network, maxTexts } of networks)
    if (!(await takeFrom(network, { maxTexts, maxMicroUsd: null })))
      throw new DomainError('TOO_MANY', 'sms_network_budget_spent')
  return { budgetDay: taken.day, budgetNetwork, costMicroUsd: cost }
}

const codesScopeOf = (scope: string) => `${scope} codes`

/** Half of a budget, but at least one text. */
function halfOf({ maxTexts, maxMicroUsd }: Limits, cost: number): Limits {
  return {
    maxTexts: Math.max(1, Math.floor(maxTexts / 2)),
    maxMicroUsd: maxMicroUsd === null ? null : Math.max(cost, Math.floor(maxMicroUsd / 2)),
  }
}

async function takeFromScope(tx: DbContext, of: string, cost: number, { maxTexts, maxMicroUsd }: Limits) {
  if (maxMicroUsd !== null && cost > maxMicroUsd) return undefined
  const isUnderCost = maxMicroUsd === null ? sql`true` : lte(sql`${costMicroUsd} + ${cost}`, maxMicroUsd)
  const [row] = await tx.deps.db
    .insert(textBudgetsTable)
    .values({ day: today, scope: of, textCount: 1, costMicroUsd: cost })
    .onConflictDoUpdate({
      target: [day, scope],
      set: { textCount: sql`${textCount} + 1`, costMicroUsd: sql`${costMicroUsd} + ${cost}` },
      setWhere: sql`${lt(textCount, maxTexts)} and ${isUnderCost}`,
    })
    .returning({ day })
  return row
}

/** Returns the share of a text that was never sent. Call it in the transaction that ends the text; rows are locked as above. */
export async function returnTextToBudget(
  { deps: { db } }: DbContext,
  { budgetDay, budgetNetwork, costMicroUsd: cost, codeId }: GivenShare,
): Promise<void> {
  if (budgetDay === null || budgetNetwork === null) return
  for (const budgetScope of [site, budgetNetwork].flatMap((each) =>
    codeId ? [each, codesScopeOf(each)] : [each],
  ))
    await db
      .update(textBudgetsTable)
      .set({
        textCount: sql`greatest(${textCount} - 1, 0)`,
        costMicroUsd: sql`greatest(${costMicroUsd} - ${cost}, 0)`,
      })
      .where(and(eq(day, budgetDay), eq(scope, budgetScope)))
}

/** Deletes the budgets of days more than a week ago, when all their texts are deleted too. */
export async function deleteOldTextBudgets({ deps }: DbContext): Promise<void> {
  await deps.db.delete(textBudgetsTable).where(lt(day, sql`${today} - 8`))
}
