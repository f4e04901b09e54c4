import * as z from 'zod/mini'
import { importFailures, importSources, importStates } from '../../kitchen/recipeImport/importFailures.ts'
import {
  maxImportedAddresses,
  maxImportedAddressLength,
  maxImportedFileBytes,
  maxImportedTextLength,
  maxSavedAtOnce,
} from '../limits.ts'
import { RecipeAudienceChoice } from '../visibility.ts'
import { RecipeIdSchema } from './recipes.ts'

/** 32 hexadecimal digits, chosen at random by the caller. */
const ImportId = z.string().check(z.regex(/^[\da-f]{32}$/))
const Position = z.int().check(z.minimum(0), z.maximum(1_000_000))

export const RecipeImportRef = z.strictObject({ importId: ImportId })
export type RecipeImportRef = z.infer<typeof RecipeImportRef>

/** A recipe of an import, by its place in what was read, from 0. */
export const ImportedItemRef = z.extend(RecipeImportRef, { position: Position })
export type ImportedItemRef = z.infer<typeof ImportedItemRef>

const fileNameMaxLength = 200

const ImportAddressesInput = z.extend(RecipeImportRef, {
  source: z.literal('addresses'),
  addresses: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxImportedAddressLength)))
    .check(z.minLength(1), z.maxLength(maxImportedAddresses)),
})
export type ImportAddressesInput = z.infer<typeof ImportAddressesInput>

const ImportTextInput = z.extend(RecipeImportRef, {
  source: z.literal('text'),
  text: z.string().check(z.maxLength(maxImportedTextLength)),
})
export type ImportTextInput = z.infer<typeof ImportTextInput>

/** A file that will be sent in parts to POST /import/{importId}/{part}, counted from 0. */
const ImportFileInput = z.extend(RecipeImportRef, {
  source: z.literal('file'),
  name: z.string().check(z.trim(), z.maxLength(fileNameMaxLength)),
  bytes: z.int().check(z.minimum(1), z.maximum(maxImportedFileBytes)),
})
export type ImportFileInput = z.infer<typeof ImportFileInput>

/** `importId` is chosen by the caller, so that a repeated call begins one import. */
export const BeginImportInput = z.discriminatedUnion('source', [
  ImportAddressesInput,
  ImportTextInput,
  ImportFileInput,
])
export type BeginImportInput = z.infer<typeof BeginImportInput>

/** A recipe of the caller's that an imported one equals: it has the same source, or nearly the same title and lines. */
const Duplicate = z.strictObject({ recipeId: RecipeIdSchema, name: z.string() })

export const ImportedItem = z.strictObject({
  position: Position,
  state: z.enum(['waiting', 'read', 'failed', 'saved']),
  /** The title, or what it was read from while there is none: an address, or the name of an entry. */
  name: z.string(),
  failure: z.nullable(z.enum(importFailures)),
  duplicateOf: z.nullable(Duplicate),
  /** The recipe that it was saved as; null also once that is deleted. */
  recipeId: z.nullable(RecipeIdSchema),
})
export type ImportedItem = z.infer<typeof ImportedItem>

export const RecipeImport = z.strictObject({
  importId: ImportId,
  source: z.enum(importSources),
  /** The name of the file, or the only address; '' for others. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(importStates),
  /** Why the whole import failed; null where it did not. */
  failure: z.nullable(z.enum(importFailures)),
  counts: z.strictObject({ waiting: z.int(), read: z.int(), failed: z.int(), saved: z.int() }),
})
export type RecipeImport = z.infer<typeof RecipeImport>

export const ImportedItemsInput = z.extend(RecipeImportRef, {
  /** From 0. */
  page: z.int().check(z.minimum(0), z.maximum(100_000)),
})
export type ImportedItemsInput = z.infer<typeof ImportedItemsInput>

export const ImportedItems = z.strictObject({
  import: RecipeImport,
  items: z.array(ImportedItem),
  pages: z.int(),
})
export type ImportedItems = z.infer<typeof ImportedItems>

const Line = z.strictObject({ kind: z.enum(['line', 'heading']), text: z.string() })

/** A recipe as it was read, for its reader to confirm. */
export const ImportedItemPreview = z.extend(ImportedItem, {
  description: z.string(),
  ingredients: z.array(Line),
  steps: z.array(Line),
  notes: z.string(),
  yieldText: z.string(),
  servings: z.nullable(z.int()),
  prepMinutes: z.nullable(z.int()),
  cookMinutes: z.nullable(z.int()),
  totalMinutes: z.nullable(z.int()),
  author: z.string(),
  sourceUrl: z.nullable(z.string()),
  tags: z.array(z.string()),
  hasPicture: z.boolean(),
})
export type ImportedItemPreview = z.infer<typeof ImportedItemPreview>

export const SaveImportedInput = z.extend(RecipeImportRef, {
  positions: z.array(Position).check(z.minLength(1), z.maxLength(maxSavedAtOnce)),
  shownTo: RecipeAudienceChoice,
})
export type SaveImportedInput = z.infer<typeof SaveImportedInput>

/** What became of each position; a recipe whose picture could not be fetched or decoded is saved without it. */
export const SavedImports = z.array(
  z.strictObject({
    position: Position,
    recipeId: z.nullable(RecipeIdSchema),
    isWithoutPicture: z.boolean(),
  }),
)
export type SavedImports = z.infer<typeof SavedImports>
