import * as z from 'zod/mini'
import {
  ChangeNameInput,
  ChangePasswordInput,
  CodeRequestAnswer,
  ConfirmEmailInput,
  ConfirmEmailResult,
  EmailInput,
  EndSessionInput,
  LinkedProvider,
  LinkedProviderInput,
  PendingEmailChange,
  ProveIdentityInput,
  RequestEmailChangeInput,
  ResetPasswordInput,
  SessionSummary,
  SignInInput,
  SignInResult,
  SignUpInput,
  ViewerAndProviders,
} from '#shared/contract/auth/auth.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { mailIdentityProofCode, proveIdentity } from '../callers/service.ts'
import { changeName } from './changeName.ts'
import { confirmEmailChange, findPendingEmailChange, requestEmailChange } from './emailChange.ts'
import { allowRemovedProvider, listLinkedProviders, removeLinkedProvider } from './linkedProviders.ts'
import { changePassword, mailPasswordResetCode, resetPassword } from './passwordChanges.ts'
import { getViewerAndSignInProviders, signIn, signOut } from './service.ts'
import { endSession, listSessions } from './sessions/sessionList.ts'
import { confirmEmail, resendSignUpCode, signUp } from './signUp.ts'

export const authRouter = router({
  entrance: publicProcedure
    .meta({ cost: 1, readsNothing: true, storedOffline: 'for all pages' })
    .output(ViewerAndProviders)
    .query(({ ctx }) => getViewerAndSignInProviders(ctx)),
  signUp: publicProcedure
    .input(SignUpInput)
    .output(CodeRequestAnswer)
    .mutation(({ ctx, input }) => signUp(ctx, input)),
  resendCode: publicProcedure
    .input(EmailInput)
    .output(CodeRequestAnswer)
    .mutation(({ ctx, input }) => resendSignUpCode(ctx, input)),
  confirmEmail: publicProcedure
    .input(ConfirmEmailInput)
    .output(ConfirmEmailResult)
    .mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  signIn: publicProcedure
    .input(SignInInput)
    .output(SignInResult)
    .mutation(({ ctx, input }) => signIn(ctx, input)),
  signOut: publicProcedure.mutation(({ ctx }) => signOut(ctx)),
  forgotPassword: publicProcedure
    .input(EmailInput)
    .output(CodeRequestAnswer)
    .mutation(({ ctx, input }) => mailPasswordResetCode(ctx, input)),
  resetPassword: publicProcedure
    .input(ResetPasswordInput)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  changePassword: memberProcedure
    .input(ChangePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  mailProofCode: memberProcedure.mutation(({ ctx }) => mailIdentityProofCode(ctx)),
  proveIdentity: memberProcedure
    .input(ProveIdentityInput)
    .mutation(({ ctx, input }) => proveIdentity(ctx, input)),
  listSessions: memberProcedure
    .meta({ cost: 1 })
    .output(z.array(SessionSummary))
    .query(({ ctx }) => listSessions(ctx)),
  linkedProviders: memberProcedure
    .meta({ cost: 1 })
    .output(z.array(LinkedProvider))
    .query(({ ctx }) => listLinkedProviders(ctx)),
  removeProvider: memberProcedure
    .input(LinkedProviderInput)
    .mutation(({ ctx, input }) => removeLinkedProvider(ctx, input)),
  allowProvider: memberProcedure
    .input(LinkedProviderInput)
    .mutation(({ ctx, input }) => allowRemovedProvider(ctx, input)),
  endSession: memberProcedure.input(EndSessionInput).mutation(({ ctx, input }) => endSession(ctx, input)),
  changeName: memberProcedure.input(ChangeNameInput).mutation(({ ctx, input }) => changeName(ctx, input)),
  requestEmailChange: memberProcedure
    .input(RequestEmailChangeInput)
    .mutation(({ ctx, input }) => requestEmailChange(ctx, input)),
  pendingEmailChange: memberProcedure
    .meta({ cost: 1 })
    .output(PendingEmailChange)
    .query(({ ctx }) => findPendingEmailChange(ctx)),
  confirmEmailChange: memberProcedure
    .input(ConfirmEmailInput)
    .mutation(({ ctx, input }) => confirmEmailChange(ctx, input)),
})
