import type { WishToken } from '../wishTokens.ts'
import { isFirstName } from './replaceFirstNames.ts'

/** Words of our own list of people who need more care, which every reading in German knows. */
const cancer = 'krebserkrankung'
const breastfeeding = 'stillend'

const having = /^(?:hat|habe|hab|haben|hatte|hatten|bekam|bekommen)$/
const mayStandBetween = /^(?:leider|gerade|grad|aktuell|derzeit|jetzt|wieder|auch|nun|ja)$/
/** What follows "Krebs" where it is the illness, apart or behind a hyphen. */
const behindIllness =
  /^(?:patient\w*|kranke?\w*|erkrank\w*|therapie|diagnose|diagnosti\w*|behandlung|leiden|op|operation|nachsorge)$/
/** Words of a clause in which somebody has crab to eat, or does not take it. */
const ofFood =
  /^(?:da|daheim|zuhause|hause|haus|ubrig|uebrig|rest\w*|kuhlschrank|kuehlschrank|tiefgefroren|gekauft|bekommen|gegessen|gekocht|gefangen|probiert|gern|gerne|lieber|nie|nicht|allerg\w*|unvertr\w*|intoler\w*|vertr\w*|reagier\w*|reaktion\w*|verboten)$/

const nursingPeople =
  /^(?:frau|freundin|schwester|tochter|mama|mami|mutter|schwagerin|schwaegerin|cousine|partnerin|schwiegertochter|nachbarin|kollegin|nichte|verlobte|ehefrau|lebensgefahrtin|mitbewohnerin|enkelin|tante|sie)$/
const whileNursing = /^(?:gerade|grad|derzeit|aktuell|momentan|jetzt|weiterhin)$/
/** What is not nursed but satisfied by the verb: "stillt den Hunger". */
const satisfied = /^(?:hunger|heisshunger|durst|appetit|lust|neugier|schmerz\w*|blutung\w*)$/

/** Tokens with "Krebs" that somebody has as an illness, and "stillt" of a mother, named so: "hat Krebs", "meine Frau stillt". */
export function expandGermanCareTokens(tokens: readonly WishToken[]): readonly WishToken[] {
  if (!tokens.some(({ word }) => word === 'krebs' || word === 'stillt')) return tokens
  return tokens.map((token, at) => {
    const word =
      token.word === 'krebs' && isIllness(tokens, at)
        ? cancer
        : token.word === 'stillt' && isOfMother(tokens, at)
          ? breastfeeding
          : null
    return word === null ? token : { ...token, word, typed: word }
  })
}

function isIllness(tokens: readonly WishToken[], at: number): boolean {
  const next = tokens[at + 1]
  if (next && ['space', 'hyphen'].includes(next.gap) && behindIllness.test(next.word)) return true
  if (next?.gap === 'hyphen' || clauseBehind(tokens, at).some(({ word }) => ofFood.test(word))) return false
  let before = at - 1
  while (before >= 0 && tokens[before + 1]!.gap === 'space' && mayStandBetween.test(tokens[before]!.word))
    before--
  return before >= 0 && tokens[before + 1]!.gap === 'space' && having.test(tokens[before]!.word)
}

function isOfMother(tokens: readonly WishToken[], at: number): boolean {
  const behind = clauseBehind(tokens, at)
  if (behind.some(({ word }) => satisfied.test(word))) return false
  const before = tokens[at]!.gap === 'space' ? tokens[at - 1]?.word : undefined
  return (
    (before !== undefined && (nursingPeople.test(before) || isFirstName(before))) ||
    (behind[0] !== undefined && whileNursing.test(behind[0].word))
  )
}

/** The words behind a place up to the next sign. */
function clauseBehind(tokens: readonly WishToken[], at: number): readonly WishToken[] {
  const behind = tokens.slice(at + 1)
  const end = behind.findIndex(({ gap }) => gap !== 'space' && gap !== 'hyphen')
  return end === -1 ? behind : behind.slice(0, end)
}
