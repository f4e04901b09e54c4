export { type LockedCaller, lockCaller, preventCallerDeletion } from './callerLock.ts'
export { mailProofCode, proveIdentity } from './identityProof.ts'
export {
  limitCodeTries,
  limitConfirmTries,
  limitLongCodeTries,
  limitPasswordChanges,
  limitPasswordTries,
  limitPasswordTriesOfMember,
  limitProviderVisits,
} from './limits.ts'
export {
  codeRequestAnswer,
  forgetResetMails,
  hasJustRequestedCode,
  limitEmailChanges,
  limitInvitations,
  limitRequestedMails,
  queueAskedMail,
} from './mailLimits.ts'
export { expectCallersPassword } from './ownPassword.ts'
export { hashPassword, isPasswordHashOutdated, isPasswordOfHash } from './passwords.ts'
