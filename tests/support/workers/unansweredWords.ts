/** A job with these words is one that stallingWorker.ts never answers. */
export const unansweredWords = 'A recipe that no kitchen answers'
