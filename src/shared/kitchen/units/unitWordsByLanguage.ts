import type { ScalablePart } from '../scalables.ts'
import { type UnitLanguage, type UnitWords, type UnitWordsByLanguage, unitLanguages } from './unitWords.ts'

/** The words of units in languages other than English. Arabic counts by the one from eleven upwards and of fractions. */
export const unitWordsByLanguage: Readonly<Record<UnitLanguage, UnitWords>> = {
  de: {
    plus: 'plus',
    to: 'bis',
    decimalMark: ',',
    units: {
      cup: ['Tasse', 'Tassen'],
      tablespoon: ['EL', 'EL'],
      teaspoon: ['TL', 'TL'],
      pint: ['Pint', 'Pints'],
      gallon: ['Gallone', 'Gallonen'],
      pinch: ['Prise', 'Prisen'],
      dozen: ['Dutzend', 'Dutzend'],
    },
  },
  fr: {
    plus: 'plus',
    to: 'à',
    decimalMark: ',',
    units: {
      cup: ['tasse', 'tasses'],
      tablespoon: ['c. à s.', 'c. à s.'],
      teaspoon: ['c. à c.', 'c. à c.'],
      pint: ['pinte', 'pintes'],
      pinch: ['pincée', 'pincées'],
      dozen: ['douzaine', 'douzaines'],
    },
  },
  es: {
    plus: 'más',
    to: 'a',
    decimalMark: ',',
    units: {
      cup: ['taza', 'tazas'],
      tablespoon: ['cda.', 'cdas.'],
      teaspoon: ['cdta.', 'cdtas.'],
      pint: ['pinta', 'pintas'],
      quart: ['cuarto de galón', 'cuartos de galón'],
      gallon: ['galón', 'galones'],
      pinch: ['pizca', 'pizcas'],
      dozen: ['docena', 'docenas'],
    },
  },
  hi: {
    plus: 'और',
    to: 'से',
    decimalMark: '.',
    units: {
      cup: ['कप', 'कप'],
      tablespoon: ['बड़ा चम्मच', 'बड़े चम्मच'],
      teaspoon: ['छोटा चम्मच', 'छोटे चम्मच'],
      pint: ['पिंट', 'पिंट'],
      quart: ['क्वार्ट', 'क्वार्ट'],
      gallon: ['गैलन', 'गैलन'],
      pinch: ['चुटकी', 'चुटकी'],
      dozen: ['दर्जन', 'दर्जन'],
    },
  },
  ar: {
    plus: 'و',
    to: 'إلى',
    decimalMark: '.',
    units: {
      cup: ['كوب', 'أكواب'],
      tablespoon: ['ملعقة كبيرة', 'ملاعق كبيرة'],
      teaspoon: ['ملعقة صغيرة', 'ملاعق صغيرة'],
      pint: ['باينت', 'باينت'],
      quart: ['كوارت', 'كوارت'],
      gallon: ['غالون', 'غالونات'],
      pinch: ['رشة', 'رشات'],
      dozen: ['دزينة', 'دزينات'],
    },
  },
}

/** The words of units in the languages that these scalables name. */
export function unitWordsForScalables(scalables: readonly (readonly ScalablePart[])[]): UnitWordsByLanguage {
  const named = new Set(scalables.flat().map((each) => (each.kind === 'amount' ? each.language : undefined)))
  return Object.fromEntries(
    unitLanguages.filter((each) => named.has(each)).map((each) => [each, unitWordsByLanguage[each]]),
  )
}
