import type { z } from 'zod'
import { type Faults, faultsOf } from '#shared/contract/faults.ts'

/**
 * What a contract's schema takes of what was typed, or what is wrong with it. Schemas come when a form is sent: they are
 * heavier than most pages. Where one does not come, the server reads what was typed, as it does anyway.
 */
export async function readForm<Schema extends z.ZodType>(
  loadSchema: () => Promise<Schema>,
  typed: unknown,
): Promise<{ input: z.output<Schema> } | { faults: Faults }> {
  const schema = await loadSchema().catch(() => null)
  if (!schema) return { input: typed as z.output<Schema> }
  const read = schema.safeParse(typed)
  return read.success ? { input: read.data } : { faults: faultsOf(read.error) }
}

/** What is wrong with what was typed, by field; empty when nothing is. */
export async function faultsOfForm(loadSchema: () => Promise<z.ZodType>, typed: unknown): Promise<Faults> {
  const read = await readForm(loadSchema, typed)
  return 'faults' in read ? read.faults : {}
}

/** The first sentence about what was typed; null when nothing is wrong with it. */
export const sentenceIn = (read: { faults: Faults } | { input: unknown }) =>
  'faults' in read ? (firstOf(read.faults)?.sentence ?? null) : null

/** The first of the sentences, and the field it belongs to. */
export function firstOf(faults: Faults): { field: string; sentence: string } | null {
  const [first] = Object.entries(faults)
  return first ? { field: first[0], sentence: first[1] ?? '' } : null
}
