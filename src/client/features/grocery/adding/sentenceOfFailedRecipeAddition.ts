import { TRPCClientError } from '@trpc/client'
import * as m from '#messages'

/** What to say of a call that brought nothing: the server's own sentence, or that it could not be reached. */
export function sentenceOfFailedRecipeAddition(error: unknown): string {
  return error instanceof TRPCClientError && error.data ? error.message : m.errors_unreachable()
}
