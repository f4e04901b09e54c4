import { rmSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import {
  createIdentityProviders,
  createPhotoStore,
  createSmsGateway,
} from '#server/adapters/configuredAdapters.ts'
import { createSmtpMailer, type SmtpMailerOptions } from '#server/adapters/mailer/smtp.ts'
import { createBuiltInEngine } from '#server/adapters/recipeEngine/builtIn.ts'
import { createPageFetcher } from '#server/adapters/webPages/fetchPage.ts'
import { createFastifyApp } from '#server/app.ts'
import { sourceWorkerFiles } from '#server/commands/sourceWorkerFiles.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import type { Context } from '#server/context.ts'
import { openDatabase } from '#server/db/client.ts'
import { openNotificationListener } from '#server/db/listen.ts'
import { createReadinessCheck } from '#server/db/readiness.ts'
import { openTransactionQueue } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { createUser } from '#server/features/auth/service.ts'
import { beginSession, findMemberOfSessionToken } from '#server/features/auth/sessions/sessions.ts'
import type { AnyJobKind } from '#server/features/jobs/defineJobKind.ts'
import { openJobFeed } from '#server/features/jobs/feed.ts'
import { type JobWorker, startJobWorker } from '#server/features/jobs/worker.ts'
import { mailJobKind } from '#server/features/mail/mailJobKind.ts'
import { PhotoProcess } from '#server/features/photos/photoProcess.ts'
import { readLogDigestKey } from '#server/features/securityLog/service.ts'
import { textMessageJobKind } from '#server/features/sms/textMessageJobKind.ts'
import { planWeek } from '#server/features/weekPlanner/planWeek.ts'
import { planWeekJobKind } from '#server/features/weekPlanner/service.ts'
import { KitchenThread } from '#server/kitchenThread/kitchenThread.ts'
import { openLog } from '#server/log.ts'
import { createPdfReader } from '#server/pdfThread/readPdf.ts'
import type { PlanSolver } from '#server/plannerThread/port.ts'
import { solvePlan } from '#server/plannerThread/solvePlan.ts'
import { DocumentChangeFeed } from '#server/replication/changeFeed.ts'
import { createProcedureCaller } from '#server/rpc/router.ts'
import type { PageSource } from '#server/ssr/pageSource.ts'
import { defaultLocale } from '#shared/locale.ts'
import { createTestDatabase } from './database/testDatabase.ts'
import { type HomeCalls, homeCallsOf } from './households/homeCalls.ts'
import { lineSink } from './lineSink.ts'
import { makeScratchFolder } from './process/scratchFolder.ts'
import { cookieOf, newBrowserId } from './testCookies.ts'
import { testPages } from './testPages.ts'

type Caller = ReturnType<typeof createProcedureCaller>

export interface TestBrowser {
  caller: Caller
  /** Its calls that change the household it is in. */
  home: HomeCalls
  /** The session token in its cookie, which a test may also put there; null when it has none. */
  token: string | null
  /** What its calls know of it, but for who is signed in. */
  context: Context
}

export interface TestMember extends TestBrowser {
  userId: string
  email: string
}

export interface TestSite {
  deps: Deps
  databaseUrl: string
  /** Everything that was logged, one object a line. */
  logged: Record<string, unknown>[]
  /** Every statement that was sent to the database. */
  statements: string[]
  /** Calls procedures without HTTP, as the visitor at this address. */
  callerAt: (visitor?: string) => Caller
  /** A browser that keeps its session cookie between calls. */
  openBrowser: (from?: { visitor?: string; userAgent?: string }) => TestBrowser
  /** Somebody new with an account, no password and a household of their own, signed in. */
  addMember: (name?: string) => Promise<TestMember>
  /** Sends what is in the outbox to this mail server, until this Larder closes; with null it is kept. */
  startMail: (smtpUrl: string | null, limits?: Partial<SmtpMailerOptions>) => Promise<JobWorker>
  /** Sends the texts that wait by the gateway of the configuration, until this Larder closes; without one they are kept. */
  startTexts: () => Promise<JobWorker>
  /** Plans the weeks that wait, until this Larder closes. */
  startPlanning: () => Promise<JobWorker>
  /** Performs jobs of these kinds, until this Larder closes. */
  startJobs: (kinds: readonly AnyJobKind[]) => Promise<JobWorker>
  /** The whole server; `over` may put something between it and its pages. */
  openApp: (over?: (pages: PageSource) => PageSource) => Promise<FastifyInstance>
  close: () => Promise<void>
}

export const kitchenWorkerFile = sourceWorkerFiles.kitchen

const solvePlanFromSources: PlanSolver = (problem, options) =>
  solvePlan(problem, { ...options, workerFile: sourceWorkerFiles.planner })

/**
 * A Larder of one's own: real Postgres, our own cook unless another engine is handed in, nothing on the network. `beside`
 * another it is one more process on the same database.
 */
export async function openTestSite(
  options: Partial<
    Pick<Deps, 'engine' | 'readRecipeSource' | 'recentCounts' | 'kitchenThread' | 'photoProcess' | 'textRoom'>
  > & {
    config?: Partial<Config>
    beside?: TestSite
    /** The address by which the database is to be reached, for one that lies behind a proxy. */
    reachDatabaseAt?: (url: string) => string
  } = {},
): Promise<TestSite> {
  const { url, drop } = options.beside
    ? { url: options.beside.databaseUrl, drop: async () => {} }
    : await createTestDatabase()
  const statements: string[] = []
  const reachedUrl = options.reachDatabaseAt?.(url) ?? url
  const database = openDatabase(reachedUrl, {
    poolSize: 10,
    onStatement: (statement) => statements.push(statement),
  })
  const listener = openNotificationListener(reachedUrl)
  const logged: Record<string, unknown>[] = []
  const log = openLog('debug', lineSink(logged))
  const apps: FastifyInstance[] = []
  const folder = makeScratchFolder()
  const photoStore = { name: 'folder' as const, folder: path.join(folder, 'photos') }
  const uploadFolder = path.join(folder, 'uploads')
  const config = { ...readConfig({ PLAN_SECONDS: '2' }), photoStore, uploadFolder, ...options.config }
  const deliveries: JobWorker[] = []
  const deps: Deps = {
    config,
    log,
    logDigestKey: await readLogDigestKey(database.db),
    db: database.db,
    transactionQueue: openTransactionQueue(10),
    engine: options.engine ?? createBuiltInEngine(),
    mailer: null,
    photoStore: await createPhotoStore(config),
    textRoom: options.textRoom ?? null,
    smsGateway: await createSmsGateway(config),
    ...(options.recentCounts && { recentCounts: options.recentCounts }),
    fetchPage: createPageFetcher({ userAgent: 'Larder (test)', allowedHosts: config.importAllowedHosts }),
    providers: await createIdentityProviders(config),
    isReady: createReadinessCheck(database.sql, { lookEveryMs: 0, retryEveryMs: 0, writeEveryMs: 0 }),
    onPageChange: (changed) => listener.listen('pages_changed', changed),
    onJobQueued: (queued) => listener.listen('job_queued', queued),
    jobFeed: openJobFeed((channel, heard) => listener.listen(channel, heard)),
    groceryFeed: new DocumentChangeFeed('groceries_changed', (channel, heard) =>
      listener.listen(channel, heard),
    ),
    mealPlanFeed: new DocumentChangeFeed('meal_plans_changed', (channel, heard) =>
      listener.listen(channel, heard),
    ),
    readRecipeSource: options.readRecipeSource ?? null,
    readPdfPages: createPdfReader(sourceWorkerFiles.pdf),
    kitchenThread: options.kitchenThread ?? new KitchenThread({ workerFile: kitchenWorkerFile }),
    // In this process: to load the catalogue of foods in another takes as long as to plan a week.
    planWeek: async (run) =>
      await planWeek(
        { deps: { ...deps, planSeconds: config.planSeconds, solvePlan: solvePlanFromSources } },
        run,
      ),
    photoProcess: options.photoProcess ?? new PhotoProcess({ workerFile: sourceWorkerFiles.photos, log }),
    closing: new AbortController(),
  }
  const contextAt = (visitor: string): Context => ({
    deps,
    log: log as Context['log'],
    member: null,
    cookie: cookieOf(() => {}),
    browserId: newBrowserId(),
    userAgent: '',
    host: 'localhost:3000',
    outboxToken: null,
    requestId: 'test-request',
    locale: defaultLocale,
    visitor,
    reads: null,
    closing: deps.closing.signal,
  })
  const openBrowser: TestSite['openBrowser'] = ({ visitor = '203.0.113.1', userAgent = '' } = {}) => {
    const caller = createProcedureCaller(async () => {
      const { context, token } = browser
      return { ...context, member: token === null ? null : await findMemberOfSessionToken(context, token) }
    })
    const browser: TestBrowser = {
      caller,
      home: homeCallsOf(caller),
      token: null,
      context: {
        ...contextAt(visitor),
        userAgent,
        cookie: cookieOf((token) => void Object.assign(browser, { token })),
        browserId: newBrowserId(),
      },
    }
    return browser
  }
  const startJobs: TestSite['startJobs'] = async (kinds) => {
    const worker = await startJobWorker({ deps }, kinds)
    deliveries.push(worker)
    return worker
  }
  let members = 0
  const addMember: TestSite['addMember'] = async (name = 'Ada') => {
    const email = `cook-${++members}@example.com`
    const userId = await createUser({ deps, locale: defaultLocale }, { email, name, passwordHash: null })
    if (!userId) throw new Error(`${email} is taken.`)
    const browser = openBrowser({ visitor: `192.0.2.${members}` })
    await beginSession(browser.context, userId)
    return Object.assign(browser, { userId, email })
  }
  return {
    deps,
    databaseUrl: url,
    logged,
    statements,
    openBrowser,
    addMember,
    callerAt: (visitor = '203.0.113.1') => createProcedureCaller(contextAt(visitor)),
    async startMail(smtpUrl, limits) {
      const mailer =
        smtpUrl === null ? null : createSmtpMailer({ url: smtpUrl, from: deps.config.mailFrom, ...limits })
      const delivery = await startJobWorker({ deps: { ...deps, mailer } }, [mailJobKind])
      const stop: JobWorker['stop'] = async (graceMs) => {
        await delivery.stop(graceMs)
        mailer?.close()
      }
      deliveries.push({ stop })
      return { stop }
    },
    startTexts: () => startJobs([textMessageJobKind]),
    startJobs,
    startPlanning: () => startJobs([planWeekJobKind]),
    async openApp(over = (own) => own) {
      const app = await createFastifyApp(deps, over(testPages))
      apps.push(app)
      return app
    },
    async close() {
      deps.groceryFeed.close()
      deps.mealPlanFeed.close()
      deps.jobFeed.close()
      await Promise.all([deps.kitchenThread.close(), deps.photoProcess.close()])
      await Promise.all([...apps.map((app) => app.close()), ...deliveries.map(({ stop }) => stop(1_000))])
      await listener.close()
      await database.close()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
