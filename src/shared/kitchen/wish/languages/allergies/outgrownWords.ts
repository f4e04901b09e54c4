/** Words by which an allergy has ended, of all six languages of the interface, with commas between the phrases. */

/** An allergy of former times. */
export const wishWordsOfThePast = `used to be, used to have, was, were, had, once, früher, war, waren, hatte, hatten, étais, était, étaient, avais, avait, a été, ai été, avant,
  antes, era, eran, fui, fue, tenía, tenían, tuvo, tuve, pehle, pahle, thi, tha, पहले, थी, था, كان, كانت, كنت, سابقا, قبل`

/** Behind such an allergy, at the end of its clause: it has ended. */
export const wishWordsOfEnd = `now fine, now ok, now okay, now good, now all good, now im fine, now i am fine, now hes fine, now he is fine, now shes fine, now she is fine, now it fine, now he fine, now she fine, now it ok, now it okay, now he ok, now she ok, now he can eat, now its fine, now it is fine, now its ok, now it is ok, now its okay, now theyre fine, now were fine, now can eat it, now i can eat it, now he can eat it, now she can eat it, now i can eat them, now he can eat them, now she can eat them, can eat it now, can eat them now, eats it now, eats them now, thats over now, thats over,
  jetzt vertrage ich sie, jetzt vertrage ich es, jetzt vertrage ich ihn, jetzt kann ich sie essen, jetzt kann ich es essen, jetzt darf ich sie wieder, jetzt darf ich es wieder, jetzt alles gut, jetzt ok, jetzt okay, jetzt wieder ok, jetzt geht es, jetzt gehts, jetzt geht s, jetzt wieder gut, jetzt verträgt er es, jetzt verträgt sie es, jetzt verträgt er sie, jetzt verträgt sie sie, inzwischen ok, inzwischen alles gut, inzwischen geht es, mittlerweile ok, mittlerweile alles gut, mittlerweile geht es, heute nicht mehr, alles gut jetzt, geht jetzt wieder, geht wieder,
  maintenant ça va, ça va maintenant, maintenant c est bon, c est bon maintenant, maintenant c est ok, c est ok maintenant, maintenant tout va bien, c est guéri, maintenant guéri, maintenant guérie, aujourd hui ça va,
  ahora bien, ahora está bien, ahora estoy bien, ahora todo bien, ahora ok, ahora sin problema, ahora sin problemas, ahora puede, ahora puedo, ahora ya puede, ahora ya puedo, ahora la tolera, ahora lo tolera,
  ab thik hai, ab sab theek hai, ab sab thik hai, ab theek hoon, अब ठीक हूँ, अब ठीक हूं, अब सब ठीक है, अब ठीक हैं, अब कोई दिक्कत नहीं, ab koi dikkat nahi,
  الان تمام, الآن تمام, الان بخير, الآن بخير, الحين تمام, والحين تمام, والان تمام, والآن تمام, والآن بخير, والان بخير, دلوقتي تمام, دلوقتي كويس, هلق تمام, not any more, not anymore, isnt any more, isnt anymore, am not any more, am not anymore, arent any more, no longer, no longer is, not any longer, not now, fine now, ok now,
  okay now, all good now, its gone, is gone, gone now, went away, has gone away, nicht mehr, jetzt nicht mehr, ist weg, ist vorbei, plus maintenant, ne l est plus, ne le suis plus, l est plus, plus du tout, c est fini, c est passé,
  ya no, ya no lo es, ya no lo soy, se le pasó, se me pasó, se le quitó, se me quitó, ya está bien, ab nahi, ab nahi hai, ab nahin hai, ab theek hai, अब नहीं, अब नहीं है, अब नहीं रही, अब ठीक है, خلاص راحت,
  بس راحت, وراحت, راحت, اختفت, واختفت, والان لا, والآن لا, والحين لا, الحين لا, الان لا, الآن لا, هلق لا, دلوقتي لا`

/** The same of an allergy of any time. */
export const wishWordsOfOutgrowing = `outgrown, outgrew, outgrown now, outgrown that, outgrew that, grew out, grown out, grew out of it, grown out of it, grew out of that, grown out of that, outgrew it, outgrown it, hat sich verwachsen, verwachsen, ausgewachsen, rausgewachsen, herausgewachsen, überwunden, dépassé, dépassée, guéri, guérie, l a dépassé, l a dépassée, superada, superado, ya superada, ya superado, la superó, lo superó, la ha superado, lo ha superado,
  theek ho gayi, theek ho gaya, ठीक हो गई, ठीक हो गया, khatam ho gayi, खत्म हो गई,
  ख़त्म हो गई, شفي منها, شفيت منها, شفي, شفيت, وشفي, وشفيت, تعافى, وتعافى, تعافت, وتعافت`

/** Right before an allergy that has ended. */
export const wishWordsOfOverBefore = `got over, gotten over, cured of, cured from, healed of, healed from, recovered from, geheilt von, guéri de, guérie de, guéris de, guéries de, guéri d une, guérie d une, débarrassé de, débarrassée de, remis de, remise de, curado de, curada de, curados de, se curó de, me curé de, recuperado de, recuperada de, libre ya de, شفي من, شفيت من, شفينا من, تعافى من, تعافت من, تعافيت من, تخلص من, تخلصت من, no longer, outgrown, outgrew, grown out of, grew out of, nicht mehr, nest plus, n est plus, ne suis plus, suis plus, n a plus d, n ai plus d, n a plus l, n a plus son, n a plus sa, ya no es, ya no soy, ya no tiene,
  ya no tengo, ya no somos, ya no son, ya no estoy, ya no está, stopped being, quit being, ne sommes plus, ne sont plus, arrêté d être, dejé de ser, dejó de ser, dejamos de ser, لم اعد, لم أعد, لم نعد, ما عدت, superó la, superó su, se le quitó la, se me quitó la, se le pasó la, se me pasó la, لم يعد, لم تعد, ما عاد, ما عادت`

/** Before the foods that an allergy told before is no longer to: "alérgico al huevo pero ya no a la leche". */
export const wishWordsOfOverBeforeFoods = 'ya no, ya tampoco, mais plus, pas plus, لكن لم يعد'

/** Words before all of these by which it has not ended, or not yet. */
export const wishWordsDenyingEnd = `hasnt havent hadnt didnt isnt not never yet hope hopes hoping hopefully might maybe may until till unless if noch nicht nie hoffentlich vielleicht bis wenn pas jamais encore espère peut si nunca
  aún todavía espero ojalá quizá quizás hasta abhi tak shayad agar शायद अगर لعل ممكن اذا إذا ربما`

/** Words that may go on right behind the end of an allergy. */
export const wishWordsBehindEnd =
  'so and but thankfully luckily either at now hai है ist es und also et mais y pero aur और'
