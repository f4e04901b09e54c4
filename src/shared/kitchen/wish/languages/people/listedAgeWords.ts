/** Words around ages that stand in a list or a range behind people, in the six languages of the interface; words with spaces between them. */

/** People beside the words for kin: of one of them a number behind may as well be how many they are. */
export const wishGroupsOfPeople =
  'family families household people adults guests friends parents visitors folks persons familie haushalt erwachsene erwachsenen gäste gästen freunde freunden besuch personen leute famille foyer personnes adultes invités amis familia hogar personas adultos invitados amigos عائلة عائلتي العائلة أسرة أسرتي ضيوف الضيوف ضيوفي أشخاص परिवार फैमिली मेहमान मेहमानों लोग parivar mehmaan'

/** Children and old people beside the words for kin. */
export const wishFurtherAgedPeople = `kid kids child children grandkids grandchildren boys girls boy girl twins triplets teens toddlers littles babies baby nephews nieces students pupils little ones seniors
  kinder kindern kinderlein kids enkel enkelkinder mädchen jungs jungen söhne töchter tochter töchtern zwillinge drillinge urgroßmutter urgroßvater urgroßeltern urgrossmutter urgrossvater uroma uropa senioren schüler
  enfants enfant filles fils garçons garçon petits jumeaux jumelles bisaïeule bisaïeul arrière mère père gamins seniors élèves
  niños niñas niño niña hijos hijas chicos chicas gemelos gemelas mellizos nietos nietas bisabuelo bisabuela bisabuelos peques críos ancianos alumnos
  أطفال الأطفال اطفال الاطفال أطفالي اطفالي طفل طفلة طفلتي طفلي طفلين بنات البنات بناتي أولاد الأولاد أولادي اولادي أبناء ابنائي أبنائي توأم توأمي صغار الصغار صغاري ابني ابنتي بنتي ولدي حفيدي حفيدتي أحفادي
  बच्चे बच्चों बच्चा बच्ची बच्चियां बच्चियों बेटे बेटियां बेटियों बेटी बेटा पोते पोती नाती जुड़वां परदादी परदादा परनानी परनाना bachche bacche bachcho bachhe bete beti betiyan`

/** Words between people and their ages: "of", "aged", "between". */
export const wishWordsBeforeListedAges = `of from between aged ages age in the aging is are was who that both all
  von zwischen im alter ab sind ist in
  de d entre âge âgé âgée âgés âgées ayant ont a qui
  edad edades con que tienen tiene
  من بين عمر عمره عمرها أعمارهم اعمارهم أعمار اعمار بعمر بأعمار
  उम्र आयु की का के umar umr`

/** The words of this list after which a number is certainly an age. */
export const wishWordsForAge = `aged ages age alter âge âgé âgée âgés âgées edad edades عمر عمره عمرها أعمارهم اعمارهم أعمار اعمار بعمر بأعمار उम्र आयु umar umr`

/** The words of this list before two numbers that are a range of ages. */
export const wishWordsBeforeRanges = 'from between von zwischen ab de entre من بين'

/** Words that join ages of a list, and the two ends of a range. */
export const wishWordsBetweenAges = `and or plus a an und oder ein eine et ou un une y o u uno otro otra او أو و और या aur ya one`
export const wishWordsWithinRange = `to till until bis à au a al hasta إلى الى ل لـ حتى से तक se tak`

/** Units of ages. */
export const wishListedAgeUnits = {
  years:
    'y yo yos yr yrs year years j jahr jahre jahren jährig jährige jährigen jähriger jähriges an ans année années año años añito añitos سنة سنوات سنين سنه عام أعوام عاما साल वर्ष saal sal varsh',
  months:
    'm mo mos mth mths mon month months monat monate monaten mt mois mes meses شهر أشهر اشهر شهور شهرا महीने महीना महीनों माह mahine mahina maah',
} as const

/** Words that may stand behind an age with its unit: "6 years old". */
export const wishWordsBehindAgeUnits =
  'old olds alt alte alten alter altes aged de की के का वाले वाली ke ki ka age edad'

/** "One year" with no number, and what stands behind it where it is a year of school. */
export const wishSingleYears = 'سنة سنه سنتين عامين شهرين'
export const wishSchoolYearWords = 'أولى اولى ثانية ثانيه ثالثة رابعة خامسة اولي دراسية جديدة'

/** German "7-monatig", before or behind somebody. */
export const wishAgeInMonthsPattern = /^(\d{1,2})?-?monatig\p{L}{0,2}$/u
