import type { ListAddress } from '#shared/grocery/kind.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { IdentityProvider } from './features/auth/port.ts'
import type { RecipeEngine } from './features/generation/port.ts'
import type { JobFeed } from './features/jobs/feed.ts'
import type { Mailer } from './features/mail/port.ts'
import type { PhotoStore, PhotoUnpacker } from './features/photos/port.ts'
import type { RecentCounts } from './features/recipeSearch/recentCounts.ts'
import type { SmsGateway } from './features/sms/port.ts'
import type { JobRunner } from './kitchenThread/port.ts'
import type { Log } from './logEvents.ts'
import type { ChangeFeed } from './replication/changeFeed.ts'
import type { FairQueue } from './turns/fairQueue.ts'

/** Room on the disk of the embedded database. */
export interface TextRoom {
  isLeft: () => Promise<boolean>
}

/** What the server is made of. A test hands in other parts; nothing else decides how a part behaves. */
export interface Deps {
  config: Config
  log: Log
  /** The key under which security events name networks and accounts. */
  logDigestKey: string
  db: Database
  /** See withTransaction. */
  transactionQueue: FairQueue
  engine: RecipeEngine
  /** Null when no mail server is configured: mails are kept to be read at /dev/outbox. */
  mailer: Mailer | null
  photoStore: PhotoStore
  /** Null where the database lies on no disk of ours. */
  textRoom: TextRoom | null
  /** Null when none is configured: texts are kept to be read at /dev/outbox. */
  smsGateway: SmsGateway | null
  /** The doors beside e-mail and password that are configured. */
  providers: IdentityProvider[]
  /** Whether the database answers, has every migration and can write. */
  isReady: () => Promise<boolean>
  /** What was counted of lists lately; without it each is counted again. */
  recentCounts?: RecentCounts
  /**
   * Calls back whenever what pages show has changed, naming the recipe where one is hidden (`followPageChanges` reads it), and
   * with null where what was told meanwhile is lost; resolves to how to stop listening.
   */
  onPageChange: (changed: (change: string | null) => void) => Promise<() => Promise<void>>
  /**
   * Calls back whenever a job was queued, by any process, and with the id of a job that is performed and was cancelled; resolves
   * to how to stop listening.
   */
  onJobQueued: (queued: (jobId: string | null) => void) => Promise<() => Promise<void>>
  /** Tells this process's members of changes of their jobs that any process made. */
  jobFeed: JobFeed
  /** Tells this process's live lists of changes that any process made. */
  groceryFeed: ChangeFeed<ListAddress>
  /** Checks recipes without holding the event loop. */
  kitchenThread: JobRunner
  /** Unpacks photos. */
  photoProcess: PhotoUnpacker
  /** Aborted when running calls had their time to finish. */
  closing: AbortController
}
