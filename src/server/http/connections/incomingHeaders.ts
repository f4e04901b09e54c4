import type { FastifyInstance } from 'fastify'
import { networkOfVisitorAddress, unknownVisitorNetwork } from '../../caller.ts'
import type { Config } from '../../config/config.ts'
import { DomainError } from '../../errors.ts'
import { logEvents } from '../../logEvents.ts'

/** Refuses a request whose Host is malformed: code that builds an address from it would fail. */
export function refuseMalformedHostHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers
    // HTTP/1.0 may omit it. Behind a trusted proxy request.host is what the proxy forwards.
    const isMalformed =
      host !== undefined && !(isValidHost(host) && (request.host === host || isValidHost(request.host)))
    done(isMalformed ? new DomainError('INVALID', 'errors_bad_input') : undefined)
  })
}

/** A name of 253 characters, with a port. */
const hostMaxLength = 260

/** Refuses escapes, which no browser sends: non-ASCII letters take milliseconds to convert. */
function isValidHost(host: string): boolean {
  return host.length <= hostMaxLength && /^[^\s/?#@\\%]+$/.test(host) && URL.canParse(`http://${host}`)
}

/** Maximum characters of Accept-Encoding that are parsed: no client sends more, and 15 kB take two milliseconds. */
const maxOfEncodings = 200

/** Shortens a header that would take long to parse before any limit applies. */
export function shortenAcceptEncoding(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    const encodings = headers['accept-encoding']
    if (typeof encodings === 'string') headers['accept-encoding'] = encodings.slice(0, maxOfEncodings)
    done()
  })
}

const hint =
  'A request came with X-Forwarded-For while TRUST_PROXY is false. If a proxy stands in front, all its visitors share one limit: set TRUST_PROXY to the number of proxies. If none does, a visitor made the header up, and it was ignored.'

/** Warns once per process that there may be a proxy in front that TRUST_PROXY does not name. */
export function warnOfUnknownProxy(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy !== false) return
  let isWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true
      app.log.warn({ setting: 'TRUST_PROXY', hint }, logEvents.forwardedAddressIgnored)
    }
    done()
  })
}

const unreadableHint =
  'X-Forwarded-For names something that is no network address. All visitors that the proxy names so share one limit: let the proxy send the address of the visitor, with or without a port.'

/** Warns once per process when a trusted proxy sends something that is no address of a visitor. */
export function warnOfUnreadableAddress(
  app: FastifyInstance,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): void {
  if (trustProxy === false) return
  let isWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    if (!isWarned && isForwarded && networkOfVisitorAddress(request.ip) === unknownVisitorNetwork) {
      isWarned = true
      app.log.warn({ setting: 'TRUST_PROXY', hint: unreadableHint }, logEvents.forwardedAddressUnreadable)
    }
    done()
  })
}
