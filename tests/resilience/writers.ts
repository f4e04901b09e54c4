import { createGroceryOperations } from '#shared/grocery/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { type Member, withSql } from './larder.ts'
import { type Report, sleep, until } from './row.ts'

const operations = createGroceryOperations(new HybridClock('resilience'), Date.now)
/** One in this many writes is a recipe, the others are items on a list. */
const recipeEvery = 5
let drafts = 1_700_000_000_000

interface Answer {
  status: number
  hasRetryAfter: boolean
  startedAt: number
  tookMs: number
}

/** Members who write without pause, each waiting for the answer, and record what was acknowledged. */
export class Writers {
  readonly items = new Set<string>()
  readonly recipes = new Set<string>()
  readonly answers: Answer[] = []
  readonly #running: Promise<void>[] = []
  #isOver = false

  /** `urlFor`: where a writer sends its next write. */
  constructor(members: readonly Member[], urlFor: (writer: number) => string) {
    for (const [index, member] of members.entries()) this.#running.push(this.#write(member, index, urlFor))
  }

  get acknowledged(): number {
    return this.items.size + this.recipes.size
  }

  /** When the first write that began after `at` was acknowledged; null when none was. */
  acknowledgedAfter(at: number): number | null {
    const first = this.answers.find(({ status, startedAt }) => status === 200 && startedAt >= at)
    return first ? first.startedAt + first.tookMs : null
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#running)
  }

  /** Records how many acknowledged writes are missing in the database; none may be. */
  async expectNothingLost(report: Report, databaseUrl: string): Promise<void> {
    const [items, recipes] = await withSql(databaseUrl, async (sql) => [
      await sql`select name from grocery_docs`,
      await sql`select name from recipes`,
    ])
    const kept = new Set([...items!, ...recipes!].map(({ name }) => String(name)))
    const lost = [...this.items, ...this.recipes].filter((name) => !kept.has(name)).length
    report.figure(
      `${lost} of ${this.acknowledged} acknowledged writes lost`,
      lost === 0 && this.acknowledged > 0,
    )
  }

  /** Records answers other than 200: only 503 with Retry-After and cut connections are permitted. */
  expectAnswers(report: Report): void {
    const bad = this.answers.filter(
      ({ status, hasRetryAfter }) => status >= 500 && !(status === 503 && hasRetryAfter),
    )
    const refused = this.answers.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter)
    const counts = Map.groupBy(bad, ({ status, hasRetryAfter }) =>
      status === 503 && !hasRetryAfter ? '503 without Retry-After' : `${status}`,
    )
    const told = [...counts].map(([status, all]) => `${all.length} x ${status}`).join(', ')
    report.figure(`${refused.length} x 503 with Retry-After, ${told || 'no other 5xx'}`, bad.length === 0)
  }

  get slowestMs(): number {
    return Math.max(0, ...this.answers.map(({ tookMs }) => tookMs))
  }

  async #write(member: Member, writer: number, urlFor: (writer: number) => string): Promise<void> {
    for (let round = 0; !this.#isOver; round += 1) {
      const isRecipe = round % recipeEvery === 0
      const name = `${isRecipe ? 'Soup' : 'Item'} ${writer} ${round} ${member.userId}`
      const startedAt = performance.now()
      const { path, body } = isRecipe ? recipeCall(name) : itemCall(name, member)
      const answer = await fetch(urlFor(writer) + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: member.header },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(60_000),
      })
        .then(async (response) => ({ response, text: await response.text() }))
        .catch(() => null)
      const tookMs = performance.now() - startedAt
      const status = answer?.response.status ?? 0
      const hasRetryAfter = answer?.response.headers.has('retry-after') ?? false
      this.answers.push({ status, hasRetryAfter, startedAt, tookMs })
      const isTaken = status === 200 && (isRecipe || !answer?.text.includes('"refused":[{'))
      if (isTaken) (isRecipe ? this.recipes : this.items).add(name)
      // Pauses like people do, so that a refusing server is not flooded.
      await sleep(isTaken ? 2 : 50)
    }
  }
}

function itemCall(name: string, { householdId }: Member) {
  const operation = operations.addItem('resilience', 'default', { name, quantity: '', category: null })
  return { path: '/rpc/grocery.sync', body: { householdId, operations: [operation] } }
}

function recipeCall(name: string) {
  drafts += 1
  const body = {
    draftId: String(drafts),
    name,
    description: 'For a cold evening.',
    servings: 4,
    prepTimeMinutes: 10,
    cookTimeMinutes: 30,
    totalTimeMinutes: 40,
    ingredients: ['200 g red lentils', '1 onion', '1 l water'],
    instructions: ['Chop the onion.', 'Simmer everything.'],
    mealType: 'Dinner',
    dietType: 'Vegan',
    cuisine: 'Turkish',
  }
  return { path: '/rpc/recipes.submit', body }
}

/** Starts writers, which stop after the row; resolves when as many writes as members were acknowledged. */
export async function startWriters(
  report: Report,
  members: readonly Member[],
  urlFor: (writer: number) => string,
): Promise<Writers> {
  const writers = new Writers(members, urlFor)
  report.after(() => writers.stop())
  await until(() => writers.acknowledged >= members.length, 30_000, 'the first writes are acknowledged')
  return writers
}
