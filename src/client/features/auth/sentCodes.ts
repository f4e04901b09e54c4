import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { CodeRequestAnswer } from '#shared/contract/auth/auth.ts'
import { createListInBrowserStorage, createTextInBrowserStorage } from '../../data/browserStore.ts'

/** What a mailed code is for, and the address that its page was opened with. */
export interface MailedCodeKey {
  purpose: 'confirm' | 'reset'
  email: string | null
}

/** What this tab was told of a code; it stays after a reload. */
const CodeState = z.object({
  /** What the code is for. */
  name: z.string(),
  /** Whether wrong ones have used it up. */
  isUsedUp: z.boolean(),
  /** From when until when another one is not asked for, in milliseconds since 1970. */
  fromMs: z.number(),
  untilMs: z.number(),
})
type CodeState = Omit<z.infer<typeof CodeState>, 'name'>

const maxCodes = 20
const unusedCodeState: CodeState = { isUsedUp: false, fromMs: 0, untilMs: 0 }

const codes = createListInBrowserStorage(
  createTextInBrowserStorage('sessionStorage', 'larder.sentCodes'),
  (each) => CodeState.safeParse(each).data,
)

const codeNameOf = ({ purpose, email }: MailedCodeKey) => `${purpose} ${(email ?? '').toLowerCase()}`

const codeStateOf = (code: MailedCodeKey): CodeState =>
  codes.read().find(({ name }) => name === codeNameOf(code)) ?? unusedCodeState

function storeCodeState(code: MailedCodeKey, state: CodeState): void {
  const name = codeNameOf(code)
  codes.change((list) => [
    ...list.filter((each) => Object(each).name !== name).slice(1 - maxCodes),
    { ...state, name },
  ])
}

export const useMailedCodeState = (code: MailedCodeKey): CodeState =>
  useSyncExternalStore(
    codes.onChange,
    () => codeStateOf(code),
    () => unusedCodeState,
  )

/** For a new code: what was told of the one before it is old. */
export const storeCodeSent = (code: MailedCodeKey, { nextCodeSeconds }: CodeRequestAnswer): void =>
  storeCodeCooldown(code, nextCodeSeconds, false)

export const storeCodeExhausted = (code: MailedCodeKey): void =>
  storeCodeState(code, { ...codeStateOf(code), isUsedUp: true })

/** Another code may be asked for after these seconds. */
export function storeCodeCooldown(
  code: MailedCodeKey,
  seconds: number,
  isUsedUp = codeStateOf(code).isUsedUp,
): void {
  const fromMs = Date.now()
  storeCodeState(code, { isUsedUp, fromMs, untilMs: fromMs + seconds * 1_000 })
}
