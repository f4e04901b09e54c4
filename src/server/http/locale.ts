import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { z } from 'zod'
import { learn } from '#messages'
import { baseLocale, isLocale, type Locale, locales } from '#shared/locale.ts'
import { runInLocale } from '../speaking.ts'
import type { OwnCookie } from './signIn/ownCookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of whoever asks. */
    locale: Locale
  }
  interface FastifyContextConfig {
    /** A route that speaks English whoever asks, as clients of the older product read it. */
    isEnglish?: true
  }
}

const languageCookie: OwnCookie = 'larder-language'

/** Files and figures are the same for all. */
const isSameForAll = /^\/(?:assets\/|photos\/|healthz|readyz|metrics|favicon\.|icons\/|sw\.)/

/**
 * Says everything in the language of whoever asks, from here to the end of their request: the one they chose, else the
 * first of their browser's that Larder speaks.
 */
export function setRequestLocale(app: FastifyInstance): void {
  app.decorateRequest('locale', baseLocale)
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.isEnglish || isSameForAll.test(request.url)) return done()
    request.locale = localeOf(request)
    if (request.locale === baseLocale) return done()
    learn(request.locale).then(() => runInLocale(request.locale, done), done)
  })
  // Whoever waits for a body goes on where the connection stands, not where the request began.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.locale === baseLocale) done()
    else runInLocale(request.locale, done)
  })
}

/** Which language somebody chose, and where they were. */
export const ChooseLanguageInput = z.object({
  locale: z.enum(locales),
  back: z.string().max(2_000).optional(),
})

/** Keeps it for a year in a cookie that says nothing else. */
export function keepLanguage(reply: FastifyReply, locale: Locale): void {
  const maxAge = 365 * 24 * 60 * 60
  reply.setCookie(languageCookie, locale, { path: '/', httpOnly: true, sameSite: 'lax', maxAge })
}

function localeOf({ headers }: FastifyRequest): Locale {
  const [, chosen] = chosenIn.exec(headers.cookie ?? '') ?? []
  if (chosen !== undefined && isLocale(chosen)) return chosen
  return firstByHeader.memo((headers['accept-language'] ?? '').slice(0, maxRead))
}

const chosenIn = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})(?:;|$)`)

/** Characters of the header that are read: some forty languages. */
const maxRead = 200
/** Browsers say the same again and again. */
const firstByHeader = new LRUCache<string, Locale>({
  max: 1_000,
  memoMethod: (read) => {
    const [first] = new Negotiator({ headers: { 'accept-language': read } }).languages([...locales])
    return (first as Locale | undefined) ?? baseLocale
  },
})
