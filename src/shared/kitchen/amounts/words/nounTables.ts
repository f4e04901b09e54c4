// Nouns by which lines count, as one and as many.

/**
 * German nouns that lines count, as one and as many, by gender; compounds end in them. Those behind the line are English
 * words too, and are German where the recipe is.
 */
export const germanCountedNouns = `n: dutzend dutzend, ei eier, eigelb eigelbe, eiweiß eiweiße, blatt blätter, glas gläser, brot brote, stück stück, bund bund, brötchen brötchen,
  würstchen würstchen, schnitzel schnitzel, radieschen radieschen, hähnchen hähnchen, päckchen päckchen, stängelchen stängelchen,
  gläschen gläschen, schälchen schälchen, tässchen tässchen, tütchen tütchen, fläschchen fläschchen, döschen döschen, paket pakete;
  f: zwiebel zwiebeln, zehe zehen, tomate tomaten, kartoffel kartoffeln, stange stangen, scheibe scheiben, dose dosen, brust brüste,
  nuss nüsse, schote schoten, knolle knollen, packung packungen, flasche flaschen, tasse tassen, prise prisen, karotte karotten,
  möhre möhren, gurke gurken, zitrone zitronen, limette limetten, banane bananen, birne birnen, schalotte schalotten, feige feigen,
  dattel datteln, aprikose aprikosen, pflaume pflaumen, rübe rüben, wurzel wurzeln, beere beeren, nelke nelken, kugel kugeln, keule keulen,
  rippe rippen, forelle forellen, garnele garnelen, muschel muscheln, frikadelle frikadellen, wurst würste, handvoll handvoll, kirsche kirschen,
  traube trauben, ecke ecken, hälfte hälften, kapsel kapseln,
  tafel tafeln, tube tuben, schale schalen, schüssel schüsseln, kelle kellen, rolle rollen, tüte tüten, schachtel schachteln, büchse büchsen,
  kanne kannen, platte platten, portion portionen;
  m: zweig zweige, apfel äpfel, kopf köpfe, stiel stiele, beutel beutel, becher becher, würfel würfel, pilz pilze, kürbis kürbisse,
  pfirsich pfirsiche, stängel stängel, schenkel schenkel, knödel knödel, kohlrabi kohlrabi, lauch lauche, löffel löffel, streifen streifen, fisch fische, knoblauch knoblauche,
  karton kartons, riegel riegel, krug krüge, tetrapak tetrapaks, topf töpfe, teller teller`
export const nounsReadOnlyInGermanRecipes = `n: steak steaks, filet filets, toast toasts; f: orange orangen, mango mangos, avocado avocados, aubergine auberginen,
  olive oliven, tortilla tortillas, paprika paprika, zucchini zucchini, chili chilis, peperoni peperoni; m: champignon champignons`

export const frenchCountedNouns = `douzaine douzaines, œuf œufs, oeuf oeufs, oignon oignons, gousse gousses, échalote échalotes, tomate tomates, carotte carottes, pomme pommes, poire poires,
  courgette courgettes, poivron poivrons, citron citrons, banane bananes, poireau poireaux, tranche tranches, feuille feuilles, branche branches,
  brin brins, botte bottes, tasse tasses, livre livres, boîte boîtes, pincée pincées, blanc blancs, jaune jaunes, concombre concombres, navet navets,
  radis radis, noix noix, avocat avocats, figue figues, datte dattes, piment piments, saucisse saucisses, côtelette côtelettes, cuisse cuisses,
  morceau morceaux, tête têtes, chou choux, gâteau gâteaux, clou clous, zeste zestes, pêche pêches, mangue mangues, cuillère cuillères, cuillerée cuillerées,
  poignée poignées, champignon champignons, pavé pavés, crevette crevettes, yaourt yaourts, verre verres, bâton bâtons, paquet paquets,
  brique briques, briquette briquettes, bouteille bouteilles, bocal bocaux, barquette barquettes, tablette tablettes, bol bols, boule boules,
  rouleau rouleaux, louche louches, flûte flûtes, canette canettes, carré carrés, plaquette plaquettes,
  flacon flacons, rondelle rondelles, goutte gouttes, abricot abricots,
  fraise fraises, asperge asperges, artichaut artichauts, betterave betteraves, crêpe crêpes`
export const spanishCountedNouns = `docena docenas, huevo huevos, cebolla cebollas, diente dientes, ajo ajos, tomate tomates, zanahoria zanahorias, patata patatas, papa papas, limón limones,
  pimiento pimientos, berenjena berenjenas, calabacín calabacines, pepino pepinos, aguacate aguacates, plátano plátanos, manzana manzanas,
  naranja naranjas, hoja hojas, rama ramas, ramita ramitas, rebanada rebanadas, loncha lonchas, taza tazas, lata latas, cucharada cucharadas,
  cucharadita cucharaditas, pizca pizcas, yema yemas, clara claras, pechuga pechugas, muslo muslos, filete filetes, guindilla guindillas, puerro puerros,
  champiñón champiñones, nuez nueces, dátil dátiles, higo higos, pera peras, cabeza cabezas, manojo manojos, puñado puñados,
  yogur yogures, camarón camarones, melón melones, cebolleta cebolletas, cebollín cebollines, rodaja rodajas, trozo trozos, vaso vasos,
  paquete paquetes, bote botes, sobre sobres, vasito vasitos, tarro tarros, bolsa bolsas, cubito cubitos, copa copas, racimo racimos,
  tallo tallos, botella botellas, cuchara cucharas, anchoa anchoas, gamba gambas, mejillón mejillones, alcachofa alcachofas,
  tableta tabletas, cuenco cuencos, brik briks, tetrabrik tetrabriks, cartón cartones, caja cajas, tarrina tarrinas, bola bolas, lámina láminas,
  cazo cazos, cucharón cucharones, tacita tacitas, pocillo pocillos, jarra jarras, frasco frascos, envase envases, pastilla pastillas,
  copita copitas, latita latitas, barra barras, bandeja bandejas, chorrito chorritos, plancha planchas, fresa fresas, aceituna aceitunas,
  chuleta chuletas, langostino langostinos, melocotón melocotones, ciruela ciruelas, chalota chalotas, remolacha remolachas`
/** Words that English and Italian have too. */
export const nounsReadOnlyInFrenchRecipes =
  'mug mugs, coupe coupes, plaque plaques, carafe carafes, escalope escalopes, galette galettes, aubergine aubergines, orange oranges, mandarine mandarines, filet filets, sachet sachets, bouquet bouquets, pot pots, cube cubes, tube tubes, portion portions'
export const nounsReadOnlyInSpanishRecipes =
  'litro litros, gramo gramos, brick bricks, bol boles, mug mugs, tortilla tortillas, onza onzas'

/** Arabic has its noun for many behind three to ten, behind all other numbers that for one. */
export const arabicCountedNouns = `كوب أكواب, ملعقة ملاعق, كأس كؤوس, علبة علب, حبة حبات, رشة رشات, حفنة حفنات, فص فصوص, شريحة شرائح, بيضة بيضات, بصلة بصلات,
  ليمونة ليمونات, قطعة قطع, ورقة أوراق, عود أعواد, باقة باقات, حزمة حزم, كيس أكياس, عبوة عبوات, زجاجة زجاجات, جزرة جزرات, تفاحة تفاحات,
  خيارة خيارات, رغيف أرغفة, ظرف أظرف, فنجان فناجين, برطمان برطمانات, مرطبان مرطبانات, قنينة قناني, مكعب مكعبات, لوح ألواح,
  دجاجة دجاجات, سمكة سمكات, مغرفة مغارف, دزينة دزينات, درزن درازن`
/** Hindi nouns; the last ones have one form. */
export const hindiCountedNouns = `अंडा अंडे, अण्डा अण्डे, केला केले, पत्ता पत्ते, टुकड़ा टुकड़े, डिब्बा डिब्बे, गुच्छा गुच्छे, कली कलियाँ, प्याला प्याले, कटोरा कटोरे,
  प्याज प्याज, टमाटर टमाटर, आलू आलू, नींबू नींबू, सेब सेब, बैंगन बैंगन, खीरा खीरे, दर्जन दर्जन`
