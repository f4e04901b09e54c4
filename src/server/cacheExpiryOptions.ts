/** Options by which an LRUCache drops entries after `ttl` milliseconds of the monotonic clock, without starting a timer. */
export const cacheExpiryOptions = (ttl: number) => ({
  ttl,
  ttlResolution: 0,
  perf: { now: () => performance.now() },
})
