import type { WishLanguageId } from '../../wishLanguage.ts'

/**
 * Phrases for a birth that is expected and for an age without a number of months, as in wishVulnerableEaterWords.ts. `{mon}` stands for the name of each
 * month in `months`, `{nth}` for the number of one, see wishCountedMonths.
 */
export interface WishBirthWords {
  months: string
  /** Somebody is pregnant: "due in June". */
  expected: string
  /** What only looks so: "the sixth month of the year". */
  notExpected?: string
  /** Somebody is under a year old: "half a year old". */
  underAYear: string
}

export const wishBirthWords: Readonly<Record<WishLanguageId, WishBirthWords>> = {
  en: {
    months: `january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec spring summer autumn fall winter`,
    expected: `{nth} month, wife {weeks} weeks, wife is {weeks} weeks, wifes {weeks} weeks, wifes is {weeks} weeks, wifey {weeks} weeks, wifey is {weeks} weeks, wifeys {weeks} weeks, wifeys is {weeks} weeks, partner {weeks} weeks, partner is {weeks} weeks, partners {weeks} weeks, partners is {weeks} weeks, girlfriend {weeks} weeks, girlfriend is {weeks} weeks, girlfriends {weeks} weeks, girlfriends is {weeks} weeks, sister {weeks} weeks, sister is {weeks} weeks, sisters {weeks} weeks, sisters is {weeks} weeks, daughter {weeks} weeks, daughter is {weeks} weeks, daughters {weeks} weeks, daughters is {weeks} weeks, missus {weeks} weeks, missus is {weeks} weeks, mrs {weeks} weeks, mrs is {weeks} weeks, friend {weeks} weeks, friend is {weeks} weeks, friends {weeks} weeks, friends is {weeks} weeks, born in {mon}, due in {mon}, due early {mon}, due mid {mon}, due late {mon}, due this {mon}, expecting in {mon}, expecting in the {mon}, baby in {mon}, due date, baby due, baby is due, babys due, wife is due, wifes due, partner is due, girlfriend is due, sister is due, daughter is due,
      shes due, she is due, im due, i am due, im {weeks} weeks, i am {weeks} weeks, shes {weeks} weeks, she is {weeks} weeks, at {weeks} weeks, {weeks} weeks pregnant, {weeks} wks pregnant, gestation, gestational, gravid, antenatal, prenatal, first trimester, second trimester, with child,
      about to give birth, giving birth, gives birth, going into labour, going into labor, expecting twins`,
    notExpected: `trying for a baby, trying for baby, trying to have a baby, planning a baby, want a baby, hoping for a baby, having twins over, having twins round, having twins for, having twins to, {nth} month of the, {nth} month of our, {nth} month of my, {nth} month of this, {nth} month in, {nth} month at, {nth} month running, {nth} month anniversary, {nth} month birthday, every {nth} month`,
    underAYear: `nearly a year old, almost a year old, not yet a year old, under a year old, under one year old, under 1 year old, nearly one year old, nearly 1 year old, almost one year old, almost 1 year old, {weeks} weeks old, {weeks} week old, {weeks} wks old, {weeks} wk old, half a year old, half year old, born {months} months ago, born {months} months back, born last month, born last week, born a month ago, just born, a few weeks old, couple of weeks old, few months old, not yet one, not one yet, under one year, under a year, under 1 year, under 1s, under ones, kids under 1, kids under 1 year, kids under one, kid under 1, kid under one, children under 1, children under one, child under 1, child under one, baby under 1, babies under 1, babies under one, little ones under 1, little one under 1, grandkids under 1, grandchild under 1, younger than 1, younger than one, less than a year old, less than 1 year old`,
  },
  de: {
    months: `januar jänner februar märz april mai juni juli august september oktober november dezember frühjahr frühling sommer herbst winter`,
    expected: `im {nth} monat, im {mon} geboren, et im {mon}, et ist im {mon}, et ende {mon}, et anfang {mon}, et mitte {mon}, et am, entbindungstermin*, geburtstermin*, entbindet, entbinde, entbinden, entbindung, geburt im {mon}, geburt ende {mon}, baby kommt im {mon}, baby im {mon}, kind kommt im {mon}, niederkunft, ssw {weeks}, ssw,
      schwangerschaftsmonat, kugelbauch, in anderen umständen, nachwuchs im {mon}, nachwuchs unterwegs, baby unterwegs, mutterschutz, hebamme`,
    notExpected: `im {nth} monat des, im {nth} monat in, im {nth} monat hier, im {nth} monat nacheinander, im {nth} monat hintereinander`,
    underAYear: `unter 1 jahr, kind unter 1, kind unter 1 jahr, kinder unter 1, kinder unter 1 jahr, kindern unter 1, kindern unter 1 jahr, baby unter 1, babys unter 1, jünger als ein jahr, jünger als 1 jahr, keine 12 monate alt, unter 12 monaten, unter einem jahr, unter einem jahr alt, noch kein jahr alt, fast ein jahr alt, fast 1 jahr alt, knapp ein jahr alt, halbes jahr alt, ein halbes jahr alt, halbjährig*, {weeks} wochen alt, {weeks} wochen alte, {weeks} wochen alten, {weeks} wochen altes, wenige wochen alt, noch kein jahr alt, unter einem jahr`,
  },
  fr: {
    months: `janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre printemps été automne hiver`,
    expected: `au {nth} mois, mon {nth} mois, son {nth} mois, {nth} mois, enceint*, né en {mon}, née en {mon}, accouche, accouchement, accoucher, accouchera, terme prevu, terme en {mon}, terme pour {mon}, terme fin {mon}, terme debut {mon}, a terme en {mon}, arrive a terme, dpa, bebe prevu, bebe pour {mon}, bebe en route, bebe arrive en {mon}, naissance prevue, naissance en {mon}, premier trimestre de,
      deuxieme trimestre, troisieme trimestre, en cloque, attend des jumeaux, attends des jumeaux, gravide`,
    notExpected: `{nth} mois de l, {nth} mois de notre, {nth} mois de mon, {nth} mois d affilée, {nth} mois de suite`,
    underAYear: `moins d un an, moins de 1 an, moins d 1 an, moins de 12 mois, pas encore un an, bientot un an, presque un an, une demi annee, six mois et demi, {weeks} semaines de vie, ne il y a {months} mois, nee il y a {months} mois, vient de naitre, moins d un an, pas encore un an, quelques semaines de vie, age de {weeks} semaines, agee de {weeks} semaines`,
  },
  es: {
    months: `enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre primavera verano otoño invierno`,
    expected: `embarazad*, nació en {mon}, salgo de cuentas, sale de cuentas, salimos de cuentas, fpp, fecha de parto, doy a luz, da a luz, dar a luz, dare a luz, dara a luz, parto en {mon}, parto previsto, parto para {mon}, bebe en camino, bebe para {mon}, nace en {mon}, nacera en {mon}, en la semana {weeks}, en mi semana {weeks}, de {weeks} semanas,
      {weeks} semanas de embarazo, semana {weeks} de embarazo, primer mes, segundo mes, tercer mes, cuarto mes, quinto mes, sexto mes, septimo mes, octavo mes, noveno mes, primer trimestre, segundo trimestre, tercer trimestre, gestante, gestantes, gestacion, preñada, esperamos un bebe, en la dulce espera, dulce espera`,
    notExpected: `plan de {weeks} semanas, planes de {weeks} semanas, menu de {weeks} semanas, programa de {weeks} semanas, curso de {weeks} semanas, reto de {weeks} semanas, dieta de {weeks} semanas, queso de {weeks} semanas, jamon de {weeks} semanas`,
    underAYear: `medio año, {weeks} semanas de vida, de {weeks} semanas de nacido, nacio hace {months} meses, menos de un año, menos de 1 año, menores de un año, menores de 1 año, menor de 1 año, menos de 12 meses, menor de un año, aun no tiene un año`,
  },
  it: {
    months: `gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre primavera estate autunno inverno`,
    expected: `al {nth} mese, {nth} mese, incint*, partorisco, partorisce, partorira, partoriro, partorire, parto previsto, parto a {mon}, parto in {mon}, data del parto, data presunta del parto, dpp, nasce a {mon}, nascera a {mon}, bimbo in arrivo, bambino in arrivo, aspettiamo un bambino, primo trimestre, secondo trimestre, terzo trimestre, gestante, in attesa di un`,
    notExpected: `{nth} mese dell, {nth} mese di fila`,
    underAYear: `mezzo anno, {weeks} settimane di vita, nato {months} mesi fa, nata {months} mesi fa, meno di un anno, appena nato, appena nata`,
  },
  pt: {
    months: `janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro`,
    expected: `grávid*, dou à luz, dá à luz, dar à luz, vai dar à luz, parto em {mon}, parto previsto, data do parto, data prevista do parto, dpp, nasce em {mon}, bebé a caminho, bebê a caminho, bebê chega em {mon}, na semana {weeks}, de {weeks} semanas, {weeks} semanas de gravidez, {weeks} semanas de gestação, primeiro trimestre, segundo trimestre,
      terceiro trimestre, quinto mês, sexto mês, sétimo mês, oitavo mês, nono mês`,
    notExpected: `plano de {weeks} semanas, plan de {weeks} semanas, menu de {weeks} semanas, programa de {weeks} semanas, curso de {weeks} semanas, desafio de {weeks} semanas, reto de {weeks} semanas, dieta de {weeks} semanas, queijo de {weeks} semanas, queso de {weeks} semanas, jamon de {weeks} semanas`,
    underAYear: `meio ano, {weeks} semanas de vida, nasceu há {months} meses, menos de um ano`,
  },
  nl: {
    months: `januari februari maart april mei juni juli augustus september oktober november december`,
    expected: `in de {nth} maand, {nth} maand, uitgerekend*, bevalt, bevallen, beval, bevalling, baby op komst, baby komt in {mon}, in verwachting, verloskundige, eerste trimester, tweede trimester, derde trimester`,
    notExpected: `{nth} maand van, {nth} maand op rij`,
    underAYear: `half jaar oud, {weeks} weken oud, {weeks} weken oude, nog geen jaar, jonger dan een jaar, pas geboren`,
  },
  pl: {
    months: `styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień`,
    expected: `w {nth} miesiącu, termin porodu, porod, porodem, porodzie, rodzi w {mon}, rodzę w {mon}, urodzi w {mon}, termin na {mon}, dziecko w drodze, pierwszy trymestr, drugi trymestr, trzeci trymestr, drugim trymestrze, trzecim trymestrze, przy nadziei`,
    notExpected: `w {nth} miesiącu roku`,
    underAYear: `pół roku, {weeks} tygodni życia, poniżej roku, nie ma jeszcze roku`,
  },
  sv: {
    months: `januari februari mars april maj juni juli augusti september oktober november december`,
    expected: `i {nth} månaden, förlossning, beräknad förlossning, förlossningen, bf i {mon}, bf {mon}, beräknad i {mon}, föder i {mon}, bebis på väg, bebis i {mon}, väntar barn, väntar tvillingar, preggo`,
    notExpected: `i {nth} månaden på`,
    underAYear: `halvår gammal, ett halvår, halvår, {weeks} veckor gammal, {weeks} veckor gamla, under ett år`,
  },
  da: {
    months: `januar februar marts april maj juni juli august september oktober november december`,
    expected: `i {nth} måned, termin i {mon}, termin til {mon}, termin den, terminsdato, føder i {mon}, fødsel i {mon}, baby på vej, venter barn, venter tvillinger`,
    notExpected: `i {nth} måned af, i {nth} måned i`,
    underAYear: `halvt år gammel, et halvt år, halvt år, {weeks} uger gammel, {weeks} uger gamle, under et år`,
  },
  no: {
    months: `januar februar mars april mai juni juli august september oktober november desember`,
    expected: `i {nth} måned, termin i {mon}, termin den, termindato, føder i {mon}, fødsel i {mon}, baby på vei, venter barn, venter tvillinger`,
    notExpected: `i {nth} måned av, i {nth} måned i`,
    underAYear: `halvt år gammel, et halvt år, halvt år, halvåring, {weeks} uker gammel, {weeks} uker gamle, under ett år`,
  },
  hi: {
    months: `जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर सितम्बर अक्टूबर नवंबर नवम्बर दिसंबर दिसम्बर`,
    expected: `{nth} महीने में, {nth} महीने की, {nth} mahine mein, डिलीवरी है, डिलिवरी है, डिलीवरी होनी, डिलीवरी होने, डिलीवरी अगले, {mon} में डिलीवरी, {mon} में डिलिवरी, {mon} में बच्चा, {mon} में बेबी, {mon} में प्रसव, डिलीवरी {mon}, डिलीवरी की तारीख, प्रसव, जच्चा, गर्भ, गर्भ से, महीना चल रहा, महीना चल रहा है, महीने की गर्भ, पांचवा महीना, पांचवे महीने, पाँचवां महीना, छठा महीना, छठे महीने, छठवां महीना, सातवा महीना,
      सातवे महीने, आठवा महीना, आठवे महीने, नौवा महीना, नौवे महीने, नवां महीना, तीसरा महीना, तीसरे महीने, चौथा महीना, चौथे महीने, {weeks} हफ्ते की, {weeks} सप्ताह की, पहली तिमाही, दूसरी तिमाही, तीसरी तिमाही, delivery hone wali, mahina chal raha, due date, bachcha hone wala, baccha hone wala, paanchva mahina, chhatha mahina,
      पैर भारी, पांव भारी`,
    underAYear: `आधे साल, आधा साल, छमाही बच्चा, {weeks} हफ्ते का, साल भर से छोटा, साल से छोटा, साल से छोटे, साल से कम, 1 साल से कम, एक साल से कम, 1 saal se kam, ek saal se kam, saal se chhota, saal se chota, saal se chhote, {months} महीने पहले पैदा, अभी पैदा हुआ, aadhe saal`,
  },
  ar: {
    months: `يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر شباط آذار نيسان أيار حزيران تموز آب أيلول`,
    expected: `موعد الولادة, موعد ولادتي, موعد ولادتها, موعد ولادة, ولادتي, ولادتها, الولادة, ولادة في, تولد بشهر, تولد في, بتولد, اولد في, راح تولد, بولد في, بالشهر {month}, بشهرها, بشهري, بالشهر الثالث, بالشهر الرابع, بالشهر الخامس, بالشهر السادس, بالشهر السابع, بالشهر الثامن, بالشهر التاسع, بالتاسع, بالأسبوع {weeks}, الثلث الأول,
      الثلث الثاني, الثلث الأخير, تنتظر طفل, انتظر طفل, ننتظر مولود, ننتظر طفل`,
    underAYear: `تحت السنة, دون السنة, تحت سنة, دون سنة, نص سنة, نصف سنة, اقل من سنة, أقل من سنة, {weeks} اسابيع, عمره اسابيع, عمرها اسابيع`,
  },
}
