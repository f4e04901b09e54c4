/** Words behind an allergy that has ended or is denied, before one that has not, of all six languages of the interface. */

/** "No longer allergic to nuts, but to eggs". */
export const wishWordsOfContrast = `but, only, just, however, still, though, aber, sondern, nur, dafür, noch, jedoch, allerdings, mais, seulement, toujours, encore, juste, par contre, pero, sino, solo, sólo, solamente, todavía, aún, sigue, लेकिन, मगर, पर, बल्कि, सिर्फ,
  सिर्फ़, केवल, lekin, magar, balki, sirf, par, لكن, ولكن, بل, بس, إنما, وإنما, فقط, إلا`

/** Words that may stand between such a word and the foods: "but still only to eggs". */
export const wishWordsWithinContrast = `still, now, only, just, is, he, she, i, we, they, also, remains, yes, noch, immer, nur, jetzt, auch, ist, er, sie, es, ich, schon, weiterhin, toujours, encore, seulement, maintenant, aussi, il, elle, l, est, si, oui, que,
  sí, si, solo, sólo, todavía, aún, ahora, también, lo, es, अब, भी, अभी, सिर्फ, सिर्फ़, केवल, ab, bhi, abhi, sirf, فقط, لا, زال, يزال, مازال, هو, هي, ما`

/** Words by which the allergy goes on without another word for it. */
export const wishWordsOfGoingOn = `still, noch, immer noch, weiterhin, toujours, encore, todavía, aún, sigue, अभी भी, अब भी, abhi bhi, ab bhi, لا يزال, لا زال, مازال, ما زال`

/** Words that join an allergy to its foods: before them, or in Hindi behind. */
export const wishWordsOfAllergyTo = `to, against, of, gegen, auf, bei, à, a, au, aux, al, من, ل, تجاه, ضد`
export const wishWordsOfAllergyToBehind = `से, se, का, की, ka, ki`
