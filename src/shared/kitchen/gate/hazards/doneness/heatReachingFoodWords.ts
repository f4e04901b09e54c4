import { createWholeWordsPattern } from '../eggs/eggWords.ts'

/** Words by which steps tell which of their foods heat reaches, in six languages, for texts that `normalizeForHazardPatterns` wrote. */

const fat = {
  english: '(?:oil|butter|ghee|lard|fat|pan|skillet|wok|griddle|saucepan|pot)',
  german: '(?:\\p{L}*butter|\\p{L}*öl|fett|\\p{L}*schmalz|ghee|\\p{L}*pfanne|topf|wok)',
  french: '(?:beurre|huile|graisse|poêle|casserole|sauteuse|wok)',
  spanish: '(?:mantequilla|aceite|manteca|sart[ée]n|cazuela|wok)',
  hindi: '(?:तेल|घी|मक्खन|पैन|कड़ाही|कढ़ाई|तवा|तवे|पैन में)',
  arabic: '(?:ال)?(?:زيت|زبدة|سمن|مقلاة|قدر)',
}

/** A fat or a pan that gets hot, before a food goes in. */
export const heatedFatPattern = createWholeWordsPattern(
  `(?:heat|melt|warm|sizzle)(?:s|ed|ing)? (?:[\\p{L}\\d½¼¾-]+ ){0,7}${fat.english}`,
  `${fat.german} (?:[\\p{L}\\d]+ ){0,6}(?:erhitz\\p{L}*|zerlass\\p{L}*|schmelz\\p{L}*|auslassen|hei(?:ß|ss) werden|erwärm\\p{L}*)`,
  `(?:fondre|fai(?:re|tes) fondre|chauffe[rz]?|fai(?:re|tes) chauffer) (?:[\\p{L}'\\d]+[ ']){0,6}${fat.french}`,
  `(?:derret|fund|calent|calient)\\p{L}+ (?:[\\p{L}\\d]+ ){0,6}${fat.spanish}`,
  `${fat.hindi} (?:\\S+ ){0,4}(?:गरम|गर्म|पिघल\\S*)`,
  `[وف]?(?:[ايتن])?(?:سخن|ذوب|حمى|سيح)(?:ي|وا)? (?:\\S+ ){0,3}${fat.arabic}`,
)

/** A food that the steps have put together from others, or all of them. */
export const combinedFoodPattern = createWholeWordsPattern(
  'everything|(?<!at )all(?! (?:over|sides|around|but))|together|mixtures?|fillings?|toppings?|stuffings?|batters?|sauces?|soup|stew|curry|chowder|the rest|remaining ingredients|ingredients|parcels?|pies?|tarts?|quiches?|casseroles?|gratins?|bakes?(?= |$)(?! (?:for|at|in|until|the|on|uncovered|covered|\\d))|lasagn[ea]s?|pizzas?|sandwich(?:es)?|toasties|wraps?|rolls?|pockets?|dumplings?|ravioli|fritters?|patt(?:y|ies)|burgers?|croquettes?|meatballs?|balls|muffins?|skewers?|kebabs?|stuffed|filled|assembl\\p{L}+|frittatas?|returned?|back (?:in|into|to)',
  'alles|zusammen|\\p{L}*mischung|\\p{L}*masse|\\p{L}*füllung|füllungen|belag|sauce|so(?:ß|ss)e|suppe|eintopf|rest(?:liche\\p{L}*)?|zutaten|päckchen|\\p{L}*kuchen|quiche|auflauf|gratin|lasagne|pizza|rollen|taschen|klößchen|frikadellen|bällchen|spieße|gefüllte\\p{L}*|zurück',
  'tout(?:e|es)?|ensemble|mélange|préparation|farce|garniture|appareil|sauce|soupe|reste|ingrédients|papillotes?|tartes?|tourtes?|quiches?|gratins?|lasagnes?|pizzas?|croques?|rouleaux|boulettes?|brochettes?|farcie?s?|remett\\p{L}+',
  'tod[oa]s?|juntos|mezcla|relleno|masa|salsa|sopa|guiso|resto|ingredientes|tartas?|quiches?|empanadas?|gratinad[oa]s?|lasañas?|pizzas?|rollos|rollitos|croquetas|albóndigas|brochetas|rellen[oa]s|volver',
  'सब(?: कुछ)?|सभी|मिश्रण|भरावन|स्टफिंग|सॉस|सूप|ग्रेवी|बाकी|सामग्री',
  '[وفب]?(?:ال|لل)?(?:خليط|مزيج|حشوة?|صلصة|شوربة|مكونات|باقي|جميع|كل)(?:ه|ها)?',
)

/** Actions by which a food is put to the one at hand. */
export const addsToFoodPattern = createWholeWordsPattern(
  '(?:add|pour|sprinkle|scatter|dot|drizzle|ladle|spoon|tip|crumble|layer|pack|nestle)(?:s|d|ed|ing)?|(?:stir|fold|mix|toss|whisk|beat|spread|press|put|lay|place|arrange)(?:s|ed|ing)? (?:in|through|over|with it|with them|on top)|(?:stir|fold|mix|toss|spread|press|put|lay|place|arrange)(?:s|ed|ing)? (?:[\\p{L}-]+ ){1,5}?(?:into|through|over|onto|on top|around)',
  '(?:da|hin)?zu(?:geben|fügen|gießen)|hinzufügen|\\p{L}*gie(?:ß|ss)en|\\p{L}*streuen|unter(?:heben|rühren|mischen|ziehen)|\\p{L}*schichten|dazu|darüber\\p{L}*|darauf\\p{L}*',
  'ajoute[rz]|verse[rz]|parseme[rz]|saupoudre[rz]|incorpore[rz]|par[- ]?dessus|arrose[rz]',
  'añad\\p{L}+|agreg\\p{L}+|incorpor\\p{L}+|vert\\p{L}+|viert\\p{L}+|espolvor\\p{L}+|por encima|encima|rociar',
  '(?:ऊपर(?: से)? (?:\\S+ ){0,3})?(?:डाल|छिड़क|फैला|मिला)\\S*',
  '[وف]?(?:[ايتن])?(?:ضيف|ضف|ضاف|سكب|صب|رش|وزع)(?:ي|ه|ها|وا)?|فوق(?:ه|ها)?',
)

/** Actions that are done to the food at hand, with another: "cover with the cheese". */
export const coversFoodPattern = createWholeWordsPattern(
  '(?:cover|top|wrap|roll|fill|stuff|coat|season|seal|enclose|glaze|brush)(?:s|d|ed|ped|ing|ping)?',
  'bedecken|belegen|übergießen|bestreichen|bestreuen|(?:ein|um)?wickeln|füllen|würzen',
  'recouvr\\p{L}+|couvr\\p{L}+|nappe[rz]|enroule[rz]|entoure[rz]|garni\\p{L}+|farci\\p{L}+|assaisonne[rz]',
  'cubr\\p{L}+|rellen(?:ar|e)|envolv\\p{L}+|envuelv\\p{L}+|sazon\\p{L}+',
  '(?:लपेट|ढक|भर)\\S*',
  '[وف]?(?:[ايتن])?(?:غطى|غط|لف|حشى|تبل)(?:ي|ه|ها|وا)?',
)

/** What waits apart while others are cooked. */
export const putAsidePattern = createWholeWordsPattern(
  '(?:set|put|keep|leave|lay)(?:ting|ing)? (?:it |them |the \\p{L}+ |this )?(?:aside|to one side)|(?:chill|refrigerate)(?:d|s)?(?: until| while)?',
  'bei ?seite ?(?:stellen|legen|gestellt|gelegt)|zur seite (?:stellen|legen)|kalt ?stellen|kühl ?stellen',
  'réserve[rz]?|mett\\p{L}+ de côté|mettre au frais',
  '(?:reserv|apart)(?:ar|e|a|amos)(?! del)',
  '(?:अलग|एक तरफ) (?:रख\\S*|रहने)',
  '[وف]?(?:[ايتن])?(?:ترك|وضع|حفظ)(?:ي|ه|ها)? (?:\\S+ )?جانبا',
)

/** Actions that put a raw food on what was cooked before. */
export const entersAsGarnishPattern = createWholeWordsPattern(
  '(?:top|pile|garnish|serv|fill|spread|scatter|crown|finish|drap)(?:e|s|es|ed|ped|ing|ping)?',
  'belegen|anrichten|garnier\\p{L}*|servier\\p{L}*|toppen|bestreichen|bestreuen',
  'garni\\p{L}+|servir|servez|tartine[rz]|dispose[rz] dessus',
  'servir|sirv\\p{L}+|decor\\p{L}+|cubr\\p{L}+|coron\\p{L}+',
  'परोस\\S*|सजा\\S*|ऊपर रख\\S*',
  '[وف]?(?:ي|ت|ن)?(?:قدم|زين)\\p{L}*',
)

/** A pan or an oven that gets hot while it is empty. */
export const preheatsPattern = createWholeWordsPattern(
  'pre-?heat\\p{L}*|heat (?:the |your )?(?:oven|grill|broiler)',
  '(?:vor(?:ge)?heiz\\p{L}*|(?:ofen|backofen|grill) (?:\\p{L}+ ){0,4}(?:auf|heizen|erhitzen) (?:\\S+ ){0,3}(?:heizen|erhitzen|vorheizen))',
  'préchauff\\p{L}+',
  'precal\\p{L}+',
  'पहले से गर[्]?म|प्रीहीट\\S*|ओवन (?:को )?(?:\\S+ ){0,4}गर्?म',
  '[وف]?(?:[ايتن])?سخن(?:ي)? (?:ال)?فرن',
)

/** What a list goes on with before the name of a food. */
export const onlyDeterminersPattern =
  /^\s*(?:(?:the|a|an|some|your|both|half|remaining|fresh|hot|cooked|drained|\p{L}+ed|\d+|of|le|la|les|l['’]|de|du|des|d['’]|un|une|el|los|las|unos|una|del|وال|ال|و)\s*)*$/iu

/** Words right before a food in which or under which another lies. */
export const relationBeforeFoodPattern =
  /(?<!\p{L})(?:in|into|with|over|on|onto|under|im|mit|auf|unter|dans|avec|sur|sous|en|con|sobre|bajo|among) (?:[\p{L}'-]+ ){0,3}$/iu

/** Heat that goes on for what was heated before. */
export const goesOnHeatingPattern = createWholeWordsPattern(
  'turn(?:ed|ing)?|flip(?:ped)?|more|another|further|longer|again|(?:other|second) side|keep|continue',
  'wenden|gewendet|weitere\\p{L}*|nochmals?|andere[nr]? seite|weiter\\p{L}*',
  "retourne[rz]|encore|de plus|l'autre (?:côté|face)|poursui\\p{L}+|continue[rz]",
  '(?:dar|da|dé) la vuelta|voltear|más|otros?|continu\\p{L}+|otro lado',
  'पलट\\S*|और|दूसरी',
  '[وف]?(?:[ايتن])?قلب(?:ي|ه|ها)?|اخرى|اضافية',
)
