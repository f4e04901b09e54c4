import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { isPercentEncodingValid } from '../decodable.ts'
import { isAddressSafeForSecrets } from './guardedAddress.ts'

export const wholeNumberSetting = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
export const decimalSetting = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number such as 0.15')
  .transform(Number)
export const callingCodesSetting = z
  .string()
  .transform((list) => list.split(',').map((code) => code.trim().replace(/^\+/, '')))
  .pipe(
    z.array(z.string().regex(/^[1-9]\d{0,6}$/, 'must be calling codes with commas between, such as 1,44,49')),
  )
export const booleanSetting = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((text) => text === 'true')
export const mailSenderSetting = z
  .string()
  .regex(
    /^(?:[^<>@\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'must be an address, or a name and an address: Larder <larder@example.com>',
  )
export const mailAddressSetting = z.email('must be an e-mail address')
export const mailServerUrlSetting = z
  .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
  .refine((url) => /^smtps?:\/\/[^/]/i.test(url) && hasDecodableUser(url), {
    error:
      'must name a host, and spell what is special in a user or password in the way of addresses: %40 for @',
  })
  .refine((url) => !URL.canParse(url) || isTlsQuery(new URL(url).search), {
    error: 'may end with ?requireTLS=true and nothing else',
  })

/** https://fetch.spec.whatwg.org/#port-blocking */
const portsBlockedByFetch: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

const isTlsQuery = (search: string) => search === '' || search === '?requireTLS=true'

function hasDecodableUser(url: string): boolean {
  const { username, password } = URL.parse(url) ?? { username: '%', password: '' }
  return isPercentEncodingValid(username + password)
}

export const textSetting = z.string().min(1, 'must not be empty')
export const oneOfSetting = <const T extends readonly string[]>(words: T) =>
  z.enum(words, `must be one of ${words.join(', ')}`)
export const webUrlSetting = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
/** An address that Larder fetches, with a user and password in it where they are required. */
export const fetchedUrlSetting = webUrlSetting
  .refine((url) => !URL.canParse(url) || hasDecodableUser(url), {
    error: 'must spell what is special in a user or password in the way of addresses: %40 for @',
  })
  .refine((url) => !URL.canParse(url) || !portsBlockedByFetch.has(Number(new URL(url).port || -1)), {
    error: 'must have a port that HTTP clients ask: not 6000, nor another that the Fetch Standard blocks',
  })
export const webUrlsSetting = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((url) => url.trim())
      .filter(Boolean),
  )
  .pipe(z.array(webUrlSetting))
export const hostsSetting = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z
        .string()
        .regex(/^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/, 'must be hosts with a port, such as 192.168.1.20:9925'),
    ),
  )
export const secretSafeUrlSetting = z
  .string()
  .refine(isAddressSafeForSecrets, 'must be an https address, or http on localhost')
/** Some hosts store PEM in one line, with \n for its line breaks. */
export const signingKeySetting = z
  .string()
  .transform((pem) => pem.replaceAll('\\n', '\n'))
  .refine(isSigningKey, 'must be the text of the .p8 file that Apple gives, a P-256 private key')
export const trustedProxiesSetting = z
  .string()
  .refine(
    (words) => /^(true|false|\d+)$/.test(words) || words.split(',').every((word) => isProxy(word.trim())),
    'must be true, false, a number of hops, or a list of addresses',
  )
  .transform((word) =>
    word === 'true' ? true : word === 'false' ? false : /^\d+$/.test(word) ? Number(word) : word,
  )

function isProxy(word: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(word)) return true
  const [address = ''] = word.split('/')
  return isIP(address) > 0 && (address === word || ipaddr.isValidCIDR(word))
}

function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

/** One environment variable: what it accepts, its default, and its description in the docs. */
interface Setting<T> {
  type: z.ZodType<T, string>
  absent: T
  /** How the docs write the default. */
  absentText: string
  says: string
}

/** A setting with a default; `absent` is parsed like a value that was set. Throws ZodError when `absent` is invalid. */
export function requiredSetting<T>(type: z.ZodType<T, string>, absent: string, says: string): Setting<T> {
  return { type, absent: type.parse(absent), absentText: absent, says }
}

/** A setting that is null when it is not set. */
export function optionalSetting<T>(type: z.ZodType<T, string>, says: string): Setting<T | null> {
  return { type, absent: null, absentText: '', says }
}
