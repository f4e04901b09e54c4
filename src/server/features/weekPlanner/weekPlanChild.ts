import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { openDatabase } from '../../db/client.ts'
import { errorBehindQuery } from '../../db/errorBehindQuery.ts'
import { doKitchenJob, type KitchenJobInput, type KitchenJobName } from '../../kitchenThread/jobs.ts'
import type { KitchenJobRunner } from '../../kitchenThread/port.ts'
import type { Log, LoggedEvent } from '../../logEvents.ts'
import { solvePlan } from '../../plannerThread/solvePlan.ts'
import { SpareTime } from '../../process/spareTime.ts'
import { createDiskRoomCheck } from '../../textRoom.ts'
import { JobEndedUndoneError } from '../jobs/service.ts'
import type { MessageFromWeekPlanChild, SentError, WeekPlanTask } from './childMessages.ts'
import { planWeek } from './planWeek.ts'

// The server has ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// A terminal sends these to every process of the group; the server decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

// Pages have priority over plans. On Linux each thread has a priority, and some threads of V8 run already. A host may forbid it.
try {
  const priority = Math.max(5, getPriority(0))
  if (process.platform === 'linux')
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), priority)
  else setPriority(0, priority)
} catch {}
// When memory is short, the kernel of Linux ends this process before the server and the database.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {}

/** A step of the plan may write in a transaction while another statement reads. */
const poolSize = 2

const send = (message: MessageFromWeekPlanChild) => process.send?.(message)

/** Does the jobs in this process, one at a time. */
const kitchenThread: KitchenJobRunner = {
  isRunning: true,
  run: async (_caller, name, input) =>
    (await doKitchenJob(name as KitchenJobName, input as KitchenJobInput<KitchenJobName>)).output,
  close: async () => {},
}

const log: Pick<Log, 'warn'> = {
  warn: (...written: [object, LoggedEvent] | [LoggedEvent]) => {
    const { err, ...data }: { err?: unknown } = written.length === 2 ? written[0] : {}
    const error = err === undefined ? null : toSentError(err)
    send({ kind: 'warning', event: written.at(-1) as LoggedEvent, data, error })
  },
}

function toSentError(thrown: unknown): SentError {
  const error = errorBehindQuery(thrown instanceof Error ? thrown : new Error(String(thrown)))
  const { name, message, stack } = error
  const cause = (error.cause ?? {}) as { code?: unknown }
  const code = (error as { code?: unknown }).code ?? cause.code
  return { name, message, stack, code: typeof code === 'string' ? code : null }
}

async function perform(task: WeekPlanTask, spareTime: SpareTime | null) {
  const { weekPlanId, userId, database, databaseDisk, planSeconds, solverFile } = task
  const { url, ...options } = database
  const { db, close } = openDatabase(url, { poolSize, ...options })
  try {
    await planWeek(
      {
        deps: {
          db,
          log,
          textRoom: databaseDisk && createDiskRoomCheck({ ...databaseDisk, log }),
          kitchenThread,
          planSeconds,
          solvePlan: (problem, solverOptions) => {
            // Before, it may have got little of a core because it waited for the database.
            spareTime?.begin()
            return solvePlan(problem, { ...solverOptions, workerFile: solverFile })
          },
        },
      },
      {
        input: { weekPlanId },
        userId,
        // A plan that is cancelled ends with this process.
        signal: new AbortController().signal,
        reportProgress: async (percent) => void send({ kind: 'progress', percent }),
      },
    )
  } finally {
    await close()
  }
}

const [message] = await once(process, 'message')
const task = message as WeekPlanTask
try {
  const spareTime = task.isInSpareTime ? new SpareTime(task.cores, () => send({ kind: 'starved' })) : null
  spareTime?.begin()
  await perform(task, spareTime)
  send({ kind: 'done' })
} catch (thrown) {
  const undone = thrown instanceof JobEndedUndoneError ? thrown.end : null
  send({ kind: 'failed', undone, error: toSentError(thrown) })
}
