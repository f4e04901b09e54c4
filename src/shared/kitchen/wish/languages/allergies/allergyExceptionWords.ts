import type { WishLanguageId } from '../../wishLanguage.ts'

/** Words by which a denied allergy excepts some, beside the `exceptNext` of a language: "no allergies except", phrases as in wishLanguage.ts. */
export const wishWordsExceptingAllergies: Readonly<Record<WishLanguageId, string>> = {
  en: 'except to, except for, except from, excepting, but for, save, bar, barring, beyond, outside of, anything but, nothing but, anything except, nothing except, anything except for, anything other than, nothing other than, anything apart from, nothing apart from, anything besides, nothing besides, anything aside from, nothing aside from, besides, aside from, unless you count, not counting, excluding',
  de: 'außer, ausser, außer gegen, außer auf, ausser gegen, ausser auf, ausgenommen, mit ausnahme von, mit ausnahme der, abgesehen von, bis auf, lediglich, nur gegen, nur auf',
  fr: 'sauf, à part, a part, part, hormis, excepté, exceptée, exceptées, exceptés, mis à part, hors, en dehors de, en dehors des, en dehors du, si ce n est, sinon, autre que, d autre que, autres que, rien d autre que',
  es: 'salvo, excepto, menos, exceptuando, a excepción de, a excepción del, aparte de, aparte del, quitando, fuera de, que no sea, que no sean, con excepción de, más que, mas que',
  it: 'tranne, eccetto, salvo, a parte, fuorché, escluso, esclusa, escluse, esclusi, ad eccezione di, ad eccezione del, ad eccezione della, ad eccezione dei, ad eccezione delle, oltre a, all infuori di, se non, meno',
  pt: 'exceto, excepto, salvo, a não ser, tirando, fora, menos, à exceção de, com exceção de, com exceção do, senão, além de, além do, além da, sem ser, afora',
  nl: 'behalve, uitgezonderd, met uitzondering van, afgezien van, op na, buiten',
  pl: 'oprócz, prócz, poza, z wyjątkiem, za wyjątkiem, nie licząc, z wyłączeniem, oprocz',
  sv: 'utom, förutom, bortsett från, med undantag för, undantaget, frånsett',
  da: 'undtagen, undtaget, på nær, bortset fra, udover, ud over, med undtagelse af',
  no: 'unntatt, bortsett fra, utenom, med unntak av, foruten, utover',
  ar: 'إلا, الا, ما عدا, ماعدا, عدا, باستثناء, سوى, غير, إلا من, الا من',
  hi: 'सिवाय, को छोड़कर, siwai, sivay',
}

/** Hindi says it behind the food, before the denial: "मूंगफली के अलावा कोई एलर्जी नहीं". */
export const wishHindiExceptionsBehindFood =
  'के अलावा, के सिवाय, के सिवा, को छोड़कर, छोड़कर, ke alawa, ke siwa, ke sivay, ko chhodkar'

/** Words that may stand between the exception and its food, and belong to the allergy: "except to nuts", "außer gegen Nüsse". */
export const wishAllergyPrepositions = `to, for, from, against, gegen, auf, von, à, a, au, aux, la, le, les, l, de, des, du, d, al, alla, alle, ai, agli, allo, del, della, dei, delle, ao, aos, às, voor, tegen, van, op,
  na, od, mot, på, för, over for, af, av, fra, من`

/** Words that say of an allergy behind it that there is none, or whose: "allergies: none", "allergies? we have none". */
export const wishWordsDenyingAllergies = `none, no, nothing, anything, nil, not any, to nothing, to anything, keine, kein, nichts, aucune, aucun, rien, à rien, pas, ninguna, ninguno, nada, a nada, nessuna, nessuno, niente, a niente, nulla,
  nenhuma, nenhum, geen, niets, voor niets, brak, żadnych, nic, na nic, inga, inget, ingen, ingenting, intet, لا, لا يوجد, لا شيء, شيء, नहीं, कोई नहीं`
