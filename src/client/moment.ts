/** Day and time as a reader of the page says them. */
export const momentOf = (at: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at)
