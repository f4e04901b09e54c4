import type { LoggedEvent } from '../../logEvents.ts'
import type { JobUndoneReason } from '../jobs/service.ts'

/** What the child process begins with: the first message to it. */
export interface WeekPlanTask {
  weekPlanId: string
  /** The member who asked for the plan; null when the account was deleted. */
  userId: string | null
  database: { url: string; statementTimeoutMs: number; isTransactionPooled: boolean }
  /** The disk of the embedded database; null for another database. */
  databaseDisk: { folder: string; minFreeMb: number | null } | null
  /** Seconds that the solver has. */
  planSeconds: number
  /** The module of the thread that solves the problem, from the sources or from the build. */
  solverFile: string
  /** Whether it runs only when no other process wants its core, see `SpareTime`. */
  isInSpareTime: boolean
  /** The cores that the server and this process may use; null where that is not known. */
  cores: string | null
}

/** An error without the values of rows, which must not be logged. */
export interface SentError {
  name: string
  message: string
  stack: string | undefined
  /** Of Node or of Postgres; null for other errors. */
  code: string | null
}

/** What the child process sends. `done` and `failed` come last. */
export type MessageFromWeekPlanChild =
  | { kind: 'progress'; percent: number }
  /** It gets too little of a core in spare time, and cannot have more: it is to begin again without. */
  | { kind: 'starved' }
  | { kind: 'warning'; event: LoggedEvent; data: Record<string, unknown>; error: SentError | null }
  | { kind: 'done' }
  /** `undone`: the reason of a JobEndedUndoneError; null for a fault. */
  | { kind: 'failed'; undone: JobUndoneReason | null; error: SentError }
