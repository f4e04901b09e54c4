/** Words by which a limit goes on, of all languages together, folded: no food and no negation is among them. */

/** Nouns for food of any kind: "anything with sesame", "irgendwas mit Ei". */
export const anyFoodWords = `anything, things, thing, something, stuff, food, foods, products, product, whatever, dishes, alles, allem, etwas, irgendwas, irgendetwas, sachen, dinge, dingen, lebensmittel, produkte,
  gerichte, tout, truc, trucs, chose, choses, plats, aliments, produits, todo, algo, cosa, cosas, alimentos, productos, platos, tutto, cose, qualcosa, iets, dingen, alles, kuch, chize, cheeze, चीज़ें, चीजें, कुछ, شيء, اشياء, أشياء`

/** Those of them that stand for all foods, so that they may go on an allergy behind a comma as well. */
export const allFoodWords = 'anything, alles, allem, tout, todo, tutto'

/** What links such a noun to the food that it holds. */
export const holdsWords = `with, contain, contains, containing, has, have, having, mit, enthält, enthalten, avec, contient, contiennent, contenant, con, lleve, lleven, contenga, contengan, tenga, tengan, contiene, contienen,
  che contiene, met, wali, wale, वाली, वाले, فيه, فيها`

/** A further food in a part of its own: "Also to sesame.", "Eggs too.", "Auch gegen Ei." */
export const furtherWords = `also, too, plus, same, likewise, auch, dazu, ebenso, gleiches, genauso, ausserdem, aussi, egalement, pareil, idem, también, tampoco, igual, anche, ook, bhi, भी, ايضا, أيضا, كمان, برضو`

/** Words of a wish: a part with one of them is no further limit. */
export const askingWords = `please, pls, plz, bitte, svp, merci, por favor, favor, porfa, make, want, would, like, love, need, give, cook, have, möchte, hätte, wünsche, gern, gerne, mag, voudrais, veux, aime, aimerais, quiero, quisiera,
  gusta, encanta, chahiye, चाहिए, اريد, أريد, ابغى, بدي`

/** Before whoever a limit is for: "no egg for Tim and no nuts for Lea". */
export const forPersonsWords = 'for, für, pour, para, per, voor'
