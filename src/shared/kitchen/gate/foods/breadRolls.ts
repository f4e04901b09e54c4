/** Words that put something into a roll, "pile into soft rolls", "serve the burgers in rolls", or do to one what one does to bread. */
const beforeRoll =
  /(?:^| )(?:(?:serv|put|pil|stuff|plac|spoon|tuck|pack|load|divid|eat|heap|squash|stick|pop|wedg)\w* (?:(?!(?:shape|form|roll|cut) )\w+ ){0,6}?(?:in|into|inside|on|onto|between)|(?:fill|split|halv|toast|butter|warm|open|slic)\w*(?: open)?) (?:(?:the|your|some|each|a|two|four|soft|warm|warmed|crusty|split|buttered|toasted|white|brown|floury|fresh|wholemeal|bread|brioche|of) ){0,4}$/
/** Words before "satay" where it is the sauce: "serve with the satay", "dip in satay". */
const beforeSatay =
  /(?:^| )(?:(?:serv|drizzl|top|dip|coat|toss|brush|slather|dress)\w* (?:\w+ ){0,4}?(?:with|in|into|through)|(?:pour|spoon|drizzl)\w*(?: over)?) (?:(?:the|some|your|extra|warm|more|a|spoonful|dollop|of) ){0,3}$/

/** Whether "satay" at a place of a clause is the peanut sauce, and not the skewers. */
export const isSataySauceAt = (words: readonly string[], from: number, to: number): boolean =>
  to - from === 1 &&
  words[from] === 'satay' &&
  !/^(?:skewer|stick|chicken|beef|pork|prawn|tofu)$/.test(words[to] ?? '') &&
  beforeSatay.test(`${words.slice(0, from).join(' ')} `)

/** Words after "roll" that show that it is an action or not bread. */
const afterRollOfNoBread: ReadonlySet<string> = new Set(
  'out up into in the it them to pin tin each your over back around again'.split(' '),
)

/** Whether the word at a place of a clause is a bread roll, as which "roll" alone is not known: it mostly is an action. */
export const isBreadRollAt = (words: readonly string[], at: number): boolean =>
  words[at] === 'roll' &&
  !afterRollOfNoBread.has(words[at + 1] ?? '') &&
  beforeRoll.test(`${words.slice(0, at).join(' ')} `)
