import { mkdirSync } from 'node:fs'
import { createBuilder } from 'vite'
import { BuiltFolderInUseError, lockBuiltFolder } from '../builtFolder.ts'
import { builtFolder, markBuildRunning, projectFolder } from './buildState.ts'
import { compileMessages } from './compileMessages.ts'

/**
 * npm run build: the browser's files and the bundled server, into dist/. Throws BuiltFolderInUseError, and leaves the files as
 * they are, while a server runs from them.
 */
export async function buildProject(): Promise<void> {
  mkdirSync(builtFolder, { recursive: true })
  const unlock = lockBuiltFolder(builtFolder)
  try {
    // It writes its settings file again, which would count as a source that changed during the build.
    await compileMessages()
    const markBuilt = markBuildRunning()
    process.env.NODE_ENV = 'production'
    const builder = await createBuilder({ root: projectFolder, logLevel: 'warn' }, null)
    await builder.buildApp()
    markBuilt()
  } finally {
    unlock()
  }
}

if (import.meta.main)
  await buildProject().catch((error: unknown) => {
    if (!(error instanceof BuiltFolderInUseError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
