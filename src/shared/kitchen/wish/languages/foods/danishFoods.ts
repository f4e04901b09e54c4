/** Danish names of foods that people leave out. */
export const danishWishFoodNames = `
nut: nød, nødder, nødderne, nødde
tree nut: trænødder, skalfrugter
peanut: jordnød, jordnødder, peanut, peanuts
peanut butter: jordnøddesmør, peanutbutter
almond: mandel, mandler
hazelnut: hasselnød, hasselnødder
walnut: valnød, valnødder
cashew: cashewnød, cashewnødder, cashew
pecan: pekannød, pekannødder
pistachio: pistacienød, pistacienødder, pistacie
macadamia: macadamianødder
Brazil nut: paranød, paranødder
pine nut: pinjekerner, pinjekerne
chestnut: kastanje, kastanjer
coconut: kokos, kokosnød
coconut milk: kokosmælk
nutmeg: muskatnød, muskat
sesame: sesam, sesamfrø
tahini: tahin, tahini
sunflower seed: solsikkekerner
poppy seed: birkes, valmuefrø
linseed: hørfrø
seed: frø
soy: soja, sojabønner
soy sauce: sojasauce
tofu: tofu
gluten: gluten
wheat: hvede
flour: mel, hvedemel
spelt: spelt
rye: rug
barley: byg
oats: havre, havregryn
grain: korn
bread: brød, rugbrød
breadcrumb: rasp
pasta: pasta, spaghetti
noodle: nudler
rice: ris
couscous: couscous
quinoa: quinoa
corn: majs
potato: kartoffel, kartofler
sweet potato: sød kartoffel, søde kartofler
legume: bælgfrugter
bean: bønne, bønner
chickpea: kikært, kikærter
lentil: linse, linser
pea: ært, ærter
lupin: lupin
milk: mælk, komælk, mælkeprotein, mælke
dairy: mejeriprodukter, mælkeprodukter
lactose: laktose
casein: kasein
whey: valle
cream: fløde, piskefløde
crème fraîche: creme fraiche
butter: smør
yogurt: yoghurt
cheese: ost, oste
parmesan: parmesan
mozzarella: mozzarella
feta: feta
goat cheese: gedeost
blue cheese: blåskimmelost, blå ost
cream cheese: flødeost
egg: æg, æggene, ægge
egg white: æggehvide, æggehvider
egg yolk: æggeblomme, æggeblommer
mayonnaise: mayonnaise, mayo
fish: fisk
salmon: laks
laksa: laksa
tuna: tun, tunfisk
cod: torsk
anchovy: ansjos, ansjoser
herring: sild
mackerel: makrel
fish sauce: fiskesauce
seafood: fisk og skaldyr
shellfish: skaldyr
crustacean: krebsdyr
shrimp: reje, rejer
crab: krabbe, krabber
lobster: hummer
crayfish: krebs
mollusc: bløddyr
mussel: musling, muslinger
oyster: østers
basa: pangasius
oyster mushroom: østershat, østershatte
tilapia: tilapia
squid: blæksprutte
meat: kød
red meat: rødt kød
processed meat: pålæg
beef: oksekød, okse, bøf
veal: kalvekød, kalv
minced meat: hakket kød, hakkekød
pork: svinekød, flæsk, gris, svin
ham: skinke
bacon: bacon
sausage: pølse, pølser
salami: salami
lamb: lam, lammekød
chicken: kylling, høne
turkey: kalkun
duck: and
poultry: fjerkræ
game: vildt
liver: lever
offal: indmad
gelatine: gelatine, husblas
lard: svinefedt
animal product: animalske produkter
onion: løg
spring onion: forårsløg
shallot: skalotteløg
garlic: hvidløg, hvidløget, fed hvidløg
leek: porre, porrer
chive: purløg
celery: bladselleri, selleri
celeriac: knoldselleri
carrot: gulerod, gulerødder
tomato: tomat, tomater
bell pepper: peberfrugt, peberfrugter
chili: chili
spicy: stærk mad
black pepper: peber
aubergine: aubergine
courgette: squash, courgette
cucumber: agurk, agurker
pumpkin: græskar
mushroom: svamp, svampe, champignon, champignoner
spinach: spinat
cabbage: kål, hvidkål
kale: grønkål
Brussels sprout: rosenkål
broccoli: broccoli
cauliflower: blomkål
asparagus: asparges
artichoke: artiskok
fennel: fennikel
beetroot: rødbede, rødbeder
radish: radiser
rocket: rucola
olive: oliven
avocado: avocado
caper: kapers
pickle: syltede agurker
ginger: ingefær
turmeric: gurkemeje
cinnamon: kanel
cardamom: kardemomme
cumin: spidskommen
caraway: kommen
vanilla: vanilje
coriander leaf: koriander
parsley: persille
basil: basilikum
mint: mynte
dill: dild
rosemary: rosmarin
thyme: timian
herb: krydderurter
spice: krydderier
curry: karry
mustard: sennep
horseradish: peberrod
vinegar: eddike
ketchup: ketchup
sugar: sukker
honey: honning
sweetener: sødemiddel, sødemidler
chocolate: chokolade
cocoa: kakao
coffee: kaffe
caffeine: koffein
raisin: rosin, rosiner
date: dadler
fig: figner
plum: blommer, blomme
apricot: abrikos, abrikoser
peach: fersken, ferskner
cherry: kirsebær
apple: æble, æbler
pear: pære, pærer
banana: banan, bananer
orange: appelsin, appelsiner
lemon: citron, citroner
citrus fruit: citrusfrugter, citrus
pineapple: ananas
mango: mango
kiwi: kiwi
melon: melon
grape: druer, vindruer
strawberry: jordbær
raspberry: hindbær
blueberry: blåbær
berry: bær
fruit: frugt
vegetable: grøntsager, grøntsag
alcohol: alkohol
wine: vin
beer: øl
salt: salt
oil: olie
olive oil: olivenolie
palm oil: palmeolie
margarine: margarine
yeast: gær
MSG: glutamat
sulphite: sulfit, sulfitter
stock: bouillon
carb: kulhydrater
`
