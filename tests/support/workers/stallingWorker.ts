import { doKitchenJob } from '#server/kitchenThread/jobs.ts'
import { answerJobs } from './jobWorker.ts'
import { unansweredWords } from './unansweredWords.ts'

/** A kitchen thread that does every job but those with certain words, which it never answers. */
answerJobs(async ({ name, input }) => {
  if (JSON.stringify(input).includes(unansweredWords)) return null
  return { ...(await doKitchenJob(name, input)), failure: null }
})
