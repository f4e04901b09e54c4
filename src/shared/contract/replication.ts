import * as z from 'zod/mini'
import type { ReplicatedDocument } from '../replication/documents.ts'
import type { AddressedDocument, DocumentChange } from '../replication/kind.ts'
import { wholeIdRegex } from './ids.ts'
import { maxChangesPerCall } from './limits.ts'

export const HouseholdIdSchema = z.string().check(z.regex(wholeIdRegex))
const Timestamp = z.string().check(z.regex(/^[0-9a-z]{9}-[0-9A-Za-z]{1,40}$/))
const maxFields = 2_000
/** The highest number of a household's changes; a column of 4 bytes holds it. */
const maxSeq = 2_000_000_000

const docShape = {
  /** What was written, by field, each with its timestamp. */
  fields: z.record(z.string(), z.readonly(z.tuple([z.unknown(), Timestamp]))),
  /** What somebody who removed it had seen, by field. */
  removed: z.record(z.string(), Timestamp),
} satisfies { [Part in keyof ReplicatedDocument]: z.ZodMiniType<ReplicatedDocument[Part]> }

/** A change that could not be read is refused by itself, so that it holds up no other. */
export interface RefusedDocumentChange {
  id: string
  sentence: string
}

/** What a kind of replicated documents lays down for its calls. */
interface ContractOfKind<Shape extends z.core.$ZodShape> {
  /** Where a document is. */
  address: Shape
  /** What a field of a document may hold; null when it has no such field. */
  fieldType: (address: AddressOf<Shape>, name: string) => z.ZodMiniType | null
  /** What is said of a change that cannot be read. */
  unreadable: () => string
}

type AddressOf<Shape extends z.core.$ZodShape> = z.infer<z.ZodMiniObject<Shape>>

/** The schemas of all calls by which clients and the server exchange changes of one kind. */
export function createReplicationContract<Shape extends z.core.$ZodShape>(kind: ContractOfKind<Shape>) {
  type Address = AddressOf<Shape>
  const ServerDocType = z.strictObject({ ...kind.address, ...docShape }) as unknown as z.ZodMiniType<
    AddressedDocument<Address>
  >
  const ChangeType = z
    .strictObject({ ...kind.address, ...docShape, id: Timestamp })
    .check(
      z.superRefine((change, ctx) => checkFields(kind, change as unknown as DocumentChange<Address>, ctx)),
    ) as unknown as z.ZodMiniType<DocumentChange<Address>>

  const SentChange = z.pipe(
    z.custom<{ id: string }>(hasTimestampId),
    z.transform((sent): DocumentChange<Address> | RefusedDocumentChange => {
      const { fields, removed } = sent as Partial<DocumentChange<Address>>
      // Who sends more names than there may be does not get a fault for each.
      const isTooLong = [fields, removed].some((all) => Object.keys(Object(all)).length > maxFields)
      const read = isTooLong ? null : ChangeType.safeParse(sent)
      if (read?.success) return read.data
      const issue = read?.error.issues[0]
      return { id: sent.id, sentence: issue?.code === 'custom' ? issue.message : kind.unreadable() }
    }),
  )

  return {
    SyncInput: z.strictObject({
      householdId: HouseholdIdSchema,
      operations: z.array(SentChange).check(z.minLength(1), z.maxLength(maxChangesPerCall)),
    }),
    SyncAnswer: z.strictObject({
      /** The ids of the changes the server has now, whether it had them before or not. */
      taken: z.array(z.string()),
      refused: z.array(z.strictObject({ id: z.string(), sentence: z.string() })),
      /** What they changed, as it is now. */
      docs: z.array(ServerDocType),
      /** The number of this change of the household. */
      seq: z.int(),
    }),
    /** All that changed after what the client had, up to `seq`; `isWhole`: these are all there is, whatever it had. */
    Changes: z.strictObject({
      docs: z.array(ServerDocType),
      seq: z.int(),
      isWhole: z.boolean(),
    }),
    ServerDoc: ServerDocType,
  }
}

export const ReplicationChangesInput = z.strictObject({
  householdId: HouseholdIdSchema,
  /** The client's cursor: up to which of the household's changes it was told all; 0 when it has nothing. */
  since: z.int().check(z.minimum(0), z.maximum(maxSeq)),
  /** Where a connection that was lost had come; it goes before `since`. */
  lastEventId: z.nullish(
    z.string().check(
      z.regex(/^\d{1,10}$/),
      z.refine((id) => Number(id) <= maxSeq),
    ),
  ),
})
export type ReplicationChangesInput = z.infer<typeof ReplicationChangesInput>

/** Tells of the first fault alone: a change is taken whole or not at all. */
function checkFields<Shape extends z.core.$ZodShape>(
  { fieldType, unreadable }: ContractOfKind<Shape>,
  change: DocumentChange<AddressOf<Shape>>,
  ctx: z.core.$RefinementCtx,
): void {
  const { fields, removed } = change
  const names = [Object.keys(fields), Object.keys(removed)]
  const issueOf = (name: string) => {
    const type = fieldType(change, name)
    if (!type) return unreadable()
    // Where a schema has no sentence of its own, the kind's is shown.
    return fields[name] && type.safeParse(fields[name][0], { error: unreadable }).error?.issues[0]?.message
  }
  const faultyName = names.flat().find(issueOf)
  if (faultyName !== undefined)
    ctx.addIssue({ code: 'custom', message: issueOf(faultyName)!, path: ['fields', faultyName] })
}

function hasTimestampId(sent: unknown): boolean {
  return Timestamp.safeParse(Object(sent).id).success
}
