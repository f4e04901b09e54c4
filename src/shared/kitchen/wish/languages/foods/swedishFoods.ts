/** Swedish names of foods that people leave out. */
export const swedishWishFoodNames = `
nut: nöt, nötter, nötterna
tree nut: trädnötter
peanut: jordnöt, jordnötter, jordnötterna
peanut butter: jordnötssmör
almond: mandel, mandlar
hazelnut: hasselnöt, hasselnötter
walnut: valnöt, valnötter
cashew: cashewnöt, cashewnötter, cashew
pecan: pekannöt, pekannötter
pistachio: pistage, pistagenötter, pistaschnötter, pistasch
macadamia: macadamianötter
Brazil nut: paranöt, paranötter
pine nut: pinjenöt, pinjenötter
chestnut: kastanj, kastanjer
coconut: kokos, kokosnöt, kokosnötter
coconut milk: kokosmjölk
nutmeg: muskot, muskotnöt
sesame: sesam, sesamfrö, sesamfrön
tahini: tahini
sunflower seed: solrosfrön, solrosfrö
poppy seed: vallmofrön, vallmo
linseed: linfrön, linfrö
seed: frön
soy: soja, sojabönor
soy sauce: sojasås
tofu: tofu
gluten: gluten
wheat: vete
flour: mjöl, vetemjöl
spelt: dinkel
rye: råg
barley: korn
oats: havre, havregryn
buckwheat: bovete
grain: spannmål, säd
bread: bröd
breadcrumb: ströbröd
pasta: pasta, spaghetti
noodle: nudlar
rice: ris
couscous: couscous
quinoa: quinoa
corn: majs
potato: potatis, potatisar
sweet potato: sötpotatis
legume: baljväxter
bean: böna, bönor
chickpea: kikärta, kikärtor
lentil: lins, linser
pea: ärta, ärtor, ärter
lupin: lupin
milk: mjölk, komjölk, mjölkprotein, komjölksprotein
dairy: mejeriprodukter, mjölkprodukter, mejeri
lactose: laktos
casein: kasein
whey: vassle
cream: grädde, vispgrädde
sour cream: gräddfil
crème fraîche: creme fraiche
butter: smör
yogurt: yoghurt
cheese: ost, ostar
parmesan: parmesan
mozzarella: mozzarella
feta: fetaost, feta
goat cheese: getost
blue cheese: blåmögelost, ädelost
cream cheese: färskost
egg: ägg, äggen
egg white: äggvita, äggvitor
egg yolk: äggula, äggulor
mayonnaise: majonnäs
fish: fisk, fiskar
salmon: lax
tuna: tonfisk
cod: torsk
anchovy: sardell, sardeller, ansjovis
herring: sill, strömming
mackerel: makrill
fish sauce: fisksås
seafood: havets frukter
shellfish: skaldjur, skaldjuren
crustacean: kräftdjur
shrimp: räka, räkor, räkorna, jätteräkor, scampi
crab: krabba, krabbor
lobster: hummer
crayfish: kräfta, kräftor
mollusc: blötdjur
mussel: mussla, musslor, blåmusslor
oyster: ostron
basa: pangasius, hajmal
oyster mushroom: ostronskivling, ostronskivlingar
tilapia: tilapia
scallop: pilgrimsmusslor
squid: bläckfisk
meat: kött
red meat: rött kött
processed meat: chark, charkuterier
beef: nötkött, biff, oxkött
veal: kalv, kalvkött
minced meat: köttfärs, färs, nötfärs, blandfärs
pork: fläsk, griskött, gris, fläskkött
ham: skinka
bacon: bacon, sidfläsk
sausage: korv, korvar
salami: salami
lamb: lamm, lammkött
chicken: kyckling, kycklingar, höns
turkey: kalkon
duck: anka
poultry: fågel, fjäderfä
game: vilt, viltkött
liver: lever
offal: inälvsmat
gelatine: gelatin
lard: ister
animal product: animaliska produkter, animaliskt
onion: lök, lökar, löken, gul lök
red onion: rödlök
spring onion: salladslök
shallot: schalottenlök
garlic: vitlök, vitlöken, vitlöksklyfta, vitlöksklyftor
leek: purjolök, purjo
chive: gräslök
celery: selleri, blekselleri, stjälkselleri
celeriac: rotselleri
carrot: morot, morötter
tomato: tomat, tomater, tomaterna
bell pepper: paprika, paprikor
chili: chili, chilipeppar
spicy: stark mat
black pepper: peppar, svartpeppar
nightshade: potatisväxter
aubergine: aubergine
courgette: zucchini, squash
cucumber: gurka, gurkor
pumpkin: pumpa
mushroom: svamp, svampar, champinjon, champinjoner, kantareller
spinach: spenat
cabbage: kål, vitkål
red cabbage: rödkål
kale: grönkål
Brussels sprout: brysselkål
broccoli: broccoli
cauliflower: blomkål
asparagus: sparris
artichoke: kronärtskocka
fennel: fänkål
beetroot: rödbeta, rödbetor
radish: rädisor
lettuce: isbergssallad, sallat
rocket: ruccola
olive: oliv, oliver
avocado: avokado
caper: kapris
pickle: ättiksgurka, saltgurka, inlagd gurka
ginger: ingefära
turmeric: gurkmeja
cinnamon: kanel
clove: kryddnejlika, nejlika
cardamom: kardemumma
cumin: spiskummin
caraway: kummin
vanilla: vanilj
coriander leaf: koriander
parsley: persilja
basil: basilika
mint: mynta
dill: dill
rosemary: rosmarin
thyme: timjan
sage: salvia
oregano: oregano
herb: örter
spice: kryddor
curry: curry
mustard: senap
horseradish: pepparrot
vinegar: vinäger, ättika
ketchup: ketchup
sugar: socker
honey: honung
sweetener: sötningsmedel
chocolate: choklad
cocoa: kakao
coffee: kaffe
caffeine: koffein
raisin: russin
date: dadlar, dadel
fig: fikon
plum: plommon
apricot: aprikos, aprikoser
peach: persika, persikor
stone fruit: stenfrukt
cherry: körsbär
apple: äpple, äpplen
pear: päron
banana: banan, bananer
orange: apelsin, apelsiner
lemon: citron, citroner
lime: lime
citrus fruit: citrus, citrusfrukt, citrusfrukter
pineapple: ananas
mango: mango
kiwi: kiwi
melon: melon
grape: vindruvor, druvor
strawberry: jordgubbe, jordgubbar
raspberry: hallon
blueberry: blåbär
berry: bär
fruit: frukt, frukter
vegetable: grönsak, grönsaker
alcohol: alkohol
wine: vin, vitt vin, rött vin
beer: öl
salt: salt
oil: olja
olive oil: olivolja
palm oil: palmolja
margarine: margarin
fat: fetter
yeast: jäst
MSG: glutamat, natriumglutamat
sulphite: sulfit, sulfiter
stock: buljong
carb: kolhydrater
`
