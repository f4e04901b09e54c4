/** Words that put something into a roll, "pile into soft rolls", "serve the burgers in rolls", or do to one what one does to bread. */
const beforeRoll =
  /(?:^| )(?:(?:serv|put|pil|stuff|plac|spoon|tuck|pack|load|divid|eat|heap|squash|stick|pop|wedg)\w* (?:(?!(?:shape|form|roll|cut) )\w+ ){0,6}?(?:in|into|inside|on|onto|between)|(?:fill|split|halv|toast|butter|warm|open|slic)\w*(?: open)?) (?:(?:the|your|some|each|a|two|four|soft|warm|warmed|crusty|split|buttered|toasted|white|brown|floury|fresh|wholemeal|bread|brioche|of) ){0,4}$/
/** Words behind "roll" by which it is an action or no bread. */
const afterRollOfNoBread: ReadonlySet<string> = new Set(
  'out up into in the it them to pin tin each your over back around again'.split(' '),
)

/** Whether the word at a place of a clause is a bread roll, as which "roll" alone is not known: it mostly is an action. */
export const isBreadRollAt = (words: readonly string[], at: number): boolean =>
  words[at] === 'roll' &&
  !afterRollOfNoBread.has(words[at + 1] ?? '') &&
  beforeRoll.test(`${words.slice(0, at).join(' ')} `)
