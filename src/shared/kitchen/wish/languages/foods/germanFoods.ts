/** German names of foods that people leave out. */
export const germanWishFoodNames = `
nut: nuss, nüsse, nüssen, nüsschen, nussmischung
tree nut: schalenfrüchte, schalenfrucht, baumnüsse, baumnuss
peanut: erdnuss, erdnüsse, erdnüssen, erdnüßen, erdnuß
peanut butter: erdnussbutter, erdnussmus
almond: mandel, mandeln
hazelnut: haselnuss, haselnüsse, haselnüssen
walnut: walnuss, walnüsse, walnüssen
cashew: cashew, cashews, cashewkern, cashewkerne, cashewnüsse, cashewnuss
pecan: pekannuss, pekannüsse, pecannuss, pecannüsse
pistachio: pistazie, pistazien
macadamia: macadamia, macadamianüsse
Brazil nut: paranuss, paranüsse
pine nut: pinienkern, pinienkerne, pinienkernen
chestnut: marone, maronen, kastanie, kastanien, esskastanien
coconut: kokos, kokosnuss, kokosnüsse, kokosraspel
coconut milk: kokosmilch
marzipan: marzipan
sesame: sesam, sesamkörner, sesamsamen
tahini: tahin, tahini
sunflower seed: sonnenblumenkerne, sonnenblumenkernen
pumpkin seed: kürbiskerne, kürbiskernen
poppy seed: mohn
linseed: leinsamen
seed: samen, saaten, kerne und samen, mit kernen, mit körnern, kernmischung, kernemix, körnermix, saatenmix
soy: soja, sojabohne, sojabohnen, sojaprodukte
soy sauce: sojasauce, sojasoße, sojasosse
tofu: tofu
gluten: gluten, klebereiweiß
wheat: weizen
flour: mehl, weizenmehl
spelt: dinkel
rye: roggen
barley: gerste
oats: hafer, haferflocken
buckwheat: buchweizen
grain: getreide
bread: brot, brötchen, semmel, semmeln, toast, weißbrot, toastbrot, toastscheiben, brotscheiben, brotscheibe, weckerl, schrippe, schrippen
breadcrumb: paniermehl, semmelbrösel, semmelbröseln, brösel, weckmehl, semmelmehl
pasta: nudel, nudeln, pasta, spaghetti, teigwaren, bandnudeln, makkaroni, suppennudeln, fadennudeln
soft pretzel: brezel, brezn, breze, brezen, laugenbrezel, laugenbrezn, laugenstange
rice: reis
couscous: couscous, kuskus
bulgur: bulgur
quinoa: quinoa
corn: mais
potato: kartoffel, kartoffeln, erdäpfel, erdapfel, pommes
sweet potato: süßkartoffel, süßkartoffeln
legume: hülsenfrüchte, hülsenfrüchten, hülsenfrucht
bean: bohne, bohnen
kidney bean: kidneybohne, kidneybohnen
green bean: grüne bohnen, grünen bohnen, brechbohnen, fisolen
chickpea: kichererbse, kichererbsen
lentil: linse, linsen
pea: erbse, erbsen
lupin: lupine, lupinen, lupinenschrot, lupinenkerne, lupineneiweiß
milk: milch, kuhmilch, milcheiweiß, kuhmilcheiweiß, milchprotein, kuhmilchprotein, rohmilch, vollmilch, frischmilch, h milch
dairy: milchprodukt, milchprodukte, milchprodukten, milcherzeugnisse
lactose: laktose, lactose, milchzucker
casein: kasein, casein
whey: molke
cream: sahne, rahm, schlagsahne, obers, schlagobers, süße sahne, kochsahne, cremefine
sour cream: saure sahne, schmand, sauerrahm
crème fraîche: creme fraiche
butter: butter
buttermilk: buttermilch
yogurt: joghurt, jogurt
quark: quark, topfen
cheese: käse, käses, rohmilchkäse, bergkäse, reibekäse, streukäse, hartkäse, weichkäse
parmesan: parmesan
mozzarella: mozzarella
feta: feta, schafskäse
cow cheese: kuhkäse, kuhmilchkäse, käse aus kuhmilch, käse von der kuh
goat milk: ziegenmilch
goat cheese: ziegenkäse
blue cheese: blauschimmelkäse, schimmelkäse, gorgonzola
cream cheese: frischkäse
cottage cheese: hüttenkäse
egg replacer: ei-ersatz, eiersatz, eiersatzpulver
egg: ei, eier, gänseei, gänseeier, gänseeiern, entenei, enteneier, enteneiern, straußenei, straußeneier, eiern, hühnerei, hühnereier, hühnereiweiß, spiegelei, spiegeleier, rührei, rühreier, setzei, setzeier
egg white: eiweiß, eiklar, eischnee
egg yolk: eigelb, dotter
mayonnaise: mayonnaise, mayo, majo
fish: fisch, fische, fischen
salmon: lachs
tuna: thunfisch, tunfisch
shark: haifisch
swordfish: schwertfisch
cod: kabeljau, dorsch
anchovy: sardelle, sardellen, anchovis
sardine: sardine, sardinen
herring: hering, heringe
mackerel: makrele, makrelen
trout: forelle, forellen
fish sauce: fischsauce, fischsoße
seafood: meeresfrüchte, meeresfrüchten, meeresgetier, frutti di mare
shellfish: schalentiere, schalentieren, schalentier
crustacean: krustentiere, krustentieren, krebstiere, krebstieren, krustentier
shrimp: garnele, garnelen, krabben, krabbe, shrimps, shrimp, scampi, gambas, krevetten
crab: krebs, krebse, taschenkrebs
lobster: hummer, languste, langusten
mollusc: weichtiere, weichtieren, weichtier
mussel: muschel, muscheln, miesmuscheln
oyster: auster, austern
basa: pangasius
oyster mushroom: austernpilz, austernpilze, austernseitling, austernseitlinge
tilapia: tilapia
scallop: jakobsmuschel, jakobsmuscheln
squid: tintenfisch, tintenfische, calamari, kalmar
octopus: oktopus, krake, pulpo
snail: schnecken, schnecke
meat: fleisch, schnitzel
breaded veal cutlet: wiener schnitzel, wienerschnitzel
veal: kalb, kalbfleisch, kalbsschnitzel
red meat: rotes fleisch
processed meat: wurstwaren
beef: rind, kuh, kühe, rindfleisch, rinder, tafelspitz
minced meat: hackfleisch, hack, faschiertes
pork: schwein, schweinefleisch, schweinefleischs, schweinernes
ham: schinken
bacon: speck, bacon
sausage: wurst, würste, würstchen
salami: salami
lamb: lamm, lammfleisch, hammel
chicken: huhn, hähnchen, hühnchen, hühnerfleisch, hendl, poulet, hähnchenfleisch
turkey: pute, truthahn, putenfleisch
duck: ente
goose: gans
poultry: geflügel
game: wild, wildfleisch
rabbit: kaninchen, hase
liver: leber
offal: innereien
gelatine: gelatine
lard: schmalz, schweineschmalz
animal product: tierische produkte, tierisches, tierischen produkte
onion: zwiebel, zwiebeln
spring onion: frühlingszwiebel, frühlingszwiebeln, lauchzwiebeln
shallot: schalotte, schalotten
garlic: knoblauch, knobi, knofi, knoblauchzehe, knoblauchzehen, knofel, knofl
leek: lauch, porree
chive: schnittlauch
allium: lauchgewächse, zwiebelgewächse
celery: sellerie, staudensellerie, stangensellerie
celeriac: knollensellerie, suppengrün, wurzelwerk
carrot: karotte, karotten, möhre, möhren, mohrrüben, rüebli
tomato: tomate, tomaten, paradeiser
tomato paste: tomatenmark
bell pepper: paprika, paprikas, paprikaschote, paprikaschoten, peperoni
chili: chili, chilis, chilischoten, chillis, chilli
spicy: schärfe, scharfes essen
black pepper: pfeffer
nightshade: nachtschatten, nachtschattengewächse, nachtschattengewächsen
aubergine: aubergine, auberginen, melanzani
courgette: zucchini, zucchinis, zucchetti
cucumber: gurke, gurken, salatgurke
pumpkin: kürbis, kürbisse
butternut squash: butternusskürbis, butternusskürbisse, butternutkürbis
mushroom: pilz, pilze, pilzen, champignon, champignons, schwammerl
spinach: spinat
cabbage: kohl, weißkohl, kraut, wirsing
red cabbage: rotkohl, rotkraut, blaukraut
kale: grünkohl
sauerkraut: sauerkraut
Brussels sprout: rosenkohl
kohlrabi: kohlrabi
broccoli: brokkoli, broccoli, brokoli
cauliflower: blumenkohl, karfiol
asparagus: spargel
artichoke: artischocke, artischocken
fennel: fenchel
beetroot: rote bete, rote beete, rote rübe, randen
radish: radieschen, rettich
lettuce: kopfsalat, blattsalat
rocket: rucola, rauke
chicory: chicorée, chicoree
olive: olive, oliven
avocado: avocado, avocados
caper: kaper, kapern
pickle: essiggurken, saure gurken, gewürzgurken
ginger: ingwer
turmeric: kurkuma
cinnamon: zimt
clove: gewürznelken, nelken
nutmeg: muskat, muskatnuss
cumin: kreuzkümmel, cumin
caraway: kümmel
cardamom: kardamom
anise: anis
vanilla: vanille
coriander leaf: koriander, koriandergrün
parsley: petersilie, peterli
basil: basilikum
mint: minze, pfefferminze
dill: dill
rosemary: rosmarin
thyme: thymian
sage: salbei
oregano: oregano
tarragon: estragon
bay leaf: lorbeer, lorbeerblatt
herb: kräuter, kräutern
curry: curry
mustard: senf
horseradish: meerrettich, kren
vinegar: essig
ketchup: ketchup
sugar: zucker, rohrzucker
honey: honig
sweetener: süßstoff, süßstoffe
chocolate: schokolade, schoko
cocoa: kakao
coffee: kaffee
caffeine: koffein
raisin: rosine, rosinen
dried fruit: trockenfrüchte, trockenobst
date: dattel, datteln
fig: feige, feigen
plum: pflaume, pflaumen, zwetschge, zwetschgen
apricot: aprikose, aprikosen, marille, marillen
peach: pfirsich, pfirsiche
cherry: kirsche, kirschen
apple: apfel, äpfel, äpfeln
pear: birne, birnen
banana: banane, bananen
orange: orange, orangen, apfelsine, apfelsinen
lemon: zitrone, zitronen
lime: limette, limetten
grapefruit: grapefruit
citrus fruit: zitrusfrüchte, zitrusfrüchten, zitrus
pineapple: ananas
mango: mango, mangos
kiwi: kiwi, kiwis
melon: melone, melonen
grape: traube, trauben, weintrauben
strawberry: erdbeere, erdbeeren
raspberry: himbeere, himbeeren
blueberry: heidelbeere, heidelbeeren, blaubeeren
berry: beeren
fruit: obst, früchte, früchten
vegetable: gemüse
stone fruit: steinobst
pomegranate: granatapfel
rhubarb: rhabarber
alcohol: alkohol, alkoholisches
wine: wein, weißwein, rotwein
beer: bier
rum: rum
salt: salz
oil: öl
olive oil: olivenöl
palm oil: palmöl, palmfett
margarine: margarine
fat: fett
yeast: hefe, germ, trockenhefe, trockengerm, frischhefe
sourdough starter: sauerteig, natursauerteig, roggensauerteig, sauerteigansatz
food coloring: lebensmittelfarbe, lebensmittelfarben, lebensmittelfarbstoff, lebensmittelfarbstoffe, lebensmittelfarbstoffen, farbstoff, farbstoffe, farbstoffen, künstliche farbstoffe, azofarbstoff, azofarbstoffe, tartrazin
MSG: glutamat, mononatriumglutamat
sulphite: sulfit, sulfite, sulfiten, schwefel
stock: brühe, bouillon, fond
carb: kohlenhydrate, kohlenhydraten
seitan: seitan
ghee: ghee, butterschmalz
rémoulade: remoulade, remouladensauce, remouladensoße
tartare sauce: tatarensauce, sauce tartare
hollandaise sauce: sauce hollandaise, hollandaise, sauce béarnaise, béarnaise
béchamel sauce: béchamelsauce, béchamelsoße, béchamel
roux: mehlschwitze
Caesar dressing: caesardressing, caesar dressing
pesto: pesto
tapenade: tapenade, olivenpaste
aioli: aioli, knoblauchmayonnaise
tzatziki: tzatziki, zaziki, tsatsiki
hummus: hummus
Worcestershire sauce: worcestersauce, worcestersoße, worcestershiresauce
hoisin sauce: hoisinsauce, hoisinsoße
oyster sauce: austernsauce, austernsoße
teriyaki sauce: teriyakisauce, teriyakisoße
peanut sauce: erdnusssauce, erdnusssoße, satésauce, sataysauce
Maggi seasoning: maggi, maggiwürze, speisewürze, flüssigwürze
gravy granules: soßenpulver, bratensoßenpulver, soßenbinder
sesame oil: sesamöl
peanut oil: erdnussöl
walnut oil: walnussöl
hazelnut oil: haselnussöl
soybean oil: sojaöl
rye bread: roggenbrot, bauernbrot, mischbrot, graubrot, landbrot
dark rye bread: vollkornbrot, schwarzbrot, pumpernickel
flatbread: fladenbrot, fladenbrote
garlic bread: knoblauchbrot, knoblauchbaguette, kräuterbaguette
baguette: baguette, baguettes, stangenbrot, baguettebrot
pita bread: pitabrot, pita, pitataschen
naan: naan, naanbrot
ciabatta: ciabatta, ciabattabrot
focaccia: focaccia
burger bun: burgerbrötchen, hamburgerbrötchen, burgerbuns, burger buns
rye crispbread: knäckebrot
rusk: zwieback, zwiebackbrösel
croutons: croûtons, croûton, brotwürfel
soft pretzel: brezel, brezeln, laugenbrezel, laugenbrezeln, laugenstange, laugenstangen, laugengebäck
pretzels: salzbrezeln, salzstangen
tortilla: tortilla, tortillas
flour tortilla: wrap, wraps, weizentortilla, weizentortillas, tortillafladen
tortilla chips: tortillachips, nachos
cracker: cracker, kräcker, salzgebäck
breadstick: grissini
spätzle: spätzle, spätzli, knöpfle
ravioli: ravioli, maultaschen, maultasche
gnocchi: gnocchi, schupfnudeln
lasagna sheets: lasagneplatten, lasagneblätter
tortellini: tortellini
cannelloni: cannelloni
egg noodles: eiernudeln
rice noodles: reisnudeln
wheat noodles: mienudeln, weizennudeln, ramennudeln
udon noodles: udonnudeln
bread dumpling: semmelknödel, serviettenknödel
potato dumpling: knödel, klöße, kloß, kartoffelknödel, kartoffelklöße
steamed yeast dumpling: dampfnudeln, hefeklöße, germknödel
mashed potatoes: kartoffelpüree, kartoffelbrei, kartoffelstampf, stampfkartoffeln
potato salad: kartoffelsalat
pasta salad: nudelsalat
coleslaw: coleslaw, krautsalat
croquette: kroketten, krokette
potato pancake: reibekuchen, kartoffelpuffer, rösti
pizza: pizza, pizzen
pizza dough: pizzateig
omelette: omelett, omeletts, omelette, omelettes
quail egg: wachtelei, wachteleier
advocaat: eierlikör
ice cream: vanilleeis, !eis, eiscreme, speiseeis, schokoladeneis, schokoeis, erdbeereis, nusseis, sahneeis, eiskugel, eiskugeln, joghurteis, karamelleis
sorbet: sorbet
creme anglaise: vanillesauce, vanillesoße
vanilla pudding: pudding, vanillepudding, schokoladenpudding, schokopudding
pudding mix: puddingpulver, vanillepuddingpulver
rice pudding: milchreis
Grießbrei: grießbrei
pancake: pfannkuchen, eierkuchen, eierpfannkuchen, pancakes, kaiserschmarrn
crêpe: crêpes, crêpe, palatschinken, palatschinke
waffle: waffeln, waffel
plain biscuit: kekse, keks, keksen, keksbrösel, kekskrümel, butterkekse, butterkeks, plätzchen, haferkekse, vollkornkekse
speculoos: spekulatius, spekulatiusbrösel
amaretti: amaretti, amarettini
ladyfinger: löffelbiskuits, löffelbiskuit, biskotten
sponge cake: biskuit, biskuitboden, biskuitteig, tortenboden, biskuitrolle
gingerbread: lebkuchen, lebkuchenbrösel, pfefferkuchen
cookie: cookies, cookie
brownie: brownies, brownie
muffin: muffins, muffin
cake: !kuchen, apfelkuchen, käsekuchen, marmorkuchen, rührkuchen, schokoladenkuchen, schokokuchen, nusskuchen, blechkuchen, obstkuchen, kirschkuchen, zitronenkuchen, napfkuchen, topfkuchen, !torte, !torten, obsttorte, kirschtorte, schokoladentorte, schokotorte, käsetorte, nusstorte, eistorte
layer cake: sahnetorte, buttercremetorte, schwarzwälder kirschtorte
shortcrust pastry: mürbeteig, mürbteig
puff pastry: blätterteig
filo pastry: filoteig, strudelteig, yufkateig, yufka
choux pastry: brandteig
eclair: windbeutel, eclairs
doughnut: krapfen, donuts, donut, berliner krapfen
apple strudel: apfelstrudel, strudel
croissant: croissants, croissant
stollen: stollen, christstollen
macaron: macarons, macaron
coconut macaroon: kokosmakronen, kokosmakrone
meringue: baiser, baisers, meringue, meringues
wafer biscuit: waffelröllchen, waffelblätter
ice cream cone: eiswaffeln, eiswaffel, waffelhörnchen, eistüten
praline: pralinen, praline
nougat: nougat, nugat
chocolate hazelnut spread: nutella, nussnougatcreme, nuss nougat creme, schokoaufstrich
nut brittle: krokant, haselnusskrokant, mandelkrokant
toffee: toffee, toffees, sahnebonbons
caramel: karamell, karamellsauce, karamellsoße
fudge: fudge
halva: halva, halwa
marshmallow: marshmallows, marshmallow
milk chocolate: vollmilchschokolade, milchschokolade
white chocolate: weiße schokolade, weißen schokolade, weißer schokolade
chocolate sprinkles: schokostreusel, schokoraspel, schokoladenraspel
streusel: streusel
cornflakes: cornflakes
muesli: müsli
granola: granola, knuspermüsli
chocolate sandwich cookie: oreos, oreo, oreokekse
sweetened condensed milk: gezuckerte kondensmilch, milchmädchen
evaporated milk: kondensmilch, dosenmilch, kaffeesahne
milk powder: milchpulver, magermilchpulver, trockenmilch, trockenmilchpulver
kefir: kefir
skyr: skyr
mascarpone: mascarpone
ricotta: ricotta
emmental: emmentaler, emmental
gruyère: greyerzer, gruyère
gouda: gouda
edam: edamer
camembert: camembert
raclette: raclettekäse, raclette
cheddar: cheddar
halloumi: halloumi, grillkäse
pecorino: pecorino
processed cheese: schmelzkäse, scheibletten
burrata: burrata
liver sausage: leberwurst
Leberkäse: leberkäse, fleischkäse
frankfurter: wiener würstchen, frankfurter würstchen, bockwurst, bockwürste
mortadella: mortadella, lyoner, fleischwurst
meatball: frikadellen, frikadelle, buletten, bulette, hackbällchen, fleischbällchen, fleischpflanzerl
chicken nugget: nuggets, chickennuggets, hähnchennuggets
cordon bleu: cordon bleu
fish finger: fischstäbchen
surimi: surimi, krebsfleischimitat
pickled herring: matjes, rollmops, rollmöpse, bismarckhering, bismarckheringe
fish roe: kaviar, fischrogen, lachskaviar
anchovy paste: sardellenpaste, anchovispaste
shrimp paste: garnelenpaste, krabbenpaste
stock cube: brühwürfel, gemüsebrühwürfel, suppenwürfel, instantbrühe, brühpulver, gekörnte brühe, klare brühe
celery salt: selleriesalz
curry paste: currypaste
tempeh: tempeh
soya chunks: sojaschnetzel, sojagranulat, sojahack
soy milk: sojamilch, sojadrink
oat milk: hafermilch, haferdrink
almond milk: mandelmilch, mandeldrink
rice milk: reismilch, reisdrink
semolina: grieß, weichweizengrieß, hartweizengrieß
polenta: polenta, maisgrieß
green spelt: grünkern
wheat germ: weizenkeime
wheat bran: weizenkleie
pearl barley: graupen, perlgraupen, rollgerste
malt: malz
almond butter: mandelmus
cashew butter: cashewmus
hazelnut butter: haselnussmus
trail mix: studentenfutter
peanut puffs: erdnussflips
gomasio: gomasio
mustard seed: senfkörner, senfsaat
sparkling wine: sekt, prosecco, champagner
sherry: sherry
port: portwein
coley: seelachs
plaice: scholle, schollen
pike-perch: zander
redfish: rotbarsch
halibut: heilbutt
eel: aal, räucheraal
sea bass: wolfsbarsch
sea bream: dorade, doraden
monkfish: seeteufel
carp: karpfen
fish stock: fischfond, fischbrühe
crayfish: flusskrebse, flusskrebsschwänze
clam: venusmuscheln, vongole
cuttlefish: sepia, sepien
quiche: quiche
onion ring: zwiebelringe
sushi: sushi
spring roll: frühlingsrolle, frühlingsrollen
falafel: falafel
samosa: samosa, samosas
börek: börek
gyoza: gyoza, gyozas
flammkuchen: flammkuchen
cornstarch: speisestärke, stärke, maisstärke, stärkemehl
potato starch: kartoffelstärke
icing sugar: puderzucker, staubzucker
vanilla sugar: vanillezucker
baking powder: backpulver
baking soda: natron
lemon juice: zitronensaft
dark chocolate: kuvertüre, zartbitterschokolade, zartbitterkuvertüre
ice: eiswürfel, eiswürfeln
locust bean gum: johannisbrotkernmehl
guar gum: guarkernmehl
corn tortilla: maistortilla, maistortillas
coconut cream: kokossahne, kokoscreme
soy yogurt: sojajoghurt, sojajogurt
`
