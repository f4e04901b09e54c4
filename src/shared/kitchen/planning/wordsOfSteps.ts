import { type EquipmentId, equipmentIds } from './equipment.ts'

/** How a dish is mainly cooked, for variety. */
export const techniqueIds = ['baked', 'grilled', 'fried', 'steamed', 'simmered', 'not cooked'] as const
export type TechniqueId = (typeof techniqueIds)[number]

/** Matches any of these as whole words: English, German, French, Spanish, Hindi and Arabic side by side. */
const words = (...parts: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${parts.join('|')})(?![\\p{L}\\p{M}])`, 'iu')

const airFryer = [
  'air[- ]?fry(?:er|ing)?|air[- ]fried|hei[sß]{1,2}luftfritteuse|airfryer|friteuse à air|freidora de aire',
  'एयर ?फ्रायर|(?:ال)?قلاية الهوائية|قلاية هوائية',
]

const equipmentWords: Readonly<Record<EquipmentId, RegExp>> = {
  oven: words(
    'ovens?|(?:roast|bak)(?:e|es|ed|ing)|broil(?:er|ed|ing)?|gas mark \\d',
    '(?:back)?ofen|backrohr|backen|backe|backt|überbacken|umluft|ober-? ?(?:und|/) ?unterhitze',
    '(?:au|le|du|dans le) four(?! à micro)|enfourne[rz]?|gratine[rz]?',
    'horno|horne(?:ar|e|a)|precalent(?:ar|e|a) el horno',
    'ओवन|अवन|बेक',
    '(?:ال|بال|في ال|لل)?فرن|(?:ا|ت|ي)خبز',
  ),
  grill: words(
    '(?:barbecue|bbq|gas grill|charcoal grill|outdoor grill)|on the grill|preheat (?:the |a |your )?grill',
    'grill(?:en|rost)?|auf dem grill|gegrillt',
    'barbecue|sur le gril',
    'parrilla|barbacoa',
    'बारबेक्यू|ग्रिल',
    '(?:ال)?شواية|على الفحم',
  ),
  blender: words(
    'blenders?|food processor|liquidi[sz]er|blitz|pur[ée]e (?:until|the|in)|whizz',
    '(?:stab|stand)?mixer|pürierstab|pürieren|püriere|zerkleinerer',
    'mixeur|blender|mixe[rz]|robot (?:culinaire|coupe)',
    'licuadora|batidora|tritur(?:ar|e|a)|procesador de alimentos',
    'ब्लेंडर|मिक्सी|मिक्सर|ग्राइंडर',
    '(?:ال|بال)?خلاط|محضرة الطعام',
  ),
  mixer: words(
    '(?:stand|hand|electric|hand-held) mixer|paddle attachment|dough hook',
    'handrührgerät|handmixer|küchenmaschine|rührgerät|knethaken',
    'batteur|robot pâtissier|fouet électrique',
    'batidora de varillas|amasadora|varillas eléctricas',
    'हैंड मिक्सर|इलेक्ट्रिक बीटर',
    'مضرب كهربائي|عجانة',
  ),
  'slow cooker': words(
    'slow[- ]cooker|crock[- ]?pot',
    'schongarer|slowcooker',
    'mijoteuse',
    'olla de cocción lenta',
    'स्लो कुकर',
    'طباخ بطيء|(?:ال)?طنجرة البطيئة',
  ),
  'pressure cooker': words(
    'pressure[- ]cook(?:er|ed|ing)?|instant pot',
    'schnellkochtopf|dampfkochtopf',
    'cocotte-minute|autocuiseur',
    'olla (?:a presión|exprés|express)',
    'प्रेशर ?कुकर|कुकर|सीटी|सीटियां',
    'طنجرة (?:ال)?ضغط|قدر (?:ال)?ضغط',
  ),
  'air fryer': words(...airFryer),
  microwave: words(
    'microwave[sd]?|microwaving',
    'mikrowelle',
    '(?:four à )?micro-?ondes',
    'microondas',
    'माइक्रोवेव',
    '(?:ال)?م[ا]?[يئ]كروويف',
  ),
}

/** The first that the steps tell is how the dish is cooked: a fried dish that ends in the oven counts as baked. */
const techniqueWords: readonly (readonly [technique: TechniqueId, words: RegExp])[] = [
  ['baked', equipmentWords.oven],
  [
    'grilled',
    words('grill(?:ed|ing|en)?|barbecue|gegrillt|grille[rz]|griller|parrilla|plancha|ग्रिल|(?:ا|ت|ي)شو[ىي]'),
  ],
  [
    'fried',
    words(
      'fr(?:y|ied|ying)|stir-fr(?:y|ied|ying)|saut[eé](?:ed|ing)?|sear(?:ed|ing)?',
      '(?:an)?braten|brate|anbraten|gebraten|frittieren',
      'poêle[rz]?|sauter|saisir|frire|faire revenir|faites revenir',
      'fre[ií]r|fr[ií]e|saltear|saltee|sofre[ií]r|sofr[ií]e',
      'तलें|तल|भूनें|भून',
      'اقلي?|تقلى|(?:ا|ت)قلي?|(?:ا)?حم[ّ]?ر',
    ),
  ],
  [
    'steamed',
    words(
      'steam(?:ed|er|ing)?|dämpfen|gedämpft|(?:à la |cuire à la )?vapeur|al vapor|भाप|(?:ال|على ال)?بخار',
    ),
  ],
  [
    'simmered',
    words(
      'simmer(?:ed|ing)?|boil(?:ed|ing)?|stew|poach(?:ed|ing)?|cook',
      'köcheln|kochen|koche|kocht|garen|schmoren',
      'mijote[rz]?|bouillir|cuire|cuis(?:ez|son)?',
      'hervir|hierv[ae]|cocer|cuec[ea]|cocin(?:ar|e|a)',
      'उबालें|उबाल|पकाएं|पकाएँ|पका',
      'اغلي?|(?:ي|ت)غلي|(?:ا|ت|ي)طبخ|(?:ا|ت|ي)سلق|(?:على )?نار',
    ),
  ],
]

const namesAnOven = words('ovens?|(?:back)?ofen|four(?! à micro)|horno|ओवन|(?:ال)?فرن')

/** The equipment that steps need, as far as their words tell it. */
export function equipmentOfSteps(steps: readonly string[]): EquipmentId[] {
  const text = steps.join('\n')
  const needed = equipmentIds.filter((id) => equipmentWords[id].test(text))
  // "Bake in the air fryer" needs no oven.
  const isOvenMeant = !needed.includes('air fryer') || namesAnOven.test(text)
  return isOvenMeant ? needed : needed.filter((id) => id !== 'oven')
}

/** How steps cook a dish; null where there are none. */
export function techniqueOfSteps(steps: readonly string[]): TechniqueId | null {
  if (steps.length === 0) return null
  const text = steps.join('\n')
  return techniqueWords.find(([, told]) => told.test(text))?.[0] ?? 'not cooked'
}
