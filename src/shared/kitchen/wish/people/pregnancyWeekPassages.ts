/** Weeks and days of a pregnancy, "36+2", "36w2d"; "à 36 SA". Lower numbers may count people: "dinner for 12+2". */
const weeksAndDays =
  /(?<![\p{L}\p{N}+])(?<!(?:for|für|pour|para|serves|x) )(?:1[3-9]|2\d|3\d|4[0-2])(?: ?(?:w|wks?|weeks?|ssw|sa) ?)?(?:\+ ?[0-6](?!\d)|(?<=w ?)[0-6]d)(?! ?(?:people|guests|kids|adults|personen|leute|gäste|kinder|personnes|invit|enfants|personas|niños|लोग|log|شخص|g|ml|min|eggs)(?!\p{L}))(?![\p{L}\p{N}])|(?<=(?<!\p{L})(?:à|a|de) )(?:1[3-9]|[23]\d|4[0-2]) ?SA(?!\p{L})/giu

/** Passages that tell how far a pregnancy is by weeks alone: "36+2 and starving". */
export const pregnancyWeekPassages = (text: string): string[] =>
  [...text.normalize('NFC').matchAll(weeksAndDays)].map(([passage]) => passage.trim())
