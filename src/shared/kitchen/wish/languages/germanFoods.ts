/** German names of foods that people leave out. */
export const germanFoods = `
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
seed: samen, saaten, kerne und samen
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
bread: brot, brötchen, semmel, semmeln, toast
breadcrumb: paniermehl, semmelbrösel
pasta: nudel, nudeln, pasta, spaghetti, teigwaren
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
lupin: lupine, lupinen
milk: milch, kuhmilch, milcheiweiß
dairy: milchprodukt, milchprodukte, milchprodukten, milcherzeugnisse
lactose: laktose, lactose, milchzucker
casein: kasein, casein
whey: molke
cream: sahne, rahm, schlagsahne, obers, schlagobers
sour cream: saure sahne, schmand, sauerrahm
crème fraîche: creme fraiche
butter: butter
buttermilk: buttermilch
yogurt: joghurt, jogurt
quark: quark, topfen
cheese: käse, käses
parmesan: parmesan
mozzarella: mozzarella
feta: feta, schafskäse
goat cheese: ziegenkäse
blue cheese: blauschimmelkäse, schimmelkäse, gorgonzola
cream cheese: frischkäse
cottage cheese: hüttenkäse
egg: ei, eier, eiern, hühnerei, hühnereier, hühnereiweiß
egg white: eiweiß, eiklar
egg yolk: eigelb, dotter
mayonnaise: mayonnaise, mayo, majo
fish: fisch, fische, fischen
salmon: lachs
tuna: thunfisch, tunfisch
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
scallop: jakobsmuschel, jakobsmuscheln
squid: tintenfisch, tintenfische, calamari, kalmar
octopus: oktopus, krake, pulpo
snail: schnecken, schnecke
meat: fleisch, schnitzel
veal: kalb, kalbfleisch, kalbsschnitzel
red meat: rotes fleisch
processed meat: wurstwaren
beef: rind, rindfleisch, rinder
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
celeriac: knollensellerie
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
sugar: zucker
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
yeast: hefe, germ
MSG: glutamat, mononatriumglutamat
sulphite: sulfit, sulfite, sulfiten, schwefel
stock: brühe, bouillon, fond
carb: kohlenhydrate, kohlenhydraten
seitan: seitan
ghee: ghee, butterschmalz
`
