import { normalizeWishWord } from '../wish/foods/normalizeWishWord.ts'

/**
 * Words around an allergy that name no food and that the languages of wishes do not pass over: "celiac disease", "sufferer",
 * "severe". Folded as `normalizeWishWord` does it; a `*` stands for any ending.
 */
const conditionWords = `
  disease, diseases, illness, disorder, syndrome, sufferer, sufferers, patient, sensitivity, sensitive, hypersensitivity, condition,
  reaction, reactions, anaphylaxis, anaphylactic, suspected, diagnosed, confirmed, possible, light, strong, cross, contact, oral, protein, carries, carry, carrying, kept, keeps,
  krankheit, erkrankung, unvertraglichkeit*, uberempfindlich*, empfindlich*, schwere, starke, leichte, reaktion, gegen, auf, verdacht, eiweiss,
  maladie, sous, hypersensibilite, sensibilite, sensible, reaction, severe, forte, legere, grave, proteine, proteines, aux, au, du, de, des, la, le, les,
  enfermedad, sensibilidad, hipersensibilidad, reaccion, fuerte, leve, proteina, proteinas, al, a, los, las, del, el,
  malattia, morbo, sensibilita, ipersensibilita, reazione, forte, lieve, proteine, alla, alle, ai, agli, al, di, del, della,
  doenca, sensibilidade, hipersensibilidade, reacao, proteina, ao, aos, da, do, das, dos,
  ziekte, overgevoelig*, gevoelig*, reactie, ernstige, voor, eiwit,
  choroba, nadwrazliw*, wrazliw*, reakcja, silna, lekka, na, bialko,
  sjukdom, overkanslig*, kanslig*, reaktion, svar, stark, latt, mot, protein,
  sygdom, overfolsom*, folsom*, svaer, staerk, let, mod, over, for, sykdom, reaksjon, alvorlig,
  रोग, बीमारी, संवेदनशील*, प्रतिक्रिया, गंभीर, तेज, हल्की, से, की, का, के, मुझे, को, है, होता, होती, होते, जाता, जाती, जाते, रखता, रखती,
  مرض, داء, متلازمه, تفاعل, شديد*, خفيف*, تجاه, ضد, من, علي, الي, لدي, عندي, بروتين
`

const words = conditionWords.split(',').map((word) => word.trim())
const whole = new Set(words.filter((word) => !word.endsWith('*')).map(normalizeWishWord))
const beginnings = words.flatMap((word) => (word.endsWith('*') ? normalizeWishWord(word.slice(0, -1)) : []))

/** Whether a folded word only says that somebody is ill of what stands beside it. */
export function isAllergyConditionWord(word: string): boolean {
  return whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}
