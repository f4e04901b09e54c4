import type { WishLanguage } from '../wishLanguage.ts'

/**
 * Ends of words that say into what a food is cut or made, and never of what it is: "Lachsfilet", "Mandelblättchen",
 * "torskfilé". As they stand in folded text, by language.
 */
const cuts: Partial<Record<WishLanguage['id'], string>> = {
  de: `filet filets filetstuck filetstucke filetstucken steak steaks wurfel wurfeln streifen scheibe scheiben stuck stucke stucken
    stuckchen spiess spiesse spiessen kern kerne kernen blattchen stift stifte stiften splitter splittern mus pulver flocken saft
    fleisch raspel raspeln ringe ringen`,
  nl: `filet filets filetje filetjes steak steaks blokje blokjes reepje reepjes plakje plakjes plak plakken stuk stukken stukje
    stukjes poeder vlokken sap spies spiesen spiezen spiesjes schilfers schaafsel snippers vlees`,
  sv: `file filer fileer filet filéer bit bitar tarning tarningar skiva skivor strimla strimlor pulver flinga flingor flaga flagor span
    juice saft spett kott karna karnor`,
  da: `filet fileter file fileer tern terning terninger strimler skive skiver stykke stykker pulver flager flage span splitter juice
    saft spyd kod kerne kerner`,
  no: `filet fileter file fileer terning terninger bit biter skive skiver strimler stykke stykker pulver flak flager spon juice saft
    spyd kjott kjerne kjerner`,
}

/** Ends that are a food as well, and say no more of a food that is of that kind: "Fetakäse", "fetaost", "Cashewnüsse". */
const kindEnds: Partial<Record<WishLanguage['id'], { cheese: string; nut: string }>> = {
  de: { cheese: 'kase', nut: 'nuss nusse nussen' },
  nl: { cheese: 'kaas', nut: 'noot noten' },
  sv: { cheese: 'ost', nut: 'not notter' },
  da: { cheese: 'ost', nut: 'nod nodder' },
  no: { cheese: 'ost', nut: 'nott notter' },
}

const ofKind = {
  cheese: new Set([
    ...[
      'feta',
      'mozzarella',
      'gouda',
      'parmesan',
      'cheddar',
      'emmental',
      'edam',
      'brie',
      'camembert',
      'ricotta',
    ],
    ...[
      'halloumi',
      'mascarpone',
      'gorgonzola',
      'gruyere',
      'manchego',
      'pecorino',
      'provolone',
      'raclette',
      'roquefort',
    ],
  ]),
  nut: new Set(['almond', 'hazelnut', 'walnut', 'cashew', 'pecan', 'pistachio', 'macadamia']),
}

const split = new Map<string, readonly string[]>()

/** The ends that cut a food in a language, the longest first. */
export function endingsNamingCuts({ id }: WishLanguage): readonly string[] {
  const known = split.get(id) ?? (cuts[id] ?? '').split(/\s+/).toSorted((a, b) => b.length - a.length)
  split.set(id, known)
  return known
}

/** The ends that say no more of this food than it says itself. */
export const endingsRepeatingFood = (food: string, { id }: WishLanguage): readonly string[] =>
  (['cheese', 'nut'] as const).flatMap((kind) =>
    ofKind[kind].has(food) ? (kindEnds[id]?.[kind].split(' ') ?? []) : [],
  )

export const allEndingsRepeatingFood = ({ id }: WishLanguage): readonly string[] =>
  Object.values(kindEnds[id] ?? {}).flatMap((ends) => ends.split(' '))
