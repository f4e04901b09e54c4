import type { SendMessageInput } from '#shared/contract/feedback.ts'
import { faultsOfForm } from '../../forms/readForm.ts'

const draftId = 'draft'

/** What is wrong with feedback as it was typed. */
export async function feedbackFaults(typed: { type: string; description: string }) {
  const loadSchema = async () => (await import('#shared/contract/feedback.ts')).SubmitFeedbackInput
  return await faultsOfForm(loadSchema, { draftId, ...typed })
}

/** What is wrong with a message as it was typed. */
export async function messageFaults(typed: Omit<SendMessageInput, 'draftId'>) {
  const loadSchema = async () => (await import('#shared/contract/feedback.ts')).SendMessageInput
  return await faultsOfForm(loadSchema, { draftId, ...typed })
}
