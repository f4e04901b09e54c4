import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('the command "kitchen read-page" prints the recipe of each page, and null where a page has none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const pageFile = (name: string, html: string) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, html)
    return file
  }
  const soup = pageFile(
    'site.example/soup.testhtml',
    '<h1>Soup</h1><p>Serves: 4-6</p><h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l water</li></ul><h2>Method</h2><ol><li>Simmer the leeks in water for an hour.</li></ol>',
  )
  const none = pageFile('site.example/none.html', '<h1>About us</h1>')
  const input = [
    { url: 'https://site.example/soup', file: soup },
    { url: null, file: none },
    { file: path.join(folder, 'missing.html') },
  ]
  const run = spawnSync(process.execPath, ['src/server/commands/kitchen.ts', 'read-page'], {
    input: input.map((line) => `${JSON.stringify(line)}\n`).join(''),
    encoding: 'utf8',
  })
  const [read, empty, missing] = run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(read).toMatchObject({
    file: 'site.example/soup',
    title: 'Soup',
    ingredients: ['2 leeks', '1 l water'],
    instructions: ['Simmer the leeks in water for an hour.'],
    yields: '4-6 servings',
    total_time: null,
    nutrients: null,
  })
  expect(empty).toMatchObject({
    file: 'site.example/none',
    title: null,
    ingredients: null,
    instructions: null,
  })
  expect(missing.error).toContain('missing.html')
  expect(run.status).toBe(1)
})
