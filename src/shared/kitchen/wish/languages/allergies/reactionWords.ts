import type { WishLanguageId } from '../../wishLanguage.ts'

/**
 * What somebody does who is allergic to a food that was left out before, phrases as in wishLanguage.ts: "no nuts please, my son
 * reacts". Words that speak of an allergy by themselves stand in `allergy` of each language.
 */
export const wishReactionWords: Readonly<Record<WishLanguageId, string>> = {
  en: `react, reacts, reacting, reacted, cant breathe, cannot breathe, couldnt breathe, stops breathing, in hospital, in the hospital, to hospital, to the hospital, in a and e, in the er`,
  de: `reagiere, reagiert, reagieren, reagierte, reagieren, keine luft, ins krankenhaus, im krankenhaus, in die notaufnahme, in der notaufnahme`,
  fr: `reagis, reagit, reagissent, reagissons, a reagi, gonfle, gonflent, etouffe, etouffent, a l hopital, aux urgences`,
  es: `reacciono, reacciona, reaccionan, reaccionó, al hospital, en el hospital, a urgencias, en urgencias, se ahoga, me ahogo, no puede respirar, no puedo respirar`,
  it: `reagisco, reagisce, reagiscono, gonfia, gonfiano, in ospedale, all ospedale, al pronto soccorso, non respira`,
  pt: `reajo, reage, reagem, incha, incham, ao hospital, no hospital, pro hospital`,
  nl: `reageer, reageert, reageren, naar het ziekenhuis, in het ziekenhuis, geen lucht`,
  pl: `reaguje, reaguję, reagują, do szpitala, w szpitalu`,
  sv: `reagerar, reagerade, till sjukhuset, på sjukhus, får ingen luft`,
  da: `reagerer, reagerede, på hospitalet, ingen luft`,
  no: `reagerer, reagerte, på sykehus, på sykehuset, ikke luft`,
  hi: `रिएक्ट, रियेक्ट, रियेक्शन, अस्पताल, साँस नहीं, सांस नहीं, दम घुट*, react, hospital, aspatal, saans nahi, sans nahi`,
  ar: `يتفاعل, تتفاعل, اتفاعل, نتفاعل, بيتفاعل, بتتفاعل, رد فعل, ردة فعل, ردات فعل, يتورم, تتورم, يتورمون, اتورم, بيتورم, يختنق, تختنق, اختنق, المستشفى, مستشفى, الطوارئ`,
}
