/** What stands around every guide. */

export const onThisPage = 'On this page'
export const answersToo = 'Not there?'
export const toFaq = 'Read the FAQ'
export const toHelp = 'Visit the Help Center'
export const toContact = 'Write to us'
