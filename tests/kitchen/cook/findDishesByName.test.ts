import { expect, test } from 'vitest'
import { findDishesByName } from '#shared/kitchen/cook/wishes/findDishesByName.ts'

const idsOf = (name: string) => findDishesByName(name).map(({ id }) => id)

test.each([
  ['moussaka', 'moussaka'],
  ['risotto', 'risotto'],
  ['tacos', 'tacos'],
  ['lentil soup', 'lentil soup'],
  ['chicken noodle soup', 'pho ga'],
])('the dish "%s" is found by its name', (name, id) => {
  expect(idsOf(name)).toContain(id)
})

test('a dish whose name contains the wished name is ranked after the dish with exactly that name', () => {
  const ids = idsOf('dumpling')
  expect(ids.indexOf('mandu')).toBeLessThan(ids.indexOf('chicken and dumplings'))
})

test('a name that no dish has finds no dish', () => {
  expect(findDishesByName('no dish of this name')).toEqual([])
})
