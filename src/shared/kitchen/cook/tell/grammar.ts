import type { Minutes } from '../../units/quantities.ts'
/** "garlic, ginger and scallions"; each name once. */
export function joinWithAnd(names: readonly string[], word = 'and'): string {
  const distinctNames = [...new Set(names)]
  const last = distinctNames.at(-1) ?? ''
  return distinctNames.length < 2 ? last : `${distinctNames.slice(0, -1).join(', ')} ${word} ${last}`
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Whether "a" must be "an" before this word; "hour" is the one silent h of a kitchen. */
export function startsWithVowelSound(word: string): boolean {
  return /^(?!one\b|once\b)(?:[aeio]|u(?!ni|se)|hour|8|11\b|18\b)/i.test(word)
}

/** Mends what filling in a template leaves behind: spaces, stray commas, a/an, capitals after a full stop. */
export function fixTemplateSpacing(text: string): string {
  const spaced = text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:)])/g, '$1')
    .replace(/,+([.;])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/\.\.+/g, '.')
    .trim()
  const textWithArticles = spaced.replace(
    /(?<![\p{L}’'])([Aa])n? (?=(\w+))/gu,
    (whole, a: string, word: string) => {
      if (whole.toLowerCase() === 'a ' || whole.toLowerCase() === 'an ') {
        return startsWithVowelSound(word) ? `${a}n ` : `${a} `
      }
      return whole
    },
  )
  return textWithArticles.replace(
    /([.!?] )([a-z])/g,
    (_, stop: string, letter: string) => stop + letter.toUpperCase(),
  )
}

/** What templates say of any food, said of this one: boiling water, salt that is strewn and no vegetable. */
export function toIdiomaticStep(text: string): string {
  return text
    .replace(
      /\bwater, boiling( and salted)?,( over\b)?/g,
      (_, salted: string | undefined, over: string | undefined) =>
        `boiling${salted ? ' salted' : ''} water${over ?? ','}`,
    )
    .replace(
      /\bwater, boiling( and salted)?/g,
      (_, salted: string | undefined) => `boiling${salted ? ' salted' : ''} water`,
    )
    .replace(
      /\b((?:[Ff]ry|[Cc]ook|[Ss]often|[Bb]rown|[Ss]ear) the )([^.;:()]*?) and salt(?= (?:\d|over|in|until|for|gently)\b)/g,
      (whole, verb: string, foods: string) =>
        foods.includes(' with ') ? whole : `${verb}${joinWithAnd(foods.split(', '))} with the salt`,
    )
    .replace(/\bthe (?=(?:a pinch|2 pinches) of salt\b)/g, '')
    .replace(/\bsqueeze of ((?:[\w-]+ ){0,3}?vinegar)\b/g, 'splash of $1')
}

const countWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "two", "ten", "12". */
export const formatCount = (count: number) => countWords[count] ?? `${count}`

/** "12 minutes", "1 minute", "1 hour", "1½ hours", "2 hours 15 minutes". */
export function formatMinutes(minutes: Minutes): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (rest === 30) return `${hours}½ hours`
  const whole = hours === 1 ? '1 hour' : `${hours} hours`
  return rest === 0 ? whole : `${whole} ${rest} minutes`
}
