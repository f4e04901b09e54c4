import { destination } from 'pino'
import { createFastifyApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config/config.ts'
import { findMisspeltSettings } from './config/findMisspeltSettings.ts'
import { findOutageAmongCauses } from './db/outage.ts'
import { DatabaseUnavailableError, reasonOfDriverError } from './db/unavailable.ts'
import { findOutboxReaders, issueOutboxKey, outboxKeyMinutes } from './features/mail/outboxAccess.ts'
import { startHousekeeping } from './housekeeping.ts'
import { prepareGracefulClose } from './http/connections/gracefulClose.ts'
import { preloadKitchenJobs } from './kitchenThread/jobs.ts'
import { openLog } from './log.ts'
import { collectGarbageWhileMemoryIsShort } from './memory/memoryPressure.ts'
import { openDeps, type WorkerModuleFiles } from './openDeps.ts'
import { closeProcessInOrder } from './process/closeProcessInOrder.ts'
import { stopSignal } from './process/stopSignal.ts'
import type { PageSource } from './ssr/pageSource.ts'

/** Runs the server until it is stopped. Prints one sentence and ends the process when it cannot start. */
export async function runServer(
  openPages: () => Promise<PageSource> | PageSource,
  workerFiles: WorkerModuleFiles,
): Promise<void> {
  try {
    for (const sentence of findMisspeltSettings(process.env)) process.stderr.write(`${sentence}\n`)
    const config = readConfig(process.env)
    await startServer(config, openPages, workerFiles)
  } catch (error) {
    const sentence = describeFailedStart(error)
    if (sentence === null) throw error
    process.stderr.write(`${sentence}\n`)
    process.exit(stopSignal.aborted ? 0 : 1)
  }
}

/** The reason why Larder cannot start, in one sentence; null for a defect of Larder itself. */
function describeFailedStart(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailableError) return error.message
  const outage = findOutageAmongCauses(error)
  if (!outage) return null
  const reason = outage.cause === undefined ? `it is ${outage.reason}` : reasonOfDriverError(outage.cause)
  return `Larder cannot start with its database: ${reason}.`
}

/** Maximum characters of log lines that wait in memory. */
const maxUnwrittenLog = 4_000_000

async function startServer(
  config: Config,
  openPages: () => Promise<PageSource> | PageSource,
  workerFiles: WorkerModuleFiles,
): Promise<void> {
  // Lines are written in blocks and once a second: writing each one alone would halve the pages per second. Lines that
  // the reader of the log does not take in time are dropped beyond some megabytes, so that they cannot fill the memory.
  const output = destination({
    dest: 1,
    sync: false,
    minLength: 4_096,
    maxLength: maxUnwrittenLog,
    periodicFlush: 1_000,
  })
  const log = openLog(config.logLevel, output)
  const {
    deps,
    pages,
    databaseSentence,
    databaseNotRestarted,
    close: closeDeps,
  } = await openDeps(config, log, openPages, workerFiles, stopSignal)
  const app = await createFastifyApp(deps, pages)
  const closeApp = prepareGracefulClose(app, deps.closing, config.shutdownGraceMs)

  const address = await app
    .listen({ port: config.port, host: config.host, backlog: 4_096 })
    .catch(async (error: NodeJS.ErrnoException) => {
      await closeApp()
      await closeDeps()
      throw new ConfigError(`PORT ${config.port} on ${config.host} cannot be listened on (${error.code}).`)
    })
  // The modules that perform jobs load after pages can be requested.
  const { startAllJobKinds } = await import('./startAllJobKinds.ts')
  const [worker, outboxKey] = await Promise.all([startAllJobKinds({ deps }), issueOutboxKey({ deps })])
  const stopHousekeeping = startHousekeeping({ deps })
  collectGarbageWhileMemoryIsShort()
  const { shutdownGraceMs } = config
  const end = closeProcessInOrder({
    log,
    flushLog: () => output.flushSync(),
    timeoutMs: shutdownGraceMs + 5_000,
    steps: [
      [stopHousekeeping],
      [closeApp, () => deps.photoProcess.close(), () => worker.stop(shutdownGraceMs)],
      [closeDeps],
    ],
  })

  void databaseNotRestarted.then((error) => {
    process.stderr.write(`${error.message}\n`)
    deps.closing.abort()
    end(error)
  })

  process.stdout.write(startMessage({ config, address, databaseSentence, outboxKey }))
  if (stopSignal.aborted) return end()
  stopSignal.addEventListener('abort', () => end())
  // Requests are answered while the modules of the jobs load, which takes half a second.
  preloadKitchenJobs().catch(end)
}

interface Started {
  config: Config
  address: string
  databaseSentence: string
  outboxKey: string | null
}

function startMessage({ config, address, databaseSentence, outboxKey }: Started): string {
  const { engine } = config
  const port = new URL(address).port
  const engineIs =
    engine.name === 'openai'
      ? `${engine.model} at ${new URL(engine.baseUrl).host}`
      : engine.name === 'endpoint'
        ? `the endpoint at ${new URL(engine.url).host}`
        : 'our own cook (no model is configured)'
  const openAt = config.publicUrl ?? `http://localhost:${port}`
  return [
    '',
    `  Larder is open at ${openAt}`,
    `  Recipes   ${engineIs}`,
    `  Database  ${databaseSentence}`,
    `  Mail      ${describeMail(config)}`,
    `  Texts     ${describeTexts(config)}`,
    ...outboxLines(config, openAt, outboxKey),
    '',
    '',
  ].join('\n')
}

function describeTexts({ sms }: Config): string {
  if (sms.name === 'webhook') return `sent by ${new URL(sms.url).host}`
  return sms.name === 'twilio' ? 'sent by Twilio' : 'kept in the outbox (no gateway is configured)'
}

function describeMail({ smtpUrl }: Config): string {
  return smtpUrl === null
    ? 'kept in the outbox (no mail server is configured)'
    : `sent by ${new URL(smtpUrl).host}`
}

function outboxLines(config: Config, openAt: string, key: string | null): string[] {
  const page = `${openAt}/dev/outbox`
  if (key !== null)
    return [
      `  Outbox    ${page}?key=${key}`,
      `            This link opens the outbox for the first browser that uses it within ${outboxKeyMinutes} minutes. Each start prints a new one.`,
    ]
  if (findOutboxReaders(config) === 'everybody')
    return [`  Outbox    ${page}, open to everybody with every code in it (OUTBOX_PAGE=true)`]
  const isKept = config.smtpUrl === null || config.sms.name === 'outbox'
  return isKept ? ['  Outbox    closed to everybody (OUTBOX_PAGE=false)'] : []
}
