/** Italy, France, Spain and Portugal; the form as in `dishNamesWithSpellings`. */
export const dishesOfItalyFranceAndIberia = `
lasagna: lasagne, lasange, lasanga, lasagnia, lazagna
spaghetti carbonara: carbonara, carbonarra, carbonera, pasta carbonara
spaghetti bolognese: bolognese, bolognaise, spag bol, bolognaise sauce, spagetti bolognese, spaghetti bolognaise, pasta bolognese
ragu: ragout, ragu alla bolognese
risotto: rizotto, risoto
mushroom risotto: risotto ai funghi, mushroom rizotto, mushroom risoto
pizza: piza, pizza margherita, margherita pizza, margarita pizza, cheese pizza
calzone: calzoni
gnocchi: nocchi, gnochi, gnocci, potato gnocchi
pesto pasta: pasta with pesto, pasta al pesto, spaghetti al pesto, pasta pesto
minestrone: minestroni, minestone, minestrone soup
parmigiana: eggplant parmigiana, aubergine parmigiana, melanzane, eggplant parmesan, parmigiana di melanzane
chicken parmesan: chicken parmigiana, chicken parm, chicken parma, chicken parmigana
osso buco: ossobuco
saltimbocca: saltimboca, saltimbocca alla romana
chicken marsala: marsala chicken
chicken piccata: piccata, picatta, chicken picatta
bruschetta: brushetta, bruscetta, bruschetta al pomodoro
focaccia: foccacia, foccaccia, focacia
caponata: capponata
caprese salad: caprese, insalata caprese, tomato mozzarella salad
panzanella: panzanela, tuscan bread salad
cacciatore: chicken cacciatore, cacciatora, hunter's chicken, pollo alla cacciatora
cacio e pepe: caccio e pepe, cacio pepe
aglio e olio: aglio olio, spaghetti aglio e olio, aglio e oglio
amatriciana: all'amatriciana, matriciana, spaghetti amatriciana, bucatini all'amatriciana
penne arrabbiata: arrabbiata, arrabiata, arabiata, arrabbiatta
puttanesca: putanesca, spaghetti puttanesca, pasta puttanesca
pasta alla norma: penne alla norma
fettuccine alfredo: alfredo, fettucine alfredo, fettuccini alfredo, chicken alfredo, alfredo pasta, pasta alfredo
spaghetti and meatballs: spaghetti with meatballs, spagetti and meatballs, pasta and meatballs
polpette: italian meatball
pasta primavera: primavera pasta
baked ziti: ziti, pasta al forno
pasta bake: tuna pasta bake, tuna bake
pasta e fagioli: pasta fagioli, pasta fazool
shrimp scampi: prawn scampi, shrimps scampi
frittata: fritata, fritatta
polenta: creamy polenta
arancini: arancine, rice balls with mozzarella
cioppino: chopino
tonnato: vitello tonnato
acqua pazza: acquapazza
brasato: brasato al barolo
tagliata: steak tagliata
pappa al pomodoro: tuscan tomato soup
stracciatella: italian egg drop soup
spinach and ricotta cannelloni: cannelloni, caneloni, canneloni, ricotta cannelloni
ratatouille: ratatouile, ratatouie, ratatouli, ratatoui
boeuf bourguignon: beef bourguignon, beef burgundy, bourguignon, bourgignon, beef bourgignon, beef bourginon
coq au vin: coq a vin, cock au vin, coque au vin
cassoulet: casoulet, cassolet
french onion soup: onion soup, soupe a l'oignon
quiche: quich, kish, vegetable quiche, spinach quiche, leek quiche
quiche lorraine: quich lorraine, kish lorraine, kiche lorraine
croque monsieur: croque-monsieur, croc monsieur
croque madame: croque-madame
crepe: french pancakes
crepes suzette: crepe suzette
souffle: cheese souffle, soufflee, souffle au fromage
nicoise salad: salade nicoise, nicoise, nicoise salade, tuna nicoise
bouillabaisse: bouillabaise, boullabaisse, bouilabaisse
gratin dauphinois: dauphinoise potatoes, potato dauphinoise, potato gratin, dauphinoise, scalloped potatoes
clafoutis: clafouti, cherry clafoutis
french toast: pain perdu, eggy bread
steak frites: steak and chips, steak and fries, steak frite
duck confit: confit de canard, confit duck
omelette: omelet, omlette, omlet, french omelette
chicken cordon bleu: cordon bleu, cordon blue
blanquette: chicken blanquette, blanquette de veau, veal blanquette
chicken fricassee: fricassee, fricasee
pot au feu: pot-au-feu
steak au poivre: peppercorn steak, au poivre
sole meuniere: meuniere, fish meuniere
moules frites: moules mariniere, moules marinieres, mussels in white wine, steamed mussels
vichyssoise: vichysoise, vichyssoise soup, vichissoise
flammkuchen: tarte flambee, flamkuchen, flammekueche
salade lyonnaise: lyonnaise salad
gougere: cheese puffs
tapenade: tappenade, olive tapenade
daube: daube provencale, beef daube, daube de boeuf
navarin: navarin of lamb, lamb navarin
tartiflette: tartiflet
hachis parmentier: parmentier
chicken basquaise: poulet basquaise, basque chicken
piperade: pipperade
socca: farinata
eggs en cocotte: oeufs en cocotte, shirred eggs
tomates farcies: stuffed tomato, farcies tomates
soupe au pistou: pistou soup
paella: payella, seafood paella, paela, chicken paella, paella valenciana
tortilla espanola: spanish omelette, spanish tortilla, tortilla de patatas, spanish omelet
gazpacho: gaspacho, gazpacho soup
salmorejo: salmorrejo
ajoblanco: white gazpacho
patatas bravas: bravas, patatas brava
tapas
gambas al ajillo: garlic prawns, garlic shrimp, prawns in garlic, shrimp in garlic
albondigas: spanish meatball
croquetas: spanish croquettes, croquetas de jamon, ham croquettes
pan con tomate: pa amb tomaquet, tomato bread
pisto: pisto manchego
huevos rotos: broken eggs
spanish bean stew: lentejas con chorizo, spanish lentils, spanish lentil stew
caldo verde: portuguese kale soup
bacalhau a bras: bacalhau, salt cod with potatoes
piri piri chicken: peri peri chicken, piri-piri chicken, peri-peri chicken, nandos chicken
cataplana: kataplana
bifana
cozido: cocido, cocido madrileno
`
