import type { WishLanguageId } from '../wishLanguage.ts'

/** Words behind a food that is to be used up, phrases as in wishLanguage.ts. */
export interface WishUsedUpWords {
  /** "खत्म करना है". */
  uses: string
  /** The same of words that may leave a food out as well: "muss weg". */
  perhaps: string
  /** What tells that the food is there and spoils: "in the fridge". */
  spoils: string
  /** What tells that it is given up instead: "from our diet". */
  diets: string
}

const none: WishUsedUpWords = { uses: '', perhaps: '', spoils: '', diets: '' }

export const wishUsedUpWords: Readonly<Record<WishLanguageId, WishUsedUpWords>> = {
  it: none,
  pt: none,
  pl: none,
  sv: none,
  da: none,
  no: none,
  en: {
    uses: 'need eating, needs eating, need using, needs using, need using up, needs using up, need to be used up, needs to be used up, need to be eaten, needs to be eaten, need to be finished, needs to be finished',
    perhaps: 'must go, need to go, needs to go, got to go, gotta go',
    spoils:
      'fridge, freezer, expire, expires, expiring, use by, going off, go off, goes off, leftover, leftovers, best before',
    diets: 'diet, diets, for good, forever, allergic, allergy, doctor',
  },
  de: {
    uses: 'müssen verbraucht werden, muss verbraucht werden, müssen aufgebraucht werden, muss aufgebraucht werden, müssen gegessen werden, muss gegessen werden, müssen noch weg, muss noch weg, müssen dringend weg, muss dringend weg, müssen heute weg, muss heute weg, müssen bald weg, muss bald weg',
    perhaps: 'müssen weg, muss weg, müssen raus, muss raus, sollen weg, soll weg, sollte weg, sollten weg',
    spoils:
      'kühlschrank, gefrierfach, läuft ab, läuft bald ab, läuft morgen ab, läuft heute ab, laufen ab, laufen bald ab, laufen morgen ab, ablaufen, abgelaufen, verbrauchen, aufbrauchen, reste, bald schlecht, haltbar bis, mhd',
    diets:
      'ernährung, speiseplan, diät, arzt, ärztin, für immer, allergie, allergisch, allergisch*, unverträglich*',
  },
  fr: {
    uses: 'sont à finir, est à finir, à finir, à terminer, à écouler, à utiliser, doivent être utilisés, doit être utilisé, doit être fini, doivent être finis',
    perhaps: 'doivent partir, doit partir, doivent disparaître, doit disparaître',
    spoils: 'frigo, réfrigérateur, périme, périment, périmer, restes, date limite',
    diets: 'régime, alimentation, médecin, allergique, allergie',
  },
  es: {
    uses: 'que gastar, por gastar, para gastar, que acabar, por acabar, que hay que gastar, que hay que acabar, que usar',
    perhaps: 'tienen que irse, tiene que irse, deben irse, debe irse',
    spoils: 'nevera, frigorífico, refrigerador, caduca, caducan, sobras, caducar',
    diets: 'dieta, médico, alérgico, alérgica, alergia',
  },
  nl: {
    uses: 'moeten op, moet op, moeten opgemaakt worden, moet opgemaakt worden',
    perhaps: 'moeten weg, moet weg',
    spoils: 'koelkast, over datum, restjes',
    diets: 'dieet, dokter, allergisch, allergie',
  },
  hi: {
    uses: 'खत्म करना, खत्म करने, खत्म करनी, ख़त्म करना, ख़त्म करने, ख़त्म करनी, को खत्म करना, को ख़त्म करना, जल्दी खत्म करना, जल्दी खत्म करने, khatam karna, khatam karne, khatam karni, khatm karna, khatm karne, khatm karni, ko khatam karna',
    perhaps: '',
    spoils: '',
    diets: 'डाइट, डायट, आहार, खाने से, भोजन से, डॉक्टर, हमेशा, एलर्जी, diet, khane se, doctor, hamesha, allergy',
  },
  ar: {
    uses: 'لازم يخلص, لازم تخلص, لازم نخلصه, لازم نخلصها, يجب استخدامه, يجب استخدامها',
    perhaps: 'لازم يروح, لازم تروح',
    spoils: 'الثلاجة, ثلاجة, ينتهي, تنتهي, يفسد, تفسد',
    diets: 'حمية, الحمية, نظام غذائي, الطبيب, حساسية',
  },
}
