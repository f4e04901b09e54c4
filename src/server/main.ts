import './stopSignal.ts'
import './heapGrowth.ts'
import path from 'node:path'
import { run } from './run.ts'
import { builtPages } from './ssr/builtPages.ts'

await run(
  () => builtPages(path.resolve(import.meta.dirname, '../client')),
  path.resolve(import.meta.dirname, 'kitchenWorker.js'),
)
