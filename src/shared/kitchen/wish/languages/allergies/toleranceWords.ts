import type { WishLanguageId } from '../../wishLanguage.ts'

/** Words for what a body does with a food that it is fit for, phrases as in wishLanguage.ts. Denied they tell an intolerance. */
export interface WishIntoleranceWords {
  /** "Tolerate", "digest", "agrees with"; no words of taste such as "like" or "can't stand". */
  tolerates: string
  /** What says the same of a dish, not of somebody, or of taste: "easy to digest". */
  ofDishes: string
  /** What denies them as "not" does: "badly", "trouble". */
  badly: string
  /** That somebody may have something, or is forbidden to: "can't have", "verboten". */
  may: string
}

export const wishIntoleranceWords: Readonly<Record<WishLanguageId, WishIntoleranceWords>> = {
  en: {
    tolerates: `tolerat*, toleranc*, digest*, process, processes, absorb, absorbs, agree with, agrees with, agreed with, sit well, sits well, sit right, sits right,
      do well with, does well with, do well on, does well on, cope with, copes with, handle, handles, stay down, stays down, keep down`,
    ofDishes: `easy to digest, easier to digest, easily digest*, hard to digest, harder to digest, difficult to digest, heavy to digest, digestive, digestives,
      digestive biscuit*, digestif, tolerance for heat, tolerance for spice, handle the heat, handle heat, process the, process of, absorb the, absorbs the`,
    badly: `badly, poorly, barely, hardly, scarcely, trouble, troubles, difficult*, struggle*, struggling, problem*, unable, poor, low, bad, issues, issue, stopped, fails to,
      inability, lost, no longer`,
    may: `taken away from, took ~ away from, stopped giving, stop giving, stopped feeding, stopped ~ having, stopped ~ eating, stopped ~ drinking, took ~ off, taken off, eliminated from, told to stop, told to give up, had to stop, had to give up, had to cut out, ruled out, off milk, off dairy, off eggs, off egg, off nuts, off gluten, off wheat, off soy, off soya, off fish, off shellfish, no ~ allowed, no ~ permitted, cant eat, cannot eat, can not eat, cant do, cannot do, can not do, cant have, cannot have, can not have, cant drink, cannot drink, cant take, cnt eat, cnt have, cant really eat, cant really have, mustnt eat, must not eat, mustnt have, must not have, mustnt touch, shouldnt eat, shouldnt have, should not eat, may not eat, may not have, allowed, permitted, banned, forbidden, prohibited, contraindicated, unable to eat, unable to have, cant stomach, cannot stomach, can not stomach, told to avoid, supposed to avoid, supposed to have, supposed to eat, meant to have`,
  },
  de: {
    tolerates: `vertrag, vertrage, vertragen, verträg*, vertrug, vertrugen, toler*, verdau, verdaue, verdauen, verdaut, verarbeiten, verstoffwechseln, bekommt mir, bekommt ihm, bekommt ihr,
      bekommt uns, bekommen mir, bekommen ihm, bekommen ihr, bekommen uns, verkraftet, verkrafte, verkraften, bei sich behalten`,
    ofDishes: `darf ohne, dürfen ohne, darf auch ohne, leicht verdau*, schwer verdau*, leicht zu verdauen, schwer zu verdauen, gut verträglich, leicht verträglich, weiter verarbeiten`,
    badly: `schlecht*, schwer, kaum, probleme, problem, schwierigkeiten, mühe, mies, null`,
    may: `entzogen, weggenommen, abgesetzt, verzichten müssen, streichen müssen, hat ihm, hat ihr, haben ihm, haben ihr, hat mir, haben mir, ihm ~ zu geben, ihr ~ zu geben, darf, dürfen, darfst, dürfte, darf kein, darf keine, darf keinen, kann kein, kann keine, kann keinen, können kein, können keine, erlaubt, verboten, untersagt, gestattet, kontraindiziert`,
  },
  fr: {
    tolerates: `support*, toler*, diger*, assimil*, passe chez, passe pas, passent pas, passe mal, passent mal, reussit, reussissent, convient, conviennent`,
    ofDishes: `peux pas voir, peut pas voir, peux pas sentir, peut pas sentir, facile a digerer, faciles a digerer, difficile a digerer, difficiles a digerer, lourd a digerer, plus digeste, digestif, support de, supporter du, supporters,
      supporte la chaleur, supporte bien la cuisson, supporte la congelation`,
    badly: `mal, difficilement, peine, difficult*, difficile*, probleme*, peu, incapable, moyennement`,
    may: `lui a retire, lui a supprime, lui a enleve, lui a interdit, lui ont retire, m a retire, m a supprime, m a interdit, arrete de lui donner, cesse de lui donner, a du arreter, du renoncer, banni par, exclu par, supprime par, supprime de, supprimee de, supprimes de, peut, peux, peuvent, pouvons, doit, dois, doivent, droit, droit au, droit a, droit aux, interdit*, proscri*, eviction*, defense de, contre indique*, autorise*`,
  },
  es: {
    tolerates: `toler*, digier*, diger*, asimil*, sienta, sientan, sento, sentaron, sento, sienta bien, sientan bien, cae bien, caen bien, le cae, me cae, le caen, me caen, nos cae, procesa, procesar`,
    ofDishes: `puedo ni ver, puede ni ver, facil de digerir, faciles de digerir, dificil de digerir, dificiles de digerir, digestivo, digestivas, pesado de digerir`,
    badly: `mal, fatal, dificult*, dificil*, problema*, apenas, cuesta, incapaz, regular, malamente, pesado, pesada`,
    may: `le han quitado, les han quitado, me han quitado, nos han quitado, le quitaron, me quitaron, les quitaron, le han retirado, me han retirado, le ha retirado, me ha retirado, le retiraron, me retiraron, le han suprimido, le ha suprimido, me han suprimido, le han sacado, dejado de darle, dejamos de darle, deje de darle, prohib*, tenido que dejar, tuve que dejar, tuvo que dejar, puede, puedo, pueden, podemos, pued, debe, debo, deben, prohibid*, vetad*, descartad*, contraindicad*, permitid*`,
  },
  it: {
    tolerates: `toller*, diger*, assimil*, va giu`,
    ofDishes: `posso vedere, può vedere, facile da digerire, facili da digerire, difficile da digerire, digeribile, digeribili, digestivo`,
    badly: `male, difficolt*, fatica, problemi, appena, incapace, poco`,
    may: `hanno tolto, ha tolto, smesso di dargli, smesso di darle, dovuto rinunciare, dovuto eliminare, sconsigliat*, escluso dal, posso, può, puo, possono, possiamo, deve, devo, devono, vietat*, proibit*, concess*`,
  },
  pt: {
    tolerates: `toler*, diger*, assimil*, cai bem, caem bem, cai mal, caem mal`,
    ofDishes: `posso ver, facil de digerir, faceis de digerir, dificil de digerir, digestivo`,
    badly: `mal, dificuldade*, dificil, problema*, custa`,
    may: `tiraram a, tiraram o, tiraram me, tiraram lhe, proibi*, deixamos de lhe dar, parei de lhe dar, tive de deixar, teve de deixar, posso, pode, podem, podemos, deve, devo, devem, proibid*, vetad*, permitid*`,
  },
  nl: {
    tolerates: `kan niet tegen, kan hij niet tegen, kan ze niet tegen, kan zij niet tegen, kan ik niet tegen, kan slecht tegen, kan niet goed tegen, verdraag, verdraagt, verdragen, verdroeg, verteer, verteert, verteren, toler*`,
    ofDishes: `mag zonder, mag ook zonder, licht verteerbaar, makkelijk te verteren, moeilijk te verteren`,
    badly: `slecht, moeilijk, moeite, nauwelijks, amper, problemen`,
    may: `afgenomen, afgepakt, ontzegd, afgeraden, verbood, mag, mogen, verboden, toegestaan, kan niet eten, kan hij niet eten, kan ze niet eten`,
  },
  pl: {
    tolerates: `toleruj*, tolerowa*, trawi, trawie, trawia, trawic, przyswaja, przyswaj*`,
    ofDishes: `lekko strawn*, latwo strawn*, ciezko strawn*`,
    badly: `zle, slabo, trudno, ledwo, problem*, kiepsko`,
    may: `odstawi* mu, odstawi* jej, zabra* mu, przesta* mu dawać, przesta* jej dawać, przesta* dawać, odradzi*, może, mogę, mogą, możemy, wolno, powinien, powinna, zabron*, zakaz*`,
  },
  sv: {
    tolerates: `tål, tåler, tåla, tålt, tålas, tolerera*, smälter, smälta, bryta ner`,
    ofDishes: `lätt att smälta, svår att smälta, smälta smör, smälta smöret, smälta choklad, smälta chokladen, tål frysning, tål värme`,
    badly: `dåligt, svårt, knappt, problem, illa`,
    may: `slutat ge, slutade ge, tagit ifrån, avrått från, får, kan inte äta, kan ~ inte äta, förbjud*, tillåt*`,
  },
  da: {
    tolerates: `tåler, tåle, tålt, toler*, fordøjer, fordøje, fordøjes`,
    ofDishes: `let at fordøje, svær at fordøje, tåler frost, tåler opvarmning`,
    badly: `dårligt, svært, knap, problemer`,
    may: `forbød, holdt op med at give, stoppet med at give, taget fra, frarådet, må, kan ikke spise, kan ~ ikke spise, forbudt, tilladt`,
  },
  no: {
    tolerates: `tåler, tåle, tålt, tål, toler*, fordøyer, fordøye, fordøyes`,
    ofDishes: `lett å fordøye, tung å fordøye, tåler frost, tåler oppvarming`,
    badly: `dårlig, vanskelig, knapt, problemer`,
    may: `forbød, sluttet å gi, slutta å gi, tatt fra, frarådet, må, får, kan ikke spise, kan ~ ikke spise, forbudt, tillatt`,
  },
  hi: {
    tolerates: `हजम, हज़म, पचता, पचती, पचते, पचा, पचे, पच, पचाने, बर्दाश्त, सहन, टॉलरेट, टोलरेट, सूट, रास आता, रास आती, रास, माफिक, hazam, hajam, hazm, pachta, pachti, pachte, pacha, pach, pachane, bardasht,
      sehan, suit, suits, digest*, tolerate`,
    ofDishes: `आसानी से पचने, जल्दी पचने, aasani se pach*, easy to digest`,
    badly: `दिक्कत, मुश्किल, परेशानी, मुश्किल से, कम, dikkat, mushkil, pareshani, problem`,
    may: `देना बंद, बंद करवा, बंद करा, डॉक्टर ने, dena band, band karwa, band kara, doctor ne, मना, वर्जित, निषेध, निषिद्ध, प्रतिबंधित, सकता, सकती, सकते, mana, sakta, sakti, sakte, allowed`,
  },
  ar: {
    tolerates: `يتحمل*, تتحمل*, اتحمل*, نتحمل*, بيتحمل*, بتتحمل*, بتحمل*, يستحمل*, تستحمل*, استحمل*, بيستحمل*, يهضم*, تهضم*, اهضم*, نهضم*, بيهضم*, بتهضم*, بهضم*, هضم*, يناسب*, تناسب*, بيناسب*,
      يلائم*, تلائم*, يتقبل*, تتقبل*`,
    ofDishes: `سهل الهضم, سهلة الهضم, خفيف الهضم, صعب الهضم, عسر الهضم`,
    badly: `صعوبة, صعوبه, بصعوبة, مشكلة, مشاكل, بالكاد`,
    may: `منعوا عنه, منعوا عنها, منع عنه, منع عنها, منعه, منعها, منعني, منعوه, منعوها, منع الطبيب, منع الدكتور, الطبيب منع, الدكتور منع, شالوا عنه, شالوا عنها, وقفنا نعطيه, وقفنا نعطيها, حظر الطبيب, الطبيب حظر, حرموه, حرموها, ممنوع*, محظور*, يقدر*, تقدر*, اقدر*, نقدر*, يستطيع*, تستطيع*, استطيع*, يمكن*, يجوز, يصير, مايصير, مايجوز, مسموح*, يمنع`,
  },
}
