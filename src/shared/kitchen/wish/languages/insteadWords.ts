import type { WishLanguageId } from '../wishLanguage.ts'

/** Words that say that a food is to stand for one that was left out before, phrases as in wishLanguage.ts. */
export interface WishInsteadWords {
  /** Behind the new food: "tofu instead". */
  behind: string
  /** Words before the replacement: "instead tofu". */
  before: string
}

export const wishInsteadWords: Readonly<Record<WishLanguageId, WishInsteadWords>> = {
  en: {
    behind:
      'instead, in its place, in their place, in its stead, as a replacement, as a substitute, as an alternative, as replacement, as substitute',
    before: 'instead, rather, preferably, better',
  },
  de: {
    behind:
      'stattdessen, dafür, als ersatz, als alternative, an dessen stelle, an deren stelle, lieber, im tausch',
    before: 'stattdessen, dafür, lieber, eher, besser, vielmehr, als ersatz',
  },
  fr: {
    behind: 'à la place, plutôt, en remplacement, à leur place, à sa place, comme alternative, en échange',
    before: 'plutôt, à la place, mieux, de préférence, en remplacement',
  },
  es: {
    behind:
      'en su lugar, en su sitio, en lugar, en vez, mejor, a cambio, en cambio, como sustituto, como alternativa, más bien',
    before: 'mejor, en su lugar, en cambio, más bien, a cambio, preferiblemente',
  },
  it: {
    behind: 'invece, al suo posto, al loro posto, piuttosto, al posto, in sostituzione',
    before: 'invece, piuttosto, meglio, al suo posto, al loro posto',
  },
  pt: {
    behind: 'em vez disso, no lugar, em seu lugar, no seu lugar, em troca, como substituto',
    before: 'em vez disso, no lugar, em seu lugar, de preferência, melhor',
  },
  nl: {
    behind: 'in plaats daarvan, in de plaats, ter vervanging, liever, als vervanging',
    before: 'in plaats daarvan, liever, beter',
  },
  pl: {
    behind: 'zamiast tego, w zamian, zamiast',
    before: 'zamiast tego, w zamian, raczej, lepiej',
  },
  sv: { behind: 'istället, i stället, som ersättning', before: 'istället, i stället, hellre' },
  da: { behind: 'i stedet, istedet, som erstatning', before: 'i stedet, istedet, hellere' },
  no: { behind: 'i stedet, isteden, istedet, som erstatning', before: 'i stedet, isteden, heller' },
  hi: {
    behind:
      'इसकी जगह, उसकी जगह, इनकी जगह, उनकी जगह, इसके बदले, उसके बदले, इसके बजाय, उसके बजाय, बदले में, iski jagah, uski jagah, iske badle, uske badle, iske bajay, badle mein',
    before:
      'इसकी जगह, उसकी जगह, इनकी जगह, उनकी जगह, इसके बदले, उसके बदले, इसके बजाय, उसके बजाय, बदले में, बेहतर, iski jagah, uski jagah, iske badle, uske badle, iske bajay, badle mein',
  },
  ar: {
    behind:
      'بدلا من ذلك, بدلا منه, بدلا منها, بدلا عنه, بدلا عنها, بدلا, عوضا عنه, عوضا عنها, عوضا عن ذلك, بداله, بدالها, بدله, بدلها, مكانه, مكانها, كبديل',
    before:
      'بدلا من ذلك, بدلا منه, بدلا منها, بدلا عنه, بدلا عنها, عوضا عنه, عوضا عنها, عوضا عن ذلك, بداله, بدالها, بدله, بدلها, مكانه, مكانها, بالأحرى, الافضل, الأفضل',
  },
}
