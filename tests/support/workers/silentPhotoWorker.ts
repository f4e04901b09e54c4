/** A process of photos that takes a photo and never answers, so that a test holds it for as long as it likes. */
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', () => {})
process.send?.({ isReady: true })
