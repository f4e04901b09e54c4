import {
  createIdentityProviders,
  createMailer,
  createPageFetcherOnDemand,
  createPhotoStore,
  createRecipeEngine,
  createSmsGateway,
  createSourceReader,
} from './adapters/configuredAdapters.ts'
import type { Config } from './config/config.ts'
import { openDatabase } from './db/client.ts'
import { startEmbeddedPostgres } from './db/embeddedPostgres.ts'
import { openNotificationListener } from './db/listen.ts'
import { migrateDatabase } from './db/migrate.ts'
import { findDatabaseAddresses } from './db/pooler.ts'
import { createReadinessCheck } from './db/readiness.ts'
import { openTransactionQueue } from './db/transaction.ts'
import type { DatabaseUnavailableError } from './db/unavailable.ts'
import { seedDemoData } from './demoData/seed.ts'
import type { Deps } from './deps.ts'
import { openJobFeed } from './features/jobs/feed.ts'
import { PhotoProcess } from './features/photos/photoProcess.ts'
import { RecentListCountsCache } from './features/recipeSearch/recentCounts.ts'
import { readLogDigestKey } from './features/securityLog/service.ts'
import { KitchenThread } from './kitchenThread/kitchenThread.ts'
import { type Log, type LogEvent, logEvents } from './logEvents.ts'
import { createPdfReader } from './pdfThread/readPdf.ts'
import { DocumentChangeFeed } from './replication/changeFeed.ts'
import { causeCodeOfError } from './retries.ts'
import type { PageSource } from './ssr/pageSource.ts'
import { createDiskRoomCheck } from './textRoom.ts'

/** The modules of the workers, from the sources or from the build. */
export interface WorkerModuleFiles {
  kitchen: string
  photos: string
  planner: string
  pdf: string
  weekPlan: string
}

export interface OpenedDeps {
  deps: Deps
  pages: PageSource
  /** A sentence for the operator about the database that is used. */
  databaseSentence: string
  /** Resolves when the embedded Postgres has ended and cannot be restarted. */
  databaseNotRestarted: Promise<DatabaseUnavailableError>
  close: () => Promise<void>
}

const isDelayEvent = (event: LogEvent) =>
  event === logEvents.databaseStartDelayed || event === logEvents.migrationDelayed

/** No statement of Larder takes a second; one that waits longer than this blocks a connection. */
const statementTimeoutMs = 9_000

/**
 * Opens everything the configuration names. Throws ConfigError for a setting that cannot work, and DatabaseUnavailableError
 * when the signal aborts while the embedded Postgres starts.
 */
export async function openDeps(
  config: Config,
  log: Log,
  openPages: () => Promise<PageSource> | PageSource,
  workerFiles: WorkerModuleFiles,
  signal?: AbortSignal,
): Promise<OpenedDeps> {
  const engine = await createRecipeEngine(config)
  // Without these lines nothing explains why a start that waits opens no port.
  const logEvent = (event: LogEvent, data: Record<string, unknown>) =>
    isDelayEvent(event) ? log.warn(data, event) : log.info(data, event)
  const lost = Promise.withResolvers<DatabaseUnavailableError>()
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({
        folder: config.dataDir,
        previousPostgresDir: config.previousPostgresDir,
        log: logEvent,
        onLost: lost.resolve,
        ...(signal && { signal }),
      })
  // React loads while the database answers.
  const comingPages = Promise.resolve(openPages())
  comingPages.catch(() => {})
  const { url, directUrl, isTransactionPooled } = config.databaseUrl
    ? await findDatabaseAddresses(config.databaseUrl, config.databaseDirectUrl)
    : { url: embedded?.url ?? '', directUrl: embedded?.url ?? '', isTransactionPooled: false }
  await migrateDatabase(directUrl, { log: logEvent, signal })
  const listener = openNotificationListener(directUrl, {
    onError: (err) => log.error({ err }, logEvents.databaseNotificationHandlerFailed),
  })
  const poolSize = config.databasePoolSize
  const database = openDatabase(url, { poolSize, statementTimeoutMs, isTransactionPooled })
  const { db, sql } = database
  if (config.hasDemoData) await seedDemoData(db)
  // Writes what migrations changed to the disk now, so that a recovery need not repeat it. On a slow disk the statement
  // ends at its time limit, and the checkpoint continues.
  if (embedded)
    sql`checkpoint`.catch((err: unknown) =>
      log.info({ cause: causeCodeOfError(err) }, logEvents.checkpointUnconfirmed),
    )
  const mailer = await createMailer(config)
  const databaseDisk = embedded && { folder: embedded.dataFolder, minFreeMb: config.minFreeDiskMbForText }
  const deps: Deps = {
    config,
    log,
    logDigestKey: await readLogDigestKey(db),
    db,
    transactionQueue: openTransactionQueue(poolSize),
    engine,
    mailer,
    photoStore: await createPhotoStore(config),
    textRoom: databaseDisk && createDiskRoomCheck({ ...databaseDisk, log }),
    smsGateway: await createSmsGateway(config),
    fetchPage: createPageFetcherOnDemand(config),
    providers: await createIdentityProviders(config),
    isReady: createReadinessCheck(sql),
    recentCounts: new RecentListCountsCache(),
    onPageChange: (changed) => listener.listen('pages_changed', changed),
    onJobQueued: (queued) => listener.listen('job_queued', queued),
    jobFeed: openJobFeed((channel, heard) => listener.listen(channel, heard)),
    groceryFeed: new DocumentChangeFeed('groceries_changed', (channel, heard) =>
      listener.listen(channel, heard),
    ),
    mealPlanFeed: new DocumentChangeFeed('meal_plans_changed', (channel, heard) =>
      listener.listen(channel, heard),
    ),
    kitchenThread: new KitchenThread({ workerFile: workerFiles.kitchen }),
    planWeek: async (run) => {
      const { planWeekInChild } = await import('./features/weekPlanner/planWeekInChild.ts')
      return await planWeekInChild(run, {
        log,
        database: { url, statementTimeoutMs, isTransactionPooled },
        databaseDisk,
        planSeconds: config.planSeconds,
        childFile: workerFiles.weekPlan,
        solverFile: workerFiles.planner,
      })
    },
    readRecipeSource: createSourceReader(config),
    readPdfPages: createPdfReader(workerFiles.pdf),
    photoProcess: new PhotoProcess({ workerFile: workerFiles.photos, log }),
    closing: new AbortController(),
  }
  return {
    deps,
    pages: await comingPages,
    databaseSentence: embedded
      ? [`our own Postgres in ${config.dataDir}`, ...embedded.keptData.map(formerDataSentence)].join('\n')
      : `Postgres at ${new URL(url).host}${isTransactionPooled ? ' through a pooler in transaction mode' : ''}`,
    databaseNotRestarted: lost.promise,
    close: async () => {
      mailer?.close()
      await listener.close()
      await Promise.all([deps.kitchenThread.close(), deps.photoProcess.close()])
      await database.close()
      await embedded?.stop()
    },
  }
}

function formerDataSentence(folder: string) {
  return `            ${folder} holds the data of before the move to a newer Postgres; remove it once all is well: rm -r '${folder}'`
}
