/**
 * Beginnings of words for substances in many foods that some diets limit, in all languages. "No histamine" leaves them out, whereas
 * "not vegan" only says that the diet is not kept.
 */
export const wishSubstanceBeginnings =
  'histamin, istamin, هيستامين, الهيستامين, هستامين, الهستامين, हिस्टाम, fructos, fruktos, fruttos, frutose, فركتوز, फ्रुक्टोज, sorbit, fodmap, salicyl, salicil, oxalat, ossalat, purin'
