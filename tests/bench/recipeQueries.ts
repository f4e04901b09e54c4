import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { type OpenedDatabase, openDatabase } from '#server/db/client.ts'
import { membershipsTable } from '#server/features/households/table.ts'
import { listRecipes } from '#server/features/recipeSearch/search.ts'
import { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import type { SignedIn } from '../support/accounts/signedIn.ts'

interface Statement {
  statement: string
  values: unknown[]
}

/** The statements of a list as they are sent: the count, the counts for each filter, and the page. */
export interface ListQueries {
  statements: Statement[]
  isSearch: boolean
}

/** The statements of each list for a signed-in member, without cached counts. */
export async function queriesOf(
  databaseUrl: string,
  { userId }: SignedIn,
  inputs: Partial<RecipeListInput>[],
): Promise<ListQueries[]> {
  const heard: Statement[] = []
  const { db, close } = openDatabase(databaseUrl, {
    poolSize: 1,
    onStatement: (statement, values) => heard.push({ statement, values }),
  })
  const [household] = await db
    .select({ householdId: membershipsTable.householdId })
    .from(membershipsTable)
    .where(eq(membershipsTable.userId, userId))
  const ctx = { deps: { db }, member: { userId, ...household } } as Context
  const queries: ListQueries[] = []
  for (const input of inputs) {
    heard.length = 0
    await listRecipes(ctx, RecipeListInput.parse(input))
    queries.push({ statements: [...heard], isSearch: Boolean(input.query) })
  }
  await close()
  return queries
}

/** Sends a list's statements as they are, with no other code around them. */
export async function send({ sql }: OpenedDatabase, { statements, isSearch }: ListQueries): Promise<void> {
  const prepared = { prepare: true }
  if (!isSearch)
    for (const { statement, values } of statements) await sql.unsafe(statement, values as string[], prepared)
  else
    await sql.begin(async (transaction) => {
      for (const { statement, values } of statements)
        await transaction.unsafe(statement, values as string[], prepared)
    })
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

export interface Explained {
  /** Milliseconds of all its statements together. */
  ms: number
  /** Rows of recipes that were read. */
  rows: number
  indexes: string[]
  walksTable: boolean
}

/** How Postgres runs a list's statements: EXPLAIN (ANALYZE) of each, summed up. */
export async function explain({ sql }: OpenedDatabase, { statements }: ListQueries): Promise<Explained> {
  const all: Explained = { ms: 0, rows: 0, indexes: [], walksTable: false }
  await sql.begin(async (transaction) => {
    for (const { statement, values } of statements) {
      if (/set_config/.test(statement)) await transaction.unsafe(statement)
      const [row] = await transaction.unsafe(
        `explain (analyze, format json) ${statement}`,
        values as string[],
      )
      const { Plan: plan, 'Execution Time': ms } = row!['QUERY PLAN'][0]
      all.ms += ms
      for (const node of nodesOf(plan)) add(all, node)
    }
  })
  return { ...all, indexes: [...new Set(all.indexes)] }
}

function add(all: Explained, node: PlanNode): void {
  if (node['Index Name'] && node['Actual Loops'] > 0) all.indexes.push(node['Index Name'])
  if (node['Relation Name'] !== 'recipes') return
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  all.rows += Math.round((node['Actual Rows'] + removed) * node['Actual Loops'])
  if (node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0) all.walksTable = true
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}
