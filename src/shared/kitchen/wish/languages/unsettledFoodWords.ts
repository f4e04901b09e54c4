/**
 * Words beside a food by which it may still be left out, though nothing else says so, of all six languages of the interface. Phrases have
 * commas between them.
 */

/** In the food's own clause: "egg not yet", "eggs still out", "Nüsse für niemanden". */
export const wishPhrasesOfFoodNotYetEaten = `not yet, not just yet, isnt yet, arent yet, not there yet, still out, still off, still a no, still no, still not, still reacts, still reacts to, still react to, still reacting, still reacting to, still avoiding, still avoid, still avoids, still banned, still forbidden, still a problem, still an issue, still causes, still waiting on, still waiting for, still to be tried, not reintroduced, not been reintroduced, havent tried, hasnt tried, yet to try, still to come, not introduced, stays out, stay out, stays off, remains out, remain out, to stay out, for nobody, for no one, for noone, for none of us, for none, for no-one, nobody gets, no one gets, dont mix, doesnt mix, do not mix, does not mix, arent friends, are not friends,
  noch nicht, immer noch nicht, nach wie vor nicht, weiterhin nicht, noch tabu, weiter tabu, noch verboten, noch raus, immer noch raus, bleibt raus, bleiben raus, bleibt weg, bleiben weg, bleibt tabu, bleiben tabu, bleibt verboten, bleiben verboten, reagiert noch, reagiert immer noch, reagiert weiterhin, für niemanden, für niemand, für keinen, für keine, vertragen sich nicht, verträgt sich nicht, müssen draußen bleiben, muss draußen bleiben, muß draußen bleiben, draußen bleiben, gilt auch für, gilt für, ebenso, dasselbe mit, dasselbe bei,
  pas de plat avec, aucun plat avec, pas un plat avec, restent dehors, reste dehors, restent à l écart, reste à l écart, loin de, loin des, loin du, loin d, pas encore, toujours pas, pas pour l instant, pas pour le moment, toujours interdit, toujours interdits, toujours interdite, toujours exclu, toujours exclus, encore interdit, encore interdits, encore exclu, reste interdit, restent interdits, reste exclu, restent exclus, réagit encore, réagit toujours, pour personne, pour aucun, ne font pas bon ménage, idem pour, idem avec, pareil pour, pareil avec, même chose pour, même chose avec,
  todavía no, aún no, de momento no, por ahora no, todavía prohibido, sigue prohibido, siguen prohibidos, sigue fuera, siguen fuera, todavía fuera, aún fuera, sigue reaccionando, todavía reacciona, aún reacciona, sigue sin poder, para nadie, para ninguno, no se llevan, no se llevan bien, lo mismo con, lo mismo para, igual con, ídem con,
  अभी नहीं, अब भी नहीं, अभी तक नहीं, अभी भी नहीं, अभी बंद, अब भी बंद, अभी भी मना, किसी के लिए नहीं, किसी को नहीं, की नहीं बनती, यही बात, वही बात, abhi nahi, abhi nahin, ab bhi nahi, abhi tak nahi, abhi bhi nahi, kisi ke liye nahi, kisi ko nahi, yahi baat, wahi baat,
  ليس بعد, مش بعد, مو بعد, لسه لا, لسا لا, لسه ممنوع, ليس لأحد, ليست لأحد, مش لحد, مو لأحد, لا لأحد, لا يزال ممنوع, ما زال ممنوع, مازال ممنوع, نفس الشيء, نفس الشي, نفس الأمر, كذلك`

/** In a clause of nothing but foods, in a wish that speaks of an allergy or of what somebody tolerates: "toujours l'œuf", "Erdnuss bleibt". */
export const wishWordsOfRemainingFood = `still, now, remains, remain, remaining, stays, stay, bleibt, bleiben, noch, weiterhin, jetzt, nun, mittlerweile, inzwischen, toujours, encore, maintenant, désormais, reste, restent, todavía, aún, ahora, sigue, siguen, queda, अब, अभी, बाकी, ab, abhi, baaki, الآن, والآن, الان, والان, حاليا, بقي, بقيت, يبقى, تبقى, لسه, لسا, لا يزال, ما زال, مازال`

/** What may stand beside them. */
export const wishWordsBesideRemainingFood = `just, only, but, and, it, its, is, are, to, the, by, for, nur, aber, und, sind, ist, es, s, der, die, das, gegen, auf, bei, mais, et, c, est, ce, sont, il, elle, lui, me, nous, de, du, des, d, seulement, que, le, la, l, les, aux, au, à, el, los, las, al, a, es, son, solo, sólo, pero, y, con, del, le, se, सिर्फ, सिर्फ़, केवल, से, है, हैं, की, को, और, लेकिन, बस, sirf, se, hai, hain, फ, فقط, بس, لكن, ولكن, من, هو, هي, ل`

/** What tells that an allergy or a diet was or has changed. */
export const wishWordsOfFormerLimit = `was, were, used, outgrew, outgrown, grew, previously, formerly, before, once, first, back, ok, okay, fine, tolerates, tolerated, früher, mal, einmal, zuerst, erst, vorher, geht, verträgt, ging, war, herausgewachsen, rausgewachsen, avant, autrefois, anciennement, était, etait, plus, passe, réintroduit, réintroduite, supporte, antes, primero, era, tolera, ya, superó, reintroducida, كان, كانت, قبل, سابقا, زمان, عادي, पहले, पहिले, pehle, pahle, थी, था, ठीक`

/** "Peanut? Pass." */
export const wishAnswersOfRefusal = `pass, i pass, ill pass, well pass, hard pass, passe, je passe, paso, yo paso, lieber nicht, besser nicht, weglassen`

/** Without a verb at the end or the beginning of a clause: "con huevo o con leche nada". */
export const wishNothingAtEnd = `nada, rien, nichts, nothing, कुछ नहीं, kuch nahi, لا شيء`

/** Behind a food that "and" adds to a limit: "eggs are banned and milk too". */
export const wishWordsForToo = `too, as well, also, likewise, auch, ebenfalls, ebenso, aussi, également, también, भी, bhi, أيضا, ايضا, كمان, neither, either, genauso wenig, ebenso wenig, ebensowenig, auch nicht, non plus, tampoco, भी नहीं, bhi nahi`

/** Between a reaction and the food that causes it: "hives from egg". */
export const wishCausesBehindReaction = `from, after, by, off, because of, due to, caused by, von, durch, nach, wegen, à cause de, à cause des, après, por, tras, después de, بسبب, بعد`

/** Before such a food: "eggs are a no and so are nuts". */
export const wishPhrasesBeforeAddedFood = `and so is, and so are, so is, so are, neither is, neither are, nor is, nor are`

/** Right behind a food, before "and": "huevo no y leche tampoco". */
export const wishNegationsBehindFood = `no, nope, nein, nicht, non, नहीं, नही, nahi, nahin, لا`
