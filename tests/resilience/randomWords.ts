import type { Context } from '#server/context.ts'
import { openDatabase } from '#server/db/client.ts'
import { updateRecipeTermCounts } from '#server/features/recipeSearch/termCounts.ts'
import { maxRecipeLines, recipeLineMaxLength } from '#shared/contract/limits.ts'
import { addRecipeAt } from '../support/recipes/ownRecipes.ts'
import { addMembers, type Larder, type Member, openLarder, withSql } from './larder.ts'
import { percentile, type Report, type Row } from './row.ts'

const recipeCount = 120
const searches = 60
const maxTimes = 2
/** Spellings with other capitals count as separate searches, so that none is answered from the cached counts. */
const sought = 'chicken soup'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const randomLetter = () => letters[Math.floor(Math.random() * letters.length)]
const randomWord = () => Array.from({ length: 4 + Math.floor(Math.random() * 5) }, randomLetter).join('')
function randomLine(): string {
  let line = randomWord()
  for (let next = randomWord(); line.length + next.length < recipeLineMaxLength; next = randomWord())
    line += ` ${next}`
  return line
}

async function searchAmongWords(report: Report): Promise<void> {
  const larder = await openLarder(report, { DATA_DIR: report.folder() })
  const [writer] = (await addMembers(larder, 1)) as [Member]
  // Compiles the code beforehand, so that this is not measured.
  await searchP50(larder)
  const before = await searchP50(larder)
  report.figure(
    `"${sought}" among ${await countRows(larder, 'recipe_terms')} words: p50 ${before.toFixed(1)} ms`,
  )

  for (let count = 0; count < recipeCount; count += 1) {
    const ingredients = Array.from({ length: maxRecipeLines }, randomLine)
    const recipeId = await addRecipeAt(larder, writer, { name: `Bowl ${count}`, ingredients })
    if (!recipeId) throw new Error('a recipe was not kept')
  }
  await expectAsBefore(report, larder, `with ${recipeCount} recipes of random words`, before)

  const left = await fetch(`${larder.url}/rpc/auth.deleteAccount`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: writer.header },
    body: JSON.stringify({ email: writer.email, password: null, recipes: 'delete' }),
  })
  report.figure(`the account is deleted: ${left.status}`, left.status === 200)
  await expectAsBefore(report, larder, 'after their deletion', before)
  await tidyTerms(larder)
  await expectAsBefore(report, larder, 'after the housekeeping', before)
  const orphans = await countRows(larder, 'recipe_terms where added_by is not null')
  report.figure(`${orphans} of their words are left`, orphans === 0)
}

async function expectAsBefore(report: Report, larder: Larder, when: string, before: number): Promise<void> {
  const p50 = await searchP50(larder)
  const words = await countRows(larder, 'recipe_terms')
  report.figure(`${when}, among ${words} words: p50 ${p50.toFixed(1)} ms`, p50 <= maxTimes * before)
}

let asked = 0
/** The same search with other capitals. */
function anotherSpelling(): string {
  asked += 1
  return [...sought].map((letter, at) => ((asked >> at) & 1 ? letter.toUpperCase() : letter)).join('')
}

async function searchP50({ url }: Larder): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < searches; count += 1) {
    const input = encodeURIComponent(JSON.stringify({ query: anotherSpelling() }))
    const askedAt = performance.now()
    const answer = await fetch(`${url}/rpc/recipes.list?input=${input}`)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`a search was answered with ${answer.status}`)
    times.push(performance.now() - askedAt)
  }
  return percentile(times, 0.5)
}

async function countRows({ databaseUrl }: Larder, from: string): Promise<number> {
  const [row] = await withSql(databaseUrl, (sql) => sql.unsafe(`select count(*)::int as count from ${from}`))
  return Number(row?.count)
}

/** Counts terms, as the cleanup does every ten minutes. */
async function tidyTerms({ databaseUrl }: Larder): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { poolSize: 1 })
  try {
    await updateRecipeTermCounts({ deps: { db, closing: new AbortController() } } as unknown as Context)
  } finally {
    await close()
  }
}

export const randomWords: Row[] = [
  {
    name: 'random-words',
    what: `${recipeCount} recipes of random words of one member, kept and deleted`,
    promised: `p50 of a search for "${sought}" at most ${maxTimes} times as before, no word of theirs is left`,
    run: searchAmongWords,
  },
]
