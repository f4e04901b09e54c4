import { z } from 'zod'
import {
  count,
  decimal,
  flag,
  fromLine,
  guardedUrl,
  hops,
  mailAddress,
  mailServerUrl,
  oneOf,
  optional,
  required,
  signingKey,
  text,
  webUrl,
  webUrls,
} from './settingKinds.ts'
import { textSettings } from './textSettings.ts'

const openAi = 'https://api.openai.com/v1'
const localServers = ['11434', '8000', '1234'].flatMap((port) => [
  `http://localhost:${port}/v1`,
  `http://127.0.0.1:${port}/v1`,
])

export const settings = {
  PORT: required(count(0, 65_535), '3000', 'Port the server listens on; 0 takes a free one.'),
  HOST: required(text, 'localhost', 'Address the server listens on. The image sets 0.0.0.0.'),
  PUBLIC_URL: optional(
    webUrl,
    'Address people type, when a proxy stands in front; with https, browsers are told to insist on it.',
  ),
  TRUST_PROXY: required(
    hops,
    'false',
    "Which proxies may name the visitor's address: false, a number of hops, or addresses; true, for those on this machine, only where HOST is loopback.",
  ),
  DATA_DIR: required(text, '.data', 'Folder of the embedded database and of photos.'),
  PHOTOS_S3_URL: optional(
    webUrl,
    'Address of a bucket for photos, the bucket in its path; without it they lie in DATA_DIR/photos.',
  ),
  PHOTOS_S3_REGION: required(
    text,
    'us-east-1',
    'Region of that bucket; most servers beside Amazon take any.',
  ),
  PHOTOS_S3_ACCESS_KEY_ID: optional(text, 'ID of the key that may put, get and delete there.'),
  PHOTOS_S3_SECRET_ACCESS_KEY: optional(text, 'Secret of that key.'),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
    'A Postgres of your own (15 or newer); without it Larder runs one under DATA_DIR.',
  ),
  DATABASE_DIRECT_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
    'The same Postgres past a pooler in transaction mode, for migrations and LISTEN; needed when DATABASE_URL leads to one.',
  ),
  PREVIOUS_POSTGRES_DIR: optional(
    text,
    'Folder with the programs of an earlier major version of Postgres, like /usr/lib/postgresql/15, to move data that one has made under DATA_DIR. Needed only when the start says so.',
  ),
  DATABASE_POOL_SIZE: required(count(2, 200), '10', 'Connections one process keeps to the database.'),
  DEMO_DATA: required(flag, 'true', 'Fill an empty database with recipes from our own cook.'),
  LOG_LEVEL: required(
    oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
    'Least severe log line that is written.',
  ),
  LOG_ADDRESSES: required(
    flag,
    'false',
    "Whether security events in the log name the visitor's network address, for fail2ban. By default only a digest of it.",
  ),
  METRICS_TOKEN: optional(
    z.string().min(16, 'must have at least 16 characters'),
    'Bearer token for /metrics; without it there is no such page.',
  ),
  SHUTDOWN_GRACE_MS: required(
    count(0, 600_000),
    '10000',
    'Time running requests get to finish when the server stops.',
  ),
  SMTP_URL: optional(
    mailServerUrl,
    'The mail server: smtps://user:password@mail.example.com, or smtp://…?requireTLS=true to send nothing before STARTTLS. Without it mails are kept, and read at /dev/outbox.',
  ),
  MAIL_FROM: required(
    fromLine,
    'Larder <larder@localhost>',
    'Whom mails come from; most servers insist on it.',
  ),
  SUPPORT_EMAIL: optional(
    mailAddress,
    'Where messages of the contact page and reported notes are mailed, shown to all; without it they go to the address of MAIL_FROM, which is not shown.',
  ),
  IDEAS_EMAIL: optional(mailAddress, 'Where people may send ideas; shown in the FAQ.'),
  SOCIAL_LINKS: required(
    webUrls,
    '',
    'Pages of yours elsewhere, with commas between; the footer links to them.',
  ),
  OUTBOX_PAGE: optional(
    flag,
    'Who may read kept mails and texts, codes included, at /dev/outbox: true is everybody, false nobody. By default one browser, by the one-time link that Larder prints at its start.',
  ),
  ...textSettings,
  RECIPE_ENGINE: optional(
    oneOf(['openai', 'endpoint', 'built-in']),
    'Who writes recipes. By default openai when a key or base URL is set, endpoint when its URL is set, else built-in.',
  ),
  OPENAI_API_KEY: optional(text, 'Key for the OpenAI-compatible server; local servers need none.'),
  OPENAI_BASE_URL: required(
    webUrl,
    openAi,
    'OpenAI, Ollama, vLLM, LM Studio … Must be on MODEL_ALLOWED_URLS.',
  ),
  OPENAI_MODEL: required(text, 'gpt-4o-mini', 'Model that writes the recipes.'),
  GENERATION_ENDPOINT_URL: optional(webUrl, 'The older generation endpoint. Must be on MODEL_ALLOWED_URLS.'),
  GENERATION_ENDPOINT_BUCKET: required(text, 'larder', 'bucket_name sent to the older generation endpoint.'),
  MODEL_ALLOWED_URLS: required(
    webUrls,
    [openAi, ...localServers].join(','),
    'Addresses a recipe may be asked from; a model address that is not on the list stops the start.',
  ),
  MODEL_TIMEOUT_MS: required(count(1_000, 600_000), '90000', 'Time one try at the model may take.'),
  MODEL_MAX_TOKENS: required(
    count(500, 1_000_000),
    '25000',
    'Tokens that the model may write for one recipe, its thinking included; the longest recipe needs most of them. Some servers count all of them against the tokens that a minute allows.',
  ),
  MODEL_INPUT_USD_PER_MILLION: optional(
    decimal,
    'Price of a million input tokens; with both prices the cost of each recipe is kept.',
  ),
  MODEL_OUTPUT_USD_PER_MILLION: optional(decimal, 'Price of a million output tokens.'),
  GOOGLE_CLIENT_ID: optional(text, 'Client ID from Google; with its secret, people may come in by Google.'),
  GOOGLE_CLIENT_SECRET: optional(text, 'Client secret from Google.'),
  GOOGLE_ISSUER_URL: required(
    guardedUrl,
    'https://accounts.google.com',
    'Who vouches for whoever comes by Google.',
  ),
  APPLE_CLIENT_ID: optional(
    text,
    'Services ID from Apple; with the next three, people may come in by Apple.',
  ),
  APPLE_TEAM_ID: optional(text, 'Team ID from Apple.'),
  APPLE_KEY_ID: optional(text, 'ID of the key from Apple.'),
  APPLE_PRIVATE_KEY: optional(signingKey, 'Text of the .p8 file from Apple.'),
  APPLE_ISSUER_URL: required(
    guardedUrl,
    'https://appleid.apple.com',
    'Who vouches for whoever comes by Apple.',
  ),
  WRITES_PER_MINUTE: required(
    count(1, 1_000_000),
    '120',
    'Writes one member, or one visitor, may send in a minute.',
  ),
  REQUESTS_PER_MINUTE: required(
    count(100, 100_000_000),
    '12000',
    'Requests of any kind one network may send in a minute; beyond it each is refused unread.',
  ),
  READ_COST_PER_MINUTE: required(
    count(100, 100_000_000),
    '12000',
    'Reads one member, or one network of visitors, may ask for in a minute, in milliseconds that they usually take. Pages that are kept and files are free.',
  ),
  TRIES_PER_ACCOUNT: required(
    count(1, 1_000_000),
    '10',
    'Passwords or codes one visitor may try at one account in 15 minutes.',
  ),
  TRIES_PER_VISITOR: required(
    count(1, 1_000_000),
    '50',
    'Passwords or codes one visitor may try in 15 minutes, whatever the account.',
  ),
  TRIES_BY_STRANGERS: required(
    count(1, 1_000_000),
    '100',
    'Passwords per account and hour from all browsers never used for it, and from each that was; also confirmation codes per address and day.',
  ),
  CODE_TRIES_PER_DAY: required(
    count(1, 1_000_000),
    '20',
    'Reset codes of six digits per account and day from browsers never used for it, and from each that was; also confirmation codes per address and day from each browser that asked for one.',
  ),
  MAILS_PER_ADDRESS: required(
    count(1, 1_000_000),
    '10',
    'Mails one address may be sent in an hour because strangers ask, and twice as many in a day; as many again to set a password.',
  ),
  MAILS_PER_VISITOR: required(
    count(1, 1_000_000),
    '20',
    'Mails with a code one visitor may ask for in an hour, and five times as many in a day.',
  ),
  MAILS_TO_STRANGERS_PER_DAY: required(
    count(0, 1_000_000),
    '200',
    'Invitations to households that the whole site may mail in a day; people can always hand on a link.',
  ),
  MAIL_COOLDOWN_SECONDS: required(
    count(0, 3_600),
    '60',
    'Time until a visitor may ask for the same mail again.',
  ),
  FEEDBACKS_PER_VISITOR: required(
    count(1, 1_000_000),
    '20',
    'Messages to the operator one visitor may send in an hour.',
  ),
  NOTES_PER_MEMBER: required(count(1, 1_000_000), '20', 'Notes on recipes one member may write in an hour.'),
  REPORTS_PER_VISITOR: required(count(1, 1_000_000), '30', 'Notes one visitor may report in an hour.'),
  PHOTOS_PER_MEMBER: required(count(1, 1_000_000), '60', 'Photos one member may send in an hour.'),
  PHOTOS_PER_VISITOR: required(
    count(1, 1_000_000),
    '240',
    'Photos one visitor may send in an hour, whatever the account.',
  ),
  PHOTO_MB_PER_VISITOR: required(
    count(1, 100_000),
    '250',
    'Megabytes of photos, as they are kept, that one visitor may add in an hour.',
  ),
  MAX_RECIPES_PER_MEMBER: required(count(1, 1_000_000), '5000', 'Recipes one member may keep.'),
  MAX_RATINGS_PER_MEMBER: required(
    count(1, 1_000_000),
    '20000',
    'Recipes one member may rate, and as many that they may mark as cooked.',
  ),
  MAX_NOTES_PER_MEMBER: required(count(1, 1_000_000), '5000', 'Notes on recipes one member may keep.'),
  MAX_FEEDBACKS_PER_MEMBER: required(
    count(1, 1_000_000),
    '1000',
    'Messages to the operator one member may send; signed out, people can send more.',
  ),
  MAX_PHOTOS_PER_MEMBER: required(count(1, 1_000_000), '2000', 'Photos one member may keep on recipes.'),
  MAX_PHOTO_MB_OF_SITE: required(
    count(0, 1_000_000_000),
    '20000',
    'Megabytes of photos that the whole site may keep; 0 sets no limit.',
  ),
  MIN_FREE_DISK_MB: required(
    count(0, 1_000_000_000),
    '1000',
    'Megabytes that stay free on the disk of photos, and at least 5 % of it; below that, photos are refused. A bucket is not asked.',
  ),
  MIN_FREE_DISK_MB_FOR_TEXT: optional(
    count(0, 1_000_000_000),
    'Megabytes that stay free on the disk of the embedded database; without it 250, or 12 % of it where that is less. Below that, members read and delete, and no text of theirs is saved. A Postgres of your own is not asked.',
  ),
  MAX_REVISIONS_PER_RECIPE: required(
    count(2, 10_000),
    '100',
    'Versions of a recipe that are kept; when another is saved, the oldest is deleted.',
  ),
  MAX_TEXT_MB_PER_MEMBER: required(
    count(1, 100_000),
    '100',
    'Megabytes of text that the recipes of one member and their versions may hold. With reports, search words and indexes the database takes up to six times as much.',
  ),
  GENERATIONS_PER_MINUTE: required(
    count(1, 1_000_000),
    '20',
    'Recipes one member, or one visitor, may ask for in a minute.',
  ),
  GENERATIONS_PER_VISITOR_PER_DAY: required(
    count(1, 1_000_000),
    '40',
    'Recipes one visitor may ask a model for in a day (UTC); the built-in cook is free.',
  ),
  GENERATIONS_PER_DAY: required(
    count(1, 10_000_000),
    '2000',
    'Recipes the whole site may ask a model for in a day (UTC).',
  ),
  COST_USD_PER_DAY: optional(
    decimal.refine((usd) => usd > 0, 'must be more than 0'),
    'What the whole site may spend on a model in a day (UTC); needs both prices. Tokens that the server does not tell are guessed.',
  ),
}

export type SettingName = keyof typeof settings
export type Settings = { [N in SettingName]: (typeof settings)[N]['absent'] }
