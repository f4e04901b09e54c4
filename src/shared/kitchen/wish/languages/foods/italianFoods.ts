/** Italian names of foods that people leave out. */
export const italianWishFoodNames = `
nut: frutta secca, noci e nocciole, noce, noci, frutta oleosa, frutta secca a guscio, frutta secca con guscio
tree nut: frutta a guscio, frutti a guscio, frutta con guscio, frutta in guscio
walnut: gherigli di noce
peanut: arachide, arachidi, nocciolina, noccioline, noccioline americane, spagnolette
peanut butter: burro di arachidi, burro d arachidi
almond: mandorla, mandorle
hazelnut: nocciola, nocciole
cashew: anacardo, anacardi
pecan: noci pecan, noce pecan
pistachio: pistacchio, pistacchi
macadamia: macadamia, noci di macadamia
Brazil nut: noci del brasile, noce del brasile
pine nut: pinolo, pinoli
chestnut: castagna, castagne, marroni
coconut: cocco, noce di cocco, noci di cocco
coconut milk: latte di cocco
nutmeg: noce moscata
sesame: sesamo
tahini: tahina, tahini
sunflower seed: semi di girasole
poppy seed: semi di papavero
linseed: semi di lino
seed: semi
soy: soia
soy sauce: salsa di soia
gluten: glutine
cake: torta
wheat: grano, frumento
flour: farina
spelt: farro
rye: segale
barley: orzo
oats: avena
buckwheat: grano saraceno
grain: cereali, cereale
bread: pane
breadcrumb: pangrattato
pasta: pasta, spaghetti
noodle: noodles
rice: riso
couscous: cuscus, couscous
corn: mais, granturco, mais dolce
potato: patata, patate, patatine
sweet potato: patate dolci, patata dolce, patata americana
legume: legumi, legume
bean: fagiolo, fagioli
green bean: fagiolini, fagiolino
chickpea: ceci, cece
lentil: lenticchie, lenticchia
pea: piselli, pisello
lupin: lupini
milk: latte, latte vaccino, latte di mucca, latte intero, proteine del latte, latte di vacca
dairy: latticini, latticino, prodotti lattiero caseari, formaggi e latticini, prodotti lattieri, prodotti caseari, derivati del latte, prodotti a base di latte, lattiero caseari
lactose: lattosio
casein: caseina
whey: siero di latte
cream: panna
sour cream: panna acida
butter: burro
yogurt: yogurt
cheese: formaggio, formaggi, formaggi molli, formaggi stagionati, formaggio grattugiato, formaggi freschi
parmesan: parmigiano, grana
goat cheese: formaggio di capra, caprino
blue cheese: formaggi erborinati
cream cheese: formaggio spalmabile
egg: uovo, uova, uovo sodo, uova sode
egg white: albume, albumi, bianco d uovo, chiara, chiare, chiara d uovo
egg yolk: tuorlo, rosso d uovo, tuorli
mayonnaise: maionese
fish: pesce, pesci, pesce crudo
salmon: salmone
tuna: tonno
cod: merluzzo, baccalà, stoccafisso
anchovy: acciuga, acciughe, alici, alice
sardine: sardina, sardine, sarde
trout: trota
fish sauce: colatura
seafood: pesce e frutti di mare, pesce o frutti di mare
crustacean: crostaceo, crostacei
shrimp: gambero, gamberi, gamberetti, gamberetto, gamberoni
crab: granchio, granchi
lobster: aragosta, astice
mollusc: mollusco, molluschi
mussel: cozza, cozze
clam: vongola, vongole
oyster: ostrica, ostriche
scallop: capesante
squid: calamari, calamaro, totani
octopus: polpo, polipo, polpi
snail: lumache
meat: carne, carni
red meat: carne rossa, carni rosse
processed meat: salumi, insaccati, affettati
beef: manzo, bovino, carne di manzo, carne bovina, manzo macinato
veal: vitello
minced meat: carne macinata, macinato, carne trita, macinata
pork: maiale, suino, carne di maiale, carne suina, porco
ham: prosciutto
bacon: bacon
sausage: salsiccia, salsicce, würstel
salami: salame
lamb: agnello, abbacchio
chicken: pollo
turkey: tacchino
duck: anatra, papera
poultry: pollame
game: selvaggina
rabbit: coniglio
liver: fegato
offal: frattaglie
gelatine: gelatina
lard: lardo, strutto
animal product: prodotti animali, derivati animali, prodotti di origine animale, origine animale, ingredienti di origine animale
onion: cipolla, cipolle, cipolline
spring onion: cipollotto, cipollotti
shallot: scalogno
garlic: aglio, spicchio d aglio, spicchi d aglio
leek: porro, porri
chive: erba cipollina
celery: sedano
celeriac: sedano rapa
carrot: carota, carote
tomato: pomodoro, pomodori, pomodorini
bell pepper: peperone, peperoni
chili: peperoncino, peperoncini
spicy: piccante, piccanti, piccantezza, speziato, speziata, speziati, cibo piccante, roba piccante
black pepper: pepe
nightshade: solanacee
courgette: zucchina, zucchine, zucchini
cucumber: cetriolo, cetrioli
pumpkin: zucca
mushroom: fungo, funghi, champignon
truffle: tartufo
spinach: spinaci
cabbage: cavolo, verza, cavoli
Brussels sprout: cavoletti di bruxelles
broccoli: broccoli, broccolo
cauliflower: cavolfiore
asparagus: asparagi, asparago
artichoke: carciofo, carciofi
fennel: finocchio, finocchi
beetroot: barbabietola, barbabietole
radish: ravanelli
lettuce: lattuga
rocket: rucola
olive: oliva, olive
caper: capperi, cappero
pickle: cetriolini
ginger: zenzero
turmeric: curcuma
cinnamon: cannella
clove: chiodi di garofano
cumin: cumino
coriander leaf: coriandolo
parsley: prezzemolo
basil: basilico
mint: menta
dill: aneto
rosemary: rosmarino
thyme: timo
sage: salvia
oregano: origano
bay leaf: alloro
herb: erbe
spice: spezie
curry: curry
mustard: senape
vinegar: aceto
sugar: zucchero, zuccheri, zucchero raffinato, zuccheri aggiunti, zucchero aggiunto
honey: miele
sweetener: dolcificante, dolcificanti, edulcoranti
chocolate: cioccolato, cioccolata
cocoa: cacao
coffee: caffè
caffeine: caffeina
raisin: uvetta, uva passa, uva sultanina
dried fruit: frutta disidratata
date: datteri, dattero
fig: fichi, fico
plum: prugna, prugne, susine, susina
apricot: albicocca, albicocche
peach: pesche, pesca, pesca noce, nettarina
cherry: ciliegia, ciliegie
apple: mela, mele
pear: pera, pere
banana: banana, banane
orange: arancia, arance
lemon: limone, limoni
grapefruit: pompelmo
citrus fruit: agrume, agrumi
pineapple: ananas
mango: mango
kiwi: kiwi
melon: melone
grape: uva
strawberry: fragola, fragole, fragoline
raspberry: lamponi, lampone
blueberry: mirtilli, mirtillo
berry: frutti di bosco
fruit: frutta, frutto
vegetable: verdura, verdure, ortaggi, verdurine, ortaggio, verdura cotta
alcohol: alcol, alcool, alcolici, alcolico, alcoliche, superalcolici, bevande alcoliche, liquori, liquore
wine: vino
beer: birra
rum: rum
salt: sale
oil: olio
olive oil: olio d oliva, olio di oliva
palm oil: olio di palma
margarine: margarina
fat: grassi, grasso animale, grassi animali
yeast: lievito
MSG: glutammato
sulphite: solfiti, solfito, anidride solforosa
stock: brodo
carb: carboidrati
white wine: vino bianco
red wine: vino rosso
shellfish: frutti di mare, frutto di mare, molluschi e crostacei, crostacei e molluschi
broad bean: fava, fave
tripe: trippa
chocolate hazelnut spread: nutella, crema di nocciole, crema alle nocciole
anise seed: anice
vanilla extract: vaniglia
Swiss chard: bietole, bietola
goat milk: latte di capra
soy milk: latte di soia
plant milk: latte vegetale
horse meat: cavallo, carne di cavallo, carne equina
turnip: rapa, rape
Belgian endive: indivia
kidney bean: fagioli rossi
langoustine: scampi, scampo
cuttlefish: seppia, seppie
smoked salmon: salmone affumicato
pumpkin seed: semi di zucca
root vegetable: tuberi
polenta: polenta
prune: prugne secche, prugna secca
stock cube: dado, dadi, dado da brodo
seaweed: alghe, alga
eggplant: melanzana, melanzane
red cabbage: cavolo rosso, cavolo cappuccio rosso
kale: cavolo nero, cavolo riccio
endive: scarola
oyster sauce: salsa di ostriche
liquorice: liquirizia
`
