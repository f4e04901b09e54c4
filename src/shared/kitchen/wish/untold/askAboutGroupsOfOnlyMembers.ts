import { addQuestionAboutFoods, sentenceRangesFrom } from '../allergies/askAboutFoodsBesideHarm.ts'
import { isFoodInExemptibleGroup } from '../exclusions/exceptions/exceptions.ts'
import { indexFoodsByPlace } from '../foods/foodsWithState.ts'
import { wishWordsOfPermission, wishWordsOnly } from '../languages/onlyMemberWords.ts'
import type { ReadingInLanguage } from '../limitsOfReadings.ts'
import { foldedWordsIn } from '../phrasesOfTokens.ts'
import type { WishToken } from '../wishTokens.ts'

const only = foldedWordsIn(wishWordsOnly)
const permitting = foldedWordsIn(wishWordsOfPermission)

/** Asks about a group of foods of which only some are said to be fine: "only almonds among nuts are ok", "von den Nüssen gehen nur Mandeln". */
export function askAboutGroupsOfOnlyMembers(
  tokens: readonly WishToken[],
  parts: readonly ReadingInLanguage[],
): void {
  if (!tokens.some(({ word }) => only.has(word)) || !tokens.some(({ word }) => permitting.has(word))) return
  for (const part of parts) {
    const foods = indexFoodsByPlace(parts, part)
    const nameOf = (index: number) => part.reading.items[index]!.food ?? ''
    for (const sentence of sentenceRangesFrom(tokens, part.offset)) {
      const words = tokens.slice(sentence.from, sentence.to)
      if (!words.some(({ word }) => only.has(word)) || !words.some(({ word }) => permitting.has(word)))
        continue
      const named = foods.within(sentence)
      const groups = named.filter(
        ({ state, index }) =>
          state !== 'limit' &&
          named.some((each) => isFoodInExemptibleGroup(nameOf(each.index), nameOf(index))),
      )
      if (groups.length > 0 && named.every(({ state }) => state !== 'limit'))
        addQuestionAboutFoods(part, [sentence], groups)
    }
  }
}
