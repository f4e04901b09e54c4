import { createBuilder } from 'vite'
import { markBuilt, markUnbuilt, projectFolder } from './buildState.ts'

/** npm run build: the browser's files and the bundled server, into dist/. */
export async function build(): Promise<void> {
  markUnbuilt()
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder({ root: projectFolder, logLevel: 'warn' }, null)
  await builder.buildApp()
  markBuilt()
}

if (import.meta.main) await build()
