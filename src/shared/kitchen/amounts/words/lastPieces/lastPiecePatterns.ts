import type { UnitLanguage } from '../../../units/unitWords.ts'
import type { LastPieceMention, Thing } from './lastPieces.ts'

type Groups = Record<string, string | undefined>

interface Pattern {
  language: UnitLanguage
  /** Up to the thing; `after`: what may stand behind it. */
  before: RegExp
  after?: RegExp
  /** The words around the number; `lead`: what stands before the article. Null where they are not of one. */
  say: (groups: Groups, thing: Thing, behind: string, lead: string) => LastPieceMention['phrase'] | null
}

const capital = (like: string, text: string) =>
  /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text

export const ordinals: Record<string, number> = {
  ...{ erste: 1, zweite: 2, dritte: 3, vierte: 4 },
  ...{ premier: 1, première: 1, deuxième: 2, second: 2, seconde: 2, troisième: 3, quatrième: 4 },
  ...{ primer: 1, primero: 1, primera: 1, segundo: 2, segunda: 2, tercer: 3, tercero: 3, tercera: 3 },
  ...{ الأول: 1, الأولى: 1, الثاني: 2, الثانية: 2, الثالث: 3, الثالثة: 3 },
}

const contracted: Record<string, string> = {
  ...{ zum: 'zu den', zur: 'zu den', vom: 'von den', beim: 'bei den', im: 'in den', am: 'an den' },
  ...{ ins: 'in die', ans: 'an die' },
}

const ofDative = /(?<!\p{L})(?:mit|von|aus|bei|nach|zu|seit|gegenüber) $/iu

const german: Pattern = {
  language: 'de',
  before:
    /(?<![\p{L}\p{M}])(?<article>das|die|der|den|dem|zum|zur|vom|beim|im|am|ins|ans) (?<stem>letzt|restlich|übrig|verbleibend|verbliebe|ander|erst|zweit|dritt|viert)(?<end>e|en|ne|nen) $/iu,
  say({ article = '', stem = '', end = '' }, { one, many, manyDative }, _, lead) {
    const word = article.toLowerCase()
    const isWeak = /en$/.test(end)
    const isAfterDative = ofDative.test(lead)
    const needsEnd = word === 'das' || word === 'die' || word === 'ins' || word === 'ans' ? !isWeak : true
    if (!needsEnd || (word === 'den' && isAfterDative)) return null
    const isDative =
      ['dem', 'zum', 'zur', 'vom', 'beim', 'im', 'am'].includes(word) ||
      (word === 'der' && isWeak && isAfterDative)
    const isGenitive = word === 'der' && isWeak && !isDative
    const articles = contracted[word] ?? (isDative ? 'den' : isGenitive ? 'der' : 'die')
    const adjective = ordinals[`${stem.toLowerCase()}e`]
      ? 'anderen'
      : `${stem}${end.startsWith('n') ? 'nen' : 'en'}`
    return {
      one: `${article} ${stem}${end} # ${one}`,
      many: `${capital(article, articles)} ${adjective} # ${isDative ? manyDative : many}`,
    }
  },
}

const pluralOf: Record<string, string> = {
  ...{ le: 'les', la: 'les', 'l’': 'les', "l'": 'les', du: 'des', au: 'aux' },
  ...{ 'de la': 'des', 'à la': 'aux', 'de l’': 'des', "de l'": 'des', 'à l’': 'aux', "à l'": 'aux' },
  ...{ el: 'los', al: 'a los', del: 'de los' },
}

const frenchArticle = "(?<article>(?:de |à )?l[’']|(?:(?:de |à )?la|le|du|au) )"

const frenchAdjectives = `(?<word>derni(?:er|ère)|autre|premi(?:er|ère)|deuxième|seconde?|troisième|quatrième) `

const french: Pattern = {
  language: 'fr',
  before: new RegExp(`(?<![\\p{L}\\p{M}])${frenchArticle}${frenchAdjectives}$`, 'iu'),
  say({ article = '', word = '' }, { one, many }) {
    const articles = capital(article, pluralOf[article.trim().toLowerCase()]!)
    const adjective = ordinals[word.toLowerCase()] ? 'autres' : `${word}s`
    return { one: `${article}${word} # ${one}`, many: `${articles} # ${adjective} ${many}` }
  },
}

const frenchRest: Pattern = {
  language: 'fr',
  before: new RegExp(`(?<![\\p{L}\\p{M}])${frenchArticle}$`, 'iu'),
  after: /^ (?:restante?|qui reste)(?![\p{L}\p{M}])/iu,
  say({ article = '' }, { one, many }, behind) {
    const articles = capital(article, pluralOf[article.trim().toLowerCase()]!)
    const isFeminine = /e$/.test(behind.trim())
    const full = article.replace(/l[’']$/i, (elided) => `${elided[0]}${isFeminine ? 'a' : 'e'} `)
    const behindMany = / qui reste/i.test(behind) ? ' qui restent' : `${behind}s`
    return { one: `${full}# ${one}${behind}`, many: `${articles} # ${many}${behindMany}` }
  },
}

const spanishArticle = '(?<article>el|la|al|del) '

const articlesOf = (article: string) =>
  capital(article, article.toLowerCase() === 'la' ? 'las' : pluralOf[article.toLowerCase()]!)

const spanish: Pattern = {
  language: 'es',
  before: new RegExp(
    `(?<![\\p{L}\\p{M}])${spanishArticle}(?<word>últim[oa]|otr[oa]|segund[oa]|primer[oa]?|tercer[oa]?) $`,
    'iu',
  ),
  say({ article = '', word = '' }, { one, many }) {
    const ending = /a$/.test(word) ? 'as' : 'os'
    const adjective = ordinals[word.toLowerCase()] ? `otr${ending}` : `${word}s`
    return { one: `${article} ${word} # ${one}`, many: `${articlesOf(article)} ${adjective} # ${many}` }
  },
}

const spanishRest: Pattern = {
  language: 'es',
  before: new RegExp(`(?<![\\p{L}\\p{M}])${spanishArticle}$`, 'iu'),
  after: /^ (?:restante|sobrante|que queda|que sobra)(?![\p{L}\p{M}])/iu,
  say({ article = '' }, { one, many }, behind) {
    const behindMany = / que /i.test(behind) ? `${behind}n` : `${behind}s`
    return { one: `${article} # ${one}${behind}`, many: `${articlesOf(article)} # ${many}${behindMany}` }
  },
}

/** A number of Arabic has its article: "الـ3 أكواب الباقية". */
const arabic: Pattern = {
  language: 'ar',
  before: /(?<![\p{L}\p{M}])(?<lead>[وفب]?)ال$/u,
  after:
    /^ (?<word>الأخيرة?|الباقية?|المتبقية?|الأول|الأولى|الثانية?|الثالثة?|الآخر|الأخرى)(?![\p{L}\p{M}])/u,
  say(_, { one, many }, behind) {
    const word = behind.trim()
    const isFew = word.endsWith('ة') || word === 'الأخرى'
    const adjective = ordinals[word] || word === 'الآخر' ? 'الأخرى' : isFew ? word : `${word}ة`
    return { one: `الـ# ${one} ${ordinals[word] ? 'الأخرى' : word}`, many: `الـ# ${many} ${adjective}` }
  },
}

const manyInHindi: Record<string, string> = { बचा: 'बचे', 'बचा हुआ': 'बचे हुए', दूसरा: 'दूसरे' }

const hindi: Pattern = {
  language: 'hi',
  before: /(?<![\p{L}\p{M}])(?<word>आख(?:़)?िरी|आख़िरी|अंतिम|बा(?:की|क़ी|क़ी)|शेष|बचा(?: हुआ)?|दूसरा) $/u,
  say({ word = '' }, { one, many }) {
    return { one: `${word} # ${one}`, many: `${manyInHindi[word] ?? word} # ${many}` }
  },
}

export const patterns: readonly Pattern[] = [german, french, frenchRest, spanish, spanishRest, arabic, hindi]
