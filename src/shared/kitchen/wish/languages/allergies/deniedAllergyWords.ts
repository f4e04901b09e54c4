import type { WishLanguageId } from '../../wishLanguage.ts'

/** Words by which somebody says that there is no allergy at all, phrases as in wishLanguage.ts. */
export interface WishNoAllergyWords {
  /** Words of who or what has none, which other fields do not hold. */
  deny: string
  /** Words between a denial and its allergy: "known". */
  between: string
  /** Words behind an allergy by which it is of nothing: "allergic to nothing". */
  nothing: string
  /** Words that may name one all the same: "no allergies but nuts", "only to nuts". */
  only: string
}

/** Words of how bad an allergy is: who has no severe one may have another. */
export const wishAllergyDegreeWords = `severe, serious, major, real, bad, dangerous, schwer*, starke*, ernst*, richtige, grave, graves, severe, severes, serieuse*, fort, forte, fortes, seria, serias, importante*, forti, seri, serie, gravi,
  ernstige, zware, ciezk*, powazn*, siln*, allvarlig*, svara, alvorlig*, svaer*, kraftig*, شديدة, خطيرة, قوية, गंभीर, gambhir`

/** Words of allergies that may be denied as a whole; "no allergens" is a limit. */
export const wishDeniableAllergyWords = `allergy, allergie, allergies, allergic, allergien, allergi, allergier, allergisch*, allergisk*, allergiqu*, allergic*, allergia, allergias, allergieen, allergiet, alergia, alergias, alergie,
  alergii, alergi, alergico, alergica, alergicos, alergicas, alergiczn*, allergico, allergica, allergici, intoleran*, intolleran*, unvertraglich*, uczulon*, uczuleni*, uczulenia, overgevoelig*, overfolsom*, overkanslig*,
  حساسية, حساسيه, حساسيات, حساس, تحسس, एलर्जी, allergic to, allergy to, allergic against, alergica a, alergico a, alergicos a, alergicas a, allergisch voor, allergisch op, allergisch gegen, allergisch auf, allergisk mot, allergisk over for, allergique a, allergiques a, allergico a, allergica a, allergici a, uczulony na, uczulona na, حساسية من, oral allergy syndrome, oral allergy, cross allergy, cross allergies, pollen food syndrome, orales allergiesyndrom, kreuzallergie, kreuzallergien, allergie croisee, allergies croisees, syndrome d allergie orale, alergia cruzada, alergias cruzadas, sindrome de alergia oral`

/** Those of them that are said of somebody. */
export const deniableAllergyAdjectives =
  'allergic*, allergisch*, allergisk*, allergiqu*, alergic*, alergiczn*, uczulon*, intolerant*'

export const wishDeniedAllergyWords: Readonly<Record<WishLanguageId, WishNoAllergyWords>> = {
  en: {
    deny: 'no, zero, without, nobody, no one, noone, none of us, nothing, dont have, doesnt have, havent',
    between: 'known, food, dietary, any, that we know of, particular, other',
    nothing: 'anything, nothing',
    only: 'but, only, just, only to, just to',
  },
  de: {
    deny: 'kein, keine, keinen, keinerlei, ohne, niemand, keiner, nichts, gegen nichts, auf nichts, habe keine, hab keine, haben keine, hat keine, wir haben keine, ich habe keine, wir haben kein',
    between: 'bekannten, bekannte, lebensmittel, nahrungsmittel, irgendwelche, sonstigen',
    nothing: 'nichts, gegen nichts, irgendetwas, irgendwas, etwas',
    only: 'nur, nur gegen, nur auf, bloß, bloß gegen, aber, aber gegen, außer gegen',
  },
  fr: {
    deny: 'aucune, aucun, sans, ni, pas de, pas d, personne, rien, à rien, n a pas d, n ai pas d, n avons pas d',
    between: 'connue, connues, alimentaire, alimentaires, particulière',
    nothing: 'rien, à rien, quoi que ce soit',
    only: 'mais, juste, seulement, que, juste aux, juste au, seulement aux, seulement au',
  },
  es: {
    deny: 'sin, ni, ninguna, ningún, no tengo, no tenemos, no tiene, nadie, nada, a nada',
    between: 'conocida, conocidas, alimentaria, alimentarias',
    nothing: 'nada, a nada',
    only: 'pero, solo, sólo, solamente, sino, solo a, sólo a, solamente a',
  },
  it: {
    deny: 'senza, nessuna, nessun, né, nessuno, niente, a niente, nulla, a nulla',
    between: 'nota, note, alimentare, alimentari, particolari, conosciute',
    nothing: 'niente, nulla, a niente, a nulla',
    only: 'ma, solo, soltanto, solo a, solo alle, solo al',
  },
  pt: {
    deny: 'sem, nem, nenhuma, não tenho, não temos, ninguém, nada, a nada',
    between: 'conhecida, conhecidas, alimentar, alimentares',
    nothing: 'nada, a nada',
    only: 'mas, só, apenas, somente, só a, apenas a',
  },
  nl: {
    deny: 'geen, zonder, niemand, nergens, niets, voor niets, heb geen, hebben geen, heeft geen',
    between: 'bekende, voedsel, bijzondere',
    nothing: 'niets, iets',
    only: 'maar, alleen, enkel, alleen voor',
  },
  pl: {
    deny: 'brak, bez, żadnych, żadnej, ani, nie mam, nie mamy, nie ma, nikt, na nic, nic, nikt nie ma',
    between: 'znanych, pokarmowych, żadnych',
    nothing: 'nic, na nic',
    only: 'ale, tylko, tylko na',
  },
  sv: {
    deny: 'inga, utan, ingen, inget, ingenting',
    between: 'kända, kanda',
    nothing: 'inget, ingenting, något, nagot',
    only: 'men, bara, endast, bara mot, endast mot',
  },
  da: {
    deny: 'uden, ingen, intet, ingenting',
    between: 'kendte, her, hos os, nogen',
    nothing: 'intet, noget',
    only: 'men, kun, bare, kun over for, kun mod',
  },
  no: {
    deny: 'uten, ingen, ingenting',
    between: 'kjente, her, hos oss, noen',
    nothing: 'ingenting, noe',
    only: 'men, bare, kun, bare mot, kun mot',
  },
  ar: {
    deny: 'لا يوجد لدينا, لا يوجد عندنا, لا يوجد لدي, لا يوجد عندي, لا توجد لدينا, لا توجد عندنا, لا توجد لدي, لا يوجد, لا توجد, لا يوجد اي, لا توجد اي, ليس لدينا اي, ليس عندنا اي, ليس لدي, ليس لدي اي, ليس عندي, ليس عندي اي, ليست لدينا, ليست لدي, لا نعاني من, لا اعاني من, لا نعاني من اي, لا اعاني من اي, مفيش, مافي, ما في, ما فيه, بدون, بلا, لا, لا احد, لا أحد, ما حدا, محد, ما عندنا, ما عندي, ليس لدينا, ليس عندنا',
    between: 'اي, أي, معروفة, غذائية',
    nothing: 'شيء, شي, اي شيء',
    only: 'لكن, فقط, بس, الا, إلا, فقط من, بس من',
  },
  hi: {
    deny: 'कोई, किसी को, koi, kisi ko',
    between: 'ज्ञात, खाने की, khane ki, food',
    nothing: 'कुछ, kuch',
    only: 'लेकिन, बस, सिर्फ, सिर्फ़, मगर, lekin, bas, sirf',
  },
}

/** Answers to "allergies:" that deny all of them, in all languages. */
export const wishAnswersOfNoAllergy = `none, none known, none at all, none so far, none that i know of, no, nope, nil, zero, nothing, na, n a, keine, keine bekannt, keinerlei, nichts, nein, aucune, aucun, aucune connue, néant, rien, non, ninguna, ninguno, ninguna conocida, no hay, nada, nessuna, nenhuma, geen, brak, żadne, inga, ingen, ingenting, कोई नहीं, कुछ नहीं, नहीं, koi nahi, kuch nahi, nahi, لا شيء, لا يوجد, لا توجد, لا, ما في, ولا شيء`
