import { answerJobs } from './jobWorker.ts'

/** A kitchen thread whose every job throws. */
answerJobs(() => ({ output: null, failure: 'a defect', cpuMs: 0 }))
