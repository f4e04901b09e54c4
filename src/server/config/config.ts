import { engineOf, pricesOf, providersOf } from './engineAndProviders.ts'
import { type PhotoStoreConfig, photoStoreConfigOf, uploadFolderOfSettings } from './photoConfig.ts'
import { ConfigError, readSettings } from './readSettings.ts'
import type { SettingValues } from './settings.ts'
import {
  type SmsConfig,
  smsConfigOf,
  type TextMessageBudget,
  textBudgetOfSettings,
  usdToMicroUsd,
} from './textConfig.ts'

export { ConfigError }

export interface ModelPrices {
  inputUsdPerMillion: number
  outputUsdPerMillion: number
}

export type EngineConfig =
  | { name: 'built-in' }
  | { name: 'openai'; baseUrl: string; apiKey: string | null; model: string }
  | { name: 'endpoint'; url: string; bucketName: string }

export type ProviderConfig =
  | { name: 'google'; issuerUrl: string; clientId: string; clientSecret: string }
  | { name: 'apple'; issuerUrl: string; clientId: string; teamId: string; keyId: string; privateKey: string }

export interface Config {
  port: number
  host: string
  /** The origin that browsers use, when a proxy is in front; null when they connect directly. */
  publicUrl: string | null
  /** A number of proxies, or their addresses. */
  trustProxy: Exclude<SettingValues['TRUST_PROXY'], true>
  dataDir: string
  /** Where an earlier major version of Postgres is installed; null: only the one that comes with Larder. */
  previousPostgresDir: string | null
  photoStore: PhotoStoreConfig
  /** The folder of uploads while they arrive and wait. */
  uploadFolder: string
  databaseUrl: string | null
  /** The same Postgres without the pooler; null where there is none. */
  databaseDirectUrl: string | null
  databasePoolSize: number
  hasDemoData: boolean
  logLevel: SettingValues['LOG_LEVEL']
  /** Whether security events in the log name the visitor's network address. */
  isAddressLogged: boolean
  metricsToken: string | null
  shutdownGraceMs: number
  /** Includes user and password; null when mails are stored instead of sent. */
  smtpUrl: string | null
  mailFrom: string
  /** The operator's address that people are shown; null when none is shown. */
  supportEmail: string | null
  ideasEmail: string | null
  socialLinks: string[]
  /** Whether everybody or nobody may read stored mails and texts; null: the browser with the key that was printed at the start. */
  isOutboxShown: boolean | null
  sms: SmsConfig
  textsPerDay: number
  /** Calling codes, or longer prefixes of numbers, that texts may be sent to; without a plus. */
  textCountries: string[]
  textBudget: TextMessageBudget
  engine: EngineConfig
  modelAllowedUrls: string[]
  modelTimeoutMs: number
  modelMaxTokens: number
  modelPrices: ModelPrices | null
  /** The configured identity providers. */
  providers: ProviderConfig[]
  writesPerMinute: number
  /** Seconds in which the best plan of a week is searched for. */
  planSeconds: number
  requestsPerMinute: number
  readCostPerMinute: number
  /** Hosts with a port that pages may be imported from although they are private. */
  importAllowedHosts: string[]
  maxRecipesPerMember: number
  maxRatingsPerMember: number
  maxNotesPerMember: number
  maxFeedbacksPerMember: number
  maxPhotosPerMember: number
  /** 0: no limit but free disk space. */
  maxPhotoMbOfSite: number
  minFreeDiskMb: number
  minFreeDiskMbForText: number | null
  maxRevisionsPerRecipe: number
  maxTextMbPerMember: number
  triesPerAccount: number
  triesPerVisitor: number
  triesByStrangers: number
  codeTriesPerDay: number
  mailsPerAddress: number
  mailsPerVisitor: number
  mailsToStrangersPerDay: number
  mailCooldownMs: number
  feedbacksPerVisitor: number
  notesPerMember: number
  reportsPerVisitor: number
  photosPerMember: number
  photosPerVisitor: number
  photoMbPerVisitor: number
  generationsPerMinute: number
  dailyBudget: { perVisitor: number; site: number; siteMicroUsd: number | null }
}

/** Reads the environment. Throws ConfigError, whose sentence names the variable that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readSettings(env)
  const modelPrices = pricesOf(values)
  if (values.COST_USD_PER_DAY !== null && !modelPrices)
    throw new ConfigError(
      'COST_USD_PER_DAY needs MODEL_INPUT_USD_PER_MILLION and MODEL_OUTPUT_USD_PER_MILLION.',
    )
  if (values.DATABASE_DIRECT_URL !== null && values.DATABASE_URL === null)
    throw new ConfigError('DATABASE_DIRECT_URL needs DATABASE_URL.')
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    trustProxy: trustedProxiesOf(values),
    dataDir: values.DATA_DIR,
    previousPostgresDir: values.PREVIOUS_POSTGRES_DIR,
    photoStore: photoStoreConfigOf(values),
    uploadFolder: uploadFolderOfSettings(values),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    hasDemoData: values.DEMO_DATA,
    logLevel: values.LOG_LEVEL,
    isAddressLogged: values.LOG_ADDRESSES,
    metricsToken: values.METRICS_TOKEN,
    shutdownGraceMs: values.SHUTDOWN_GRACE_MS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL,
    ideasEmail: values.IDEAS_EMAIL,
    socialLinks: values.SOCIAL_LINKS,
    isOutboxShown: values.OUTBOX_PAGE,
    sms: smsConfigOf(values),
    textsPerDay: values.TEXTS_PER_DAY,
    textCountries: values.TEXT_COUNTRIES,
    textBudget: textBudgetOfSettings(values),
    engine: engineOf(values, env),
    modelAllowedUrls: values.MODEL_ALLOWED_URLS,
    modelTimeoutMs: values.MODEL_TIMEOUT_MS,
    modelMaxTokens: values.MODEL_MAX_TOKENS,
    modelPrices,
    providers: providersOf(values),
    writesPerMinute: values.WRITES_PER_MINUTE,
    planSeconds: values.PLAN_SECONDS,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    readCostPerMinute: values.READ_COST_PER_MINUTE,
    importAllowedHosts: values.IMPORT_ALLOWED_HOSTS,
    maxRecipesPerMember: values.MAX_RECIPES_PER_MEMBER,
    maxRatingsPerMember: values.MAX_RATINGS_PER_MEMBER,
    maxNotesPerMember: values.MAX_NOTES_PER_MEMBER,
    maxFeedbacksPerMember: values.MAX_FEEDBACKS_PER_MEMBER,
    maxPhotosPerMember: values.MAX_PHOTOS_PER_MEMBER,
    maxPhotoMbOfSite: values.MAX_PHOTO_MB_OF_SITE,
    minFreeDiskMb: values.MIN_FREE_DISK_MB,
    minFreeDiskMbForText: values.MIN_FREE_DISK_MB_FOR_TEXT,
    maxRevisionsPerRecipe: values.MAX_REVISIONS_PER_RECIPE,
    maxTextMbPerMember: values.MAX_TEXT_MB_PER_MEMBER,
    triesPerAccount: values.TRIES_PER_ACCOUNT,
    triesPerVisitor: values.TRIES_PER_VISITOR,
    triesByStrangers: values.TRIES_BY_STRANGERS,
    codeTriesPerDay: values.CODE_TRIES_PER_DAY,
    mailsPerAddress: values.MAILS_PER_ADDRESS,
    mailsPerVisitor: values.MAILS_PER_VISITOR,
    mailsToStrangersPerDay: values.MAILS_TO_STRANGERS_PER_DAY,
    mailCooldownMs: values.MAIL_COOLDOWN_SECONDS * 1_000,
    feedbacksPerVisitor: values.FEEDBACKS_PER_VISITOR,
    notesPerMember: values.NOTES_PER_MEMBER,
    reportsPerVisitor: values.REPORTS_PER_VISITOR,
    photosPerMember: values.PHOTOS_PER_MEMBER,
    photosPerVisitor: values.PHOTOS_PER_VISITOR,
    photoMbPerVisitor: values.PHOTO_MB_PER_VISITOR,
    generationsPerMinute: values.GENERATIONS_PER_MINUTE,
    dailyBudget: {
      perVisitor: values.GENERATIONS_PER_VISITOR_PER_DAY,
      site: values.GENERATIONS_PER_DAY,
      siteMicroUsd: usdToMicroUsd(values.COST_USD_PER_DAY),
    },
  }
}

/**
 * With `true` every hop is trusted, so that a client could claim any address. Where only this machine can connect,
 * `true` means the proxies on it, and an address that a client claimed to them is ignored.
 */
function trustedProxiesOf({ TRUST_PROXY, HOST }: SettingValues): Config['trustProxy'] {
  if (TRUST_PROXY !== true) return TRUST_PROXY
  if (/^(?:localhost|127(?:\.\d+){3}|::1)$/i.test(HOST)) return 'loopback'
  throw new ConfigError(
    `TRUST_PROXY true would let every visitor choose their own address while HOST is ${HOST}; set it to the number of proxies in front, such as 1, or to their addresses.`,
  )
}
