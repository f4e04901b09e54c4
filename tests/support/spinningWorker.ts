import { parentPort } from 'node:worker_threads'

/** A kitchen thread that takes all of a core for its job and never answers: on any machine it comes to its limit. */
parentPort?.on('message', () => {
  for (;;);
})
