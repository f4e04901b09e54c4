import type { WishLanguageId } from '../wishLanguage.ts'

/** Words by which one food is to be taken for another, phrases as in wishLanguage.ts. */
export interface WishReplacementWords {
  /** Verbs that stand before the old food, and those that stand behind the new one: "replace X with", "X durch Y ersetzen". */
  verbs: string
  /** Verbs that stand right behind the old food: "X replaced with Y". */
  participles: string
  /** What stands before the new food; in Hindi behind the old one. */
  by: string
  /** Idioms in which such a verb says nothing of foods: "for a change". */
  idioms: string
  /** Whether the verb may stand behind both foods. */
  isVerbLast?: boolean
  /** Verbs with which people mean either food by each place: "substitute X for Y". */
  open?: string
  /** What stands between the foods of such a verb. */
  openBy?: string
  /** Verbs that say so of the food behind them with no new food being named: "sub eggs". */
  lone?: string
  /** Nouns right behind a food that may mean what replaces it: "egg sub". */
  doubt?: string
  /** Of `participles`, those that say so at the end of a thought: "eggs replaced". */
  done?: string
  /** Verbs that say so of the food before them at the end of a thought: "अंडा बदल दो". */
  loneLast?: string
}

/** "Something else", in every language: what stands for a food that is to go without a new one being named. */
export const wishSomethingElseWords = `something else, anything else, something different, another, etwas anderes, was anderes, irgendetwas anderes, irgendwas anderes, autre chose, otra cosa, algo más, algo distinto, algo diferente, qualcos altro, altro, qualcosa di diverso,
  outra coisa, algo diferente, iets anders, wat anders, coś innego, cos innego, något annat, nagot annat, nåt annat, noget andet, noe annet, شيء آخر, شي ثاني, شيء ثاني, कुछ और, kuch aur, kuchh aur`

export const wishReplacementWords: Readonly<Record<WishLanguageId, WishReplacementWords>> = {
  en: {
    verbs: `replac*, swap, swaps, swapping, swap out, swapping out, exchang*, switch, switches, switching, switch out, switching out, switch up, trade, trading, trade out,
      change, changing, change out, change up, sub, subbing, sub out, subbing out, substitut*`,
    participles: `replaced, swapped, swapped out, swap, exchanged, switched, switched out, traded, changed, subbed, subbed out, substituted`,
    idioms: 'for a change, a change, the change, a swap, the swap, no change, a switch, swap party, a trade',
    by: 'with, for, by, to, w',
    open: 'substitut*',
    openBy: 'for',
    lone: 'sub, subs, subbing, sub out, subbing out, swap out, swapping out, switch out, switching out, change out, trade out, substituting, replacing, swapping',
    doubt: 'sub, subs, replacer, swap',
    done: 'replaced, swapped, swapped out, switched out, subbed, subbed out, substituted',
  },
  de: {
    verbs: `ersetz*, tausch*, wechsle, wechslen, austausch*, auszutauschen, eintausch*, umtausch*, wechsel*, auswechsel*, getauscht, ausgetauscht, ersetzt, vertausch*`,
    participles: 'ersetzt, getauscht, ausgetauscht',
    isVerbLast: true,
    lone: 'ersetz, ersetze, ersetzt, tausch, tausche, tauscht',
    done: 'ersetzt, ausgetauscht, getauscht',
    loneLast: 'ersetzen, austauschen, auszutauschen, zu ersetzen, tauschen',
    idioms: 'zum wechsel, im wechsel, zum tausch, der wechsel, ein wechsel',
    by: 'durch, gegen, mit',
  },
  fr: {
    verbs: `remplac*, substitu*, echang*, troqu*, chang*`,
    participles: 'remplace, remplacee, remplaces, remplacees, substitue, substituee, echange, echangee',
    lone: 'remplace, remplacer, remplacez, remplaçons, substitue, substituer, substituez, échange, échanger, échangez, changer, changez, change',
    done: 'remplace, remplacee, remplaces, remplacees, substitue, substituee',
    idioms: 'pour changer, pour changer un peu, un change, histoire de changer, ca change',
    by: 'par, contre, pour',
  },
  es: {
    verbs: 'sustitu*, substitu*, reemplaz*, remplaz*, cambi*, intercambi*, canje*',
    participles:
      'sustituido, sustituida, sustituidos, sustituidas, reemplazado, reemplazada, cambiado, cambiada',
    lone: 'sustituye, sustituir, sustituid, sustituya, reemplaza, reemplazar, reemplace, cambia, cambiar, cambiame, cambie',
    done: 'sustituido, sustituida, sustituidos, sustituidas, reemplazado, reemplazada, cambiado, cambiada',
    idioms: 'para cambiar, por cambiar, un cambio, en cambio, de cambio, para variar',
    by: 'por',
  },
  it: {
    verbs: 'sostitu*, rimpiazz*, cambi*, scambi*',
    participles: 'sostituito, sostituita, sostituiti, sostituite, rimpiazzato, rimpiazzata',
    idioms: 'per cambiare, un cambio, in cambio, tanto per cambiare',
    by: 'con, per',
  },
  pt: {
    verbs: 'substitu*, troc*, troqu*',
    participles: 'substituido, substituida, substituidos, substituidas, trocado, trocada',
    idioms: 'em troca, uma troca, para trocar',
    by: 'por, com, pelo, pela, pelos, pelas',
  },
  nl: {
    verbs: 'vervang*, ruil*, inruil*, omruil*, wissel*, verwissel*',
    participles: 'vervangen, geruild, ingeruild, verwisseld',
    isVerbLast: true,
    idioms: 'ter vervanging, een wissel',
    by: 'door, voor, tegen, met',
  },
  pl: {
    verbs: 'zastap*, zamien*, podmien*, wymien*',
    participles: 'zastapione, zastapiony, zastapiona, zamienione, zamieniony, zamieniona',
    idioms: '',
    by: 'na, przez',
  },
  sv: {
    verbs: 'ersatt*, byt, byta, byter, byt ut, byta ut, byter ut',
    participles: 'ersatt, utbytt, utbytta',
    idioms: '',
    by: 'med, mot',
  },
  da: {
    verbs: 'erstat*, udskift*, byt, bytte, bytter, byt ud',
    participles: 'erstattet, udskiftet, byttet',
    idioms: '',
    by: 'med, til',
  },
  no: {
    verbs: 'erstatt*, bytt, bytte, bytter, bytt ut, bytte ut',
    participles: 'erstattet, byttet',
    idioms: '',
    by: 'med, mot',
  },
  hi: {
    verbs: 'बदल*, रिप्लेस, badal*, replace',
    participles: '',
    isVerbLast: true,
    loneLast: 'बदल*, रिप्लेस, badal*, replace',
    idioms: '',
    by: 'को, ko',
  },
  // The new food has its preposition in one word with it.
  ar: { verbs: '', participles: '', idioms: '', by: '' },
}
