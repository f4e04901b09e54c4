import type { WishLanguageId } from '../wishLanguage.ts'

/** How a language's words against a food are written in a hurry. Words are folded (see normalizeWishWord). */
export interface WishRoughNegationWords {
  /** Words of four letters and more that others may be misspellings of. */
  words: string
  /** Misspellings of shorter words. */
  misspelt: string
  /** Words that are no misspellings, near as they are. */
  others: string
  /** Letters that stand for "without" before a food, behind which a full stop stands. */
  short: string
  /** The same with or without a full stop, and other words, as typed, that may be one written wrong: "igen nødder". */
  bare: string
  /** Words that are written with their food as one, "ohneNüsse", and that one letter more makes misspelt, "snin". */
  joined: string
  /** Whether such a word may stand behind its food too. */
  mayFollow?: boolean
}

/** Misspellings of "free", "frei", "vrij", "fri" and "less", of which any stands behind its food or at its end. */
export const wishMisspellingsOfWordFree =
  'fr, vr, fre, fee, fere, freee, feee, frre, fer, fei, fri, frie, frii, ferei, fire, fir, vrj, vri, vrji, virj, vrijj, les, lss, lesss, leess'

export const wishRoughNegationWords: Readonly<Record<WishLanguageId, WishRoughNegationWords>> = {
  en: {
    words: 'without, dont, avoid, cannot, cant, none, never, minus, skip',
    misspelt: 'n0, nto, ont, nott, noo, nno, ot',
    others: `note, noon, noons, nose, nine, nice, done, next, cake, cane, cart, cast, cat, can, cont, carnot, mini, sip, ship, slip, skim, skin,
      nova, nonna, nonne, nonnas, neve, want, don, donut, dote, fever, dona, doant, novel, dent, nones, cana, cans, scant, chant, canto, caant, nonfat, soot`,
    short: 'o, all',
    bare: 'x',
    joined: 'without, no, zero',
  },
  de: {
    words: 'ohne, kein, keine, keinen, keiner, nicht, niemals',
    misspelt: 'onhe, nihct, nich, nihc, ncht, nict, nedd',
    others: `kleine, kleinen, kleiner, klein, kerne, kernen, keime, keimen, keimer, kern, keim, kinder, keks, kehr, kegel,
      nichte, niche, ohren, keimling, nichts, ohm, keilen, kennen, kenne, kenner, kline, koinen`,
    short: 'o, k, kein, all',
    bare: 'o',
    joined: 'ohne, kein, keine, nicht',
  },
  fr: {
    words: 'sans, aucun, aucune, jamais, eviter',
    misspelt: 'allegrie, sna, aps, psa, ps, pqs, asns, snas, sns, san, sas, sasn, ans',
    others: 'sang, sens, jamai, sante, sand, sana, sage, saks, santa, sons, slans, savs, ans',
    short: 's, ss, all, al',
    bare: 'ss',
    joined: 'sans',
  },
  es: {
    words: 'ningun, ninguna, nada, evitar, tampoco, jamas',
    misspelt: 'sni, isn, sn, sinn, alegria, sim, zin, siin, sjn, nio',
    others: 'nata, nado, nadan, ninguno, nadie, nabo, napa, nana, nora',
    short: 's, all, al',
    bare: 'si',
    joined: 'sin',
  },
  it: {
    words: 'senza, niente, nessun, nessuna, evitare',
    misspelt: 'snz, allegria, snea, snaz, snza, senz, sena, enza',
    others: 'senape, nessuno, scena, senta, mente, senna',
    short: 's, all, al',
    bare: '',
    joined: 'senza',
  },
  pt: {
    words: 'nenhum, nenhuma, evitar, nada, jamais',
    misspelt: 'alegria, sme, esm, sm, semm, snao, zem, swm, naao, nào, nai, noa, nap, nso, sen, ssem',
    others: 'nata, nado, nabo, nadar, napa, nana',
    short: 's, all, al',
    bare: 'se',
    joined: 'sem',
  },
  nl: {
    words: 'zonder, geen, niet, nooit, vermijd',
    misspelt: 'zner, zondr, gen, gean, gene, zndr, nit, neit, nite',
    others: `gele, geel, gent, gein, green, groen, germ, gember, noot, nier, nieuw, niets, neet, nippet, gees, geef, geek, gesn, gerst, nootje,
      zondag, wonder, geden, grein, getn`,
    short: 'z, g, o, all',
    bare: 'z',
    joined: 'zonder, geen',
  },
  pl: {
    words: 'zadnych, zadnego, zadnej, unikam, oprocz',
    misspelt: 'bes, bze, ebz, bezz, bz, bzz, bwz, bex, nei, ine, nje, nke, nieee, niee',
    others: '',
    short: 'b, al, all, ucz',
    bare: '',
    joined: 'bez',
  },
  sv: {
    words: 'utan, ingen, inget, inga, inte, aldrig, undvik',
    misspelt: 'utn, uta, utna, igna, ine, inte, itne, nite, äj, aj',
    others:
      'ugnen, uttan, unga, utav, into, inre, ingang, ina, utas, inlagd, indian, inkl, ingefara, utah, ute, ing',
    short: 'u, all',
    bare: 'u, je',
    joined: 'utan, inga, ingen, inget',
  },
  da: {
    words: 'uden, ingen, intet, ikke, aldrig, undga',
    misspelt: 'udn, ude, ike, ikk, ikek, kike, ignen, igne, iken, uen',
    others: 'indien, unden, igen, uge, inden, ugen, ingefaer, uld, iskke',
    short: 'u, all',
    bare: 'u, igen',
    joined: 'uden, ingen',
  },
  no: {
    words: 'uten, ingen, ikke, aldri, unnga',
    misspelt: 'utn, uen, ute, ike, ikk, ikek, kike, iken, utem, uteb',
    others: 'unten, igjen, uken, ingefaer, utens, inne, utenom',
    short: 'u, all',
    bare: 'u',
    joined: 'uten, ingen',
  },
  hi: {
    words: 'bina, bagair, nahi, nahin, बिना, बगैर, नहीं',
    misspelt: 'maat, mtt, mut, bna, bian, bin, bnia, mt, nhi, nai, बीना, बिन, बिन्ना, नही, नहि, नहिं',
    others: `bana, bani, bane, banao, banana, bania, bini, binam, basa, banna, biba, bean, beans, brain, nani, nahar, nani, bira, bihar, bihari, nadi,
      बनाना, बना, बनाओ, बिनाका, बीन, बीन्स`,
    short: '',
    bare: '',
    joined: 'bina, bagair, बिना',
    mayFollow: true,
  },
  ar: {
    words: 'بدون, دون, بلا, حساسيه, بغير, خاليه, ممنوع',
    misspelt: 'بودن, بدو, بدن, بدزن, بدوون, لاا, بلاا',
    others: 'بدور, بذور, خليه, بلاد, بلال, بلاط, دونر, دونت, بلح, بلاستيك, بغداد',
    short: '',
    bare: '',
    joined: 'بدون, بلا',
  },
}
