import { setFlagsFromString } from 'node:v8'

// V8 sizes its heap by the machine; ours holds some 30 MB, and a small host should not pay for 200. This comes before
// all other modules, whose loading alone would make it grow.
setFlagsFromString('--heap-growing-percent=30')

// What hashes passwords keeps the 19 MB of a hash for the next one, unless its allocator, mimalloc, is told to give free
// memory back at once. It reads this when it is loaded.
process.env.MIMALLOC_PURGE_DELAY ??= '0'
