import { Worker } from 'node:worker_threads'
import { coresOfThisProcess, SpareTime } from '#server/process/spareTime.ts'

// A process in spare time that computes all the time, or nothing.
const spareTime = new SpareTime(coresOfThisProcess(), () => process.send?.('starved'))
spareTime.begin()
process.on('disconnect', () => process.exit())
if (process.argv.includes('computes')) new Worker('for (;;);', { eval: true })
