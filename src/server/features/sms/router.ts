import * as z from 'zod/mini'
import {
  ConfirmedPhone,
  ConfirmPhoneInput,
  OutboxTextMessage,
  RequestPhoneCodeInput,
  SendListAsTextInput,
  TextMessageRef,
  TextMessageResult,
} from '#shared/contract/sms.ts'
import { memberProcedure, publicProcedure, router } from '../../rpc/trpc.ts'
import { wordTextMessageResult } from '../../wording/texts.ts'
import { cancelTextMessage, getTextProgress, retryTextMessage } from './outcomes.ts'
import { confirmPhoneByCode, deletePhoneOfCaller, getPhoneOfCaller, textCodeToPhone } from './phones.ts'
import { listOutboxTextMessages, sendGroceryListAsText } from './sending.ts'

export const smsRouter = router({
  phone: memberProcedure
    .meta({ cost: 1 })
    .output(ConfirmedPhone)
    .query(({ ctx }) => getPhoneOfCaller(ctx)),
  startPhone: memberProcedure
    .meta({ isRepeatable: true })
    .input(RequestPhoneCodeInput)
    .output(TextMessageRef)
    .mutation(({ ctx, input }) => textCodeToPhone(ctx, input)),
  confirmPhone: memberProcedure
    .input(ConfirmPhoneInput)
    .output(ConfirmedPhone)
    .mutation(({ ctx, input }) => confirmPhoneByCode(ctx, input)),
  removePhone: memberProcedure.mutation(({ ctx }) => deletePhoneOfCaller(ctx)),
  sendList: memberProcedure
    .meta({ isRepeatable: true })
    .input(SendListAsTextInput)
    .output(TextMessageRef)
    .mutation(({ ctx, input }) => sendGroceryListAsText(ctx, input)),
  result: memberProcedure
    .meta({ cost: 1 })
    .input(TextMessageRef)
    .output(TextMessageResult)
    .query(async ({ ctx, input }) => wordTextMessageResult(await getTextProgress(ctx, input))),
  retry: memberProcedure
    .input(TextMessageRef)
    .output(TextMessageResult)
    .mutation(async ({ ctx, input }) => wordTextMessageResult(await retryTextMessage(ctx, input))),
  cancel: memberProcedure
    .input(TextMessageRef)
    .output(TextMessageResult)
    .mutation(async ({ ctx, input }) => wordTextMessageResult(await cancelTextMessage(ctx, input))),
  listOutbox: publicProcedure
    .meta({ cost: 5 })
    .output(z.array(OutboxTextMessage))
    .query(({ ctx }) => listOutboxTextMessages(ctx)),
})
