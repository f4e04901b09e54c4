import { answerJobs } from './jobWorker.ts'
import { unansweredWords } from './unansweredWords.ts'

/** A kitchen thread that does every job but those with certain words, for which it takes all of a core without end. */
answerJobs(async ({ name, input }) => {
  while (JSON.stringify(input).includes(unansweredWords));
  // A thread that spins loads nothing before, so that its turn ends with its time.
  const { doKitchenJob } = await import('#server/kitchenThread/jobs.ts')
  return { ...(await doKitchenJob(name, input)), failure: null }
})
