import type { WishLanguageId } from '../../wishLanguage.ts'

/** Words that warn of a food: "heads up: sesame", "Vorsicht bei Nüssen". Phrases as in wishLanguage.ts. */
export const wishWarningWords: Readonly<Record<WishLanguageId, string>> = {
  en: `heads up, head up, beware, watch out for, careful with, be careful of, careful about, red flag, red flags, caution, warning, medical bracelet, alert bracelet, medical alert, blood test, blood tests, bloods came back, skin test, allergy test`,
  de: `vorsicht, achtung, aufpassen bei, aufpassen mit, obacht, warnung, blutwerte, bluttest`,
  fr: `attention au, attention aux, attention a la, attention a l, gare aux, gare au, prudence avec, mefiance, prise de sang, bracelet medical`,
  es: `ojo con, cuidado con, atencion con, alerta, analisis de sangre, pulsera medica`,
  it: `attenzione a, attenzione al, attenzione alle`,
  pt: `cuidado com, atencao com`,
  nl: `pas op voor, pas op met, opgelet`,
  pl: `uwaga na`,
  sv: `varning for, se upp for`,
  da: `pas pa med`,
  no: `pass opp for, obs pa`,
  hi: `सावधान, सावधानी, बच के, बचाकर, ध्यान रखना, ध्यान रहे, khabardar, savdhan, dhyan rakhna, dhyan rahe, bach ke`,
  ar: `انتبه, انتبهي, انتبهوا, احذر, احذري, احذروا, تنبيه, تحذير, ديرو بالكم, دير بالك, خلي بالك, خد بالك`,
}
