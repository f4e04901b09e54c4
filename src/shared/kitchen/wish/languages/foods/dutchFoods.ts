/** Dutch names of foods that people leave out. */
export const dutchWishFoodNames = `
nut: noot, noten, nootjes, notenmix, gemengde noten
tree nut: boomnoten, schaalvruchten, boomnoot
peanut: pinda, pinda's, pindas, aardnoot, aardnoten, apenoten
peanut butter: pindakaas
almond: amandel, amandelen
hazelnut: hazelnoot, hazelnoten
walnut: walnoot, walnoten
cashew: cashewnoot, cashewnoten, cashew
pecan: pecannoot, pecannoten
pistachio: pistache, pistachenoten, pistachenoot
Brazil nut: paranoot, paranoten
pine nut: pijnboompit, pijnboompitten
chestnut: kastanje, kastanjes
coconut: kokos, kokosnoot
coconut milk: kokosmelk
nutmeg: muskaatnoot, nootmuskaat
sesame: sesam, sesamzaad, sesamzaadjes
tahini: tahin, tahini
sunflower seed: zonnebloempitten
poppy seed: maanzaad
linseed: lijnzaad
seed: zaden, pitten en zaden
soy: soja, sojabonen
soy sauce: sojasaus, ketjap
gluten: gluten
wheat: tarwe
flour: bloem, meel, tarwebloem
spelt: spelt
rye: rogge
barley: gerst
oats: haver, havermout
buckwheat: boekweit
grain: granen, graan
bread: brood, broodjes
breadcrumb: paneermeel, broodkruimels
pasta: pasta, spaghetti
noodle: noedels, mie
rice: rijst
corn: mais
potato: aardappel, aardappelen, aardappels, piepers, krieltjes
sweet potato: zoete aardappel, zoete aardappelen
legume: peulvruchten, peulvrucht
bean: boon, bonen, bruine bonen
green bean: sperziebonen, sperzieboon, snijbonen, snijboon, haricots verts
chickpea: kikkererwten, kikkererwt
lentil: linzen, linze
pea: erwten, erwt, doperwten
lupin: lupine
milk: melk, koemelk, volle melk, melkeiwit, koemelkeiwit, melkpoeder, rauwe melk
dairy: zuivel, zuivelproducten, melkproducten
lactose: lactose
casein: caseïne
whey: wei
cream: room, slagroom, kookroom, zoete room
sour cream: zure room
crème fraîche: creme fraiche
butter: boter, roomboter
buttermilk: karnemelk
yogurt: yoghurt
quark: kwark
cheese: kaas, kazen, geraspte kaas, rauwmelkse kaas
feta: feta
mozzarella: mozzarella
parmesan: parmezaan, parmezaanse kaas
goat cheese: geitenkaas
blue cheese: blauwe kaas, blauwschimmelkaas
cream cheese: roomkaas
egg: ei, eieren, eitjes, eier, eigerechten
egg white: eiwit
egg yolk: eidooier, eigeel
mayonnaise: mayonaise, mayo
fish: vis, vissen
salmon: zalm
tuna: tonijn
cod: kabeljauw
anchovy: ansjovis
eel: paling
fish sauce: vissaus
seafood: vis en schaaldieren, vis en zeevruchten, zeebanket
shellfish: schaal en schelpdieren, schaaldieren en schelpdieren, schelp en schaaldieren, zeevruchten
crustacean: schaaldieren, schaaldier
shrimp: garnaal, garnalen, gamba, gamba's, gambas, scampi
crab: krab, krabben
lobster: kreeft
mollusc: weekdieren, schelpdieren, schelpdier
mussel: mossel, mosselen
oyster: oester, oesters
basa: pangasius
oyster mushroom: oesterzwam, oesterzwammen
tilapia: tilapia
scallop: coquilles, sint jakobsschelpen
squid: inktvis, calamaris, pijlinktvis, calamares
snail: slakken
meat: vlees
red meat: rood vlees
processed meat: vleeswaren
beef: rund, rundvlees, biefstuk
veal: kalf, kalfsvlees
minced meat: gehakt
pork: varken, varkensvlees
ham: ham
bacon: spek, spekjes, bacon
sausage: worst, worstjes
lamb: lamsvlees, lam, lams
chicken: kip, kippenvlees
turkey: kalkoen
duck: eend
poultry: gevogelte
game: wild
rabbit: konijn
liver: lever
offal: orgaanvlees
gelatine: gelatine
lard: reuzel
animal product: dierlijke producten, dierlijk, dierlijke ingrediënten, dierlijks
onion: ui, uien, uitjes
spring onion: lente ui, lente uitjes, bosui, bosuitjes, bosuien
shallot: sjalot, sjalotten, sjalotjes
garlic: knoflook, knoflookteen, teentjes knoflook, look
leek: prei
chive: bieslook
celery: selderij, bleekselderij, selderie, selder
celeriac: knolselderij
carrot: wortel, wortels, wortelen, worteltjes, peen
tomato: tomaat, tomaten
bell pepper: paprika, paprika's, paprikas, puntpaprika
chili: chilipeper, chilipepers, rode peper, pepers, sambal
spicy: pittig, pittige, pittigs, scherp, scherpe, heet, hete, gekruid, pikant, pikante, gepeperd
black pepper: peper, zwarte peper
nightshade: nachtschade, nachtschades
aubergine: aubergine, aubergines
courgette: courgette, courgettes
cucumber: komkommer, komkommers
pumpkin: pompoen
mushroom: champignon, champignons, paddenstoel, paddenstoelen, paddestoelen, kastanjechampignons, oesterzwammen, oesterzwam
spinach: spinazie
cabbage: kool, witte kool
red cabbage: rode kool
sauerkraut: zuurkool
kale: boerenkool
Brussels sprout: spruitjes, spruiten
cauliflower: bloemkool
asparagus: asperge, asperges
artichoke: artisjok, artisjokken
fennel: venkel
beetroot: biet, bieten, rode biet
radish: radijs, radijsjes
lettuce: sla
rocket: rucola
olive: olijf, olijven
caper: kappertjes, kappers, kapertjes
pickle: augurk, augurken
ginger: gember
turmeric: kurkuma, geelwortel
cinnamon: kaneel
clove: kruidnagel, kruidnagels
cumin: komijn
coriander leaf: koriander
parsley: peterselie
basil: basilicum
mint: munt
dill: dille
rosemary: rozemarijn
thyme: tijm
sage: salie
bay leaf: laurier
herb: kruiden
spice: specerijen
curry: kerrie, curry
mustard: mosterd
horseradish: mierikswortel
vinegar: azijn
sugar: suiker, geraffineerde suiker, toegevoegde suiker, toegevoegde suikers, suikers
honey: honing
sweetener: zoetstof, zoetstoffen
chocolate: chocolade, chocola
cocoa: cacao
coffee: koffie
caffeine: cafeïne
raisin: rozijn, rozijnen, krenten
dried fruit: gedroogd fruit
date: dadel, dadels
fig: vijg, vijgen
plum: pruim, pruimen
apricot: abrikoos, abrikozen
peach: perzik, perziken
cherry: kers, kersen
apple: appel, appels
pear: peer, peren
banana: banaan, bananen
orange: sinaasappel, sinaasappels
lemon: citroen, citroenen
lime: limoen, limoenen
citrus fruit: citrus, citrusvruchten
pineapple: ananas
melon: meloen
grape: druif, druiven
strawberry: aardbei, aardbeien
raspberry: framboos, frambozen
blueberry: blauwe bessen
berry: bessen
fruit: fruit, vruchten
vegetable: groente, groenten, groentes, groenvoer
alcohol: alcohol, alcoholisch, alcoholische drank, drank, sterke drank
wine: wijn
beer: bier
salt: zout
oil: olie
olive oil: olijfolie
palm oil: palmolie
fat: vet, vetten, dierlijk vet
yeast: gist
MSG: ve tsin, vetsin, glutamaat
sulphite: sulfiet, sulfieten
stock: bouillon
carb: koolhydraten, koolhydraat
white wine: witte wijn
red wine: rode wijn
french fries: friet, frieten, patat, frietjes
langoustine: langoustine, langoustines
chocolate hazelnut spread: nutella, hazelnootpasta, chocopasta
goat milk: geitenmelk
soy milk: sojamelk, sojadrink
almond milk: amandelmelk
oat milk: havermelk
horse meat: paardenvlees, paard
black pudding: bloedworst
kidney: nier, niertjes
mutton: schaap, schapenvlees
smoked sausage: rookworst
kidney bean: kidneybonen
white bean: witte bonen
broad bean: tuinbonen, tuinboon
parsnip: pastinaak
turnip: raap, rapen, raapjes
Belgian endive: witlof
endive: andijvie
watermelon: watermeloen
pomegranate: granaatappel
rhubarb: rabarber
stock cube: bouillonblokje, bouillonblokjes
seaweed: zeewier
paprika: paprikapoeder
tarragon: dragon
saffron: saffraan
anise seed: anijs
vanilla extract: vanille
semolina: griesmeel
oyster sauce: oestersaus
liquorice: drop, zoethout
`
