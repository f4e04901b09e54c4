import { expect, test } from 'vitest'
import { findSpecificationFaults } from '#server/commands/checks/checkSpecification.ts'

const shown = '`tests/pages/projectFiles/specification.test.ts`: `a row that names a test is taken`'

test('a row that names a test is taken', () => {
  const rows = [`| Rule | Verdict | Shown by |`, `| --- | --- | --- |`, `| a rule | OK | ${shown} |`]
  expect(findSpecificationFaults([...rows, `| another | decided: 0094 | ${shown} |`].join('\n'))).toEqual([])
  expect(findSpecificationFaults('| a planner | MISSING | |')).toEqual([])
  const quoting = `| one's own is 'a row that {verb} a test is taken' | OK | ${shown} |`
  expect(findSpecificationFaults(quoting)).toEqual([])
  expect(findSpecificationFaults(`| 'Nothing of the ${'kind'}' | decided: 0094 | ${shown} |`)).toEqual([])
})

test.each([
  ['a test that is not there', `| a rule | OK | ${shown.replace('is taken', 'is refused')} |`],
  ['a file that is not there', `| a rule | OK | ${shown.replace('pages/', 'nowhere/')} |`],
  [
    'a text that is no title',
    `| a rule | OK | ${shown.replace('a row that names a test is taken', 'no test')} |`,
  ],
  ['a record that is not there', `| a rule | decided: 9999 | ${shown} |`],
  ['no test', '| a rule | OK | |'],
  ['a test for what is missing', `| a rule | MISSING | ${shown} |`],
  ['a sentence that its test does not have', `| says 'We are ${'sorry'} for the delay.' | OK | ${shown} |`],
  ['another verdict', `| a rule | DIFFERS | ${shown} |`],
])('the check of docs/specification.md reports a row with %s', (_what, row) => {
  expect(findSpecificationFaults(row)).toHaveLength(1)
})
