/**
 * Words by which a food is for later or for others: "too young for nuts", "Nüsse erst ab 5", of all six languages of the interface. Phrases
 * have commas between them, words have spaces.
 */

/** Beside a verb by which a food is eaten or allowed: "Milch geht noch nicht". */
export const wishPhrasesDenyingForNow = `noch nicht, noch immer nicht, immer noch nicht, noch gar nicht, noch überhaupt nicht, noch lange nicht, bisher nicht, bislang nicht, bis jetzt nicht, vorerst nicht, momentan nicht, derzeit nicht, zurzeit nicht, zur zeit nicht, im moment nicht, aktuell nicht, weiterhin nicht, nach wie vor nicht,
  not yet, still not, cant yet, isnt yet, pas encore, toujours pas, encore pas, todavía no, aún no, por ahora no, de momento no, abhi nahi, abhi bhi nahi, abhi tak nahi, अभी नहीं, अभी भी नहीं, अभी तक नहीं, ليس بعد, مش بعد, مو بعد`

/** Verbs by which a food is eaten or allowed, and words that go with them. */
export const wishWordsOfToleration = `geht gehen verträgt vertrage vertragen vertrag darf dürfen darfst dürft soll sollen sollte kann können bekommt bekommen kriegt kriegen isst essen esse trinkt trinken klappt klappen funktioniert funktionieren erlaubt möglich eingeführt rein drin ok okay
  can eat eats have allowed tolerate tolerates handle peut peuvent supporte supportent tolère tolèrent mange manger droit puede pueden tolera toleran come comer يأكل ياكل تأكل تاكل يتحمل تتحمل يناسبه يناسبها मिल सकता सकती खाता खाती पचता`

/** Verbs of somebody who has not cooked or tasted it yet. */
export const wishWordsOfCooking = `kochen gekocht koche backen gebacken zubereiten zubereitet braten gebraten probiert ausprobiert gemacht versucht gegessen gefunden gekauft
  cooked made tried bought cuisiné cuisiner essayé goûté acheté cocinado cocinar probado comprado`

/** Behind a food, in any clause. */
export const wishPhrasesBehindDeniedFood = `nach wie vor tabu, nach wie vor verboten, nach wie vor raus, nach wie vor ein problem, noch immer tabu, immer noch tabu, immer noch verboten, weiterhin tabu, weiterhin verboten,
  isnt working, arent working, is not working, are not working, hasnt been working, havent been working, not working for, isnt agreeing, arent agreeing, hasnt been introduced, havent been introduced, not been introduced, not introduced, erst später, erst nächstes jahr, noch zu früh, pas tout de suite, plus tard seulement, más adelante, todavía nada, لسه ما, لسا ما, ما زال ما, مازال ما, لا يزال لا, لا تزال لا`

/** The same where nothing stands behind them in the clause. */
export const wishPhrasesEndingDenial = `still isnt, still arent, still is not, still are not, still cant, still doesnt, still wont, still not, isnt yet, arent yet, noch nicht, immer noch nicht`

/** "Nichts für": behind it stands somebody, or who need not be thought of. */
export const wishPhrasesOfNothingFor = `nichts für, nix für, nichts mehr für, nix mehr für`
export const wishOthersOfNothingFor = `anfänger anfängerinnen feiglinge ungeduldige eilige faule jeden alltag zwischendurch unterwegs schwache`

/** Before the food that a disease of the skin comes of. */
export const wishPhrasesOfEczemaBeforeFood = `neurodermitis bei, neurodermitis durch, neurodermitis von, neurodermitis nach, neurodermitis wegen, neurodermitis auf, neurodermitisschub bei, neurodermitisschub nach, neurodermitis schub bei, schuppenflechte bei, schuppenflechte durch, schuppenflechte nach`

/** Of somebody's age: "too young". */
export const wishPhrasesOfTooYoung = `too young, far too young, a bit young, a bit too young, a little young, a little too young, not old enough, isnt old enough, arent old enough, is not old enough, zu jung, nicht alt genug, noch nicht alt genug, trop jeune, trop jeunes, pas assez grand, pas assez grande, pas assez grands, pas assez âgé, pas assez âgée, demasiado joven, demasiado jóvenes, muy joven, muy jóvenes, aún es pequeño, aún es pequeña, todavía es pequeño, todavía es pequeña, aún son pequeños, todavía son pequeños`

/** The same words of size, which may be said of a pot: "zu klein". */
export const wishPhrasesOfTooSmall = `too small, too little, a bit small, a bit little, still so little, zu klein, trop petit, trop petite, trop petits, trop petites, tout petit, toute petite, demasiado pequeño, demasiado pequeña, demasiado pequeños, demasiado pequeñas, es pequeño, es pequeña, son pequeños, son pequeñas, muy pequeño, muy pequeña, muy pequeños, muy pequeñas, muy peque, muy chico, muy chica, muy chiquito, muy chiquita,
  صغير, صغيرا, صغيراً, صغيرة, صغار, صغير جدا, صغيرة جدا, صغير جداً, صغيرة جداً, لسه صغير, لسه صغيرة`

/** What else is too small for a food. */
export const wishWordsForUtensils = `pot pan oven tin kitchen topf pfanne ofen backofen form küche herd casserole poêle four marmite moule cuisine olla sartén horno molde cocina cazuela قدر طنجرة مقلاة فرن مطبخ`

/** Between them and the food, in Hindi behind the food. */
export const wishWordsBeforeFoodOfAge = `for to yet still für um noch pour encore para todavía aún على ل عن`
export const wishPhrasesBehindFoodOfAge = `के लिए छोटा, के लिए छोटी, के लिए छोटे, के लिए अभी छोटा, के लिए अभी छोटी, के लिए अभी छोटे, के लिए बहुत छोटा, के लिए बहुत छोटी, के लिए बहुत छोटे, के लिए अभी बहुत छोटा, के लिए अभी बहुत छोटी, के लिए अभी बहुत छोटे, खाने के लिए छोटा, खाने के लिए छोटी, खाने के लिए बहुत छोटा, खाने के लिए बहुत छोटी, खाने के लिए अभी छोटा, खाने के लिए अभी छोटी,
  ke liye chhota, ke liye chhoti, ke liye chota, ke liye choti, ke liye bahut chhota, ke liye bahut chhoti, ke liye bahut chota, ke liye bahut choti, ke liye abhi chhota, ke liye abhi chhoti, ke liye abhi chota, ke liye abhi choti, khane ke liye chhota, khane ke liye bahut chhota`

/** In place of a food of the clause before: "nuts, she's too young for those". */
export const wishWordsForFoodBefore = `that those them these it dafür davon ça cela en eso ello esos esas ellos ellas ذلك هذا هذه`

/** Until somebody is older. */
export const wishPhrasesOfOlder = `when he older, when she older, once he older, once she older, until he older, until she older, when hes older, when shes older, when theyre older, when he is older, when she is older, when they are older, once hes older, once shes older, until hes older, until shes older, until theyre older, until he is older, until she is older, when he bigger, when she bigger, when theyre bigger, when he is bigger, when she is bigger, when older, when bigger, wenn er größer ist, wenn sie größer ist, wenn er älter ist, wenn sie älter ist, wenn sie größer sind, wenn sie älter sind, quand il sera grand, quand elle sera grande, quand il sera plus grand, quand elle sera plus grande, quand ils seront plus grands, quand il aura grandi,
  cuando sea mayor, cuando sea más mayor, cuando sean mayores, cuando crezca, hasta que crezca, hasta que sea mayor, لما يكبر, لما تكبر, عندما يكبر, عندما تكبر, حتى يكبر, حتى تكبر, حين يكبر, بس يكبر, बड़ा होने पर, बड़ी होने पर, बड़े होने पर, बड़ा होने के बाद, बड़ी होने के बाद, बड़े होने के बाद, जब बड़ा होगा, जब बड़ी होगी, साल के बाद, साल के होने पर, साल का होने पर, साल की होने पर, saal ke baad, sal ke baad, bada hone par, badi hone par, bade hone par`

/** Before an age: "erst ab 5". */
export const wishPhrasesBeforeAge = `not until, not till, not before, only from, only after, erst ab, erst mit, erst nach, frühestens ab, frühestens mit, nicht vor, nicht unter, pas avant, seulement à partir de, à partir de, no hasta, no antes de, solo a partir de, sólo a partir de, a partir de, بعد سن, بعد عمر, من عمر, ليس قبل, مش قبل`
/** What may stand between them and a number, and the units of numbers that are no ages. */
export const wishWordsBeforeAgeNumber = `age the hes shes theyre he she they is are turns turn dem der den alter jahren er sie ist l âge los las la edad de سن عمر`
/** Ages in words. */
export const wishAgesInWords = `one two three four five six seven eight ten eins einem zwei drei vier fünf sechs sieben acht zehn un deux trois quatre cinq six sept huit dix uno dos tres cuatro cinco seis siete ocho diez سنة سنتين سنتان ثلاث اربع خمس ست`
/** At the end of a clause, before the one that says when: "Erdnüsse erst, wenn sie größer ist". */
export const wishWordsBeforeLaterClause = `erst only nur seulement solo sólo فقط بس`
/** Right before a food that stands before "too young": "für Nüsse ist er noch zu jung". */
export const wishWordsBeforeFoodFirst = `for für pour para`
export const wishUnitsOfNoAge = `uhr minute minuten min stunden grad euro eur gramm gr g kg kilo prozent personen portionen am pm oclock minutes hours degrees percent people servings dollars pounds h heures heure euros degrés personnes minutos horas grados personas دقيقة دقائق ساعة`

/** By which a food is all right, before another that is not: "no problem with eggs, only with milk". */
export const wishPhrasesOfNoProblem = `no problem, no problems, not a problem, no issue, no issues, not an issue, no trouble, kein problem, keine probleme, kein thema, ça va, ça passe, pas de souci, pas de soucis, pas de problème, pas de problèmes, aucun problème, aucun souci, sin problema, sin problemas, ningún problema, no hay problema, لا مشكلة, ما في مشكلة, مافي مشكلة, مفيش مشكلة, مو مشكلة, ليست مشكلة, कोई समस्या नहीं, कोई दिक्कत नहीं, कोई परेशानी नहीं, दिक्कत नहीं, समस्या नहीं, koi dikkat nahi, koi problem nahi, dikkat nahi`
export const wishWordsForOnly = `only just seul seule seuls seules nur bloß lediglich allein seulement juste uniquement solo sólo solamente únicamente فقط بس سوى सिर्फ सिर्फ़ केवल बस sirf keval`
/** Behind a food at the end of a clause: "Eier kein Problem, Milch schon". */
export const wishWordsAffirmingProblem = `schon doch is are does oui si sí`
/** Between "only" and the food, or behind the food, where it is no wish. */
export const wishWordsOfOnlyProblem = `with to mit bei gegen auf avec au aux con a al مع من से se is are ist sind est sont es son ya doch schon oui sí`
