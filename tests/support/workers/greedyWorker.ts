import { answerJobs } from './jobWorker.ts'

/** A kitchen thread that takes memory for its job until it has none left: on any machine, however busy, it comes to its limit. */
answerJobs(() => {
  const held: number[][] = []
  for (;;) held.push(new Array(100_000).fill(0.5))
})
