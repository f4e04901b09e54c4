/** What a page at rest sends to a newer service worker that waits. */
export const takeOverMessage = 'take over'
