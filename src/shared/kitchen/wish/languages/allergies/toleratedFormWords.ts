import type { WishLanguageId } from '../../wishLanguage.ts'

/** Words for a food that somebody tolerates in one form only, phrases as in wishLanguage.ts. */
export interface WishToleratedFormWords {
  /** The steps by which an allergic child is given a food again: "egg ladder". */
  ladders: string
  /** What says that somebody may have something: "can have". */
  permits: string
  /** Ways in which a food is prepared: "scrambled", "raw". */
  forms: string
  /** Those in which people tolerate egg and milk who do not tolerate them else: "baked", "in cakes". */
  bakedForms: string
  /** What denies a form: "but not". */
  deniesForm: string
  /** Whether it stands behind the form that it denies. */
  deniesBehind?: true
  /** What limits somebody to a form: "only", "if", "as long as". */
  limitsForm: string
}

const none: WishToleratedFormWords = {
  ladders: '',
  permits: '',
  forms: '',
  bakedForms: '',
  deniesForm: '',
  limitsForm: '',
}

export const wishToleratedFormWords: Readonly<Record<WishLanguageId, WishToleratedFormWords>> = {
  it: none,
  pt: none,
  nl: none,
  pl: none,
  sv: none,
  da: none,
  no: none,
  en: {
    ladders: `egg ladder, eggs ladder, milk ladder, dairy ladder, baked egg ladder, baked milk ladder, wheat ladder, soy ladder, fish ladder, nut ladder, peanut ladder, allergy ladder, food ladder, allergen ladder`,
    permits: `can have, can eat, can only have, can only eat, can drink, can take, can manage, can handle, can tolerate, can cope, may have, may eat, may only have, may only eat, able to eat, able to have, able to tolerate, allowed, is ok, are ok, is okay, are okay, is fine, are fine, is safe, are safe, ok for, okay for, fine for, safe for, ok with, okay with, fine with, good with, tolerates, tolerate, tolerating, copes with, manages, passed`,
    forms: `baked, well baked, fully baked, cooked, well cooked, fully cooked, heated, processed, scrambled, fried, boiled, hard boiled, soft boiled, poached, runny, raw, fresh, pasteurised, pasteurized, lightly cooked, undercooked, roasted, toasted, steamed, plain, whole, straight, on its own, on their own, by itself, by themselves, melted, liquid, loosely cooked, less cooked, omelette, omelettes, omelet, omelets, scramble, quiche, quiches, pancake, pancakes, french toast, a glass, mayo, mayonnaise`,
    bakedForms: `baked, well baked, fully baked, cooked, well cooked, fully cooked, heated, processed, boiled, hard boiled, baked in, baked into, in cake, in cakes, in a cake, in baking, in baked goods, in baked things, in bakes, in biscuits, in cookies, in muffins, in bread, in pastry, in cooked food, in cooking, cooked in, hidden in, when baked, if baked`,
    deniesForm: `not, but not, just not, but never, never, no, but no, cant have, cannot have, cant eat, cannot eat, cant do, isnt, arent, not when, not if, rather than, other than`,
    limitsForm: `only, only if, only when, just, if, when, if its, if theyre, if they are, if it is, when its, as long as, so long as, provided, unless, once, but only, solely`,
  },
  de: {
    ladders: `eierleiter, eileiter, ei leiter, eier leiter, milchleiter, milch leiter, weizenleiter, nussleiter, erdnussleiter, stufenplan ei, stufenplan milch, egg ladder, milk ladder`,
    permits: `darf, dürfen, darfst, kann, können, verträgt, vertrage, vertragen, tolerier*, erlaubt, ist ok, sind ok, ist okay, sind okay, ist in ordnung, sind in ordnung, geht, gehen, geht für, ok für, okay für, klappt`,
    forms: `gebacken*, durchgebacken*, ausgebacken*, verbacken*, gekocht*, durchgegart*, gegart*, erhitzt*, verarbeitet*, gebraten*, gerührt*, hartgekocht*, weichgekocht*, roh, rohe, rohes, rohen, roher, frisch, frische, frisches, frischen, pur, pures, flüssig*, spiegelei, spiegeleier, rührei, rühreier, omelett, omelette, omeletts, im kuchen, in kuchen, im teig`,
    bakedForms: `gebacken*, durchgebacken*, ausgebacken*, verbacken*, eingebacken*, mitgebacken*, gekocht*, hartgekocht*, durchgegart*, erhitzt*, hocherhitzt*, verarbeitet*, im kuchen, in kuchen, in keksen, im gebäck, in gebäck, im brot, in brot, im teig, in backwaren`,
    deniesForm: `nicht, aber nicht, nur nicht, kein, keine, keinen, aber kein, aber keine, aber keinen, nie`,
    limitsForm: `nur, nur wenn, wenn, falls, ausschließlich, solange, sofern, lediglich, bloß`,
  },
  fr: {
    ladders: `échelle de l œuf, échelle de l oeuf, échelle des œufs, échelle des oeufs, échelle du lait, échelle d œuf, échelle lait, échelle oeuf, échelle œuf, egg ladder, milk ladder`,
    permits: `peut manger, peut avoir, peut prendre, peut boire, peux manger, peux avoir, peux prendre, peuvent manger, peuvent avoir, peut tolerer, tolere, tolerent, supporte, supportent, digere, digerent, a droit, autorisé, autorisée, autorisés, est ok, sont ok, est bon, passe, passent, ça va, va bien, ne mange que, mange seulement`,
    forms: `cuit, cuite, cuits, cuites, bien cuit, bien cuite, bien cuits, cuit au four, cuits au four, brouillé, brouillée, brouillés, brouillées, au plat, sur le plat, à la coque, mollet, mollets, dur, durs, poché, pochés, frit, frits, frite, cru, crue, crus, crues, frais, fraîche, nature, transformé, omelette, en omelette, dans les gâteaux, dans un gâteau`,
    bakedForms: `cuit, cuite, cuits, bien cuit, bien cuits, cuit au four, cuits au four, dans les gâteaux, dans un gâteau, dans le gâteau, dans des gâteaux, dans les biscuits, dans le pain, dans la pâtisserie, dans les pâtisseries`,
    deniesForm: `pas, mais pas, mais pas de, mais pas d, mais pas en, ni, jamais, mais jamais, sauf`,
    limitsForm: `seulement, uniquement, que, qu, si, s il est, s ils sont, à condition, quand, lorsque, juste, exclusivement, tant que`,
  },
  es: {
    ladders: `escalera del huevo, escalera de huevo, escalera de la leche, escalera de leche, escalera del trigo, escalera láctea, egg ladder, milk ladder`,
    permits: `puede comer, puede tomar, puede tener, puede, puedo comer, puedo tomar, pueden comer, pueden tomar, tolera, tolero, toleran, le sienta bien, le sientan bien, permitido, permitida, permitidos, está bien, están bien, le va bien, se le da, vale`,
    forms: `horneado, horneada, horneados, al horno, cocinado, cocinada, cocinados, bien cocinado, bien cocinados, bien cocido, bien hecho, cocido, cocidos, revuelto, revueltos, frito, fritos, crudo, cruda, crudos, fresco, fresca, poché, duro, duros, pasado por agua, en tortilla, tortilla, en bizcocho, en bizcochos, sola, solo`,
    bakedForms: `horneado, horneada, horneados, al horno, cocinado, cocinada, cocinados, cocido, cocidos, bien cocinado, bien cocinados, bien cocido, en bizcocho, en bizcochos, en pasteles, en tartas, en galletas, en el pan, en pan, en magdalenas, en bollería`,
    deniesForm: `no, pero no, pero ni, pero nunca, nunca, ni, y no`,
    limitsForm: `solo, sólo, solamente, únicamente, si, si está, si están, cuando, siempre que, solo si, mientras`,
  },
  hi: {
    ladders: `egg ladder, milk ladder, एग लैडर, मिल्क लैडर, अंडे की सीढ़ी, दूध की सीढ़ी, अंडा लैडर, दूध लैडर`,
    permits: `सकता, सकती, सकते, ठीक है, चलता, चलती, चलते, चलेगा, sakta, sakti, sakte, theek hai, thik hai, chalta, chalti, chalega`,
    forms: `बेक, बेक किया, बेक किया हुआ, बेक्ड, पका, पका हुआ, पके, पके हुए, उबला, उबले, उबला हुआ, तला, तले, तला हुआ, तले हुए, कच्चा, कच्चे, कच्ची, ताजा, ताज़ा, भुर्जी, आमलेट, ऑमलेट, केक में, bake, baked, bake kiya, paka, pake, paka hua, ubla, uble, ubla hua, tala, tale, tala hua, kaccha, kachcha, kachha, bhurji, omelette, omelet, fried, boiled, scrambled, cake mein`,
    bakedForms: `पका, पका हुआ, पके, पके हुए, उबला, उबले, उबला हुआ, paka, pake, ubla, uble, boiled, बेक, बेक किया, बेक किया हुआ, बेक्ड, केक में, बिस्कुट में, bake, baked, bake kiya, cake mein, cake me, biscuit mein`,
    deniesForm: `नहीं, नही, nahi, nahin, nai`,
    deniesBehind: true,
    limitsForm: `सिर्फ, सिर्फ़, केवल, बस, अगर, sirf, kewal, keval, bas, agar, only`,
  },
  ar: {
    ladders: `سلم البيض, سلم الحليب, سلم اللبن, سلم القمح, درجات البيض, egg ladder, milk ladder`,
    permits: `يقدر, تقدر, اقدر, ممكن, يمكن, يمكنه, يمكنها, يستطيع, تستطيع, يتحمل, تتحمل, مسموح, يسمح, يناسبه, يناسبها, تمام, عادي, مناسب, يجوز, يتقبل, تتقبل`,
    forms: `مخبوز, المخبوز, مخبوزا, مخبوزة, المخبوزة, مطبوخ, المطبوخ, مطبوخا, مطبوخة, المطبوخة, مسلوق, المسلوق, مسلوقا, مقلي, المقلي, مقليا, مخفوق, المخفوق, مخفوقا, ني, نيء, نيئا, النيء, طازج, الطازج, طازجا, اومليت, أومليت, عجة, في الكيك, بالكيك, عيون`,
    bakedForms: `مخبوز, المخبوز, مخبوزا, مخبوزة, المخبوزة, مطبوخ, المطبوخ, مطبوخا, مسلوق, المسلوق, بالفرن, في الكيك, بالكيك, في الكعك, في الخبز, في المخبوزات, في البسكويت`,
    deniesForm: `مو, مش, ليس, وليس, ولا, لا, لكن ليس, لكن لا, لكن مو, بس مو, بس مش, لكن مش, غير, ما يقدر, لا يستطيع`,
    limitsForm: `فقط, بس, إذا, اذا, لو, إلا, الا, بشرط, طالما`,
  },
}
