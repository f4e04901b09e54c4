/** "2 tablespoons at a time", "30 g each", "¼ cup for each pancake"; not the minutes "on each side". */
export const ofEach = /^[^.;,]{0,40}(?<!\p{L})(?:each|apiece|per)\b(?! side)/iu

/** "Repeat twice with 4 sheets each": as many rounds for more people, and more in each. */
export const roundsBefore = /\b(?:repeat|twice|(?:\d|two|three|four) (?:more )?times|layers?)\b[^.;]*$/iu

/** "3 whistles", "3 सीटी": how long a pressure cooker cooks, however much is in it. */
export const ofPressureCooker =
  /^ ?(?:(?:long|short|full|more) )?(?:whistles?|pfiffe?n?|sifflements?|sifflets?|pitidos?|silbidos?|सीटी|सीटि(?:याँ|यां|यो(?:ं|))|सिटी|صفّ?(?:ير|ار)(?:ة|ات)|صافر(?:ة|ات))(?![\p{L}\p{M}])/iu

const weights =
  '(?:k?g|m?l|cl|dl|oz|lbs?|ounces?|pounds?|grams?|gramm|grammes|gramos|fl|liters?|litres?|ग्राम|غ|غرام|جم|مل)'
const times = '(?:[x×✕*]|mal|by|sur|por|auf|बाय|في)'
/** The first number of "20x30 cm", "9 x 13": how long and wide a thing is. "2 x 400 g" counts packs. */
export const isLengthByWidth = new RegExp(
  `^ ?(?:cm|in(?:ch(?:es)?)?|["”″])? ?${times} ?\\p{Nd}+(?:[.,]\\p{Nd}+|[½¼¾])?(?!\\p{Nd}|[-/ ]?\\p{Nd}*[ -]?${weights}(?![\\p{L}\\p{M}]))`,
  'iu',
)
/** "2 इंच के टुकड़े", "30 سم": a length that no English unit names. */
export const ofLength =
  /^ ?-?(?:इंच|इन्च|सेमी|से\.?मी\.?|सेंटीमीटर|मिमी|سم|سنتيمتر|سنتمتر|ملم|بوصة|بوصات|إنش|انش|zoll|pouces?|pulgadas?)(?![\p{L}\p{M}])/iu
/** What stands before its second number. */
export const lengthBefore = /(?<![\p{Nd}.,/])\p{Nd}{1,3}(?:[.,]\p{Nd}+|[½¼¾])? ?(?:cm|in|["”″])? ?[x×✕*] ?$/iu

export const inBatches =
  /^[^.;,]{0,40}\b(?<!\b(?:(?:a|one) )?(?:bit|little|ladle(?:ful)?|spoon(?:ful)?|splash|handful|cupful|some) )at a time\b|^[^.;,\p{L}]{0,3}(?:[\p{L}-]+ ){0,2}batch(?:es)?\b/iu

export const inBatchesOf = /\bbatch(?:es)? of (?:about )?$/i

/** "1 voor 1", "one by one", "ein Ei nach dem anderen". */
export const singly =
  /^ (?:by|voor|par|por|für|a) (?:\d|one|un)|^(?: \p{L}+){0,2} (?:nach de[mr] ander|après l['’]autre|(?:tras|después de) (?:el |la )?otr)/iu

export const singlyBefore = /\d (?:by|voor|par|por|für|a) $/i

export const ofEachBefore = /(?<!\p{L})(?:each|every|per)\b(?! side)[^.;]{0,25}$/iu

/** What has been made is dealt out by the same spoon, however much of it there is. */
export const ofTheMixture =
  /^ ?(?:of )?(?:the )?(?:(?!(?:and|in|into|to|for|with|as)\b)[\p{L}-]+ )?(?:mixture|batter|dough|filling|mix|portions?|pieces?|balls?|chunks?|parts?)\b/iu

/** "In 100 ml additions": it is added by so much at a time. */
export const inAdditions =
  /^[- ](?:\p{Ll}+ )?(?:additions?|increments?|mounds?|dollops?|scoopfuls?|ladlefuls?|amounts?|instal+ments?|doses?)(?!\p{L})/iu
