import { createWholeWordsPattern } from '../eggs/eggWords.ts'
import { roastsPattern } from './lowOvens.ts'

/** Words by which steps cook at a low heat, or use it for something else. */

const smokesOrSteamsPattern = createWholeWordsPattern(
  'smok(?:e|es|ed|ing)|steam(?:ed|ing)?|grill(?:ed|ing)?|barbecu(?:e|ed|ing)|hold|poach(?:ed|ing)?|immerse\\p{L}*',
  '(?:heiß|heiss)?(?:ge)?räucher\\p{L}*|smoken?|gesmokt|(?:ge)?dämpf\\p{L}*|grillen|gegrillt|niedergar\\p{L}*|\\p{L}*gar(?:en|t)|pochier\\p{L}*',
  'fum(?:er|ez|e|age)|vapeur|grille[rz]|poche[rz]|plonge[rz]',
  'ahum(?:ar|e|ad[oa]s?)|vapor|asar|parrilla|cocina(?:r|d[oa]s?)?|cocine|escalf\\p{L}+',
  'स्मोक\\S*|धुआ\\S*|भाप|ग्रिल\\S*',
  '[وف]?(?:[ايتن])?دخن\\p{L}*|بخار|تدخين',
)
/** Any way of cooking, with smoke and steam. */
export const cooksPattern = new RegExp(`${roastsPattern.source}|${smokesOrSteamsPattern.source}`, 'iu')

/** Cooks in a liquid below the boil. */
export const poachPattern =
  /(?<!\p{L})(?:poach\p{L}*|pochier\p{L}*|gar ?ziehen|ziehen lassen|poch(?:er|ez|e)|escalf\p{L}+|poch(?:ar|e|a)|simmer\p{L}*|siede?n|fremir|a fuego lento)(?!\p{L})|पोच|(?<!\p{L})[وف]?(?:[ايتن])?سلق(?:ه|ها|ي|وا)?(?!\p{L})/iu
/** What is melted, whipped or kept over a water bath, beside the meat that is cooked elsewhere. */
export const meltedOrWhipped =
  /(?<!\p{L})(?:melt\p{L}*|whisk\p{L}*|beat|whip\p{L}*|schmelz\p{L}*|(?:auf)?schlagen|fondre|fouett\p{L}+|battre|derret\p{L}+|bat(?:ir|e|a)|fundir|eggs?|yolks?|eigelb\p{L}*|jaunes?|yemas?|chocolat\p{L}*|schokolade\p{L}*|kuverture|sauce|so(?:ss|ß)e|salsa|terrine\p{L}*|pate|jars?|glaser\p{L}*|bocaux|tarros)(?!\p{L})/iu
export const coolingPattern = /(?<!\p{L})(?:cool|abkuhl|refroid|enfri)\p{L}*/iu
