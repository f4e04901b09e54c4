import { foodKey } from '../../foods/foodWords.ts'
import type { WishToken } from '../../wish/wishTokens.ts'
import type { TextLanguageId } from './textWords.ts'
import { isIn, type WordSet, wordSet } from './wordSet.ts'

/** A deed that puts in a food which its word calls. */
interface CoatingDeed {
  /** As the catalogue knows it. */
  food: string
  /** Its name in the language, by which lines list it. */
  name: string
  words: WordSet
}

const deeds = (food: string, name: string, words: string): CoatingDeed => ({
  ...{ food: foodKey(food), name },
  words: wordSet(words),
})

/** Deeds that butter, flour or bread, of languages whose word for it is not the food's. English has its own in saidFoods.ts. */
const coatingDeeds: Partial<Record<TextLanguageId, readonly CoatingDeed[]>> = {
  de: [
    deeds(
      'butter',
      'butter',
      'buttern, buttere, butterst, gebuttert*, einbuttern, eingebuttert*, ausbuttern, ausgebuttert*',
    ),
    deeds(
      'flour',
      'mehl',
      'bemehl*, mehlier*, bestaubmehlen, einmehlen, eingemehlt*, ausgemehlt*, gemehlt*, mehlen',
    ),
    deeds(
      'breadcrumbs',
      'paniermehl',
      'panier*, vorpanier*, ausgebroselt*, ausbroseln, einbroseln, panade, panaden',
    ),
  ],
  fr: [
    deeds('butter', 'beurre', 'beurrer, beurrez, beurrons, beurree, beurrees, beurres, beurrant'),
    deeds(
      'flour',
      'farine',
      'fariner, farinez, farinons, farinee, farinees, farines, farinant, enfarin*, singer, singez',
    ),
    deeds('breadcrumbs', 'chapelure', 'paner, panez, panons, pane, panee, panees, panes, chapelur*'),
  ],
  es: [
    deeds('butter', 'mantequilla', 'enmantequill*, mantequillad*, enmantec*'),
    deeds(
      'flour',
      'harina',
      'enharin*, harinead*, rebozar, rebozamos, reboza, reboce, rebozado, rebozada, rebozados, rebozadas',
    ),
    deeds(
      'breadcrumbs',
      'pan rallado',
      'empanar, empana, empane, empanamos, empanado, empanados, empanar*, empaniz*, apanar, apana, apanado, apanados, apanamos',
    ),
  ],
  it: [
    deeds('butter', 'burro', 'imburr*'),
    deeds('flour', 'farina', 'infarin*'),
    deeds(
      'breadcrumbs',
      'pangrattato',
      'impanare, impana, impanate, impanat*, panare, panate, panato, panati, panata',
    ),
  ],
  pt: [
    deeds('butter', 'manteiga', 'amanteig*'),
    deeds('flour', 'farinha', 'enfarinh*, polvilhada de farinha'),
    deeds('breadcrumbs', 'pão ralado', 'panar, panad*, empanar, empana, empane, empanado, empanados'),
  ],
  nl: [
    deeds('butter', 'boter', 'beboter*, inboter*, ingeboter*, geboterd*'),
    deeds('flour', 'bloem', 'bebloem*, bloemen'),
    deeds('breadcrumbs', 'paneermeel', 'paneer, paneert, paneren, gepaneerd*'),
  ],
  pl: [deeds('breadcrumbs', 'bułka tarta', 'panierowa*, panieruj*, opanieruj*, panierk*')],
  sv: [
    deeds('butter', 'smör', 'smora, smorad*'),
    deeds('flour', 'mjöl', 'mjola, mjolad*'),
    deeds('breadcrumbs', 'ströbröd', 'broa, broad, broade, broat, panera*, panerad*'),
  ],
  da: [deeds('flour', 'mel', 'melet, meldrys*, bemel*'), deeds('breadcrumbs', 'rasp', 'paner*')],
  no: [deeds('flour', 'mel', 'melet, meldryss*, bemel*'), deeds('breadcrumbs', 'strøkavring', 'paner*')],
}

const denying: ReadonlySet<string> = new Set(
  'nicht ohne kein keine non sans pas ne n sin no senza nao sem niet zonder geen nie bez ikke inte utan uden uten'.split(
    ' ',
  ),
)

/** Whether a word beside a deed denies it: "ne beurrez pas", "ohne zu bemehlen". */
const isDenied = (tokens: readonly WishToken[], at: number): boolean =>
  [at - 2, at - 1, at + 1].some((place) => {
    const token = tokens[place]
    return (
      token !== undefined &&
      (place < at || token.word === 'pas' || token.word === 'nicht') &&
      denying.has(token.word)
    )
  })

export interface CoatingSaid extends Pick<CoatingDeed, 'food' | 'name'> {
  /** The place of its token. */
  at: number
}

/** The foods that the deeds of a text put in by their own word: "bemehlen", "beurrez". */
export function coatingsIn(tokens: readonly WishToken[], id: TextLanguageId): CoatingSaid[] {
  const known = coatingDeeds[id]
  if (!known) return []
  return tokens.flatMap(({ word }, at) => {
    const deed = known.find(({ words }) => isIn(word, words))
    return deed === undefined || isDenied(tokens, at) ? [] : [{ food: deed.food, name: deed.name, at }]
  })
}
