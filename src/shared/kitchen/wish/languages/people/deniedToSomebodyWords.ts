/**
 * Words by which a food is not for somebody, though it is for others, in the six languages of the interface; each list is of all of them.
 * Phrases have commas between them, words have spaces.
 */

/** Before somebody: "but not for my wife", "apart from Tom". */
export const wishDenialsBeforePerson = `but not, not, just not, only not, except, except for, apart from, aside from, other than, save for, bar, excluding, minus, but never, never, but no,
  nicht, nur nicht, aber nicht, bloß nicht, jedoch nicht, außer, ausser, bis auf, ausgenommen, abgesehen von, nie,
  pas, mais pas, sauf, hormis, excepté, a part, à l exception de, mais jamais, mais non, non, jamais, mais,
  pero no, no, menos, excepto, salvo, a excepción de, pero nunca, nunca, aparte de, quitando, tampoco,
  सिवाय, सिवा, siway, siwa,
  ما عدا, ماعدا, عدا, الا, إلا, باستثناء, غير, بس مو, بس مش, مو, مش, ليس, لكن ليس, وليس, ولكن ليس, لا, لكن لا, ومش, ومو, بس ما, بس لا, مب`

/** Words that may stand between them and somebody. */
export const wishWordsBetweenDenialAndPerson = `for to with by in the case of our my his her their your little small
  für fuer mit bei zu den die der dem das mein meine meinen meinem meiner unser unsere unseren unserem unserer kleine kleinen kleiner beim fürs ihr ihre seine seinen
  pour avec chez à le la les l du des de d mon ma mes notre nos ton son sa ses petit petite
  para con a al el los las lo mi mis nuestro nuestra nuestros su sus pequeño pequeña
  ل من عند مع على الى`

/** Behind somebody in Hindi: "के लिए नहीं", "को छोड़कर". */
export const wishDenialsBehindPerson = `के लिए नहीं, के लिए नही, के लिए बिल्कुल नहीं, के लिये नहीं, को नहीं, को छोड़कर, को छोड़ कर, को छोड़ के, के अलावा, के सिवा, के सिवाय, के लिए मना, को मना, नहीं, नही,
  ke liye nahi, ke liye nahin, ke liye nhi, ko nahi, ko nahin, ko chhodkar, ko chodkar, ko chhod kar, ke alawa, ke siwa, nahi, nahin, nhi, ko mana, ke liye mana`

/** The same at the end of a clause: "my son doesn't", "mein Sohn nicht", "وأنا لا". */
export const wishDenialsBehindSubject = `doesnt, does not, dont, do not, cant, cannot, can not, isnt, is not, arent, are not, not, no, mustnt, must not, shouldnt, should not, may not, wont, will not, hasnt, isnt allowed, arent allowed, doesnt at all, isnt allowed to, cant at all, didnt, wasnt, couldnt,
  nicht, nein, darf nicht, kann nicht, darf das nicht, kann das nicht, darf sie nicht, verträgt sie nicht, verträgt es nicht, mag nicht, soll nicht, isst nicht, isst sie nicht, dürfen nicht, können nicht, leider nicht, gar nicht, überhaupt nicht,
  non, pas, ne peut pas, n en mange pas, ne le peut pas, ne doit pas, peut pas, n en mange jamais, ne les mange pas, pas du tout, n y a pas droit, n a pas le droit,
  no, no puede, tampoco, no debe, no los come, no lo come, no la come, no las come, no pueden, no come, para nada,
  لا, كلا, لأ, ما, مو, مش, لا ياكل, لا يأكل, لا تأكل, لا يستطيع, لا تستطيع, ما ياكل, ما تاكل, ما يقدر, ما تقدر, ممنوع, لا يحبها, لا تحبها, لا احبها, لا أحبها, لا يأكلها, لا تأكلها, لا يأكله, لا تأكله, ما بياكل, ما بتاكل, ما يحب, ما تحب, لا يحب, لا تحب, لا احب, لا أحب,
  नहीं, नही, नहीं खाता, नहीं खाती, नहीं खाते, नहीं खा सकता, नहीं खा सकती, नहीं खा सकते, नहीं है, को नहीं, nahi, nahin, nhi, nahi khata, nahi khati, nahi khate, nahi kha sakta, nahi kha sakti`

/** People who eat along beside the words for kin, names and pronouns. */
export const wishFurtherEaters = `baby babies bub bubs infant infants newborn toddler toddlers tot tots wife husband guest guests others everyone grandma grandpa nan teen teens pregnant one ones kiddo kiddos me him her them us he she they we i everybody parents
  säugling baby babys kleinkind kleinkinder mich mir ihn ihr ihm ihnen uns sie er wir ich schwangere schwangeren schwanger gäste gästen zwillinge eltern jüngste jüngsten jüngster älteste ältesten kleinste kleinsten andere anderen
  bébé bébés nourrisson moi lui elle eux elles nous il ils je invités petit petits petite autres conjoint conjointe épouse époux ainé aîné cadet cadette femme mari fils fille filles enfants belle
  bebé bebés bebe bebes mí ella él ellos ellas nosotros yo niño niña niños niñas peque peques invitados otros demás embarazada esposa marido hijo hija hijos hijas
  शिशु बेबी बच्चा बच्चे बच्ची बच्चों मुझे उसे उसको उन्हें हमें मैं वह वो हम मेहमान मेहमानों पत्नी पति बेटा बेटे बेटी बेटियों बहन भाई माँ मां दादी दादा नानी नाना सास ससुर दोस्त मेरे मेरी उसके उनके बहू दामाद bachcha bachche bacche bachchi baby patni pati beta bete beti mujhe use main hum woh wo biwi
  أنا انا هو هي هم نحن رضيع الرضيع رضيعي طفل الطفل طفلة الطفلة أطفال الأطفال اطفال الاطفال أولاد الأولاد ضيوف الضيوف زوجة الزوجة زوج الزوج الحامل حامل ابن الابن بنت البنت أخ اخ أب أم اب ام الوالد الوالدة بنتي ابني ابنتي زوجتي زوجي أمي امي أبي ابي أختي اختي أخي اخي جدتي جدي طفلي طفلتي لي له لها لهم لنا لي`

/** By which a food is fine, or is eaten, by somebody. */
export const wishWordsOfFineFood = `fine ok okay okey allowed alright eat eats eating can may love loves like likes have has tolerate tolerates good safe welcome enjoy enjoys
  ok okay geht gehen erlaubt darf dürfen kann können essen isst esse esst verträgt vertragen vertrage mag mögen liebt lieben liebe okee gut in ordnung kein problem
  ok va vont bien mange mangent mangeons peut peuvent permis autorisé adore aime aiment adorent convient conviennent tolère supporte
  ok bien come comen comemos como puede pueden podemos vale tolera gusta gustan encanta encantan permitido permitidos
  ठीक चलेगा चलेगी चलेंगे खाता खाती खाते खा सकते सकता सकती पसंद ओके theek thik chalega khata khati khate kha pasand
  يأكل ياكل تأكل تاكل نأكل ناكل يحب تحب نحب أحب احب يأكلون ياكلون مسموح مسموحة تمام عادي مناسب مناسبة يناسب تناسب يستطيع تستطيع أكل اكل ماشي بأس باس مشكلة مقبول حلال نتحمل يتحمل تتحمل`

/** Words for what is no problem for some: "no problem for me, but it is for the kids". */
export const wishWordsForProblem =
  'problem problems issue issues trouble problème problèmes souci problema problemas مشكلة مشاكل समस्या दिक्कत परेशानी dikkat pareshani'

/** By which it is one for somebody else. */
export const wishAffirmations =
  'schon doch is are does do has have oui si sí yes نعم है हैं hai hain ist sind est sont son es'
