import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingDefinitions } from '#server/config/settings.ts'

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

test('README states the default of every setting, and setting a variable to its default changes nothing', () => {
  for (const [name, { type, absent, absentText }] of Object.entries(settingDefinitions)) {
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
    const shown = /^\| `\w+` \| (?:`([^`]*)`)? \| /.exec(row ?? '')?.[1] ?? ''
    if (absentText === '') expect([name, shown]).toEqual([name, ''])
    else expect([name, type.parse(shown)]).toEqual([name, absent])
  }
})
