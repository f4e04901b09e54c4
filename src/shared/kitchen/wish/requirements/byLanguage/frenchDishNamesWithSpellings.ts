/** French names of dishes, a line each: the English name of `dishNames`, then what the dish is called; accents and plurals are folded. */
export const frenchDishNamesWithSpellings = `
blanquette de veau: blanquette de veau, blanquette, blanquete de veau
ratatouille: ratatouille, ratatouile, ratatouy
boeuf bourguignon: boeuf bourguignon, bœuf bourguignon, bourguignon, beuf bourguignon
pot-au-feu: pot au feu, pot-au-feu
coq au vin: coq au vin
cassoulet: cassoulet, cassoullet
choucroute: choucroute, choucroute garnie
hachis parmentier: hachis parmentier, hachi parmentier, parmentier, hachis
tartiflette: tartiflette, tartiflete
raclette: raclette, soirée raclette
fondue: fondue savoyarde, fondue au fromage
gratin dauphinois: gratin dauphinois, dauphinois
quiche lorraine: quiche lorraine, kiche lorraine
quiche: quiche, quiches, quiche aux légumes, quiche aux poireaux, quiche au saumon, quiche sans pâte
chicken tikka: poulet tikka, tikka de poulet
sweet and sour meat: poulet aigre doux, porc aigre doux, poulet à l aigre douce
noodle salad bowl: bo bun, bobun, bo buns
onion tart: tarte à l'oignon, tarte aux oignons, pissaladière
flammkuchen: flammekueche, tarte flambée
croque monsieur: croque monsieur, croque-monsieur, croque madame
french onion soup: soupe à l'oignon, soupe aux oignons, gratinée à l'oignon
pumpkin soup: soupe de potiron, soupe au potiron, velouté de potiron, velouté de potimarron, soupe de potimarron, velouté de courge, soupe de courge, velouté de butternut
lentil soup: soupe de lentilles, soupe aux lentilles, velouté de lentilles
tomato soup: soupe de tomates, soupe à la tomate, velouté de tomates
pea soup: soupe de petits pois, velouté de petits pois, soupe aux pois cassés
potato soup: soupe de pommes de terre, soupe aux pommes de terre, velouté de pommes de terre, soupe de patates
leek and potato soup: soupe poireaux pommes de terre, soupe poireau pomme de terre, potage parisien, vichyssoise, soupe aux poireaux et pommes de terre
mushroom soup: velouté de champignons, soupe aux champignons
chicken soup: soupe au poulet, soupe de poulet
vegetable soup: potage aux légumes
bouillabaisse: bouillabaisse, bouillabaise
fish soup: soupe de poisson, soupe de poissons
nicoise salad: salade niçoise, niçoise
lyonnaise salad: salade lyonnaise
potato salad: salade de pommes de terre, salade de patates, salade piémontaise
pasta salad: salade de pâtes
rice salad: salade de riz
lentil salad: salade de lentilles
greek salad: salade grecque
caesar salad: salade césar
goat cheese salad: salade de chèvre chaud
tabbouleh: taboulé, tabboulé
omelette: omelette aux fines herbes, omelette baveuse
souffle: soufflé, soufflé au fromage
crepe: crêpes, crêpe, crêpes sucrées, crêpe suzette
buckwheat galette: galette de sarrasin, galettes bretonnes, galette bretonne, galette complète, galettes de sarrasin
french toast: pain perdu
tarte tatin: tarte tatin, tatin
apple sauce: compote de pommes, compote de pomme
apple pie: tarte aux pommes
lemon tart: tarte au citron, tarte citron meringuée, tarte au citron meringuée
clafoutis: clafoutis, clafoutis aux cerises, clafouti
creme brulee: crème brûlée, crème brulée
creme caramel: crème caramel, flan aux oeufs, crème renversée
chocolate mousse: mousse au chocolat, mousse chocolat
chocolate cake: gâteau au chocolat, gateau chocolat, gâteau chocolat, fondant au chocolat, moelleux au chocolat, mi cuit au chocolat
yogurt cake: gâteau au yaourt, gateau yaourt
lemon cake: gâteau au citron, cake au citron
carrot cake: gâteau aux carottes
birthday cake: gâteau d'anniversaire
ile flottante: île flottante, îles flottantes, oeufs à la neige
profiterole: profiteroles, profiterole
paris-brest: paris brest
macaron: macarons
madeleine: madeleines
financier: financiers
canele: canelés, cannelés
galette des rois: galette des rois
brioche: brioche
rice pudding: riz au lait
steak frites: steak frites, steack frites, entrecôte frites
french fries: frites maison
steak tartare: steak tartare, tartare de boeuf
moules frites: moules frites, moules marinières, moules mariniere
duck confit: confit de canard, canard confit, cuisse de canard confite
duck breast: magret de canard, magret
roast chicken: poulet rôti, poulet roti
basque chicken: poulet basquaise, basquaise
chicken fricassee: fricassée de poulet
veal marengo: veau marengo
osso buco: osso bucco
navarin: navarin d'agneau, navarin
lamb shoulder: épaule d'agneau confite
tagine: tajine d'agneau
tagine: tajine, tagine, tajine de poulet, tajine aux légumes
couscous: couscous royal, un couscous, couscous aux légumes, couscous poulet, couscous merguez
stuffed tomato: tomates farcies, tomate farcie
stuffed peppers: poivrons farcis
stuffed zucchini: courgettes farcies
stuffed cabbage: chou farci
endives au jambon: endives au jambon, endive au jambon, chicons au gratin
gnocchi: gnocchis
lasagna: lasagnes, lasagne
spaghetti bolognese: spaghettis bolognaise, pâtes bolognaise, spaghetti bolo, pâtes à la bolognaise
spaghetti carbonara: pâtes carbonara, pâtes à la carbonara
mac and cheese: gratin de macaronis, macaronis au fromage, coquillettes jambon
pasta bake: gratin de pâtes
cauliflower cheese: gratin de chou fleur, gratin de choux fleurs
quenelle: quenelles
aligot: aligot
mashed potato: purée de pommes de terre, purée maison
ham hock with lentils: petit salé aux lentilles, petit salé
sausage with lentils: saucisses lentilles, saucisse aux lentilles
pork filet mignon: filet mignon de porc
brandade: brandade de morue, brandade
fish pie: parmentier de poisson
fried rice: riz cantonais, riz sauté
spring roll: nems, nem, rouleaux de printemps frits
summer roll: rouleau de printemps, rouleaux de printemps
curried chicken: poulet au curry, poulet curry
chili con carne: chili con carne
meatball: boulettes de viande, boulettes
egg in meurette: oeufs en meurette
croissant: croissants
gougere: gougères
tapenade: tapenade
aioli: grand aïoli, aïoli
deviled egg: oeufs mimosa
rougail saucisse: rougail saucisse, rougail
accra: accras de morue, accras
mafe: mafé, poulet mafé
yassa: poulet yassa, yassa
thieboudienne: thiéboudienne, thieb
waffle: gaufres, gaufre
hamburger: hamburger
hot dog: hot-dogs
banana bread: cake à la banane, gâteau à la banane
savoury loaf: cake salé, cake jambon olives
beef carpaccio: carpaccio de boeuf
beef cheek: joue de boeuf
beef stew: daube de boeuf, daube provençale
carbonnade: carbonade flamande, carbonnade flamande, carbonade
waterzooi: waterzooi
welsh rarebit: welsh
`
