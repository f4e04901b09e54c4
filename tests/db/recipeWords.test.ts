import postgres from 'postgres'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../support/database/testDatabase.ts'

let sql: postgres.Sql
beforeEach(async () => {
  sql = postgres((await createTestDatabase()).url, { max: 1, onnotice() {} })
  onTestFinished(() => sql.end())
})

const asciiSigns = Array.from({ length: 127 - 32 }, (_, at) => String.fromCharCode(32 + at)).filter((sign) =>
  /[^a-z0-9]/i.test(sign),
)

/** Postgres' text parser reads parts again: 36,000 characters of "@1a" took it 25 s, of "_a" 6 s. */
test('the words of a long text are read within a second, whatever character it repeats', async () => {
  await sql`set statement_timeout = '1s'`
  for (const sign of asciiSigns)
    for (const unit of [`${sign}1a`, `1${sign}a`, `a${sign}`, `1${sign}`, `${sign}a${sign}1`]) {
      const text = unit.repeat(Math.floor(36_000 / unit.length))
      await expect(sql`select length(recipe_lexemes(${text}))`, unit).resolves.toHaveLength(1)
    }
})

test('the words that a search of recipes finds are separated by any sign that is not a letter or digit', async () => {
  const [row] = await sql`
    select tsvector_to_array(recipe_lexemes('Half-baked <b>1.5 l</b> tea, ann@example.com & http://a.b/c_d')) as words`
  expect(row?.words.toSorted()).toEqual(
    ['1', '5', 'a', 'ann', 'b', 'baked', 'c', 'com', 'd', 'example', 'half', 'http', 'l', 'tea'].toSorted(),
  )
})
