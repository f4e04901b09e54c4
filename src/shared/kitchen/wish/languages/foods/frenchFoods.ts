/** French names of foods that people leave out. */
export const frenchWishFoodNames = `
nut: noix, noix de toutes sortes, noix et fruits secs
tree nut: fruit à coque, fruits à coque, fruit a coques, fruits à coques, fruit sec à coque, fruits secs à coque, fruits oléagineux, oléagineux, noix d arbres
peanut: arachide, cacahuète, cacahouète, cacahuette, cacahouette, pistache de terre, pâte d arachide, pâte d arachides, pâte de cacahuète
almond: amande, poudre d amandes, amandes effilées
hazelnut: noisette, pâte de noisette, pâte de noisettes
walnut: noix de grenoble, cerneaux de noix, cerneau de noix
cashew: noix de cajou, cajou, anacarde
pistachio: pistache
Brazil nut: noix du brésil
pine nut: pignon, pignon de pin, pignons de pin
chestnut: châtaigne, marron, crème de marrons
nut butter: purée de noix, beurre de noix, purée d oléagineux
peanut butter: beurre de cacahuète, beurre de cacahuètes, beurre de cacahouète, beurre d arachide
chocolate hazelnut spread: nutella, pâte à tartiner
shellfish: fruit de mer, fruits de mer, coquillage et crustacé, coquillages et crustacés
crustacean: crustacé
mollusc: mollusque, coquillage
fish: poisson, poiscaille
salmon: saumon
smoked salmon: saumon fumé
tuna: thon
shark: requin
swordfish: espadon
cod: cabillaud, morue
anchovy: anchois
trout: truite
shrimp: crevette, gambas, gamba
crab: crabe
lobster: homard, langouste
mussel: moule
clam: palourde
oyster: huître
scallop: saint jacques, st jacques, coquille st jacques, coquilles st jacques, noix de st jacques, coquille saint jacques, coquilles saint jacques, noix de saint jacques, pétoncle
squid: calamar, calmar, encornet, seiche
octopus: poulpe, pieuvre
fish sauce: nuoc mam, nuoc nam, sauce poisson, sauce de poisson
snail: escargot
egg: oeuf, oeufs durs, oeuf dur, blancs et jaunes d oeufs
egg white: blanc d oeuf, blancs en neige, blanc en neige, monter les blancs, monte les blancs, montez les blancs, fouetter les blancs, blancs des jaunes, blancs battus, blancs d oeufs, blanc d oeufs
egg yolk: jaune d oeuf, avec un jaune, avec les jaunes, au jaune, jaune battu, jaunes battus, ajouter le jaune, ajoutez le jaune, ajouter un jaune, ajoutez un jaune, incorporer le jaune, incorporez le jaune, ajouter les jaunes, ajoutez les jaunes, battre les jaunes, fouetter les jaunes, fouettez les jaunes, melanger les jaunes, incorporer les jaunes, jaunes un a un, dorer au jaune, jaunes et le sucre, jaunes avec le sucre, jaunes d oeufs, jaune d oeufs
dairy: produit laitier, produits laitiers, laitage, produits à base de lait, produit lacté, produits lactés, laitiers
milk: lait, lait de vache, laits, lait entier, protéines de lait, protéine de lait, protéines de lait de vache, aplv, plv, lactés
lactose: lactose
casein: caséine
whey: lactosérum, petit lait
goat milk: lait de chèvre
sheep milk: lait de brebis
coconut milk: lait de coco, crème de coco
almond milk: lait d amande, lait d amandes
soy milk: lait de soja
plant milk: lait végétal, laits végétaux
butter: beurre
cream: crème, crème liquide, crème entière, crème fleurette
crème fraîche: crème fraîche, crème épaisse
cheese: fromage, fromage râpé, fromage au lait cru, fromages au lait cru
sheep cheese: fromage de brebis, fromages de brebis, tomme de brebis
cow cheese: fromage de vache, fromages de vache, fromage au lait de vache, fromages au lait de vache
blue cheese: fromage bleu, bleu d auvergne, roquefort, fromages bleus, bleu
goat cheese: chèvre, fromage de chèvre, crottin de chèvre, bûche de chèvre, fromage chèvre, chèvre frais
yogurt: yaourt, yoghourt, yogourt
quark: fromage blanc
ice cream: glace, crème glacée, glace à la vanille, boule de glace, boules de glace
gluten: gluten
wheat: blé, froment
rye: seigle
barley: orge
spelt: épeautre
flour: farine, farine de blé
chickpea flour: farine de pois chiches, farine de pois chiche
bread: pain, baguette
breadcrumb: chapelure, panure
pasta: pâte, spaghetti, nouille
puff pastry: pâte feuilletée, feuilletage, feuilletés, feuilleté
shortcrust pastry: pâte brisée, pâte sablée
rice: riz
cereal: céréale
soy: soja, graines de soja, protéines de soja
soy sauce: sauce soja, sauce de soja
bean sprout: pousse de soja, pousses de soja, germe de soja, germes de soja
sesame: sésame, graine de sésame, graines de sésame, pâte de sésame
tahini: tahini, tahin, purée de sésame
celery: céleri, céleri branche
celeriac: céleri rave
mustard: moutarde
sulphite: sulfite
alcohol: alcool, alcoolisé, boisson alcoolisée, boissons alcoolisées
red wine: vin rouge
white wine: vin blanc
beer: bière
rum: rhum
meat: viande, bidoche, barbaque
red meat: viande rouge, viandes rouges
poultry: volaille
pork: porc, cochon, viande de porc, halouf, hallouf, hlouf
beef: boeuf, vache
veal: veau
lamb: agneau
mutton: mouton
chicken: poulet
turkey: dinde
duck: canard, magret
rabbit: lapin
game: gibier
offal: abat, abats, tripe, triperie
liver: foie
kidney: rognon
ham: jambon
bacon: lardon, lard, poitrine fumée, bacon
sausage: saucisse, merguez, chipolata
salami: saucisson
black pudding: boudin, boudin noir
minced meat: viande hachée, steak haché, steaks hachés, bœuf haché, hachis
steak: bifteck, entrecôte
gelatine: gélatine
animal product: produit animal, produits animaux, produits d origine animale, produit d origine animale, origine animale
onion: oignon, ognon
spring onion: cébette, oignon nouveau, oignons nouveaux, cive, ciboule
shallot: échalote, échalotte
garlic: ail, gousse d ail, gousses d ail, ails, pâte d ail
leek: poireau
chive: ciboulette
tomato: tomate
potato: pomme de terre, pommes de terre, patate, pdt
sweet potato: patate douce, patates douces
french fries: frites
carrot: carotte
bell pepper: poivron
chili: piment, piments
eggplant: aubergine
courgette: courgette
cucumber: concombre
pumpkin: citrouille, potiron, potimarron, courge
mushroom: champignon, champignon de paris, champignons de paris, cèpe, girolle
truffle: truffe
spinach: épinard
broccoli: brocoli
cauliflower: chou fleur, choux fleurs
cabbage: chou, choux
red cabbage: chou rouge
Brussels sprout: chou de bruxelles, choux de bruxelles
kale: chou kale, kale
fennel: fenouil
asparagus: asperge
artichoke: artichaut
beetroot: betterave
radish: radis
pea: petit pois, petits pois
green bean: haricot vert, haricots verts
bean: haricot, fayot, haricots secs
broad bean: fève
lentil: lentille
chickpea: pois chiche, pois chiches
legume: légumineuse, légumes secs, légume sec
lettuce: laitue, salade verte
rocket: roquette
Belgian endive: endive, chicon
Swiss chard: blette, bette
caper: câpre
pickle: cornichon
avocado: avocat
ginger: gingembre, pâte de gingembre
seaweed: algue
coriander leaf: coriandre, coriandre fraîche
parsley: persil
basil: basilic
mint: menthe
dill: aneth
thyme: thym
rosemary: romarin
herb: herbe, fines herbes, herbes fraîches
black pepper: poivre
spicy: épicé, épicée, pimenté, pimentée, relevé, relevée, piquant, piquante, épices, piquants, pimentés, épicées, épices fortes
cinnamon: cannelle
nutmeg: noix de muscade, muscade
clove: clou de girofle, clous de girofle, girofle
curry: curry, cari
turmeric: curcuma
anise seed: anis, graines d anis
vanilla extract: vanille
fruit: fruit
dried fruit: fruit sec, fruits secs
apple: pomme
pear: poire
lemon: citron
lime: citron vert, citrons verts
citrus fruit: agrume
grapefruit: pamplemousse
strawberry: fraise
raspberry: framboise
berry: fruits rouges, baies
cherry: cerise
peach: pêche
apricot: abricot
plum: prune, mirabelle
prune: pruneau
grape: raisin, raisin frais
raisin: raisins secs, raisin sec
mango: mangue
pineapple: ananas
fig: figue
date: datte
pomegranate: grenade
coconut: coco, noix de coco
rhubarb: rhubarbe
sugar: sucre, sucre ajouté, sucres ajoutés, sucre raffiné
sweetener: édulcorant
honey: miel
chocolate: chocolat
cocoa: cacao
coffee: café
tea: thé
caffeine: caféine
oil: huile
olive oil: huile d olive
palm oil: huile de palme
peanut oil: huile d arachide
salt: sel
vinegar: vinaigre
stock cube: bouillon cube, cube de bouillon
food coloring: colorant, colorants, colorant alimentaire, colorants alimentaires, colorants artificiels, colorant artificiel, colorants azoïques, tartrazine
MSG: glutamate, glutamate monosodique
yeast: levure, levure de boulanger
fat: graisse, matière grasse, matières grasses
carb: glucide, féculent
vegetable: légume, crudité
seed: graine
nightshade: solanacée
macadamia: noix de macadamia
sunflower seed: graines de tournesol, graine de tournesol
pumpkin seed: graines de courge, pépins de courge
poppy seed: pavot, graines de pavot
linseed: lin, graines de lin
oats: avoine, flocons d avoine, flocon d avoine
processed meat: charcuterie, charcuteries
buckwheat: sarrasin, blé noir
bulgur: boulgour
couscous: couscous, semoule
cream cheese: fromage frais, fromage à tartiner
sauerkraut: choucroute
horseradish: raifort
banana: banane
olive: olive
lupin: lupin
melon: melon
wine: vin
corn: !maïs, grains de maïs
praline: pralin, praliné, praline, pralines
oyster sauce: sauce d huître, sauce huître, sauce d huîtres, sauce aux huîtres
liquorice: réglisse
aioli: aïoli, ailloli, sauce aïoli
praline paste: pâte de praliné
vinaigrette: vinaigrette, sauce vinaigrette
ravioli: ravioles, raviole, ravioles du dauphiné
plain biscuit: biscuit, biscuits, petit beurre, petits beurre, biscuits secs
meringue: meringue, meringues
mayonnaise: mayonnaise, mayo
tartare sauce: sauce tartare
hollandaise sauce: sauce hollandaise, sauce béarnaise, béarnaise
béchamel sauce: béchamel, sauce béchamel, sauce mornay, sauce blanche
rémoulade: rémoulade, sauce rémoulade, sauce gribiche, gribiche
rouille: rouille
Caesar dressing: sauce césar
marie rose sauce: sauce cocktail
Worcestershire sauce: sauce worcestershire, sauce anglaise
hoisin sauce: sauce hoisin
teriyaki sauce: sauce teriyaki
peanut sauce: sauce satay, sauce saté, sauce cacahuète
pesto: pesto, pistou
tapenade: tapenade
anchovy paste: anchoïade, pâte d anchois
almond butter: purée d amandes, purée d amande
taramasalata: tarama
crouton: croûtons, croûton
toast: toast, toasts, pain grillé, biscottes, biscotte, pain toasté, tartines grillées
sandwich bread: pain de mie
baguette: ficelle
pita bread: pain pita
burger bun: pain burger, pains burger, pains à burger
breadstick: gressin, gressins
cracker: crackers, biscuits apéritif, biscuits salés
brioche: brioche, brioches
croissant: croissant, croissants, viennoiserie
filo pastry: pâte filo, feuilles de brick, feuille de brick
pizza dough: pâte à pizza, pâte à pain
quiche: quiche, quiches
sponge cake: génoise, biscuit roulé
cake: gâteau, gâteaux, tarte, tartes
ladyfinger: biscuits à la cuillère, boudoirs, boudoir
madeleine: madeleine, madeleines
macaron: macaron, macarons
financier: financiers
gingerbread: pain d épices
speculoos: spéculoos, speculoos
shortbread: sablés, sablé, galettes bretonnes, palets bretons
waffle: gaufre, gaufres
pancake: pancakes, blinis
crêpe: crêpe, crêpes
eclair: éclairs au chocolat, pâte à choux, chou à la crème, choux à la crème, profiteroles, chouquettes
doughnut: beignet, beignets
marzipan: pâte d amande, pâte d amandes, massepain
frangipane: frangipane, crème d amande, crème d amandes
almond flour: poudre d amande
nougat: nougat, nougats
gianduja: gianduja
calisson: calissons
pastry cream: crème pâtissière
creme anglaise: crème anglaise
whipped cream: chantilly, crème chantilly, crème fouettée
crème caramel: flan, flans, crème caramel, crème brûlée
caramel: caramel au beurre salé, sauce caramel
sweetened condensed milk: lait concentré
milk chocolate: chocolat au lait
white chocolate: chocolat blanc
mortadella: mortadelle
boudin blanc: boudin blanc
pâté: pâté, terrine
foie gras: foie gras
fromage blanc: petit suisse, faisselle
gruyère: gruyère
comté: comté
raclette: raclette
cottage cheese: brousse
cannelloni: cannellonis
lasagna sheets: lasagnes, feuilles de lasagne
gnocchi: gnocchis, quenelles, quenelle
milk powder: lait en poudre, poudre de lait, lait écrémé en poudre, lait entier en poudre
vermicelli: vermicelles
semolina: semoule de blé
dumpling: raviolis chinois, gyozas
surimi: bâtonnets de crabe, surimi
fish finger: poisson pané
fish roe: œufs de lump, œufs de saumon
rice flour: farine de riz
corn flour: farine de maïs
buckwheat flour: farine de sarrasin
rice noodles: nouilles de riz, vermicelles de riz, pâtes de riz
egg noodles: nouilles aux œufs, nouilles aux oeufs, nouille aux œufs
corn tortilla: tortilla de maïs, tortillas de maïs
flour tortilla: wrap, wraps, tortilla de blé, tortillas de blé
cream of tartar: crème de tartre
`
