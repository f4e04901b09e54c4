import * as z from 'zod/mini'
import { SubmitFeedbackInput } from '#shared/contract/feedback.ts'
import { oldClientColumnSchemas } from '#shared/contract/oldClients.ts'
import { feedbackTypes } from '#shared/kitchen/feedbackTypes.ts'
import type { Context } from '../../context.ts'
import { storeOrReplaceFeedback } from '../../features/feedback/service.ts'
import { parseOldClientInput } from './parseInput.ts'
import type { OldClientCallParameters } from './tables.ts'
import { listWordSchema } from './words.ts'

const { word, text, ours } = oldClientColumnSchemas
/** The server sets the sender and the time. */
export const OldClientFeedbackColumns = z.strictObject({
  feedback_type: word(listWordSchema(feedbackTypes)),
  feedback_description: text(z.string()),
  user_id: ours,
  user_email: ours,
  feedback_timestamp: ours,
})
type FeedbackColumns = z.infer<typeof OldClientFeedbackColumns>

const columnNames = {
  draftId: 'feedback_id',
  type: 'feedback_type',
  description: 'feedback_description',
} as const

export async function sendOldClientFeedback(
  ctx: Context,
  { keys, columns }: OldClientCallParameters<FeedbackColumns>,
): Promise<{ feedback_id: string }> {
  const draftId = (keys.feedback_id ?? '').slice(0, 64)
  const { feedback_type: type, feedback_description: description } = columns
  await storeOrReplaceFeedback(
    ctx,
    parseOldClientInput(SubmitFeedbackInput, { draftId, type, description }, columnNames),
  )
  return { feedback_id: draftId }
}
