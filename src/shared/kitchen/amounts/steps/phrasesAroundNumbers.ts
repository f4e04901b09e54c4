/** "2 tablespoons at a time", "30 g each", "¼ cup for each pancake"; not the minutes "on each side". */
export const ofEach = /^[^.;,]{0,40}(?<!\p{L})(?:each|apiece|per)\b(?! side)/iu

/** "Repeat twice with 4 sheets each": as many rounds for more people, and more in each. */
export const roundsBefore = /\b(?:repeat|twice|(?:\d|two|three|four) (?:more )?times|layers?)\b[^.;]*$/iu

export const inBatches = /^[^.;,]{0,40}\bat a time\b|^[^.;,\p{L}]{0,3}(?:[\p{L}-]+ ){0,2}batch(?:es)?\b/iu

export const inBatchesOf = /\bbatch(?:es)? of (?:about )?$/i

/** "1 voor 1", "one by one", "ein Ei nach dem anderen". */
export const singly =
  /^ (?:by|voor|par|por|für|a) (?:\d|one|un)|^(?: \p{L}+){0,2} (?:nach de[mr] ander|après l['’]autre|(?:tras|después de) (?:el |la )?otr)/iu

export const singlyBefore = /\d (?:by|voor|par|por|für|a) $/i

export const ofEachBefore = /(?<!\p{L})(?:each|every|per)\b(?! side)[^.;]{0,25}$/iu

/** What has been made is dealt out by the same spoon, however much of it there is. */
export const ofTheMixture =
  /^ ?(?:of )?(?:the )?(?:(?!and\b)[\p{L}-]+ )?(?:mixture|batter|dough|filling|mix|portions?|pieces?|balls?|chunks?|parts?)\b/iu

/** "In 100 ml additions": it is added by so much at a time. */
export const inAdditions =
  /^[- ](?:\p{Ll}+ )?(?:additions?|increments?|mounds?|dollops?|scoopfuls?|ladlefuls?|amounts?|instal+ments?|doses?)(?!\p{L})/iu
