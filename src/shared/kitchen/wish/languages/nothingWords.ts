import type { WishLanguageId } from '../wishLanguage.ts'

/**
 * How languages deny whatever has something to do with a food: where it comes from, what it is made with or does. What follows and is not
 * known is asked about. Phrases as in wishLanguage.ts.
 */
export interface WishNothingWords {
  /** What follows is left out: "nothing from". */
  next: string
  /** What goes before is: Hindi "सूअर से कुछ नहीं". */
  previous?: string
  /** Words for "nothing" that leave out a food or such a thing right behind them, "nichts Tierisches", and begin other sentences too. */
  bare?: string
  /** Endings of an unknown word that is meant by a bare "nothing": "Tierisches"; "*" stands for any. */
  bareEndings?: string
  /** What leaves out whatever lives in water, and whatever comes from animals. */
  water: string
  animals: string
  /** Idioms, and what is no food: "nothing from a packet". */
  idioms: string
}

export const wishNothingWords: Readonly<Partial<Record<WishLanguageId, WishNothingWords>>> = {
  en: {
    next: `nothing from, nothing from a, nothing off, nothing out of, nothing of, nothing based on, nothing that comes from, nothing that came from, nothing that is from, nothing thats from,
      nothing coming from, nothing that comes out of, nothing which comes from, nothing that is made from, nothing that is made with, nothing thats made with, nothing derived from,
      nothing sourced from, nothing cooked in, nothing cooked with, nothing fried in, nothing involving, nothing to do with animals, nowt from, nothing that was, nothing that used to be,
      not anything from, not anything with, not anything made with, not anything that, not a thing from, not a thing with, none of that, nothing that lives in, nothing that grows in`,
    water: `nothing that lives in the sea, nothing that comes from the sea, nothing from the river, nothing out of the ocean, nothing from the lake`,
    animals: `nothing from animals, nothing from an animal, nothing that comes from an animal, nothing that comes from animals, nothing animal, nothing of animal origin, nothing animal based, nothing derived from animals`,
    idioms: `nothing against, nothing at all against, nowt against, nothing from a packet, nothing from packets, nothing out of a packet, nothing from a tin, nothing out of a tin, nothing from tins, nothing from a can, nothing out of a can, nothing from cans,
      nothing from a jar, nothing out of a jar, nothing from a box, nothing out of a box, nothing from the freezer, nothing out of the freezer, nothing from the shop, nothing from a shop,
      nothing from the supermarket, nothing from the takeaway, nothing from scratch, nothing that takes, nothing that takes too, nothing that needs, nothing that requires, nothing that costs, nothing that uses,
      nothing that has to, nothing that will take, nothing that cant be, nothing that dirties, nothing involving too, nothing of the sort, nothing of the kind, nothing off the shelf, nothing from a restaurant`,
  },
  de: {
    next: `nichts vom, nichts von der, nichts von dem, nichts von einem, nichts von einer, nichts aus dem, nichts aus der, nichts was aus, nichts was aus dem, nichts was vom, nichts was von, nichts was,
      nichts das, nichts auf basis von, nichts mit dem, nichts mit der, nix von, nix vom, nix aus, nix aus dem, nix aus der, nix was, nix das`,
    bare: 'nichts, nix',
    bareEndings: 'es',
    water: `nichts aus dem meer, nichts was aus dem meer, nichts aus dem wasser, nichts was im meer, nichts was im wasser, nix aus dem meer, nix aus dem wasser`,
    animals: `nichts vom tier, nichts von tieren, nichts von einem tier, nichts was vom tier, nichts was von tieren, nichts was von einem tier, nix vom tier, nix tierisches, nichts tierisches`,
    idioms: `nichts aus der tüte, nichts aus der dose, nichts aus der packung, nichts aus dem glas, nichts aus dem tiefkühler, nichts aus der tiefkühltruhe, nichts vom lieferdienst, nichts vom imbiss, nichts vom bäcker,
      nichts was lange, nichts was zu lange, nichts was ewig, nichts was viel, nichts was zu viel, nichts was schwer, nichts was stundenlang, nichts was zeit, nichts was teuer, nichts das lange, nichts das viel, nichts das ewig,
      nichts neues, nichts großes, nichts extravagantes, nichts exotisches, nichts ausgefallenes, nichts schickes, nichts teures, nichts schwieriges, nichts spezielles, nichts wildes, nichts kaltes, nichts warmes, nichts dolles,
      nichts böses, nichts ernstes, nichts schlimmes, nichts langweiliges, nichts umständliches, nichts anspruchsvolles, nichts gutes, nichts passendes, nichts richtiges, nichts vernünftiges, nichts fertiges, nichts leichteres,
      nichts einfacheres, nichts schöneres, nichts leckereres, nichts weiteres, nichts bestimmtes, nichts konkretes, nichts deftiges, nichts mächtiges, nichts überbackenes, nichts rohes, nichts gesundes, nichts ungesundes,
      nix besonderes, nix großes, nix neues, nix wildes, nix aufwendiges, nix kompliziertes, nix ausgefallenes, nix anderes, nix gegen, nix zu`,
  },
  fr: {
    next: `rien d, rien du, rien des, rien de la, rien de l, rien qui vient de, rien qui vient du, rien qui vient des, rien qui vient d, rien qui vient de la, rien qui vient de l, rien qui vienne de, rien qui vienne du, rien qui vienne des,
      rien qui vienne d, rien qui vienne de la, rien qui provient de, rien qui provienne de, rien qui sort de, rien qui sorte de, rien provenant de, rien provenant du, rien issu de, rien issu du, rien issu des, rien fait avec, rien fait avec du, rien de fait avec, rien avec du, rien avec de la,
      rien avec des, rien prepare avec, rien de prepare avec, rien cuisine avec, rien cuit dans, rien cuit avec, rien contenant du, rien qui contient du, rien a base d, rien qui, rien tire de, rien tire du`,
    water: `rien de la mer, rien qui vient de la mer, rien qui vienne de la mer, rien qui sort de la mer, rien qui sorte de la mer, rien venant de la mer, rien sorti de la mer, rien qui vit dans l eau, rien qui vit dans la mer`,
    animals: `rien d animal, rien d origine animale, rien qui vient d un animal, rien qui vienne d un animal, rien qui vient des animaux, rien provenant d un animal, rien issu d un animal`,
    idioms: `rien qui prend, rien qui prenne, rien qui demande, rien qui necessite, rien qui coute, rien qui dure, rien qui soit, rien qui me, rien qui salit, rien du tout, rien d autre a, rien d extravagant, rien d exceptionnel, rien d elabore, rien d original, rien d important, rien d exotique,
      rien d incroyable, rien d urgent, rien d etonnant, rien d ambitieux, rien du genre, rien du supermarche, rien du commerce, rien d industriel, rien d officiel, rien d impossible, rien d interessant, rien d ici, rien de l epicerie, rien des restes, rien de la veille, rien de grave, rien de neuf, rien de nouveau, rien de gras, rien de cuit, rien de chaud, rien de froid, rien de pret, rien de bon, rien de lourd, rien d ouvert`,
  },
  es: {
    next: `nada hecho con, nada hecho de, nada hecho a base de, nada elaborado con, nada preparado con, nada cocinado con, nada cocinado en, nada frito en, nada a base de, nada del, nada de la, nada de los, nada de las, nada que venga de, nada que venga del, nada que venga de la, nada que viene de, nada que viene del, nada que viene de la,
      nada que provenga de, nada que provenga del, nada que proceda de, nada que salga de, nada que salga del, nada proveniente de, nada proveniente del, nada procedente de, nada de origen, nada derivado de, nada que tenga, nada que este hecho con, nada que haya sido, nada que`,
    bare: 'nada',
    water: `nada del mar, nada que venga del mar, nada que viene del mar, nada que salga del mar, nada que viva en el mar, nada de mar`,
    animals: `nada de origen animal, nada animal, nada que venga de animales, nada que venga de un animal, nada que provenga de animales, nada de animales`,
    idioms: `no he comido nada, no hemos comido nada, no ha comido nada, no comí nada, nada que tarde, nada que cueste, nada que requiera, nada que lleve mucho, nada que lleve mucho tiempo, nada que lleve horas, nada que dure, nada que necesite, nada que sea, nada que ensucie, nada que pese, nada que me, nada que decir, nada que hacer, nada que perder, nada del super, nada del supermercado, nada del congelador, nada del microondas, nada de lata, nada de bote, nada de la tienda, nada de particular, nada de especial`,
  },
  it: {
    next: `niente dal, niente dalla, niente da, niente che venga da, niente che venga dal, niente che venga dalla, niente che viene da, niente che viene dal, niente che provenga da, niente fatto con, niente preparato con, niente cucinato con, niente derivato da, niente di derivato da, niente del, niente della, niente che nuoti, nulla di, nulla con, nulla che contenga, nulla fatto con, nulla dal, nulla dalla`,
    water: `niente dal mare, niente che venga dal mare, niente che viene dal mare, niente del mare`,
    animals: `niente di origine animale, niente di animale`,
    idioms:
      'niente dal supermercato, niente dal freezer, nulla di speciale, nulla di complicato, nulla di che, nulla di particolare, nulla di elaborato, niente da perdere, niente da dire, niente da mangiare',
  },
  pt: {
    next: `nada feito com, nada feito de, nada preparado com, nada à base de, nada que venha de, nada que venha do, nada que venha da, nada que vem de, nada que vem do, nada que vem da, nada do, nada da, nada dos, nada de origem, nada derivado de, nada proveniente de`,
    water: `nada do mar, nada que venha do mar, nada que vem do mar`,
    animals: `nada de origem animal, nada animal`,
    idioms:
      'nada que demore, nada que custe, nada que precise, nada que leve muito, nada do mercado, nada do congelador, nada da loja',
  },
  nl: {
    next: `niets van, niets van het, niets van de, niets uit, niets uit de, niets uit het, niets dat uit, niets dat van, niets wat uit, niets wat van, niets gemaakt met, niets gemaakt van, niets met, niks van, niks van het, niks uit, niks uit de, niks met`,
    water: `niets uit de zee, niets uit zee, niets dat uit de zee, niets uit het water, niks uit de zee`,
    animals: `niets dierlijks, niets van dieren, niets van een dier, niks dierlijks`,
    idioms:
      'niets uit een pakje, niets uit blik, niets uit de vriezer, niets van de supermarkt, niets uit een potje, niets mis met, niks mis met, niets te maken met, niks uit een pakje',
  },
  hi: {
    next: '',
    previous: `से कुछ नहीं, से कुछ भी नहीं, वाला कुछ नहीं, वाला कुछ भी नहीं, का कुछ नहीं, का कुछ भी नहीं, से बना कुछ नहीं, से बना कुछ भी नहीं, से बनी कोई चीज नहीं, से बनी कोई चीज़ नहीं, में से कुछ नहीं, में रहने वाला कुछ नहीं, की कोई चीज नहीं, की कोई चीज़ नहीं, का कोई सामान नहीं,
      se kuch nahi, se kuch bhi nahi, wala kuch nahi, wala kuch bhi nahi, ka kuch nahi, ka kuch bhi nahi, se bana kuch nahi, se bana kuch bhi nahi, ki koi cheez nahi, se bani koi cheez nahi`,
    water: `समुद्र से कुछ नहीं, समुद्र से कुछ भी नहीं, समुद्र का कुछ नहीं, समुद्र का कुछ भी नहीं, समंदर से कुछ नहीं, समंदर का कुछ नहीं, पानी में रहने वाला कुछ नहीं, samundar se kuch nahi, samundar ka kuch nahi`,
    animals: `जानवर से कुछ नहीं, जानवरों से कुछ नहीं, जानवर का कुछ नहीं, जानवर का कुछ भी नहीं, janwar se kuch nahi, janwar ka kuch nahi`,
    idioms:
      'बाहर का कुछ नहीं, बाजार का कुछ नहीं, बाज़ार का कुछ नहीं, पैकेट का कुछ नहीं, bahar ka kuch nahi, bazar ka kuch nahi, packet ka kuch nahi, ज़्यादा मेहनत वाला कुछ नहीं, मेहनत वाला कुछ नहीं, झंझट वाला कुछ नहीं, mehnat wala kuch nahi',
  },
  ar: {
    next: `لا شيء من, لا شي من, لا شيء مصنوع من, لا شي مصنوع من, لا شيء ياتي من, لا شيء يأتي من, لا شيء مطبوخ ب, لا شيء مع, لا شي مع, لا شي فيه, ولا شي من, ولا شيء من, ما في شي من, ما ابي شي من, ما ابغى شي من, ما بدي شي من, مش عايز حاجة من, مش عايزة حاجة من, ولا حاجة من, ولا حاجة فيها, مفيش حاجة من, لا شيء مصدره, لا شيء اصله, لا شيء يعيش في, اي شيء من ~ لا`,
    bare: 'لا شيء, لا شي, ولا شي, ولا شيء',
    bareEndings: '*',
    water: `لا شيء من البحر, ولا شيء من البحر, لا شي من البحر, ولا شي من البحر, ما ابي شي من البحر, ما ابغى شي من البحر, ما بدي شي من البحر, مش عايز حاجة من البحر, ولا حاجة من البحر`,
    animals: `لا شيء من الحيوان, لا شيء من الحيوانات, لا شيء حيواني, ولا شيء حيواني, لا شيء مصدره حيواني`,
    idioms:
      'لا شيء صعب, لا شيء ثقيل, لا شيء دسم, لا شيء حار, لا شيء غريب, لا شيء غالي, لا شيء فاخر, لا شيء مكلف, لا شيء يحتاج, لا شيء يحتاج وقت, لا شيء ياخذ, لا شيء كبير, لا شيء جديد, لا شيء محدد, لا شيء معين, لا شيء اخر, لا شيء يعجبني, لا شي صعب, لا شي معقد, لا شيء يذكر, لا شيء من السوق, لا شيء من المطعم, لا شيء من العلبة, لا شيء من الفريزر, لا شي من السوق, ولا حاجة من بره',
  },
}
