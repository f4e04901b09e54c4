import { normalizeForHazardPatterns } from '../eggs/eggWords.ts'
import { negationPattern } from '../handling/marinadeWords.ts'
import { removeAccents } from '../recipeForHazards.ts'

const smallChildrenOfOtherScripts =
  /नर्सरी|आंगन[वब]ाडी|बालवाडी|प्ले ?स्कूल|किंडरगार्टन|(?<!\p{L})[وف]?(?:ال|لل|ل|ب)?(?:حضانة|حضانه|روضة|روضه)(?!\p{L})|رياض الاطفال|قبل المدرسة|छोटे बच्च|(?<!\d)[1-4] ?(?:साल|वर्ष)[^।.]{0,12}बच्च|(?<!\p{L})(?:ال|لل|ل)?(?:اطفال|طفل|طفلك)\p{L}* (?:ال)?(?:صغار|صغير|الصغير|دون)(?!\p{L})|(?:عمره?ا?|بعمر) (?:سنة|سنتين|سنتان|[1-4] سنوات)(?!\p{L})/u

const smallChildren =
  /\b(?:toddlers?|pre-?schoolers?|nursery (?:snacks?|food|lunch(?:es)?|meals?|school)|(?:for|at|to) (?:the )?nursery|day-?care|playgroups?|kindergart(?:en|ners?)|(?:for|little|tiny) (?:(?:the|my|our|your|little|tiny|hungry) )*tots?|tots(?=[’'](?: |$))|(?:kids|children|child) under (?:five|5|four|4)|(?:[1-4]|one|two|three|four)[- ]?(?:years?|yrs?)[- ]?olds?|(?:1[2-9]|[2-5]\d)[- ]months?[- ]olds?|[1-4] ?y\/?o|ages? [1-4](?: ?(?:-|–|to) ?\d+)?|(?:kids|child(?:ren)?|ones|those|anyone|girls?|boys?|sons?|daughters?) aged (?:[1-4]|one|two|three|four)(?: ?(?:-|–|to) ?\d+)?)\b|(?<!\p{L})(?:kitas?(?!\p{L})|kita(?:-?kind\p{L}*|-?essen|-?snacks?|-?frühstück)|kindergarten\p{L}*|kiga|krippen?\p{L}*|tagesmutter|spielgruppe\p{L}*|crèches?|garderies?|(?:école|en|la) maternelle|assistante maternelle|guarderías?|escuela infantil|jardín (?:de infancia|infantil|de niños)|preescolar(?:es)?|parvulario|kleinkind\p{L}*|kinder unter (?:fünf|5)|kinder (?:ab|von|bis) [1-4]|für (?:[1-4]-|ein|zwei|drei|vier)jährige[nr]?|(?:[1-4]-|ein|zwei|drei|vier)jährige[ns]? (?:kind\p{L}*|sohn|tochter)|tout-petits?|bambins?|jeunes? enfants?|enfants de moins de (?:cinq|5)|enfants? (?:de|dès) (?:[1-4]|un|deux|trois|quatre) ans?|niñ[oa]s? pequeñ[oa]s?|menores de (?:cinco|5)|niñ[oa]s? (?:de|desde) (?:[1-4]|uno?|dos|tres|cuatro) años?|bambin[oaie] piccol[oaie]|bambin[oi] (?:di|da|sotto i) (?:[1-5]|uno|due|tre|quattro|cinque) ann[io]|crianças pequenas|crianças? de (?:[1-4]|um|dois|três|quatro) anos?|peuters?|dreumes\p{L}*|kinderen van [1-4]|maluch\p{L}*|małych dzieci|dzieci \p{L}* ?[1-4]-letni\p{L}*|småbarn\p{L}*|småbørn\p{L}*)(?!\p{L})/iu

/** "2 years", "2-3 ans", "4 años +", "1 Jahr", "2 साल". */
const years =
  '(?<![\\d.,-])[1-4](?:[^\\S\\r\\n]?(?:-|–|to|bis|à|a|से)[^\\S\\r\\n]?\\d{1,2})?[^\\S\\r\\n]?\\+?[^\\S\\r\\n]?(?:years?|yrs?|jahre?n?|ans?|años?|साल|वर्ष|سنوات)(?![\\p{L}\\p{M}])|(?<!\\p{L})(?:سنتين|سنتان)(?!\\p{L})'
const yearsOfLife = new RegExp(years, 'iu')
/** An age that stands for itself in a name: "Goûter (2 ans)", "Ab 2 Jahren: …", "2 years +". */
const ageInTitle = new RegExp(
  `[(\\[,:–-]\\s?(?:${years})\\s?\\+?\\s?(?:[)\\],:]|$)|^(?:${years})\\s?\\+?\\s?[:,–-]|(?<!\\p{L})(?:from|for|ages?|ab|für|dès|dès les|à partir de|pour|desde|desde los|a partir de|para|من|من عمر|ل)[^\\S\\r\\n](?:the age of |l['’]âge de |los |de )?(?:${years})|(?:${years}) (?:से|के लिए|और)|(?:${years})[^\\S\\r\\n]?\\+`,
  'iu',
)
/** What ages for years itself. */
const ripens =
  /(?<!\p{L})(?:aged?|matur\p{L}*|vintage|reserve|keep\p{L}*|kept|stor\p{L}*|\p{L}*käse|\p{L}*schinken|\p{L}*wein|\p{L}*essig|gereift|lager\p{L}*|fromages?|affin\p{L}*|jambons?|vins?|vieux|conserv\p{L}*|gard\p{L}*|quesos?|curad[oa]s?|jam[oó]n|vinos?|añej[oa]s?|cheeses?|cheddar|gouda|comté|parm\p{L}*|manchego|pecorino|ham|prosciutto|wine|port|vinegar|balsam\p{L}*|whisk(?:e?y|ies)|rums?|ron|rhum|brandy|cognac|mead|fruit ?cake|anniversar\p{L}*|experience)(?!\p{L})|d['’]âge|पुरान|معتق|معتّق|خبرة/iu

/** Whether a text says that somebody of one to four years eats the dish. */
export const isDishForSmallChildren = (text: string): boolean =>
  smallChildren.test(text) ||
  smallChildrenOfOtherScripts.test(normalizeForHazardPatterns(text)) ||
  text
    .split(/[.;!?।\n]/u)
    .some((sentence) => isDishForChildren(sentence) && yearsOfLife.test(normalizeForHazardPatterns(sentence)))

/** Whether a name or description gives an age of one to four years, and nothing in it ages for so long. */
export const isAgeOfSmallChildInTitle = (title: string): boolean =>
  title
    .split(/[.;!?।\n]/u)
    .some((sentence) => ageInTitle.test(normalizeForHazardPatterns(sentence)) && !ripens.test(sentence))

const childWords =
  /(?<!\p{L})(?:kids?|kiddies|children|child|little ones|kinder(?!schoko|punsch)(?:n|geburtstag\p{L}*|party|teller|snack\p{L}*)?|enfants?|bout de chou|(?:des|aux|les) petits(?= *(?:$|[(),.;:!?–-]))|niñ[oa]s?|peques|infantil(?:es)?)(?!\p{L})|बच्च|(?<!\p{L})[وف]?(?:ال|لل|ل)?(?:اطفال|طفل|صغار)\p{L}{0,3}(?!\p{L})/iu
/** Children of five years and more, who chew. */
const olderChildren =
  /(?<!\p{L})(?:(?:older|big|school|teenage)[- ]?(?:kids|children)|teens?|teenagers?|schoolchild\p{L}*|(?:over|above|from|ab|dès|über|más de|plus de) (?:the age of )?(?:[5-9]|1\d|five|six|fünf|cinq|cinco)|(?:ages?|aged) (?:[5-9]|1\d)|(?:[5-9]|1[0-7])[- ](?:years?|jähr\p{L}*|ans|años)|schulkinder\p{L}*|größere kinder)(?!\p{L})/iu

/** Whether a text says that children of no given age eat the dish. */
export const isDishForChildren = (text: string): boolean =>
  text
    .split(/[.;!?।]/u)
    .some(
      (sentence) =>
        childWords.test(normalizeForHazardPatterns(sentence)) &&
        !olderChildren.test(sentence) &&
        !negationPattern.test(removeAccents(sentence)),
    )
