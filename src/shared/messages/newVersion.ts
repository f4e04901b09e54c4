/** What a page says when a newer Larder was put in place of the one it came from. */

export const isHere = 'A new version of Larder is here.'
export const reload = 'Reload'
export const later = 'Later'
