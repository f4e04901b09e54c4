/**
 * Vessels and tools of a home kitchen, whose capacity is no amount of food, as parts of patterns. Behind a measure they make it the
 * size of a vessel, "a 2-litre dish", and before it, "un moule de 2 litres".
 */

/** No food has these names, and no step uses them as verbs. */
const english = [
  'basins?|beakers?|bowls?|buckets?|bundts?|caddy|canners?|canisters?|carafes?|casseroles?|cauldrons?|chafing dish(?:es)?|coolers?|cookers?|crocks?|crock[ -]?pots?',
  'cafeti[eè]res?|cocottes?|containers?|decanters?|demijohns?|dish(?:es)?|dispensers?|(?:dutch )?ovens?|fermenters?|flasks?|french press(?:es)?|fryers?|gratins?|griddles?|growlers?|instant pots?',
  'jars?|jugs?|kadais?|karahis?|kegs?|kettles?|ladles?|lunch ?box(?:es)?|cool ?box(?:es)?|measures?|mou?lds?|mugs?|multi-?cookers?|pails?|pans?|percolators?|pitchers?|pots?|ramekins?|receptacles?|roasters?',
  'saucepans?|samovars?|scoopers?|dishers?|shakers?|skillets?|siphons?|syphons?|steamers?|stock ?pots?|tagines?|tajines?|tea ?pots?|thermos(?:es)?|tins?|bottles?|bags?|trays?|troughs?|tumblers?|tupperware|tureens?|urns?|vats?|vessels?|woks?',
  'blenders?|liquidi[sz]ers?|processors?|mixers?|choppers?|grinders?|juicers?|makers?|machines?|churns?|freezers?|thermomix|whippers?|boilers?|bain[ -]maries?|double boilers?|poachers?|infusers?',
  'bannetons?|baskets?|springforms?|muffin (?:cases?|liners?)|gravy boats?|sauce boats?|verrines?|timbales?|darioles?|terrines?|goblets?|syringes?|hand blenders?|(?:cookie|ice[ -]?cream|dough|spring-loaded|portion|melon) scoops?',
  'measuring (?:cups?|spoons?|jugs?|glass(?:es)?)|(?:custard|muffin|paper|coffee|tea|espresso|souffl[eé]|baking|popover|serving|shot|plastic|disposable) (?:cups?|glass(?:es)?)',
]
/** The same, which are also food, packs of it or verbs: vessels only behind an article, a preposition or a hyphen. */
const englishWithArticle =
  'boxes|box|cartons?|tubs?|cups?|glass(?:es)?|spoons?|scoops?|scoopfuls?|sacks?|pouch(?:es)?|tubes?|rings?|plates?|presses|press|flutes?|boats?|balloons?|cases?|cubes? trays?|tanks?|barrels?|cylinders?|capacity|size|sized|version|model|one|bell'

const german = [
  'topf|töpfe[n]?|topfes|pfanne[n]?|pfännchen|kasserolle[n]?|bräter[ns]?|wok[s]?|kessel[ns]?|kocher[ns]?|schüssel[n]?|schale[n]?|schälchen|form(?:en)?|förmchen[s]?|ramequins?|glas|gläser[n]?|glases|gläschen',
  'flasche[n]?|krug|krüge[n]?|karaffe[n]?|kanne[n]?|becher[ns]?|tasse[n]?|eimer[ns]?|wanne[n]?|blech(?:e[n]?)?|kelle[n]?|löffel[ns]?|portionierer[ns]?|siphons?|bläser|shaker|teller|tajine|cocottes?|dutch ovens?',
  'slow cookers?|crock-?pots?|schongarer[ns]?|thermomix|küchenmaschine|mixer[ns]?|blender[ns]?|zerkleinerer[ns]?|maschine[n]?|bereiter[ns]?|fritteuse[n]?|automat(?:en)?|garer[ns]?|entsafter|behälter[ns]?|gefäß(?:e[ns]?|es)?|box(?:en)?|dose[n]?',
  'beutel[ns]?|tüte[n]?|körbchen|gärkorb|terrine[n]?|timbalen?|messkännchen|kännchen|messzylinder|messcups?|maß|fass|fässer|tank|ofen|backofen|airfryer|air fryer|multikocher|eisbereiter|töpfchen|pott|humpen|pokal|vase',
]
const french = [
  'moules?|cocottes?(?:-minute)?|faitouts?|marmites?|casseroles?|sauteuses?|poêles?|woks?|plats?|terrines?|saladiers?|jattes?|bols?|cul-de-poule|bassines?|récipients?|ramequins?|verrines?|verres?|tasses?|mugs?|coupes?|flûtes?',
  'bocal|bocaux|pots?|bouteilles?|carafes?|pichets?|brocs?|cruches?|thermos|gourdes?|boîtes?|sacs?|sachets?|seaux?|louches?|cuillères?|cuillers?|mesures?|doseurs?|siphons?|yaourtières?|sorbetières?|turbines?|blenders?|mixeurs?|mixers?',
  'robots?|hachoirs?|cuiseurs?|autocuiseurs?|mijoteuses?|friteuses?|bouilloires?|théières?|cafetières?|tajines?|tourtières?|timbales?|soupières?|shakers?|barquettes?|bacs?|cuves?|bidons?|bonbonnes?|fûts?|flacons?|pipettes?|seringues?|machines?|appareils?|contenants?|multicuiseurs?|four|moulinettes?|bassins?|saucières?|poches?',
]
const spanish = [
  'moldes?|ollas?|cazuelas?|cazos?|cacerolas?|sartén|sartenes|fuentes?|bandejas?|bol|boles|bowls?|cuencos?|tazón|tazones|tazas?|vasos?|copas?|jarras?|botellas?|frascos?|botes?|tarros?|latas?|cajas?|bolsas?|cubos?|baldes?|ensaladeras?|barreños?|recipientes?|envases?|tuppers?|táper(?:es)?|tápers?|pucheros?|marmitas?',
  'budineras?|flaneras?|ramequín|ramequines|moldecitos?|cucharas?|cucharones|cucharón|medidas?|medidor(?:es)?|sifón|sifones|yogurteras?|heladeras?|licuadoras?|batidoras?|procesador(?:as?|es)?|picadoras?|robots?|arroceras?|freidoras?|vaporeras?|hervidor(?:es)?|teteras?|cafeteras?|tajines?|woks?|cántaros?|garrafas?|termos?|bidón|bidones|cocoteras?|panificadoras?|máquinas?|multicocinas?|thermomix|soperas?|salseras?|cocteleras?|terrinas?|cazuelitas?|paelleras?|perol(?:es)?|caldero[s]?|porcionador(?:es)?',
]
const hindi =
  'कुकर|कड़ाही|कढ़ाई|कड़ाई|कढ़ाही|पतील[ाेी]|भगोन[ाे]|भगौन[ाे]|बर्तन|बरतन|कटोर[ाेी]|कटोरदान|डिब्ब[ाेी]|डब्ब[ाे]|जार|मर्तबान|बोतल|मटक[ाेी]|हांडी|हाँडी|हंडी|तव[ाे]|पैन|बाउल|मोल्ड|टिन|सांच[ाे]|साँच[ाे]|ब्लेंडर|मिक्सर|मिक्सी|प्रोसेसर|केतली|जग|गिलास|ग्लास|मग|ट्रे|ओवन|स्कूप|कलछी|करछुल|करछी|कंटेनर|कन्टेनर|बैग|थैली|बाल्टी|डोंग[ाे]|मेकर|मशीन|स्टीमर|फ्रायर|डिश|टब|सुराही|घड़[ाे]|लोट[ाे]|थाली|पॉट|फ्लास्क|थर्मस|रैमकिन|मापक|नाप'
const arabic =
  'قدر|قدور|طنجرة|طنجره|طناجر|حلة|وعاء|أوعية|إناء|اناء|طبق|أطباق|صينية|صواني|قالب|قوالب|مقلاة|طاجن|طواجن|كسرولة|كسرولا|برطمان|برطمانات|مرطبان|مرطبانات|زجاجة|زجاجات|قارورة|إبريق|ابريق|دورق|خلاط|محضرة|طباخة|جهاز|ماكينة|آلة|مغرفة|علبة|علب|حافظة|سلطانية|سلطانيات|زبدية|زبادي|جاط|صحن|صحون|كأس|كؤوس|أكواب|كوب|غلاية|دلو|كيس|أكياس|مكيال|سكوب|قلاية|فرن|ملعقة|ترمس|كاسة|كاسات|فنجان|فناجين|حوض|برميل|جرة|هاون|بولة|قدح|جلاية'

export const vesselNouns = {
  en: english.join('|'),
  enWithArticle: englishWithArticle,
  de: german.join('|'),
  fr: french.join('|'),
  es: spanish.join('|'),
  /** With the endings that they have before a postposition: "कटोरों में". */
  hi: hindi.replace(/\[([^\]]+)\]/g, '(?:[$1]|ों|ियों)'),
  ar: arabic,
} as const
