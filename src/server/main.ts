import './stopSignal.ts'
import './memory/heapGrowth.ts'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// A build empties this folder. Where it is read-only, as in the image, each start compiles the modules again.
enableCompileCache(path.resolve(import.meta.dirname, '.compiled'))
const { BuiltFolderInUse, preventBuilds } = await import('./builtFolder.ts')
try {
  preventBuilds(path.resolve(import.meta.dirname, '..'))
} catch (error) {
  if (!(error instanceof BuiltFolderInUse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
const { run } = await import('./run.ts')

await run(
  async () => {
    const { createBuiltPageSource } = await import('./ssr/builtPages.ts')
    return createBuiltPageSource(path.resolve(import.meta.dirname, '../client'))
  },
  {
    kitchen: path.resolve(import.meta.dirname, 'kitchenWorker.js'),
    photos: path.resolve(import.meta.dirname, 'photoWorker.js'),
  },
)
