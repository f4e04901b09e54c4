import { ProviderFailure } from '#server/features/auth/port.ts'
import { readBodyTextUpTo } from '../limitedText.ts'

const maxAnswerBytes = 100_000

/** The answer of a provider: its status, and its body parsed as JSON; null when the body is not JSON. */
export interface IdentityProviderAnswer {
  status: number
  body: unknown
}

/**
 * Sends a request to a provider, follows no redirect, and waits at most `timeoutMs`. Throws ProviderFailure when there
 * is no answer.
 */
export async function sendProviderRequest(
  url: string,
  { timeoutMs, form }: { timeoutMs: number; form?: URLSearchParams },
): Promise<IdentityProviderAnswer> {
  try {
    const response = await fetch(url, {
      ...(form && { method: 'POST', body: form }),
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return {
      status: response.status,
      body: parseJsonOrNull(await readBodyTextUpTo(response, maxAnswerBytes)),
    }
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    throw new ProviderFailure(isLate ? 'timeout' : 'network', codeOf(error), { cause: error })
  }
}

/** Such as ECONNREFUSED. */
function codeOf(error: unknown): string | null {
  const code: unknown = Object(Object(error).cause).code
  return typeof code === 'string' ? code : null
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
