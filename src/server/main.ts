import './process/stopSignal.ts'
import './memory/heapGrowth.ts'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// A build empties this folder. Where it is read-only, as in the image, each start compiles the modules again.
enableCompileCache(path.resolve(import.meta.dirname, '.compiled'))
const { BuiltFolderInUseError, preventBuildsOfFolder } = await import('./builtFolder.ts')
try {
  preventBuildsOfFolder(path.resolve(import.meta.dirname, '..'))
} catch (error) {
  if (!(error instanceof BuiltFolderInUseError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
const { runServer } = await import('./run.ts')

await runServer(
  async () => {
    const { createBuiltPageSource } = await import('./ssr/builtPages.ts')
    return createBuiltPageSource(path.resolve(import.meta.dirname, '../client'))
  },
  {
    kitchen: path.resolve(import.meta.dirname, 'kitchenWorker.js'),
    photos: path.resolve(import.meta.dirname, 'photoWorker.js'),
    pdf: path.resolve(import.meta.dirname, 'pdfWorker.js'),
    planner: path.resolve(import.meta.dirname, 'plannerWorker.js'),
    weekPlan: path.resolve(import.meta.dirname, 'weekPlanChild.js'),
  },
)
