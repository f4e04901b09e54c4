import * as z from 'zod/mini'
import {
  ConfirmedPhone,
  ConfirmPhoneInput,
  KeptText,
  SendListInput,
  StartPhoneInput,
  TextRef,
  TextResult,
} from '#shared/contract/sms.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { wordTextResult } from '../../wording/texts.ts'
import { cancelText, getTextState, retryText } from './outcomes.ts'
import { confirmPhone, getPhone, removePhone, textCodeToPhone } from './phones.ts'
import { listKeptTexts, sendList } from './sending.ts'

export const smsRouter = router({
  phone: memberProcedure
    .meta({ cost: 1 })
    .output(ConfirmedPhone)
    .query(({ ctx }) => getPhone(ctx)),
  startPhone: memberProcedure
    .meta({ isRepeatable: true })
    .input(StartPhoneInput)
    .output(TextRef)
    .mutation(({ ctx, input }) => textCodeToPhone(ctx, input)),
  confirmPhone: memberProcedure
    .input(ConfirmPhoneInput)
    .output(ConfirmedPhone)
    .mutation(({ ctx, input }) => confirmPhone(ctx, input)),
  removePhone: memberProcedure.mutation(({ ctx }) => removePhone(ctx)),
  sendList: memberProcedure
    .meta({ isRepeatable: true })
    .input(SendListInput)
    .output(TextRef)
    .mutation(({ ctx, input }) => sendList(ctx, input)),
  result: memberProcedure
    .meta({ cost: 1 })
    .input(TextRef)
    .output(TextResult)
    .query(async ({ ctx, input }) => wordTextResult(await getTextState(ctx, input))),
  retry: memberProcedure
    .input(TextRef)
    .output(TextResult)
    .mutation(async ({ ctx, input }) => wordTextResult(await retryText(ctx, input))),
  cancel: memberProcedure
    .input(TextRef)
    .output(TextResult)
    .mutation(async ({ ctx, input }) => wordTextResult(await cancelText(ctx, input))),
  listOutbox: publicProcedure
    .meta({ cost: 5 })
    .output(z.array(KeptText))
    .query(({ ctx }) => listKeptTexts(ctx)),
})
