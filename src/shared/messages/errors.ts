/** What the product says when something cannot be done, whatever the feature. */

export const badInput = 'There was a problem with your request. Please check the details and try again.'
export const serverError = 'The server encountered an error. Please try again later.'
export const foreignOrigin = 'This request did not come from Larder itself, so it was refused.'
export const tooManyRequests = 'That was a lot at once. Please wait a minute and try again.'
export const notThere = 'There is nothing at this address.'

/** Ends a message a person may send us, so that we find the cause in the log. */
export const withRequestId = (sentence: string, requestId: string) => `${sentence} (${requestId})`
