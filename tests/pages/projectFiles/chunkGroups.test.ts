import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/commands/buildState.ts'
import { chunkGroups } from '#server/commands/bundling/chunkGroups.ts'
import {
  isModuleInGroup,
  isModuleNamePrefix,
  moduleNameOfFile,
  smallModulesOfEveryPage,
} from '#server/commands/bundling/chunkModules.ts'

const filesIn = (folder: string) =>
  readdirSync(path.join(projectFolder, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `/somewhere/${folder}/${file}`,
  )
const files = [...filesIn('src'), ...filesIn('dist/messages/messages/en')]
const names = files.map(moduleNameOfFile)

test.each([
  ['/a/src/client/ui/Card.tsx', 'client/ui/Card'],
  ['/a/src/shared/kitchen/diets.ts?used', 'kitchen/diets'],
  [
    '/a/src/client/features/auth/account/DownloadDataForm.tsx',
    'client/features/auth/account/DownloadDataForm',
  ],
  ['/a/dist/messages/messages/de/auth_sign.js', 'words/auth_sign'],
  ['/a/node_modules/react/index.js', null],
])('the module name of %s is %s', (file, name) => {
  expect(moduleNameOfFile(file)).toBe(name)
})

test.each(
  [{ ...smallModulesOfEveryPage, name: 'base' }, ...chunkGroups].flatMap(({ name, of, except = [] }) =>
    [...of, ...except].map((named) => ({ name, named })),
  ),
)('the chunk group $name refers to an existing module: $named', ({ named }) => {
  expect(names.some((name) => (isModuleNamePrefix(named) ? name?.startsWith(named) : name === named))).toBe(
    true,
  )
})

test('a module that a chunk group excludes is not part of it', () => {
  const group = { of: ['client/ui/', 'words/auth_'], except: ['client/ui/Card', 'words/auth_sign'] }
  const inIt = [
    'src/client/ui/FoldablePart.tsx',
    'dist/messages/messages/en/auth_show.js',
    'src/client/uis/FoldablePart.tsx',
  ]
  expect(inIt.map((file) => isModuleInGroup(group, `/a/${file}`))).toEqual([true, true, false])
  const out = ['src/client/ui/Card.tsx', 'dist/messages/messages/en/auth_sign.js']
  expect(out.map((file) => isModuleInGroup(group, `/a/${file}`))).toEqual([false, false])
})
