import type { WishLanguageId } from '../wish/wishLanguage.ts'

/** What is taken of a fruit, and what leads on to the fruit: "juice of 1 lemon". Hindi has its words behind the fruit. */
interface FruitParts {
  juice: string
  zest: string
  of: string
}

const { en, ...ofOthers }: Readonly<Record<WishLanguageId, FruitParts>> = {
  en: { juice: 'juice', zest: 'zest|rinds?|peel', of: ' of (?:the )?' },
  de: { juice: 'saft', zest: 'schale|abrieb|zesten?', of: ' von ' },
  fr: { juice: 'jus', zest: 'zestes?|écorces?', of: " d(?:e |['’])" },
  es: { juice: 'zumo|jugo', zest: 'ralladura|rayadura|c[áa]scara|piel|corteza', of: ' de ' },
  it: { juice: 'succo', zest: 'scorza|buccia', of: " d(?:i |['’])" },
  pt: { juice: 'sumo|suco', zest: 'raspas?|casca', of: ' de ' },
  nl: { juice: 'sap', zest: 'rasp|schil', of: ' van ' },
  pl: { juice: 'sok', zest: 'sk[óo]rk[aię]', of: ' z ' },
  sv: { juice: 'saft|juice', zest: 'skal(?:et)?|zest', of: ' (?:av|från) ' },
  da: { juice: 'saft|juice', zest: 'skal(?:len)?|zest', of: ' (?:af|fra) ' },
  no: { juice: 'saft|juice', zest: 'skall(?:et)?|zest', of: ' (?:av|fra) ' },
  hi: { juice: 'रस|जूस', zest: 'छिलक[ाे]', of: ' (?!.)' },
  ar: { juice: 'عصير', zest: 'قشرة?|بشر|برش', of: ' (?:من )?' },
}

const said = ({ juice, zest, of }: FruitParts) => `(?:${juice}|${zest})${of}`
const wordsBefore = '(?:[\\p{L}\\p{M}-]+ ){0,3}'
const patternOf = (parts: readonly FruitParts[]) => `${wordsBefore}(?:${parts.map(said).join('|')})`

/** "The grated zest of ", "le jus de ": a part of a fruit up to the number, as part of a pattern for text in any case. */
export const fruitPartRegexSource = patternOf([en, ...Object.values(ofOthers)])

const ofOthersAtStart = new RegExp(`^${patternOf(Object.values(ofOthers))}(?=[\\p{N}¼-¾⅐-⅞])`, 'iu')

/** "Saft von 2 Zitronen" as it is read: "juice of 2 Zitronen". */
export const translateFruitPartToEnglish = (text: string) => text.replace(ofOthersAtStart, 'juice of ')

const unnamed = new RegExp(
  `^(?:${fruitPartRegexSource}([\\p{N}¼-¾⅐-⅞/., –-]+)|([\\p{N}¼-¾⅐-⅞/., –-]+) का (?:${ofOthers.hi.juice}|${ofOthers.hi.zest}))(?:$|[,;(])`,
  'iu',
)

/** How many fruits a part counts whose name stood before it: "2" of "juice of 2"; null where it names what it counts. */
export function parseUnnamedFruitCount(text: string): string | null {
  const [, before, behind] = unnamed.exec(text) ?? []
  return (before ?? behind)?.trim() ?? null
}

const patternOfFruitPart = (part: 'juice' | 'zest') =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${[en, ...Object.values(ofOthers)].map((parts) => parts[part]).join('|')})(?![\\p{L}\\p{M}])`,
    'iu',
  )
const [juice, zest] = [patternOfFruitPart('juice'), patternOfFruitPart('zest')]

/** Whether one text takes the juice of fruits and the other the zest: one fruit gives both. */
export const areJuiceAndZest = (a: string, b: string) =>
  (isOnly(juice, zest, a) && isOnly(zest, juice, b)) || (isOnly(zest, juice, a) && isOnly(juice, zest, b))

const isOnly = (part: RegExp, other: RegExp, text: string) => part.test(text) && !other.test(text)
