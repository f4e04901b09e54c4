import type { RefusedDocumentChange } from '#shared/contract/replication.ts'
import type { DocumentChangeResults } from '../replication/acceptDocumentChanges.ts'
import { sentenceOfRefusal } from './refusals.ts'

interface ResultsWithSentences<Address extends object>
  extends Omit<DocumentChangeResults<Address>, 'refused'> {
  refused: RefusedDocumentChange[]
}

/** The results of changes, with a sentence for each that was refused. */
export function addRefusalSentences<Address extends object>({
  refused,
  ...accepted
}: DocumentChangeResults<Address>): ResultsWithSentences<Address> {
  return {
    ...accepted,
    refused: refused.map((each) =>
      'sentence' in each ? each : { id: each.id, sentence: sentenceOfRefusal(each.refusal) },
    ),
  }
}
