import { afterEach, describe, expect, test } from 'vitest'
import { KitchenThread } from '#server/kitchenThread/kitchenThread.ts'
import { addBlogEntry, repeatTo, sparseTable } from '../../support/recipes/blogEntries.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

const opened: TestSite[] = []
afterEach(async () => {
  for (const site of opened.splice(0).reverse()) await site.close()
})

async function openSite(options: Parameters<typeof openTestSite>[0] = {}) {
  const site = await openTestSite(options)
  opened.push(site)
  return site
}

/** Another process on the same database, whose kitchen thread cannot start. */
const openBesideWithoutThread = (beside: TestSite) =>
  openSite({ beside, kitchenThread: new KitchenThread({ workerFile: '/nowhere/worker.ts' }) })

const maxHtmlLength = (content: string) => 5 * content.length + 10_000

/** Markdown that makes the most HTML for its length, or takes the longest to render. */
const hostile: Record<string, string> = {
  'a table of 2 columns': sparseTable(2, 3_000),
  'a table of 50 columns': sparseTable(50, 3_000),
  'a table of 300 columns': sparseTable(300, 3_000),
  'many small tables': repeatTo(3_000, '|a|b|\n|-|-|\n\n'),
  'tables in quotes': repeatTo(3_000, '> |a|b|c|d|e|f|\n> |-|-|-|-|-|-|\n> a\n> a\n> a\n\n'),
  'nested quotes': repeatTo(3_000, `${'>'.repeat(99)}a\n\n`),
  'nested lists': repeatTo(3_000, `${'- '.repeat(49)}a\n\n`),
  'quotes in lists': repeatTo(3_000, '- > '),
  'empty list items': repeatTo(3_000, '-\n'),
  'empty headings': repeatTo(3_000, '#\n'),
  'short links': repeatTo(3_000, '[a](b)'),
  addresses: repeatTo(3_000, '<a@b>'),
  'open links': repeatTo(3_000, '[a]('),
  'open pictures': repeatTo(3_000, '!['),
  'emphasis runs': repeatTo(3_000, '*a **b _c ***d '),
  'closed emphasis': repeatTo(3_000, '*a*'),
  ampersands: repeatTo(3_000, '&'),
  entities: repeatTo(3_000, '&quot;'),
  'quotation marks': repeatTo(3_000, '"'),
}

describe('the HTML of a blog entry', () => {
  test('the HTML of a blog entry has at most 5 times the characters of its Markdown and 10,000 more', async () => {
    const site = await openSite()
    const ada = await site.addMember()
    for (const [what, content] of Object.entries(hostile)) {
      const recipeId = await addBlogEntry(ada, content)
      const { contentHtml } = await site.callerAt().recipes.get({ recipeId })
      expect(contentHtml, what).not.toBe('')
      expect(contentHtml.length, what).toBeLessThanOrEqual(maxHtmlLength(content))
    }
  })

  test('the HTML of a blog entry shows a table of more than 2,000 cells as plain text, and says so', async () => {
    const site = await openSite()
    const rows = Array.from({ length: 60 }, (_, row) => `| row ${row} |`)
    const table = [`|${' a |'.repeat(40)}`, `|${'-|'.repeat(40)}`, ...rows].join('\n')
    const recipeId = await addBlogEntry(await site.addMember(), `## Before\n\n${table}\n\n**after**`)
    const { contentHtml, hasUnformattedText } = await site.callerAt().recipes.get({ recipeId })
    expect(contentHtml).toContain('<h2>Before</h2>')
    expect(contentHtml).not.toContain('<table>')
    for (const row of rows) expect(contentHtml).toContain(row)
    expect(contentHtml).toContain('<strong>after</strong>')
    expect(hasUnformattedText).toBe(true)
    const page = await (await site.openApp()).inject(`/recipe/${recipeId}?servings=3`)
    expect(page.body).toContain('Some of this entry is shown as plain text')
  })

  test('the HTML of a blog entry shows tables of 2,000 cells altogether as tables, and one beyond them as plain text', async () => {
    const site = await openSite()
    const line = (cell: string) => `|${` ${cell} |`.repeat(10)}`
    const table = [line('head'), line('-'), ...Array(99).fill(line('words'))].join('\n')
    const ada = await site.addMember()
    const read = async (content: string) =>
      await site.callerAt().recipes.get({ recipeId: await addBlogEntry(ada, content) })
    const within = await read(`${table}\n\nand\n\n${table}`)
    expect(within.contentHtml.split('<table>')).toHaveLength(3)
    expect(within.hasUnformattedText).toBe(false)
    const beyond = await read(`${table}\n\nand\n\n${table}\n| one more |`)
    expect(beyond.contentHtml.split('<table>')).toHaveLength(2)
    expect(beyond.contentHtml).toContain('one more')
    expect(beyond.hasUnformattedText).toBe(true)
  })

  test('the HTML of a blog entry is plain text with its line breaks where the formatted text would be too long', async () => {
    const site = await openSite()
    const content = `First line\nsecond <line>\n\n${repeatTo(3_000, `${'>'.repeat(99)}deep\n\n`)}`
    const recipeId = await addBlogEntry(await site.addMember(), content)
    const { contentHtml, hasUnformattedText } = await site.callerAt().recipes.get({ recipeId })
    expect(contentHtml).toMatch(/^<p>First line<br>\nsecond &lt;line&gt;<\/p>\n<p>&gt;&gt;/)
    expect(hasUnformattedText).toBe(true)
  })
})

describe('a blog entry is rendered', () => {
  test('a blog entry is rendered on the kitchen thread, however short it is', async () => {
    const site = await openSite()
    const ada = await site.addMember()
    const recipeId = await addBlogEntry(ada, 'Short and **never read**')
    expect(site.deps.kitchenThread.isRunning).toBe(false)
    await site.callerAt().recipes.get({ recipeId })
    expect(site.deps.kitchenThread.isRunning).toBe(true)
  })

  test('a blog entry is rendered not for its report or its scaled lines, which need only its lines', async () => {
    const site = await openSite()
    const ada = await site.addMember()
    const recipeId = await addBlogEntry(ada, 'Asked for its **report** alone')
    await ada.caller.recipes.report({ recipeId })
    await ada.caller.recipes.scalables({ recipeId })
    expect(site.deps.kitchenThread.isRunning).toBe(false)
  })

  test('a blog entry is rendered once for many readers, and cached up to 2 million characters', async () => {
    const site = await openSite()
    const ada = await site.addMember()
    const add = async (content: string) => await read(ada, await addBlogEntry(ada, content))
    const short: string[] = []
    for (let count = 0; count < 30; count += 1) short.push(await add(`Short entry **${count}**`))
    const withoutThread = await openBesideWithoutThread(site)
    for (const recipeId of short)
      expect((await withoutThread.callerAt().recipes.get({ recipeId })).contentHtml).toContain('<strong>')
    for (let count = 0; count < 11; count += 1) await add(`${count}\n\n${repeatTo(39_000, '-\n')}`)
    await expect(withoutThread.callerAt().recipes.get({ recipeId: short[0]! })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    })
  })

  test('a blog entry is rendered at a read cost that grows with its length, charged to each reader', async () => {
    const site = await openSite({ config: { readCostPerMinute: 30 } })
    const app = await site.openApp()
    const ada = await site.addMember()
    const statusesOf = async (content: string, remoteAddress: string) => {
      const recipeId = await read(ada, await addBlogEntry(ada, content))
      const url = `/rpc/recipes.get?input=${encodeURIComponent(JSON.stringify({ recipeId }))}`
      const statuses = []
      for (let count = 0; count < 8; count += 1)
        statuses.push((await app.inject({ url, remoteAddress })).statusCode)
      return new Set(statuses)
    }
    expect(await statusesOf('Of little length', '198.51.100.1')).toEqual(new Set([200]))
    expect(await statusesOf(repeatTo(40_000, '-\n'), '198.51.100.2')).toEqual(new Set([200, 429]))
  })

  async function read({ caller }: TestMember, recipeId: string): Promise<string> {
    await caller.recipes.get({ recipeId })
    return recipeId
  }
})
