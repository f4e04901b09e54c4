/** What the product says of texts and the number they go to. */

export const sent = 'SMS sent successfully!'
export const sendFailed = 'Failed to send SMS. Please try again.'
export const notAPhoneNumber =
  'Please enter the number with its country, beginning with a plus: +44 7700 900123.'
export const noPhone = 'Please enter and confirm a phone number first.'
export const emptyList = 'There is nothing to send: everything is ticked off, or the list is empty.'
export const tooLong = (segments: number, most: number) =>
  `This list takes ${segments} messages, and ${most} are the most we send. Please shorten the notes or the list.`
export const tooManyTexts = (most: number, time: string) =>
  `That were ${most} texts in a day. Please try again in ${time}.`
export const codeText = '{{code}} is your code for Larder. Nobody from Larder will ever ask you for it.'
export const codeFailed = 'This code does not fit. Please check it, or ask for a new one.'
export const noSuchText = 'This text is not there any more.'
export const notesTooLong = (most: number) => `The notes may have ${most} characters at most.`

export const sendTitle = 'Send Grocery List'
export const sendLead = 'What is not ticked goes to your phone as a text.'
export const phoneLabel = 'Phone number'
export const phoneHint = 'With its country, such as +44 7700 900123. We text it a code once.'
export const sendCode = 'Text me a code'
export const codeLabel = 'Code'
export const codeHint = (phoneNumber: string) => `Six digits are on their way to ${phoneNumber}.`
export const confirmPhone = 'Confirm'
export const otherPhone = 'Use another number'
export const phoneConfirmed = (phoneNumber: string) => `${phoneNumber} is yours.`
export const goesTo = (phoneNumber: string) => `It goes to ${phoneNumber}.`
export const notes = 'Additional notes'
export const notesHint = 'They stand below the list.'
export const notesCount = (used: number, most: number) => `${used} of ${most} characters`
export const segments = (count: number) => `It takes ${count} ${count === 1 ? 'message' : 'messages'}.`
export const send = 'Send To Store'
export const confirmTitle = 'Confirm Sending'
export const confirmQuestion = (phoneNumber: string, count: number) =>
  `Send this to ${phoneNumber}? ${segments(count)}`
export const yesSend = 'Send'
export const noSend = 'Cancel'
export const sending = 'The text is on its way …'
export const firstSave = 'It can be sent as soon as your changes are saved.'
