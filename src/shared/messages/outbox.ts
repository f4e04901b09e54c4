/** What /dev/outbox says, the page where whoever tries Larder out reads the mails that no server was there to send. */

export const title = 'Outbox'
export const lead =
  'Where there is no mail server and no gateway for texts, what would have been sent is kept here for a week, newest first. What is new appears by itself.'
export const texts = 'Texts'
export const textTo = (phoneNumber: string) => `To ${phoneNumber}`
export const empty =
  'Nothing has been written yet. Sign up or ask for a new password, and the mail will be here.'
export const count = (mails: number) => (mails === 1 ? 'One mail' : `${mails} mails`)
export const from = 'From'
export const to = 'To'
export const at = 'When'
/** A moment as people write it; `timeZone` as in `Europe/Vienna`, without it the reader's own. */
export const moment = (iso: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(iso))
