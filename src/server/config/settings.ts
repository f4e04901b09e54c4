import { z } from 'zod'
import { limitSettings } from './limitSettings.ts'
import {
  booleanSetting,
  decimalSetting,
  hostsSetting,
  mailAddressSetting,
  mailSenderSetting,
  mailServerUrlSetting,
  oneOfSetting,
  optionalSetting,
  requiredSetting,
  secretSafeUrlSetting,
  signingKeySetting,
  textSetting,
  trustedProxiesSetting,
  webUrlSetting,
  webUrlsSetting,
  wholeNumberSetting,
} from './settingKinds.ts'
import { textMessageSettings } from './textMessageSettings.ts'

const openAi = 'https://api.openai.com/v1'
const localServers = ['11434', '8000', '1234'].flatMap((port) => [
  `http://localhost:${port}/v1`,
  `http://127.0.0.1:${port}/v1`,
])

export const settingDefinitions = {
  PORT: requiredSetting(
    wholeNumberSetting(0, 65_535),
    '3000',
    'Port the server listens on; 0 chooses a free one.',
  ),
  HOST: requiredSetting(textSetting, 'localhost', 'Address the server listens on. The image sets 0.0.0.0.'),
  PUBLIC_URL: optionalSetting(
    webUrlSetting,
    'Public address of the site, needed when a proxy is in front; with https, browsers are instructed to use https only (HSTS).',
  ),
  TRUST_PROXY: requiredSetting(
    trustedProxiesSetting,
    'false',
    'Proxies whose X-Forwarded-For is trusted: false for none, a number of hops, or their addresses; true, only where HOST is loopback, for those on this machine.',
  ),
  DATA_DIR: requiredSetting(textSetting, '.data', 'Folder of the embedded database and of photos.'),
  PHOTOS_S3_URL: optionalSetting(
    webUrlSetting,
    'Address of an S3 bucket for photos, the bucket in its path; without it photos are stored in DATA_DIR/photos.',
  ),
  PHOTOS_S3_REGION: requiredSetting(
    textSetting,
    'us-east-1',
    'Region of that bucket; most servers other than Amazon accept any.',
  ),
  PHOTOS_S3_ACCESS_KEY_ID: optionalSetting(
    textSetting,
    'ID of a key that may put, get and delete in the bucket.',
  ),
  PHOTOS_S3_SECRET_ACCESS_KEY: optionalSetting(textSetting, 'Secret of that key.'),
  IMPORT_ALLOWED_HOSTS: requiredSetting(
    hostsSetting,
    '',
    'Hosts of your own network that recipes may be imported from, each with its port, separated by commas, such as 192.168.1.20:9925; other private addresses are refused.',
  ),
  DATABASE_URL: optionalSetting(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
    'A Postgres of your own (15 or newer); without it Larder runs one under DATA_DIR.',
  ),
  DATABASE_DIRECT_URL: optionalSetting(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
    'Direct address of the same Postgres, for migrations and LISTEN; needed when DATABASE_URL leads to a pooler in transaction mode.',
  ),
  PREVIOUS_POSTGRES_DIR: optionalSetting(
    textSetting,
    'Folder with the programs of an earlier major version of Postgres, like /usr/lib/postgresql/15, to upgrade data of that version in DATA_DIR. Needed only when Larder says so at its start.',
  ),
  DATABASE_POOL_SIZE: requiredSetting(
    wholeNumberSetting(2, 200),
    '10',
    'Maximum database connections of one process.',
  ),
  DEMO_DATA: requiredSetting(
    booleanSetting,
    'true',
    'Fill an empty database with recipes of the built-in cook.',
  ),
  LOG_LEVEL: requiredSetting(
    oneOfSetting(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
    'Lowest level of the log lines that are written.',
  ),
  LOG_ADDRESSES: requiredSetting(
    booleanSetting,
    'false',
    "Whether security events in the log contain the visitor's network address, for fail2ban; otherwise only a digest of it.",
  ),
  METRICS_TOKEN: optionalSetting(
    z.string().min(16, 'must have at least 16 characters'),
    'Bearer token for /metrics; without it /metrics does not exist.',
  ),
  SHUTDOWN_GRACE_MS: requiredSetting(
    wholeNumberSetting(0, 600_000),
    '10000',
    'Milliseconds that running requests have to finish when the server stops.',
  ),
  SMTP_URL: optionalSetting(
    mailServerUrlSetting,
    'The mail server: smtps://user:password@mail.example.com, or smtp://…?requireTLS=true to send nothing before STARTTLS. Without it mails are stored and shown at /dev/outbox.',
  ),
  MAIL_FROM: requiredSetting(
    mailSenderSetting,
    'Larder <larder@localhost>',
    'Sender of mails; most servers require a valid one.',
  ),
  SUPPORT_EMAIL: optionalSetting(
    mailAddressSetting,
    'Public address to which messages of the contact page and reported notes are mailed; without it they go to the address of MAIL_FROM, which is not shown.',
  ),
  IDEAS_EMAIL: optionalSetting(mailAddressSetting, 'Address for ideas; shown in the FAQ.'),
  SOCIAL_LINKS: requiredSetting(
    webUrlsSetting,
    '',
    "The operator's pages on other sites, separated by commas; the footer links to them.",
  ),
  OUTBOX_PAGE: optionalSetting(
    booleanSetting,
    'Who may read stored mails and texts, codes included, at /dev/outbox: true for everybody, false for nobody. By default the one browser that opens the one-time link printed at the start.',
  ),
  ...textMessageSettings,
  RECIPE_ENGINE: optionalSetting(
    oneOfSetting(['openai', 'endpoint', 'built-in']),
    'Engine that writes recipes. By default openai when a key or base URL is set, endpoint when its URL is set, else built-in.',
  ),
  OPENAI_API_KEY: optionalSetting(
    textSetting,
    'Key for the OpenAI-compatible server; local servers need none.',
  ),
  OPENAI_BASE_URL: requiredSetting(
    webUrlSetting,
    openAi,
    'Address of OpenAI, Ollama, vLLM, LM Studio … Must be on MODEL_ALLOWED_URLS.',
  ),
  OPENAI_MODEL: requiredSetting(textSetting, 'gpt-4o-mini', 'Model that writes the recipes.'),
  GENERATION_ENDPOINT_URL: optionalSetting(
    webUrlSetting,
    'The older generation endpoint. Must be on MODEL_ALLOWED_URLS.',
  ),
  GENERATION_ENDPOINT_BUCKET: requiredSetting(
    textSetting,
    'larder',
    'bucket_name sent to the older generation endpoint.',
  ),
  MODEL_ALLOWED_URLS: requiredSetting(
    webUrlsSetting,
    [openAi, ...localServers].join(','),
    'Addresses to which requests for recipes may be sent; Larder does not start with a model address that is not on the list.',
  ),
  MODEL_TIMEOUT_MS: requiredSetting(
    wholeNumberSetting(1_000, 600_000),
    '90000',
    'Maximum milliseconds of one request to the model.',
  ),
  MODEL_MAX_TOKENS: requiredSetting(
    wholeNumberSetting(500, 1_000_000),
    '25000',
    "Maximum tokens that the model may write for one recipe, its thinking included; the longest recipe needs most of them. Some servers count this maximum against the account's tokens per minute.",
  ),
  MODEL_INPUT_USD_PER_MILLION: optionalSetting(
    decimalSetting,
    'Price of a million input tokens; with both prices the cost of each recipe is recorded.',
  ),
  MODEL_OUTPUT_USD_PER_MILLION: optionalSetting(decimalSetting, 'Price of a million output tokens.'),
  GOOGLE_CLIENT_ID: optionalSetting(
    textSetting,
    'Client ID from Google; with its secret, people can sign in with Google.',
  ),
  GOOGLE_CLIENT_SECRET: optionalSetting(textSetting, 'Client secret from Google.'),
  GOOGLE_ISSUER_URL: requiredSetting(
    secretSafeUrlSetting,
    'https://accounts.google.com',
    'OpenID Connect issuer for sign-in with Google.',
  ),
  APPLE_CLIENT_ID: optionalSetting(
    textSetting,
    'Services ID from Apple; with the next three, people can sign in with Apple.',
  ),
  APPLE_TEAM_ID: optionalSetting(textSetting, 'Team ID from Apple.'),
  APPLE_KEY_ID: optionalSetting(textSetting, 'ID of the key from Apple.'),
  APPLE_PRIVATE_KEY: optionalSetting(signingKeySetting, 'Text of the .p8 file from Apple.'),
  APPLE_ISSUER_URL: requiredSetting(
    secretSafeUrlSetting,
    'https://appleid.apple.com',
    'OpenID Connect issuer for sign-in with Apple.',
  ),
  ...limitSettings,
}

export type SettingName = keyof typeof settingDefinitions
export type SettingValues = { [N in SettingName]: (typeof settingDefinitions)[N]['absent'] }
