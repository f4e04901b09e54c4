/** Why a recipe, or a whole file, could not be read. */
export const importFailures = [
  'address not allowed',
  'private address',
  'unreachable',
  'too many redirects',
  'too large',
  'too slow',
  'refused',
  'not found',
  'failed',
  /** The page, the text or the entry of a file has no recipe that could be recognised. */
  'no recipe',
  /** The file is none of the kinds that are read. */
  'unknown file',
  /** The file, or an entry of it, is damaged. */
  'unreadable',
  /** It needs a password. */
  'encrypted',
  /** It unpacks to more, is nested deeper or has more entries than a collection of recipes, or declares what only attacks do. */
  'harmful',
] as const
export type ImportFailure = (typeof importFailures)[number]

/** `receiving`: a file whose parts have not all come. */
export const importStates = ['receiving', 'reading', 'read', 'stopped', 'failed'] as const

export const importSources = ['addresses', 'text', 'file'] as const
