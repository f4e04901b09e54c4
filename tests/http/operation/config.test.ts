import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { findMisspeltSettings } from '#server/config/findMisspeltSettings.ts'
import { settingDefinitions } from '#server/config/settings.ts'

const prices = { MODEL_INPUT_USD_PER_MILLION: '1', MODEL_OUTPUT_USD_PER_MILLION: '2' }

const pemOf = (namedCurve: string) =>
  String(generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }))

test('without any environment variable the configuration uses the built-in cook and the embedded database', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, engine: { name: 'built-in' }, databaseUrl: null })
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number.'],
  [{ PORT: '70000' }, 'PORT must be at most 65535.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address.'],
  [{ SMTP_URL: 'https://mail.example.com' }, 'SMTP_URL must be an smtp:// or smtps:// address.'],
  [
    { SMTP_URL: 'smtp://mail.example.com?requireTls=yes' },
    'SMTP_URL may end with ?requireTLS=true and nothing else',
  ],
  [{ SMTP_URL: 'smtp:mail.example.com' }, 'SMTP_URL must name a host'],
  [{ SMTP_URL: 'smtp://cook:100%@mail.example.com' }, 'SMTP_URL must name a host'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be true or false.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ RECIPE_ENGINE: 'openai' }, 'RECIPE_ENGINE openai needs OPENAI_API_KEY or OPENAI_BASE_URL.'],
  [{ RECIPE_ENGINE: 'endpoint' }, 'RECIPE_ENGINE endpoint needs GENERATION_ENDPOINT_URL.'],
  [{ SMS_GATEWAY: 'pigeon' }, 'SMS_GATEWAY must be one of outbox, webhook, twilio.'],
  [{ SMS_GATEWAY: 'webhook' }, 'SMS_GATEWAY webhook needs SMS_WEBHOOK_URL.'],
  [
    { SMS_WEBHOOK_URL: 'https://x:%zz@texts.example' },
    'SMS_WEBHOOK_URL must spell what is special in a user',
  ],
  [{ SMS_WEBHOOK_URL: 'http://texts.example:6000/send' }, 'SMS_WEBHOOK_URL must have a port that HTTP'],
  [
    { SMS_GATEWAY: 'twilio' },
    'SMS_GATEWAY twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.',
  ],
  [{ TWILIO_FROM: 'Larder' }, 'TWILIO_FROM must be a number such as +15005550006, or a messaging service.'],
  [
    { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: '+15005550006' },
    'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, and TWILIO_FROM go together; set TWILIO_AUTH_TOKEN too.',
  ],
  [{ OPENAI_BASE_URL: 'ftp://models' }, 'OPENAI_BASE_URL must be an http or https address.'],
  [
    { MODEL_INPUT_USD_PER_MILLION: '1' },
    'MODEL_INPUT_USD_PER_MILLION and MODEL_OUTPUT_USD_PER_MILLION go together; set both.',
  ],
  [
    { COST_USD_PER_DAY: '5' },
    'COST_USD_PER_DAY needs MODEL_INPUT_USD_PER_MILLION and MODEL_OUTPUT_USD_PER_MILLION.',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/99' },
    'TRUST_PROXY must be true, false, a number of hops, or a list of addresses.',
  ],
  [{ TRUST_PROXY: 'dead' }, 'TRUST_PROXY must be true, false, a number of hops, or a list of addresses.'],
  [{ COST_USD_PER_DAY: '0', ...prices }, 'COST_USD_PER_DAY must be more than 0.'],
  [
    { TRUST_PROXY: 'true', HOST: '0.0.0.0' },
    'TRUST_PROXY true would let every visitor choose their own address while HOST is 0.0.0.0; set it to the number of proxies in front, such as 1, or to their addresses.',
  ],
  [{ TRUST_PROXY: 'true', HOST: '::' }, 'while HOST is ::; set it to the number of proxies'],
  [
    { TRUST_PROXY: 'true', HOST: '192.168.1.7' },
    'while HOST is 192.168.1.7; set it to the number of proxies',
  ],
  [{ TRUST_PROXY: 'my proxy' }, 'TRUST_PROXY must be true, false, a number of hops, or a list of addresses.'],
  [
    { GOOGLE_CLIENT_ID: 'x' },
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together; set GOOGLE_CLIENT_SECRET too.',
  ],
  [
    { APPLE_CLIENT_ID: 'x', APPLE_KEY_ID: 'x' },
    'APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, and APPLE_PRIVATE_KEY go together; set APPLE_TEAM_ID and APPLE_PRIVATE_KEY too.',
  ],
  [
    { GOOGLE_ISSUER_URL: 'http://id.example' },
    'GOOGLE_ISSUER_URL must be an https address, or http on localhost.',
  ],
  [{ APPLE_ISSUER_URL: 'apple' }, 'APPLE_ISSUER_URL must be an https address, or http on localhost.'],
  [
    { APPLE_PRIVATE_KEY: 'secret' },
    'APPLE_PRIVATE_KEY must be the text of the .p8 file that Apple gives, a P-256 private key.',
  ],
  [
    { APPLE_PRIVATE_KEY: pemOf('P-384') },
    'APPLE_PRIVATE_KEY must be the text of the .p8 file that Apple gives, a P-256 private key.',
  ],
  [{ PORT_FILE: '/nowhere' }, 'PORT_FILE names a file that cannot be read.'],
  [{ PORT: '1', PORT_FILE: '/nowhere' }, 'PORT and PORT_FILE are both set; keep one.'],
])('the setting %o stops the start with one sentence that names the setting', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test.each(Object.keys(settingDefinitions))('the setting %s may also be read from a file', (name) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'larder-config-')), 'value')
  writeFileSync(file, '\u0000 no value of any kind \n')
  const free = [
    'HOST',
    'DATA_DIR',
    'OPENAI_API_KEY',
    'OPENAI_MODEL',
    'GENERATION_ENDPOINT_BUCKET',
    'METRICS_TOKEN',
    'PHOTOS_S3_REGION',
    'PREVIOUS_POSTGRES_DIR',
  ]
  if (free.includes(name)) expect(() => readConfig({ [`${name}_FILE`]: file })).not.toThrow()
  else expect(() => readConfig({ [`${name}_FILE`]: file })).toThrow(name)
})

test('a key or a URL selects the model engine, and RECIPE_ENGINE overrides both', () => {
  expect(readConfig({ OPENAI_API_KEY: 'k' }).engine).toEqual({
    name: 'openai',
    baseUrl: 'https://api.openai.com/v1',
    apiKey: 'k',
    model: 'gpt-4o-mini',
  })
  expect(readConfig({ OPENAI_BASE_URL: 'http://localhost:11434/v1' }).engine.name).toBe('openai')
  expect(readConfig({ GENERATION_ENDPOINT_URL: 'https://old.example' }).engine.name).toBe('endpoint')
  expect(readConfig({ OPENAI_API_KEY: 'k', RECIPE_ENGINE: 'built-in' }).engine.name).toBe('built-in')
})

test('a sign-in provider is enabled when all its settings are present, also with the key in one line', () => {
  const privateKey = pemOf('P-256')
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush' }
  const apple = { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key' }
  const APPLE_PRIVATE_KEY = privateKey.replaceAll('\n', '\\n')
  expect(readConfig({}).providers).toEqual([])
  expect(readConfig({ ...google, ...apple, APPLE_PRIVATE_KEY }).providers).toEqual([
    { name: 'google', issuerUrl: 'https://accounts.google.com', clientId: 'id', clientSecret: 'hush' },
    {
      name: 'apple',
      issuerUrl: 'https://appleid.apple.com',
      clientId: 'id',
      teamId: 'team',
      keyId: 'key',
      privateKey,
    },
  ])
})

test('photos are stored in DATA_DIR, or in a bucket when all its settings are present', () => {
  expect(readConfig({ DATA_DIR: '/data' }).photoStore).toEqual({ name: 'folder', folder: '/data/photos' })
  const key = { PHOTOS_S3_ACCESS_KEY_ID: 'id', PHOTOS_S3_SECRET_ACCESS_KEY: 'hush' }
  const PHOTOS_S3_URL = 'https://s3.example/photos'
  expect(readConfig({ ...key, PHOTOS_S3_URL, PHOTOS_S3_REGION: 'eu-1' }).photoStore).toEqual({
    name: 's3',
    url: 'https://s3.example/photos',
    region: 'eu-1',
    accessKeyId: 'id',
    secretAccessKey: 'hush',
  })
  expect(() => readConfig({ PHOTOS_S3_URL })).toThrow(
    'PHOTOS_S3_URL, PHOTOS_S3_ACCESS_KEY_ID, and PHOTOS_S3_SECRET_ACCESS_KEY go together',
  )
})

test('an empty environment variable counts as absent', () => {
  expect(readConfig({ PORT: '', OPENAI_API_KEY: '' })).toMatchObject({
    port: 3000,
    engine: { name: 'built-in' },
  })
})

test.each([
  ['true', 'localhost', 'loopback'],
  ['true', '127.0.0.1', 'loopback'],
  ['true', '::1', 'loopback'],
  ['2', '0.0.0.0', 2],
  ['10.0.0.0/8', '0.0.0.0', '10.0.0.0/8'],
  ['false', '0.0.0.0', false],
])('TRUST_PROXY %s with HOST %s trusts %s', (TRUST_PROXY, HOST, trustProxy) => {
  expect(readConfig({ TRUST_PROXY, HOST }).trustProxy).toBe(trustProxy)
})

test.each([
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['trust_proxy', 'TRUST_PROXY'],
  ['TRUST-PROXY', 'TRUST_PROXY'],
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['SMPT_URL_FILE', 'SMTP_URL_FILE'],
  ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
  ['OUTBOXPAGE', 'OUTBOX_PAGE'],
  ['Port', 'PORT'],
])('the unknown variable %s causes a warning that names %s and not its value', (name, meant) => {
  expect(findMisspeltSettings({ [name]: 'hush' })).toEqual([
    `${name} is no setting and has no effect; did you mean ${meant}?`,
  ])
})

test('no warning is given for known settings, their _FILE forms and variables of other programs', () => {
  const all = Object.keys(settingDefinitions).flatMap((name) => [name, `${name}_FILE`])
  const others =
    'PATH HOME HOSTNAME PWD OLDPWD USER SHELL LANG LC_ALL TERM TZ EDITOR NODE_ENV NODE_OPTIONS NO_COLOR CI MAIL POST HTTP_PROXY NO_PROXY MALLOC_ARENA_MAX PGHOST PGPORT SSH_AUTH_SOCK XDG_DATA_DIRS npm_config_cache KUBERNETES_PORT AWS_REGION OPENAI_ORG_ID TWILIO_API_KEY GOOGLE_APPLICATION_CREDENTIALS DOCKER_HOST LOGNAME DATA'
  const env = Object.fromEntries([...all, ...others.split(' ')].map((name) => [name, 'x']))
  expect(findMisspeltSettings(env)).toEqual([])
})
