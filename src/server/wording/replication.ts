import type { RefusedChange } from '#shared/contract/replication.ts'
import type { ChangeResults } from '../replication/acceptChanges.ts'
import { sentenceOfRefusal } from './refusals.ts'

interface ResultsWithSentences<Address extends object> extends Omit<ChangeResults<Address>, 'refused'> {
  refused: RefusedChange[]
}

/** The results of changes, with a sentence for each that was refused. */
export function withRefusalSentences<Address extends object>({
  refused,
  ...accepted
}: ChangeResults<Address>): ResultsWithSentences<Address> {
  return {
    ...accepted,
    refused: refused.map((each) =>
      'sentence' in each ? each : { id: each.id, sentence: sentenceOfRefusal(each.refusal) },
    ),
  }
}
