import type * as z from 'zod/mini'
import { type Faults, faultsOf } from '#shared/contract/faults.ts'

/**
 * Parses typed values with a contract's schema: the parsed input, or what is wrong with it. Schemas are loaded when a form is
 * sent, because they are larger than most pages. If one cannot be loaded, the values are returned unparsed: the server parses
 * them in any case.
 */
export async function readForm<Schema extends z.ZodMiniType>(
  loadSchema: () => Promise<Schema>,
  typed: unknown,
): Promise<{ input: z.output<Schema> } | { faults: Faults }> {
  const schema = await loadSchema().catch(() => null)
  if (!schema) return { input: typed as z.output<Schema> }
  const read = schema.safeParse(typed)
  return read.success ? { input: read.data } : { faults: faultsOf(read.error) }
}

/** What is wrong with the typed values, by field; empty when nothing is. */
export async function faultsOfForm(
  loadSchema: () => Promise<z.ZodMiniType>,
  typed: unknown,
): Promise<Faults> {
  const read = await readForm(loadSchema, typed)
  return 'faults' in read ? read.faults : {}
}

/** The first sentence about the typed values; null when nothing is wrong with them. */
export const sentenceIn = (read: { faults: Faults } | { input: unknown }) =>
  'faults' in read ? (firstOf(read.faults)?.sentence ?? null) : null

/** The first sentence and its field; null when there is none. */
export function firstOf(faults: Faults): { field: string; sentence: string } | null {
  const [first] = Object.entries(faults)
  return first ? { field: first[0], sentence: first[1] ?? '' } : null
}
