import { normalizeWishWord } from '../../foods/normalizeWishWord.ts'

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(normalizeWishWord))

/** Verbs between somebody and an age without "years": "is 2", "a 2 ans", Hindi and Arabic words around it; in all languages. */
export const wishAgeVerbs =
  wordsOf(`is are was turns turning turned be ist sind wird werden wurde a ont est sont tiene tienen cumple cumplen es son ha hanno compie tem têm
  faz fazem zijn wordt worden ma mają skończy är fyller blir er fylder bliver उम्र hai हैं umar عمره عمرها عمرهم عمرهما عندها عنده صار صارت يبلغ تبلغ`)

/** Words that may stand beside such a number: "is nearly 2", "is only 2 now". */
export const wishWordsBesideAges =
  wordsOf(`gestern heute vorgestern yesterday nearly almost only just about now already barely still fast bald erst gerade schon noch jetzt presque seulement bientôt déjà encore casi solo sólo
  ya apenas todavía next week month nächste nächsten woche monat demain prochaine semaine mañana próxima próximo mes quasi già ancora solo quase já bijna pas nu al prawie już dopiero nästan bara snart næsten kun snart nesten अभी सिर्फ़ सिर्फ केवल लगभग abhi sirf تقريبا فقط الان الآن
  aged age old en von`)

/** Words between somebody and an age that is theirs: "mi abuelo de 85". */
export const wishWordsBetweenPersonAndAge = wordsOf('de von mit di van aged of')

/** Words that go on behind an age, so that the number counts nothing: "is 2 and loves cheese", "is 2 so no nuts". */
export const wishWordsBehindAges =
  wordsOf(`last past letzte letzten letzter dernier dernière pasado pasada geworden pichle पिछले الماضي الماضية yesterday recently lately gestern vorgestern neulich kürzlich hier avant récemment ayer anteayer recientemente आज कल अभी امس أمس مؤخرا and so but who on in today tomorrow soon next this now und aber also heute morgen am im jetzt et donc mais qui y e pero que hoy mañana o quindi ma
  oggi mas hoje en maar dus vandaag i więc ale och men så og so की का के को ka ki ke aur और है hai हैं لكن اليوم`)

/** Numbers in words from one to four. */
export const wishNumberWordsUpToFour: ReadonlyMap<string, number> = new Map(
  [
    'one eins un uno een jeden ett एक ek',
    'two zwei deux dos due dois duas twee dwa två to दो do',
    'three drei trois tres tre três drie trzy तीन teen',
    'four vier quatre cuatro quattro quatro cztery fyra fire चार char',
  ].flatMap((words, index) => words.split(' ').map((word) => [normalizeWishWord(word), index + 1] as const)),
)

/** Pronouns of one person; "she's" is read as "she". */
export const wishSingularPronouns = wordsOf('er sie il elle lui lei')
export const wishPronounsJoinedToIs = wordsOf('he she hes shes')

/** People of whom a number rather says how many they are: "our guests are 4". */
export const wishWordsForCountedPeople =
  /guest|friend|parents|folks|in laws|gäste|freunde|eltern|invités|ami(?:e)?s|invitados|amigos|ospiti|amici|convidados|gasten|vrienden|goście|gäster|vänner|gæster|gjester|venner|मेहमान|दोस्त|ضيوف|اصدقا|أصدقا/iu

/** Words of times, measures and people behind a number that is no age: "mum 70 minutes". */
export const wishUnitsBehindNumbers =
  /^(?:g|gr|kg|mg|ml|cl|dl|l|min|mins|minut\p{L}*|h|std|stunden?|hours?|heures?|horas?|grams?|gramm|grammes?|gramos|kcal|cal\p{L}*|kalor\p{L}*|percent|prozent|euros?|eur|dollars?|pounds?|pfund|people|guests|personen|personnes|personas|gäste|gaste|invit\p{L}*|degrees|grad|stück|stuck|pieces|मिनट|लोग|दقيقة|دقيقه|شخص|ضيف|अतिथि)$/u
