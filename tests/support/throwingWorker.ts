import { parentPort } from 'node:worker_threads'

/** A kitchen thread whose every job throws. */
parentPort?.on('message', () => {
  parentPort?.postMessage({ output: null, failure: 'a defect', cpuMs: 0, threadCpuMs: 0 })
})
