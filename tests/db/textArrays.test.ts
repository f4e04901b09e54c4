import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { createTestDatabase } from '../support/database/testDatabase.ts'

const lines = [
  'two eggs',
  '',
  'NULL',
  'null',
  'a "quoted" word',
  'back\\slash \\"',
  '{braces}, commas,',
  ' spaces ',
  'line\nbreak\ttab',
  'crème 🍋 \u2028',
  '\\',
  '"',
]

async function open() {
  const { url } = await createTestDatabase('empty')
  const { db, close } = openDatabase(url, { poolSize: 1 })
  onTestFinished(close)
  return db
}

test.each([[[]], [lines], [[lines.join('\n').repeat(50)]]])(
  'an array of text is read as it was sent: %j',
  async (sent) => {
    const db = await open()
    const [row] = await db.execute<{ text: string[]; varchar: string[]; inRow: string[] | null }>(sql`
    with shelf as (select ${sql.param(sent)}::text[] as jars)
    select jars as text, jars::varchar[] as varchar, (select array_agg(jar) from unnest(jars) jar) as "inRow" from shelf`)
    expect(row).toEqual({ text: sent, varchar: sent, inRow: sent.length > 0 ? sent : null })
  },
)

test('null elements stay null, and arrays of other types are read as before', async () => {
  const db = await open()
  const [row] = await db.execute(sql`
    select array['jam', null, 'NULL'] as jars, array[1, 2]::int[] as counts, null::text[] as none,
      array[array['a', 'b'], array['c', '}']] as shelves`)
  expect(row).toEqual({
    jars: ['jam', null, 'NULL'],
    counts: [1, 2],
    none: null,
    shelves: [
      ['a', 'b'],
      ['c', '}'],
    ],
  })
})
