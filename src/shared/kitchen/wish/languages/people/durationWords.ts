import type { WishLanguageId } from '../../wishLanguage.ts'

/**
 * Words by which years and months are no age, phrases as in wishLanguage.ts: "hace un año", "6 mesi fa". Languages that share a word for
 * years share them, for each of them reads the wish.
 */
export interface WishDurationWords {
  /** What is counted, as the last word of an age: "años". */
  units: string
  before: string
  after: string
  /** Words behind `after` with which it is an age all the same: Hindi "2 साल से छोटा". */
  unless?: string
  /** Somebody was born then: it is an age. */
  born: string
}

export const wishDurationWords: Readonly<Record<WishLanguageId, WishDurationWords>> = {
  en: {
    units: 'year, years, month, months',
    before: 'for, since, past, last',
    after: 'ago, back, pregnant, preg, pregs, preggo, preggers, prego, gone, along',
    born: 'born*',
  },
  de: {
    units: 'jahr, jahre, jahren, monat, monate, monaten, woche, wochen',
    before:
      'seit, seit ca, seit etwa, seit fast, seit über, seit mehr als, vor, vor ca, vor etwa, vor über, schon seit, nach',
    after: 'her, lang',
    born: 'gebor*, geburt, welt, schwanger*',
  },
  fr: {
    units: 'an, ans, mois, semaines',
    before: `depuis, depuis plus de, depuis presque, depuis environ, depuis bientot, il y a, il y a environ, il y a plus de, y a, ca fait, cela fait, voila,
      pendant, durant`,
    after: 'plus tot',
    born: 'ne, nee, nes, nees, naissance, enceinte*',
  },
  es: {
    units: 'año, años, mes, meses, semanas',
    before:
      'ha, desde ha, llevo, lleva, llevamos, llevan, hace, hace ya, hace casi, hace mas de, hace unos, desde hace, desde hace ya, desde hace mas de, durante',
    after: 'atras, sin',
    born: 'nacio, nasceu, nascid*, nacido, nacida, nacidos, nacimiento, parto, embaraz*',
  },
  it: {
    units: 'anno, anni, mese, mesi, settimane',
    before: 'da un, da ormai, da quasi, da oltre, da più di',
    after: 'fa',
    born: 'nato, nata, nati, nate, nascita, incint*',
  },
  pt: {
    units: 'ano, anos, mes, meses, semanas',
    before: 'hace, desde hace, ha, ha ja, ha quase, ha mais de, ha cerca de, desde ha, durante',
    after: 'atras',
    born: 'nacio, nacid*, nasceu, nascido, nascida, nascimento, gravid*',
  },
  nl: {
    units: 'jaar, maand, maanden, weken',
    before: 'sinds, gedurende',
    after: 'geleden, lang',
    born: 'gebor*, geboorte, zwanger*',
  },
  pl: {
    units: 'rok, lata, lat, miesiąc, miesiące, miesięcy, tygodni',
    before: 'przez',
    after: 'temu',
    born: 'urodz*, ciąż*',
  },
  sv: {
    units: 'år, månad, månader, veckor',
    before: 'sedan, sen, i',
    after: 'sedan, sen, siden',
    born: 'född*, föddes, gravid*',
  },
  da: {
    units: 'år, måned, måneder, uger',
    before: 'i, gennem',
    after: 'siden, sedan',
    born: 'født*, fødtes, gravid*',
  },
  no: {
    units: 'år, måned, måneder, uker',
    before: 'i, gjennom',
    after: 'siden, sedan',
    born: 'født*, gravid*',
  },
  hi: {
    units: 'साल, महीने, माह, हफ्ते, saal, sal, mahine, hafte',
    before: 'पिछले, pichle',
    after: 'से, पहले, हो गया, हो गए, हो गये, हुए, se, pehle, pahle, ho gaya, ho gaye, hue',
    unless:
      'छोट*, कम, बड़*, ऊपर, नीचे, छोटी, chhot*, chot*, kam, bad*, upar, niche, पैदा, paida, गर्भ*, प्रेग*, pregnant',
    born: 'पैदा, जन्म*, paida, janam*, गर्भ*, प्रेग*, pregnant',
  },
  ar: {
    units: 'سنة, سنتين, سنوات, عام, عامين, اشهر, شهور, شهر, شهرين, اسابيع',
    before: 'منذ, قبل, من حوالي, خلال',
    after: 'مضت',
    born: 'ولد, ولدت, مولود, مولودة, ولادة, حامل',
  },
}
