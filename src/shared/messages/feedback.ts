/** What the product says while somebody writes to us. */

export const title = 'Share Feedback'
export const lead =
  'Tell us what is missing, what broke, or what you like. You need no account; if you are signed in, we know whom to thank.'
export const type = 'What is it about?'
export const typeNames = {
  feature: 'New Feature',
  bug: 'Bug Report',
  improvement: 'Improvement',
  other: 'Other',
}
export const description = 'Description'
export const submit = 'Submit Feedback'
export const submitting = 'Submitting...'
export const thanks = 'Thank you for your feedback! We truly appreciate your input.'
export const descriptionMissing = 'Please tell us what you have in mind.'
export const descriptionTooLong = (most: number) => `There is room for ${most} characters here.`
export const typeMissing = 'Please choose what it is about.'
export const failed = 'There was an error submitting your feedback. Please try again.'
