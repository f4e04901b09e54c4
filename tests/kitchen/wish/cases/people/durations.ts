/** Years and months since when something is so, which are no age of anybody at the table. */
export const durations: readonly string[] = [
  'we moved here 3 months ago, curry please',
  'hace un año',
  'hace 2 años que vivimos aquí, curry',
  'vivimos aquí desde hace 6 meses, paella',
  'il y a 2 ans on a mangé ce curry',
  'on habite ici depuis 6 mois, un curry',
  'vor 2 Jahren gab es hier Curry',
  'seit 6 Monaten wohnen wir hier, Curry',
  'un anno fa eravamo in India, curry',
  '6 mesi fa abbiamo comprato il forno, lasagne',
  'há 2 anos que vivemos aqui, caril',
  'um ano atrás fomos à Índia, caril',
  '2 jaar geleden aten we deze curry',
  '2 lata temu jedliśmy to curry',
  'för 2 år sedan åt vi den här grytan',
  'for 2 år siden spiste vi denne gryte',
  'for 6 måneder siden flyttet vi hit, gryte',
  '2 साल पहले यही कढ़ी खाई थी',
  'एक साल से यहां रहते हैं, कढ़ी',
  '2 saal pehle yahi kadhi khayi thi',
  'قبل 3 سنوات أكلنا هذه الكبسة',
  'منذ سنتين نعيش هنا، كبسة',
]

/** Ages that are told by a birth, or beside a word of such a duration. */
export const agesByBirth: readonly string[] = [
  'nuestra hija nació hace 2 años, crema',
  'mi hija tiene un año, crema',
  'notre fils est né il y a 2 ans, purée',
  'unser Sohn wurde vor 6 Monaten geboren, Brei',
  'nostro figlio è nato 6 mesi fa, pappa',
  'nossa filha nasceu há 2 anos, sopa',
  'syn urodził się 6 miesięcy temu, kaszka',
  'vår son föddes för 6 månader sedan, gröt',
  'sønnen vår er 2 år, grøt',
  '2 साल से छोटे बच्चे के लिए खिचड़ी',
]
