import { foldWord } from '../foldWord.ts'

/** Says that everybody but those who were named eats everything: "the rest eat everything". */
export const eatsEverything =
  /(?<![\p{L}\p{M}])(?:(?:eats?|eating|have|has) (?:everything|anything|it all)|(?:the |and )?rest(?: of us)?(?! of)|every(?:one|body) else|the others|(?:isst|essen|esse|ess) alles|(?:alle|wir|die) anderen|mange(?:nt|ons)?(?: de| vraiment)? tout|les autres|le reste|com(?:en?|emos)(?: de)? todo|los (?:demás|demas|otros)|el resto|mangia(?:no|mo)?(?: di)? tutto|gli altri|com(?:em?|emos)(?: de)? tudo|os (?:outros|restantes)|(?:eet|eten) alles|de anderen|(?:je|jedzą|jemy) wszystko|reszta|pozostali|äter allt|resten|spiser alt|de andr[ae]|सब ?कुछ खा\p{M}*|बाक[ीि]|sab ?kuch? kha|ba+ki|[يتن]?[اأ]كل(?:ون|وا|وها)? (?:كل شي\p{L}*|[اأ]ي شي\p{L}*)|الباق[يى]ن?|الباقون|البقية|الآخر\p{L}*|الاخر\p{L}*)(?![\p{L}\p{M}])/iu

/** Before a list of who must not eat what: "Guests:", "restrictions:". */
export const eatersHeading =
  /(?<![\p{L}\p{M}])(?:guests?|restrictions?|dietary(?: needs| requirements)?|needs|requirements?|at the table|around the table|eaters|gäste|einschränkung\p{L}*|esser|am tisch|es kommen|invité\p{L}*|convives|restrictions alimentaires|régimes?|à table|invitad\p{L}*|comensales|restriccion\p{L}*|en la mesa|ospiti|convidad\p{L}*|gasten|goście|gäster|gjester|gæster|मेहमान|परहेज़?|mehma+n|(?:ال)?ضيوف|(?:ال)?قيود)(?: [\p{L}\p{M}]+)?\s?[:：–-]/iu

/** Says that there are allergies or that there are none: "nobody has allergies, only Lena with nuts". */
export const speaksOfAllergies = /al{1,2}[eé]rg|intol[eé]r|unverträglich|restric|coeliac|एलर्जी|حساسي/iu

/** Words before somebody of whom something else is true than of the others: "only", "except". */
export const exceptingWords: ReadonlySet<string> = new Set(
  `only just except apart but nur bloß außer ausser lediglich bis seulement uniquement sauf seul seule juste hormis solo sólo solamente únicamente excepto
  salvo menos सिर्फ़ सिर्फ केवल बस सिवाय sirf bas kewal siway فقط بس إلا الا عدا ماعدا غير soltanto tranne eccetto alleen behalve tylko oprócz bara utom kun bare undtatt undtagen unntatt apenas exceto`
    .split(/\s+/)
    .map(foldWord),
)
