/**
 * Units as cooks of other languages write them, by the English unit; '' for what only counts pieces ("3 Stk."). Each is a part of a
 * pattern for text in any case. Spoons that short forms tell stand in `spoonWords.ts`. What is also the name of a food asks for what
 * stands behind it: "noix de beurre" is a knob, "noix" are walnuts.
 */
export const foreignUnitPatterns: readonly (readonly [string, string])[] = [
  [
    'tablespoon',
    'colher(?:es)? \\((?:de )?sopa\\)|msk|matsked(?:ar)?|spsk|spiseske(?:er|r)?|spiseskje(?:er)?|ss|łyż(?:ka|ki|ek|kę)(?: stołow(?:a|e|ych|ą))?|ब(?:\\u095c|\\u0921\\u093c)[ाेी] चम्मच|टेबलस्पून|ملعق(?:ة|تان|تين) (?:كبيرة|طعام|أكل|اكل)|ملاعق (?:كبيرة|طعام|أكل)',
  ],
  [
    'teaspoon',
    'colher(?:es)? \\((?:de )?ch[áa]\\)|tsk|tesked(?:ar)?|teske(?:er|r)?|ts|teskje(?:er)?|łyżecz(?:ka|ki|ek|kę)|छोट[ाेी] चम्मच|टीस्पून|ملعقة (?:صغيرة|شاي)|ملاعق (?:صغيرة|شاي)',
  ],
  // "1 c. de canela": some spoon.
  ['spoonful', String.raw`चम्मच|ملعقة|ملاعق|c(?=\.? (?:de |d['’]))`],
  [
    'cup',
    'tassen?|tasses?|tazas?|tazz[ae]|tazzin[ae]|x[íi]caras?|ch[áa]venas?|kop(?:je|jes|pen|p|par|per)?|filiżan(?:ka|ki|kę|ek)|कप|كوب|أكواب|اكواب',
  ],
  [
    'glass',
    'verres?|vasos?|bicchier[ei]|copos?|szklan(?:ka|ki|kę|ek)|(?:glass?|gläser|glazen)(?= (?:\\p{L}*(?:milch|wein|wasser|saft|bier|sekt|rum|likör|melk|wijn|water|sap|mjölk|vin|vatten|mælk|vand|vann|öl|øl|juice)(?!\\p{L})))|ग्लास|गिलास|كأس|كؤوس|كاس',
  ],
  [
    'jar',
    'glas|gläser|potjes?|bocal|bocaux|tarros?|frascos?|vasett[oi]|słoi(?:k|ki|ków|ka)|برطمان|مرطبان|मर्तबान',
  ],
  [
    'can',
    "dosen?|büchsen?|bo[îi]tes?(?! d[’']œufs)|conserves?(?= d)|latas?|botes?|scatol[ae]|scatolett[ae]|lattin[ae]|barattol[oi]|blik(?:je|jes|ken)?|pusz(?:ka|ki|kę|ek)|burk(?:ar)?|konservburk(?:ar)?|dåser?|boks(?:er)?|डिब्ब[ाेी]|डिब्बों|टिन|علبة|علب|معلبة",
  ],
  [
    'package',
    'packung(?:en)?|päckchen|pakete?n?|pckg?|paquets?|paquetes?|confezion[ei]|pacchett[oi]|pacc(?:o|hi)|pacotes?|pak(?:je|jes|ken)?(?! ?(?:cho|so))|förp|opakowani(?:e|a)|opakowań|pacz(?:ka|ki|kę|ek)|förpackning(?:ar)?|pakker?|पैकेट|पैक|عبوة|عبوات|باكيت',
  ],
  ['envelope', 'tütchen|sobres?|bustin[ae]|saquetas?|zakjes?|saszet(?:ka|ki|kę|ek)|brev(?:e)?'],
  [
    'bag',
    'beutel|tüten?|sacs?(?= d)|bolsas?|sacchett[oi]|sacos?|zak(?:ken)?|toreb(?:ka|ki|kę|ek)|påsar?|påse|poser?|थैल[ीे]|كيس|أكياس',
  ],
  [
    'bottle',
    'flaschen?|bouteilles?|botellas?|bottigli[ae]|garrafas?|fles(?:sen)?|butel(?:ka|ki|kę|ek)|flask(?:a|or|e|er)|बोतल(?:ें)?|زجاجة|زجاجات|قنينة',
  ],
  ['pot', 'pots?(?= d)'],
  ['carton', 'briques?(?= d)|briks?(?= de )|caixas?(?= de)|tetrapaks?|karton(?:y|ów)'],
  [
    'container',
    'becher|barquettes?(?= d)|tarrinas?|vaschett[ae]|bakjes?|bekers?|kub(?:ek|ki|ków)|bægere?|beger|bägare|envases?',
  ],
  [
    'bunch',
    'bund|bündel|bouquets?(?= d)|bottes?(?= d)|manojos?|cachos?(?= de)|mazz(?:o|i|ett[oi])|maços?|ramos?|bos(?:je|jes|sen)?|pęcz(?:ek|ki|ków|ka)|knippen?|knippor|bundt(?:er)?|bunt(?:er)?|गड्ड[ीि](?:याँ|यां)?|गुच्छा|باقة|باقات|حزمة|حزم|ربطة',
  ],
  [
    'sprig',
    'zweige?|stängel|stengel|brins?|branches?(?= d)(?! de c[ée]leri)|ramit[ao]s?|ramett[oi]|raminhos?|takjes?|gałąz(?:ka|ki|ek|kę)|kvist(?:ar|e|er)?|टहनी|टहनियाँ|عود|أعواد|غصن|أغصان',
  ],
  [
    'stalk',
    'stangen?|tiges?(?= d)|branches?(?= de c[ée]leri)|ramas?(?= de apio)|cost[ae](?= di)|talos?(?= de)|stengels?|łodyg(?:a|i)?|stjälk(?:ar)?|stilk(?:e|er)?|stænger|stang(?:er)?',
  ],
  ['stick', 'ramas?(?= de canela)|bâtons?(?= de cannelle)|stecc(?:a|he)(?= di cannella)|paus?(?= de canela)'],
  [
    'clove',
    "zehen?|gousses?(?= d[’']ail)|dientes?(?= de ajo)|spicchi?o?(?= d[’']aglio)|dentes?(?= de alho)|teen(?:tjes?)?|tenen|ząb(?:ek|ki|ków|ka)|klyft(?:a|or)(?= vitlök)|fedd?(?= hvi)|कल(?:ी|ियाँ|ियां)|فص|فصوص",
  ],
  [
    'slice',
    'scheiben?|tranches?(?= d)|rebanadas?|lonchas?|rodajas?|fett[ae]|fettin[ae]|fatias?|snee(?:tjes?)?|sneden|plak(?:jes?|ken)|krom(?:ka|ki|ek|kę)|plast(?:er|ry|rów|erki|erek|erków)|skiv(?:a|or|e|er)|स्लाइस|شريحة|شرائح',
  ],
  [
    'piece',
    'stücke?|morceaux?(?= d)|trozos?|pezz[oi](?= d)|pedaços?|stuk(?:je|jes|ken|s)?|kawał(?:ek|ki|ków|ka)|bitar|biter|stykker?|टुकड़[ाे]|टुकड़ों|قطعة|قطع',
  ],
  ['', 'stk|st|szt|sztuk[ai]?|uds?|حبة|حبات|عدد'],
  [
    'pinch',
    'prisen?|messerspitzen?|msp|pinc[ée]es?|pizcas?|pizzic(?:o|hi)|pitadas?|snuf(?:je|jes)|mespunt(?:je)?|szczypt(?:a|y|ę)|nyp(?:a|or)|klyper?|knivspids(?:er)?|knivsudd(?:ar)?|चुटकी(?: भर)?|رشة|رشّة',
  ],
  [
    'handful',
    'handvoll|hand voll|poignées?|puñados?|manciat[ae]|punhados?|hand(?:je|jes|vol)|garś(?:ć|ci)|näv(?:e|ar)|håndfulde?r?|håndfull|never?|मुट्ठी(?: भर)?|حفنة|حفنات',
  ],
  [
    'knob',
    'noix(?= de (?:beurre|margarine|saindoux))|nuez(?= de (?:mantequilla|margarina|manteca))|noc[ei](?= di (?:burro|margarina))|noz(?= de (?:manteiga|margarina))|klontjes?|klick(?:ar)?(?= sm)|klat(?:ter)?(?= sm)',
  ],
  [
    'head',
    'köpfe?|kopf|têtes?(?= d)|cabezas?|test[ae](?= d)|cabeças?|krop(?:pen)?|głów(?:ka|ki|kę|ek)|huvud(?:en)?|hoved(?:er)?|hoder?|رأس|رؤوس',
  ],
  [
    'cube',
    'würfel|cubes?(?= d)|cubitos?|dad[oi](?= d)|cubos?|blokjes?|kost(?:ka|ki|ek|kę)(?= (?:rosoł|droż|buli))|tärning(?:ar)?|terning(?:er)?|مكعب|مكعبات',
  ],
  [
    'block',
    'kost(?:ka|ki|ek|kę)|pastillas?(?= de (?:mantequilla|margarina))|plaquettes?(?= de (?:beurre|margarine))|panett[oi](?= di (?:burro|margarina))',
  ],
  [
    'leaf',
    'blätter|blatt|feuilles?(?= d)|hojas?|fogli[ae](?= d)|folhas?|blad(?:eren|jes?)?|blaadjes?|list(?:ek|ki|ków|ka)|liś(?:ć|cie|ci)|पत्त[ेा]|पत्तियाँ|ورقة|أوراق',
  ],
  ['gram', 'gramm|gramos?|grammi|gramas?|gram(?:y|ów)|ग्राम|غ|غم|غرام|جم|جرام'],
  ['kilogram', 'kilos?|kilogramos?|chilo|chili(?= di )|quilos?|किलो(?:ग्राम)?|كغ|كجم|كيلو(?:غرام|جرام)?'],
  [
    'milliliter',
    'mililitros?|millilitri|mililitr(?:y|ów)|krm|kryddmått|मिली(?:लीटर)?|एमएल|مل|مليلتر|ملليلتر',
  ],
  ['deciliter', 'decilit(?:ros?|ri|r[yów]*)|deziliter'],
  ['liter', 'lit(?:ers?|res?|ros?|ro|ri|ra|ry|rów|r)|लीटर|لتر'],
]

/** Those that are told without a number too: "Prise Salz". Arabic and Hindi leave out the one of every unit. */
export const unitsUsedWithoutNumber: ReadonlySet<string> = new Set(['pinch', 'handful', 'knob'])

/** Italian and Swedish cooks weigh by hundreds of grams. */
export const hundredGramUnitRegexSource = 'ett[oi]|hekto|hg'

/** "आधा पाव मक्खन": the quarter of a kilogram by which India weighs, and not the bread, as a part of a pattern. */
export const hindiQuarterKilogramRegexSource =
  'पाव(?= \\p{L})(?! (?:भाजी|बन|ब्रेड|रोटी|मसाला|किलो|के|को|में|पर|और))'

/** Numbers in letters before a unit, by their value; English words stand with the tagger. */
export const foreignNumberPatternsByValue: readonly (readonly [number, string])[] = [
  [
    0.5,
    'halbe[nrsm]?|eine? halbe[nrs]?|einen halben|(?:une? |1 )?demie?|media|medio|mezz[ao]|mei[ao]|een halve?|halve|e[nt]{1,2} halvt?|halvt?|pół|आधा|आधी|نصف?',
  ],
  [0.25, "ein(?:en)? viertel|viertel|un quart d[e’']|पाव|ربع"],
  [0.75, 'पौन[ाी]?'],
  [1.5, 'डेढ़|डेढ़|anderthalb'],
  [2.5, 'ढाई'],
  [1, 'eine?[rnms]?|une?|una|uno|um|uma|een|ett?|en|jed(?:en|na|ną|no)|एक'],
  [2, 'zwei|deux|dos|due|duas|dois|twee|dwie|dwa|två|to|दो'],
  [3, 'drei|trois|tres|tre|três|drie|trzy|तीन|ثلاث(?:ة)?'],
  [4, 'vier|quatre|cuatro|quattro|quatro|cztery|fyra|fire|चार|أربع(?:ة)?'],
  [5, 'fünf|cinq|cinco|cinque|vijf|pięć|fem|पाँच|पांच|خمس(?:ة)?'],
  [6, 'sechs|six|seis|sei|zes|sześć|sex|seks|छह|ست(?:ة)?'],
]

/** Arabic tells two of a unit by its ending. */
export const arabicDualUnitPatterns: readonly (readonly [string, string])[] = [
  ['tablespoon', 'ملعق(?:تان|تين) (?:كبيرت(?:ان|ين)|طعام)|ملعقتا طعام'],
  ['teaspoon', 'ملعق(?:تان|تين) (?:صغيرت(?:ان|ين)|شاي)|ملعقتا شاي'],
  ['cup', 'كوبان|كوبين'],
  ['can', 'علبتان|علبتين'],
  ['clove', 'فصان|فصين'],
  ['slice', 'شريحتان|شريحتين'],
  ['', 'حبتان|حبتين'],
]
