export { type LockedCaller, lockCaller, preventCallerDeletion } from './callerLock.ts'
export { mailProofCode, proveIdentity } from './identityProof.ts'
export {
  limitCodeTries,
  limitConfirmTries,
  limitLongCodeTries,
  limitMemberTries,
  limitPasswordChanges,
  limitTries,
  limitVisits,
} from './limits.ts'
export {
  codeAsked,
  forgetResetMails,
  hasJustAsked,
  limitEmailChanges,
  limitInvitations,
  limitMails,
  queueAskedMail,
} from './mailLimits.ts'
export { expectPassword } from './ownPassword.ts'
export { hashPassword, isOutdated, isPassword } from './passwords.ts'
