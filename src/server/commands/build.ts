import { createBuilder } from 'vite'
import { beginBuild, projectFolder } from './buildState.ts'

/** npm run build: the browser's files and the bundled server, into dist/. */
export async function build(): Promise<void> {
  const markBuilt = beginBuild()
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder({ root: projectFolder, logLevel: 'warn' }, null)
  await builder.buildApp()
  markBuilt()
}

if (import.meta.main) await build()
