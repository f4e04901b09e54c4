import {
  AccountDeletionOutcome,
  AccountDeletionPlan,
  AccountDeletionRef,
  DeleteAccountInput,
} from '#shared/contract/auth/auth.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { deleteAccount } from './deletion.ts'
import { previewAccountDeletion } from './deletionPlan.ts'
import { findAccountDeletion } from './deletionReceipts.ts'

/** Merged into the procedures of `auth`. */
export const accountRouter = router({
  planDeletion: memberProcedure
    .meta({ cost: 4 })
    .output(AccountDeletionPlan)
    .query(({ ctx }) => previewAccountDeletion(ctx)),
  deleteAccount: memberProcedure
    .input(DeleteAccountInput)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
  // Public, because the session ends with the account.
  deletionOutcome: publicProcedure
    .meta({ cost: 1 })
    .input(AccountDeletionRef)
    .output(AccountDeletionOutcome)
    .query(({ ctx, input }) => findAccountDeletion(ctx, input)),
})
