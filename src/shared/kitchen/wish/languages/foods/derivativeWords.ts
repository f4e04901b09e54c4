import type { WishLanguageId } from '../../wishLanguage.ts'

/** Phrases for whatever is made of a food, by where the food stands. Phrases as in wishLanguage.ts. */
export interface WishDerivativeWords {
  /** The food stands before them, with or without "and" or "nor" between: "milk or anything made from it", "egg products". */
  behind: string
  /** The food stands behind them: "anything made from milk". */
  before: string
}

export const wishDerivativeWords: Readonly<Record<WishLanguageId, WishDerivativeWords>> = {
  en: {
    behind: `product, products, derivative, derivatives, derived products, its derivatives, their derivatives, its products, their products, products of it,
      by products, byproducts, based products, based, containing products, in any form, in any shape or form, in any shape, in any way shape or form, in all its forms, in all forms,
      in every form, in whatever form, of any form, and the like,
      anything made from it, anything made of it, anything made with it, anything made out of it, anything from it, anything with it, anything with it in it,
      anything containing it, anything that contains it, anything derived from it, anything that has it, anything that has it in it, anything based on it,
      anything made from them, anything made of them, anything made with them, anything containing them, anything that contains them, anything with them,
      things made from it, things made of it, things made with it, things made from them, things made with them, stuff made from it, stuff made with it,
      foods made from it, foods made with it, foods containing it, food containing it, products made from it, products made of it, products made with it,
      products made from them, products made with them, products containing it, products containing them, products thereof, all its products,
      everything made from it, everything made of it, everything made with it, everything made from them, everything containing it, everything that contains it, whats made from it,
      whats made of it, what is made from it, what is made of it, whatever is made from it, whatever is made of it, nothing made from it, nothing made with it, nothing made of it,
      nothing containing it, nothing that contains it, nothing with it in it, nothing derived from it, all that is made of it`,
    before: `anything made from, anything made of, anything made with, anything derived from, anything containing, anything that contains, nothing made from, nothing made of,
      nothing made with, nothing derived from, nothing containing, nothing that contains, products made from, products made of, products made with, products containing,
      things made from, things made of, things made with, derivatives of, products of, all forms of, any form of, every form of`,
  },
  de: {
    behind: `produkte, produkten, erzeugnisse, erzeugnissen, derivate, derivaten, folgeprodukte, folgeprodukten, deren produkte, dessen produkte, daraus hergestellte produkte, daraus hergestelltes, daraus gemachtes,
      daraus, nichts daraus, alles daraus, produkte daraus, erzeugnisse daraus, alles was daraus gemacht ist, alles was daraus gemacht wird, alles was daraus hergestellt ist, alles was daraus hergestellt wird, was daraus gemacht ist,
      was daraus gemacht wird, was daraus hergestellt wird, alles was daraus besteht, alles was das enthält, alles was sie enthält, alles was es enthält, alles was ihn enthält, alles was damit gemacht ist, nichts was daraus gemacht ist,
      nichts was daraus gemacht wird, alles damit, nichts damit, in jeder form, in jeglicher form, in irgendeiner form, in allen formen, in keiner form, in egal welcher form, und co`,
    before: `produkte aus, produkte mit, erzeugnisse aus, alles aus, nichts aus, irgendwas aus, alles was aus, in jeder form von`,
  },
  fr: {
    behind: `dérivé, dérivés, ses dérivés, leurs dérivés, produit dérivé, produits dérivés, ses produits dérivés, leurs produits dérivés, aucun dérivé, aucun de ses dérivés, aucun produit dérivé,
      ce qui en contient, tout ce qui en contient, rien qui en contient, rien qui en contienne, quoi que ce soit qui en contient, ce qui en est fait, tout ce qui en est fait,
      tout ce qui est fait avec, rien fait avec, rien de fait avec, ce qu on en fait, tout ce qui en vient, produits qui en contiennent, aliments qui en contiennent, à base de ça,
      sous toutes ses formes, sous toutes leurs formes, sous aucune forme, sous quelque forme que ce soit, sous n importe quelle forme, sous une forme ou une autre, sous toute forme`,
    before: `dérivés de, dérivés du, dérivés d, produits dérivés de, produits dérivés du, produits à base de, produits à base d, tout ce qui est à base de, quoi que ce soit à base de,
      rien à base de, rien à base d, rien qui contient du, rien qui contient des, rien qui contienne du, rien qui contienne des, aucun produit à base de, plats à base de`,
  },
  es: {
    behind: `derivado, derivados, sus derivados, productos derivados, sus productos derivados, ningún derivado, ninguno de sus derivados, nada derivado, nada hecho con eso, nada hecho con ella, nada hecho con ello, nada que la contenga,
      nada que lo contenga, nada que los contenga, nada que lleve, lo que se hace con ella, lo que se hace con ello, todo lo que se hace con ella, todo lo que la contenga, todo lo que lo contenga, todo lo que lleve,
      en ninguna de sus formas, en ninguna forma, en cualquier forma, en cualquiera de sus formas, en todas sus formas, de ninguna forma, bajo ninguna forma, productos que la contengan, productos que lo contengan, nada de eso`,
    before: `derivados de, derivados del, productos derivados de, productos hechos con, productos a base de, nada hecho con, nada hecho de, nada a base de, nada que contenga, nada derivado de, cosas hechas con`,
  },
  it: {
    behind: `derivato, derivati, suoi derivati, i suoi derivati, loro derivati, prodotti derivati, nessun derivato, nulla che lo contenga, niente che lo contenga, niente che le contenga, tutto ciò che lo contiene,
      in nessuna forma, in qualsiasi forma, in tutte le forme, in alcuna forma, sotto qualsiasi forma`,
    before: `derivati del, derivati dell, derivati della, derivati di, prodotti a base di, niente a base di, nulla a base di, niente fatto con`,
  },
  pt: {
    behind: `derivado, derivados, seus derivados, os seus derivados, produtos derivados, nenhum derivado, nada feito com ele, nada feito com isso, nada que o contenha, nada que contenha,
      de forma nenhuma, em nenhuma forma, em qualquer forma, sob nenhuma forma, sob qualquer forma, em todas as formas`,
    before: `derivados de, derivados do, derivados da, produtos à base de, nada à base de, nada feito com, nada feito de`,
  },
  nl: {
    behind: `producten, derivaten, afgeleiden, afgeleide producten, producten daarvan, producten ervan, wat daarvan gemaakt is, wat ervan gemaakt is, alles wat daarvan gemaakt is, alles wat ervan gemaakt is, niets daarvan,
      alles waar het in zit, in welke vorm dan ook, in elke vorm, in geen enkele vorm, in alle vormen`,
    before: `producten van, producten met, niets met, alles met, alles van, niets van`,
  },
  pl: {
    behind: `przetwory, przetworów, jego przetwory, jego przetworów, jej przetworów, ich przetworów, pochodne, pochodnych, jego pochodnych, jej pochodnych, produktów pochodnych, produktów z niego, produktów z niej, niczego z niego,
      pod żadną postacią, w żadnej postaci, w jakiejkolwiek postaci, pod każdą postacią, w każdej postaci`,
    before: `przetworów z, produktów z, niczego z, pochodnych`,
  },
  sv: {
    behind: `produkter, derivat, produkter därav, produkter av det, allt som är gjort på det, allt som innehåller det, något gjort på det, i någon form, i alla former, i vilken form som helst, i alla dess former`,
    before: `produkter av, produkter med, produkter gjorda på, något gjort på, något gjort av, inget gjort på`,
  },
  da: {
    behind: `produkter, derivater, produkter deraf, produkter af det, alt der er lavet af det, alt hvad der indeholder det, noget lavet af det, i nogen form, i alle former, i enhver form`,
    before: `produkter af, produkter med, noget lavet af, noget lavet på, intet lavet af`,
  },
  no: {
    behind: `produkter, derivater, produkter av det, alt som er laget av det, alt som inneholder det, noe laget av det, i noen form, i alle former, i enhver form`,
    before: `produkter av, produkter med, noe laget av, noe laget på, ingenting laget av`,
  },
  hi: {
    behind: `उससे बनी चीजें, उससे बनी चीज़ें, उससे बनी चीजों, उससे बनी चीज़ों, उससे बनी कोई चीज, उससे बनी कोई भी चीज, उससे बनी, उससे बना, उससे बने, उससे बना कुछ, उससे बना कुछ भी, इससे बनी चीजें, इससे बनी चीज़ें, इससे बनी चीजों, इससे बनी, इससे बना, इससे बने, उनसे बनी चीजें, उनसे बनी चीजों,
      उनसे बनी चीज़ें, की बनी चीजें, की बनी चीज़ें, की बनी चीजों, की बनी चीज, की बनी कोई चीज, का बना, का बना कुछ, का बना कुछ भी, की बनी, के बने, से बनी चीजें, से बनी चीज़ें, से बनी चीजों, से बनी चीज़ों, से बनी चीज, से बनी कोई चीज, से बनी कोई भी चीज, से बना, से बना कुछ, से बना कुछ भी,
      से बनी, से बने, वाली चीजें, वाली चीज़ें, वाली चीजों, वाली कोई चीज, के उत्पाद, के उत्पादों, उत्पाद, उत्पादों, उसके उत्पाद, उसके उत्पादों, प्रोडक्ट, प्रोडक्ट्स, के प्रोडक्ट, किसी भी रूप में, किसी रूप में, हर रूप में, usse bani cheezein, usse bani cheeze, usse bani cheez, usse bani chize, usse bani chizen,
      usse bana, usse bani, usse bane, usse bana kuch, usse bana kuch bhi, isse bana, isse bani, isse bani cheezein, unse bani cheezein, ki bani cheezein, ki bani cheeze, ki bani chize, ki bani cheez, ka bana, ka bana kuch, ka bana kuch bhi, ki bani, ke bane, se bani cheezein, se bani cheeze, se bani chize, se bani cheez,
      se bani koi cheez, se bana, se bana kuch, se bana kuch bhi, se bani, se bane, wali cheezein, wali cheeze, wali chize, ke products, products, kisi bhi roop mein, kisi bhi form mein, kisi roop mein, har roop mein`,
    before: '',
  },
  ar: {
    behind: `مشتقاته, مشتقاتها, مشتقاتهم, مشتقات, منتجاته, منتجاتها, ما يصنع منه, ما يصنع منها, كل ما يصنع منه, كل ما يصنع منها, كل ما صنع منه, ما صنع منه, كل شيء مصنوع منه, كل شي مصنوع منه, شيء مصنوع منه, شيء مصنوع منها, شي مصنوع منه, اي شيء مصنوع منه, اي شيء مصنوع منها, اي شي مصنوع منه, اي شي منه,
      اي شيء منه, اي حاجة منه, اي حاجة منها, اي حاجة فيها, حاجة منه, كل ما يحتوي عليه, كل ما يحتوي عليها, اي شيء يحتوي عليه, اي شيء يحتويه, ما يحتوي عليه, كل ما فيه, باي شكل, بأي شكل, باي شكل من الاشكال, بأي شكل من الأشكال, بجميع اشكاله, بجميع أشكاله, بجميع اشكالها, بكل اشكاله, بكل أشكاله, بكل اشكالها,
      بأي صورة, باي صورة, بجميع انواعه ومشتقاته, وما يصنع منه, والمشتقات, المشتقات, والمنتجات`,
    before: `مشتقات, منتجات, اي شيء مصنوع من, أي شيء مصنوع من, اي شي مصنوع من, شيء مصنوع من, كل ما يصنع من, كل ما هو مصنوع من, اي شيء يحتوي على, أي شيء يحتوي على, كل ما يحتوي على`,
  },
}
