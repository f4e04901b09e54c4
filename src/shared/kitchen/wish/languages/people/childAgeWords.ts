/**
 * Patterns, on text in lower case, of what tells a child under five without a word for a child beside it; in all languages of the interface
 * and the other European ones that wishes are read in.
 */
export const wishSmallChildPatterns: readonly string[] = [
  // Birthdays.
  `(?:first|second|third|fourth|1st|2nd|3rd|4th) (?:birth|b-?)day`,
  `(?:just |nearly |almost )?(?:turn(?:ed|ing|s)) (?:one|two|three|four|[1-4])(?! ?(?:times?|degrees?|hours?|minutes?|o['’]?clock|pans?|trays?|more|of|or|to)(?!\\p{L}))`,
  `(?:twins|triplets|kids|children|boys|girls|babies|grandkids|they) (?:both |all |just |nearly |almost )?turn (?:one|two|three|four|[1-4])(?! ?(?:times?|degrees?|hours?|minutes?|o['’]?clock|pans?|trays?|more|of|or|to)(?!\\p{L}))`,
  `(?:zwillinge|drillinge|kinder|jungs|mädchen|babys|enkel) (?:beide |alle )?(?:werden|sind) (?:\\p{L}+ ){0,2}(?:eins|zwei|drei|vier|[1-4])(?! ?\\p{L})`,
  // Several children by their number: "two under two", "zwei unter drei".
  `(?:one|two|three|four|five|[1-5]) (?:\\p{L}+ )?under (?:the age of )?(?:two|three|four|five|[2-5])(?! ?(?:[%€$£°:.,]\\d|\\d|[%€$£°]|euros?|dollars?|pounds?|quid|minutes?|mins?|hours?|hundred|kcal|calories|grams?|kg|g|min|percent|pots?|pans?|layers?|degrees?|ingredients?|steps?)(?!\\p{L}))`,
  `(?:eins|zwei|drei|vier|fünf|[1-5]) unter (?:zwei|drei|vier|fünf|[2-5])(?! ?(?:[%€$°]|euro|minuten?|min|stunden?|prozent|kalorien|gramm|kg|grad)(?!\\p{L}))`,
  `(?:un|deux|trois|quatre|cinq|[1-5]) de moins de (?:deux|trois|quatre|cinq|[2-5]) ans`,
  `(?:uno|dos|tres|cuatro|cinco|[1-5]) (?:menores? de|de menos de) (?:dos|tres|cuatro|cinco|[2-5])(?: años)?(?! ?(?:euros?|minutos?|horas?|gramos?)(?!\\p{L}))`,
  `(?:दो|तीन|चार|पाँच|पांच|[1-5१-५]) (?:बच्च\\p{L}*\\p{M}* )?(?:दो|तीन|चार|पाँच|पांच|[2-5२-५]) (?:साल )?से (?:छोटे|कम)`,
  `(?:اثنان|ثلاثة|أربعة|[2-5٢-٥]) (?:تحت|دون) (?:سن )?(?:السنتين|الثالثة|الرابعة|الخامسة|[2-5٢-٥])`,
  `(?:erste|zweite|dritte|vierte)[rnms]? geburtstag\\p{L}*|[1-4]\\. ?geburtstag\\p{L}*`,
  `(?:premier|1er|deuxième|2e|2ème|troisième|3e|3ème|quatrième|4e|4ème) anniv(?:ersaire)?`,
  `(?:avoir|eu|fêt\\p{L}+(?: s(?:es|on))?|bientôt) (?:un|1) ans?`,
  `(?:primer|segundo|tercer|cuarto|1er|2º|3er|4º) cumple(?:años)?|cumpl(?:en?|ir|irán|irá) (?:uno?|dos|tres|cuatro|[1-4])(?: añ\\p{L}+)?`,
  `(?:primo|secondo|terzo|quarto) compleanno|(?:primeiro|segundo|terceiro|quarto) aniversário|(?:eerste|tweede|derde|vierde) verjaardag\\p{L}*`,
  `(?:pierwsz|drug|trzeci|czwart)\\p{L}+ urodzin\\p{L}*|(?:första|andra|tredje|fjärde) födelsedag\\p{L}*|(?:første|anden|andre|tredje|fjerde) fødselsdag\\p{L}*`,
  `(?:पहल|दूसर|तीसर|चौथ)[ाेी] (?:जन्मदिन|जन्म दिन|बर्थडे|बर्थ डे)|(?:pehl|pahl|doosr|dusr|teesr|tisr|chauth)[aei] (?:birthday|bday|janam ?din|janmdin)`,
  `عيد ميلاد(?: \\p{L}+){0,3} (?:ال)?(?:أول|اول|ثاني|ثالث|رابع)`,
  `(?:ال)?(?:توأم|توام|ابن|بنت|طفل|طفلة|ولد)\\p{L}* (?:سوف )?[يتس]{1,2}(?:كمل|تم|بلغ)\\p{L}* (?:ال)?(?:سنة|سنتين|عام|عامين|عامه|ثلاث سنوات|أربع سنوات)`,
  // Where only small children eat.
  `nursery (?:packed )?(?:lunch|snack|tea|meal)\\p{L}*|(?:kita|krippen|kindergarten)[- ]?(?:brot\\p{L}*|essen|frühstück|snack\\p{L}*)`,
]

/** Numbers of years joined as ages, "2 and 5 years old", "2, 5 ans"; the ages stand before the unit. */
export const wishAgeListRegexSource = `\\d{1,3}(?:(?: ?(?:,|&|\\+|/) ?| (?:and|und|et|y|e|en|og|och|i|o|or|और|aur|و) ?)\\d{1,3})+[ -]?(?:years?|yrs?|yos?|y/os?|y\\.o\\.?|jahren?|jährig\\p{L}*|j\\.?|ans|años|añit\\p{L}+|anni|anos|jaar|lat|år|साल|saal|سنوات|سنين|سنة)`

/** Children below an age, in five languages: "3 kids under 5", "Kinder unter 4", "मेरे 5 से छोटे बच्चे". */
export const wishChildrenUnderAgeRegexSource = `(?:kids?|children|child|grandkids|grandchildren|ones|little ones|boys|girls|littles) (?:who are |are |is |all )?(?:under|below|younger than) (?:the age of )?(?:[1-5]|two|three|four|five)(?:s|['’]s)?|under[- ](?:fives|fours|threes|twos|[2-5]['’]?s)|(?:kinder|kind|kindern|enkel\\p{L}*) (?:unter|bis) (?:[1-5]|zwei|drei|vier|fünf)|(?:enfants?|petits[- ]enfants|bébés) (?:de )?(?:moins de|sous) (?:[2-5]|deux|trois|quatre|cinq)(?: ans)?|(?:niñ[oa]s?|hij[oa]s?|niet[oa]s?) (?:de )?menor(?:es)? de (?:[2-5]|dos|tres|cuatro|cinco)(?: años)?|[२-५2-5] (?:साल )?से (?:छोटे|कम उम्र के) बच्च\\p{L}*|(?:[2-5] (?:saal )?se chh?ote bachch?e)|(?:أطفال|اطفال|طفل|أولاد) (?:تحت|دون|أقل من) (?:سن )?(?:ال)?(?:[2-5٢-٥]|خمس|الخامسة|الرابعة|الثالثة)(?: سنوات| سنين)?`

/** People who are of an age told behind "who are", where a pronoun stands between: "twins who are 3", "Kinder, die 3 sind". */
export const wishAgeBehindRelativeRegexSource = `(?:twins|triplets|kids?|children|son|daughter|boys?|girls?|grandkids|grandson|granddaughter|niece|nephew) (?:who(?: (?:is|are)|['’](?:s|re))|(?:that (?:is|are))) (?:both |all |only |just |nearly |almost )?(?:[1-4]|one|two|three|four)(?! ?(?:\\p{L}{4,}|g|ml|kg|min))|(?:zwillinge|kinder|tochter|sohn|kind|mädchen|jungs?|enkel\\p{L}*),? (?:die|der|das) (?:erst |schon |bald |beide )?[1-4] (?:ist|sind|wird|werden)|(?:jumeaux|jumelles|enfants?|fils|fille|filles|garçons?) qui (?:a|ont) (?:bientôt |seulement )?[1-4]|(?:gemel[oa]s|melliz[oa]s|hij[oa]s?|niñ[oa]s?|niet[oa]s?) que (?:tienen?|cumplen?) (?:ya |casi )?[1-4]|(?:जुड़वां|जुड़वाँ|बच्च[ाे]|बेट[ाेी]) जो [1-4१-४] (?:साल )?(?:के|की|का) (?:हैं|है)|(?:توأم|طفل|أطفال|ابن|بنت)\\p{L}* (?:الذي|التي|اللي|الذين) (?:عمر\\p{L}+ )[1-4١-٤]`

/** One age with an abbreviated unit: "2 y/o", "(2J)". */
export const wishAbbreviatedAgeRegexSource = `[1-4] ?-?(?:yr|year|y)s?[ -]?(?:olds?|old['’]s)|[1-4][.,]5 ?-?(?:y/?o|yrs?|years?|jahre|ans|años)|\\d{1,3} ?y/os?|(?<=\\()\\d{1,3} ?j\\.?(?=\\))`

const littleOnes =
  'lo|little one|baby|bub|bubba|bubs|dd|ds|munchkin|son|daughter|twins|grandson|granddaughter|bébé|fils|fille|bebé|bebe|nene|nena|peque|hij[oa]|sohn|tochter|zwerg|mini|zwillinge|kind'
const months = 'm|mo|mos|mths?|mnths?|months?|mon\\.?|monate?|mois|mes(?:es)?'

const hindiChildren =
  'बच्च[ाेी]|बेबी|बेट[ाेी]|मुन्न[ाेी]|शिशु|नवासे|पोते|पोती|ba(?:ch)?chch?[aei]|bach[aei]|baby|bet[aei]|munn[aei]|pote|poti'

/** A time that something has lasted or that has passed: "6 महीने से". */
const notAgo = '(?! (?:ago|later|pregnant|sober|vegan)(?!\\p{L}))'
const notSince = '(?! ?(?:से|पहले|बाद|se|pehle|pahle|baad)(?![\\p{L}\\p{M}]))'

/** Months beside a word for a child, "LO (10m)", "11 mo LO", "बच्चे को 6 महीने हुए"; the first number is that of the months. */
export const wishMonthsBesideChildRegexSource = `(?:${littleOnes})[ ,]{0,2}\\(?(\\d{1,2}) ?(?:${months})\\)?${notAgo}|(\\d{1,2}) ?(?:mo|mos|mths?|months?) (?:${littleOnes})|(?:${hindiChildren}) (?:(?:को|की उम्र|की|का|के|ko|ki umar|ki|ka|abhi|अभी) )*([\\d०-९]{1,2}) ?(?:महीन[ाेो]|माह|मंथ|mahin[ae]|maah|months?|manth)${notSince}`
