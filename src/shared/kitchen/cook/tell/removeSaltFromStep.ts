/** Salt as steps speak of it: "a good pinch of salt", "a little salt", "salt". */
const salt =
  '(?:an? )?(?:(?:good|generous|big|small) )?(?:pinch of |little )?(?:the )?(?:(?:fine|flaky|coarse) )?salt\\b(?! cod)'
const pepper = '(?:some |plenty of |a little )?(?:black )?pepper\\b'
const verbs = 'add|stir|toss|mix|cook|fry|put|sprinkle|dress|season|pour|place|warm|turn|simmer|beat|whisk'

const replacements: readonly (readonly [RegExp, string])[] = [
  [/\bsalted (?=(?:boiling )?(?:water|coconut milk|soy milk))/gi, ''],
  [/, boiling and salted\b/g, ', boiling'],
  [/\btaste for salt\b/g, 'taste'],
  [/\bTaste for salt\b/g, 'Taste'],
  // "Taste before you salt: the olives are."
  [/(?:^|(?<=[.;] ))(?:Taste before you salt|Wait with the salt)\b[^.]*\.\s*/g, ''],
  [/\bwithout salt /g, ''],
  [/(?:[;,]? and|[;,]) salt (?:them|it)\b[^.;,]*/g, ''],
  [/, salt the [^.,;]+? and /g, ' and '],
  [/(?:,? and) salt the [^.,;]+/g, ''],
  [/(?:^|(?<=[.;] ))[Ss]alt the [^.,;]+?(?:, | and )(?:then )?/g, ''],
  [/(?:^|(?<=[.;] ))[Ss]alt the [^.;]+[.;]\s*/g, ''],
  [new RegExp(`${salt},? and (?=${pepper})`, 'g'), ''],
  [new RegExp(`(?:,? and|[;,]) season(?:ed)?(?: \\w+)? with ${salt}(?! and)`, 'g'), ''],
  [new RegExp(`(?:^|(?<=[.;] ))[Ss]eason(?: \\w+)? with ${salt}[.;]\\s*`, 'g'), ''],
  [new RegExp(`, (?:${salt}) and `, 'g'), ' and '],
  [new RegExp(`,? (?:seasoned )?with ${salt}`, 'g'), ''],
  // "With the oil, vinegar and a pinch of salt": what was the last but one ends the list.
  [
    new RegExp(`, (?!(?:${verbs}|for|in|then|until)\\b)((?:(?! with | into )[^,;.])+?),? and ${salt}`, 'g'),
    ' and $1',
  ],
  [new RegExp(`,? and ${salt}`, 'g'), ''],
  [new RegExp(`, ${salt}(?=[,.;])`, 'g'), ''],
]

/** A step without salt, where somebody must not have it. */
export function removeSaltFromStep(step: string): string {
  const told = replacements.reduce((text, [pattern, by]) => text.replace(pattern, by), step)
  return told
    .trim()
    .replace(/(^|\. )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
