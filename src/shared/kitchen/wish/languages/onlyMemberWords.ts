/** "Only", in the six languages of the interface: words with spaces between them. */
export const wishWordsOnly =
  'only just nur bloß ausschließlich lediglich einzig einzige einzigen seulement uniquement seul seule seules seuls solo sólo solamente únicamente única únicas únicos único सिर्फ़ सिर्फ केवल बस sirf kewal فقط بس إلا الا الوحيد الوحيدة حصرا'

/** By which a food may be eaten. */
export const wishWordsOfPermission =
  'among parmi ok okay fine allowed can may eat eats tolerate tolerates safe good erlaubt geht gehen darf dürfen verträgt vertrage kann isst esse essen ok permis autorisé autorisées va vont peut mange tolère supporte puede pueden come comen vale tolera bien permitido permitidos permitidas ठीक चलेगा चलेगी चलेंगे खाता खाती खाते खा सकते सकता सकती theek chalega khata khati مسموح مسموحة يأكل ياكل تأكل تاكل آكل اكل أستطيع يستطيع تمام ماشي مناسب'
