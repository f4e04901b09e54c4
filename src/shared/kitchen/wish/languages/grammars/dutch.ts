import type { WishLanguage } from '../../wishLanguage.ts'
import { dutchWishFoodNames } from '../foods/dutchFoods.ts'
import { wishFoodsExcludedByKosher } from '../sharedWords.ts'

export const dutchWishLanguage: WishLanguage = {
  id: 'nl',
  idle: `de, het, een, van, in, op, bij, aan, ik, jij, je, u, hij, zij, wij, we, jullie, mij, me, haar, mijn, m n, jouw, zijn, z n, haar zoon, hun, is,
    ben, bent, was, waren, wordt, word, worden, alsjeblieft, alstublieft, aub, svp, graag, ook, nog, wel, even, maar wel, helaas, echt, heel, erg,
    zeer, gewoon, absoluut, helemaal, totaal, streng, strikt, vandaag, vanavond, nu, alles, alle, spoortjes, spul, eten met, gehakte, sterke,
    levensgevaarlijk, hevig, indien mogelijk, als het kan, zo mogelijk, bekend, bekende met, over, voor ons, door, dan ook, waar dan ook, hele,
    daar, daarvoor, hier, dat, dit, deze, liever, rauw, rauwe, gekookt, gekookte, gebakken, groen, groene, rood, rode, witte, wit, zacht, zachte,
    harde, vers, verse, ingevroren, gedroogd, gedroogde, gemalen, geraspt, geraspte, heel stukje, stukje, stukjes, stuk, stukken, beetje van, soort,
    soorten, allerlei, alle soorten, welke dan ook, ook maar, enige, enig, elke, elk, ieder, iedere, iets, iets van, product, producten, ingrediënt,
    ingrediënten, gerechten, voedsel, spullen, dingen, smaak, echte, pure, sporen, sporen van, een spoortje, toegevoegd, toegevoegde, zwanger,
    eentje, iemand, één van ons, een van de gasten, gasten, gast, vriend, vriendin, vrienden, man, vrouw, partner, zoon, zoontje, dochter,
    dochtertje, kind, kinderen, kids, peuter, kleuter, baby, puber, oma, opa, moeder, vader, mama, papa, broer, broertje, zus, zusje, schoonmoeder,
    schoonvader, schoonouders, schoonzus, zwager, neef, nicht, tante, oom, collega, huisgenoot, huisgenoten, buurvrouw, buurman, gezin, familie,
    huis, thuis, in huis, bij ons, tafel, aan tafel, mensen, personen, persoon, twee, drie, vier, hoi, hallo, hey, dag, goedemorgen, ivm, i v m, in
    verband met, wegens, vanwege, gister, gisteren, morgen, zondag, zaterdag, week, weer, steeds, altijd, vaak, meestal, soms, nogal, best, best
    wel, zelfs, ernstige, ernstig, zware, dodelijke, hevige, milde, bekende, nieuwe, sinds kort, a u b, asjeblieft, alsjeblief, dank je, dank u,
    bedankt, dankjewel, waar, waarin, in zit, zitten, zit, erbij, erdoor, erover, maar dan, zo, kleine, grote, hollandse, ons, onze, eigenlijk,
    sowieso, überhaupt`,
  pronouns: 'ervan, daarvan, hen, die dingen, dat spul, ze, hem, die, zulke, er',
  joins: `en, of, en of, alsook, evenals, en ook, en voor, en ook voor, of voor, en tegen, en ook tegen, of tegen, en van, of van, en daarnaast, plus`,
  ends: `maar, want, omdat, dus, daarom, voor, maak, kook, geef, als, indien, dan, toch, echter, daarna, diner, avondeten, lunch, ontbijt, snel, snelle,
    makkelijk, makkelijke, simpel, eenvoudig, recept, gerecht, terwijl, hoewel, na, tot, zou, wil graag, doe maar, verras, zodat, zoek, zoeken, ik
    zoek, wij zoeken, graag iets, bedenk, verzin, tip, tips, hapje, tussendoortje, borrel, borrelhapje, avondmaal, middageten, maaltijd,
    eenpansgerecht, lekker, lekkere, lekkers, heerlijk, heerlijke, gezond, gezonde, feestelijk, feestelijke, leuk, leuks, leuke, hoe, welk, welke,
    kun je, kunt u, kan je, zou je, anders, desnoods, alvast, tijdens, wanneer, zolang`,
  wishesNext: `met, hou van, houd van, houdt van, houden van, dol op, gek op, gek van, veel, extra, meer, heel veel, volop, genoeg, zin in, trek in, lekker
    met, lievelings, favoriet, favoriete, alleen, enkel, restje, restjes, resten, over heb, opmaken, gebruik, gevuld met, gemaakt van, gemaakt met,
    heb nog, hebben nog, vinden we heerlijk, vinden we lekker, lekker veel, flink wat, veel van, een heleboel, hou ik van, houdt hij van, houdt ze
    van, houden we van, fan van, grote fan van, verzot op, weg van, op moet, op moeten, opmaken van, heb ik nog, over van, rijk aan, vol met, op
    basis van, boordevol, dubbele portie, eet alleen, lust alleen, eet alleen maar, lust alleen maar, alleen maar, liefst, het liefst, voorkeur
    voor, extra veel`,
  uses: `eet, eten, gegeten, lust, lusten, wil, willen, wilt, doe, doen, doet, gebruiken, gebruikt, gebruik je, voeg toe, toevoegen, bevat, bevatten,
    heb, heeft, hebben, had, mogen, kan, kunnen, kun, verdraagt, verdraag, verdragen, moet, moeten, hoef, hoeven, hoeft, drink, drinkt, drinken,
    koop, vind, vindt, vinden, proef, proeft, neem, neemt, nemen, zet, kook met, bakken met, verwerk, verwerken, tegen kan, erin, binnenkrijgen,
    proeven, aanraken, opeten, naar binnen krijgen, serveer, serveren, maken met, zien, ruiken, kopen, gekocht, hebben staan, erin doen, doe er,
    gedaan, toegevoegd worden, voorkomen, bevatte, bevatten mag, verteren, verteer, verteert, waarderen, waardeert, hebben mag`,
  allowsPrevious: `is ok, zijn ok, is prima, zijn prima, mag wel, mogen wel, kan wel, kunnen wel, is goed, zijn goed, is toegestaan, is geen probleem, zijn geen
    probleem, is welkom, is lekker, zijn lekker, mag erin, mogen gewoon, is geen enkel probleem, vind ik prima, vinden we prima, is oke, zijn oke,
    gaat goed, gaan goed, gaat wel, gaan wel, gaat prima, gaan prima, mag gerust, mogen gerust, is wel ok, kan gerust, kunnen gerust, verdraagt hij
    wel, verdraagt ze wel, verdraag ik wel, eet hij wel, eet ze wel, eten ze wel, lust hij wel, lust ze wel, lust ik wel, lusten ze wel, mag er wel
    in, mogen er wel in, zijn welkom, is ook goed, zijn ook goed, wel graag, wel lekker, mogen blijven, mag blijven`,
  leavesOutNext: `nee, zonder, geen, nul, niks met, niets met, niks van, niets van, nooit, nooit meer, vermijd, vermijdt, mijd, mijden, schrap, walg van, walgt van,
    afkeer van, niet met, alles behalve, alles behalve van, alles met uitzondering van, gestopt met, beu, klaar met, gebrek aan, zijn door de, ben
    door de, tekort aan, allesbehalve, noch, zodner, zondr, zoner, zondre, zonder enige, zonder ook maar, geen enkele, geen enkel, geen toegevoegde,
    geen stukjes, niks waar, niets waar, niks waarin, niets dat, niks dat, niets wat, niks wat, vrij van, zonder toevoeging van, weglaten van, doe
    geen, nooit iets met, ik mis, mis ik, missen we, te kort aan, afgestapt van, gestopt met eten van, gestopt met het eten van, ontwijk, ontwijken,
    ontwijkt, weiger, weigert, weigeren, weigert te eten, weigeren te eten, bang voor, fobie voor, verbod op, skip, skippen, schrappen, schrap de,
    verwijder, verwijderen, blijf weg van, weg met, walgen van, gruw van, gruwt van, gruwen van, misselijk van, ziek van, heb het gehad met, zat
    van, ik heb genoeg van, moe van, geen trek in, nee tegen, exclusief, uitgesloten van,
    blijf af van, blijf ver van, ver weg van, liever geen,  graag geen, alsjeblieft geen, zeker geen,
    absoluut geen, bij ons geen, sla over, laat weg, doe er geen, gebruik geen, voeg geen, stop er geen, buikpijn van,
    kan niet tegen, kunnen niet tegen, kan slecht tegen, kunnen slecht tegen, kan helemaal niet tegen, niet tegen,
    slecht tegen, genoeg van, wij eten geen, we eten geen, ik eet geen, eet geen, eten geen, lust geen, lusten geen,
    mag geen, mogen geen, wil geen, willen geen, kan geen, kunnen geen,
    niemand lust, niemand lust hier, niemand houdt van, niemand houdt hier van, niemand eet, niemand wil,
    z/`,
  insteadOfNext: `iets anders dan, wat anders dan, in plaats van, ipv, i p v, vervang, vervangen, vervanger voor, vervanging voor, alternatief voor, ruil, vervanging van, ter vervanging van,
    vervangend voor, vervang de, vervang het, vervangen we, inruilen, ruil de, alternatief voor de, alternatieven voor, vervanger van`,
  leavesOutPrevious: `valt af, vallen af, valt helaas af, vallen helaas af, komt er niet in, komen er niet in, komt niet in aanmerking, komen niet in aanmerking, is geen sprake van, geen sprake van, staat niet op het menu, staan niet op het menu, weglaten, weg laten, weggelaten, eruit, uit laten, overslaan, is taboe, zijn taboe, is verboden, zijn verboden, mag niet, mogen niet, kan niet,
    kunnen niet, gaat niet, gaan niet, nee bedankt, nee dank je, bah, jakkes, gadver, getver, maakt mij ziek, maakt me ziek, maken me ziek, maken
    mij ziek, word ik ziek van, wordt hij ziek van, wordt ze ziek van, krijg ik ~ van, krijgt hij ~ van, krijgt ze ~ van, is op, zijn op, is
    uitverkocht, lust ~ niet, lusten ~ niet, hoeft niet, hoeven niet, niet lekker, vies, is niet toegestaan, zijn niet toegestaan, is een no go,
    zijn een no go, no go, is uit den boze, zijn uit den boze, uit den boze, valt verkeerd, vallen verkeerd, valt slecht, vallen slecht, afkeer,
    aversie, niet eten, niet gebruiken, weg, maar weg, weg mogen, mag weg, mogen weg, mag eruit, mogen eruit, eruit laten, eruit halen, hoeft voor
    mij niet, hoeven voor mij niet, hoeft voor ons niet, hoeven voor ons niet, hoeft van mij niet, hoeven van mij niet, hoeft er niet in, hoeven er
    niet in, hoeft er niet bij, mag er niet in, mogen er niet in, mag er niet inzitten, mag niet in, kan er niet in, niet erin, niks voor mij, niets
    voor mij, niks voor ons, niets voor ons, niks voor hem, niets voor hem, niks voor haar, niets voor haar, niet voor mij, niet voor ons, niet mijn
    ding, niet zijn ding, niet haar ding, niet aan mij besteed, niet aan ons besteed, krijg ik ~, krijgt hij ~, krijgt ze ~, krijgen we ~, krijgen
    ze ~, krijgt mijn ~, krijg ik ~ ~ van, krijgt hij ~ ~ van, krijgt ze ~ ~ van, geeft me ~, geven me ~, geeft mij ~, geven mij ~, maakt hem ziek,
    maakt haar ziek, maken hem ziek, maken haar ziek, slecht, valt niet goed, vallen niet goed, valt niet lekker, ligt zwaar op de maag, liggen
    zwaar op de maag, liever niet, toch maar niet, nee dankje, nee dank u, no thanks, smerig, walgelijk, brr,  is bedorven, zijn bedorven, over
    de datum, is verlopen, zijn verlopen, niet in huis, niet meer in huis, niet meer, niet beschikbaar, is niet te krijgen, niet op voorraad, is
    dodelijk, zijn dodelijk, is gevaarlijk, zijn gevaarlijk, dodelijk voor hem, dodelijk voor haar, is verboden terrein, afgeraden, wordt afgeraden,
    is afgeraden, niet goed voor mij, is niet goed voor, niet toegestaan, vervangen door, vervangen met, vervang ik door, is geen optie, zijn geen
    optie, geen optie, komt er niet in, komen er niet in, komt niet in aanmerking, kan echt niet, kunnen echt niet, moet eruit, moeten eruit, laat
    ik liever weg, laten we weg, laten we liever weg, laat maar weg, laat ze maar weg, laat die maar weg, laat die weg, word ik ziek, wordt hij
    ziek, wordt ze ziek, worden we ziek, word ik misselijk, wordt hij misselijk, wordt ze misselijk, niet te eten, niet te vreten, niet te pruimen,
    wordt zij ziek, word ik beroerd, krijg ik buikpijn, krijg ik last, krijg ik maagpijn, krijg ik migraine,
    krijg ik diarree, krijgt hij buikpijn, krijgt ze buikpijn, maakt me misselijk, maken me misselijk, valt zwaar,
    doet me geen goed, verdraag ik niet, verdraagt hij niet, verdraagt ze niet,
    word ik beroerd van, kan ik niet tegen, kan hij niet tegen, kan ze niet tegen, daar word ik ziek van, daar kan ik niet tegen`,
  leavesOutAround: `laat … weg, laat … eruit, laat … achterwege, haal … eruit, hou … eruit, houd … eruit, laat … staan, sla … over, doe … niet, laat … erbuiten`,
  freePrevious: 'vrij, vrije, loos, loze',
  leavesOutEither: `hou niet van, hou ik niet van, hou ik echt niet van, hou echt niet van, hou helemaal niet van, hou ik helemaal niet van, houd niet van, houd ik
    niet van, houd ik echt niet van, houd echt niet van, houd helemaal niet van, houd ik helemaal niet van, houdt hij niet van, houdt hij echt niet
    van, houdt hij helemaal niet van, lust hij niet, lust hij echt niet, eet hij niet, eet hij liever niet, mag hij niet, mag hij niet hebben, mag
    hij niet eten, verdraagt hij niet, verdraagt hij slecht, vindt hij niet lekker, vindt hij vies, vindt hij smerig, vindt hij niks, kan hij niet
    tegen, kan hij slecht tegen, kan hij niet eten, kan hij niet uitstaan, drinkt hij niet, houdt ze niet van, houdt ze echt niet van, houdt ze
    helemaal niet van, lust ze niet, lust ze echt niet, eet ze niet, eet ze liever niet, mag ze niet, mag ze niet hebben, mag ze niet eten,
    verdraagt ze niet, verdraagt ze slecht, vindt ze niet lekker, vindt ze vies, vindt ze smerig, vindt ze niks, kan ze niet tegen, kan ze slecht
    tegen, kan ze niet eten, kan ze niet uitstaan, drinkt ze niet, houdt zij niet van, houdt zij echt niet van, houdt zij helemaal niet van, lust
    zij niet, lust zij echt niet, eet zij niet, eet zij liever niet, mag zij niet, mag zij niet hebben, mag zij niet eten, verdraagt zij niet,
    verdraagt zij slecht, vindt zij niet lekker, vindt zij vies, vindt zij smerig, vindt zij niks, kan zij niet tegen, kan zij slecht tegen, kan zij
    niet eten, kan zij niet uitstaan, drinkt zij niet, houdt mijn zoon niet van, houdt mijn zoon echt niet van, houdt mijn zoon helemaal niet van,
    lust mijn zoon niet, lust mijn zoon echt niet, eet mijn zoon niet, eet mijn zoon liever niet, mag mijn zoon niet, mag mijn zoon niet hebben, mag
    mijn zoon niet eten, verdraagt mijn zoon niet, verdraagt mijn zoon slecht, vindt mijn zoon niet lekker, vindt mijn zoon vies, vindt mijn zoon
    smerig, vindt mijn zoon niks, kan mijn zoon niet tegen, kan mijn zoon slecht tegen, kan mijn zoon niet eten, kan mijn zoon niet uitstaan, drinkt
    mijn zoon niet, houdt mijn dochter niet van, houdt mijn dochter echt niet van, houdt mijn dochter helemaal niet van, lust mijn dochter niet,
    lust mijn dochter echt niet, eet mijn dochter niet, eet mijn dochter liever niet, mag mijn dochter niet, mag mijn dochter niet hebben, mag mijn
    dochter niet eten, verdraagt mijn dochter niet, verdraagt mijn dochter slecht, vindt mijn dochter niet lekker, vindt mijn dochter vies, vindt
    mijn dochter smerig, vindt mijn dochter niks, kan mijn dochter niet tegen, kan mijn dochter slecht tegen, kan mijn dochter niet eten, kan mijn
    dochter niet uitstaan, drinkt mijn dochter niet, houdt mijn man niet van, houdt mijn man echt niet van, houdt mijn man helemaal niet van, lust
    mijn man niet, lust mijn man echt niet, eet mijn man niet, eet mijn man liever niet, mag mijn man niet, mag mijn man niet hebben, mag mijn man
    niet eten, verdraagt mijn man niet, verdraagt mijn man slecht, vindt mijn man niet lekker, vindt mijn man vies, vindt mijn man smerig, vindt
    mijn man niks, kan mijn man niet tegen, kan mijn man slecht tegen, kan mijn man niet eten, kan mijn man niet uitstaan, drinkt mijn man niet,
    houdt mijn vrouw niet van, houdt mijn vrouw echt niet van, houdt mijn vrouw helemaal niet van, lust mijn vrouw niet, lust mijn vrouw echt niet,
    eet mijn vrouw niet, eet mijn vrouw liever niet, mag mijn vrouw niet, mag mijn vrouw niet hebben, mag mijn vrouw niet eten, verdraagt mijn vrouw
    niet, verdraagt mijn vrouw slecht, vindt mijn vrouw niet lekker, vindt mijn vrouw vies, vindt mijn vrouw smerig, vindt mijn vrouw niks, kan mijn
    vrouw niet tegen, kan mijn vrouw slecht tegen, kan mijn vrouw niet eten, kan mijn vrouw niet uitstaan, drinkt mijn vrouw niet, houdt mijn vriend
    niet van, houdt mijn vriend echt niet van, houdt mijn vriend helemaal niet van, lust mijn vriend niet, lust mijn vriend echt niet, eet mijn
    vriend niet, eet mijn vriend liever niet, mag mijn vriend niet, mag mijn vriend niet hebben, mag mijn vriend niet eten, verdraagt mijn vriend
    niet, verdraagt mijn vriend slecht, vindt mijn vriend niet lekker, vindt mijn vriend vies, vindt mijn vriend smerig, vindt mijn vriend niks, kan
    mijn vriend niet tegen, kan mijn vriend slecht tegen, kan mijn vriend niet eten, kan mijn vriend niet uitstaan, drinkt mijn vriend niet, houdt
    mijn vriendin niet van, houdt mijn vriendin echt niet van, houdt mijn vriendin helemaal niet van, lust mijn vriendin niet, lust mijn vriendin
    echt niet, eet mijn vriendin niet, eet mijn vriendin liever niet, mag mijn vriendin niet, mag mijn vriendin niet hebben, mag mijn vriendin niet
    eten, verdraagt mijn vriendin niet, verdraagt mijn vriendin slecht, vindt mijn vriendin niet lekker, vindt mijn vriendin vies, vindt mijn
    vriendin smerig, vindt mijn vriendin niks, kan mijn vriendin niet tegen, kan mijn vriendin slecht tegen, kan mijn vriendin niet eten, kan mijn
    vriendin niet uitstaan, drinkt mijn vriendin niet, houdt mijn kind niet van, houdt mijn kind echt niet van, houdt mijn kind helemaal niet van,
    lust mijn kind niet, lust mijn kind echt niet, eet mijn kind niet, eet mijn kind liever niet, mag mijn kind niet, mag mijn kind niet hebben, mag
    mijn kind niet eten, verdraagt mijn kind niet, verdraagt mijn kind slecht, vindt mijn kind niet lekker, vindt mijn kind vies, vindt mijn kind
    smerig, vindt mijn kind niks, kan mijn kind niet tegen, kan mijn kind slecht tegen, kan mijn kind niet eten, kan mijn kind niet uitstaan, drinkt
    mijn kind niet, houdt iedereen echt niet van, houdt iedereen helemaal niet van, lust iedereen niet, lust iedereen echt niet, eet iedereen niet,
    eet iedereen liever niet, mag iedereen niet hebben, mag iedereen niet eten, verdraagt iedereen niet, verdraagt iedereen slecht, vindt iedereen
    niet lekker, vindt iedereen vies, vindt iedereen smerig, vindt iedereen niks, kan iedereen niet tegen, kan iedereen slecht tegen, kan iedereen
    niet eten, kan iedereen niet uitstaan, drinkt iedereen niet, houden we niet van, houden we echt niet van, lusten we niet, eten we niet, eten we
    liever niet, mogen we niet, mogen we niet hebben, mogen we niet eten, verdragen we niet, vinden we niet lekker, vinden we vies, kunnen we niet
    tegen, kunnen we niet eten, houden wij niet van, houden wij echt niet van, lusten wij niet, eten wij niet, eten wij liever niet, mogen wij niet,
    mogen wij niet hebben, mogen wij niet eten, verdragen wij niet, vinden wij niet lekker, vinden wij vies, kunnen wij niet tegen, kunnen wij niet
    eten, houden ze niet van, houden ze echt niet van, lusten ze niet, eten ze niet, eten ze liever niet, mogen ze niet, mogen ze niet hebben, mogen
    ze niet eten, verdragen ze niet, vinden ze niet lekker, vinden ze vies, kunnen ze niet tegen, kunnen ze niet eten, houden zij niet van, houden
    zij echt niet van, lusten zij niet, eten zij niet, eten zij liever niet, mogen zij niet, mogen zij niet hebben, mogen zij niet eten, verdragen
    zij niet, vinden zij niet lekker, vinden zij vies, kunnen zij niet tegen, kunnen zij niet eten, houden de kinderen niet van, houden de kinderen
    echt niet van, lusten de kinderen niet, eten de kinderen niet, eten de kinderen liever niet, mogen de kinderen niet, mogen de kinderen niet
    hebben, mogen de kinderen niet eten, verdragen de kinderen niet, vinden de kinderen niet lekker, vinden de kinderen vies, kunnen de kinderen
    niet tegen, kunnen de kinderen niet eten, houden mijn kinderen niet van, houden mijn kinderen echt niet van, lusten mijn kinderen niet, eten
    mijn kinderen niet, eten mijn kinderen liever niet, mogen mijn kinderen niet, mogen mijn kinderen niet hebben, mogen mijn kinderen niet eten,
    verdragen mijn kinderen niet, vinden mijn kinderen niet lekker, vinden mijn kinderen vies, kunnen mijn kinderen niet tegen, kunnen mijn kinderen
    niet eten, houden de kids niet van, houden de kids echt niet van, lusten de kids niet, eten de kids niet, eten de kids liever niet, mogen de
    kids niet, mogen de kids niet hebben, mogen de kids niet eten, verdragen de kids niet, vinden de kids niet lekker, vinden de kids vies, kunnen
    de kids niet tegen, kunnen de kids niet eten, houden onze kinderen niet van, houden onze kinderen echt niet van, lusten onze kinderen niet, eten
    onze kinderen niet, eten onze kinderen liever niet, mogen onze kinderen niet, mogen onze kinderen niet hebben, mogen onze kinderen niet eten,
    verdragen onze kinderen niet, vinden onze kinderen niet lekker, vinden onze kinderen vies, kunnen onze kinderen niet tegen, kunnen onze kinderen
    niet eten, lust ik niet, lust ik echt niet, eet ik niet, eet ik liever niet, mag ik niet, mag ik niet hebben, mag ik niet eten, verdraag ik
    niet, verdraag ik slecht, vind ik niet lekker, vind ik vies, vind ik niks, vind ik smerig, kan ik niet tegen, kan ik slecht tegen, kan ik niet
    eten, kan ik niet uitstaan, kan ik niet luchten of zien, drink ik niet, houdt niet van, houden niet van, houdt echt niet van, houden echt niet
    van, houdt helemaal niet van, niet houden van, niet zo van, niet echt van, niet erg van, kan niet tegen, kunnen niet tegen, kan slecht tegen,
    kunnen slecht tegen, niet tegen, slecht tegen, niet goed tegen, kan niet goed tegen, haat, haten, haatte, heb een hekel aan, heeft een hekel
    aan, hebben een hekel aan, een hekel aan, hekel aan, een hekel, heb ik een hekel aan, heeft hij een hekel aan, heeft ze een hekel aan, hebben we
    een hekel aan, niet dol op, niet gek op, niet zo dol op, niet zo gek op, geen fan, geen fan van, geen grote fan van, geen liefhebber van, geen
    liefhebber, geen liefhebbers van, niet lekker vinden, vindt vies, niet lusten, lust niet, lusten niet, eet niet, eten niet, eet niet graag, eten
    niet graag, eet liever niet, eten liever niet, niet graag, eet nooit, eten nooit, drinkt nooit, mag niet eten, mogen niet eten, kan niet eten,
    niet verdragen, verdraag niet, verdraagt niet, verdragen niet, kan niet verdragen, slecht verdragen, verdraag slecht, verdraagt slecht, verteer
    niet, verteert niet, verteer slecht, verteert slecht, slecht verteren, moeite met, problemen met, last van, krijg last van, krijgt last van,
    word ziek van, wordt ziek van, vermijden, te vermijden, verboden, uitgesloten, taboe, ontbreekt, ontbreken, afwezig, moet niks hebben van, moet
    niets hebben van, moeten niks hebben van, niks moeten hebben van, moet ik niks van hebben, moet hij niks van hebben, moet ze niks van hebben,
    blijf af van, blijft af van, kan niet uitstaan, niet uitstaan, walg ik van, walgt hij van, walgt ze van`,
  notNext: '',
  notEither: 'niet, nie',
  allergyNext: `positief getest op, positief op, positieve test op, positief voor, allergisch voor, allergisch aan, allergisch op, allergisch tegen, allergie voor, allergie tegen, allergieen voor, intolerant voor, intolerantie
    voor, overgevoelig voor, overgevoeligheid voor, gevoelig voor, reageert op, reageer op, reageren op, reageert allergisch op, reageer allergisch
    op, allergische reactie op, reactie op, alergisch voor, allergies voor, alergies voor, allergich voor, allergis voor, allergisch v, alergie
    voor, allergie v, allergische voor, allergieën tegen, intolerantie tegen, intolerant tegen, intoleranties voor, is gevoelig voor, anafylactische
    shock van, anafylaxie van, anafylactisch op, allergische reacties op, reacties op, reageren allergisch op, reageer slecht op, reageert slecht
    op, reageren slecht op, sterk allergisch voor, zwaar allergisch voor, reageert heftig op, reageer heftig op,
    `,
  allergy: `allerg*, alerg*, intoleran*, overgevoelig*, anafyla*, epipen,
    uitslag, huiduitslag, galbulten, netelroos, jeuk, zwelt op, zwel op, eczeem, benauwd, reageer ik op,
    allergische reactie`,
  lessNext: `bijna zonder, bijna geen, vrijwel zonder, nauwelijks, niet te veel, niet teveel, niet zo veel, niet zoveel, niet veel, niet te, niet zo, niet heel, niet erg, niet alleen, niet enkel, niet al te,
    niet meer dan, niet langer dan, niet per se, niet perse, niet overdreven, weinig, minder, beetje, een beetje, te veel, teveel, zo veel, te, iets
    minder, laag in, arm aan, spaarzaam met, niet zo heel, niet overdreven veel, niet bijzonder, niet extreem, niet super, met mate, matig met,
    rustig aan met, doe rustig aan met, niet overdrijven met, niet te gul met, wat minder, zo min mogelijk, zo weinig mogelijk, zuinig met, beperkt,
    beperken, beperk, verminderen, minderen, minderen met, hooguit, hoogstens, maximaal, een snufje, een vleugje, een klein beetje, niet te gek,
    nauwelijks`,
  exceptNext: `behalve, uitgezonderd van, met uitzondering van, afgezien van, op na, met uitzondering van de, uitgezonderd`,
  examplesNext: `zoals, bijvoorbeeld, bijv, bv, b v, vooral, met name, voornamelijk, inclusief, namelijk, dat wil zeggen, dwz, d w z, oftewel, onder andere, o a`,
  noLimit: `zonder ~ zou het geen, zonder ~ is het geen, zonder ~ is dat geen, zonder ~ is het toch geen, zonder ~ zou dat geen, is geen ~ zonder, zou geen ~ zonder, wat is ~ zonder,
    geen allergie, geen allergieen, zonder allergieën, niemand is allergisch, niet allergisch, geen intoleranties, geen beperkingen, geen dieet,
    geen voorkeur, geen voorkeuren, niet zonder, nooit zonder, kan niet zonder, kunnen niet zonder, kan ik niet zonder, krijg er geen genoeg van,
    geen genoeg, nooit genoeg, kan geen genoeg krijgen van, niet genoeg, vergeet niet, vergeet de ~ niet, vergeet het ~ niet, niet vergeten, niet
    weglaten, niet bezuinigen op, geen probleem, geen probleem met, geen problemen met, geen moeite met, geen bezwaar tegen, geen idee, geen ideeën,
    geen tijd, niet veel tijd, weinig tijd, geen zin, geen zin in koken, geen haast, geen stress, geen gedoe, geen gebrek aan, geen zorgen, geen
    punt, niets tegen, niks tegen, niets bijzonders, niks bijzonders, niets ingewikkelds, niks ingewikkelds, niks anders, niets anders, niets anders
    dan, niets gefrituurds, niks gefrituurds, niets zwaars, niks zwaars, niets te, niks te, niets gaat boven, zonder twijfel, zonder oven, zonder
    kneden, zonder bakken, zonder gedoe, zonder poespas, zonder stress, waarom niet, of niet, weet niet, weet ik niet, maakt niet uit, vind ik niet
    erg, vindt hij niet erg, niet kieskeurig, niet moeilijk, hoef niet, niet nodig, nog nooit, nog niet, niet lang, niet vegan, niet vegetarisch,
    geen vegetariër, geen vegetariers, geen veganist, vrij uitloop, vrije uitloop, vrije tijd, vrije dag, vrij dag, stressvrij, kosteloos,
    zorgeloos, moeiteloos, meer of minder, in plaats van bestellen, in plaats van afhalen, niks meer in huis behalve, niets in huis behalve, eet
    alles, eten alles, lust alles, hooikoorts, geen voedselallergie, geen voedselallergieën, geen bekende allergieën, geen enkele allergie, geen
    allergieën bekend, geen allergie bekend, zonder allergie, niemand heeft een allergie, niemand heeft allergieën, geen intolerantie, niet
    intolerant, geen dieetwensen, geen speciale wensen, geen wensen, geen bijzonderheden, kan ik niet leven, niet leven zonder, kan niet leven
    zonder, kunnen niet leven zonder, ik kan niet zonder, kunnen wij niet zonder, kan hij niet zonder, nooit te veel, nooit teveel, kan er nooit
    genoeg van krijgen, nooit genoeg van krijgen, zeg ik geen nee tegen, zeggen we geen nee tegen, geen nee tegen, zeg nooit nee tegen, haat ik
    niet, haat niet, niet vies van, ben niet vies van, zijn niet vies van, kan geen weerstand bieden aan, niet weerstaan, vergeet vooral niet,
    vergeet ook niet, vergeet niet de, niet vergeten de, laat ~ niet weg, niet weg, mag niet ontbreken, mogen niet ontbreken, niet ontbreken, wees
    niet zuinig met, niet zuinig met, niet bang voor, niet schrikken van, geen zin om te koken, geen zin om lang, geen zin om, geen puf, geen
    energie, geen inspiratie, inspiratieloos, geen fantasie, hou niet van koken, houd niet van koken, houdt niet van koken, hou niet van wachten,
    hou niet van afwassen, hou niet van poespas, hou niet van gedoe, niet goed in koken, kan niet koken, kan niet goed koken, weet niet wat, weet
    niet hoe, weet niet of, weet het niet, geen flauw idee, geen ideeën meer, geen kookwonder, geen keukenprins, niet duur, niet te duur, niet
    ingewikkeld, niet te ingewikkeld, niet lastig, niet moeilijk doen, niet saai, niet droog, niet te droog, niet verkeerd, niet slecht, niet gek,
    niet nodig om, niet verplicht, niet elke dag, niet zoals, niet dezelfde, niet het gebruikelijke, niet echt nodig, niet uit de, niet van tevoren,
    eet niet veel, eet niet goed, eten niet veel, eet weinig, eet slecht, eten slecht, geen grote eter, geen grote eters, geen vegetariër of zo,
    geen veganist maar, niet vegetarisch maar, op weg, ver weg, onderweg, weggooien, niet weggooien, niet wegdoen, zonder zorgen, zonder
    schuldgevoel, zonder veel moeite, zonder moeite, zonder al te veel, zonder te veel, zonder teveel, zonder dat, zonder iets te, zonder meer,
    zonder probleem, zonder problemen, zonder bezwaar, niks aan de hand, niks mis met, niets mis met, niks te gek, niets te verliezen, niks nieuws,
    niets moeilijks, niks moeilijks, niks raars, niks geks, niks fancy, niets fancy, niks zoets, niet storen, stoort niet, storen niet, stoort me
    niet, geen bezwaar, deert niet, deren niet, geen ramp, geen vereiste, geen must, geen eis, niet noodzakelijk, geen genoeg van, niet alleen maar,
    niet alleen van, nog nooit gemaakt, nog nooit gegeten, nog nooit geprobeerd, nooit gemaakt, nooit geprobeerd, nooit gegeten, nooit eerder, heb
    nog nooit, heb nooit, hebben nog nooit, heb ik nog nooit, hebben we nog nooit, heeft nog nooit,  geen maaltijd zonder`,
  noLimitAtStart: `wie houdt er niet van, wie houdt er nou niet van, wie houdt niet van, wie houdt nou niet van, wie lust er geen, wie lust geen, wie lust er nou geen, wie wil er geen, wie haat er, wie kan ~ weerstaan`,
  harmless: `oven, magnetron, fornuis, blender, staafmixer, mixer, keukenmachine, grill, bbq, barbecue, airfryer, frituurpan, wok, pan, pannen, thermomix,
    apparaten, tijd, uren, uur, minuten, moeite, gedoe, stress, geld, afwas, schoonmaken, keuken, ervaring, koken, braden, frituren, gefrituurd,
    gefrituurde, kneden, snijden, marineren, wachten, boodschappen, winkelen, verspilling, kant en klaar, kant en klare, pakjes, zakjes, fastfood,
    fast food, additieven, kleurstoffen, conserveringsmiddelen, e nummers, chemicaliën, poespas, ingewikkeld*, duur, dure, exotisch, exotische,
    calorieën, bijgerecht, toetje, saus, soep, salade, vel, graten, botten, pitten, klontjes, bestek, plan, honger, zin, idee, ideeën, verrassingen,
    vragen, vraag, warm, koud, koude, opwarmen, gaan, haast, restafval, stuifmeel, pollen, huisstofmijt, katten, honden, weegschaal, kookplaat,
    kookwekker, foodprocessor, stoomoven, koelkast, vriezer, diepvries, bakblik, bakvorm, deegroller, spullen in huis, materiaal, gereedschap,
    stroom, gas, elektriciteit, personeel, werk, inspanning, energie, budget, bakken, gebakken worden, roerbakken, koken van, wekken, rijzen, rijs,
    weken, hakken, raspen, roeren, voorbereiding, voorbereiden, rusten, rusttijd, afwassen, vaatwasser, rommel, troep, geur, lucht, luchtje, skills,
    talent, kookkunst, kookkunsten, kant en klaarmaaltijd, kant-en-klaarmaaltijden, voorverpakt, pakje, zakje, potje, blik, smaakversterkers,
    kunstmatige, kunstmatig, bewerkt, bewerkte, ultrabewerkt, junkfood, korst, korstje, velletje, schil, schillen, pit, botjes, graat, klont,
    stukken erin, vulling, garnering, dressing, vinaigrette, stoofpot, stamppot, boterham, boterhammen, broodje gezond, hoofdgerecht, voorgerecht,
    nagerecht, dessert, dressings, calorie, kcal, honger meer, trek, eetlust, auto, bestelling, bezorging, thuisbezorgd, schuldgevoel, spijt,
    excuses, problemen, probleem, regels, keuze, keuzes, opties, moeilijk, moeilijke, moeilijks, lastig, lastige, apart, aparte, bijzondere, raar,
    rare, exotisch spul, dure ingrediënten, luxe, flauwekul, fratsen, tierelantijnen, toestanden, gezeur, gezeik, gedoetjes, langdurig, lang, lange,
    uit blik`,
  faults: `droog, droge, zoet, zoete, zout te, vet te, vettig, vettige, zwaar op de maag, flauw, flauwe, aangebrand, bitter, bittere, zuur, zure, slap,
    hard, taai, taaie, papperig, verbrand, verbrande, doorgekookt, overgaar, overgare, rubberachtig, rubberachtige, melig, melige, waterig,
    waterige, smakeloos, smakeloze, saai, saaie, zwaar, zware kost, machtig, machtige, vet en zwaar, nep, namaak, te gaar`,
  conditions: [
    {
      phrases: 'glutenfr, glutfr, gl frei, gl fri, gl vrij, glut frei, glut fri, glut vrij',
      allergens: ['gluten'],
    },
    { phrases: 'laktosefr, lactosefr, laktosfr, lakt frei, lakt fri, lact vrij', allergens: ['milk'] },
    {
      phrases:
        'vegan, veganist, veganisten, veganistisch, veganistische, veganiste, plantaardig, plantaardige, volledig plantaardig',
      diets: ['vegan'],
    },
    {
      phrases:
        'vegetarisch, vegetarische, vegetariër, vegetarier, vegetariërs, vegetariers, vegetarische gasten, vega, veggie, vleesloos, vleesloze',
      diets: ['vegetarian'],
    },
    { phrases: 'pescotariër, pescotarisch, pescetariër', diets: ['pescatarian'] },
    {
      phrases: 'coeliakie, coeliaki, celiakie, coeliakiepatiënt, coeliakiepatiënten, coeliakiepatient',
      allergens: ['gluten'],
    },
    { phrases: 'halal, islamitisch, moslim, moslims', foods: ['pork', 'alcohol', 'lard', 'gelatin'] },
    { phrases: 'koosjer, kosher', foods: wishFoodsExcludedByKosher, isAsked: true },
    {
      phrases: 'fodmap',
      foods: ['FODMAP'],
    },
    { phrases: 'keto, ketogeen, ketogene, ketodieet', diets: ['keto'] },
    { phrases: 'paleo', diets: ['paleo'] },
  ],
  foods: dutchWishFoodNames,
  endings: 'en s n es jes je',
  compounds: {
    links: 's e en n -',
    allergy: 'allerg alerg allegi allegri allrgi intoleran intolleran overgevoelig',
    free: 'vrij loos gevoelig',
    ofFoods: true,
  },
}
