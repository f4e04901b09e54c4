import type { RequirementLanguage } from '../../requirements/byLanguage/requirementLanguage.ts'

export const germanRequirements: RequirementLanguage = {
  id: 'de',
  hasUmlauts: true,
  numbers: `ein 1, eine 1, einen 1, einem 1, einer 1, ne 1, zwei 2, zwo 2, drei 3, vier 4, fünf 5, sechs 6, sieben 7, acht 8, neun 9, zehn 10, elf 11,
    zwölf 12, dreizehn 13, vierzehn 14, fünfzehn 15, sechzehn 16, achtzehn 18, zwanzig 20, fünfundzwanzig 25, dreißig 30, vierzig 40, fünfundvierzig 45,
    fünfzig 50, sechzig 60, neunzig 90, dutzend 12, halbes dutzend 6, anderthalb 1.5, eineinhalb 1.5, zweieinhalb 2.5, paar 2`,
  dishKinds: [
    ['soup', 'suppe, suppen, süppchen, supe, *suppe, *suppen, *süppchen, *supe, brühe, *brühe, bouillon'],
    [
      'stew',
      'eintopf, *eintopf, eintöpfe, *eintöpfe, schmorgericht, schmortopf, schmorgerichte, ragout, *ragout, geschmortes',
    ],
    ['curry', 'currys, *curry, *currys, currygericht'],
    ['salad', 'salat, salate, salaten, *salat, *salate, salätchen'],
    [
      'sandwich',
      'belegtes brot, belegte brote, belegte brötchen, belegtes brötchen, stulle, stullen, *sandwich, *sandwiches, *toastie',
    ],
    ['wrap', '*wrap, *wraps'],
    ['stir-fry', 'wokgericht, wokpfanne, wokgemüse, aus dem wok, im wok, *pfanne'],
    ['casserole', 'auflauf, aufläufe, auflaufs, *auflauf, *aufläufe, gratin, gratins, *gratin, auflauff'],
    ['pie', 'tarte, tartes, *tarte, pastete, *pastete, *quiche, herzhafter kuchen'],
    ['cake', 'kuchen, *kuchen, torte, torten, *torte, *torten, küchlein'],
    ['cookies', 'keks, kekse, *kekse, plätzchen, *plätzchen, guetzli'],
    ['pancakes', 'pfannkuchen, pfannekuchen, eierkuchen, palatschinken, palatschinke, pfandkuchen'],
    ['omelet', 'omelett, omeletts, *omelett, *omelette'],
    ['burger', '*burger, *burgers'],
    ['pizza', '*pizza, pizzen'],
    ['smoothie', '*smoothie'],
    ['dip', '*dip, aufstrich, aufstriche, *aufstrich'],
    ['finger food', 'fingerfood, häppchen, *häppchen, partysnacks, aus der hand'],
    [
      'dessert',
      'nachtisch, nachtische, *nachtisch, dessert, *dessert, nachspeise, nachspeisen, süßspeise, süßspeisen, nachtich',
    ],
    ['side dish', 'beilage, beilagen, *beilage'],
    [
      'roast',
      'sonntagsbraten, schweinebraten, rinderbraten, schmorbraten, krustenbraten, hackbraten, ein braten, einen braten, der braten',
    ],
    ['bread', 'brot backen, brot selber backen, brot zum backen, ein brot, brotrezept, *brot backen'],
  ],
  equipment: [
    [
      'microwave only',
      `nur mikrowelle, nur ~ mikrowelle, nur mit mikrowelle, nur mit ~ mikrowelle, nur in der mikrowelle, bloß ~ mikrowelle, ausschließlich mikrowelle,
      ausschließlich in der mikrowelle, mikrowelle ist alles, lediglich ~ mikrowelle, mikrowellengericht, mikrowellenrezept, nur mikro, nur ne mikrowele`,
    ],
    [
      'air fryer',
      'heißluftfritteuse, heißluftfriteuse, heißluftfriteuße, heissluftfritöse, airfryer, luftfritteuse',
    ],
    ['slow cooker', 'schongarer, slowcooker, crockpot'],
    ['pressure cooker', 'schnellkochtopf, dampfkochtopf, dampfdrucktopf, drucktopf, schnellkocher'],
    [
      'barbecue',
      'vom grill, auf dem grill, auf den grill, am grill, auf m grill, grillen, grillrezept, vom holzkohlegrill',
    ],
    [
      'one pot',
      `in einem topf, aus einem topf, nur ein topf, nur einen topf, nur einem topf, onepot, onepotgericht, onepotpasta, in einer pfanne, aus einer pfanne, nur eine pfanne, nur einer pfanne,
      auf einem blech, vom blech, wenig abwasch, möglichst wenig abwasch, kaum abwasch, wenig abwaschen, ohne viel abwasch, nicht viel abwasch, wenig geschirr, wenig spülen, wenig aufwasch`,
    ],
    [
      'no oven',
      `ohne backofen, ohne ofen, ohne den ofen, ohne den backofen, ohne backofn, kein ofen, keinen ofen, kein backofen, keinen backofen, ofen ist kaputt, backofen ist kaputt, ofen kaputt,
      backofen kaputt, ofen geht nicht, backofen geht nicht, backofen ist defekt, ofen ist defekt, ofen streikt, backofen streikt, backofen funktioniert nicht, ofen ist hin, nicht im ofen, nicht im backofen`,
    ],
    [
      'oven',
      'aus dem ofen, aus dem backofen, im ofen, im backofen, in den ofen, in den backofen, aus dem rohr, ofengericht',
    ],
    [
      'no frying',
      'nicht frittiert, nicht frittieren, ohne frittieren, ohne zu frittieren, nichts frittiertes, ohne braten, nicht gebraten',
    ],
    ['no stove', 'ohne herd, kein herd, keinen herd, herd ist kaputt, herd kaputt, herd geht nicht'],
    [
      'no heat',
      'ohne kochen, ohne zu kochen, kalte küche, ohne erhitzen, nicht gekocht werden, ohne herd und ofen, nichts kochen müssen, rohkost',
    ],
    [
      'no blender',
      `ohne mixer, kein mixer, keinen mixer, ohne pürierstab, kein pürierstab, keinen pürierstab, ohne küchenmaschine, keine küchenmaschine, mixer ist kaputt, mixer kaputt,
      pürierstab ist kaputt, ohne standmixer, keinen standmixer, ohne thermomix, keinen thermomix`,
    ],
  ],
  tastes: [
    [
      'mild',
      `mild, milde, mildes, milder, milden, nicht scharf, nicht zu scharf, nicht so scharf, nicht allzu scharf, nicht sehr scharf, nicht scharfes, nichts scharfes, nix scharfes, wenig scharf,
      ohne schärfe, keine schärfe, kein scharfes, keine scharfen, keine scharfe, nicht zu stark gewürzt, nicht scharf gewürzt, nich scharf, net scharf, nicht zu würzig`,
    ],
    [
      'spicy',
      'scharf, scharfe, scharfes, scharfer, scharfen, schön scharf, richtig scharf, sehr scharf, extra scharf, feurig, feuriges, feurige, feuriger, höllisch scharf, scharff',
    ],
    [
      'creamy',
      'cremig, cremige, cremiges, cremiger, cremigen, kremig, kremige, kremiges, sahnig, sahnige, sahniges, sahniger, cremich',
    ],
    [
      'crispy',
      'knusprig, knusprige, knuspriges, knuspriger, knusprigen, knusperig, kross, krosse, krosses, krosser, knackig, knackige, knackiges, knackiger, knusprich',
    ],
    ['smoky', 'rauchig, rauchige, rauchiges, rauchiger'],
    ['sour', 'sauer, saures, säuerlich, säuerliches, säuerliche'],
    ['sweet', 'süß, süßes, süße, süßer, süßen'],
    [
      'soft',
      'weiche kost, gebiss, dritte zähne, dritten zähne, schön weich, ganz weich, soll weich sein, weiches essen, leicht zu kauen, schlecht kauen, nicht kauen, nichts hartes, butterzart, zart, zartes',
    ],
    [
      'fluffy',
      'fluffig, fluffige, fluffiges, fluffiger, luftig, luftige, luftiges, locker, lockere, lockerer, lockeres',
    ],
    ['thick', 'sämig, sämige, sämiges, sämiger, dickflüssig, dickflüssige, schön dick'],
    ['smooth', 'püriert, pürierte, püriertes, ganz fein, ohne stückchen, ohne stücke'],
    ['sticky', 'klebrig, klebrige, klebriges, klebriger, glasiert, glasierte, glasiertes, glasierter'],
    [
      'fresh',
      'was frisches, etwas frisches, was leichtes, etwas leichtes, frisch und leicht, leicht und frisch, leichtes',
    ],
    ['cheesy', 'käsig, käsige, käsiges'],
    ['plain', 'ungewürzt, schonkost, ganz schlicht'],
  ],
  efforts: [
    ['few steps', 'wenig schritte, wenige schritte, wenigen schritten'],
    [
      'no chopping',
      'ohne schneiden, ohne schnippeln, ohne schnibbeln, nichts schneiden, nichts schnippeln, nicht schnippeln, kein schnippeln, nicht schneiden',
    ],
    [
      'slow',
      'lange geschmort, stundenlang geschmort, langsam geschmort, langsam geschmorte, langsam geschmorter, langsam geschmortes, langsam geschmorten, langsam geschmortem, langsam gegart, langsam gegarte, langsam gegarter, langsam gegartes, langsam gegarten, langsam gegartem, langsam gebraten, langsam gebratene, langsam gebratener, langsam gebratenes, langsam gebratenen, langsam gebratenem, langsam gekocht, langsam gekochte, langsam gekochter, langsam gekochtes, langsam gekochten, langsam gekochtem, langsam geröstet, langsam geröstete, langsam gerösteter, langsam geröstetes, langsam gerösteten, langsam geröstetem, langsam gegrillt, langsam gegrillte, langsam gegrillter, langsam gegrilltes, langsam gegrillten, langsam gegrilltem, langsam gebacken, langsam gebackene, langsam gebackener, langsam gebackenes, langsam gebackenen, langsam gebackenem, langsam geräuchert, langsam geräucherte, langsam geräucherter, langsam geräuchertes, langsam geräucherten, langsam geräuchertem, niedrigtemperatur, stundenlang schmoren, langsam schmoren',
    ],
    ['from scratch', 'von grund auf, komplett selbst gemacht, alles selbst gemacht'],
  ],
  keepings: [
    [
      'ahead',
      `vorkochen, vorzukochen, vorgekocht, zum vorbereiten, vorbereiten, vorzubereiten, am vortag, tag vorher, tag davor, am vorabend, mealprep, meal prep, für die ganze woche, für eine ganze woche,
      für die woche, für mehrere tage, für ein paar tage, auf vorrat, vorbereiten kann`,
    ],
    [
      'freezer',
      'einfrieren, einzufrieren, eingefroren werden, einfrierbar, tiefkühlen, für die truhe, für den froster, für die tiefkühltruhe, für den gefrierschrank, einfriern',
    ],
    [
      'eaten cold',
      'kalt essen, kalt gegessen, kalt zu essen, kalt schmeckt, schmeckt auch kalt, was kaltes, etwas kaltes, kaltes essen, kalte gerichte, kaltes gericht, kalt genießen, auch kalt',
    ],
    ['served hot', 'was warmes, etwas warmes, warm essen, warmes essen, was heißes, etwas heißes'],
    [
      'portable',
      'zum mitnehmen, mitnehmen, für unterwegs, picknick, *picknick, picknik, lunchbox, brotdose, brotzeitbox, pausenbrot, ins büro mitnehmen, mit ins büro, mit zur arbeit, bento',
    ],
  ],
  budgets: [
    [
      'cheap',
      `billig, billige, billiges, billigen, günstig, günstige, günstiges, günstiger, günstigen, preiswert, preiswerte, preiswertes, wenig geld, kleines geld, kleines budget, kleinem budget, kleiner geldbeutel,
      kleinen geldbeutel, knapp bei kasse, pleite, monatsende, ende des monats, nicht teuer, nicht zu teuer, nicht so teuer, nichts teures, darf nicht viel kosten, nicht viel kosten, kostet nicht viel, studentenküche`,
    ],
    [
      'store cupboard',
      'vorratsschrank, aus dem vorrat, vorratskammer, aus vorräten, aus der dose, aus dosen, nur dosen, dosen und vorräte, vorräte, was man immer da hat, was man zuhause hat',
    ],
  ],
  nutrition: [
    [
      { nutrient: 'proteinGrams', least: 25, most: null },
      'eiweißreich, eiweißreiche, eiweißreiches, eiweißreicher, proteinreich, proteinreiche, proteinreiches, proteinreicher, viel eiweiß, viel protein, viele proteine, mehr eiweiß, mehr protein, reich an eiweiß, eiweißhaltig, eiweisreich',
    ],
    [
      { nutrient: 'sodiumMg', least: null, most: 600 },
      'salzarm, salzarme, salzarmes, salzarmer, wenig salz, kaum salz, weniger salz, nicht so salzig, nicht zu salzig, nicht salzig, nicht allzu salzig, nicht sehr salzig, nicht so salziges, weniger salzig, nicht so viel salz, nicht zu viel salz, nicht viel salz, sparsam mit salz, nicht so stark gesalzen, wenig gesalzen, bluthochdruck, hoher blutdruck, hohen blutdruck, natriumarm, natriumarme, salzreduziert',
    ],
    [
      { nutrient: 'carbohydrateGrams', least: null, most: 40 },
      'lowcarb, low carb, kohlenhydratarm, kohlenhydratarme, kohlenhydratarmes, wenig kohlenhydrate, kaum kohlenhydrate, ohne kohlenhydrate, keine kohlenhydrate, weniger kohlenhydrate',
    ],
    [
      { nutrient: 'carbohydrateGrams', least: null, most: 60 },
      'diabetes, diabetiker, diabetikerin, zuckerkrank, diabetikergeeignet, diabetikertauglich',
    ],
    [
      { nutrient: 'fibreGrams', least: 7, most: null },
      'ballaststoffreich, ballaststoffreiche, ballaststoffreiches, viele ballaststoffe, viel ballaststoffe, mehr ballaststoffe',
    ],
    [
      { nutrient: 'fatGrams', least: null, most: 15 },
      'fettarm, fettarme, fettarmes, fettarmer, wenig fett, kaum fett, weniger fett, fettreduziert, nicht so fettig, nicht fettig, nicht zu fettig',
    ],
  ],
  most: `unter, max, maximal, maximum, höchstens, weniger als, nicht mehr als, bis zu, bis, nur, nur mit, mit nur, aus nur, mit maximal, mit max, mit höchstens, aus max, aus maximal, keine, nicht über, maximal noch`,
  mostBehind: 'maximal, max, maximum, höchstens, oder weniger, tops',
  about: 'ca, circa, zirka, etwa, ungefähr, rund, so um die',
  least: 'mindestens, mind, min, über, ab, mehr als, wenigstens',
  kcal: 'kcal, kalorien, cal, kal',
  proteinGrams: 'g protein, g eiweiß, gramm protein, gramm eiweiß, g proteine',
  ingredients: 'zutaten, zutatn, sachen',
  people: [
    [
      0,
      `# personen, # person, # pers, # p, # leute, # leuten, # gäste, # gästen, # portionen, # portion, # esser, # mann, # erwachsene, # erwachsenen, # freunde, # freunden, # erwachsene + # kinder, # erwachsenen + # kindern, # erw + # kinder,
      # erwachsene + # kind, # erwachsener + # kinder, # große + # kleine, für ##, für etwa ##, für ca ##, für circa ##, für ungefähr ##, wir sind ##, wir sind zu ##, sind wir ##, sind wir zu ##, sind zu ##, sind ##, zu ##, wir werden ##, # köpfige familie, # köpfige,
      familie mit ##, für meine # kinder, für # kinder, # mädels, # jungs, # kollegen, # hungrige`,
    ],
    [
      1,
      'ich und # freunde, ich und # freundinnen, mich und # freunde, für mich und # freunde, mich und meine # kinder, ich und meine # kinder, mir und # freunden, mich und # andere',
    ],
    [
      2,
      'meine frau und ich und # kinder, mein mann und ich und # kinder, mein mann ich und # kinder, wir und # gäste',
    ],
    [
      2,
      `zu zweit, meine frau und ich, mein mann und ich, mein freund und ich, meine freundin und ich, ich und meine frau, ich und mein mann, ich und mein freund, ich und meine freundin, mich und meine frau, mich und meinen mann, mich und meinen freund,
      mich und meine freundin, meine frau und mich, meinen mann und mich, meinen freund und mich, meine freundin und mich, meine mutter und mich, meinen sohn und mich, meine tochter und mich, mich und meine tochter, mich und meinen sohn, für uns beide, für uns zwei, wir beide, wir zwei, nur wir zwei, für zwei`,
    ],
    [
      1,
      'nur für mich, für mich allein, für mich alleine, nur ich, bin allein, esse allein, esse alleine, singlehaushalt, für eine person, für eine, koche für mich allein, ganz allein',
    ],
    [3, 'zu dritt'],
    [4, 'zu viert'],
    [5, 'zu fünft'],
    [6, 'zu sechst'],
    [7, 'zu siebt'],
    [8, 'zu acht, zu acht'],
    [9, 'zu neunt'],
    [10, 'zu zehnt'],
    [12, 'zu zwölft'],
  ],
  units: `minuten, minute, min, stunden, stunde, std, h, tage, tagen, tag, wochen, woche, euro, €, eur, monate, monaten, monat, jahre, jahren, jahr, jährige, jährigen, jähriger, kg, g, gramm, ml, l, liter, uhr, grad, zutaten, gläser, stück, gänge, mahlzeiten,
    prozent, mal, hoch, zoll, eier, kartoffeln, tassen, löffel, el, tl, dosen, bleche, blech, oder, kuchen, brötchen, scheiben, kcal, kalorien, burger, pizzen, sorten, arten`,
  durations: [
    [1, '# minuten, # minute, # min, # minütchen, # mins, # minutn'],
    [
      60,
      '# stunden, # stunde, # std, # h, # stunden # minuten, # stunde # minuten, # h #, # stunde und # minuten',
    ],
    [60, 'stündchen, stunde'],
    [
      30,
      'halbe stunde, halben stunde, eine halbe stunde, einer halben stunde, ner halben stunde, ne halbe stunde, na halben stunde, halbes stündchen, halbstündig, halbe std, halben std',
    ],
    [15, 'viertelstunde, eine viertelstunde, einer viertelstunde, ner viertelstunde, ne viertelstunde'],
    [45, 'dreiviertelstunde, eine dreiviertelstunde, einer dreiviertelstunde, ner dreiviertelstunde'],
    [90, 'anderthalb stunden, eineinhalb stunden, einer stunde und einer halben'],
  ],
  timeBefore: `in, in max, in maximal, in unter, in weniger als, in höchstens, in nur, innerhalb von, innerhalb, binnen, nicht länger als, dauert nur, hab nur, habe nur, haben nur, in etwa, in ca, in circa, in ungefähr, in knapp, in rund, in den nächsten`,
  timeBehind: 'fertig, zeit, auf dem tisch, fertig sein, muss reichen, soll es fertig sein',
  idioms: `kopfsalat, feldsalat, eisbergsalat, eissalat, römersalat, endiviensalat, pflücksalat, romanasalat, bataviasalat, salatgurke, scharf anbraten, scharf angebraten, scharfes messer, kann nicht kochen, kann nicht gut kochen, süß sauer, süß saure, süß saurer, süß saures, süß saurem,
    saure sahne, saurer sahne, süße sahne, gemüsebrühe, hühnerbrühe, rinderbrühe, fleischbrühe, würzbrühe, suppengrün, lebkuchen, mit brühe, zum grillen, beim grillen, fürs grillen, bratpfanne, grillpfanne, gusspfanne, eisenpfanne, wokpfanne, teflonpfanne, scharfer senf, mit scharfem senf, süßer senf, milder senf, nicht mehr als nötig,
    ein brot dazu, süße kartoffel, süße kartoffeln, knackige möhren, günstig gelegen, nach 5 tagen`,
  // Beside English words it is a name of jackfruit.
  otherFoods: 'mit',
  deniesNext: `nicht, kein, keine, keinen, keiner, keinem, ohne, statt, anstatt, anstelle von, nie, niemals, nichts mit, genug von, satt, keine lust auf, kein bock auf, keinen bock auf, außer, bloß kein, bloß keine, nicht schon wieder, weder, nix mit, mag kein, nich, net, kei`,
  deniesPrevious: `mag ich nicht, mag er nicht, mag sie nicht, mögen wir nicht, geht nicht, geht gar nicht, bitte nicht, lieber nicht, hatten wir schon, gab es gestern, hatten wir gestern, hatte ich gestern, kommt nicht in frage, muss nicht sein, nein danke, kann ich nicht mehr sehen, hängt mir zum hals raus,
    will ich nicht, wollen wir nicht, gibts schon genug`,
  between:
    'so, zu, schon, wieder, einen, eine, ein, die, den, das, der, allzu, sehr, immer, ständig, dauernd, noch, mehr, noch eine, langweilige, langweiligen, die ewige',
  past: `früher, damals, gestern, vorgestern, gestern abend, letzte woche, letzten monat, letztens, neulich, vorige woche, letztes mal, beim letzten mal, kürzlich, letztes jahr, letzten sommer, schon gegessen`,
  now: `heute, jetzt, diesmal, von gestern, vom vortag, mittlerweile, inzwischen, nun, aber, wie früher, wie damals, dafür, morgen`,
  and: 'und, plus, mit, u',
  or: 'oder, beziehungsweise, bzw',
}
