/** Answers "no" to a question, in the six languages of the interface; words with spaces between them. */
export const wishAnswersNo =
  'no nope nah negative nein nee nö non nan لا كلا لأ नहीं नही नहि ना nahi nahin nhi na'

/** Answers "yes" to a question. */
export const wishAnswersYes =
  'yes yep yeah yup ja jawohl jo oui ouais sí si نعم ايوه أيوه اي हाँ हां haan han ji'

/** Words by which the answer names what else an allergy is to: "no, to milk". */
export const wishWordsOfAllergyToOther =
  'to gegen auf au aux à a al del من ل ضد but only just sondern aber mais sino pero بس لكن'

/** Raw, of a food that is fine otherwise: "cooked egg fine, raw not". */
export const wishWordsForRaw =
  'raw uncooked undercooked runny roh rohe rohes roher rohen ungekocht cru crue crus crues crudo cruda crudos crudas نيء نيئ نيئا نيئة النيء النيئ النيئة ني ناي कच्चा कच्चे कच्ची kaccha kachcha kachche kacha'

/** Behind an allergy: it has ended, or never was one. Phrases with commas between them. */
export const wishPhrasesOfEndedAllergy = `gone, all gone, over, finished, disappeared, vanished, cured, healed, resolved, ruled out, misdiagnosed, a misdiagnosis, false alarm, a false alarm, false positive, a false positive, wrong diagnosis, turned out to be wrong, turned out wrong, turned out negative, came back negative, was negative, is negative, test negative, history now, a thing of the past, passed,
  verloren, weg, vorbei, überstanden, verschwunden, ausgeheilt, geheilt, fehlalarm, ein fehlalarm, falscher alarm, fehldiagnose, eine fehldiagnose, ausgeschlossen, hat sich erledigt, erledigt, negativ, los geworden, losgeworden, geschichte, passé, ausgestanden,
  disparue, disparu, passée, finie, terminée, guérie, guéri, a disparu, fausse alerte, une fausse alerte, erreur de diagnostic, une erreur de diagnostic, écartée, résolue, n existe plus, négatif, négative, partie, du passé,
  desapareció, desaparecida, ha desaparecido, curada, superada, falsa alarma, una falsa alarma, descartada, negativa, negativo, se fue, se ha ido, se le fue, se me fue, pasada, cosa del pasado, un error de diagnóstico, error de diagnóstico, resuelta,
  खत्म, ख़त्म, खत्म हो चुकी, चली गई, ठीक हो चुकी, गलत निकली, झूठी निकली, गलत थी, नेगेटिव, दूर हो गई, khatam, chali gayi, galat nikli, negative,
  اختفت, اختفى, زالت, زال, راحت, انتهت, ذهبت, شفيت, شفي, شفينا, وشفيت, وشفي, وزالت, واختفت, وانتهت, وراحت, تعافيت, وتعافيت, تعافى, وتعافى, تعافت, إنذار كاذب, انذار كاذب, إنذارا كاذبا, انذارا كاذبا, تشخيص خاطئ, تشخيصا خاطئا, سلبية, سلبي`

/** The same with a word of their own that denies: "Sojaallergie besteht nicht mehr", "früher Nussallergie, heute keine mehr"; or of childhood. */
export const wishPhrasesOfFormerAllergy = `besteht nicht mehr, existiert nicht mehr, gibt es nicht mehr, gibts nicht mehr, ist nicht mehr da, heute keine mehr, jetzt keine mehr, inzwischen keine mehr, mittlerweile keine mehr, als kind, als kleinkind, als baby, in der kindheit,
  no longer exists, no longer there, doesnt exist anymore, doesnt exist any more, none today, none now, none any more, none anymore, as a child, as a kid, as a baby, as a toddler, in childhood, when i was little, when i was a child, when i was a kid, when he was little, when she was little,
  n existe plus, n est plus là, plus aujourd hui, plus maintenant, plus rien aujourd hui, aujourd hui plus, étant enfant, étant petit, étant petite, dans mon enfance, quand j étais petit, quand j étais petite, quand il était petit, quand elle était petite,
  ya no existe, ya no está, hoy ninguna, ahora ninguna, hoy ya no, de pequeño, de pequeña, de niño, de niña, de bebé, en la infancia, cuando era pequeño, cuando era pequeña, cuando era niño, cuando era niña,
  अब नहीं है, अब नहीं रही, अब कोई नहीं, बचपन में, ab nahi hai, ab nahi rahi, bachpan mein, bachpan me, لم تعد موجودة, ما عادت موجودة, لم تعد, الآن لا يوجد, في طفولتي, في طفولته, في طفولتها, لما كنت صغير, لما كنت صغيرة, عندما كنت صغيرا, عندما كنت صغيرة`

/** The same of childhood where they stand before the allergy. */
export const wishPhrasesOfChildhood = `als kind, als kleinkind, in der kindheit, as a child, as a kid, as a baby, in childhood, enfant il, enfant elle, enfant j, étant enfant, petit il, petite elle, de pequeño, de pequeña, बचपन में, bachpan mein, bachpan me, في طفولتي, في طفولته, في طفولتها`

/** With any of these in the same sentence the end is none, or is not certain. */
export const wishWordsAgainstEndedAllergy = `not never hasnt havent isnt arent wasnt didnt yet hope hopes hoping hopefully might maybe may perhaps until till unless if when once nearly almost still back
  nicht nie noch hoffentlich vielleicht bis wenn falls sobald fast kaum wieder nie
  pas jamais encore espère peut si quand bientôt presque toujours jusqu
  no nunca aún todavía espero ojalá quizá quizás hasta si cuando casi
  नहीं नही अभी शायद अगर जब उम्मीद nahi nahin abhi shayad agar jab
  لم ليس ليست لا ما لعل ربما ممكن اذا إذا حتى عندما لما بعد`

/** Behind a word for the end: what it means then is none, "gone worse". */
export const wishWordsBehindNoEnd = 'up worse wild crazy bad mad schlimmer off viral to der die das'
