import * as mails from '#shared/messages/mails.ts'
import type { MemberContext, ServerContextWithTextLocale } from '../../context.ts'
import { createCodeWithoutDigits, createLongDigitsPlaceholder } from '../codes/service.ts'
import { renderInLanguageOfAccount } from '../languages/service.ts'
import { queueMail } from '../mail/service.ts'
import { listRestorableEmails } from './emailTakeBack.ts'

type Transaction = ServerContextWithTextLocale

/**
 * Mails a notice with a long code, by which the reader of that mailbox can set another password. An owner gets one
 * whenever somebody else ends their codes, because they may have used up the mails that they can request; see
 * docs/decisions/0061.
 */
export async function mailRecoveryNotice(
  tx: Transaction,
  { recipient, userId }: { recipient: string; userId: string },
  wordsWith: (longCode: string) => mails.MailTexts,
): Promise<void> {
  const codeId = await createCodeWithoutDigits(tx, {
    purpose: 'reset-password',
    sentTo: recipient,
    subjectId: userId,
  })
  const words = await renderInLanguageOfAccount(tx, userId, () =>
    wordsWith(createLongDigitsPlaceholder(codeId)),
  )
  await queueMail(tx, { recipient, ...words, codeId })
}

/** Notifies the address of the caller's account, and those that it had within a week, that its password was changed. */
export async function mailPasswordChangeNotice(
  tx: MemberContext,
  { recipient: ownEmail, isFirst }: { recipient: string; isFirst: boolean },
): Promise<void> {
  const { userId } = tx.member
  const mailOf = isFirst ? mails.passwordSetMail : mails.passwordChangedMail
  await mailRecoveryNotice(tx, { recipient: ownEmail, userId }, mailOf)
  for (const recipient of await listRestorableEmails(tx, userId))
    await mailRecoveryNotice(tx, { recipient, userId }, mails.passwordChangedNoticeToFormerEmailMail)
}
