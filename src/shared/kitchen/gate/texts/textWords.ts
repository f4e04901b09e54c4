import type { WishLanguageId } from '../../wish/wishLanguage.ts'

/**
 * Words by which the texts of a recipe say what they do with a food, phrases with commas between them, a `*` for any ending.
 * English has its own in mentionWords.ts.
 */
export interface LanguageTextWords {
  /** Actions that put a food in: "add", "stir". A sentence without one only tells of a food. */
  actions: string
  /** What leaves a food open: "if you like", "or", "optional". */
  opens: string
  /** Words after which a food is served beside the dish: "serve with". */
  beside: string
  /** Words of likeness before a food: "the size of", "like". */
  likes: string
  /** Tools that are called by a food, before it: "cuchillo de pan". */
  tools: string
  /** The ends of words that name a tool or a size where a food begins them: German "Buttermesser", "walnussgroß". */
  toolEnds: string
  /** What is a food in other texts and none here: French "moule", a tin. */
  plain: string
}

export type TextLanguageId = Exclude<WishLanguageId, 'en'>

export const textWordsByLanguage: Readonly<Record<TextLanguageId, LanguageTextWords>> = {
  de: {
    actions: `abloschen, abschmecken, anbraten, anruhren, aufschlagen, erwarmen, wickeln, einwickeln, einschlagen, andunsten, anrosten, anschwitzen, aufkochen, auflosen, ausrollen, backen, bedecken, begiessen, belegen, bestauben,
      bestreichen, bestreuen, ausstreuen, ausgestreut*, ausbuttern, buttern, bemehlen, betraufeln, binden, braten, dazugeben, dazu geben, daraufsetzen, darauf setzen, daraufgeben, darauflegen, darauf legen, darubergeben, daruber geben, darubergiessen, darubertraufeln, daruberstreuen, daruber streuen, daruber reiben, daruber stauben, daruber traufeln, dunsten,
      einfetten, einlegen, einruhren, eintauchen, einweichen, erhitzen, formen, fritieren, frittieren, fullen, garen, geben, gib, giessen, angiessen, garnieren, grillen, hacken, halbieren, heben, hinzufugen, hinzugeben, hineingeben,
      kneten, kochen, koche, koch, kocheln, lassen, legen, marinieren, mischen, mixen, montieren, panieren, passieren, pressen, purieren, quirlen, raspeln, reiben, rosten, ruhren, schalen, schichten, schlagen, schmelzen,
      schmoren, schneiden, schwenken, sieben, stauben, streichen, streuen, toasten, traufeln, uberbacken, ubergiessen, umruhren, unterheben, unterruhren, untermischen, unterziehen, verfeinern, verkneten, vermengen, vermischen, verquirlen, verruhren,
      verteilen, walzen, warmen, wenden, wurfeln, wurzen, zerbroseln, zerdrucken, zerlassen, ziehen, zufugen, zugeben, zugiessen, ruhre, ruhr, mische, streue, brate, back, backe, fuge, schneide, erhitze, wurze, nimm, nehmen, verwende*, auffullen, aufgiessen`,
    opens: `nach belieben, nach wunsch, nach geschmack, optional, wer mag, wer will, wer mochte, eventuell, evtl, falls, alternativ, wahlweise, oder, bei bedarf, man kann, kann man, konnen sie, kannst du, wenn du magst, wenn sie mogen, wer es mag, wer nicht, tipp`,
    beside: `dazu passt, dazu passen, dazu, servieren, serviere, serviert, reichen, schmeckt mit, passt zu, beilage, geniessen, anrichten, auftischen`,
    likes: `wie, umfang, konsistenz, farbe, dicke, aussehen, so gross, so dick`,
    tools: ``,
    toolEnds: `form, formchen, gitter, rost, stein, schrank, spender, schaumer, stampfer, schieber, heber, garn, spritze, tulle, rad, eisen, portionierer, hobel, ausstecher, messer, reibe, sieb, topf, topfchen, pfanne, blech, brett, loffel, papier, brotpapier, tuch, becher, uhr, gross, grosse, grosser, grossen, grosses, formig, formige, formigen, formiger, farben, farbig, farbene, knacker, presse, pinsel, korb, maschine, schneider, frei, freie, freien, freier, freies, glocke, schale, schussel, teller, holz, dose, kasten, beutel, kocher, gelb, braun, weiss, rosa, rot, grun, stecher, teiler, ring, kuhler, zange, gabel, glas, flasche, bad, ersatz, allergie, allergiker, arm, los`,
    plain: `hacken, hacke, hackt, gehackt, gehackte, gehackten, rinde, rinden, reisen, enden, nussig, butterweich, butterweiche, sahnig, sahnige, cremig, cremige, kasig, mehlig*, mehligkochend*, karamellisier*, karamelisier*, karamelig*, eisen, eisern*, auf eis, mit eis fullen, mit eis auffullen, mit eis shaken, shaker mit eis, crushed eis, zerstossenem eis, zerstossenes eis, gestossenes eis, crushed ice, toasten, getoastet*, toaster, kartoffelstampfer, !küche*, nudelwasser, nudelwassers, pastawasser, kochwasser`,
  },
  fr: {
    actions: `ajout*, verse*, versez, melang*, incorpor*, parsem*, saupoudr*, deglac*, arros*, badigeonn*, nappe*, nappez, garni*, rape*, rapez, beurre*, beurrez, farin*, grais*, fond*, faites, faire, cuire, cuis*, cuit, mijot*, fouett*, batt*, mettre, mettez, dispos*,
      repart*, termin*, emiett*, tremp*, enrob*, roul*, farc*, poele*, poelez, dore*, dorez, revenir, saisi*, frire, gratin*, recouvr*, couvr*, coup*, hach*, ecras*, concass*, mix*, petri*, etal*, tartin*, assaison*, enduire, enduis*, lier, liez, monter, montez, remu*, chauff*, rotir, rotis*, grill*, plong*, delay*, fair, rechauff*, envelopp*, mouill*, fonc*, tapiss*, chemis*, abaiss*`,
    opens: `selon votre gout, selon vos gouts, selon le gout, si vous, si tu, si on, facultatif*, optionnel*, eventuellement, au choix, ou bien, ou, vous pouvez, tu peux, on peut, pour ceux, a volonte, au besoin, astuce`,
    beside: `servir, servez, sert, accompagn*, deguste*, degustez, a cote, presenter`,
    likes: `taille, grosseur, grandeur, comme, consistance, texture, couleur, epaisseur, forme, aspect, ressembl*`,
    tools: `couteau, couteaux, moule, moules a, plat a, verre a, verres a, papier, torchon, rouleau, fourchette a, pince a, casse, corbeille a, machine a, bol a, pot a, planche a, coupe, presse, rape a`,
    toolEnds: ``,
    plain: `moule, le moule, un moule, du moule, au moule, des moules individuels, moules individuels, moules a, au lieu, lieu, bar, boule, boules, au four, pain de glace, bain de glace, lit de glace, glace pilee, eau et glace, pate a frire, pate a friture, pate a tempura, pate a beignet, pate a beignets`,
  },
  es: {
    actions: `anad*, agreg*, ech*, viert*, verter, mezcl*, incorpor*, espolvore*, rall*, pint*, unt*, engras*, enharin*, termin*, cubr*, cuec*, coc*, hierv*, herv*, fri*, freir, sofri*, salte*, bat*, remuev*, remov*, riega, rieg*, ban*, reboz*, empan*, rellen*, fund*, derrit*,
      dor*, tuest*, tost*, asa, asar, horne*, gratin*, corta, corte, pica, pique, tritur*, licu*, amas*, extiend*, repart*, coloc*, pon, pone, ponga, poner, pongan, desmenuz*, decor*, adorn*, corona*, sazon*, alin*, calient*, disuelv*, lig*, mont*, integr*, envuelv*, envolv*, calent*, usa, usar, moj*, humedec*, forr*, pasar por, pasa por, pasad por, pase por, pasamos por, pasar los, pasar las`,
    opens: `si quieres, si quiere, si te, si se, si lo, si prefieres, si desea, opcional*, o bien, o, al gusto, a tu gusto, puedes, se puede, se pueden, puede, para quien, quien quiera, si hay, truco, consejo`,
    beside: `sirv*, servir, acompan*, disfrut*, al lado, junto a`,
    likes: `tamano, grosor, como, consistencia, textura, color, forma, aspecto, parec*`,
    tools: `cuchillo, cuchillos, molde, moldes, papel, pano, rallador, prensa, maquina de, tabla de, cesta, copa de, colador, cascanueces`,
    toolEnds: ``,
    plain: `mero, bonito, polvo, media, medio, punto de nieve, coca, picada, picadas, picado, picados, bizcocho, bizcochos, masa de rebozar, masa de rebozado, masa para rebozar, masa de freir, masa para freir, masa de fritura, masa de tempura, masa orly, pasta de rebozar, pasta para rebozar, pasta de freir, pasta orly`,
  },
  it: {
    actions: `aggiung*, unire, uni, unite, versa*, mescola*, incorpor*, cosparg*, spolver*, gratt*, spennell*, imburr*, ungi*, ungere, infarin*, complet*, copri*, coprire, cuoc*, boll*, frigg*, sofrigg*, soffrigg*, salta*, sbatt*, sfuma*, sfumare, ammorbid*, farci*, sciogl*, fondere, tosta*, inforn*, grat*, tagli*, trit*, frull*, impast*, stend*, distribu*, metti, mettete, mettere, condi*, scald*, manteca*, decor*, guarni*, rosol*, passa*, impan*`,
    opens: `a piacere, se volete, se vuoi, se ti, se vi, facoltativ*, opzional*, eventualmente, oppure, o, potete, puoi, si puo, a scelta`,
    beside: `servi*, servite, servire, accompagn*, gusta*`,
    likes: `grandezza, grandi come, grande come, come, consistenza, colore, forma, dimensione, dimensioni, spessore`,
    tools: `coltello, coltelli, stampo da, stampo per, carta, tagliere, macchina, cestino, pinza, schiaccia`,
    toolEnds: ``,
    plain: `a neve, bollito, a dadi, a dado`,
  },
  pt: {
    actions: `adicion*, acrescent*, junt*, deit*, despej*, mistur*, envolv*, polvilh*, ral*, pincel*, unt*, barr*, enfarinh*, termin*, cubr*, cobr*, coz*, cozinh*, ferv*, frit*, refog*, salte*, bat*, mex*, reg*, rechei*, derret*, tost*, ass*, gratin*, cort*, pic*, tritur*, amass*, estend*, distribu*, coloc*, ponha, ponh*, temper*, aquec*, decor*, incorpor*`,
    opens: `se quiser, se gostar, se desejar, opcional*, ou, a gosto, pode, podem, ou entao, eventualmente`,
    beside: `sirv*, servir, acompanh*, desfrut*`,
    likes: `tamanho, como, consistencia, textura, cor de, cor da, forma, espessura`,
    tools: `faca, facas, forma de, papel, pano, ralador, maquina de, tabua, cesto, copo de`,
    toolEnds: ``,
    plain: `ponto de neve, dourado, dourada, dourados, douradas, massa de fritura, massa para fritura, massa para fritar, massa de fritar, massa de tempura`,
  },
  nl: {
    actions: `voeg*, toevoeg*, giet*, schenk*, roer*, meng*, spatel*, bestrooi*, strooi*, rasp*, bestrijk*, vet, invetten, bestuif*, bebloem*, garneer*, kook*, bak*, braad*, smoor*, stoof*, frituur*, klop*, blus*, doop*, paneer*, vul*, smelt*, rooster*, gratineer*, snijd*, snij, hak*, pureer*, kneed*, rol*, verdeel*, leg, doe, breng*, kruid*, verwarm*, verhit*, bind*, laat, bedek*, besprenkel*, schep*`,
    opens: `naar smaak, naar wens, eventueel, optioneel, als je wilt, als je, indien, of, je kunt, kun je, desgewenst`,
    beside: `serveer*, lekker met, erbij, geniet*, dien*`,
    likes: `grootte, zo groot, als, zoals, dikte, kleur, vorm`,
    tools: ``,
    toolEnds: `vorm, mes, rasp, zeef, pan, plank, lepel, papier, doek, beker, wekker, groot, grote, vormig, vormige, kleurig, kraker, pers, kwast, mand, machine, snijder, vrij, vrije, schaal, bord, blik, doos, zakje, bakje, glas, fles, vervanger, allergie, loos`,
    plain: `vet, klont, smelt, smelten, krokant, krokante`,
  },
  pl: {
    actions: `dodaj*, dodac, wlej*, wlac, wsyp*, wymiesz*, miesz*, posyp*, zetrzyj*, posmaruj*, nasmaruj*, natluszc*, oproszc*, udekor*, gotuj*, ugotuj*, smaz*, usmaz*, piecz*, upiecz*, duś*, dus*, ubij*, roztrzep*, zalej*, obtocz*, nadziej*, rozpusc*, rozpuszcz*, praz*, upraz*, pokroj*, posiekaj*, zmiksuj*, zagniec*, rozwalkuj*, rozloz*, poloz*, wloz*, dopraw*, podgrzej*, zagesc*, polej*, podlej*, dorzuc*`,
    opens: `do smaku, jesli chcesz, jesli lubisz, opcjonalnie, ewentualnie, lub, albo, mozna, mozesz, wedlug uznania`,
    beside: `podaj*, podawaj*, podawac, serwuj*`,
    likes: `wielkosci, jak, konsystencj*, kolor*, ksztalt*, rozmiar*, grubosci`,
    tools: `noz, nozem, forma, papier, deska, sitko`,
    toolEnds: ``,
    plain: ``,
  },
  sv: {
    actions: `tillsatt*, hall, hallt, ror*, blanda*, vand*, stro*, riv*, pensla*, smorj*, smor, bred*, mjol*, garnera*, koka*, stek*, fras*, bryn*, frit*, vispa*, doppa*, panera*, fyll*, smalt*, rost*, gratiner*, skar*, hacka*, mixa*, knad*, kavla*, fordela*, lagg*, krydda*, varm*, hett*, tack*, ringla*, toppa*, lat`,
    opens: `efter smak, om du vill, om man vill, eventuellt, ev, valfri*, eller, du kan, man kan, garna`,
    beside: `servera*, at med, njut*, till`,
    likes: `liknar, stor som, stora som, som, storlek, farg, tjocklek, form`,
    tools: ``,
    toolEnds: `form, kniv, jarn, sil, panna, gryta, brada, sked, papper, duk, kopp, klocka, stor, stora, formad, formade, fargad, knackare, press, pensel, korg, maskin, fri, fria, fritt, skal, fat, burk, pase, glas, flaska, allergi, ersattning`,
    plain: `smalt`,
  },
  da: {
    actions: `tilsaet*, haeld*, ror*, bland*, vend*, drys*, riv*, pensl*, smor*, mel, pynt*, kog*, steg*, svits*, brun*, friter*, pisk*, dyp*, paner*, fyld*, smelt*, rist*, gratiner*, skaer*, hak*, blend*, aelt*, rul*, fordel*, laeg*, krydr*, varm*, top*, kom, lad`,
    opens: `efter smag, hvis du vil, hvis man, eventuelt, evt, valgfri*, eller, du kan, man kan, gerne`,
    beside: `server*, spis med, nyd, til`,
    likes: `ligner, stor som, store som, som, storrelse, farve, tykkelse, form`,
    tools: ``,
    toolEnds: `form, kniv, jern, si, pande, gryde, braet, ske, papir, klaede, kop, ur, stor, store, formet, formede, farvet, knaekker, presse, pensel, kurv, maskine, fri, frie, frit, skal, fad, dase, pose, glas, flaske, allergi, erstatning`,
    plain: `smelt, smeltet, smelte`,
  },
  no: {
    actions: `tilsett*, hell*, ror*, bland*, vend*, dryss*, riv*, pensle*, smor*, mel, pynt*, kok*, stek*, fres*, brun*, friter*, visp*, dypp*, paner*, fyll*, smelt*, rist*, gratiner*, skjaer*, hakk*, kjor*, elt*, kjevl*, fordel*, legg*, krydre*, varm*, topp*, ha i, la`,
    opens: `etter smak, hvis du vil, om du vil, eventuelt, evt, valgfri*, eller, du kan, man kan, gjerne`,
    beside: `server*, spis med, nyt, til`,
    likes: `ligner, stor som, store som, som, storrelse, farge, tykkelse, form`,
    tools: ``,
    toolEnds: `form, kniv, jern, sil, panne, gryte, brett, skje, papir, klut, kopp, klokke, stor, store, formet, formede, farget, knekker, presse, pensel, kurv, maskin, fri, frie, fritt, skal, fat, boks, pose, glass, flaske, allergi, erstatning`,
    plain: `smelt, smeltet, smelte`,
  },
  hi: {
    actions: `डाल*, मिला*, छिड़क*, भून*, पका*, उबाल*, तल*, लगा*, घोल*, फेंट*, पीस*, कद्दूकस*, काट*, गूंथ*, बेल*, भर*, सजा*, परोस*, गर्म, चढ़ा*, dal*, daal*, mila*, chhidak*, bhun*, paka*, ubal*, tal*, laga*, ghol*, phent*, pees*, kaat*, goonth*, bhar*, saja*`,
    opens: `चाहें तो, अगर चाहें, अगर आप, वैकल्पिक, या, स्वादानुसार, optional, chahen to, agar aap`,
    beside: `के साथ परोस*, परोस*, के साथ खा*, serve, ke saath`,
    likes: `जैसा, जैसी, जितना, आकार`,
    tools: ``,
    toolEnds: ``,
    plain: ``,
  },
  ar: {
    actions: `اضف, اضيفي, نضيف, يضاف, اضافه, تضاف, ضع, ضعي, نضع, يوضع, اسكب*, نسكب, صب*, اخلط*, نخلط, يخلط, حرك*, نحرك, رش*, نرش, ادهن*, اقلي, نقلي, اطبخ*, اسلق*, اخبز*, اغمس*, احش*, زين*, نزين, اخفق*, نخفق, اقطع*, افرم*, ابشر*, حمص*, حمري, نحمر, قلب*, قطع*, نقطع, امزج*, نمزج, اهرس*, نهرس, اشو*, انثر*, ننثر, غط*, اضغط*, اطه*, نطبخ, نسلق, ادخل*, ندخل, اعجن*, سخن*, اذب*, اترك*`,
    opens: `حسب الرغبه, حسب الذوق, اختياري*, او, اذا اردت, اذا رغبت, يمكن, ممكن, اذا احببت`,
    beside: `قدم*, يقدم, تقدم, نقدم, مع`,
    likes: `بحجم, مثل, كحجم, لون, قوام, شكل`,
    tools: `سكين, قالب, ورق, صينيه`,
    toolEnds: ``,
    plain: `دقيقة, الدقيقة, دقيقه, دقيقتين, دقيقتان, بسمك سم, بسمك ~ سم, بسمك ~ سنتيمتر, بسمك ~ ملم, بسمك ~ مم, بسمك ~ انش, بسمك سنتيمتر, بسمك نصف`,
  },
}
