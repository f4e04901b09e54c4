import {
  wishWordsOfAnyMore,
  wishWordsOfAPastThatIsOver,
  wishWordsOfBeginningDiet,
  wishWordsOfEarlierTimes,
  wishWordsOfFormerDietBefore,
  wishWordsOfFormerDietBehind,
  wishWordsOfLastingDiet,
  wishWordsOfLikeness,
  wishWordsOfMoreOrNoMore,
  wishWordsOfNoLonger,
  wishWordsOfThePastBefore,
  wishWordsOfThePastBehind,
  wishWordsOfToday,
} from '../languages/allergies/formerDietWords.ts'
import { foldedWordsIn, phrasesIn } from '../phrasesOfTokens.ts'

export const formerBefore = phrasesIn(wishWordsOfFormerDietBefore)

export const formerBehind = phrasesIn(wishWordsOfFormerDietBehind)

export const pastBefore = phrasesIn(wishWordsOfThePastBefore)

export const pastBehind = phrasesIn(wishWordsOfThePastBehind)

export const lasting = phrasesIn(wishWordsOfLastingDiet)

export const beginning = phrasesIn(wishWordsOfBeginningDiet)

export const noLonger = phrasesIn(wishWordsOfNoLonger)

export const anyMore = phrasesIn(wishWordsOfAnyMore)

export const over = foldedWordsIn(wishWordsOfAPastThatIsOver)

export const earlier = foldedWordsIn(wishWordsOfEarlierTimes)

export const today = foldedWordsIn(wishWordsOfToday)

export const likeness = foldedWordsIn(wishWordsOfLikeness)

export const moreOrNoMore = foldedWordsIn(wishWordsOfMoreOrNoMore)

export const negations = phrasesIn('not, isnt, arent, aint, dont, doesnt, wont, nicht, pas, no, ليس, لست')

export const noMore = phrasesIn('no more, no longer, nicht mehr, ya no, plus maintenant, plus du tout')

export const denyingBehind = foldedWordsIn('नहीं नही nahi nahin')

export const furtherWords = foldedWordsIn('de un peu bien beaucoup encore')
