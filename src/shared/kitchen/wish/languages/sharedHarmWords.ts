/**
 * Words of harm that are spelled alike in most languages: names of reactions and of what is carried against them. Phrases as in
 * wishLanguage.ts.
 */
export const sharedHarmWords = `angioedem*, angioodem*, angio oedem*, angio edem*, quincke, quinckes, quinckeodem*, anaphyl*, anafyl*, anafil*, urticari*, urtikari*, urticaire*,
  epi pen*, epipen*, auto injector*, autoinjector*, autoinjektor*, jext, emerade, anapen, auvi q, auviq, fastjekt, neffy, altellus, adrenalin*, epinephrin*, epinefrin*, cetirizin*, loratadin*,
  desloratadin*, fexofenadin*, levocetirizin*, benadryl, piriton, zyrtec, claritin*, clarityn*, aerius, polaramin*, antihistamin*, ابينفرين, إبينفرين, ايبينفرين, إيبينفرين, ادرينالين, أدرينالين, الادرينالين,
  الأدرينالين, ابيبن, إبيبن, एपिपेन, एड्रेनालिन, एपिनेफ्रिन, एनाफिलेक्सिस`
