/**
 * The kitchen could not do a job, and would not the next time. `limit`: it takes more time or memory than a job may;
 * `defect`: the job threw.
 */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
  readonly reason: 'limit' | 'defect'

  constructor(reason: JobFailure['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** The same of a job that is not begun, since what it names is more than it can read. */
export class JobTooLarge extends JobFailure {
  constructor(message: string) {
    super('limit', message)
  }
}
