/** A process of photos that takes ten megabytes more every ten milliseconds, and never answers. */
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
const taken: Buffer[] = []
process.on('message', () => {
  setInterval(() => taken.push(Buffer.alloc(10_000_000, 1)), 10)
})
process.send?.({ isReady: true })
