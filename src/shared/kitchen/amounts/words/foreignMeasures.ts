import { foreignSpoonPatterns } from '../../lines/units/spoonWords.ts'

const ends = '(?:\\.(?!\\p{L})|(?![\\p{L}\\p{M}.]))'
const sizesInHindi = '(?:(?:ब(?:\\u095c|\\u0921\\u093c)|छोट)[ाेी] )?'
const measures = [
  ...foreignSpoonPatterns,
  // "1 geh. EL Mehl", "1 Pck. Backpulver": short forms with their full stop.
  '(?:geh|gestr|gehäuft|gr|kl)\\. ?(?:el|tl|essl|teel)',
  '(?:pck|pckg|päckch|bd|msp|fl|stk?|stck|be|ds|scheib|pr|kn|zw|z|dr)(?=\\.)',
  `${sizesInHindi}(?:चम्मच|टेबलस्पून|टीस्पून)`,
  'ملعقة|ملاعق',
  "c(?=\\.? (?:de |d['’]))",
  'ग्राम|किलो(?:ग्राम)?|मिली(?:लीटर)?|एमएल|लीटर',
  'غ|غم|غرام|جم|جرام|كغ|كجم|كيلو(?:غرام|جرام)?|مل|مليلتر|ملليلتر|(?:ال)?لتر',
]
const measureAfter = new RegExp(`^[ \\u00a0\\u202f]{0,2}(?:${measures.join('|')})${ends}`, 'iu')
const cupAfter =
  /^[ \u00a0]?(?:tass(?:es?|en)|tazas?|litros?|tazz[ae]|x[íi]caras?|कप|كوب|أكواب)(?![\p{L}\p{M}])/iu
/** "Dividir en 4 el arroz": in small letters these are articles. */
const articles = /^\s*[et]l$/
/** Characters of the longest measure. */
const longest = 24

/**
 * What a cook of another language measures out, as a number tells it: a spoon, a gram or a millilitre, whose number grows
 * like that of our own units and whose word stays as it is; null for all else.
 */
export function findScalableForeignMeasure(text: string, end: number): string | null {
  const found = measureAfter.exec(text.slice(end, end + longest))?.[0]
  return found === undefined || articles.test(found) ? null : found
}

/** A measure of another language, or a cup, which a step may mean to drink from. */
export function findForeignMeasureOrCup(text: string, end: number): string | null {
  return findScalableForeignMeasure(text, end) ?? cupAfter.exec(text.slice(end, end + longest))?.[0] ?? null
}

const glassAfter =
  /^ ?(?:glass(?:es)?|gl[aä]s(?:er)?|verres?|vasos?|गिलास|ग्लास|كأس|كاس|كؤوس)(?![\p{L}\p{M}])/iu

/** A glass by which a step may measure out water, and from which it may be drunk. */
export function findGlassAfter(text: string, end: number): string | null {
  return glassAfter.exec(text.slice(end, end + longest))?.[0] ?? null
}

/** What was mixed, as it is dealt out by the spoon. */
const mixture =
  /^ ?(?:(?:كبيرة|صغيرة|طعام|شاي) )?(?:(?:de la|de|del|du|des|der|vom|von der|من) |de l['’])?(?:teig(?:es|s)?|masse|mischung|füllung|(?:p[âa]te|mélange|préparation)(?! (?:d[e’']|à|pour))|appareil|farce|garniture|(?:masa|mezcla|relleno|preparación)(?! (?:harina|madre|de ))|خليط|عجين|عجينة|الخليط|العجين|العجينة|मिश्रण|घोल)(?![\p{L}\p{M}])/iu
const ofEach = '(?<!\\p{L})(?:jede[mnrs]?|pro|chaque|chacune?|cada|كل|हर|प्रत्येक)(?![\\p{L}\\p{M}])'
const eachBefore = new RegExp(`${ofEach}[^.;]{0,25}$`, 'iu')
const eachAfter = new RegExp(`^[^.;,]{0,40}${ofEach}`, 'iu')
/** "Je 1 EL Öl und Essig" is one of each. */
const ofTwoFoods = /^[^.;:]* (?:und|sowie|et|y) \p{L}/u
const maybeEach = /(?<!\p{L})(?:je|jeweils) $/iu

/**
 * Whether a measure of another language is taken of what was made, or for each piece. `isOfLine`: its food is one of the
 * lines, of which "je 1 EL Öl und Essig" may tell all.
 */
export function isMeasureOfPreparedFood(
  text: string,
  start: number,
  end: number,
  isOfLine: () => boolean,
): boolean {
  const rest = text.slice(end, end + 60)
  const lead = text.slice(Math.max(0, start - 40), start)
  const measured = findScalableForeignMeasure(text, end) ?? ''
  if (mixture.test(rest.slice(measured.length)) || eachBefore.test(lead) || eachAfter.test(rest)) return true
  return maybeEach.test(lead) && !(isOfLine() && ofTwoFoods.test(rest))
}
