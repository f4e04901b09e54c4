import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { zipOf } from '../../../support/recipeFiles/exportFiles.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'exports-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What `npm run -s kitchen -- read-export` prints for a file of these bytes, and its exit code. */
function runCommand(name: string, content: string | Uint8Array | null) {
  const file = path.join(folder, name)
  if (content !== null) writeFileSync(file, content)
  const run = spawnSync(process.execPath, ['src/server/commands/kitchen.ts', 'read-export', file], {
    encoding: 'utf8',
  })
  const lines = run.stdout.split('\n').filter(Boolean)
  return { lines: lines.map((line) => JSON.parse(line)), code: run.status }
}

test('the command "kitchen read-export" prints a line for each recipe and for each entry that cannot be read', async () => {
  const zip = await zipOf({
    'Toast.cook': '---\nservings: 2\ntags: quick\n---\n= Toast\nToast @bread{2%slices} for ~{3%min}.',
    'bad/recipe.json': '{"name":',
  })
  const { lines, code } = runCommand('Recipes.zip', zip)
  expect(code).toBe(0)
  expect(lines).toEqual([
    {
      title: 'Toast',
      description: null,
      ingredients: ['# Toast', '2 slices bread'],
      steps: ['# Toast', 'Toast bread for 3 min.'],
      servings: 2,
      prepMinutes: null,
      cookMinutes: null,
      totalMinutes: null,
      sourceUrl: null,
      tags: ['quick'],
      rating: null,
      notes: null,
      hasImage: false,
    },
    { entry: 'bad/recipe.json', error: 'The content is damaged: it is not valid JSON.' },
  ])
})

test.each([
  ['an empty file', '', 'The file is empty.'],
  ['a text', 'hello', 'The file is in no format of recipes that is known.'],
  ['a path without a file', null, 'There is no file at this path that can be read.'],
])(
  'the command "kitchen read-export" prints one sentence and exits with 1 for %s',
  (name, content, error) => {
    expect(runCommand(`${name}.zip`, content)).toEqual({ lines: [{ error }], code: 1 })
  },
)
