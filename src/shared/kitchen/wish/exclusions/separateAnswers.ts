import { wishAnswersNo, wishAnswersYes } from '../languages/allergies/answeredQuestionWords.ts'
import { foldedWordsIn } from '../phrasesOfTokens.ts'
import type { WishToken } from '../wishTokens.ts'

const answers = foldedWordsIn(`${wishAnswersNo} ${wishAnswersYes} ok`)

/** Tokens in which a slash after an answer separates two foods, like a full stop: "oeuf: non / lait: oui" (egg: no / milk: yes). */
export function separateAnswers(tokens: readonly WishToken[]): readonly WishToken[] {
  return tokens.map((token, at) => {
    const before = tokens[at - 1]
    const isAnswer = before !== undefined && answers.has(before.word)
    const isPointed = before?.gap === 'colon' || before?.gap === 'equals' || before?.gap === 'dash'
    return isAnswer && isPointed && token.gap === 'and'
      ? { ...token, gap: 'end', listSign: 'semicolon' }
      : token
  })
}
