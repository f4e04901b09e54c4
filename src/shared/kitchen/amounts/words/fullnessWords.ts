import type { CountedNoun } from '../../scalables.ts'

/**
 * How full a spoon or cup is, as a word behind or before its measure, with both of its forms: "bombée", "colmada", "gehäufter".
 * German ones end by the gender of the measure and by the case of the words around them.
 */
const romance =
  /^ (?:(?!cc |et |y |de |d['’]|con |avec )[\p{L}’'.]+ ){1,4}(?:bien )?(?<word>(?:bombé|ras|plein|arrondi)e?s?|(?:colmad|ras|llen|rebosant)[ae]s?)(?= |[.,;)]|$)/iu
const german =
  /^ (?<word>(?:gehäuft|gestrichen|leicht gehäuft)e[rsn]?) (?<measure>EL|TL|Ess?löffel|Eßlöffel|Teelöffel|Löffel|Kaffeelöffel|Msp|Messerspitzen?|Tassen?|Becher)(?![\p{L}\p{M}])/u
const isFeminine = /^(?:Msp|Messerspitze|Tasse)/
const dativeBefore = /(?<!\p{L})(?:mit|von|aus|bei|nach|zu) $/iu
const longest = 48

/** The word that tells how full the measure behind a number is, for one and for many; empty where none does. */
export function findFullnessWord(text: string, start: number, end: number, isStep: boolean): CountedNoun[] {
  const rest = text.slice(end, end + longest)
  const ofGerman = german.exec(rest)
  if (ofGerman) return [germanWord(text.slice(Math.max(0, start - 6), start), isStep, end, ofGerman)]
  const found = romance.exec(rest)
  const word = found?.groups?.word
  if (!found || word === undefined) return []
  const one = word.replace(/s$/i, '')
  // "Ras" is one of masculine spoons, whose plural is the same.
  const isSame = /^ras$/i.test(word)
  const at = end + found[0].length - word.length
  return [
    {
      kind: 'noun',
      start: at,
      end: at + word.length,
      one: isSame ? word : one,
      many: isSame ? word : `${one}s`,
    },
  ]
}

function germanWord(lead: string, isStep: boolean, end: number, found: RegExpExecArray): CountedNoun {
  const { word, measure } = found.groups as { word: string; measure: string }
  const stem = word.replace(/e[rsn]?$/, '')
  const start = end + 1
  const isDative = dativeBefore.test(lead)
  // A step takes it: "1 gehäuften EL Mehl zugeben".
  const masculine = isStep ? 'en' : 'er'
  const one = isDative
    ? `${stem}${isFeminine.test(measure) ? 'er' : 'em'}`
    : `${stem}${isFeminine.test(measure) ? 'e' : masculine}`
  return { kind: 'noun', start, end: start + word.length, one, many: `${stem}${isDative ? 'en' : 'e'}` }
}
