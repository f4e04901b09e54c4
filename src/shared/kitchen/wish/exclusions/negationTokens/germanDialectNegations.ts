import { foldedWordsIn } from '../../phrasesOfTokens.ts'
import { isNameContinuedAcrossGap, type WishToken } from '../../wishTokens.ts'

/** Words for "not" of German dialects that are words of other languages too. */
const negations = foldedWordsIn('net ned nit nid nimmer nimma')
/** The same where their letters say so. */
const ofOwnLetters = new Map([
  ['nöd', 'nicht'],
  ['kä', 'kein'],
])
/** German words right before them. */
const before = foldedWordsIn(
  'geht gehen gehn darf dürfen darfst kann können verträgt vertrage vertrag vertragen mag mog mögen soll sollen isst ess iss noch gar überhaupt leider auch immer absolut',
)

/** Tokens in which "not" of German dialects is "nicht": "Soja geht gar net", "Weizen geht nimmer", "Nüss nöd", "kä Nüss". */
export const readGermanDialectNegations = (tokens: readonly WishToken[]): readonly WishToken[] =>
  tokens.map((token, at) => {
    const isNegation =
      negations.has(token.word) && isNameContinuedAcrossGap(token) && before.has(tokens[at - 1]?.word ?? '')
    const word = isNegation ? 'nicht' : ofOwnLetters.get(token.typed)
    return word === undefined ? token : { ...token, word, typed: word }
  })
