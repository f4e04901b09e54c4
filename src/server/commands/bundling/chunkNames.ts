// Every page lists the files that it may fetch later: their names are cut.
const maxChunkName = 10

/** How the address of a chunk begins, before its hash. Chunks whose names begin alike share it. */
export const chunkNameIn = (name: string) => `assets/${name.slice(0, maxChunkName)}-`
