import { describe, expect, test } from 'vitest'
import { type PageRoute, pageTable } from '#client/data/pageTable.ts'
import { cachedPages } from '#client/entry.server.tsx'
import { householdPagePaths } from '#client/offline/offlineData.ts'
import { matchPathPattern } from '#shared/pathPatterns.ts'

const pages: readonly PageRoute[] = pageTable
const patternsWith = (field: keyof PageRoute, value: unknown) =>
  pages.filter((page) => page[field] === value).map(({ path }) => path)

test.each<[keyof PageRoute, unknown]>([
  ['isSameForAll', true],
  ['storedOffline', 'recipe'],
  ['storedOffline', 'recipe list'],
  ['storedOffline', 'household'],
  ['isFor', 'members'],
  ['isFor', 'visitors'],
])('some page declares %s: %s', (field, value) => {
  expect(patternsWith(field, value)).not.toEqual([])
})

test('the pages that browsers keep of a household are those that the table of pages declares', () => {
  expect(householdPagePaths).toEqual(patternsWith('storedOffline', 'household'))
})

test('every page that is cached or stored for a recipe names the recipe in its path', () => {
  const cached = cachedPages.filter(({ cachedFor }) => cachedFor === 'recipe').map(({ path }) => path)
  expect(cached).not.toEqual([])
  for (const path of [...cached, ...patternsWith('storedOffline', 'recipe')])
    expect(path.split('/')).toContain(':recipeId')
})

describe('a path pattern', () => {
  test.each([
    ['/recipe/:recipeId', '/recipe/a.b:c-1', { recipeId: 'a.b:c-1' }],
    ['/recipe/:recipeId/cook', '/recipe/7/cook', { recipeId: '7' }],
    ['/recipes', '/recipes', {}],
    ['/', '/', {}],
  ])('the path pattern %s has the parameters of %s', (pattern, path, params) => {
    expect(matchPathPattern(pattern, path)).toEqual(params)
  })

  test.each([
    ['/recipe/:recipeId', '/recipe/'],
    ['/recipe/:recipeId', '/recipe'],
    ['/recipe/:recipeId', '/recipe/7/cook'],
    ['/recipe/:recipeId', '/recipes/7'],
    ['/recipes', '/recipes/'],
    ['/', '/recipes'],
  ])('the path pattern %s does not fit %s', (pattern, path) => {
    expect(matchPathPattern(pattern, path)).toBeNull()
  })
})
