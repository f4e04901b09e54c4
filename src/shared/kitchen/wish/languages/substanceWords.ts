/**
 * How words begin for what many foods hold and a diet limits, in all languages. Of a diet "not" says that nobody is on it, of these
 * that nobody is to eat them: "no histamine".
 */
export const substanceBeginnings =
  'histamin, istamin, هيستامين, الهيستامين, هستامين, الهستامين, हिस्टाम, fructos, fruktos, fruttos, frutose, فركتوز, फ्रुक्टोज, sorbit, fodmap, salicyl, salicil, oxalat, ossalat, purin'
