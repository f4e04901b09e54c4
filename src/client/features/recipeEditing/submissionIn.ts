import { type Submission, submissionFields } from '#shared/contract/recipes/submission.ts'

/** A recipe as an address carries it: of a form that was sent without scripts and came back. */
export function readSubmissionInAddress(search: URLSearchParams): Submission {
  const texts = submissionFields.map((name) => [name, search.get(name) ?? (name === 'servings' ? '4' : '')])
  return Object.fromEntries(texts) as Submission
}
