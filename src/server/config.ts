import { readFileSync } from 'node:fs'
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

export interface Config {
  port: number
  host: string
  /** The origin people type, when a proxy stands in front; null when they come straight to us. */
  publicUrl: string | null
  trustProxy: Settings['TRUST_PROXY']
  dataDir: string
  databaseUrl: string | null
  databasePoolSize: number
  hasDemoData: boolean
  logLevel: Settings['LOG_LEVEL']
  metricsToken: string | null
  shutdownGraceMs: number
  engine: EngineConfig
  modelAllowedUrls: string[]
  modelTimeoutMs: number
  modelPrices: ModelPrices | null
  writesPerMinute: number
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
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    trustProxy: values.TRUST_PROXY,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    hasDemoData: values.DEMO_DATA,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    shutdownGraceMs: values.SHUTDOWN_GRACE_MS,
    engine: engineOf(values, env),
    modelAllowedUrls: values.MODEL_ALLOWED_URLS,
    modelTimeoutMs: values.MODEL_TIMEOUT_MS,
    modelPrices,
    writesPerMinute: values.WRITES_PER_MINUTE,
    generationsPerMinute: values.GENERATIONS_PER_MINUTE,
    dailyBudget: {
      perVisitor: values.GENERATIONS_PER_VISITOR_PER_DAY,
      site: values.GENERATIONS_PER_DAY,
      siteMicroUsd: values.COST_USD_PER_DAY === null ? null : Math.round(values.COST_USD_PER_DAY * 1_000_000),
    },
  }
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
