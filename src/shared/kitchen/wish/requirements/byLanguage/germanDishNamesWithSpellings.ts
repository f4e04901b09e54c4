/** German names of dishes, a line each: the English name of `dishNames`, then what the dish is called; accents and plurals are folded. */
export const germanDishNamesWithSpellings = `
apple sauce: apfelmus, apfelmuß
potato salad: kartoffelsalat, erdäpfelsalat, kartofelsalat, kartoffel salat
lentil soup: linsensuppe, linseneintopf, linsen suppe
potato soup: kartoffelsuppe, kartoffelcremesuppe, kartofelsuppe, kartoffel suppe, erdäpfelsuppe
pea soup: erbsensuppe, erbseneintopf
pumpkin soup: kürbissuppe, kürbiscremesuppe, kürbissupe, kürbis suppe
tomato soup: tomatensuppe, tomatencremesuppe
mushroom soup: pilzsuppe, champignonsuppe, pilzcremesuppe, champignoncremesuppe, schwammerlsuppe
chicken soup: hühnersuppe, hähnchensuppe, hühnerbrühe mit einlage
chicken noodle soup: hühnernudelsuppe, nudelsuppe mit huhn, hühnersuppe mit nudeln
leek and potato soup: kartoffel lauch suppe, lauch kartoffel suppe, kartoffellauchsuppe
french onion soup: zwiebelsuppe, französische zwiebelsuppe
cheese and leek soup: käse lauch suppe, käselauchsuppe, lauchcremesuppe mit hackfleisch
kaiserschmarrn: kaiserschmarrn, kaiserschmarren, kaiserschmarn, kaiserschmarrm
schnitzel: schnitzel, wiener schnitzel, schweineschnitzel, schnitzl, jägerschnitzel, putenschnitzel
sauerbraten: sauerbraten, rheinischer sauerbraten
roast pork: schweinebraten, schweinsbraten, krustenbraten
meatloaf: hackbraten, falscher hase
goulash: gulasch, rindergulasch, putengulasch, hähnchengulasch, hühnergulasch, schweinegulasch, kalbsgulasch, lammgulasch, wildgulasch, kesselgulasch, pilzgulasch, sojagulasch, paprikagulasch, gulaschsuppe, ungarisches gulasch, gullasch
spaetzle: spätzle, käsespätzle, käse spätzle, kässpatzen, spätzle mit käse, kasnocken
maultaschen: maultaschen, maultasche, schwäbische maultaschen
flammkuchen: flammkuchen, flammenkuchen, elsässer flammkuchen
onion tart: zwiebelkuchen
potato pancake: reibekuchen, kartoffelpuffer, reiberdatschi, rösti, kartoffelrösti, kartoffelpfannkuchen
rouladen: rouladen, roulade, rinderrouladen, rinderroulade
stuffed cabbage rolls: kohlrouladen, kohlroulade, krautwickel
meatball: frikadelle, frikadellen, bulette, buletten, fleischpflanzerl, fleischküchle, fleischbällchen, köttbullar, hackbällchen
konigsberger klopse: königsberger klopse, königsberger
labskaus: labskaus
bratwurst: bratwurst, bratwürste, rostbratwurst
currywurst: currywurst
pretzel: brezel, breze, brezn, laugenbrezel
apple strudel: apfelstrudel
apple pie: gedeckter apfelkuchen
apple cake: apfelkuchen, versunkener apfelkuchen
cheesecake: käsekuchen, quarkkuchen, topfenkuchen, topfentorte
black forest cake: schwarzwälder kirschtorte, schwarzwälder
chocolate cake: schokoladenkuchen, schokokuchen, schoko kuchen
carrot cake: karottenkuchen, möhrenkuchen, rüblikuchen, rüblitorte
lemon cake: zitronenkuchen
birthday cake: geburtstagskuchen, geburtstagstorte
banana bread: bananenbrot
christmas stollen: christstollen, stollen
cinnamon roll: zimtschnecken, zimtschnecke
berliner: berliner pfannkuchen, krapfen
rice pudding: milchreis
semolina pudding: grießbrei, griessbrei
red berry compote: rote grütze
plum dumpling: zwetschgenknödel, zwetschkenknödel
germknodel: germknödel, dampfnudeln, dampfnudel
bread dumpling: semmelknödel, serviettenknödel
potato dumpling: kartoffelknödel, kartoffelklöße, klöße
leberkase: leberkäse, fleischkäse
pancake: pfannkuchen mit ahornsirup
waffle: waffeln, waffel
crepe: crêpes
french toast: arme ritter, armer ritter
porridge: haferbrei, haferschleim
overnight oats: overnight oats, übernacht haferflocken
scrambled egg: rührei, rühreier
fried egg: spiegelei, spiegeleier
farmer's breakfast: bauernfrühstück, bauernomelett
gratin dauphinois: kartoffelgratin
pasta bake: nudelauflauf, pastaauflauf
lasagna: lasagne, lasange, gemüselasagne
spaghetti bolognese: spaghetti bolognese, bolognese, spagetti bolognese, spaghetti bolo
spaghetti carbonara: carbonara
mac and cheese: käsemakkaroni, makkaroni mit käse
pasta salad: nudelsalat
rice salad: reissalat
egg salad: eiersalat
tuna salad: thunfischsalat
herring salad: heringssalat
cucumber salad: gurkensalat, schmorgurken salat
sausage salad: wurstsalat, schweizer wurstsalat
greek salad: griechischer salat, bauernsalat, griechischen salat
coleslaw: krautsalat, weißkrautsalat
chili con carne: chili con carne, chili sin carne
fried potato: bratkartoffeln, bratkartoffel
french fries: pommes, pommes frites, fritten
mashed potato: kartoffelbrei, kartoffelpüree, kartoffelstampf, stampfkartoffeln
green cabbage stew: grünkohl mit pinkel, grünkohleintopf
stuffed peppers: gefüllte paprika, gefüllte paprikaschoten
fried rice: gebratener reis, eierreis, gebratenen reis
fried noodles: gebratene nudeln
spring roll: frühlingsrollen, frühlingsrolle
summer roll: sommerrollen, sommerrolle
chicken tikka: hähnchen tikka, hühnchen tikka, chicken tikka
sweet and sour meat: huhn süß sauer, hähnchen süß sauer, schweinefleisch süß sauer, süß saures hähnchen, süß saures huhn, süß saures schweinefleisch
tikka masala: chicken tikka masala
fish finger: fischstäbchen
roast chicken: brathähnchen, hähnchen vom blech, brathendl, grillhähnchen, brathuhn
roast goose: gänsebraten, weihnachtsgans, martinsgans
roast duck: entenbraten
pork knuckle: schweinshaxe, haxe, eisbein, schweinshaxn
chicken fricassee: hühnerfrikassee, frikassee, hähnchenfrikassee
zurich ragout: zürcher geschnetzeltes, züricher geschnetzeltes, zürigschnätzlets
raclette: raclette
fondue: käsefondue
kebab: döner, döner kebab, dönerbox
lahmacun: lahmacun, türkische pizza
borek: börek
bread soup: brotsuppe
obatzda: obatzda, obazda
tafelspitz: tafelspitz
baked potato: ofenkartoffel, ofenkartoffeln, folienkartoffel, folienkartoffeln, backkartoffeln
vegetable soup: gemüsesuppe
beef stroganoff: bœuf stroganoff, filetgulasch stroganoff, rinderfilet stroganoff
toast hawaii: toast hawaii, hawaiitoast
stracciatella: einlaufsuppe
shepherd's pie: hackauflauf mit kartoffelpüree
`
