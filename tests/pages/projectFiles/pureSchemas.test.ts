import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/commands/buildState.ts'
import { markSchemasPurePlugin } from '#server/commands/bundling/pureSchemas.ts'

/** What a browser's file holds that imports one schema of a contract. */
async function codeOf(schema: string, isPure: boolean, file = 'auth/auth.ts'): Promise<string> {
  const contract = path.join(projectFolder, 'src/shared/contract', file)
  const built = (await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? `export { ${schema} } from '${contract}'` : null),
      },
      markSchemasPurePlugin(() => isPure),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'entry',
        external: ['#messages'],
        preserveEntrySignatures: 'strict',
        treeshake: { propertyReadSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output.map((each) => (each.type === 'chunk' ? each.code : '')).join('\n')
}

test('a browser’s file holds the schemas that it uses, and no others of their contract', async () => {
  const [pure, whole] = await Promise.all([codeOf('SignInInput', true), codeOf('SignInInput', false)])
  expect(pure).toContain('SignInInput = ')
  expect(whole).toContain('{16,64}')
  expect(pure).not.toContain('{16,64}')
  expect(pure.length).toBeLessThan(whole.length)
}, 60_000)

test('a schema that a browser’s file holds keeps what its checks do', async () => {
  expect(await codeOf('FoodWordsSchema', true, 'eatingPreferences.ts')).toContain('issues.push')
}, 60_000)
