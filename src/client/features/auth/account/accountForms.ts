/** The forms of the account's page, which come in one file after it. */
export { ChangeEmailForm } from './ChangeEmailForm.tsx'
export { ChangeNameForm } from './ChangeNameForm.tsx'
export { ChangePasswordForm } from './ChangePasswordForm.tsx'
export { DeleteAccountForm } from './DeleteAccountForm.tsx'
export { LinkedProvidersPanel } from './LinkedProviders.tsx'
