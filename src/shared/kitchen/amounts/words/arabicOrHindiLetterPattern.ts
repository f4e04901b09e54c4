/** Letters of Arabic and Hindi. */
export const arabicOrHindiLetterPattern = /[\p{Script=Arabic}\p{Script=Devanagari}]/u
