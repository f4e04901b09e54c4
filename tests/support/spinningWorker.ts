import { parentPort } from 'node:worker_threads'

/** A kitchen thread that takes all of a core for its job and never answers. */
parentPort?.on('message', () => {
  for (;;);
})
