import type { GroceryDocumentAddress } from '#shared/grocery/kind.ts'
import type { MealPlanDocumentAddress } from '#shared/mealPlan/kind.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { IdentityProvider } from './features/auth/port.ts'
import type { RecipeEngine } from './features/generation/port.ts'
import type { MemberJobFeed } from './features/jobs/feed.ts'
import type { Mailer } from './features/mail/port.ts'
import type { PhotoDecoder, PhotoStore } from './features/photos/port.ts'
import type { FetchPage, ReadRecipeSource } from './features/recipeImport/port.ts'
import type { RecentListCountsCache } from './features/recipeSearch/recentCounts.ts'
import type { SmsGateway } from './features/sms/port.ts'
import type { WeekPlanner } from './features/weekPlanner/port.ts'
import type { KitchenJobRunner } from './kitchenThread/port.ts'
import type { Log } from './logEvents.ts'
import type { ReadPdfPages } from './recipeFiles/pdf/pdfFault.ts'
import type { DocumentChangeFeed } from './replication/changeFeed.ts'
import type { FairQueue } from './turns/fairQueue.ts'

/** Free space on the disk of the embedded database. */
export interface DatabaseTextRoom {
  isLeft: () => Promise<boolean>
}

/** The parts the server is made of. Tests pass others; nothing else changes how a part behaves. */
export interface Deps {
  config: Config
  log: Log
  /** The key with which security events digest networks and accounts. */
  logDigestKey: string
  db: Database
  /** See runInTransaction. */
  transactionQueue: FairQueue
  engine: RecipeEngine
  /** Null when no mail server is configured: mails are then stored and shown at /dev/outbox. */
  mailer: Mailer | null
  photoStore: PhotoStore
  /** Null where the database is not on a disk of this machine. */
  textRoom: DatabaseTextRoom | null
  /** Null when no gateway is configured: texts are then stored and shown at /dev/outbox. */
  smsGateway: SmsGateway | null
  /** Fetches pages and pictures that members import. */
  fetchPage: FetchPage
  /** The configured identity providers. */
  providers: IdentityProvider[]
  /** Whether the database answers, has every migration and can write. */
  isReady: () => Promise<boolean>
  /** Recent counts of the recipes in lists; without it each list is counted again. */
  recentCounts?: RecentListCountsCache
  /**
   * Calls `changed` whenever the content of pages has changed, with the recipe where one is hidden (`updateCachesOnPageChanges`
   * parses it), and with null when notifications may have been lost. Resolves to a function that stops listening.
   */
  onPageChange: (changed: (change: string | null) => void) => Promise<() => Promise<void>>
  /**
   * Calls `queued` whenever any process queued a job, and with the job's id when a running job was cancelled. Resolves
   * to a function that stops listening.
   */
  onJobQueued: (queued: (jobId: string | null) => void) => Promise<() => Promise<void>>
  /** Sends changes of jobs, made by any process, to the members who are connected to this process. */
  jobFeed: MemberJobFeed
  /** Sends changes of lists, made by any process, to the live lists that are connected to this process. */
  groceryFeed: DocumentChangeFeed<GroceryDocumentAddress>
  /** The same for meal plans. */
  mealPlanFeed: DocumentChangeFeed<MealPlanDocumentAddress>
  /** Checks recipes in a worker thread, so that the event loop stays free. */
  kitchenThread: KitchenJobRunner
  /** Plans weeks, in a child process each. */
  planWeek: WeekPlanner
  /** Reads recipes from texts, pictures and files with a model; null where none is configured. */
  readRecipeSource: ReadRecipeSource | null
  /** Reads PDF files, on a thread each. */
  readPdfPages: ReadPdfPages
  /** Decodes photos. */
  photoProcess: PhotoDecoder
  /** Aborted when the time for running calls to finish has passed. */
  closing: AbortController
}
