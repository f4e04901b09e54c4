import { useSyncExternalStore } from 'react'
import type { CodeAsked } from '#shared/contract/auth/auth.ts'
import { listKeptIn, textKeptIn } from '../../data/browserStore.ts'

/** What a mailed code is for, and the address that its page was opened with. */
export interface MailedCode {
  purpose: 'confirm' | 'reset'
  email: string | null
}

/** What this tab was told of a code; it stays after a reload. */
interface CodeState {
  /** Whether wrong ones have used it up. */
  isUsedUp: boolean
  /** From when until when another one is not asked for, in milliseconds since 1970. */
  fromMs: number
  untilMs: number
}

const maxCodes = 20
const nothingKnown: CodeState = { isUsedUp: false, fromMs: 0, untilMs: 0 }

const codes = listKeptIn(textKeptIn('sessionStorage', 'larder.sentCodes'), asKept)

const nameOf = ({ purpose, email }: MailedCode) => `${purpose} ${(email ?? '').toLowerCase()}`

function asKept(each: unknown): (CodeState & { name: string }) | undefined {
  return typeof Object(each).name === 'string' ? (each as CodeState & { name: string }) : undefined
}

const stateOf = (code: MailedCode): CodeState =>
  codes.read().find(({ name }) => name === nameOf(code)) ?? nothingKnown

function keep(code: MailedCode, state: CodeState): void {
  const name = nameOf(code)
  codes.change((list) => [
    ...list.filter((each) => Object(each).name !== name).slice(1 - maxCodes),
    { ...state, name },
  ])
}

export const useSentCode = (code: MailedCode): CodeState =>
  useSyncExternalStore(
    codes.onChange,
    () => stateOf(code),
    () => nothingKnown,
  )

/** For a new code: what was told of the one before it is old. */
export const noteCodeSent = (code: MailedCode, { nextCodeSeconds }: CodeAsked): void =>
  noteWait(code, nextCodeSeconds, false)

export const noteCodeUsedUp = (code: MailedCode): void => keep(code, { ...stateOf(code), isUsedUp: true })

/** Another code may be asked for after these seconds. */
export function noteWait(code: MailedCode, seconds: number, isUsedUp = stateOf(code).isUsedUp): void {
  const fromMs = Date.now()
  keep(code, { isUsedUp, fromMs, untilMs: fromMs + seconds * 1_000 })
}
