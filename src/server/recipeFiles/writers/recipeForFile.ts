import type { ImportedLine, ImportedRecipe } from '../importedRecipe.ts'

/** A recipe as it is written into files for other programs; what is read back from them is an `ImportedRecipe`. */
export type RecipeForFile = Omit<ImportedRecipe, 'image' | 'nutrition'> & {
  /** The picture as JPEG; null where there is none. */
  readonly photo: Uint8Array | null
  /** An address at which the picture is shown to everyone; null where there is none. */
  readonly photoUrl: string | null
  /** When it was saved; null where it is not known. */
  readonly createdAt: Date | null
}

/** A file of an archive: its path with "/" between folders, and its bytes at once or as they come. */
export type FileToWrite = { readonly path: string } & (
  | { readonly bytes: Uint8Array }
  | { readonly pieces: AsyncIterable<string | Uint8Array> }
)

/** The lines of a list, a heading with its colon: "For the sauce:". */
export const textsOfLines = (lines: readonly ImportedLine[]): string[] =>
  lines.map(({ kind, text }) => (kind === 'heading' ? `${text.replace(/\s*:$/, '')}:` : text))

/** "PT1H30M" of 90 minutes, as ISO 8601 writes a duration. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}
