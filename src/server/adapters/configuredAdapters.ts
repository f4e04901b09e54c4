import { type Config, ConfigError } from '../config/config.ts'
import type { IdentityProvider } from '../features/auth/port.ts'
import type { RecipeEngine } from '../features/generation/port.ts'
import type { Mailer } from '../features/mail/port.ts'
import type { PhotoStore } from '../features/photos/port.ts'
import type { FetchPage, ReadRecipeSource } from '../features/recipeImport/port.ts'
import type { SmsGateway } from '../features/sms/port.ts'
import { createFolderPhotoStore } from './photoStore/folder.ts'
import { createBuiltInEngine } from './recipeEngine/builtIn.ts'

// Loads only the adapters that the configuration names: a Larder that sends no mail starts without the mail packages.

/** Null when no mail server is configured. */
export async function createMailer({ smtpUrl, mailFrom }: Config): Promise<Mailer | null> {
  if (smtpUrl === null) return null
  const { createSmtpMailer } = await import('./mailer/smtp.ts')
  return createSmtpMailer({ url: smtpUrl, from: mailFrom })
}

/** Milliseconds; somebody waits meanwhile in front of an empty page. */
const providerTimeoutMs = 8_000

/** The configured identity providers. */
export async function createIdentityProviders({
  providers,
}: Pick<Config, 'providers'>): Promise<IdentityProvider[]> {
  if (providers.length === 0) return []
  const { createGoogleProvider } = await import('./identityProvider/google.ts')
  const { createAppleProvider } = await import('./identityProvider/apple.ts')
  return providers.map((provider) =>
    provider.name === 'google'
      ? createGoogleProvider({ ...provider, timeoutMs: providerTimeoutMs })
      : createAppleProvider({ ...provider, timeoutMs: providerTimeoutMs }),
  )
}

/** Milliseconds; a photo of one width has some hundred kilobytes. */
const photoStoreTimeoutMs = 20_000

export async function createPhotoStore({ photoStore }: Pick<Config, 'photoStore'>): Promise<PhotoStore> {
  if (photoStore.name === 'folder') return createFolderPhotoStore(photoStore.folder)
  const { createS3PhotoStore } = await import('./photoStore/s3.ts')
  return createS3PhotoStore({ ...photoStore, timeoutMs: photoStoreTimeoutMs })
}

/** The configured gateway. */
export async function createSmsGateway({ sms }: Pick<Config, 'sms'>): Promise<SmsGateway | null> {
  if (sms.name === 'webhook') return (await import('./smsGateway/webhook.ts')).createWebhookGateway(sms)
  return sms.name === 'twilio' ? (await import('./smsGateway/twilio.ts')).createTwilioGateway(sms) : null
}

/** The configured engine. Throws ConfigError for an address that is not allowed. */
export async function createRecipeEngine({
  engine,
  modelAllowedUrls,
  modelTimeoutMs,
  modelMaxTokens,
}: Config): Promise<RecipeEngine> {
  const limits = { allowedUrls: modelAllowedUrls, timeoutMs: modelTimeoutMs }
  try {
    if (engine.name === 'openai') {
      const { createOpenAiEngine } = await import('./recipeEngine/openai.ts')
      return createOpenAiEngine({ ...engine, ...limits, maxTokens: modelMaxTokens })
    }
    if (engine.name === 'endpoint') {
      const { createEndpointEngine } = await import('./recipeEngine/endpoint.ts')
      return createEndpointEngine({ ...engine, ...limits })
    }
    return createBuiltInEngine()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`${reason} If you trust it, add it to MODEL_ALLOWED_URLS.`)
  }
}

/** Null where no server is configured that speaks OpenAI's protocol, whose address `createRecipeEngine` has checked. Its module is loaded with the first source. */
export function createSourceReader({
  engine,
  modelAllowedUrls,
  modelTimeoutMs,
  modelMaxTokens,
}: Config): ReadRecipeSource | null {
  if (engine.name !== 'openai') return null
  const limits = { allowedUrls: modelAllowedUrls, timeoutMs: modelTimeoutMs, maxTokens: modelMaxTokens }
  let reader: Promise<ReadRecipeSource> | null = null
  return async (source, options) => {
    reader ??= import('./recipeEngine/sourceReader.ts').then(({ createOpenAiSourceReader }) =>
      createOpenAiSourceReader({ ...engine, ...limits }),
    )
    return await (await reader)(source, options)
  }
}

/** A fetcher of pages whose module is loaded with the first page. */
export function createPageFetcherOnDemand({ publicUrl, importAllowedHosts }: Config): FetchPage {
  const site = publicUrl === null ? '' : `; +${publicUrl}`
  const options = {
    userAgent: `Larder (recipe import for a member${site})`,
    allowedHosts: importAllowedHosts,
  }
  return async (address, signal) => {
    const { createPageFetcher } = await import('./webPages/fetchPage.ts')
    return await createPageFetcher(options)(address, signal)
  }
}
