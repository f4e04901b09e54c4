import type { WishLanguageId } from '../wishLanguage.ts'

/** Words that say that a food is all right, with or without their verb; behind "not" they leave it out. Phrases as in wishLanguage.ts. */
export const wishApprovalWords: Readonly<Record<WishLanguageId, string>> = {
  en: `ok, okay, okey, fine, alright, all right, allowed, permitted, welcome, safe, acceptable, suitable, cool, good for, good with, great for, an option, work, works, work for, works for, can stay, work here, works here`,
  de: `ok, okay, okey, in ordnung, gut für, erlaubt, gestattet, willkommen, passend, geeignet, sicher für, fein, drin, passt, passen, super für`,
  fr: `ok, bon pour, bons pour, bonne pour, bonnes pour, permis, permise, permises, autorise, autorisee, autorises, autorisees, bienvenu, bienvenue, bienvenus, bienvenues, possible, adapte, adaptes, conseille`,
  it: `ok, bene, benissimo, permesso, permessi, permessa, permesse, consentito, consentiti, consentita, consentite, concesso, concessi, benvenuto, benvenuti, benvenute, adatto, adatti, adatte`,
  es: `ok, bien, bien para, permitido, permitida, permitidos, permitidas, bienvenido, bienvenidos, bienvenida, apto, aptos, apta, aptas, valido, validos`,
  pt: `ok, bem, permitido, permitida, permitidos, permitidas, bem vindo, bem vindos, bem vinda, adequado, adequados`,
  nl: `ok, oke, oké, prima, goed, goed voor, toegestaan, welkom, geschikt, in orde`,
  pl: `ok, okej, w porzadku, w porządku, dozwolone, dozwolony, dozwolona, mile widziane, mile widziany, wskazane`,
  sv: `ok, okej, okay, bra, bra för, tillåtet, tillåtna, välkommet, välkomna, lämpligt`,
  da: `ok, okay, okej, fint, fine, godt, godt for, i orden, tilladt, velkommen, velkomne`,
  no: `ok, okay, greit, fint, bra, bra for, lov, tillatt, velkommen, velkomne, i orden`,
  hi: `ठीक, ओके, चलेगा, चलेगी, चलेंगे, theek, thik, ok, chalega, chalegi, chalenge`,
  ar: `تمام, اوك, اوكي, ok, مسموح, مسموحة, مقبول, مقبولة, ماشي, ممكن, عادي, مناسب, مناسبة`,
}
