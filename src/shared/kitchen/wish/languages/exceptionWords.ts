import type { WishLanguageId } from '../wishLanguage.ts'

/** What tells "everything besides onions" from "besides onions there is garlic too", phrases as in wishLanguage.ts. */
export interface WishExceptionWords {
  /** Phrases of `exceptNext`, in Hindi of `leavesOutPrevious`, that may also mean "in addition to". */
  besides: string
  /** What says behind them that more is there: "also", "we have". */
  also: string
  /** What says behind or right before them that they except: "everything", "no". */
  all: string
  /** Phrases of `exceptNext` that except nothing from a diet before them: "vegan, but not honey". */
  notFromDiet?: string
  /** Phrases of `leavesOutPrevious` that except the food before them from what follows. */
  exceptPrevious?: string
}

export const wishExceptionWords: Readonly<Record<WishLanguageId, WishExceptionWords>> = {
  en: {
    besides: 'besides, apart from, aside from, other than',
    notFromDiet: 'but not, excluding only',
    also: 'also, too, as well, have, ive, weve, got, has, theres, there is, there are',
    all: 'everything, anything, all, whatever, any, no, none, nothing, nobody, not, never, dont, doesnt, cant, fine, ok, okay, goes, good',
  },
  de: {
    besides: 'außer, ausser, abgesehen von',
    notFromDiet: 'nur nicht, aber nicht gegen, jedoch nicht gegen, aber nicht auf, nicht aber gegen',
    also: 'noch, auch, zusätzlich, hab, habe, haben, hätte, gibt es, gibts',
    all: 'alles, alle, allen, jede, jeder, jedes, egal, geht, gehen, kein, keine, keinen, keinerlei, nichts, nicht, nie, niemand, ok, okay, gut',
  },
  fr: {
    notFromDiet:
      'tout sauf, tout sauf du, tout sauf de la, mais pas, mais pas aux, mais pas au, mais pas a la, mais pas a l, mais pas contre, a l exclusion de',
    besides: 'a part, mis a part, en dehors de, en dehors du, en dehors des',
    also: 'aussi, egalement, encore, j ai, ai, on a, avons, il y a, il reste, il me reste',
    all: 'tout, tous, toute, toutes, n importe, rien, pas, aucun, aucune, ni, ok, va, vont, bien',
  },
  es: {
    besides: 'aparte de, aparte del',
    also: 'también, además, tengo, tenemos, hay, queda, quedan, me queda, me quedan',
    all: 'todo, todos, toda, todas, cualquier, cualquiera, nada, no, ningún*, ningun*, sin, vale, bien',
  },
  it: {
    besides: 'a parte',
    also: 'anche, pure, inoltre, ho, abbiamo, c e, ci sono',
    all: 'tutto, tutti, tutta, tutte, qualsiasi, qualunque, niente, nulla, non, nessun*, senza, bene',
  },
  pt: {
    besides: 'fora o, fora a, afora, tirando',
    also: 'também, ainda, tenho, temos, tem, ha',
    all: 'tudo, todos, todas, qualquer, nada, não, nenhum*, sem, bem',
  },
  nl: {
    besides: 'behalve, afgezien van',
    also: 'ook, nog, daarnaast, heb, hebben, is er, zijn er',
    all: 'alles, alle, allemaal, elke, niets, niks, geen, niet, nooit, prima, goed, mag',
  },
  pl: {
    besides: 'oprócz, prócz, poza',
    also: 'też, także, również, jeszcze, mam, mamy, jest, są',
    all: 'wszystko, wszystkie, wszystkiego, wszystkich, cokolwiek, nic, nie, żadn*, bez',
  },
  sv: {
    besides: 'förutom, bortsett från',
    also: 'också, även, dessutom, har, finns',
    all: 'allt, alla, vad som helst, inget, inga, ingen, ingenting, inte, utan, bra',
  },
  da: {
    besides: 'udover, ud over, bortset fra',
    also: 'også, desuden, har, der er',
    all: 'alt, alle, hvad som helst, intet, ingen, ingenting, ikke, uden, fint',
  },
  no: {
    besides: 'utenom, foruten, bortsett fra',
    also: 'også, i tillegg, har, det er',
    all: 'alt, alle, hva som helst, ingenting, ingen, ikke, uten, greit',
  },
  hi: {
    besides: 'के अलावा, ke alawa, ke alava',
    also: 'भी, और क्या, bhi, aur kya',
    all: 'सब, सभी, सब कुछ, कुछ भी, कोई भी, कोई, हर, नहीं, नही, मत, न, ना, ठीक, चलेगा, sab, sabhi, sab kuch, kuch bhi, koi bhi, koi, har, nahi, nahin, nhi, mat, chalega',
    exceptPrevious: `के सिवा, के सिवाय, छोड़कर, छोड़ कर, को छोड़कर, छोड़ के, ke siwa, ke sivay, ko chhodkar, ko chodkar, chhodkar, chodkar, chhod kar, chod kar,
      chhod ke, chod ke`,
  },
  ar: { besides: '', also: '', all: '' },
}
