import type { WishToken } from '../wishTokens.ts'

/**
 * German events and groups whose names end or begin like a food, "-feier" like eggs and "-kreis" like rice, folded. Each is listed: "Senfeier" is a
 * dish of eggs.
 */
const events =
  /^(?:(?:weihnachts|familien|geburtstags|betriebs|firmen|abschluss|silvester|hochzeits|trauer|advents|jahres|einweihungs|verlobungs|schul|klassen|tauf|konfirmations|kommunions|vereins|team|buro|sommer|jubilaums|nikolaus|abschieds|einschulungs)feier(?:n)?|(?:freundes|senioren|familien|bekannten|kollegen|frauen|manner|gebets|haus|bibel|stuhl|strick|lese|literatur|verwandten|eltern|jugend|gesprachs)kreis(?:e|es)?|krabbel(?:gruppe|gruppen|stube))$/

/** "Samstag" begins like seeds. */
const weekdays = /^samstag(?:s|e|en|abend|mittag|morgen|nachmittag)?s?$/

/** Whether a word is an event or a group that is called like a food in some language: "Weihnachtsfeier", the "sale" of "bake sale", French "oh la vache". */
export const isEventNamedLikeFood = (tokens: readonly WishToken[], at: number): boolean => {
  const { word, gap } = tokens[at]!
  const before = (places: number) => tokens[at - places]?.word
  const isExclamation = word === 'vache' && before(1) === 'la' && /^(?:oh|ah|oulala)$/.test(before(2) ?? '')
  return (
    isExclamation ||
    events.test(word) ||
    weekdays.test(word) ||
    (word === 'looking' && tokens[at + 1]?.word === 'for') ||
    (word === 'game' && /^(?:night|nights|day|days|time|evening|party)$/.test(tokens[at + 1]?.word ?? '')) ||
    (/^games?$/.test(word) && /^(?:board|video|football)$/.test(before(1) ?? '')) ||
    (/^sales?$/.test(word) && gap === 'space' && before(1) === 'bake')
  )
}
