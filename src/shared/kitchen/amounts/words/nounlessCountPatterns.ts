import { numberWordsBelowTwenty, parseWordValues } from '../../numberWords.ts'
import type { UnitLanguage } from '../../units/unitWords.ts'

export interface NounlessCountPattern {
  language: UnitLanguage | 'en'
  /** With the groups `number`, and `article` and `adjective` where these agree with it. */
  pattern: RegExp
  /**
   * What it says of the things: others of them were counted before ("the other 4"), some of them are counted again ("4 of
   * them"), or nothing ("slice 4").
   */
  kind: 'rest' | 'same' | 'bare'
  /** Behind these words it is a time: "in the last 5". */
  notBehind?: RegExp
}

type Language = keyof typeof numberWordsBelowTwenty

const lettersOf = (language: Language) =>
  parseWordValues(numberWordsBelowTwenty[language])
    .filter(([word, value]) => value > 1 && !word.includes(' '))
    .map(([word]) => word)
    .join('|')
const inDigits = '\\d{1,2}(?:[–-]\\d{1,2})?(?![.,]?\\d|[\\p{L}%°º½¼¾⅓⅔/])'
const numberOf = (language: Language, ending = '') =>
  `(?<number>${inDigits}|(?:${lettersOf(language)})${ending}(?![\\p{L}\\p{M}-]))`

const stop = '$|\\s*[.,;:!?)\\](–।،؛]'
const beforeWords = (words: string) => `(?=${stop}| (?:${words})(?![\\p{L}\\p{M}]))`

/** What may stand behind a count that no noun follows. */
const ends = {
  en: beforeWords(
    'and|in|into|with|to(?! ?\\d)|on|onto|over|for(?! ?\\d)|from|as|the same|through|then|but|while|aside|warm|hot|cold|cool|dry|plain|intact|likewise|similarly|again|too|later|separately|whole|until|well|length(?:ways|wise)|crosswise|back|side|raw|now|thinly|\\p{L}+ly|\\p{L}+ed(?= and|$|[.,;:!?)])',
  ),
  de: `(?=${stop}| (?!(?:bis|mal|min|std|sek|x)(?!\\p{L}))(?:(?:in|auf|mit|zum|zur|zu|für|und|oder|beiseite|darauf|dazu|darüber|obenauf|ohne|ins|vom|von|an|als)(?!\\p{L})|(?:\\p{Ll}+ ){0,3}\\p{Ll}+(?=$|[.,;:!?)])))`,
  fr: beforeWords(
    'et|ou|en|dans|à(?! ?\\d)|aux?|avec|sur|pour|puis|par|sans|sous|de la même|de même|ainsi|ensuite|également|aussi|enti(?:er|ère)s|\\p{L}+ment',
  ),
  es: beforeWords(
    'y|e|o|u|en|con|al?(?! ?\\d)|por|para|hasta|sobre|sin|de la misma|de igual|igual|también|después|luego|aparte|enter[oa]s|\\p{L}+mente',
  ),
  hi: `(?=${stop}| (?:को|में|से|पर|भी|के|एक|अलग)(?![\\p{L}\\p{M}])| [\\p{L}\\p{M}]+ें(?:${stop}))`,
  ar: '(?= (?:الأخرى|الباقية|المتبقية|الأخيرة|الأولى)(?![\\p{L}\\p{M}]))',
}
const counted = {
  en: numberOf('en') + ends.en,
  de: numberOf('de') + ends.de,
  fr: numberOf('fr') + ends.fr,
  es: numberOf('es') + ends.es,
  hi: numberOf('hi') + ends.hi,
  ar: numberOf('ar', 'ة?') + ends.ar,
}

const wordStart = "(?<![\\p{L}\\p{M}\\d’'-])"
/** German nouns have a capital, which decides where its patterns end. */
const flagsOf = (language: Language) => (language === 'de' ? 'gu' : 'giu')
const like =
  (kind: NounlessCountPattern['kind']) =>
  (language: Language, pattern: string, notBehind?: RegExp): NounlessCountPattern => ({
    ...{ language, kind, pattern: new RegExp(wordStart + pattern, flagsOf(language)) },
    ...(notBehind && { notBehind }),
  })
const [rest, same, bare] = [like('rest'), like('same'), like('bare')]

const verbs = {
  /** Behind these and a full stop a number may be minutes: "boil 5.". */
  cooking: '(?:cook|fry|boil|roast|poach)(?:ing)?',
  en: '(?:slic|chop|cut|mash|tear|dic|crush|minc|grat|halv|quarter|peel|keep|reserv|sav|leav|us|tak|add|fill|lay|layer|plac|put|beat|separat|whisk|arrang|stuff|roll|brush|set asid|set|scatter)(?:e|p?ing)?|with|using',
  fr: '(?!(?:reposer|mijoter|cuire|chauffer|refroidir|attendre|lever|infuser|mariner|patienter|enfourner|porter|régler|réduire|baisser|diviser|servir) )\\p{L}{2,}(?:er|ir|re|ez)|avec',
  es: '(?!(?:reposar|hornear|cocer|hervir|enfriar|esperar|levar|marinar|calentar|bajar|subir|dividir|servir) )\\p{L}{2,}(?:ar|er|ir)|corta|pica|reserva|usa|añade|deja|lamina|fríe|rellena|coloca|pon|machaca|con',
}
const noMinutes =
  '(?! (?:\\p{Ll}+ ){0,2}(?:ruhen|ziehen|kochen|backen|garen|köcheln|rühren|warten|braten|kneten|gehen|dünsten|rösten|grillen|kühlen)(?!\\p{L}))'
const behindTime = {
  en: /(?<!(?:same|repeat\p{L}*|likewise) )(?:for|after|during|in|within|over) $/iu,
  de: /(?:[Ii]n|[Nn]ach|[Ww]ährend|[Vv]or|[Ff]ür) $/u,
  fr: /(?:pendant|durant|après|dans|lors|cours|pour) $/iu,
  es: /(?:durante|tras|después|en|dentro|por) (?:de )?$/iu,
}
const frenchOrder = 'derni(?:er|ère)s|premi(?:er|ère)s|suivante?s'
const spanishOrder = 'últim[oa]s|primer[oa]s|siguientes'
const spanishArticle = '(?<article>(?:(?:de|a) )?los|las)'

export const nounlessCountPatterns: readonly NounlessCountPattern[] = [
  rest('en', `(?:(?:the|your|these|those) (?:other|remaining|leftover|reserved)|another|all) ${counted.en}`),
  rest('en', `the (?:other|remaining|last|reserved) (?<number>one)(?!-)${ends.en}`, behindTime.en),
  rest('en', `the (?:first|last|final|next|second) ${counted.en}`, behindTime.en),
  // More than one line may count slices, of which the last one that was counted is meant.
  rest(
    'en',
    `(?:the|your) (?:other|remaining|last) ${numberOf('en')}(?= (?:slices|sheets|rashers|fillets|sticks|cans|tins|jars|packs)${ends.en})`,
  ),
  rest(
    'en',
    `${numberOf('en')} (?:more|others?|remaining|left ?over)${ends.en}`,
    /(?:for|about|another) $/iu,
  ),
  rest(
    'en',
    `(?:repeat|twice|times|layers?)[^.;\\d]{0,40} (?:with|of|using) ${numberOf('en')} each(?!\\p{L})`,
  ),
  same('en', `${numberOf('en')} of (?:them|these|those)(?!\\p{L})`),
  bare('en', `(?:${verbs.en}) ${counted.en}`),
  bare('en', `${verbs.cooking} ${numberOf('en')}(?! ?[.,;:!?)])${ends.en}`),
  rest(
    'de',
    `(?:(?<article>[Dd](?:ie|en)) )?(?<adjective>(?:[Aa]nder|[Rr]estlich|[Üü]brig|verbleibend|verblieben)en) ${counted.de}`,
  ),
  rest('de', `(?<article>[Dd](?:ie|en)) (?<adjective>(?:letzt|erst|nächst)en) ${counted.de}`, behindTime.de),
  rest('de', `(?:[Ww]eitere|[Nn]och(?: einmal)?|[Aa]lle|(?:mit|aus) je(?:weils)?) ${counted.de}`),
  same('de', `${numberOf('de')} davon(?!\\p{L})`),
  bare('de', `(?:(?<=[,;:] )|(?:und|mit) )${numberOf('de')}(?! ?[.,;:!?)])${noMinutes}${ends.de}`),
  rest(
    'fr',
    `(?<article>les|aux|des) ${numberOf('fr')} (?<adjective>autres|restante?s|qui restent)${ends.fr}`,
  ),
  rest(
    'fr',
    `(?<article>les|aux|des) ${numberOf('fr')} (?<adjective>${frenchOrder})${ends.fr}`,
    behindTime.fr,
  ),
  rest('fr', `(?<article>les|aux|des) (?<adjective>autres|${frenchOrder}) ${counted.fr}`, behindTime.fr),
  rest('fr', `${numberOf('fr')} (?:autres|de plus)${ends.fr}`),
  same('fr', `${numberOf('fr')} d[’']entre (?:eux|elles)(?!\\p{L})`),
  bare('fr', `(?:${verbs.fr}) ${counted.fr}`),
  rest('es', `${spanishArticle} (?<adjective>otr[oa]s) ${counted.es}`),
  rest('es', `${spanishArticle} (?<adjective>${spanishOrder}) ${counted.es}`, behindTime.es),
  rest('es', `${spanishArticle} ${numberOf('es')} (?<adjective>restantes|que quedan|que sobran)${ends.es}`),
  rest('es', `${spanishArticle} ${numberOf('es')} (?<adjective>${spanishOrder})${ends.es}`, behindTime.es),
  rest('es', `otr[oa]s ${counted.es}`),
  // "Medio litro de leche y luego el otro medio".
  rest('es', `(?:el|la) otr[oa] (?<number>medi[oa])${ends.es}`),
  rest('es', `${numberOf('es')} más${ends.es}`),
  same('es', `${numberOf('es')} de ell[oa]s(?!\\p{L})`),
  bare('es', `(?:${verbs.es}) ${counted.es}`),
  rest('hi', `(?:बा(?:की|क़ी|क़ी)|शेष|बच[ेी](?: हु[एई])?|दूसर[ेी]|आख(?:़)?िरी|आख़िरी|अंतिम|पहल[ेी]) ${counted.hi}`),
  {
    language: 'ar',
    kind: 'rest',
    pattern: new RegExp(`(?<=(?<![\\p{L}\\p{M}])[وفب]?ال)(?:ـ ?)?${counted.ar}`, 'gu'),
  },
]

/** "Fry on one side, then on the other", "one after the other": no thing of a line. */
const noThing = {
  en: /(?<!\p{L})(?:on(?:to)?|over|under|to|from|in(?:to)?|of|after|by|than|at|for|the) $/iu,
  de: /(?:[Ii]n|[Nn]ach|[Aa]uf|[Vv]on|[Zz]u|[Üü]ber|[Ww]ährend|[Vv]or|[Ff]ür) $/u,
  fr: /(?<!\p{L})(?:de|à|sur|sous|après|dans|pendant|durant|pour|cours) $/iu,
  es: /(?<!\p{L})(?:de|a|tras|en|sobre|por|durante|después|dentro) $/iu,
}
/** What has another of its kind, though no line counts it. */
const inPairs = (words: string) => `(?<!(?<!\\p{L})(?:${words})(?!\\p{L})[^.;]{0,40})`
const pairs = {
  en: inPairs('half|sides?|ends?|hand|bowl|pan'),
  de: inPairs('Hälfte|Seite|Hand|Ende|Schüssel|Pfanne'),
  fr: inPairs('moitié|côté|main|bout|bol|poêle'),
  es: inPairs('mitad|lado|mano|extremo|bol|sartén'),
}
const noVerb = '(?! (?:wird|ist|kommt|soll|kann|bleibt|hat)(?!\\p{L}))'

/**
 * One thing that is named by no noun and no number, as far as its article and adjective, behind which a count of more is
 * written: "the other" of "Chop 1 onion and slice the other". The words are those of `lastPieces.ts`, in Arabic and Hindi of the
 * group `word`.
 */
export const unnamedOnePatterns: readonly Pick<NounlessCountPattern, 'language' | 'pattern' | 'notBehind'>[] =
  [
    rest('en', `${pairs.en}the (?:(?:second|third|final) one(?!-)|other|second|third)${ends.en}`, noThing.en),
    rest(
      'de',
      `${pairs.de}(?:[Dd](?:ie|as|e[nmr])) (?:ander|zweit|dritt|letzt|restlich|übrig)en?${noVerb}(?:${ends.de}|(?= (?:ganz|fein|grob|klein|\\p{Ll}+en)(?: und|[.,;:!?)]|$)))`,
      noThing.de,
    ),
    rest(
      'fr',
      `${pairs.fr}(?:l[’']autre|l[ea] (?:deuxième|seconde?|troisième|derni(?:er|ère)))${ends.fr}`,
      noThing.fr,
    ),
    rest('es', `${pairs.es}(?:el|la) (?:otr[oa]|segund[oa]|tercer[oa]|últim[oa])${ends.es}`, noThing.es),
    rest('hi', '(?<word>दूसर[ेी]|बा(?:की|क़ी))(?= को(?![\\p{L}\\p{M}]))'),
    rest(
      'ar',
      '(?<!(?<![\\p{L}\\p{M}])[وفبل]?ال[\\p{L}\\p{M}]+ )(?<word>الأخرى|الآخر)(?=$|\\s*[.,;:!?)\\]،؛]| [\\p{L}])',
    ),
  ]
