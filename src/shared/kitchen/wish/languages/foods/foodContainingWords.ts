import type { WishLanguageId } from '../../wishLanguage.ts'

/**
 * Words for whatever has a food in it, `heads` before `links`, and the food behind both: "everything" "that has" eggs. Phrases as in wishLanguage.ts. They
 * are read only behind an allergy: "anything with eggs" alone is a wish.
 */
export interface WishFoodContainingWords {
  heads: string
  links: string
}

export const wishFoodContainingWords: Readonly<Partial<Record<WishLanguageId, WishFoodContainingWords>>> = {
  en: {
    heads: `everything, every thing, anything, any thing, any dish, any food, any foods, any meal, any product, any products, all things, all food, all foods, all dishes, all products, most things, whatever, stuff, things, food, foods, dishes, products, meals`,
    links: `with, with any, that has, that have, that has any, thats got, that has got, which has, which have, having, that contains, that contain, which contains, which contain, containing, contains, made with, made from, made of, made out of, that is made with, thats made with, that is made from, thats made from, thats made of, including, involving, that includes, that uses, has`,
  },
  de: {
    heads: `alles, fast alles, jegliches, jegliches essen, jedes essen, jede speise, alle speisen, alle gerichte, alle lebensmittel, alle produkte, sämtliche produkte, sämtliche lebensmittel, lebensmittel, gerichte, produkte, speisen, essen, sachen, alle sachen`,
    links: `mit, wo, was, was mit, wo auch nur, in dem, in denen, in der, das, die, worin, die mit`,
  },
  fr: {
    heads: `tout, tous les plats, tous les aliments, tous les produits, tout aliment, tout plat, tout produit, les plats, les aliments, les produits, plats, aliments, produits, n importe quoi, quoi que ce soit, toute chose, toute nourriture`,
    links: `avec, avec du, avec de la, avec des, avec de l, contenant, contenant du, contenant de la, contenant des, contenant de l, ce qui contient, ce qui contient du, ce qui contient de la, ce qui contient des, ce qui contient de l, ce qui a, ce qui a du, ce qui a de la, ce qui a des, ce qui comporte, ce qui comporte du, ce qui comporte des,
      qui contient, qui contient du, qui contient de la, qui contient des, qui contient de l, qui contiennent, qui contiennent du, qui contiennent de la, qui contiennent des, qui contiennent de l, à base de, à base d, ce qui est à base de, ce qui est à base d, ce qui est fait avec, où il y a, où il y a du, où il y a de la, où il y a des, où il y a de l, dans lequel il y a`,
  },
  es: {
    heads: `todo, casi todo, cualquier cosa, cualquier comida, cualquier plato, cualquier alimento, cualquier producto, todas las cosas, todas las comidas, todos los platos, todos los alimentos, todos los productos, toda comida, todo alimento, las cosas, las comidas, los alimentos, los platos, los productos, alimentos, productos, comidas, cosas`,
    links: `con, lo que lleve, lo que lleva, lo que contenga, lo que contiene, lo que tenga, lo que tiene, que lleve, que lleva, que lleven, que llevan, que contenga, que contiene, que contengan, que contienen, que tenga, que tiene, que tengan, que tienen, hecho con, hecha con, hechos con, hechas con, hecho de, a base de, lo que esté hecho con, lo hecho con, lo que sea a base de`,
  },
  ar: {
    heads: `كل شيء, كل شي, كل ما, اي شيء, اي شي, كل طعام, اي طعام, كل اكل, اي اكل, الاكل, كل الاكل, كل الاطعمة, جميع الاطعمة, الاطعمة, كل المنتجات, اي منتج, اي حاجة, كل حاجة`,
    links: `فيه, فيها, به, بها, يحتوي, يحتوي على, تحتوي على, التي تحتوي على, التي فيها, اللي فيه, اللي فيها, يدخل فيه, تدخل فيه, مع, مصنوع من, مصنوعة من, مصنوع ب`,
  },
}

/** The phrases of a language, each head with each link behind it. */
export function wishPhrasesForFoodContaining(id: WishLanguageId): string {
  const words = wishFoodContainingWords[id]
  if (!words) return ''
  const split = (text: string) => text.split(',').map((phrase) => phrase.trim())
  return split(words.heads)
    .flatMap((head) => split(words.links).map((link) => `${head} ${link}`))
    .join(',')
}
