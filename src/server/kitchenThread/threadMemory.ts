const megabyte = 1_000_000

/**
 * The catalogue, the words of languages and compiled code take 60 MB after the first recipes, 80 after many in two languages and 105 in
 * all; the largest jobs need 14 MB more.
 */
export const heapLimits = { maxOldGenerationSizeMb: 144, maxYoungGenerationSizeMb: 8 }

/**
 * With more in its heap, a thread ends after the job, so that its garbage takes no memory from the next. It is above what many recipes
 * leave: below, each job would load everything again, which takes a second.
 */
export const maxKeptBytes = 120 * megabyte

/**
 * Bytes that must be free while the thread works, so that the kernel does not end the process: with less, its job is
 * refused as busy, and the thread's memory is released after each job.
 */
export const reservedBytes = 64 * megabyte

/** Memory that a thread needs to start, with the catalogue. */
export const bytesToStart = 40 * megabyte
