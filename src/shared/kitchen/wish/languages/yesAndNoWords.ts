import type { WishLanguageId } from '../wishLanguage.ts'

/** Words of one word each that answer "no" and "yes" to a food beside them: "fish no, meat yes". */
export const yesAndNoWordsBesideFoods: Readonly<Record<WishLanguageId, { no: string; yes: string }>> = {
  en: { no: 'no, nope, nah, not', yes: 'yes, yep, yeah, yea, yup, fine, good' },
  de: { no: 'nein, nee, nö, nicht', yes: 'ja, jawohl, jo, gerne, gern' },
  fr: { no: 'non, nan, pas', yes: 'oui, ouais' },
  es: { no: 'no, nop, tampoco', yes: 'sí' },
  it: { no: 'no, neanche, nemmeno', yes: 'sì' },
  pt: { no: 'não, nao, tampouco', yes: 'sim' },
  nl: { no: 'nee, niet', yes: 'ja, wel, graag' },
  pl: { no: 'nie', yes: 'tak' },
  sv: { no: 'nej', yes: 'ja, jo, gärna' },
  da: { no: 'nej', yes: 'ja, jo, gerne' },
  no: { no: 'nei', yes: 'ja, jo, gjerne' },
  ar: { no: 'لا, كلا, لأ', yes: 'نعم, ايوه, أيوه, اي, ايه, اه' },
  hi: { no: 'नहीं, नही, ना, nahi, nahin, no', yes: 'हाँ, हां, haan, han, yes' },
}

/** Those of them that between two foods are of the second: "beef not chicken". */
export const wishContrastWords: ReadonlySet<string> = new Set(['not', 'nicht', 'pas', 'niet'])
