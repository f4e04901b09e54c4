/**
 * The kitchen could not do a job, and repeating it would not help. `limit`: it needs more time or memory than a job
 * may; `defect`: the job threw.
 */
export class KitchenJobFailure extends Error {
  override readonly name = 'KitchenJobFailure'
  readonly reason: 'limit' | 'defect'

  constructor(reason: KitchenJobFailure['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** A `limit` of a job that does not start, because it names more foods than can be read. */
export class KitchenJobTooLargeError extends KitchenJobFailure {
  constructor(message: string) {
    super('limit', message)
  }
}
