import { type ExportFault, faultOf, type MalformedFormat } from './exportFault.ts'
import type { RecipeDraft } from './recipeDraft.ts'
import type { CsvMapping } from './tables/csvColumns.ts'

/** What a reader of a format knows of the file, or the entry of an archive, that it reads. */
export type DocumentContext = {
  /** The path in the archive, or the name of the file; '' where none is known. It decides nothing that the content can decide. */
  readonly name: string
  /** The folder of the entry with "/" at its end; '' at the top. */
  readonly folder: string
  readonly csvMapping?: CsvMapping
}

/** A recipe that was found, or a part of the file that cannot be read. */
export type Outcome =
  | { readonly draft: RecipeDraft; readonly entry: string }
  | { readonly fault: ExportFault; readonly entry: string }

/** The outcome of reading one recipe: what is wrong with it ends no other. */
export function outcomeOf(entry: string, format: MalformedFormat, read: () => RecipeDraft): Outcome {
  try {
    const draft = read()
    const title = typeof draft.title === 'string' ? draft.title.slice(0, 200).trim() : ''
    return { draft, entry: title || entry }
  } catch (error) {
    return { fault: faultOf(error, format), entry }
  }
}
