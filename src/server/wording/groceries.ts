import type { SyncAnswer } from '#shared/contract/grocery.ts'
import type { Synced } from '../features/grocery/service.ts'
import { sentenceOfRefusal } from './refusals.ts'

/** What became of changes to lists, with a sentence for each that was refused. */
export function wordSynced({ refused, ...synced }: Synced): SyncAnswer {
  return {
    ...synced,
    refused: refused.map((each) =>
      'sentence' in each ? each : { id: each.id, sentence: sentenceOfRefusal(each.refusal) },
    ),
  }
}
