import './stopSignal.ts'
import './heapGrowth.ts'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// A build empties this folder. Where it cannot be written, as in the image, each start compiles anew.
enableCompileCache(path.resolve(import.meta.dirname, '.compiled'))
const [{ run }, { builtPages }] = await Promise.all([import('./run.ts'), import('./ssr/builtPages.ts')])

await run(
  () => builtPages(path.resolve(import.meta.dirname, '../client')),
  path.resolve(import.meta.dirname, 'kitchenWorker.js'),
)
