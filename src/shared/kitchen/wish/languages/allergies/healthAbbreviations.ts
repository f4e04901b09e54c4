import type { AllergenId } from '../../../allergens.ts'
import type { WishLanguageId } from '../../wishLanguage.ts'

/** Abbreviations by which hospitals, schools and parents name what somebody must not have. Capitals do not count. */
export interface WishHealthAbbreviation {
  letters: string
  /** What the letters stand for. */
  meaning: string
  /** What follows: these allergens; "food": an allergy to the food beside it; "asked": what it leaves out differs from one to another. */
  leavesOut: readonly AllergenId[] | 'food' | 'asked'
  /** The languages where it is no other word; all where none are named. */
  only?: readonly WishLanguageId[]
}

const milk = ['milk'] as const
const gluten = ['gluten'] as const

export const wishHealthAbbreviations: readonly WishHealthAbbreviation[] = [
  // Milk
  { letters: 'CMPA', meaning: "cow's milk protein allergy", leavesOut: milk },
  { letters: 'CMPI', meaning: "cow's milk protein intolerance", leavesOut: milk },
  { letters: 'CMA', meaning: "cow's milk allergy", leavesOut: milk },
  { letters: 'CMI', meaning: "cow's milk intolerance", leavesOut: milk },
  { letters: 'MSPI', meaning: 'milk and soy protein intolerance', leavesOut: ['milk', 'soy'] },
  { letters: 'MSPA', meaning: 'milk and soy protein allergy', leavesOut: ['milk', 'soy'] },
  { letters: 'KMPA', meaning: 'Kuhmilchproteinallergie', leavesOut: milk },
  { letters: 'KMPI', meaning: 'Kuhmilchproteinintoleranz', leavesOut: milk },
  { letters: 'KMPE', meaning: 'Kuhmilchproteinintoleranz, Enterokolitis', leavesOut: milk },
  { letters: 'KMEA', meaning: 'Kuhmilcheiweißallergie, koemelkeiwitallergie', leavesOut: milk },
  { letters: 'KMA', meaning: 'koemelkallergie, Kuhmilchallergie', leavesOut: milk },
  { letters: 'APLV', meaning: 'allergie aux protéines de lait de vache', leavesOut: milk },
  { letters: 'IPLV', meaning: 'intolérance aux protéines de lait de vache', leavesOut: milk },
  { letters: 'PLV', meaning: 'protéines de lait de vache', leavesOut: milk },
  { letters: 'APH', meaning: 'alergia a proteínas de huevo', leavesOut: ['eggs'], only: ['es'] },
  {
    letters: 'APLH',
    meaning: 'alergia a proteínas de leche y huevo',
    leavesOut: ['milk', 'eggs'],
    only: ['es'],
  },
  { letters: 'ABMK', meaning: 'alergia na białka mleka krowiego', leavesOut: milk },
  { letters: 'BMK', meaning: 'białka mleka krowiego', leavesOut: milk, only: ['pl'] },
  // Gluten
  { letters: 'NCGS', meaning: 'non-coeliac gluten sensitivity', leavesOut: gluten },
  { letters: 'NCWS', meaning: 'non-coeliac wheat sensitivity', leavesOut: gluten },
  { letters: 'NZWS', meaning: 'Nicht-Zöliakie-Weizensensitivität', leavesOut: gluten },
  { letters: 'NZGS', meaning: 'Nicht-Zöliakie-Glutensensitivität', leavesOut: gluten },
  { letters: 'SGNC', meaning: 'sensibilité au gluten non cœliaque', leavesOut: gluten },
  { letters: 'SHGNC', meaning: 'sensibilité ou hypersensibilité au gluten non cœliaque', leavesOut: gluten },
  { letters: 'WDEIA', meaning: 'wheat-dependent exercise-induced anaphylaxis', leavesOut: gluten },
  // A food that is named beside it
  { letters: 'FPIES', meaning: 'food protein-induced enterocolitis syndrome', leavesOut: 'food' },
  { letters: 'FPIAP', meaning: 'food protein-induced allergic proctocolitis', leavesOut: 'food' },
  { letters: 'PAI', meaning: 'projet d’accueil individualisé', leavesOut: 'food', only: ['fr'] },
  // What is left out differs
  { letters: 'EoE', meaning: 'eosinophilic oesophagitis', leavesOut: 'asked' },
  { letters: 'OAS', meaning: 'oral allergy syndrome', leavesOut: 'food' },
  { letters: 'PFAS', meaning: 'pollen food allergy syndrome', leavesOut: 'food' },
  { letters: 'LTP', meaning: 'lipid transfer protein allergy', leavesOut: 'asked' },
  { letters: 'AERD', meaning: 'aspirin-exacerbated respiratory disease', leavesOut: 'asked' },
  { letters: 'MCAS', meaning: 'mast cell activation syndrome', leavesOut: 'asked' },
  { letters: 'AIP', meaning: 'autoimmune protocol', leavesOut: 'asked' },
  { letters: 'GAPS', meaning: 'gut and psychology syndrome diet', leavesOut: 'asked' },
]

/** The letters of those of a kind in a language, as phrases. */
export function wishHealthAbbreviationLetters(id: WishLanguageId, kind: 'food' | 'asked'): string {
  const meant = wishHealthAbbreviations.filter(
    ({ only, leavesOut }) => leavesOut === kind && (only?.includes(id) ?? true),
  )
  return meant.map(({ letters }) => letters).join(',')
}
