/** Words by which one food is a problem and another is not, of all six languages of the interface. Phrases have commas between them, words have spaces. */

export const wishWordsOfProblem =
  'problem problems trouble troubles issue issues probleme problemen beschwerden problème problèmes souci soucis problema problemas مشكلة مشاكل समस्या दिक्कत परेशानी samasya dikkat pareshani'

/** Beside them: there is none. */
export const wishWordsDenyingProblem =
  'no not any never without kein keine keinen nie nicht pas aucun aucune sans plus sin ningún ningun no لا بدون ما مافي بلا कोई नहीं koi nahi'

export const wishPhrasesOfNotWith = `not with, not to, nicht mit, nicht bei, nicht auf, pas avec, pas pour, no con, وليس مع, ليس مع, ولا مع, مش مع, ومش مع, مو مع, ومو مع, وليس من, ليس من`

/** The same behind the food. */
export const wishPhrasesOfNotWithBehind = `से नहीं, से नही, se nahi, se nahin`
