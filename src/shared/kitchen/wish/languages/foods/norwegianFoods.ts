/** Norwegian names of foods that people leave out. */
export const norwegianWishFoodNames = `
nut: nøtt, nøtter, nøttene, nøter
tree nut: trenøtter
peanut: peanøtt, peanøtter, peanøttene, jordnøtt, jordnøtter, peanut, peanuts
peanut butter: peanøttsmør
almond: mandel, mandler
hazelnut: hasselnøtt, hasselnøtter
walnut: valnøtt, valnøtter
cashew: cashewnøtt, cashewnøtter, cashew
pecan: pekannøtt, pekannøtter
pistachio: pistasjnøtt, pistasjnøtter, pistasj
macadamia: macadamianøtter
Brazil nut: paranøtt, paranøtter
pine nut: pinjekjerner
chestnut: kastanje, kastanjer
coconut: kokos, kokosnøtt
coconut milk: kokosmelk
nutmeg: muskatnøtt, muskat
sesame: sesam, sesamfrø
tahini: tahin, tahini
sunflower seed: solsikkekjerner, solsikkefrø
poppy seed: valmuefrø
linseed: linfrø
seed: frø
soy: soya, soja, soyabønner
soy sauce: soyasaus
tofu: tofu
gluten: gluten
wheat: hvete
flour: mel, hvetemel
spelt: spelt
rye: rug
barley: byg
oats: havre, havregryn
grain: korn
bread: brød
breadcrumb: strøkavring, brødsmuler
pasta: pasta, spaghetti
noodle: nudler
rice: ris
couscous: couscous
quinoa: quinoa
corn: mais
potato: potet, poteter, potetene
sweet potato: søtpotet, søtpoteter
legume: belgvekster, belgfrukter
bean: bønne, bønner
chickpea: kikert, kikerter
lentil: linse, linser
pea: ert, erter
lupin: lupin
milk: melk, kumelk, melkeprotein, melkeproteiner
dairy: meieriprodukter, melkeprodukter
lactose: laktose
casein: kasein
whey: myse
cream: fløte, kremfløte, krem
crème fraîche: creme fraiche
butter: smør
yogurt: yoghurt
cheese: ost, oste
parmesan: parmesan
mozzarella: mozzarella
feta: feta
goat cheese: geitost
blue cheese: blåmuggost
cream cheese: kremost
egg: egg, eggene
egg white: eggehvite, eggehviter
egg yolk: eggeplomme, eggeplommer
mayonnaise: majones, majo
fish: fisk
salmon: laks
laksa: laksa
tuna: tunfisk
cod: torsk
anchovy: ansjos
herring: sild
mackerel: makrell
fish sauce: fiskesaus
seafood: sjømat
shellfish: skalldyr
crustacean: krepsdyr
shrimp: reke, reker, rekene, scampi
crab: krabbe, krabber
lobster: hummer
crayfish: kreps
mollusc: bløtdyr
mussel: blåskjell, skjell, musling
oyster: østers
basa: pangasius
oyster mushroom: østerssopp
tilapia: tilapia
squid: blekksprut
meat: kjøtt
red meat: rødt kjøtt
processed meat: pålegg, spekemat
beef: storfe, storfekjøtt, biff, okse, oksekjøtt
veal: kalv, kalvekjøtt
minced meat: kjøttdeig, karbonadedeig, hakket kjøtt
pork: svin, svinekjøtt, gris, flesk
ham: skinke
bacon: bacon
sausage: pølse, pølser
salami: salami
lamb: lam, lammekjøtt, fårekjøtt
chicken: kylling, høne
turkey: kalkun
duck: and
poultry: fjærfe
game: vilt
liver: lever
offal: innmat
gelatine: gelatin
lard: smult
animal product: animalske produkter
onion: løk, løken
spring onion: vårløk
shallot: sjalottløk
garlic: hvitløk, hvitløken, hvitløksfedd, kvitløk
leek: purre, purreløk
chive: gressløk
celery: stangselleri, selleri
celeriac: sellerirot
carrot: gulrot, gulrøtter
tomato: tomat, tomater
bell pepper: paprika, paprikaer
chili: chili
spicy: stærk mad
black pepper: pepper
aubergine: aubergine
courgette: squash
cucumber: agurk, agurker
pumpkin: gresskar
mushroom: sopp, sjampinjong, sjampinjonger, kantarell
spinach: spinat
cabbage: kål, hvitkål
kale: grønkål
Brussels sprout: rosenkål
broccoli: broccoli
cauliflower: blomkål
asparagus: asparges
artichoke: artisjokk
fennel: fennikel
beetroot: rødbete, rødbeter
radish: reddik, reddiker
rocket: ruccola
olive: oliven
avocado: avocado
caper: kapers
pickle: sylteagurk
ginger: ingefær
turmeric: gurkemeie
cinnamon: kanel
cardamom: kardemomme
cumin: spisskummen
caraway: karve
vanilla: vanilje
coriander leaf: koriander
parsley: persille
basil: basilikum
mint: mynte
dill: dild
rosemary: rosmarin
thyme: timian
herb: urter
spice: krydderier
curry: karri
mustard: sennep
horseradish: pepperrot
vinegar: eddik
ketchup: ketchup
sugar: sukker
honey: honning
sweetener: søtstoff, søtningsmiddel
chocolate: sjokolade
cocoa: kakao
coffee: kaffe
caffeine: koffein
raisin: rosin, rosiner
date: dadler
fig: fiken
plum: plomme, plommer
apricot: aprikos, aprikoser
peach: fersken, ferskner
cherry: kirsebær, moreller
apple: eple, epler
pear: pære, pærer
banana: banan, bananer
orange: appelsin, appelsiner
lemon: sitron, sitroner
citrus fruit: sitrusfrukter, sitrus
pineapple: ananas
mango: mango
kiwi: kiwi
melon: melon
grape: druer, vindruer
strawberry: jordbær
raspberry: bringebær
blueberry: blåbær
berry: bær
fruit: frukt
vegetable: grønnsaker, grønnsak
alcohol: alkohol
wine: vin
beer: øl
salt: salt
oil: olje
olive oil: olivenolje
palm oil: palmeolje
margarine: margarin
yeast: gjær
MSG: glutamat
sulphite: sulfitt, sulfitter
stock: buljong, kraft
carb: karbohydrater
`
