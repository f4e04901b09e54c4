/** Loaded into a server before its own code: at SIGWINCH it leaves a rejection unhandled, or throws, as BREAK_BY says. */
process.on('SIGWINCH', () => {
  if (process.env.BREAK_BY === 'throw') throw new TypeError('Thrown where nothing catches it.')
  void Promise.reject(new TypeError('Rejected where nothing catches it.'))
})
