import * as z from 'zod/mini'
import { importFailures, importSources, importStates } from '../../kitchen/recipeImport/importFailures.ts'
import {
  maxImportedAddresses,
  maxImportedAddressLength,
  maxImportedFileBytes,
  maxImportedPages,
  maxImportedTextLength,
  maxSavedAtOnce,
} from '../limits.ts'
import { maxPhotoBytes } from '../photos.ts'
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
  /** Whether a model is to read it in any case; without this, where the text is in no usual shape. */
  isForAssistant: z.optional(z.boolean()),
})
export type ImportTextInput = z.infer<typeof ImportTextInput>

/** A file that will be sent in parts to POST /import/{importId}/{part}, counted from 0. */
const ImportFileInput = z.extend(RecipeImportRef, {
  source: z.literal('file'),
  name: z.string().check(z.trim(), z.maxLength(fileNameMaxLength)),
  bytes: z.int().check(z.minimum(1), z.maximum(maxImportedFileBytes)),
})
export type ImportFileInput = z.infer<typeof ImportFileInput>

/** Pictures of pages, which will be sent one after the other as the parts of one file. */
const ImportPicturesInput = z.extend(RecipeImportRef, {
  source: z.literal('pictures'),
  name: z.string().check(z.trim(), z.maxLength(fileNameMaxLength)),
  /** The bytes of each picture. */
  pages: z
    .array(z.int().check(z.minimum(1), z.maximum(maxPhotoBytes)))
    .check(z.minLength(1), z.maxLength(maxImportedPages)),
})
export type ImportPicturesInput = z.infer<typeof ImportPicturesInput>

/** `importId` is chosen by the caller, so that a repeated call begins one import. */
export const BeginImportInput = z.discriminatedUnion('source', [
  ImportAddressesInput,
  ImportTextInput,
  ImportFileInput,
  ImportPicturesInput,
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
  /** Of what was read; another one once it was read again. */
  version: z.string(),
  /** A model read it from pictures, with which its reader compares it before it is saved. */
  mustBeCompared: z.boolean(),
  /** Lines of a model that do not stand in the text it read. */
  ungroundedLines: z.int(),
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

/** A part of the source from `start` up to `end`, which is not included, in UTF-16 units. */
const Span = z.nullable(z.strictObject({ start: z.int(), end: z.int() }))

/** Where the lines of a model stand in the text that it read; null where they do not. */
const Grounding = z.strictObject({ title: Span, ingredients: z.array(Span), steps: z.array(Span) })

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
  /** The owner's own stars in the program or on the page that it comes from. */
  rating: z.nullable(z.int()),
  /** What the source says of the nutrition, by the names of schema.org. */
  nutrition: z.record(z.string(), z.string()),
  grounding: z.nullable(Grounding),
  /** What a model read; null for others. */
  sourceText: z.nullable(z.string()),
  /** Pictures that a model read, each shown at /import/{importId}/page/{number from 0}. */
  sourcePages: z.int(),
})
export type ImportedItemPreview = z.infer<typeof ImportedItemPreview>

const maxLinesOfChoice = 500
const LineIndexes = z.array(z.int().check(z.minimum(0))).check(z.maxLength(maxLinesOfChoice))

/** What somebody decided for a recipe before it is saved. */
export const ImportedItemChoice = z.strictObject({
  position: Position,
  /** That of the item which was seen. What is decided of a model's lines counts for it alone. */
  version: z.optional(z.string().check(z.maxLength(64))),
  /** Lines of a model, counted from 0, that are saved although they are not in its source. */
  consented: z.optional(z.strictObject({ title: z.boolean(), ingredients: LineIndexes, steps: LineIndexes })),
  /** Whether its lines were compared with the pictures. */
  isCompared: z.optional(z.boolean()),
  /** With the recipe that it equals: it is saved beside it, or only fills in what that one lacks. */
  duplicate: z.optional(z.enum(['keepBoth', 'merge'])),
})
export type ImportedItemChoice = z.infer<typeof ImportedItemChoice>

export const ImportAssistant = z.strictObject({ isThere: z.boolean() })
export type ImportAssistant = z.infer<typeof ImportAssistant>

export const SaveImportedInput = z.extend(RecipeImportRef, {
  positions: z.array(Position).check(z.minLength(1), z.maxLength(maxSavedAtOnce)),
  shownTo: RecipeAudienceChoice,
  choices: z.optional(z.array(ImportedItemChoice).check(z.maxLength(maxSavedAtOnce))),
})
export type SaveImportedInput = z.infer<typeof SaveImportedInput>

/** What became of each position; a recipe whose picture could not be fetched or decoded is saved without it. */
export const SavedImports = z.array(
  z.strictObject({
    position: Position,
    recipeId: z.nullable(RecipeIdSchema),
    isWithoutPicture: z.boolean(),
    /** It was read from pictures and has not been compared with them, or was read again since: it is not saved. */
    isNotCompared: z.boolean(),
  }),
)
export type SavedImports = z.infer<typeof SavedImports>
