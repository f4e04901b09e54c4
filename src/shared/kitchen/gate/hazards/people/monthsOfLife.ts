// Whether a text tells that it is for a child of less than a year: "9 months" is an age only where somebody is that old, since
// a cheese is matured and a jam is kept for as long.

const months =
  /(?<!\d)(?:[1-9]|1[01])[- ]?(?:months?|mths?|mos?|monate?n?|mois|meses|mesi|maanden?|miesi[ęe]cy|miesi[ąa]ce|månader|måneder)(?:[- ](?:olds?|alt\p{L}*|d['’]âge))?(?!\p{L})(?! (?:aged|matured|gereift))/iu
const ofAnAge =
  /\b(?:old|olds)\b|(?<!\p{L})(?:alt\p{L}*|bébé|baby|bebé|enfant|kind|niñ[oa]|bambin[oi]|bimb[oi]|bebês?|crianças?|oud|dziec\p{L}*|gammal|gamla|gamle|gammel|barn|børn)(?!\p{L})/iu

/** "From 6 months", "porridge for 8-10 months", "ab 8 Monaten", "dès 8 mois". */
const forMonths =
  /(?<!\p{L})(?:from|for|suitable|ages?|ab|für|ab dem|dès|des|dès les|à partir de|a partir de|pour|desde|desde los|para|da|dai|per|vanaf|voor|od|dla|från|för|fra|til|after|nach|après|después de)[^\S\r\n](?:the |age |ages |von |los |de )?(?:about |ca\.? )?(?:[1-9]|1[01])(?:[^\S\r\n]?(?:-|–|to|bis|à|a|y|und|or)[^\S\r\n]?\d{1,2})?[- ]?(?:months?|mths?|monate?n?|mois|meses|mesi|maanden?|miesi[ęe]cy|miesi[ąa]c[ea]|månader|måneder)(?!\p{L})/iu
/** "8 months+", "6m+", "6+ months", "Ab dem 8. Monat", "au 8e mois": no other figure is written so. */
const monthsUp =
  /(?<!\d)(?:[1-9]|1[01])[- ]?(?:m|mo|mths?|months?|monate?n?|mois|meses)[^\S\r\n]?\+|(?<!\d)(?:[1-9]|1[01])[^\S\r\n]?\+[^\S\r\n]?(?:m|mths?|months?|monate?|mois|meses)(?!\p{L})|(?<!\d)(?:[1-9]|1[01])\.[^\S\r\n]?(?:lebens)?monats?(?!\p{L})|(?<!\d)(?:[1-9]|1[01])(?:e|ème)[^\S\r\n]mois(?!\p{L})/iu
/** What is kept or matured for months. */
const kept =
  /(?<!\p{L})(?:keep\p{L}*|kept|stor(?:e|es|ed|ing|age)|freez\p{L}*|frozen|fridge|pickl\p{L}*|preserv\p{L}*|eingelegt\p{L}*|shelf|lasts?|best|matur\p{L}*|ripen\p{L}*|cur(?:e|ed|ing)|ferment\p{L}*|infus\p{L}*|steep\p{L}*|rest|halt\p{L}*|hält|aufbewahr\p{L}*|lager\p{L}*|\p{L}*gefrier\p{L}*|\p{L}*gefror\p{L}*|\p{L}*frier\p{L}*|tiefkühl\p{L}*|kühlschrank|reif\p{L}*|gereift|zieh\p{L}*|conserv\p{L}*|congel\p{L}*|congél\p{L}*|affin\p{L}*|gard\p{L}*|guard\p{L}*|dur[ae]n?|madur\p{L}*|curad\p{L}*|curar|macér\p{L}*|macer\p{L}*|stagionat\p{L}*|bewaar\p{L}*|houdbaar\p{L}*|vries\p{L}*|håll\p{L}*|hållbar\p{L}*|holdbar\p{L}*|przechow\p{L}*|dojrzew\p{L}*)(?!\p{L})/iu

/** Numbers below twelve in words, before a word for months: how many months there are makes no difference. */
const numbersInWords =
  /(?<![\p{L}\p{M}])(?:three|four|five|six|seven|eight|nine|ten|eleven|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|trois|quatre|cinq|sept|huit|neuf|dix|onze|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|तीन|चार|पांच|छह|छः|छे|सात|आठ|नौ|दस|ग्यारह)(?=[- ](?:months?|monate?n?|mois|meses|महीन|माह))/giu
const withDigits = (text: string) => text.replace(numbersInWords, '6')

/** Somebody who eats at the table of the writer, besides the words of `ofAnAge`. */
const relative =
  /(?<!\p{L})(?:(?:my|our|your) (?:little )?(?:son|daughter|boy|girl|guy|man|lady|nephew|niece|grand\p{L}+)|little ones?|toddlers?|tots?|kids?|bubs?|(?:mein|unser|dein|euer|eur)\p{L}{0,2} (?:sohn|tochter|kleine[nrs]?|mädchen|junge[n]?|maus|zwerg|enkel\p{L}*)|(?:mon|ma|notre|ton|ta|votre) (?:fils|fille|petite?|fiston|loulou\p{L}*|puce|neveu|nièce)|(?:pour|des|les) (?:tout[- ])?petits|(?:mi|nuestr[oa]|tu|su) (?:hij[oa]|niet[oa]|sobrin[oa]|pequeñ[oa]|chiquit[oa])|nen[ea]s?|peques?|bebes?|bb)(?!\p{L})/iu
/** Dishes that babies get, where a title gives them months: "Bouillie 6 mois". */
const dishesOfBabies =
  /(?<!\p{L})(?:pur[eé]es?|porridges?|mash(?:es|ed)?|mush|cereals?|rusks?|finger[- ]?foods?|pancakes?|muffins?|biscuits?|cookies?|snacks?|smoothies?|oatmeal|\p{L}*brei(?:e|chen)?|(?:apfel|birnen|bananen|obst|gemüse|karotten|möhren|kürbis|pastinaken)mus|gläschen|kekse?|pfannkuchen|bouillies?|compotes?|petits? pots?|purées?|soupes?|veloutés?|papillas?|papinhas?|purés?|compotas?|potitos?|gachas|sopitas?|cremitas?|galletas?|tortitas?)(?!\p{L})/iu

/** Sentences of a text. A full stop after a number of months does not end a sentence. */
const sentencesAboutMonths = (text: string) => withDigits(text).split(/[.;!?\n](?!\s?(?:lebens)?monat)/iu)

/** Whether a text in Latin letters tells of months of life. */
export const isAgeInMonthsNamed = (text: string): boolean => {
  const plain = withDigits(text)
  return (
    (months.test(plain) && ofAnAge.test(plain)) ||
    sentencesAboutMonths(plain).some(
      (sentence) =>
        !kept.test(sentence) && (isForMonths(sentence) || (months.test(sentence) && relative.test(sentence))),
    )
  )
}

/** Whether a title gives months to a dish that babies get, and nothing is kept or matured in it. */
export const isBabyDishWithAgeInMonths = (title: string): boolean =>
  sentencesAboutMonths(title).some(
    (sentence) => !kept.test(sentence) && months.test(sentence) && dishesOfBabies.test(sentence),
  )

const isForMonths = (sentence: string) => forMonths.test(sentence) || monthsUp.test(sentence)

const monthsOfOtherScripts =
  /(?<!\d)(?:[1-9]|1[01]) ?(?:महीन\p{M}*|माह|महीनों)(?![\p{L}\p{M}])|(?<!\d)(?:[1-9]|1[01]) ?(?:اشهر|شهور|شهرا?)(?!\p{L})|(?<!\p{L})(?:شهرين|(?:سته|ستة|سبعة|ثمانية|تسعة|عشرة|اربعة|خمسة) اشهر)(?!\p{L})/u
const ageOfOtherScripts =
  /बच्च|उम्र|आयु|बेबी|(?<!\p{L})[وف]?(?:ال|لل|ل|ب)?(?:عمر|طفل|اطفال|سن|بيبي)(?:ه|ها|ك|ي|نا|ة)?(?!\p{L})/u
/** "8 महीने से", "من 8 اشهر". */
const fromMonthsOfOtherScripts =
  /(?<!\d)(?:[1-9]|1[01])\+? ?(?:महीन\p{M}*|माह|महीनों)\+? (?:से|के बाद|के लिए|की|के|और)(?![\p{L}\p{M}])|(?<!\p{L})(?:من|منذ|بعد|فوق|ل) ?(?:(?:سن|عمر) )?(?:[1-9]|1[01]) ?(?:اشهر|شهور|شهرا?)(?!\p{L})/u
const keptInOtherScripts =
  /रख|स्टोर|फ्रीज|फ्रिज|चलता|चलेगा|टिक|يحفظ|تحفظ|حفظ|تخزين|يخزن|تجميد|مجمد|صلاحي|تعتيق|معتق|يبق/u

const dishesOfBabiesInOtherScripts =
  /दलिया|प्यूरी|खिचड|सूजी|खीर|मैश|रागी|पोरिज|هريس|مهروس|بوريه|شوفان|شورب|مهلبي|سيريلاك|كريمة|بسكويت/u

/** The same for a text in Hindi or Arabic, as `normalizeForHazardPatterns` writes it. */
export const isAgeInMonthsNamedInHindiOrArabic = (text: string): boolean => {
  const plain = withDigits(text)
  return (
    monthsOfOtherScripts.test(plain) &&
    (ageOfOtherScripts.test(plain) ||
      (fromMonthsOfOtherScripts.test(plain) && !keptInOtherScripts.test(plain)))
  )
}

/** The same for a title in Hindi or Arabic. */
export const isBabyDishWithAgeInMonthsInHindiOrArabic = (title: string): boolean => {
  const plain = withDigits(title)
  return (
    monthsOfOtherScripts.test(plain) &&
    dishesOfBabiesInOtherScripts.test(plain) &&
    !keptInOtherScripts.test(plain)
  )
}
