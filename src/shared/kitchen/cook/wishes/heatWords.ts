const inLiquid = /\b(?:simmer|poach|boil|lowest heat)\b/
const oil = /\b([Mm])elt ((?:[\w½¼¾⅓⅔ ]+ of )?the (?!coconut)(?:[\w-]+ )?oil)\b/g

/** Cues and verbs that suit the heat: nothing browns in a simmering pot, and only solid fat melts. */
export function adaptHeatWordsInStep(text: string): string {
  const heated = text.replace(oil, (_, m: string, fat: string) => `${m === 'M' ? 'Heat' : 'heat'} ${fat}`)
  return heated
    .split(/(?<=[.;]) /)
    .map((part) => gentleOnButter(inLiquid.test(part) ? cueInLiquid(part) : part))
    .join(' ')
}

/** Butter burns where oil only shimmers; clarified, it does not. */
function gentleOnButter(part: string): string {
  if (!/(?<!(?:spiced|peanut|almond|cashew) )\bbutter\b/.test(part)) return part
  return part.replace(/\bover (?:high|the highest) heat\b/g, 'over medium-high heat')
}

function cueInLiquid(part: string): string {
  return part
    .replace(/\b(is|are) browned and (just cooked through)/, '$1 $2')
    .replace(/\bis browned (?:and just done|with a blush of pink inside)/, 'has lost its raw color')
    .replace(/\b(mushrooms are) browned and (?:their liquid has cooked away|tender)/, '$1 tender')
    .replace(
      /\b(is|are) (?:golden|crisp)(?: on most sides| and brown at the edges| and golden on both sides)?/,
      '$1 hot through',
    )
}
