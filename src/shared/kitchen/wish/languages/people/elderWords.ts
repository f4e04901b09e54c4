/** Words for grandparents in all languages, as alternatives of a regular expression on text in lower case. */
export const wishGrandparentRegexSource = `(?:great[- ])?(?:grand ?parents?|grand ?ma(?:ma|s)?|grand ?pa(?:pa|s)?|grannys?|grannies|(?<!(?:para|con|por|para el|un|una|el|la) )grans?|(?<!with )nans?(?! ?breads?)|(?<!pour (?:\\S+ )?)nana|nanna|grand ?dads?|grandads?|gramps|grandfathers?|grandmothers?)|
  (?:ur)?(?:omas?|opas?|omis?|opis?|großeltern|grosseltern|großmutter|großvater|grossmutter|grossvater)|(?:arrière[- ])?grands?[- ](?:parents|mères?|pères?)|mamies?|mamys?|(?<=pour (?:\\S+ )?)papis?|papys?|mémés?|pépés?|
  (?:bis)?abuel(?:o|a|os|as)|abuelit(?:o|a|os|as)|abues?|yay(?:o|a|os|as)|nonn(?:o|a|i|e)|bubbe|bubbies?|zayde|opapa|omama|avós?|avôs?|vovó|vovô|grootouders|besteforeldre|bedsteforældre|morfar|mormor|farfar|farmor|
  दादा(?:जी)?|दादी(?:जी)?|नाना(?:जी)?|नानी(?:जी)?|dadaji|dadiji|nanaji|naniji|(?<!(?<!\\p{L})(?:con|per|a|in|di|i|ai|al|gli) )dadi(?: ji)?|(?:dada|nana)(?: ji)?(?= (?:dadi|nani|ke|ko|aur))|nani(?: ji)?|(?:ل|و)?(?:جدي|جدتي|جدتنا|جدنا|جدته|جدتها|ستي|تيتا|تيته|تيتة|ستو|جدو|نانا|جدودي|الجدة|الجد|اجدادي|أجدادي)|للجدة|للجد`

/** Words between "for" and a grandparent. */
export const wishPossessiveRegexSource =
  'my|our|his|her|their|the|both|all|your|meine[nrm]?|mein|unsere[nrm]?|die|den|der|dem|mes|mon|ma|nos|notre|ses|mis?|nuestr[oa]s?|sus?|l[oa]s|la|el|i|le|mi[ae]i?|meus?|minhas?|os|as|mijn|onze'

/** Parents in Hindi, who are no words of `kin`. */
export const wishHindiParentRegexSource = 'पिता(?:जी)?|माता(?:जी)?|माँ|मां|बाबा|बाबूजी'

/** "For" before a grandparent. */
export const wishForWordsBeforeGrandparent = 'for|für|pour|chez nous pour|para|con|per|with|mit|avec|voor|til'

/** "For" and what happens to them behind a grandparent. */
export const wishWordsBehindGrandparent = `(?:['’]?s)? (?:\\d+\\S* )?(?:birthday|bday|b-day|geburtstag\\p{L}*)|(?:'s| is| are)? (?:is |are )?(?:coming|visiting|here|joining|over for|staying|comes|come over|visits|eats|eat with)|(?: |)(?:can['’]?t|cannot|can (?:not|only|hardly|barely)|(?:has|is having) (?:trouble|difficulty|problems|no teeth)|struggles|finds it hard)|(?:kann|können) (?:nicht|kaum|nur|schlecht)|hat (?:probleme|schwierigkeiten|keine zähne|kaum noch)|n['’](?:a plus|arrive)|ne peu(?:t|vent)|a du mal|(?:ya )?no puede[n]?|tiene (?:problemas|dificultad)|le cuesta|(?:से |को )?(?:चबा|निगल)\\S*|(?:se |ko )?chaba\\S*|(?:لا|ما) (?:ت|ي)(?:ستطيع|قدر)|zu besuch|de visita|en visite|in visita|(?:ist|sind) (?:da|dabei|zu)|(?:zu|bei uns zu) gast|(?:isst|essen) mit|(?:kommt|kommen)(?! aus)|
  arriv(?:e|ent)|vien(?:t|nent)(?! d[eu’'])|vien(?:e|en)(?! de)|(?:est|sont) là|est[aá]n? aquí|के लिए|ke liye|का जन्मदिन|की जन्मदिन|के जन्मदिन|आ रह\\S+|आएंगे|आएँगे|आयेंगे|आएगी|आएंगी|आएगा|ayenge|aayenge|aa rah\\S+|قادم\\S*|(?:ستأتي|سيأتي|ستزور|سيزور)\\S*|ضيفتنا|جاي\\S*|جايين`

/** Birthdays that stand before a grandparent. */
export const wishBirthdayWordsBeforeGrandparent = `anniversaire de|anniv de|cumple(?:años)? de|aniversário d[aoe]|compleanno d(?:i|ella|el|ei)|geburtstag (?:von|meiner|meines|der|des|unserer)|birthday (?:of|for)|عيد ميلاد`

const number = '(?:6[5-9]|[7-9]\\d|10\\d)'
const end =
  '(?=\\s*(?:$|[,.;:!?)\\n+]|(?:and|und|y|et|e|but|so|aber|now|jetzt|plus|ans|años|anni|anos|jahre|jaar|odd|something|has|hat|tiene|a)(?![\\p{L}\\p{M}])))'

/** Ages that stand for themselves: "in his seventies", "octogenarian". */
export const wishElderlyAgePhrases: readonly string[] = [
  `in(?:to)? (?:his|her|their|my|our|your) (?:early |mid[ -]?|late )?(?:[789]0['’]?s|seventies|eighties|nineties)`,
  `over[- ](?:65|70|75|80|85|90)['’]?s(?= (?:lunch|club|group|tea|dinner|party|coffee|meal|supper|christmas|get))`,
  `(?:late|deep into h(?:is|er)) sixties`,
  `dementia|alzheimer\\p{L}*|demenz\\p{L}*|démence|demencia|demenza|डिमेंशिया|अल्ज़ाइमर|अल्जाइमर|الزهايمر|ألزهايمر|الخرف`,
  `octog[eé]n\\p{L}+|septuag[eé]n\\p{L}+|nonag[eé]n\\p{L}+|ottantenn\\p{L}|settantenn\\p{L}|novantenn\\p{L}`,
]

/** Ages that count beside somebody: "over 80", "um die 80", "अस्सी पार". */
export const wishAgePatternsBesidePeople: readonly string[] = [
  `(?:well )?(?:over|past|nearly|almost|about|around|pushing|approaching|towards|both|beide|über|ueber|um die|fast|knapp|ungefähr|etwa|mitte|anfang|ende|gut|schon|plus de|près de|environ|presque|dans les|más de|mas de|casi|unos|unas|pasados los|sobre los|ronda los|rondan los|oltre|quasi|più di|circa|mais de|uns|rond de|boven de|tegen de) ${number}${end}`,
  `${number} ?(?:\\+|plus(?! ))`,
  `(?:in den|mitte|anfang|ende|über|um die|fast|knapp) (?:siebziger|achtziger|neunziger|siebzig|achtzig|neunzig)n?(?!\\p{L})`,
  `(?:seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?(?:[- ]years?[- ]old| something|ish)`,
  `(?:over|past|nearly|almost|about|around|pushing) (?:seventy|eighty|ninety)`,
  `(?:\\p{L}+und)?(?:siebzig|achtzig|neunzig) ?(?:jahre|jährig\\p{L}*)`,
  `(?:soixante[- ](?:dix|et[- ]onze|douze|treize|quatorze|quinze|seize)(?:[- ]\\p{L}+)?|quatre[- ]vingts?(?:[- ]\\p{L}+)?) ans`,
  `(?:setenta|ochenta|noventa)(?: y \\p{L}+)?(?: y pico)?(?: años)?`,
  `(?:सत्तर|अस्सी|नब्बे|पचहत्तर|पचासी|assi|sattar|nabbe) (?:साल|वर्ष|के|पार|से|saal|ke|par)`,
  `(?:${number}|[६७८९][०-९]) ?(?:पार|के पार|से ऊपर|के ऊपर|के करीब|से ज्यादा|से ज़्यादा|के आसपास|के हैं|par|ke upar|se upar)`,
  `(?:فوق|حوالي|تجاوز\\p{L}*|قارب\\p{L}*) (?:ال)?(?:${number}|[٦٧٨٩][٠-٩]|سبعين|ثمانين|تسعين)`,
  `(?:في )?(?:السبعين|الثمانين|التسعين)(?:ات)?|(?:\\p{L}+ و)?(?:سبعين|ثمانين|تسعين|سبعون|ثمانون|تسعون) (?:سنة|عاما?|عامًا)|(?:خمسة|خمس|ستة|ست|سبعة|سبع|ثمانية|ثمان|ثماني|تسعة|تسع) و(?:ستون|ستين) (?:سنة|عاما?|عامًا)|(?:سبعيني|ثمانيني|تسعيني)\\p{L}*`,
]
