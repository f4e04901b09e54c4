/**
 * How people misspell "intolerant" and "allergic" in languages of Latin letters, by sound: vowels are any or none, letters are doubled or
 * not, and "l" and "r" change places. Words are compared as wishes are, without accents.
 */
export const wishMisspeltReactionPatterns: readonly RegExp[] = [
  // "Interolant", "intorelante", "entolarent", "intollerenz".
  /^[aei][nm]+t+[aeiou]*(?:l+[aeiou]*r+|r+[aeiou]*l+)[aeiou]*n+[tcsz]/u,
  // "Elergic", "allurgic", "ellergico"; "élargi" is "widened".
  /^(?!elargi)[aeiou]l+[aeiou]?r+[aeiou]?[gj]+(?:ys?|ies?|ik|ick?|ique?s?|isch|ic[oa]s?|ias?)$/u,
  // "Algery", "alegric", "allgery"; "alegre" and "algérie" are other words.
  /^al+[aeiou]?g+[aeiou]?r+(?:ys?|ic|ick|ik|ico|ica|ique)$/u,
]
