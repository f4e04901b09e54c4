/** A process of photos that takes all of a core for its photo and never answers. */
process.on('message', () => {
  for (;;);
})
process.send?.({ isReady: true })
