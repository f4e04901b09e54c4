import { createHash } from 'node:crypto'
import type { importedItemsTable } from '../table.ts'

type ItemRow = Pick<typeof importedItemsTable.$inferSelect, 'recipe' | 'grounding'>

/** A digest of what was read as the database has it, by which a decision names what its member saw. */
export const versionOfItem = ({ recipe, grounding }: ItemRow): string =>
  createHash('sha256')
    .update(JSON.stringify([recipe, grounding]))
    .digest('base64url')
    .slice(0, 16)
