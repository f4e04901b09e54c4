// Nouns by which lines count, as one and as many.

/**
 * German nouns that lines count, as one and as many, by gender; compounds end in them. Those behind the line are English
 * words too, and are German where the recipe is.
 */
export const german = `n: ei eier, eigelb eigelbe, eiweiß eiweiße, blatt blätter, glas gläser, brot brote, stück stück, bund bund, brötchen brötchen,
  würstchen würstchen, schnitzel schnitzel, radieschen radieschen, hähnchen hähnchen, päckchen päckchen, stängelchen stängelchen;
  f: zwiebel zwiebeln, zehe zehen, tomate tomaten, kartoffel kartoffeln, stange stangen, scheibe scheiben, dose dosen, brust brüste,
  nuss nüsse, schote schoten, knolle knollen, packung packungen, flasche flaschen, tasse tassen, prise prisen, karotte karotten,
  möhre möhren, gurke gurken, zitrone zitronen, limette limetten, banane bananen, birne birnen, schalotte schalotten, feige feigen,
  dattel datteln, aprikose aprikosen, pflaume pflaumen, rübe rüben, wurzel wurzeln, beere beeren, nelke nelken, kugel kugeln, keule keulen,
  rippe rippen, forelle forellen, garnele garnelen, muschel muscheln, frikadelle frikadellen, wurst würste, handvoll handvoll, kirsche kirschen,
  traube trauben, ecke ecken, hälfte hälften, kapsel kapseln;
  m: zweig zweige, apfel äpfel, kopf köpfe, stiel stiele, beutel beutel, becher becher, würfel würfel, pilz pilze, kürbis kürbisse,
  pfirsich pfirsiche, stängel stängel, schenkel schenkel, knödel knödel, kohlrabi kohlrabi, lauch lauche, löffel löffel, streifen streifen, fisch fische`
export const germanIfGerman = `n: steak steaks, filet filets, toast toasts; f: orange orangen, mango mangos, avocado avocados, aubergine auberginen,
  olive oliven, tortilla tortillas, paprika paprika, zucchini zucchini, chili chilis, peperoni peperoni; m: champignon champignons`

export const french = `œuf œufs, oeuf oeufs, oignon oignons, gousse gousses, échalote échalotes, tomate tomates, carotte carottes, pomme pommes, poire poires,
  courgette courgettes, poivron poivrons, citron citrons, banane bananes, poireau poireaux, tranche tranches, feuille feuilles, branche branches,
  brin brins, botte bottes, tasse tasses, boîte boîtes, pincée pincées, blanc blancs, jaune jaunes, concombre concombres, navet navets,
  radis radis, noix noix, avocat avocats, figue figues, datte dattes, piment piments, saucisse saucisses, côtelette côtelettes, cuisse cuisses,
  morceau morceaux, tête têtes, chou choux, gâteau gâteaux, clou clous, zeste zestes, pêche pêches, mangue mangues, cuillère cuillères, cuillerée cuillerées,
  poignée poignées, champignon champignons, pavé pavés, crevette crevettes, yaourt yaourts, verre verres, bâton bâtons, paquet paquets`
export const spanish = `huevo huevos, cebolla cebollas, diente dientes, ajo ajos, tomate tomates, zanahoria zanahorias, patata patatas, papa papas, limón limones,
  pimiento pimientos, berenjena berenjenas, calabacín calabacines, pepino pepinos, aguacate aguacates, plátano plátanos, manzana manzanas,
  naranja naranjas, hoja hojas, rama ramas, ramita ramitas, rebanada rebanadas, loncha lonchas, taza tazas, lata latas, cucharada cucharadas,
  cucharadita cucharaditas, pizca pizcas, yema yemas, clara claras, pechuga pechugas, muslo muslos, filete filetes, guindilla guindillas, puerro puerros,
  champiñón champiñones, nuez nueces, dátil dátiles, higo higos, pera peras, cabeza cabezas, manojo manojos, puñado puñados,
  yogur yogures, camarón camarones, melón melones, cebolleta cebolletas, cebollín cebollines, rodaja rodajas, trozo trozos, vaso vasos,
  paquete paquetes, bote botes, sobre sobres, vasito vasitos, tarro tarros, bolsa bolsas, cubito cubitos, copa copas, racimo racimos,
  tallo tallos, botella botellas, cuchara cucharas, anchoa anchoas, gamba gambas, mejillón mejillones, alcachofa alcachofas`
/** Words that English and Italian have too. */
export const frenchIfFrench =
  'filet filets, sachet sachets, bouquet bouquets, pot pots, cube cubes, tube tubes, portion portions'
export const spanishIfSpanish = 'litro litros, gramo gramos'

/** Arabic has its noun for many behind three to ten, behind all other numbers that for one. */
export const arabic = `كوب أكواب, ملعقة ملاعق, كأس كؤوس, علبة علب, حبة حبات, رشة رشات, حفنة حفنات, فص فصوص, شريحة شرائح, بيضة بيضات, بصلة بصلات,
  ليمونة ليمونات, قطعة قطع, ورقة أوراق, عود أعواد, باقة باقات, حزمة حزم, كيس أكياس, عبوة عبوات, زجاجة زجاجات, جزرة جزرات, تفاحة تفاحات,
  خيارة خيارات, رغيف أرغفة`
/** Hindi nouns whose two forms differ. */
export const hindi = `अंडा अंडे, अण्डा अण्डे, केला केले, पत्ता पत्ते, टुकड़ा टुकड़े, डिब्बा डिब्बे, गुच्छा गुच्छे, कली कलियाँ, प्याला प्याले`
