import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'
import { z } from 'zod'
import { isGuardedAddress } from './adapters/identityProvider/guardedAddress.ts'

export const count = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
export const decimal = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number such as 0.15')
  .transform(Number)
export const callingCodes = z
  .string()
  .transform((list) => list.split(',').map((code) => code.trim().replace(/^\+/, '')))
  .pipe(
    z.array(z.string().regex(/^[1-9]\d{0,6}$/, 'must be calling codes with commas between, such as 1,44,49')),
  )
export const flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true')
export const fromLine = z
  .string()
  .regex(
    /^(?:[^<>@\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'must be an address, or a name and an address: Larder <larder@example.com>',
  )
export const mailAddress = z.email('must be an e-mail address')
export const mailServerUrl = z
  .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
  .refine((url) => /^smtps?:\/\/[^/]/i.test(url) && isDecodable(url), {
    error:
      'must name a host, and spell what is special in a user or password in the way of addresses: %40 for @',
  })
  .refine((url) => !URL.canParse(url) || isTlsQuery(new URL(url).search), {
    error: 'may end with ?requireTLS=true and nothing else',
  })

const isTlsQuery = (search: string) => search === '' || search === '?requireTLS=true'

function isDecodable(url: string): boolean {
  try {
    const { username, password } = new URL(url)
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}

export const text = z.string().min(1, 'must not be empty')
export const oneOf = <const T extends readonly string[]>(words: T) =>
  z.enum(words, `must be one of ${words.join(', ')}`)
export const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
export const webUrls = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((url) => url.trim())
      .filter(Boolean),
  )
  .pipe(z.array(webUrl))
export const guardedUrl = z
  .string()
  .refine(isGuardedAddress, 'must be an https address, or http on localhost')
/** PEM in one line, with \n for its line breaks, is what some hosts make of it. */
export const signingKey = z
  .string()
  .transform((pem) => pem.replaceAll('\\n', '\n'))
  .refine(isSigningKey, 'must be the text of the .p8 file that Apple gives, a P-256 private key')
export const hops = z
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
  const [address = '', prefix, ...rest] = word.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  return (
    isIP(address) > 0 &&
    rest.length === 0 &&
    (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits))
  )
}

function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

/** One environment variable: what it accepts, what stands when it is absent, and what README says of it. */
interface Setting<T> {
  type: z.ZodType<T, string>
  absent: T
  /** How README writes what stands when it is absent. */
  absentText: string
  says: string
}

/** A setting that has a value in any case; `absent` is read as if it had been set. Throws ZodError when it cannot be. */
export function required<T>(type: z.ZodType<T, string>, absent: string, says: string): Setting<T> {
  return { type, absent: type.parse(absent), absentText: absent, says }
}

/** A setting that is null when nobody sets it. */
export function optional<T>(type: z.ZodType<T, string>, says: string): Setting<T | null> {
  return { type, absent: null, absentText: '', says }
}
