import { foodNameKey } from '../../foods/foodWords.ts'
import type { WishToken } from '../../wish/wishTokens.ts'
import type { TextLanguageId } from './textWords.ts'
import { isInWordSet, parseWordSet, type WordsAndBeginnings } from './wordSet.ts'

/** An action that puts in a food which its word calls. */
interface CoatingAction {
  /** As the catalogue knows it. */
  food: string
  /** Its name in the language, by which lines list it. */
  name: string
  words: WordsAndBeginnings
}

const actions = (food: string, name: string, words: string): CoatingAction => ({
  ...{ food: foodNameKey(food), name },
  words: parseWordSet(words),
})

/** Actions that butter, flour or bread, of languages whose word for it is not the food's. English has its own in saidFoods.ts. */
const coatingActions: Partial<Record<TextLanguageId, readonly CoatingAction[]>> = {
  de: [
    actions(
      'butter',
      'butter',
      'buttern, buttere, butterst, gebuttert*, einbuttern, eingebuttert*, ausbuttern, ausgebuttert*',
    ),
    actions(
      'flour',
      'mehl',
      'bemehl*, mehlier*, bestaubmehlen, einmehlen, eingemehlt*, ausgemehlt*, gemehlt*, mehlen',
    ),
    actions(
      'breadcrumbs',
      'paniermehl',
      'panier*, vorpanier*, ausgebroselt*, ausbroseln, einbroseln, panade, panaden',
    ),
  ],
  fr: [
    actions('butter', 'beurre', 'beurrer, beurrez, beurrons, beurree, beurrees, beurres, beurrant'),
    actions(
      'flour',
      'farine',
      'fariner, farinez, farinons, farinee, farinees, farines, farinant, enfarin*, singer, singez',
    ),
    actions('breadcrumbs', 'chapelure', 'paner, panez, panons, pane, panee, panees, panes, chapelur*'),
  ],
  es: [
    actions('butter', 'mantequilla', 'enmantequill*, mantequillad*, enmantec*'),
    actions(
      'flour',
      'harina',
      'enharin*, harinead*, rebozar, rebozamos, reboza, reboce, rebozado, rebozada, rebozados, rebozadas',
    ),
    actions(
      'breadcrumbs',
      'pan rallado',
      'empanar, empana, empane, empanamos, empanado, empanados, empanar*, empaniz*, apanar, apana, apanado, apanados, apanamos',
    ),
  ],
  it: [
    actions('butter', 'burro', 'imburr*'),
    actions('flour', 'farina', 'infarin*'),
    actions(
      'breadcrumbs',
      'pangrattato',
      'impanare, impana, impanate, impanat*, panare, panate, panato, panati, panata',
    ),
  ],
  pt: [
    actions('butter', 'manteiga', 'amanteig*'),
    actions('flour', 'farinha', 'enfarinh*, polvilhada de farinha'),
    actions('breadcrumbs', 'pão ralado', 'panar, panad*, empanar, empana, empane, empanado, empanados'),
  ],
  nl: [
    actions('butter', 'boter', 'beboter*, inboter*, ingeboter*, geboterd*'),
    actions('flour', 'bloem', 'bebloem*, bloemen'),
    actions('breadcrumbs', 'paneermeel', 'paneer, paneert, paneren, gepaneerd*'),
  ],
  pl: [actions('breadcrumbs', 'bułka tarta', 'panierowa*, panieruj*, opanieruj*, panierk*')],
  sv: [
    actions('butter', 'smör', 'smora, smorad*'),
    actions('flour', 'mjöl', 'mjola, mjolad*'),
    actions('breadcrumbs', 'ströbröd', 'broa, broad, broade, broat, panera*, panerad*'),
  ],
  da: [actions('flour', 'mel', 'melet, meldrys*, bemel*'), actions('breadcrumbs', 'rasp', 'paner*')],
  no: [actions('flour', 'mel', 'melet, meldryss*, bemel*'), actions('breadcrumbs', 'strøkavring', 'paner*')],
}

const denying: ReadonlySet<string> = new Set(
  'nicht ohne kein keine non sans pas ne n sin no senza nao sem niet zonder geen nie bez ikke inte utan uden uten'.split(
    ' ',
  ),
)

/** Who must not forget an action takes it: "n'oubliez pas de beurrer", "buttern nicht vergessen". */
const forgetting = parseWordSet(
  'vergess*, vergiss*, oubli*, olvid*, dimentic*, esquec*, esqueç*, vergeet*, zapomn*, glöm*, glem*',
)

/** Whether a word beside an action denies it: "ne beurrez pas", "ohne zu bemehlen". */
function isDenied(tokens: readonly WishToken[], at: number): boolean {
  if (tokens.some(({ word }) => isInWordSet(word, forgetting))) return false
  if (tokens[at + 1]?.word === 'pas') return true
  return tokens.slice(Math.max(0, at - 2), at).some(({ word }) => denying.has(word))
}

export interface CoatingOfAction extends Pick<CoatingAction, 'food' | 'name'> {
  /** The place of its token. */
  at: number
}

/** The foods that the actions of a text put in by their own word: "bemehlen", "beurrez". */
export function findCoatingsOfActions(tokens: readonly WishToken[], id: TextLanguageId): CoatingOfAction[] {
  const known = coatingActions[id]
  if (!known) return []
  return tokens.flatMap(({ word }, at) => {
    const action = known.find(({ words }) => isInWordSet(word, words))
    return action === undefined || isDenied(tokens, at) ? [] : [{ food: action.food, name: action.name, at }]
  })
}
