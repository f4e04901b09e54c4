export { type LockedCallerAccount, lockCallerAccount, preventDeletionOfCaller } from './callerLock.ts'
export { mailIdentityProofCode, proveIdentity } from './identityProof.ts'
export {
  limitCodeTries,
  limitLongCodeTries,
  limitPasswordChanges,
  limitPasswordTries,
  limitPasswordTriesOfMember,
  limitProviderVisits,
  limitSignUpCodeTries,
} from './limits.ts'
export {
  codeRequestAnswer,
  hasJustRequestedCode,
  limitEmailChanges,
  limitInvitations,
  limitRequestedMails,
  queueMailRequestedByStranger,
  resetLimitOfResetMails,
} from './mailLimits.ts'
export { expectCallersPassword } from './ownPassword.ts'
export { hashPassword, isPasswordHashOutdated, isPasswordOfHash } from './passwords.ts'
