/** One worker for all languages: another script at each change of language would have to replace the one that is running. */
export const serviceWorkerPath = '/sw.js'
