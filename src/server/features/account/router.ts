import { DeleteAccountInput, DeletionOutcome, DeletionPlan, DeletionRef } from '#shared/contract/auth/auth.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { deleteAccount } from './deletion.ts'
import { planDeletion } from './deletionPlan.ts'
import { findDeletion } from './deletionReceipts.ts'

/** Merged into the procedures of `auth`. */
export const accountRouter = router({
  planDeletion: memberProcedure
    .meta({ cost: 4 })
    .output(DeletionPlan)
    .query(({ ctx }) => planDeletion(ctx)),
  deleteAccount: memberProcedure
    .input(DeleteAccountInput)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
  // Public, because the session ends with the account.
  deletionOutcome: publicProcedure
    .meta({ cost: 1 })
    .input(DeletionRef)
    .output(DeletionOutcome)
    .query(({ ctx, input }) => findDeletion(ctx, input)),
})
