import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import type { Log } from '../../logEvents.ts'
import { coresOfThisProcess } from '../../process/spareTime.ts'
import { JobEndedUndoneError } from '../jobs/service.ts'
import type { MessageFromWeekPlanChild, SentError, WeekPlanTask } from './childMessages.ts'
import type { WeekPlanRun } from './port.ts'

interface WeekPlanChildOptions
  extends Omit<WeekPlanTask, 'weekPlanId' | 'userId' | 'isInSpareTime' | 'cores'> {
  /** The module of the child process, from the sources or from the build. */
  childFile: string
  log: Pick<Log, 'warn'>
}

/** Read once: while a week is planned, the first thread of the server uses some of them only. */
const cores = coresOfThisProcess()
/** Milliseconds for everything: dishes are written for 40 s at most, and solving and explaining take another 70 s. */
const maxMs = 180_000
/**
 * V8 collects garbage and compiles on the thread that needs it: on two cores, its further threads would compete with the server.
 * The heap is without the memory of HiGHS; the catalogue of foods takes 30 MB of it.
 */
const execArgv = ['--single-threaded', '--max-old-space-size=192', '--max-semi-space-size=2']

/**
 * Plans a week in a child process with connections of its own, which reads all that the week is planned with: no request
 * waits for it, and its memory is released. The process ends with the plan. Throws as the `perform` of a job.
 */
export async function planWeekInChild(run: WeekPlanRun, options: WeekPlanChildOptions): Promise<void> {
  const endsAt = performance.now() + maxMs
  const end = await runChild(run, options, { isInSpareTime: true, endsAt })
  if (end === 'starved') await runChild(run, options, { isInSpareTime: false, endsAt })
}

async function runChild(
  { input: { weekPlanId }, userId, signal, reportProgress }: WeekPlanRun,
  { childFile, log, ...options }: WeekPlanChildOptions,
  { isInSpareTime, endsAt }: { isInSpareTime: boolean; endsAt: number },
): Promise<'done' | 'starved'> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<'done' | 'starved'>()
  const compiled = getCompileCacheDir()
  const child = fork(childFile, [], {
    env: { ...process.env, ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }) },
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const timer = setTimeout(
    () => reject(new Error('The week was not planned in time.')),
    endsAt - performance.now(),
  )
  const cancel = () => reject(signal.reason)
  signal.addEventListener('abort', cancel)
  child.on('message', (message: MessageFromWeekPlanChild) => {
    switch (message.kind) {
      case 'progress':
        // It throws when the signal is aborted, and in an outage of the database, after which a later report succeeds.
        return void reportProgress(message.percent).catch(() => {})
      case 'warning':
        return log.warn(
          { ...message.data, ...(message.error && { err: toError(message.error) }) },
          message.event,
        )
      case 'done':
      case 'starved':
        return resolve(message.kind)
      case 'failed':
        return reject(
          message.undone === null
            ? toError(message.error)
            : new JobEndedUndoneError(message.undone, message.error.message),
        )
    }
  })
  child.on('error', reject)
  child.on('exit', (code, killedBy) =>
    reject(new Error(`The process that plans a week ended with ${killedBy ?? code}.`)),
  )
  const task: WeekPlanTask = { weekPlanId, userId, isInSpareTime, cores, ...options }
  child.send(task, (error) => error && reject(error))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
    child.kill('SIGKILL')
  }
}

function toError({ name, message, stack, code }: SentError): Error {
  return Object.assign(new Error(message), { name, stack, ...(code !== null && { code }) })
}
