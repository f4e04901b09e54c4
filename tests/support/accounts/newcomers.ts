import type { TestBrowser, TestSite } from '../testSite.ts'
import { mailedCode } from './mailedCode.ts'

export const password = 'Basil & 4 lemons'
export const otherPassword = 'Thyme & 5 limes'

export interface Newcomer {
  email: string
  /** A browser in a network of its own, so that no limit counts others. */
  browser: TestBrowser
  auth: TestBrowser['caller']['auth']
}

/** People who sign up at a Larder by its own forms. */
export function newcomersTo(siteOf: () => TestSite) {
  let people = 0
  const newcomer = (): Newcomer => {
    people += 1
    const browser = siteOf().openBrowser({ visitor: `198.51.100.${people}` })
    return { email: `newcomer-${people}@example.com`, browser, auth: browser.caller.auth }
  }
  const signUp = ({ email, auth }: Pick<Newcomer, 'email' | 'auth'>, name = 'Ada') =>
    auth.signUp({ email, name, password, acceptsTerms: true })
  const codeFor = (email: string) => mailedCode(siteOf().deps.db, email)
  /** Somebody with a confirmed account and `password`, not signed in. */
  const confirmed = async (name?: string) => {
    const person = newcomer()
    await signUp(person, name)
    await person.auth.confirmEmail({ email: person.email, code: await codeFor(person.email) })
    return person
  }
  return { newcomer, signUp, codeFor, confirmed }
}

export const viewerOf = async ({ caller }: TestBrowser) => (await caller.auth.entrance()).viewer
/** What a refused call looks like to whoever made it. */
export const refusal = (code: string, message: string) => ({ code, message })
