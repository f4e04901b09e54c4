import { normalizeWishWord } from '../../foods/normalizeWishWord.ts'

const eatingAll = [
  '(?:eats?|eating|have|has) (?:everything|anything|it all)',
  '(?:isst|essen|esse|ess) alles',
  'mange(?:nt|ons)?(?: de| vraiment)? tout',
  'com(?:en?|emos)(?: de)? todo',
  'mangia(?:no|mo)?(?: di)? tutto',
  'com(?:em?|emos)(?: de)? tudo',
  '(?:eet|eten) alles',
  '(?:je|jedzą|jemy) wszystko',
  'äter allt',
  'spiser alt',
  String.raw`सब ?कुछ खा[\p{L}\p{M}]*`,
  String.raw`sab ?kuch? kha\p{L}*`,
  String.raw`[يتن]?[اأ]كل(?:ون|وا|وها)? (?:كل شي\p{L}*|[اأ]ي شي\p{L}*)`,
]
const theOthers = [
  '(?:the |and )?rest(?: of us)?(?! of)',
  'every(?:one|body) else',
  'the others',
  '(?:alle|wir|die) anderen',
  'les autres',
  'le reste',
  'los (?:demás|demas|otros)',
  'el resto',
  'gli altri',
  'os (?:outros|restantes)',
  'de anderen',
  'reszta',
  'pozostali',
  'resten',
  'de andr[ae]',
  'बाक[ीि]',
  'ba+ki',
  'الباق[يى]ن?',
  'الباقون',
  'البقية',
  String.raw`الآخر\p{L}*`,
  String.raw`الاخر\p{L}*`,
]

/** One of these phrases as words of their own. */
const phrases = (patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${patterns.join('|')})(?![\p{L}\p{M}])`, 'iu')

/** Says that somebody eats everything: "the rest eat everything". */
export const wishEatsEverythingPattern = phrases(eatingAll)

/** The same, or only that there are others than those who were named: "everyone else". */
export const wishOthersEatEverythingPattern = phrases([...eatingAll, ...theOthers])

/** Before a list of who must not eat what: "Guests:", "restrictions:". */
export const wishEatersHeadingPattern =
  /(?<![\p{L}\p{M}])(?:guests?|restrictions?|dietary(?: needs| requirements)?|needs|requirements?|at the table|around the table|eaters|gäste|einschränkung\p{L}*|esser|am tisch|es kommen|invité\p{L}*|convives|restrictions alimentaires|régimes?|à table|invitad\p{L}*|comensales|restriccion\p{L}*|en la mesa|ospiti|convidad\p{L}*|gasten|goście|gäster|gjester|gæster|मेहमान|परहेज़?|mehma+n|(?:ال)?ضيوف|(?:ال)?قيود)(?: [\p{L}\p{M}]+)?\s?[:：–-]/iu

/** Says that there are allergies or that there are none: "nobody has allergies, only Lena with nuts". */
export const wishAllergyMentionPattern =
  /al{1,2}[eé]rg|intol[eé]r|unverträglich|restric|coeliac|एलर्जी|حساسي/iu

/** Words before somebody of whom something else is true than of the others: "only", "except". */
export const wishExceptingWords: ReadonlySet<string> = new Set(
  `only just except apart but nur bloß außer ausser lediglich bis seulement uniquement sauf seul seule juste hormis solo sólo solamente únicamente excepto
  salvo menos सिर्फ़ सिर्फ केवल बस सिवाय sirf bas kewal siway فقط بس إلا الا عدا ماعدا غير soltanto tranne eccetto alleen behalve tylko oprócz bara utom kun bare undtatt undtagen unntatt apenas exceto`
    .split(/\s+/)
    .map(normalizeWishWord),
)
