const megabyte = 1_000_000

/** The largest jobs succeed in a thread that has 44 MB: 30 for the catalogue of foods, the rest for the job. */
export const heapLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

/** With more in its heap, a thread ends after the job, so that its garbage takes no memory from the next. */
export const maxKeptBytes = 72 * megabyte

/**
 * Bytes that must be free while the thread works, so that the kernel does not end the process: with less, its job is
 * refused as busy, and the thread's memory is released after each job.
 */
export const reservedBytes = 64 * megabyte

/** Memory that a thread needs to start, with the catalogue. */
export const bytesToStart = 40 * megabyte
