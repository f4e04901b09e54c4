/** Words by which somebody has given a diet up, of all six languages of the interface, with commas between the phrases. */

/** Before a diet that was somebody's: "used to be vegan". */
export const wishWordsOfFormerDietBefore = `used to be, used to eat, used to go, used to follow, use to be, once was, was once, were once, was formerly, formerly, was previously, previously, was briefly, were briefly, former, ex, lapsed, recovering,
  früher war, früher waren, war früher, waren früher, früher lebte, früher lebten, früher aß, früher aßen, war mal, waren mal, war früher mal, war einmal, waren einmal, war einst, war lange, war jahrelang, ehemalige, ehemaliger, ehemals, früher, bis vor kurzem,
  avant j étais, avant on était, avant nous étions, avant elle était, avant il était, j étais avant, étais avant, était avant, étais autrefois, étais longtemps, autrefois, anciennement, ancien, ancienne, anciens, ancienne,
  antes era, antes éramos, antes eran, antes fui, antes comía, era antes, solía ser, solíamos ser, solía comer, antiguo, antigua, ex,
  كنت سابقا, كنا سابقا, كان سابقا, كانت سابقا, كنت زمان, كنا زمان, سابقا كنت, زمان كنت, زمان كنا, قبل كنت, من قبل كنت, كنت من قبل, في السابق كنت, كنت في السابق`

/** Words of the past before a diet: by them alone it is asked whether it is one still. */
export const wishWordsOfThePastBefore = `was, were, war, waren, étais, était, étions, étaient, ai été, a été, avons été, era, éramos, eran, fui, fue, fuimos, كنت, كنا, كان, كانت`

/** Words in the rest of the clause by which such a past is over: "was vegan for years". */
export const wishWordsOfAPastThatIsOver = `once, then, until, till, before, ago, years, while, last, college, student, früher, damals, bis, einmal, lange, jahre, jahrelang, autrefois, avant, jadis, jusqu, longtemps, ans,
  antes, hasta, años, hace, पहले, कभी, साल, pehle, kabhi, saal, سابقا, قبل, زمان, سنوات, سنين`

/** Behind a diet that was somebody's, which needs no word before: "vegetarian before", "शाकाहारी था". */
export const wishWordsOfFormerDietBehind = `in the past, in a former life, years ago, no more, no longer, not any more, not anymore, früher, gewesen, damals, autrefois, avant, dans le temps, en el pasado,
  हुआ करता था, हुआ करती थी, हुआ करते थे, था पहले, थी पहले, थे पहले, hua karta tha, hua karti thi, hua karte the, tha pehle, thi pehle, سابقا, سابق, سابقه, من قبل, في السابق, زمان`

/** Words of the past behind a diet: by them alone it is asked whether it is one still. */
export const wishWordsOfThePastBehind = `था, थी, थे, tha, thi, the`

/** Words somewhere before a diet with which the past behind it is certain: "पहले शाकाहारी था". */
export const wishWordsOfEarlierTimes = `पहले, पहिले, कभी, pehle, pahle, pehele, kabhi`

/** Words by which a diet of the past is one of today all the same. */
export const wishWordsOfLastingDiet = `still, immer noch, noch immer, noch, weiterhin, toujours, encore, aún, todavía, sigo, sigue, seguimos, अभी भी, अब भी, abhi bhi, ab bhi, مازلت, ما زلت, لا زلت, لازلت, ولا زلت, وما زلت, ومازلت, ولازلت, ما زال, لا أزال, لسه, لسا`

/** Words before a diet of the past by which it begins with that past, or is none: "before I was vegan", "didn't use to be". */
export const wishWordsOfBeginningDiet = `before, since, until, till, never, didnt, wasnt, werent, if, whenever, not, bevor, seit, seitdem, nie, nicht, wenn, avant d, avant que, depuis, jamais, si, pas, antes de, desde, nunca, si, no, से पहले, जब से, jab se, لم, ما, منذ, قبل أن`

/** Words of today, which part a diet from the past before it: "used to eat meat now vegan". */
export const wishWordsOfToday = `now, today, nowadays, currently, jetzt, heute, nun, inzwischen, maintenant, aujourd, désormais, ahora, hoy, अब, आजकल, ab, aajkal, الآن, الان, حاليا, هلق, دلوقتي, الحين`

/** Words before these by which nothing is over: "as before", "p. ex.". */
export const wishWordsOfLikeness = `wie, like, as, comme, como, p, par, for, z, कैसा, مثل`

/** Words before "gluten-free" and the like by which it is no more needed. */
export const wishWordsOfNoLonger = `no longer, not any longer, nicht mehr, nicht länger, ya no, ne suis plus, n est plus, ne sommes plus, ne mange plus, ne mangeons plus, n ai plus besoin de, n a plus besoin de, لم أعد, لم نعد, لم يعد, لم تعد,
  ما عدت, ما عاد, ما عدنا, stopped being, stopped eating, stopped going, quit being, arrêté d être, arrêté le, dejé de comer, dejé de ser, dejó de ser, dejamos de ser`

/** Words behind "not gluten-free" and the like by which it is no more needed. */
export const wishWordsOfAnyMore = `any more, anymore, any longer, no more, no longer, these days, now, mehr, jetzt mehr`

/** "Plus végétarien" is more vegetarian or no more: it is asked about. */
export const wishWordsOfMoreOrNoMore = `plus`
