import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type SettingName, type Settings, settings } from './settings.ts'

/** A start that cannot go on: its message is the one sentence the operator reads. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

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

export type PhotoStoreConfig =
  | { name: 'folder'; folder: string }
  | { name: 's3'; url: string; region: string; accessKeyId: string; secretAccessKey: string }
export type SmsConfig =
  | { name: 'outbox' }
  | { name: 'webhook'; url: string }
  | { name: 'twilio'; accountSid: string; authToken: string; from: string; apiUrl: string }

export interface Config {
  port: number
  host: string
  /** The origin people type, when a proxy stands in front; null when they come straight to us. */
  publicUrl: string | null
  /** A number of proxies, or their addresses. */
  trustProxy: Exclude<Settings['TRUST_PROXY'], true>
  dataDir: string
  photoStore: PhotoStoreConfig
  databaseUrl: string | null
  /** The same Postgres past a pooler; null where there is none. */
  databaseDirectUrl: string | null
  databasePoolSize: number
  hasDemoData: boolean
  logLevel: Settings['LOG_LEVEL']
  /** Whether security events in the log name the visitor's network address. */
  isAddressLogged: boolean
  metricsToken: string | null
  shutdownGraceMs: number
  /** With user and password; null when mails are to be kept in place of being sent. */
  smtpUrl: string | null
  mailFrom: string
  /** Where people reach whoever runs Larder; null when nobody is to be told. */
  supportEmail: string | null
  ideasEmail: string | null
  socialLinks: string[]
  /** Whether everybody or nobody may read kept mails and texts; null: whoever has the key that the start printed. */
  isOutboxShown: boolean | null
  sms: SmsConfig
  textsPerDay: number
  engine: EngineConfig
  modelAllowedUrls: string[]
  modelTimeoutMs: number
  modelPrices: ModelPrices | null
  /** The doors beside e-mail and password. */
  providers: ProviderConfig[]
  writesPerMinute: number
  readCostPerMinute: number
  triesPerAccount: number
  triesPerVisitor: number
  triesByStrangers: number
  codeTriesPerDay: number
  mailsPerAddress: number
  mailsPerVisitor: number
  mailCooldownMs: number
  feedbacksPerVisitor: number
  notesPerMember: number
  reportsPerVisitor: number
  photosPerMember: number
  generationsPerMinute: number
  dailyBudget: { perVisitor: number; site: number; siteMicroUsd: number | null }
}

/** Reads the environment once. Throws ConfigError, whose sentence names the variable that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const names = Object.keys(settings) as SettingName[]
  const values = Object.fromEntries(
    names.map((name) => [name, readSetting(name, env)]),
  ) as unknown as Settings
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
    photoStore: photoStoreOf(values),
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
    sms: smsOf(values),
    textsPerDay: values.TEXTS_PER_DAY,
    engine: engineOf(values, env),
    modelAllowedUrls: values.MODEL_ALLOWED_URLS,
    modelTimeoutMs: values.MODEL_TIMEOUT_MS,
    modelPrices,
    providers: providersOf(values),
    writesPerMinute: values.WRITES_PER_MINUTE,
    readCostPerMinute: values.READ_COST_PER_MINUTE,
    triesPerAccount: values.TRIES_PER_ACCOUNT,
    triesPerVisitor: values.TRIES_PER_VISITOR,
    triesByStrangers: values.TRIES_BY_STRANGERS,
    codeTriesPerDay: values.CODE_TRIES_PER_DAY,
    mailsPerAddress: values.MAILS_PER_ADDRESS,
    mailsPerVisitor: values.MAILS_PER_VISITOR,
    mailCooldownMs: values.MAIL_COOLDOWN_SECONDS * 1_000,
    feedbacksPerVisitor: values.FEEDBACKS_PER_VISITOR,
    notesPerMember: values.NOTES_PER_MEMBER,
    reportsPerVisitor: values.REPORTS_PER_VISITOR,
    photosPerMember: values.PHOTOS_PER_MEMBER,
    generationsPerMinute: values.GENERATIONS_PER_MINUTE,
    dailyBudget: {
      perVisitor: values.GENERATIONS_PER_VISITOR_PER_DAY,
      site: values.GENERATIONS_PER_DAY,
      siteMicroUsd: values.COST_USD_PER_DAY === null ? null : Math.round(values.COST_USD_PER_DAY * 1_000_000),
    },
  }
}

/**
 * With `true`, every hop is believed, so whoever connects chooses their own address. Where only this machine can connect,
 * the proxies on it are what was meant, and what they heard from a visitor is not believed.
 */
function trustedProxiesOf({ TRUST_PROXY, HOST }: Settings): Config['trustProxy'] {
  if (TRUST_PROXY !== true) return TRUST_PROXY
  if (/^(?:localhost|127(?:\.\d+){3}|::1)$/i.test(HOST)) return 'loopback'
  throw new ConfigError(
    `TRUST_PROXY true would let every visitor choose their own address while HOST is ${HOST}; set it to the number of proxies in front, such as 1, or to their addresses.`,
  )
}

function readSetting<N extends SettingName>(name: N, env: NodeJS.ProcessEnv): unknown {
  const text = textOf(name, env)
  if (text === null) return settings[name].absent
  const read = settings[name].type.safeParse(text)
  if (!read.success) throw new ConfigError(`${name} ${read.error.issues[0]?.message ?? 'is wrong'}.`)
  return read.data
}

/** The variable's text, from NAME or from the file NAME_FILE names; an empty one counts as absent. */
function textOf(name: string, env: NodeJS.ProcessEnv): string | null {
  const path = env[`${name}_FILE`]
  if (!path) return env[name] || null
  if (env[name]) throw new ConfigError(`${name} and ${name}_FILE are both set; keep one.`)
  try {
    return readFileSync(path, 'utf8').trim() || null
  } catch {
    throw new ConfigError(`${name}_FILE names a file that cannot be read.`)
  }
}

function engineOf(values: Settings, env: NodeJS.ProcessEnv): EngineConfig {
  const isOpenAiSet = values.OPENAI_API_KEY !== null || textOf('OPENAI_BASE_URL', env) !== null
  const name =
    values.RECIPE_ENGINE ??
    (isOpenAiSet ? 'openai' : values.GENERATION_ENDPOINT_URL ? 'endpoint' : 'built-in')
  if (name === 'built-in') return { name }
  if (name === 'openai') {
    if (!isOpenAiSet) throw new ConfigError('RECIPE_ENGINE openai needs OPENAI_API_KEY or OPENAI_BASE_URL.')
    return {
      name,
      baseUrl: values.OPENAI_BASE_URL,
      apiKey: values.OPENAI_API_KEY,
      model: values.OPENAI_MODEL,
    }
  }
  if (!values.GENERATION_ENDPOINT_URL)
    throw new ConfigError('RECIPE_ENGINE endpoint needs GENERATION_ENDPOINT_URL.')
  return { name, url: values.GENERATION_ENDPOINT_URL, bucketName: values.GENERATION_ENDPOINT_BUCKET }
}

function smsOf(values: Settings): SmsConfig {
  const { SMS_WEBHOOK_URL: url, TWILIO_API_URL: apiUrl } = values
  const twilio = wholeOrNone(values, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'])
  const name = values.SMS_GATEWAY ?? (url !== null ? 'webhook' : twilio ? 'twilio' : 'outbox')
  if (name === 'outbox') return { name }
  if (name === 'webhook') {
    if (url === null) throw new ConfigError('SMS_GATEWAY webhook needs SMS_WEBHOOK_URL.')
    return { name, url }
  }
  if (!twilio)
    throw new ConfigError('SMS_GATEWAY twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.')
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = twilio
  return { name, accountSid, authToken, from, apiUrl }
}

function providersOf(values: Settings): ProviderConfig[] {
  const google = wholeOrNone(values, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  const apple = wholeOrNone(values, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'])
  const providers: ProviderConfig[] = []
  if (google)
    providers.push({
      name: 'google',
      issuerUrl: values.GOOGLE_ISSUER_URL,
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
    })
  if (apple)
    providers.push({
      name: 'apple',
      issuerUrl: values.APPLE_ISSUER_URL,
      clientId: apple.APPLE_CLIENT_ID,
      teamId: apple.APPLE_TEAM_ID,
      keyId: apple.APPLE_KEY_ID,
      privateKey: apple.APPLE_PRIVATE_KEY,
    })
  return providers
}

function photoStoreOf(values: Settings): PhotoStoreConfig {
  const bucket = wholeOrNone(values, [
    'PHOTOS_S3_URL',
    'PHOTOS_S3_ACCESS_KEY_ID',
    'PHOTOS_S3_SECRET_ACCESS_KEY',
  ])
  if (!bucket) return { name: 'folder', folder: path.join(values.DATA_DIR, 'photos') }
  return {
    name: 's3',
    url: bucket.PHOTOS_S3_URL,
    region: values.PHOTOS_S3_REGION,
    accessKeyId: bucket.PHOTOS_S3_ACCESS_KEY_ID,
    secretAccessKey: bucket.PHOTOS_S3_SECRET_ACCESS_KEY,
  }
}

/** The values of these settings when all are set, null when none is. Throws ConfigError in between. */
function wholeOrNone<N extends SettingName>(values: Settings, names: N[]): Record<N, string> | null {
  const missing = names.filter((name) => values[name] === null)
  if (missing.length === names.length) return null
  if (missing.length > 0) throw new ConfigError(`${listed(names)} go together; set ${listed(missing)} too.`)
  return Object.fromEntries(names.map((name) => [name, String(values[name])])) as Record<N, string>
}

const listed = (names: string[]) => new Intl.ListFormat('en').format(names)

function pricesOf(values: Settings): ModelPrices | null {
  const input = values.MODEL_INPUT_USD_PER_MILLION
  const output = values.MODEL_OUTPUT_USD_PER_MILLION
  if (input === null && output === null) return null
  if (input === null || output === null)
    throw new ConfigError(
      'MODEL_INPUT_USD_PER_MILLION and MODEL_OUTPUT_USD_PER_MILLION go together; set both.',
    )
  return { inputUsdPerMillion: input, outputUsdPerMillion: output }
}
