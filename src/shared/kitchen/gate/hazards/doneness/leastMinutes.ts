import type { LineCheck } from '../../checkLine.ts'
import type { AnimalKindId } from '../animalKinds.ts'

/** How large the pieces are that are cooked. */
export type SizeOfPieces =
  | 'whole turkey'
  | 'whole bird'
  | 'piece on the bone'
  | 'boneless piece'
  | 'piece'
  | 'joint'
  | 'tenderloin'
  | 'chop'
  | 'cubes'
  | 'thin'
  | 'sausage'
  | 'shaped mince'
  | 'loose mince'

export type CookingMethod = 'roast' | 'simmer' | 'fry' | 'microwave'

/**
 * Minutes below which pieces do not get done: about half of the least that USDA FSIS gives in "Chicken from Farm to Table"
 * (roasting at 350 °F, simmering, grilling, and microwaving a pound) and "Fresh Pork from Farm to Table". In minutes: a whole
 * chicken 75, 60, 60; wings 30, 35, 16; boneless breasts 20, 25, 12; chops of 3/4 inch 7, cutlets of 1/4 inch 3, patties 8,
 * roasts 20 a pound, tenderloin 20. Boneless pieces that simmer get a third, since the hot liquid goes on cooking them. A
 * sausage is taken for a chop of 1 1/2 inches (12), a cube for a third of a breast. Where the charts are silent, as of turkeys
 * in oil, the figure is below what any recipe gives.
 */
export const leastMinutesBySizeAndMethod: Readonly<
  Record<SizeOfPieces, Readonly<Record<CookingMethod, number>>>
> = {
  'whole turkey': { roast: 80, simmer: 30, fry: 17, microwave: 30 },
  'whole bird': { roast: 37, simmer: 30, fry: 30, microwave: 13 },
  'piece on the bone': { roast: 15, simmer: 15, fry: 8, microwave: 4 },
  'boneless piece': { roast: 11, simmer: 8, fry: 7, microwave: 3 },
  piece: { roast: 8, simmer: 4, fry: 4, microwave: 3 },
  joint: { roast: 20, simmer: 20, fry: 8, microwave: 8 },
  tenderloin: { roast: 10, simmer: 8, fry: 6, microwave: 4 },
  chop: { roast: 8, simmer: 4, fry: 4, microwave: 3 },
  cubes: { roast: 5, simmer: 4, fry: 4, microwave: 2 },
  thin: { roast: 3, simmer: 2, fry: 2, microwave: 1 },
  sausage: { roast: 10, simmer: 6, fry: 6, microwave: 2 },
  'shaped mince': { roast: 8, simmer: 4, fry: 4, microwave: 2 },
  'loose mince': { roast: 5, simmer: 3, fry: 3, microwave: 2 },
}

const word = (parts: string) => new RegExp(`(?<!\\p{L})(?:${parts})(?!\\p{L})`, 'iu')

const thin =
  /(?<!\p{L})(?:slic\p{L}+|strips?|shred\p{L}*|julienne\p{L}*|flatten\p{L}*|pounded|pound (?:the|them|it|each|to)|thin\p{L}*|butterfl\p{L}+|cutlets?|escalopes?|scaloppin\p{L}+|paillards?|minute steaks?|nuggets?|smash\p{L}*|halve(?:d)? horizontally|\p{L}*streifen|geschnetzel\p{L}*|dünn\p{L}*|\p{L}*schnitzel|plattier\p{L}*|klopfen|kleine?|geschnitten|lanières?|émincée?s?|émincer|fine?s?|aplat\p{L}+|tiras?|filetead[oa]s?|aplan\p{L}+|milanesas?|fin[oa]s)(?!\p{L})|काट|कट|टुकड|पतल|قطع|شرائح|شرايح|رقيق/iu
const cubes =
  /(?<!\p{L})(?:cub(?:e|ed|es)|dic(?:e|ed|ing)|chunks?|bite\p{L}*|chopped|chop (?:the|it|into)|cut (?:\p{L}+ ){0,3}(?:in|into|up)|stir-fry|\p{L}*würfel\p{L}*|gewürfelt\p{L}*|in stücke|dés|cubes|morceaux|dados|cubos|trozos|picad[oa]s?)(?!\p{L})|مكعبات/iu
const jointed = word(
  'jointed|joint(?:s)? (?:it|the)|cut (?:\\p{L}+ ){0,3}(?:in|into|up)|quartered|pieces|zerteil\\p{L}*|zerlegt?|stücke|découp\\p{L}+|morceaux|troce\\p{L}+|trozos',
)
const whole =
  /(?<!\p{L})whole (?:\p{L}+ ){0,2}(?:chickens?|turkeys?|birds?|hens?)(?! (?:breast|thigh|leg|wing))|^\D{0,3}(?:[12]|one|two|an?|eine?|une?|uno)\s+(?:(?:large|small|medium|free[- ]range|organic|roasting|fresh|grand|gros|beau|gro(?:ß|ss)e[sn]?|[\d.,]+[- ]?(?:kg|lbs?|g|pounds?|pfund)|\([^)]*\)|ganzes|entero)[\s-]+)*(?:chicken|turkey|roaster|poulet|dinde|chapon|poularde|(?:brat|sup+en)?hähnchen|(?:brat|suppen)?huhn|truthahn|pute|pollo|pavo)(?:\s*(?:[,(]|$)| entero| entier| de [\d.,]+ ?kg)|साबुत (?:चिकन|मुर्ग)|पूरा (?:चिकन|मुर्ग)|(?<!\p{L})دجاجة(?: كاملة)?(?!\p{L})|^[\d\s١]{0,3}ديك رومي/iu
const smallBird = word('cornish|poussins?|coquelets?|stubenküken|picantones?|picantón|spring chickens?')
const turkey = word('turkeys?|truthahn|pute|dinde|pavo|ديك رومي')
const boned = word(
  'boneless|fillets?|boned|ohne knochen|entbeint\\p{L}*|désossée?s?|sans os|deshuesad[oa]s?|sin hueso',
)
const onBone =
  /(?<!\p{L})(?:drumsticks?|drumettes?|legs?|wings?|wingettes?|bone[- ]in|\p{L}*keulen?|\p{L}*schenkel|\p{L}*flügel|cuisses?|pilons?|ailes?|muslos?|contramuslos?|alitas?|jamoncitos?)(?!\p{L})|टंगड़ी|लेग|विंग|[أا]فخاذ|فخذ|[أا]جنحة|دبوس|دبابيس/iu
const boneless =
  /(?<!\p{L})(?:breasts?|thighs?|fillets?|tenders?|tenderloins?|\p{L}*brust|\p{L}*brüste|\p{L}*filets?|blancs?|suprêmes?|pechugas?)(?!\p{L})|ब्रेस्ट|सीना|صدور|صدر/iu
const minced =
  /(?<!\p{L})(?:minced?|ground|\p{L}*hack(?:fleisch)?|gehackt\p{L}*|hachée?s?|picad[oa]|molid[oa])(?!\p{L})|कीम[ाे]|مفروم/iu
const shaped =
  /(?<!\p{L})(?:patt(?:y|ies)|\p{L}*burgers?|meat ?balls?|balls|kof[ta]{2}s?|köfte|kebabs?|meat ?lo(?:af|aves)|\p{L}*frikadellen?|buletten?|\p{L}*bällchen|klopse|fleischpflanzerl|boulettes?|steaks? hachés?|alb[óo]ndigas?|hamburguesas?)(?!\p{L})|कोफ्त|कबाब|टिक्की|كفتة|كرات|برجر|برغر/iu
const sausage =
  /(?<!\p{L})(?:sausages?|links?|bangers?|chipolatas?|merguez|\p{L}*würst(?:e|chen)?|\p{L}*wurst|saucisses?|salchichas?|longanizas?)(?!\p{L})(?! ?meat)|सॉसेज|نقانق|سجق/iu
const joint = word(
  'roast|joint|shoulder|loin(?! (?:chops?|steaks?|medallions?|cutlets?))|belly|leg|butt|rack|(?:spare|baby back )?ribs?|knuckle|hock|\\p{L}*braten|\\p{L}*schulter|\\p{L}*nacken|\\p{L}*bauch|\\p{L}*haxe|rôti|épaule|échine|poitrine|jarret|paleta|lomo|panceta|codillo|costillas?|\\p{L}*rippchen',
)
const tenderloin = word('tenderloins?|pork fillets?|\\p{L}*filet|filet mignon|solomillos?')

/** The size of a line's pieces, by the line and by what steps say that is done to them before they are cooked. */
export function sizeOfPiecesInLine(
  { text, food }: LineCheck,
  kind: AnimalKindId,
  before: string,
  all: string,
): SizeOfPieces {
  const line = `${text} ${food?.name ?? ''}`
  const said = `${line} ${before}`
  if (kind === 'minced meat' || minced.test(line)) {
    if (/smash|thin|dünn|fin(?:e|as?)/iu.test(before)) return 'thin'
    if (sausage.test(line) && !minced.test(line))
      return thin.test(said) || cubes.test(said) ? 'thin' : 'sausage'
    return shaped.test(`${line} ${all}`) ? 'shaped mince' : 'loose mince'
  }
  if (kind === 'pork') {
    if (thin.test(said)) return 'thin'
    if (cubes.test(said)) return 'cubes'
    if (tenderloin.test(line)) return 'tenderloin'
    return joint.test(text) ? 'joint' : 'chop'
  }
  if (thin.test(said)) return 'thin'
  const isWhole = whole.test(text) || /^whole /.test(food?.name ?? '')
  if (isWhole && smallBird.test(text)) return 'piece on the bone'
  if (isWhole)
    return jointed.test(said) ? 'piece on the bone' : turkey.test(line) ? 'whole turkey' : 'whole bird'
  if (cubes.test(said)) return 'cubes'
  if (onBone.test(line) && !boned.test(line)) return 'piece on the bone'
  return boneless.test(line) ? 'boneless piece' : 'piece'
}

const methods: readonly (readonly [CookingMethod, RegExp])[] = [
  ['microwave', /microwav|mikrowelle|micro-?ondes|microondas|माइक्रोवेव|ميكروويف/iu],
  [
    'roast',
    /(?<!\p{L})(?:roast\p{L}*|air[- ]?fr\p{L}+|bak(?:e|es|ed|ing)|oven|(?:back)?ofen|(?:über)?backen|four|enfourn\p{L}+|rôti\p{L}*|horn\p{L}+)(?!\p{L})|ओवन|बेक|रोस्ट|فرن|خبز/iu,
  ],
  [
    'simmer',
    /(?<!\p{L})(?:simmer\p{L}*|boil\p{L}*|poach\p{L}*|stew\p{L}*|brais\p{L}*|steam\p{L}*|köcheln|(?:auf)?kochen|sieden|dämpfen|dünsten|schmoren|pochier\p{L}*|ziehen|mijot\p{L}+|bouill\p{L}+|poch\p{L}+|vapeur|coc(?:er|ido)|cuec\p{L}+|herv\p{L}+|hierv\p{L}+|guis\p{L}+)(?!\p{L})|उबाल|उबल|भाप|سلق|غل[يى]|بخار/iu,
  ],
]
/** How a clause cooks; what is fried, grilled, or just cooked takes the least. */
export const cookingMethodOfClause = (clause: string): CookingMethod =>
  methods.find(([, words]) => words.test(clause))?.[0] ?? 'fry'
