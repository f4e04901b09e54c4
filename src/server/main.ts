import './stopSignal.ts'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { run } from './run.ts'
import { builtPages } from './ssr/builtPages.ts'

// V8 sizes its heap by the machine; ours holds some 30 MB, and a small host should not pay for 200.
setFlagsFromString('--heap-growing-percent=30')
setFlagsFromString('--semi-space-growth-factor=1')

await run(() => builtPages(path.resolve(import.meta.dirname, '../client')))
