/** Words that begin another clause in any language: "everyone eats fish, but Mia doesn't". Each entry is one word, here and below. */
export const wishContrastConjunctions = `but, while, whereas, aber, während, mais, tandis, pero, mientras, ma, mentre, mas, maar, ale, men, lekin, magar, par, लेकिन, मगर, पर, لكن, بس`

/** Words by which a dish has a food in it and nobody wishes for it: "lleva huevo", "da ist Milch drin". */
export const wishDishContainsWords = `lleva, llevan, trae, traen, drin, isme, ismein, usme, इसमें, उसमें, فيه, فيها, zit, jest`

/** Words for all who eat: "everyone but Lea eats nuts" tells that Lea does not. */
export const wishEverybodyWords = `everyone, everybody, all, alle, jeder, tous, monde, todos, mundo, sab, सब, الكل, كلنا, كلهم, tutti, wszyscy, alla, iedereen`

/** English nouns for somebody who is named after what they must not eat: "a nut kid". */
export const wishEaterNouns = 'kid, kids, child, children, guest, guests, friend, person, boy, girl, toddler'

/** Subjects with "is" in one, as words of a wish are compared: "I'm lactose". */
export const wishSubjectsWithIs = 'im, hes, shes, theyre, were'

/** Words for being ill: what is left out because of it is an allergy. */
export const wishIllnessWords = `sick, ill, unwell, poorly, krank, übel, schlecht, malade, enfermo, enferma, enfermos, bimar, बीमार, مريض, مريضة, يمرض, تمرض, ziek, sjuk, syg, syk, doente, chory, chora`
