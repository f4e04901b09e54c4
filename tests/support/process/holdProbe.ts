import { isMainThread } from 'node:worker_threads'

// Loaded into a server before its own code: writes each time that the event loop spent `minHoldMs` of CPU or more at a
// stretch, so that what else the machine does is not counted.

const everyMs = 5
const minHoldMs = 20

if (isMainThread && process.argv[1]?.endsWith('main.js')) {
  let before = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    const ms = (user + system) / 1_000
    if (ms >= minHoldMs) process.stdout.write(`event loop held for ${ms.toFixed(0)} ms\n`)
  }, everyMs).unref()
}
