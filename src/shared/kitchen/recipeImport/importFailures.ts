/** Why a page could not be fetched. */
const pageFetchFailures = [
  /** No http or https address, another port than 80 and 443, or with a user name. */
  'address not allowed',
  /** The name stands for an address that is not on the public internet. */
  'private address',
  'unreachable',
  'too many redirects',
  /** More than 10 MB, also once it is unpacked. */
  'too large',
  /** It took more than 15 seconds. */
  'too slow',
  /** The site wants a sign-in, or refuses programs (401, 402, 403, 407, 429, 451). */
  'refused',
  'not found',
  /** Another status, or an answer that breaks HTTP. */
  'failed',
] as const
export type PageFetchFailure = (typeof pageFetchFailures)[number]

/** Why a recipe, or a whole file, could not be read. */
export const importFailures = [
  ...pageFetchFailures,
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
  /** There is no model that reads pictures. */
  'no assistant',
  /** The model gave no answer; a recipe with this failure was read without it. */
  'assistant failed',
  /** The caller, or the site, has used up the budget of a day for models. */
  'budget spent',
] as const
export type ImportFailure = (typeof importFailures)[number]

/** `receiving`: a file whose parts have not all come. */
export const importStates = ['receiving', 'reading', 'read', 'stopped', 'failed'] as const

export const importSources = ['addresses', 'text', 'file', 'pictures'] as const
