import * as m from '#messages'
import { joinWordsAsList } from '../currentLocale.ts'
import { providerNames } from './auth.ts'
import { type DayBeforeTaskToWord, dayBeforeTaskText } from './dayBefore.ts'

/** What the product writes by mail. Where a mail has a `code`, it is the placeholder that the digits replace later. */
export interface MailTexts {
  subject: string
  text: string
}

// Mails greet without a name: whoever types a stranger's address, or has somebody's session, would choose the words.

export const confirmEmailMail = (code: string): MailTexts => ({
  subject: m.mails_confirm_email_subject({ code }),
  text: m.mails_confirm_email_text({ hello: m.mails_hello_nobody(), code }),
})
export const accountAlreadyExistsMail = (): MailTexts => ({
  subject: m.mails_already_here_subject(),
  text: m.mails_already_here_text(),
})
export const noPendingSignUpMail = (): MailTexts => ({
  subject: m.mails_nobody_here_subject(),
  text: m.mails_nobody_here_text(),
})
/** Without a code in the subject, which a locked screen shows. */
export const resetPasswordMail = (code: string, longCode: string): MailTexts => ({
  subject: m.mails_reset_password_subject(),
  text: m.mails_reset_password_text({ hello: m.mails_hello_nobody(), code, longCode }),
})

export const proveIdentityMail = (code: string): MailTexts => ({
  subject: m.mails_prove_identity_subject({ code }),
  text: m.mails_prove_identity_text({ hello: m.mails_hello_nobody(), code }),
})

export const changeEmailMail = (code: string): MailTexts => ({
  subject: m.mails_change_email_subject({ code }),
  text: m.mails_change_email_text({ hello: m.mails_hello_nobody(), code }),
})
export const emailTakenMail = (): MailTexts => ({
  subject: m.mails_email_taken_subject(),
  text: m.mails_email_taken_text(),
})

export const noticeToFormerEmailMail = (): MailTexts => ({
  subject: m.mails_former_email_subject(),
  text: m.mails_former_email_text(),
})

// What happened to an account, for its owner to notice when it was not them.

// Those with a `longCode` tell its placeholder, by which the owner sets another password.

export const passwordChangedMail = (longCode: string): MailTexts => ({
  subject: m.mails_password_changed_subject(),
  text: m.mails_password_changed_text({
    hello: m.mails_hello_nobody(),
    wayBack: m.mails_way_back({ longCode }),
  }),
})
export const passwordSetMail = (longCode: string): MailTexts => ({
  subject: m.mails_password_set_subject(),
  text: m.mails_password_set_text({ hello: m.mails_hello_nobody(), wayBack: m.mails_way_back({ longCode }) }),
})
/** To an address that the account had within a week. */
export const passwordChangedNoticeToFormerEmailMail = (longCode: string): MailTexts => ({
  subject: m.mails_former_password_changed_subject(),
  text: m.mails_former_password_changed_text({
    hello: m.mails_hello_nobody(),
    takeBack: m.mails_take_back({ longCode }),
  }),
})
/** Google, Apple. */
type Provider = keyof ReturnType<typeof providerNames>

/** `providers` are those that open the account all the same. */
export const passwordWasResetMail = (providers: readonly Provider[]): MailTexts => ({
  subject: m.mails_password_was_reset_subject(),
  text: m.mails_password_was_reset_text({
    hello: m.mails_hello_nobody(),
    providers:
      providers.length > 0
        ? m.mails_providers_still_open({
            providers: joinWordsAsList(providers.map((each) => providerNames()[each])),
          })
        : '',
  }),
})
export const emailChangeRequestedMail = (): MailTexts => ({
  subject: m.mails_email_change_asked_subject(),
  text: m.mails_email_change_asked_text({ hello: m.mails_hello_nobody() }),
})
/** To the former address. */
export const emailChangedMail = (longCode: string): MailTexts => ({
  subject: m.mails_email_changed_subject(),
  text: m.mails_email_changed_text({
    hello: m.mails_hello_nobody(),
    takeBack: m.mails_take_back({ longCode }),
  }),
})
/** To the address that the account had in the meantime. */
export const emailRestoredMail = (): MailTexts => ({
  subject: m.mails_email_restored_subject(),
  text: m.mails_email_restored_text({ hello: m.mails_hello_nobody() }),
})
export const providerLinkedMail = (provider: Provider): MailTexts => ({
  subject: m.mails_provider_linked_subject({ provider: providerNames()[provider] }),
  text: m.mails_provider_linked_text({ hello: m.mails_hello_nobody(), provider: providerNames()[provider] }),
})
export const providerRemovedMail = (provider: Provider): MailTexts => ({
  subject: m.mails_provider_removed_subject({ provider: providerNames()[provider] }),
  text: m.mails_provider_removed_text({ hello: m.mails_hello_nobody(), provider: providerNames()[provider] }),
})
export const providerAllowedMail = (provider: Provider): MailTexts => ({
  subject: m.mails_provider_allowed_subject({ provider: providerNames()[provider] }),
  text: m.mails_provider_allowed_text({ hello: m.mails_hello_nobody(), provider: providerNames()[provider] }),
})
/** To the former owner. */
export const householdHandedOverMail = ({
  household,
  newOwner,
}: {
  household: string | null
  newOwner: string | null
}): MailTexts => ({
  subject: m.mails_household_handed_over_subject(),
  text: m.mails_household_handed_over_text({
    hello: m.mails_hello_nobody(),
    household: household ?? m.mails_household_without_name(),
    newOwner: newOwner ?? m.mails_member_without_name(),
  }),
})
/** To the owner. */
export const householdJoinedMail = ({
  household,
  newMember,
}: {
  household: string | null
  newMember: string | null
}): MailTexts => ({
  subject: m.mails_household_joined_subject(),
  text: m.mails_household_joined_text({
    hello: m.mails_hello_nobody(),
    household: household ?? m.mails_household_without_name(),
    newMember: newMember ?? m.mails_new_member_without_name(),
  }),
})
export const accountDeletedMail = (): MailTexts => ({
  subject: m.mails_account_deleted_subject(),
  text: m.mails_account_deleted_text({ hello: m.mails_hello_nobody() }),
})

export const messageToOperatorMail = ({ email, message }: { email: string; message: string }): MailTexts => ({
  subject: m.mails_message_subject(),
  text: m.mails_message_text({ email, message }),
})
export const reportedNoteMail = (note: {
  id: string
  text: string
  recipeId: string
  recipeName: string
}): MailTexts => ({
  subject: m.mails_reported_note_subject(),
  text: m.mails_reported_note_text(note),
})

/** `link` opens the invitation too; null where we do not know the address people reach us at. */
export const invitationMail = ({
  by = m.mails_invitation_somebody(),
  to = m.mails_invitation_household(),
  link,
  code,
}: {
  by: string | undefined
  to: string | undefined
  link: string | null
  code: string
}): MailTexts => ({
  subject: m.mails_invitation_subject({ by, to }),
  text: m.mails_invitation_text({ by, to, code, link: link ? m.mails_invitation_link({ link }) : '' }),
})

/**
 * What tomorrow's meals need today, or those of today; the name of a recipe is null where a mail must not have it. `stopLink`
 * turns such mails off.
 */
export function eveningReminderMail(
  recipes: readonly { recipeName: string | null; tasks: readonly DayBeforeTaskToWord[] }[],
  { isForToday, stopLink }: { isForToday: boolean; stopLink: string | null },
): MailTexts {
  const lines = recipes.flatMap(({ recipeName, tasks }) =>
    tasks.map((task) => {
      const text = dayBeforeTaskText(task)
      return `- ${recipeName === null ? text : m.reminders_of_recipe({ recipe: recipeName, task: text })}`
    }),
  )
  const words = { hello: m.mails_hello_nobody(), tasks: lines.join('\n') }
  const text = isForToday ? m.mails_evening_text_today(words) : m.mails_evening_text(words)
  return {
    subject: isForToday ? m.mails_evening_subject_today() : m.mails_evening_subject(),
    text: stopLink === null ? text : `${text}\n\n${m.mails_evening_stop({ link: stopLink })}`,
  }
}
