import { compileLanguage } from '../../wish/compileLanguage.ts'
import { normalizeWishWord } from '../../wish/foods/normalizeWishWord.ts'
import { readWishItemsOfTokens } from '../../wish/wishItems.ts'
import type { WishLanguage } from '../../wish/wishLanguage.ts'
import { splitWishIntoTokens } from '../../wish/wishTokens.ts'
import { splitStepIntoSentences } from '../foods/saidFoods.ts'
import { isTokenFoodNameInLanguage } from './foreignFoods.ts'
import { findUnreadGermanNouns } from './unreadGermanNouns.ts'
import { findUnreadNounsOfOtherScript } from './unreadNounsOfOtherScripts.ts'
import { isInWordSet, parseWordSet, type WordsAndBeginnings } from './wordSet.ts'

interface AddingWords {
  /** Verbs whose object follows at once and is a food that is put in. */
  adds: WordsAndBeginnings
  /** Actions behind which it stands after a word such as "with". */
  serves: WordsAndBeginnings
  withWords: ReadonlySet<string>
  /** What stands there and is no food, or is what the recipe has listed: "the rest", "the mixture". */
  noFoods: WordsAndBeginnings
}

const words: Partial<Record<WishLanguage['id'], AddingWords>> = {
  fr: {
    adds: parseWordSet('ajouter, ajoutez, ajoute, ajoutes, incorporer, incorporez, incorpore'),
    serves: parseWordSet(
      'servir, servez, sers, accompagner, accompagnez, accompagne, garnir, garnissez, napper, nappez, nappe, parsemer, parsemez, parseme, tartiner, tartinez, recouvrir, recouvrez',
    ),
    withWords: new Set(['avec', 'de', 'd', 'du', 'des', 'sur']),
    noFoods: parseWordSet(
      `table*, plateau*, ardoise*, plaque*, grille*, feuille*, plan, support*, planche*, saladier*, ramequin*, surface*, rest*, melang*, prepar*, appareil, ingredient*, eau, eaux, liquide, jus, pate, pates, sauce, garniture, tout, toute, tous, toutes, moitie, tiers, quart, cuiller*, louche*, peu, pinc*, goutt*, filet, filets, poignee*, verre, tasse, trait,
      dose*, zest*, zeste*, morceau*, rondelle*, tranche*, lamelle*, cube*, des, part, parts, epice*, herbe*, assaisonn*, aromat*, legume*, fruit*, marinade, bouillon, fumet, roux, bain, four, feu, chaud*, froid*, tied*, fin, fine, fines, cote, temps, soin, precaution, delicat*, douc*, progress*, petit*, grand*, bon, bonne, beau*, bel*, quelque*, autre*, meme*,
      dernier*, premier*, deuxieme, seconde, ensuite, puis, alors, enfin, aussi, encore, immediat*, aussitot, assiette*, plat*, bol*, coupe*, couche*, dessus, dessous, film*, papier*, couvercle*, torchon*, fourchette*, couteau*, spatule*, fouet*, pinceau*, main*, minute*, heure*, gramme*, litre*, centilitre*, base, viande*, poisson*, volaille*, cuisson, fond, bien, brin*, feuille*, emiett*, concass*, ecras*, effil*`,
    ),
  },
  es: {
    adds: parseWordSet(
      'añadir, añade, añada, añadimos, agregar, agrega, agregue, agregamos, incorporar, incorpora, incorpore, incorporamos, echar, echa, eche, echamos',
    ),
    serves: parseWordSet(
      'servir, sirve, sirva, servimos, sirvelo, sirvela, acompañar, acompaña, acompañe, acompañamos, decorar, decora, adornar, cubrir, cubre, rellenar, rellena, untar, unta, espolvorear, espolvorea, aliñar, aliña, coronar',
    ),
    withWords: new Set(['con', 'de', 'del', 'sobre', 'en']),
    noFoods: parseWordSet(
      `copa*, mesa*, vasito*, tarro*, bandeja*, fuente*, cazuel*, individual*, porcion*, racion*, moment*, tabla*, superficie*, base*, molde*, lecho, cama, rest*, mezcl*, prepara*, ingrediente*, agua, liquid*, jugo, zumo, masa, salsa*, relleno, todo, toda, todos, todas, mitad, tercio, cuarto, cuchar*, cazo, cucharon, poco, pizc*, gota*, chorr*, puñado*, punado*, vaso*, taza*, dosis,
      ralladura, cascara, trozo*, rodaja*, loncha*, lamina*, cubo*, dado*, tira*, parte*, especia*, hierba*, condiment*, aderezo, aliño, alino, verdura*, fruta*, marinada, caldo*, fumet, sofrito, horno, fuego, calient*, fri*, tibi*, fin*, lado, tiempo, cuidado, precaucion, suav*, delicad*, lent*, pequen*, grande*, buen*, bonit*, otr*, mism*, algun*,
      ultim*, primer*, segund*, despues, luego, entonces, tambien, inmediat*, seguida, plato*, bol*, cuenco*, capa*, encima, debajo, film*, papel*, tapa*, trapo, paño, pano, tenedor*, cuchillo*, espatula*, varill*, pincel*, mano*, minuto*, hora*, gramo*, litro*, mililitro*, base, carne*, pescado*, ave*, guarnicion, acompanamiento, gusto, poco a poco, cantidad*, necesari*, reservad*, picad*, cortad*, pelad*, rallad*, cocid*, escurrid*, bien, ram*, hoja*, espiral*`,
    ),
  },
}

/** Words behind a action that are looked at. */
const maxBehind = 4
/** Letters of a word that may call a food which no table has. */
const minNounLength = 4

/**
 * The words of a text that call what a step adds or serves beside, where no food is known by them: "Servir con fnordos". Only
 * in the languages whose words for what is no food are listed here.
 */
export function findUnreadNouns(text: string, language: WishLanguage): string[] {
  if (language.id === 'de') return findUnreadGermanNouns(text, language)
  if (language.id === 'hi' || language.id === 'ar') return findUnreadNounsOfOtherScript(text, language)
  const known = words[language.id]
  if (!known) return []
  return splitStepIntoSentences(text).flatMap((sentence) => {
    const tokens = splitWishIntoTokens(sentence)
    const items = readWishItemsOfTokens(tokens, compileLanguage(language))
    return tokens.flatMap((token, at): string[] => {
      const isServing = isInWordSet(token.word, known.serves)
      if (!isServing && !isInWordSet(token.word, known.adds)) return []
      let isBehindWith = !isServing
      for (const [index, token] of tokens.slice(at + 1, at + 1 + maxBehind).entries()) {
        const { word, typed, gap } = token
        if (gap === 'end' || gap === 'comma') return []
        if (known.withWords.has(word)) {
          isBehindWith = true
          continue
        }
        const item = items.find(({ to }) => at + 1 + index < to)!
        // A name that only other languages give a food may be another one here.
        const isOther =
          item.food !== null &&
          item.to - item.from === 1 &&
          !isTokenFoodNameInLanguage(token, item.food, language)
        if (item.food !== null && !isOther) return []
        if ((item.role !== 'unknown' && !isOther) || word.length < minNounLength) continue
        if (!isBehindWith || /\d/.test(word) || isInWordSet(normalizeWishWord(word), known.noFoods)) return []
        return [typed]
      }
      return []
    })
  })
}
