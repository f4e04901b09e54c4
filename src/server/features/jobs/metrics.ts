/** An attempt of a job and its result; `queued`: it is attempted again later. */
interface JobTry {
  kind: string
  outcome: string
  seconds: number
}

const observers = new Set<(tried: JobTry) => void>()

/** Calls `observe` for each attempt that ends in this process, until the returned function is called. */
export function observeJobTries(observe: (tried: JobTry) => void): () => void {
  observers.add(observe)
  return () => void observers.delete(observe)
}

export function countJobTry(tried: JobTry): void {
  for (const observe of observers) observe(tried)
}
