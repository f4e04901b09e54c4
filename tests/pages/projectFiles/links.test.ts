import path from 'node:path'
import { expect, test } from 'vitest'
import { findDeadLinks, hasMergeMarks } from '#server/commands/checks/checkLinks.ts'

const readme = path.resolve(import.meta.dirname, '../../../docs/decisions/README.md')

test.each([
  ['a file beside it', '[0018](0018-accounts-of-our-own.md)', []],
  ['a file elsewhere', '![A screen](../recipe.png) and [glossary](../glossary.md#food)', []],
  ['a part of the page', '[below](#below)', []],
  ['another site', '[Node](https://nodejs.org/), [mail](mailto:help@example.com)', []],
  ['no file', '[0107](0107-parts.md), [0018](0018-accounts-of-our-own.md)', ['0107-parts.md']],
  ['no file, with a part', '[0107](../0107-parts.md#what)', ['../0107-parts.md#what']],
])('the link check reports the links to %s that lead to no file', (_what, text, dead) => {
  expect(findDeadLinks(readme, text)).toEqual(dead)
})

test('the link check finds a merge left half done, and takes no heading, quotation or table for one', () => {
  const mark = (character: string) => `${character.repeat(7)} HEAD`
  expect(hasMergeMarks(`Ours\n${mark('<')}\nTheirs\n`)).toBe(true)
  expect(hasMergeMarks(`Theirs\n${mark('>')}`)).toBe(true)
  expect(hasMergeMarks('# Title\n=======\n> Quoted\n>> twice\n| <<<<<<< |\n')).toBe(false)
})
