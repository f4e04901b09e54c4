import type { WishLanguageId } from '../../wishLanguage.ts'

/** Names of the allergy to foods that goes with one to pollen, phrases as in wishLanguage.ts. Its foods stand on either side. */
export const wishCrossAllergyWords: Readonly<Partial<Record<WishLanguageId, string>>> = {
  en: `oral allergy syndrome, oral allergic syndrome, oral allergy, oral allergies, mouth allergy, pollen food syndrome, pollen food allergy syndrome, pollen food allergy, pollen food allergies, pollen fruit syndrome, pollen associated food allergy, birch pollen food allergy,
    cross allergy, cross allergies, cross reaction, cross reactions, cross reactivity, cross reactive, cross reacts, cross reacting`,
  de: `kreuzallerg*, kreuz allergie, kreuz allergien, kreuzreaktion*, kreuzreaktiv*, kreuzreagier*, orales allergiesyndrom, orales allergie syndrom, oralem allergiesyndrom, oralen allergiesyndrom, pollen nahrungsmittel syndrom, pollenassoziierte nahrungsmittelallergie*,
    pollenassoziierte lebensmittelallergie*, pollen assoziierte nahrungsmittelallergie, pollen assoziierte lebensmittelallergie, birkenpollenassoziierte nahrungsmittelallergie`,
  fr: `syndrome d allergie orale, syndrome allergique oral, syndrome oral allergique, syndrome d allergies orales, syndrome pollen aliment, syndrome pollens aliments, syndrome pollen aliments, allergie croisée, allergies croisées, allergie orale, réaction croisée, réactions croisées, réactivité croisée`,
  es: `síndrome de alergia oral, síndrome alergia oral, síndrome alérgico oral, síndrome polen alimento, síndrome polen alimentos, alergia cruzada, alergias cruzadas, alergia oral, reacción cruzada, reacciones cruzadas, reactividad cruzada`,
  hi: `ओरल एलर्जी सिंड्रोम, ओरल एलर्जी, मुँह की एलर्जी, मुंह की एलर्जी, क्रॉस एलर्जी, क्रॉस रिएक्शन, oral allergy syndrome, oral allergy, cross allergy`,
  ar: `متلازمة حساسية الفم, متلازمة الحساسية الفموية, متلازمة الحساسية الفمية, حساسية الفم, الحساسية الفموية, حساسية متقاطعة, حساسية متصالبة, الحساسية المتقاطعة, الحساسية المتصالبة, حساسية تصالبية`,
}

/** Beginnings of folded words by which such a name is known. */
export const wishCrossAllergyBeginnings =
  'oral orales cross kreuz crois cruzad متلازم متقاطع متصالب تصالب المتقاطع المتصالب ओरल क्रॉस'

/** The pollen that such an allergy goes with, folded: no allergy of its own there. */
export const wishPollenWords = `pollen pollens birch ragweed grass grasses tree hay birke birken birkenpollen gräserpollen gräser bouleau graminées polen abedul gramíneas حبوب اللقاح لقاح الطلع पराग परागकण`
