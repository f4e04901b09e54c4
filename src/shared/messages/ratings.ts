/** Sentences of rating a recipe and of having tried it. */

export const title = 'What do you say?'
export const rateLabel = 'Rate this recipe:'
export const starLabel = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`)
export const kept = (stars: number) => `Thank you. You gave it ${starLabel(stars)}.`
export const rateFailed = 'Your rating could not be kept. Please try again.'
export const triedLabel = 'Have you tried this recipe?'
export const submitTried = 'Submit Tried Status'
export const keptTried = 'Noted: you have tried it.'
export const keptUntried = 'Noted: you have not tried it yet.'
export const triedFailed = 'Your tried status could not be kept. Please try again.'
export const logInTitle = 'Log in?'
export const logInQuestion = 'You need to be logged in to perform this action. Would you like to log in now?'
export const yes = 'Log in'
export const no = 'Not now'

export const rating = 'Rating'
/** The mean with two decimals, null while nobody has voted. */
export const mean = (averageRating: string | null, count: number) => `${averageRating ?? 'N/A'} (${count})`
export const meanInWords = (averageRating: string | null, count: number) =>
  averageRating === null
    ? 'Nobody has rated it yet.'
    : `${averageRating} of 5 stars from ${count === 1 ? '1 person' : `${count} people`}`
