import { canonicalUnitBySpelling } from './lineUnits.ts'

/** Words that say how big or how full a unit is; without them "large handful" is a handful. */
export const unitSizeWords: ReadonlySet<string> = new Set(
  (
    'large small medium big little jumbo tiny lg md sm med regular extra very generous good heaping heaped rounded level ' +
    'scant thick thin fat plump packed heavy light long short full fresh whole unpeeled nice loose loosely lightly ' +
    'firmly tightly medium-size medium-sized medium-large large-size extra-large medium-small small-to-medium ' +
    'medium-to-large size sized baby mini miniature'
  ).split(' '),
)
const fillers = new Set(['of', 'a', 'few', 'couple', 'about', 'each'])
const measuredBy = /^(?:[^ ]{0,20}-)?(?:inch|cm|thumb|walnut|bite|thick|long|sized?|mm)(?:-[^ ]{0,20})?$/

/**
 * The canonical singular of a unit as written, in lower case: "large handfuls" is "handful", "fl. oz" is "fluid ounce".
 * Null when nothing but a size is left.
 */
export function normalizeUnitName(written: string): string | null {
  if (written === 'T' || written === 'T.') return 'tablespoon'
  const words = written
    .toLowerCase()
    .replaceAll('.', '')
    .split(/ (?:and\/)?or /, 1)[0]!
    .split(/[ ()[\],*/–—]+/)
    .filter((word) => word !== '')
  const joined = words.join(' ')
  if (/^fl(?:uid)?[ -](?:oz|ozs|ounces?)$/.test(joined)) return 'fluid ounce'
  const known = canonicalUnitBySpelling.get(joined)
  if (known) return known
  let kept = words.filter((word) => !unitSizeWords.has(word) && !fillers.has(word))
  if (kept.length > 1 && measuredBy.test(kept[0]!)) kept = kept.slice(1)
  if (kept.length === 0) return null
  const last = kept.at(-1)!
  kept[kept.length - 1] = canonicalUnitBySpelling.get(last) ?? singular(last)
  return kept.join(' ')
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/(?:ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}
