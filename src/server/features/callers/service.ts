export { type LockedCallerAccount, lockCallerAccount, preventDeletionOfCaller } from './callerLock.ts'
export { mailIdentityProofCode, proveIdentity } from './identityProof.ts'
export {
  limitCodeTries,
  limitLongDigitsTries,
  limitPasswordChanges,
  limitPasswordTries,
  limitPasswordTriesOfMember,
  limitProviderVisits,
  limitSignUpCodeTries,
} from './limits.ts'
export {
  createCodeRequestAnswer,
  hasJustRequestedCode,
  limitEmailChanges,
  limitInvitations,
  limitRequestedMails,
  queueMailRequestedByStranger,
  resetLimitOfResetMails,
} from './mailLimits.ts'
export { requireCallersPassword } from './ownPassword.ts'
export { doesPasswordMatchHash, hashPassword, isPasswordHashOutdated } from './passwords.ts'
