/** What the product writes by mail. {{code}} is where the digits go. */

const siteName = 'Larder'

interface Words {
  subject: string
  text: string
}

const closing = `\n\n${siteName}\n`

/** Names are null where they cannot be told. */
const hello = (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`)

export const confirmEmailMail = (name: string | null): Words => ({
  subject: `{{code}} is your ${siteName} confirmation code`,
  text: `${hello(name)}\n\nwelcome to ${siteName}. Your confirmation code is\n\n    {{code}}\n\nIt works for 15 minutes. If you did not sign up, somebody typed your address by mistake, and you need not do anything.${closing}`,
})
export const alreadyHereMail: Words = {
  subject: `You already have an account at ${siteName}`,
  text: `Hello,\n\nsomebody, probably you, tried to sign up with this address. There is an account for it already: sign in with your password, or set a new one with "Forgot your password?".\n\nIf it was not you, you need not do anything.${closing}`,
}
export const nobodyHereMail: Words = {
  subject: `There is no ${siteName} account for this address`,
  text: `Hello,\n\nsomebody, probably you, asked for a code for this address, but there is no account for it. Perhaps you signed up with another one.\n\nIf it was not you, you need not do anything.${closing}`,
}
export const resetPasswordMail = (name: string | null): Words => ({
  subject: `{{code}} is your code to set a new ${siteName} password`,
  text: `${hello(name)}\n\nyour code to set a new password is\n\n    {{code}}\n\nIt works for 15 minutes. If you did not ask for it, your password stays as it is, and you need not do anything.${closing}`,
})

export const messageMail = ({ email, message }: { email: string; message: string }): Words => ({
  subject: `A message from the contact page of ${siteName}`,
  text: `${email} wrote:\n\n${message}\n\nPlease answer to ${email}: an answer to this mail would come back to you.${closing}`,
})
export const reportedNoteMail = (note: {
  id: string
  text: string
  recipeId: string
  recipeName: string
}): Words => ({
  subject: `A note on ${siteName} waits for review`,
  text: `Several visitors reported a note on “${note.recipeName}” (/recipe/${note.recipeId}), so it is hidden. It says:\n\n${note.text}\n\nThe recipe's creator may delete it or let it stand, and so may you: docs/running.md tells how. Its number is ${note.id}. After 90 days it is deleted.${closing}`,
})

/** `link` opens the invitation too; null where we do not know the address people reach us at. */
export const invitationMail = ({
  by = 'Somebody',
  to = 'their household',
  link,
}: {
  by: string | undefined
  to: string | undefined
  link: string | null
}): Words => ({
  subject: `${by} invites you to ${to} at ${siteName}`,
  text: `Hello,\n\n${by} invites you to cook and eat together in ${to} at ${siteName}. Sign in with this address, or sign up first, open your household, and enter the code\n\n    {{code}}\n\nIt works for 15 minutes.${
    link ? ` For 7 days you can also follow this link, signed in with this address:\n\n    ${link}` : ''
  }\n\nIf you do not know who that is, you need not do anything.${closing}`,
})
