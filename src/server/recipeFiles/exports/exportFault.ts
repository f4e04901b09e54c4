/** Why a file or an entry of it cannot be read. A screen or a command makes a sentence of it. */
export type ExportFault =
  | { readonly reason: 'fileNotFound' }
  | { readonly reason: 'emptyFile' }
  | { readonly reason: 'unknownFormat' }
  | { readonly reason: 'noRecipes' }
  | { readonly reason: 'fileTooLarge'; readonly maxMegabytes: number }
  | { readonly reason: 'tooManyEntries'; readonly max: number }
  | { readonly reason: 'tooManyRecipes'; readonly max: number }
  | { readonly reason: 'nestedArchives'; readonly max: number }
  | { readonly reason: 'unsafeName' }
  | { readonly reason: 'encrypted' }
  | { readonly reason: 'damagedArchive' }
  | { readonly reason: 'damagedEntry' }
  | { readonly reason: 'inflatesTooMuch' }
  | { readonly reason: 'malformed'; readonly format: MalformedFormat }
  | { readonly reason: 'tooDeep'; readonly max: number }
  | { readonly reason: 'tooManyValues'; readonly max: number }
  | { readonly reason: 'entityDeclaration' }
  | { readonly reason: 'yamlTagOrAlias' }
  | { readonly reason: 'noTitle' }
  | { readonly reason: 'fieldTooLong'; readonly field: string; readonly max: number }
  | { readonly reason: 'tooManyLines'; readonly field: string; readonly max: number }

export type MalformedFormat = 'JSON' | 'XML' | 'HTML' | 'YAML' | 'CSV' | 'gzip' | 'text'

/** Thrown where reading stops; outside it appears for a whole file only. */
export class ExportFileError extends Error {
  readonly fault: ExportFault
  constructor(fault: ExportFault, options?: ErrorOptions) {
    super(`export file: ${fault.reason}`, options)
    this.name = 'ExportFileError'
    this.fault = fault
  }
}

/** The fault that an error stands for. What a reader did not expect counts as malformed: one bad entry ends no archive. */
export function faultOf(error: unknown, format: MalformedFormat): ExportFault {
  if (error instanceof ExportFileError) return error.fault
  return { reason: 'malformed', format }
}
