/** The fields of WishLanguage that hold phrases. Of a phrase that stands in several, the first field decides. */
export const wishPhraseFields = [
  'noLimit',
  'lessNext',
  'allergyNext',
  'allergy',
  'leavesOutEither',
  'leavesOutNext',
  'insteadOfNext',
  'leavesOutPrevious',
  'freePrevious',
  'notNext',
  'notEither',
  'exceptNext',
  'allowsPrevious',
  'examplesNext',
  'wishesNext',
  'uses',
  'ends',
  'joins',
  'harmless',
  'pronouns',
  'faults',
  'idle',
] as const
type PhraseField = (typeof wishPhraseFields)[number]

/** What a phrase says. */
export type PhraseRole =
  | PhraseField
  | 'condition'
  | 'qualifier'
  | 'sign'
  | 'noneNext'
  | 'nothingNext'
  | 'disgust'
  | 'exceptPrevious'
  | 'insteadOfPrevious'
  | 'insteadOfEither'
  | 'doubtNext'
  | 'doubtPrevious'
  | 'doubtEither'

/** The fields whose phrases say what is not wanted. */
export const exclusionPhraseFields: ReadonlySet<PhraseField> = new Set([
  'leavesOutNext',
  'insteadOfNext',
  'leavesOutPrevious',
  'freePrevious',
  'leavesOutEither',
  'notNext',
  'notEither',
  'allergyNext',
  'allergy',
])
