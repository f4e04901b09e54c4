import type { WishLanguageId } from '../wishLanguage.ts'

export interface WishQualifierWords {
  /** What is true of some of a food only, phrases as in wishLanguage.ts: "raw", "fried", "from a can". */
  words: string
  /** Whether they stand behind the food: "poisson cru". Others stand before it. */
  follow?: boolean
  /** Those that stand behind the food where the others stand before it: "Thunfisch aus der Dose". */
  behind?: string
}

/** Of "no raw fish" the raw fish alone is unwanted; a name of the catalogue ("canned tuna") is read as a food instead. */
export const wishQualifierWords: Readonly<Record<WishLanguageId, WishQualifierWords>> = {
  en: {
    words: `raw, uncooked, undercooked, pink, bloody, rare, unpasteurised, unpasteurized, raw milk, hard boiled, soft boiled, hard, runny, cooked, fried, deep fried, pan fried, stir fried, boiled, roasted, roast, grilled, baked, braised, tinned, canned, frozen, dried, smoked, pickled, whole, big, large, chopped, sliced, crunchy whole, melted, cold, warm, leftover, store bought, shop bought, farmed, jarred, steamed, poached, creamed, burnt, instant, flavoured, visible, hidden, bits of raw, underripe, unripe, overripe`,
    behind: `from a can, from a tin, from a jar, out of a can, out of a tin, in a can, in chunks, in big chunks, in big pieces`,
  },
  de: {
    words: `fetten, fetter, fettes, fettem, fettreiche, fettreichen, fettreicher, fettreiches, ölige, öligen, öliger, rosa, blutig*, halbroh*, hart, harte, harten, hartgekocht*, weichgekocht*, unpasteurisiert*, roh, rohe, rohen, roher, rohes, rohem, gekocht*, gebraten*, gebratene*, frittiert, frittierte, frittierten, frittierter, frittiertes, gegrillt*, gebacken*, geräuchert*, getrocknet*, eingelegt*, tiefgekühlt*, tk, gefroren*, ganze, ganzen, ganzer, große, großen, grobe, groben, geschmolzen*, kalte, kalten, kalter, gekaufte, gekauften, fertige, fertigen`,
    behind: `aus der dose, aus dosen, in dosen, aus der konserve, aus dem glas, am stück, in stücken`,
  },
  fr: {
    words: `saignant, saignante, saignants, saignantes, au lait cru, dur, durs, cru, crue, crus, crues, cuit, cuite, cuits, cuites, frit, frite, frits, frites, poele, poeles, grille, grilles, grillee, grillees, fume, fumes, fumee, fumees, seche, seches, sechee, surgele, surgelee, surgeles, surgelees, en boite, en conserve, en bocal, entier, entiere, entiers, entieres, fondu, fondue, bouilli, bouillie, bouillis, roti, rotis, marine, marines, au plat, au vinaigre, en gros morceaux, froid, froide, froids, pas cuit, pas cuits, pas cuite`,
    follow: true,
  },
  es: {
    words: `poco hecho, poco hecha, sangrante*, de leche cruda, sin pasteurizar, duro, duros, crudo, cruda, crudos, crudas, frito, frita, fritos, fritas, cocido, cocida, cocidos, cocidas, asado, asada, ahumado, ahumada, ahumados, seco, seca, secos, secas, congelado, congelada, congelados, congeladas, en lata, de lata, enlatado, enlatada, enlatados, en conserva, en bote, entero, entera, enteros, enteras, derretido, hervido, hervida, a la plancha, poco hecho, poco hecha, en trozos grandes, frio, fria`,
    follow: true,
  },
  it: {
    words: `a latte crudo, non pastorizzato, sodo, sode, crudo, cruda, crudi, crude, cotto, cotta, cotti, cotte, fritto, fritta, fritti, fritte, affumicato, affumicata, affumicati, secco, secca, secchi, surgelato, surgelata, surgelati, surgelate, in scatola, in lattina, in barattolo, sott olio, sottolio, sottaceto, intero, intera, interi, intere, fuso, lesso, lessa, bollito, arrosto, alla griglia, al sangue, a pezzi grossi, freddo, fredda`,
    follow: true,
  },
  pt: {
    words: `de leite cru, não pasteurizado, cru, crua, crus, cruas, frito, frita, fritos, fritas, cozido, cozida, cozidos, cozidas, assado, assada, defumado, defumada, seco, seca, secos, secas, congelado, congelada, congelados, em lata, de lata, enlatado, enlatada, enlatados, em conserva, inteiro, inteira, inteiros, inteiras, derretido, grelhado, mal passado, mal passada, em pedaços grandes, frio, fria`,
    follow: true,
  },
  nl: {
    words: `hardgekookt*, rauwmelkse, ongepasteuriseerd*, rauw, rauwe, gekookt, gekookte, gebakken, gefrituurd, gefrituurde, gegrild, gegrilde, gerookt, gerookte, gedroogd, gedroogde, ingeblikt, ingeblikte, bevroren, diepvries, hele, grote, gesmolten, koude, ingelegd, ingelegde`,
    behind: `uit blik, uit een blik, uit blikje, uit een potje, uit pot, in blik, in stukken, in grote stukken`,
  },
  pl: {
    words: `niepasteryzowan*, surowy, surowa, surowe, surowej, surowego, surowych, gotowan*, smażon*, pieczon*, wędzon*, suszon*, mrożon*, konserwow*, puszkowan*, kiszon*, grillowan*, całych, całe, całego, roztopion*, zimn*`,
    behind: `z puszki, w puszce, ze słoika, w kawałkach`,
  },
  sv: {
    words: `hårdkokt, hårdkokta, opastöriserad*, rå, rått, råa, kokt, kokta, stekt, stekta, friterad, friterade, friterat, grillad, grillade, rökt, rökta, torkad, torkade, torkat, fryst, frysta, hel, hela, smält, kall, kalla, inlagd, inlagda, konserverad, konserverade`,
    behind: `på burk, på konserv, från burk, i bitar, i stora bitar`,
  },
  da: {
    words: `hårdkogt, hårdkogte, upasteuriseret*, rå, råt, kogt, kogte, stegt, stegte, friturestegt, friturestegte, grillet, grillede, røget, røgede, tørret, tørrede, frossen, frosne, hel, hele, smeltet, kold, kolde, syltet, syltede`,
    behind: `på dåse, fra dåse, i dåse, på glas, i stykker, i store stykker`,
  },
  no: {
    words: `hardkokt, hardkokte, upasteurisert*, rå, rått, kokt, kokte, stekt, stekte, fritert, friterte, frityrstekt, frityrstekte, grillet, grillede, røkt, røkte, tørket, tørkede, frossen, frosne, hel, hele, smeltet, kald, kalde, syltet, syltede`,
    behind: `på boks, fra boks, i boks, på glass, i biter, i store biter`,
  },
  hi: {
    words: `कच्चा, कच्ची, कच्चे, उबला, उबली, उबले, तला, तली, तले, तला हुआ, तली हुई, तले हुए, सूखा, सूखी, सूखे, जमा हुआ, साबुत, भुना, भुनी, भुने, डिब्बाबंद, kaccha, kachha, kacchi, kachchi, kachcha, kacche, ubla, uble, ubli, tala, tali, tale, tala hua, sabut, bhuna, sukha`,
  },
  ar: {
    words: `نيء, نيئة, النيء, النيئة, ني, نية, مطبوخ, مطبوخة, المطبوخ, مقلي, مقلية, المقلي, المقلية, مشوي, مشوية, المشوي, مدخن, مدخنة, المدخن, مجفف, مجففة, المجفف, معلب, معلبة, المعلب, المعلبة, مجمد, مجمدة, المجمد, كامل, كاملة, مسلوق, مسلوقة, المسلوق, بارد, باردة`,
    follow: true,
  },
}
