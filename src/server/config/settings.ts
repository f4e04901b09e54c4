import { z } from 'zod'
import {
  booleanSetting,
  decimalSetting,
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
  WRITES_PER_MINUTE: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '120',
    'Writes per minute of one member or one visitor.',
  ),
  REQUESTS_PER_MINUTE: requiredSetting(
    wholeNumberSetting(100, 100_000_000),
    '12000',
    'Requests of any kind per minute from one network; more are refused without being parsed.',
  ),
  READ_COST_PER_MINUTE: requiredSetting(
    wholeNumberSetting(100, 100_000_000),
    '12000',
    'Reads per minute of one member or of the visitors of one network, counted in the milliseconds that they usually take. Cached pages and files are free.',
  ),
  TRIES_PER_ACCOUNT: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '10',
    'Passwords or codes that one visitor may try for one account in 15 minutes.',
  ),
  TRIES_PER_VISITOR: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '50',
    'Passwords or codes that one visitor may try in 15 minutes, for all accounts together.',
  ),
  TRIES_BY_STRANGERS: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '100',
    'Passwords per account and hour, tried from all browsers together that were never signed in to it, and from each one that was; also confirmation codes per address and day.',
  ),
  CODE_TRIES_PER_DAY: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '20',
    'Reset codes of six digits per account and day, tried from all browsers together that were never signed in to it, and from each one that was; also confirmation codes per address and day, tried from each browser that requested one.',
  ),
  MAILS_PER_ADDRESS: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '10',
    'Mails per hour to one address that anybody can cause without signing in, and twice as many per day; the same numbers again for mails to set a password.',
  ),
  MAILS_PER_VISITOR: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '20',
    'Mails with a code that one visitor may request per hour, and five times as many per day.',
  ),
  MAILS_TO_STRANGERS_PER_DAY: requiredSetting(
    wholeNumberSetting(0, 1_000_000),
    '200',
    'Invitations to households that the whole site may mail per day; members can always share a link instead.',
  ),
  MAIL_COOLDOWN_SECONDS: requiredSetting(
    wholeNumberSetting(0, 3_600),
    '60',
    'Seconds until a visitor may request the same mail again.',
  ),
  FEEDBACKS_PER_VISITOR: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '20',
    'Messages to the operator per hour from one visitor.',
  ),
  NOTES_PER_MEMBER: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '20',
    'Notes on recipes per hour by one member.',
  ),
  REPORTS_PER_VISITOR: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '30',
    'Reports of notes per hour by one visitor.',
  ),
  PHOTOS_PER_MEMBER: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '60',
    'Photos per hour from one member.',
  ),
  PHOTOS_PER_VISITOR: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '240',
    'Photos per hour from one visitor, for all accounts together.',
  ),
  PHOTO_MB_PER_VISITOR: requiredSetting(
    wholeNumberSetting(1, 100_000),
    '250',
    'Megabytes of photos, as stored, that one visitor may add in an hour.',
  ),
  MAX_RECIPES_PER_MEMBER: requiredSetting(wholeNumberSetting(1, 1_000_000), '5000', 'Recipes of one member.'),
  MAX_RATINGS_PER_MEMBER: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '20000',
    'Recipes that one member may rate; the same number may be marked as cooked.',
  ),
  MAX_NOTES_PER_MEMBER: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '5000',
    'Stored notes of one member on recipes.',
  ),
  MAX_FEEDBACKS_PER_MEMBER: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '1000',
    'Stored messages to the operator of one member; messages sent while signed out do not count.',
  ),
  MAX_PHOTOS_PER_MEMBER: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '2000',
    'Stored photos of one member on recipes.',
  ),
  MAX_PHOTO_MB_OF_SITE: requiredSetting(
    wholeNumberSetting(0, 1_000_000_000),
    '20000',
    'Megabytes of photos of the whole site; 0 sets no limit.',
  ),
  MIN_FREE_DISK_MB: requiredSetting(
    wholeNumberSetting(0, 1_000_000_000),
    '1000',
    'Megabytes that must stay free on the disk of photos, and at least 5 % of it; below that, photos are refused. Does not apply to a bucket.',
  ),
  MIN_FREE_DISK_MB_FOR_TEXT: optionalSetting(
    wholeNumberSetting(0, 1_000_000_000),
    'Megabytes that must stay free on the disk of the embedded database; without it 250, or 12 % of the disk where that is less. Below that, members can read and delete, but not save text. Does not apply to a Postgres of your own.',
  ),
  MAX_REVISIONS_PER_RECIPE: requiredSetting(
    wholeNumberSetting(2, 10_000),
    '100',
    'Stored versions of a recipe; saving one more deletes the oldest.',
  ),
  MAX_TEXT_MB_PER_MEMBER: requiredSetting(
    wholeNumberSetting(1, 100_000),
    '100',
    "Megabytes of text in one member's recipes and their versions. With reports, search words and indexes the database needs up to six times as much.",
  ),
  GENERATIONS_PER_MINUTE: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '20',
    'Generations of recipes per minute by one member or one visitor.',
  ),
  GENERATIONS_PER_VISITOR_PER_DAY: requiredSetting(
    wholeNumberSetting(1, 1_000_000),
    '40',
    'Recipes per day (UTC) that one visitor may request from a model; those of the built-in cook do not count.',
  ),
  GENERATIONS_PER_DAY: requiredSetting(
    wholeNumberSetting(1, 10_000_000),
    '2000',
    'Recipes per day (UTC) that the whole site may request from a model.',
  ),
  COST_USD_PER_DAY: optionalSetting(
    decimalSetting.refine((usd) => usd > 0, 'must be more than 0'),
    'US dollars per day (UTC) that the whole site may spend on a model; needs both prices. Tokens are estimated where the server does not report them.',
  ),
}

export type SettingName = keyof typeof settingDefinitions
export type SettingValues = { [N in SettingName]: (typeof settingDefinitions)[N]['absent'] }
