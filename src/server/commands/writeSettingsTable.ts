import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { settingDefinitions } from '../config/settings.ts'
import { projectFolder } from './buildState.ts'

// npm run docs:settings writes README's table of settings; with --check it only says whether the table is up to date.
const readme = path.join(projectFolder, 'README.md')
const start = '<!-- settings: written by npm run docs:settings -->'
const end = '<!-- end of settings -->'

const rows = Object.entries(settingDefinitions).map(([name, { absentText, says }]) => {
  // A long list can be broken only after its commas.
  const absent = absentText && `\`${absentText.replaceAll(',', ', ')}\``
  return `| \`${name}\` | ${absent} | ${says} |`
})
const table = ['| Variable | When absent | What it does |', '| --- | --- | --- |', ...rows].join('\n')

const text = readFileSync(readme, 'utf8')
const [before, rest = ''] = text.split(start)
const after = rest.split(end)[1]
const written = `${before}${start}\n${table}\n${end}${after}`
if (!process.argv.includes('--check')) writeFileSync(readme, written)
else if (written !== text) {
  process.stderr.write('README does not list the settings as they are: run npm run docs:settings.\n')
  process.exitCode = 1
}
