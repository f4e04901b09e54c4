import { answerJobs } from './jobWorker.ts'

/** A kitchen thread that takes its job and never answers, so that a test holds the thread for as long as it likes. */
answerJobs(() => null)
