/** Nouns for food of any kind, in all languages: "anything with sesame", "irgendwas mit Ei". Each entry is one word, here and below. */
export const wishAnyFoodWords = `anything, things, thing, something, stuff, food, foods, products, product, whatever, dishes, alles, allem, etwas, irgendwas, irgendetwas, sachen, dinge, dingen, lebensmittel, produkte,
  gerichte, tout, truc, trucs, chose, choses, plats, aliments, produits, todo, algo, cosa, cosas, alimentos, productos, platos, tutto, cose, qualcosa, iets, dingen, alles, kuch, chize, cheeze, चीज़ें, चीजें, कुछ, شيء, اشياء, أشياء`

/** Nouns for all foods: behind a comma they continue an allergy, "allergic to nuts, anything with sesame". */
export const wishAllFoodWords = 'anything, alles, allem, tout, todo, tutto'

/** Words between such a noun and the food: "with", "containing". */
export const wishContainsWords = `with, contain, contains, containing, has, have, having, mit, enthält, enthalten, avec, contient, contiennent, contenant, con, lleve, lleven, contenga, contengan, tenga, tengan, contiene, contienen,
  met, wali, wale, वाली, वाले, فيه, فيها`

/** Adverbs in a sentence that adds a food to a limit: "Also to sesame.", "Eggs too.", "Auch gegen Ei." */
export const wishAlsoWords = `also, too, plus, same, likewise, auch, dazu, ebenso, gleiches, genauso, ausserdem, aussi, egalement, pareil, idem, también, tampoco, igual, anche, ook, bhi, भी, ايضا, أيضا, كمان, برضو`

/** Words that ask for a dish: a sentence with one of them adds nothing to a limit. */
export const wishDishRequestWords = `please, pls, plz, bitte, svp, merci, favor, porfa, make, want, would, like, love, need, give, cook, have, möchte, hätte, wünsche, gern, gerne, mag, voudrais, veux, aime, aimerais, quiero, quisiera,
  gusta, encanta, chahiye, चाहिए, اريد, أريد, ابغى, بدي`

/** Prepositions before the person whom a limit is for: "no egg for Tim and no nuts for Lea". */
export const wishPrepositionsBeforePersons = 'for, für, pour, para, per, voor'
