import type { EngineConfig, ModelPrices, ProviderConfig } from './config.ts'
import { allSettingsOrNone, ConfigError, readSettingText } from './readSettings.ts'
import type { SettingValues } from './settings.ts'

export function engineOf(values: SettingValues, env: NodeJS.ProcessEnv): EngineConfig {
  const isOpenAiSet = values.OPENAI_API_KEY !== null || readSettingText('OPENAI_BASE_URL', env) !== null
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

export function providersOf(values: SettingValues): ProviderConfig[] {
  const google = allSettingsOrNone(values, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  const apple = allSettingsOrNone(values, [
    'APPLE_CLIENT_ID',
    'APPLE_TEAM_ID',
    'APPLE_KEY_ID',
    'APPLE_PRIVATE_KEY',
  ])
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

export function pricesOf(values: SettingValues): ModelPrices | null {
  const input = values.MODEL_INPUT_USD_PER_MILLION
  const output = values.MODEL_OUTPUT_USD_PER_MILLION
  if (input === null && output === null) return null
  if (input === null || output === null)
    throw new ConfigError(
      'MODEL_INPUT_USD_PER_MILLION and MODEL_OUTPUT_USD_PER_MILLION go together; set both.',
    )
  return { inputUsdPerMillion: input, outputUsdPerMillion: output }
}
