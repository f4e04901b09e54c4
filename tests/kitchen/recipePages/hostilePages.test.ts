import { expect, test } from 'vitest'
import { readRecipePage } from '../../../src/server/recipeFiles/webPage/readRecipePage.ts'

const letters = 10_000_000
const fill = (text: string, count = letters) => text.repeat(Math.ceil(count / text.length))
const jsonLd = (text: string) => `<title>x</title><script type="application/ld+json">${text}</script>`
const item = '<div itemscope itemtype="https://schema.org/Recipe">'

const pages: Record<string, () => string> = {
  'a million "<"': () => fill('<', 1_000_000),
  'ten million "< "': () => fill('< '),
  'deep nesting': () => fill('<div>'),
  'deep nesting with ends that match nothing': () =>
    fill('<div>', letters / 2) + fill('</p></x>', letters / 2),
  'nested properties': () => item + fill('<b itemprop=recipeIngredient>1 cup'),
  'many properties': () => item + fill('<b itemprop=recipeIngredient>1 cup</b>'),
  'items that refer to each other': () => fill(`${item.slice(0, -1)} itemref="a b a" itemprop=x id=a></div>`),
  'a huge attribute': () => `<a href="${fill('x')}">`,
  'a million attributes': () => `<a ${Array.from({ length: 1_000_000 }, (_, at) => `a${at}=1`).join(' ')}>`,
  'elements without end': () => fill('<br>'),
  'headings without end': () => `<title>x</title>${fill('<h2>Ingredients</h2><p>1 cup flour</p>')}`,
  'a list without end': () => `<title>x</title><h2>Ingredients</h2><ul>${fill('<li>1 cup flour</li>')}</ul>`,
  entities: () => fill('&amp;'),
  blanks: () => `<li>${fill(' ')}x`,
  'brackets of JSON': () => jsonLd(fill('[')),
  'quotes of JSON': () => jsonLd(`{"a":"${fill('"')}`),
  'quotes and commas of JSON': () =>
    jsonLd(`{"@type":"Recipe","name":"x","recipeIngredient":["${fill('" , ')}`),
  'backslashes of JSON': () => jsonLd(`{"a":"${fill('\\')}`),
  'a text with a million ingredients': () =>
    jsonLd(`{"@type":"Recipe","name":"x","recipeIngredient":"${fill('1 cup &lt;b&gt;, ')}"}`),
  'steps without end': () =>
    jsonLd(
      `{"@type":"Recipe","name":"x","recipeInstructions":[${fill('"Stir the soup and let it simmer.",')}""]}`,
    ),
}

test.each(Object.entries(pages))('ten megabytes of hostile HTML are read within seconds: %s', (_, make) => {
  const html = make()
  const before = process.cpuUsage()
  const found = readRecipePage(html, null)
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(8)
  expect(found?.recipe.ingredients.length ?? 0).toBeLessThanOrEqual(500)
  expect(found?.recipe.steps.length ?? 0).toBeLessThanOrEqual(500)
})

test('names of properties that JavaScript uses itself do no harm', () => {
  const html = jsonLd(
    '{"@type":"Recipe","__proto__":{"polluted":1},"constructor":1,"name":"Soup","recipeIngredient":["1 leek"],"nutrition":{"__proto__":{"x":1},"calories":"1 kcal"}}',
  )
  expect(readRecipePage(html, null)!.recipe).toMatchObject({
    title: 'Soup',
    nutrition: { calories: '1 kcal' },
  })
  const markup = `${item}<b itemprop="__proto__">x</b><b itemprop="toString">y</b><b itemprop="name">Soup</b><b itemprop="recipeIngredient">1 leek</b></div><i class="constructor h-recipe toString">`
  expect(readRecipePage(markup, null)!.recipe.title).toBe('Soup')
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('addresses that are no web addresses are left out', () => {
  const html = `<link rel="canonical" href="javascript:alert(1)"><meta property="og:image" content="data:image/png;base64,AA">${jsonLd('{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"],"image":"file:///etc/passwd"}')}`
  expect(readRecipePage(html, 'ftp://example.com/')!.recipe).toMatchObject({ sourceUrl: null, image: null })
})
