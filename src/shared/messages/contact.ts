/** What the product says while somebody writes to whoever runs it. */

export const lead =
  'A question, a problem, something that should not be here: write to whoever runs this Larder. The answer comes by mail.'
export const email = 'Your email'
export const emailHint = 'Only to answer you.'
export const message = 'Your message'
export const messageMissing = 'Please write a few words.'
export const send = 'Send message'
export const sending = 'Sending...'
export const sent = 'Thank you. Your message has been sent.'
export const failed = 'Your message could not be sent. Please try again.'

export const elsewhere = 'Or write by mail'
export const support = 'Questions and problems'
export const ideas = 'Ideas'
export const beforeTitle = 'Perhaps it is answered already'
export const before =
  'The questions people ask most, and a guide to everything Larder does, are a click away.'
export const feedbackHint = 'An idea or a bug, and no answer needed?'
