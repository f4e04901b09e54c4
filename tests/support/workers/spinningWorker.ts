import { answerJobs } from './jobWorker.ts'

/** A kitchen thread that takes all of a core for its job and never answers. */
answerJobs(() => {
  for (;;);
})
