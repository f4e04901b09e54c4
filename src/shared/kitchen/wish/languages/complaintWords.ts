import type { WishLanguageId } from '../wishLanguage.ts'

/** Further complaints and conditions about which the eater is asked, beside those of wishVulnerableEaterWords.ts; `shared` in all languages. */
export const wishHealthComplaintWords: Readonly<Partial<Record<WishLanguageId | 'shared', string>>> = {
  shared:
    'pcos, sibo, gerd, gord, mcad, crohn, hashimoto, ibs, ibd, sjogren, endometrios*, fibromyalg*, macrobiotic*, makrobiot*, macrobiotiq*, makrobiyot*, मैक्रोबायोटिक, ماكروبيوتيك, ماكروبيوتيكي, الماكروبيوتيك, school safe, classroom safe, nursery safe, daycare safe, good friday, ash wednesday, navratr*, navaratr*, navrathr*, नवरात्र*, shivratri, shivaratri, mahashivratri, mahashivaratri, शिवरात्रि, महाशिवरात्रि, janmashtami, जन्माष्टमी, vendredi saint, mercredi des cendres, viernes santo, miercoles de ceniza, aschermittwoch, الجمعة العظيمة, vg',
  en: `cant chew, can not chew, cannot chew, can t chew, can hardly chew, can barely chew, can only chew, couldnt chew, trouble chewing, difficulty chewing, difficulties chewing, problems chewing, problem chewing, struggles to chew, struggle to chew, struggling to chew, struggles chewing, hard for her to chew, hard for him to chew, finds chewing hard, not able to chew, unable to chew, isnt able to chew, doesnt chew, lost her teeth, lost his teeth, cant swallow, cannot swallow, can hardly swallow, trouble swallowing, unable to swallow, polycystic ovar*, graves disease, psoriasis, rosacea, migraine, migraines, sinusitis, candida, arthritis, rheumatoid, leaky gut, acid stomach, indigestion,
    heartburn prone, gallbladder disease, celiac like, hiatus hernia, hiatal hernia, long covid, chronic fatigue, underactive thyroid, overactive thyroid,
    high triglycerides, triglycerides, metabolic syndrome, fructose malabsorption, barretts`,
  de: `nicht kauen, kaum kauen, nicht mehr kauen, nicht gut kauen, nicht richtig kauen, schlecht kauen, kaum noch kauen, schwer kauen, probleme beim kauen, schwierigkeiten beim kauen, kaubeschwerden, kauprobleme*, kauschwäche, kaustörung*, kann nicht schlucken, kaum schlucken, schlecht schlucken, polyzystische*, pcos syndrom, migräne*, arthrose, arthritis, psoriasis, schuppenflechte, rosazea, neurodermitis, dünndarmfehlbesiedlung, colitis ulcerosa,
    zwerchfellbruch, hiatushernie, schilddrüsenunterfunktion, schilddrüsenüberfunktion, reizmagen, gallenkrank*, morbus basedow, basedow, candida, triglyzeride, lipödem*`,
  fr: `peut pas macher, peut plus macher, peut a peine macher, peux pas macher, peux plus macher, arrive pas a macher, arrive plus a macher, mache mal, mache difficilement, mal a macher, du mal a macher, difficultes a macher, difficulte a macher, problemes de mastication, mastication difficile, mal a avaler, difficultes a avaler, maladie de crohn, maladie de graves, maladie de basedow, maladie de hashimoto, ovaires polykystiques, sopk, rch, migraine, migraines, arthrite, arthrose, polyarthrite,
    psoriasis, rosacee, dermatite, hernie hiatale, thyroidite, hypothyroidie, hyperthyroidie, candidose, candida, colopathie fonctionnelle, cystite, remontees acides`,
  es: `no puede masticar, no puedo masticar, no pueden masticar, no puede masticar bien, apenas puede masticar, ya no puede masticar, ya no mastica, mastica mal, no mastica bien, no mastica, cuesta masticar, dificultad para masticar, dificultades para masticar, problemas para masticar, problemas de masticación, dificultad para tragar, problemas para tragar, cuesta tragar, enfermedad de crohn, enfermedad de graves, enfermedad de hashimoto, ovario poliquistico, ovarios poliquisticos, sop, migraña, migrañas, artritis, artrosis, psoriasis, rosacea,
    dermatitis, hernia de hiato, hipotiroid*, hipertiroid*, candidiasis, candida, dispepsia, gastroparesia, erge, trigliceridos`,
  it: 'morbo di crohn, malattia di crohn, ovaio policistico, emicrania, artrite, psoriasi, ernia iatale, ipotiroid*, ipertiroid*, tiroidite, mrge, trigliceridi',
  pt: 'doenca de crohn, ovario policistico, enxaqueca, artrite, psoriase, hernia de hiato, hipotiroid*, hipotireoid*, drge, triglicerideos',
  nl: 'ziekte van crohn, migraine, artritis, psoriasis, hernia diafragmatica, schildklier*, prikkelbare darm, pds',
  hi: 'चबा नहीं, नहीं चबा, चबाया नहीं जाता, चबाने में दिक्कत, चबाने में परेशानी, चबाने में तकलीफ, चबाने में मुश्किल, निगलने में दिक्कत, निगलने में परेशानी, chaba nahi, nahi chaba, chabane mein dikkat, chabane me dikkat, chabaya nahi jata, पीसीओएस, पीसीओडी, पीसीओ, माइग्रेन, जीईआरडी, आईबीडी, क्रोहन, सोरायसिस, थायरॉइड, थायरॉयड, अम्लपित्त, pcod, migraine, thyroid',
  ar: 'المضغ, مضغ الطعام, يمضغ, تمضغ, صعوبة في المضغ, صعوبة البلع, صعوبة في البلع, تكيس المبايض, تكيس, القولون العصبي, داء كرون, مرض كرون, ارتجاع المريء, ارتجاع المري, ارتجاع, الصداع النصفي, شقيقة, الشقيقة, صدفية, الصدفية, غدة, خمول الغدة, الضغط والسكر',
}

/** Words for an illness that are otherwise words for foods, with the "and" after them: Hindi "sugar" also means diabetes. */
export const wishComplaintWordsBeforeAnd: Readonly<Partial<Record<WishLanguageId, string>>> = {
  fr: 'goutte et, du sucre et',
  es: 'gota y, gota e',
  it: 'gotta e',
  hi: 'शुगर और, शुगर तथा, शुगर एवं, शुगर व, बीपी और, बीपी व',
}

/** The allergy to latex that goes with one to fruit, in all languages. */
export const wishLatexFruitWords = `latex fruit allergy, latex fruit allergies, latex fruit syndrome, latex fruit, latex fruits, latex food syndrome, latex food allergy, latex frucht syndrom, latex frucht allergie, latex früchte allergie,
  latex früchte syndrom, latexfruchtsyndrom, latex frucht, latex früchte, syndrome latex fruits, syndrome latex fruit, allergie latex fruits, allergie latex fruit, allergie latex aliments, síndrome látex frutas, síndrome látex fruta,
  síndrome látex, alergia látex frutas, alergia látex fruta, látex frutas, látex fruta, sindrome lattice frutta, लेटेक्स फ्रूट, लेटेक्स फल, latex phal, متلازمة اللاتكس والفواكه, متلازمة اللاتكس الفواكه, اللاتكس والفواكه, لاتكس وفواكه`

/** The fruit that most of those with it react to; others differ from one to another. */
export const wishLatexFruits: readonly string[] = [
  'banana',
  'avocado',
  'kiwi',
  'chestnut',
  'papaya',
  'mango',
  'passion fruit',
  'fig',
]
