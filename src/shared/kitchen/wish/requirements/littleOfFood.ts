import { readWishLimits, type WishLimits } from '../readWishLimits.ts'
import { placeOfWords } from './placeOfWords.ts'

const article =
  '(?:the |that |this |any |all |le |la |les |el |los |las |dem |der |den |das |die |de |du |del |l.|d.)*'

/** Words before a food of which there is to be little, in English, German, French, Spanish, Arabic and Hindi. */
const littleBefore = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:not|no|nothing|none|never|without|avoid|isn.t|don.t)(?: (?:anything|nothing|stuff|food|dishes|made|with|having|in|want|like|use|put|add|too|so|that|very|really))* (?:much|many|loads|lots|a lot|a load|tons|heaps|masses|piles|bags|excessive|strong on|heavy on)(?: of)?',
    '(?:go |a bit |be |quite |very )?(?:easy|light|lightly|sparing) (?:on|with)',
    '(?:just |only |but )?a (?:hint|touch|trace|whiff) of|less|reduced|hardly any|barely any|very little|not so much|not too much',
    '(?:nicht|ohne)(?: so| zu| allzu| ganz so| all zu)? (?:viel|viele|vielen)|wenig|weniger|kaum',
    '(?:pas|sans)(?: de)? (?:trop|beaucoup|tant)(?: de| d)?|peu(?: de| d)?|moins(?: de| d)?',
    '(?:no|sin)(?: con)?(?: tanto| tanta| mucho| mucha| demasiado| demasiada| tantos| tantas| muchos| muchas)|poco|poca|menos|poquito',
    'لا تكثر(?: من)?|لا تكثري(?: من)?|ما تكثر(?: من)?|قليل(?: من)?|القليل من',
    'कम|थोड़ा कम|ज्यादा नहीं|kam',
  ].join('|')})[ '’]+${article}$`,
  'iu',
)

/** The same behind it. */
const littleBehind = /^ (?:(?:قليل|قليلة)(?!\p{L})|(?:ज्यादा|बहुत|इतना) (?:नहीं|न|ना|मत)(?!\p{L}))/u

/** Whether a wish asks for little of what stands from `start` up to `end`: "easy on the garlic", "nicht so viel Käse". */
export function isAskedForLittle(text: string, start: number, end: number): boolean {
  return (
    littleBefore.test(text.slice(Math.max(0, start - 60), start)) ||
    littleBehind.test(text.slice(end, end + 24))
  )
}

/** The foods of which a wish wants little, by their names here. */
export function foodsAskedForLittle(text: string, limits: WishLimits = readWishLimits(text)): string[] {
  return limits.named.flatMap(({ said, food }) => {
    const start = placeOfWords(text, said)
    return start >= 0 && isAskedForLittle(text, start, start + said.length) ? [food] : []
  })
}
