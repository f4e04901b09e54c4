import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import * as z from 'zod/mini'
import { loadMessagesOfLocale } from '#messages'
import { defaultLocale, isSupportedLocale, type Locale, supportedLocales } from '#shared/locale.ts'
import { runInLocale } from '../speaking.ts'
import type { LarderCookieName } from './signIn/ownCookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the caller. */
    locale: Locale
  }
  interface FastifyContextConfig {
    /** Whether the route always answers in English, as clients of the older product expect. */
    isEnglish?: true
    /** Whether the answer is the same in all languages, as that of files and figures. */
    isSameInAllLanguages?: true
  }
}

const languageCookie: LarderCookieName = 'larder-language'

/**
 * Sets the language of a request for everything from here to its end: the one that the person chose, else the first of
 * their browser's that Larder has.
 */
export function setRequestLocale(app: FastifyInstance): void {
  app.decorateRequest('locale', defaultLocale)
  app.addHook('onRequest', (request, _reply, done) => {
    const { isEnglish, isSameInAllLanguages } = request.routeOptions.config
    if (isEnglish || isSameInAllLanguages) return done()
    request.locale = localeOf(request)
    if (request.locale === defaultLocale) return done()
    loadMessagesOfLocale(request.locale).then(() => runInLocale(request.locale, done), done)
  })
  // A body arrives in the async context of its connection, so the language is set again after it.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.locale === defaultLocale) done()
    else runInLocale(request.locale, done)
  })
}

/** The language that somebody chose. */
export const ChooseLanguageInput = z.strictObject({ locale: z.enum(supportedLocales) })

/** Stores the language for a year in a cookie that holds nothing else. */
export function setLanguageCookie(reply: FastifyReply, locale: Locale): void {
  const maxAge = 365 * 24 * 60 * 60
  reply.setCookie(languageCookie, locale, { path: '/', httpOnly: true, sameSite: 'lax', maxAge })
}

function localeOf({ headers }: FastifyRequest): Locale {
  const [, chosen] = chosenIn.exec(headers.cookie ?? '') ?? []
  if (chosen !== undefined && isSupportedLocale(chosen)) return chosen
  return firstByHeader.memo((headers['accept-language'] ?? '').slice(0, maxRead))
}

const chosenIn = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})(?:;|$)`)

/** Maximum characters of the header that are parsed: some forty languages. */
const maxRead = 200
/** Browsers send the same header with each request. */
const firstByHeader = new LRUCache<string, Locale>({
  max: 1_000,
  memoMethod: (read) => {
    const [first] = new Negotiator({ headers: { 'accept-language': read } }).languages([...supportedLocales])
    return (first as Locale | undefined) ?? defaultLocale
  },
})
