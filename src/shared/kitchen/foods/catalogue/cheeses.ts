/**
 * Cheeses of the world. How to read a line: ../readCatalogue.ts.
 * Figures are USDA SR28 rows; where none is near, the public table that is named in the line.
 */
export const cheesesCatalogueText = `
cheese | aka queso, queso rallado, fromage, formaggio, käse, chese, chesse, cheeze, queso de papa, ser żółty, keju, keju cheddar, lactose free cheese | is dairy | fact rennet? | usda ~01009 | cup 113 | weighs slice 28, cube 17 | pack 200 g, 400 g | keeps 30 fridge

# England, Scotland, Wales and Ireland
cheddar | aka cheddar cheese, sharp cheddar, mild cheddar, tasty cheese, vintage cheddar, cheedar, chedder, chedar, chedder cheese, chedar cheese, sharp cheese, marble cheese, lactose free cheddar, lactofree cheddar | is semi-hard cheese | usda 01009 | cup 113 | weighs slice 28, cube 17 | pack 200 g, 400 g | keeps 30 fridge
low-fat cheddar | aka reduced fat cheddar, light cheddar, reduced fat cheese, low fat cheese, half fat cheddar, lighter cheddar | is semi-hard cheese | usda 01168 | cup 113 | weighs slice 28 | pack 350 g
smoked cheddar | aka smoked cheese, applewood smoked cheddar, kolbasny syr, kolbasny cheese, oscypek smoked | is cheddar | usda 01009
cheshire | aka cheshire cheese | is semi-hard cheese | usda 01010 | pack 200 g
Lancashire | aka lancashire cheese, crumbly lancashire, lancashire crumbly cheese | is semi-hard cheese | usda ~01010 | pack 200 g
caerphilly | aka caerphilly cheese | is semi-hard cheese | usda ~01010 | pack 200 g
wensleydale | aka wensleydale cheese | is semi-hard cheese | usda ~01010 | pack 200 g
red leicester | aka leicester cheese | is semi-hard cheese | usda ~01009 | pack 400 g
double gloucester | aka gloucester cheese | is semi-hard cheese | usda ~01009 | pack 400 g
sage derby | aka derby cheese, derby | is semi-hard cheese | usda ~01009 | pack 200 g
dunlop cheese | aka dunlop | is semi-hard cheese | usda ~01009
cornish yarg | aka yarg | is semi-hard cheese | usda ~01009
dubliner cheese | aka dubliner | is hard cheese | usda ~01009 | cup 113
stilton | aka stilton cheese, shropshire blue, lymeswold, stichelton | is blue-veined cheese | usda ~01039 | pack 200 g

# Italy
parmesan | aka parmesankäse, parmesan cheese, parmigiano reggiano, parmigiano, parmigiano-reggiano cheese, parmigiano cheese, parmesean, parmasean, parmesan reggiano, parm, reggiano, parmesan shavings, parmasan, parmigiana cheese, parmezan, parmessan | is hard cheese | fact raw milk? | usda 01033 | cup 100 | weighs rind 30, slice 10 | pack 100 g, 200 g
grated parmesan | aka parmesan powder, grated parmesan cheese, dried parmesan, shaker parmesan, shredded parmesan, powdered parmesan, queijo ralado, queijo parmesão | is hard cheese | usda 01032 | cup 100 | pack 80 g, 227 g
Grana Padano | aka grana, grana padano cheese, grana cheese, trentingrana | is hard cheese | fact raw milk? | maybe egg | figures kcal 396 protein 34.1 fat 29.2 carb 0 fibre 0 sodium 610 satfat 19.5 by "Anses, Ciqual French food composition table 2020" | cup 100 | pack 150 g
pecorino | aka pecorino romano, romano cheese, romano, pecorino cheese, pecorino sardo, pecorino toscano, percorino, fiore sardo, pecorino romano cheese, locatelli, casu marzu, canestrato, pecorino di pienza, pecorino di fossa, pecorino siciliano, piacentinu, paški sir, pag cheese, gbejna, ġbejniet | is hard cheese | usda 01038 | cup 100 | pack 150 g
asiago | aka asiago cheese, asiago d'allevo, asiago fresco, asiago pressato, asiago stagionato, queijo canastra | is hard cheese | figures kcal 356 protein 32.1 fat 25.6 carb 0 fibre 0 sodium 760 satfat 15.9 cholesterol 90 by "Anses, Ciqual French food composition table 2020" | cup 105 | pack 200 g
piave | aka piave cheese | is hard cheese | usda ~01033 | cup 100
mozzarella | aka mozza, mozz, mozzarella di latte, fior di latte, mozzarella in water, mozzerella, mozarella, mozzarela, mozzarella cheese ball, bocconcini, ciliegine, cherry bocconcini, fresh mozzarella cheese, mussarela, muçarela, mozarella fior di latte, lactose free mozzarella | is soft cheese | usda 01026 | cup 112 | weighs ball 125, each 125, slice 28, large 225 | pack 125 g | keeps 10 fridge
low-moisture mozzarella | aka mozzarella cheese, shredded mozzarella, grated mozzarella, part skim mozzarella, pizza cheese, pizza mozzarella, mozzarella block, part skim mozzarella cheese, low moisture part skim mozzarella, mozzarella shredded, pizza blend cheese, pizza mix cheese | is semi-hard cheese | usda 01029 | cup 113 | weighs slice 28 | pack 200 g, 500 g
buffalo mozzarella | aka mozzarella di bufala, mozzarella di bufala campana, bufala | is soft cheese | figures kcal 260 protein 14.5 fat 22.3 carb 0.2 fibre 0 sodium 197 satfat 15.0 cholesterol 60 water 61.3 by "Anses, Ciqual French food composition table 2020" | cup 112 | weighs ball 125, each 125 | pack 125 g | keeps 7 fridge
smoked mozzarella | aka mozzarella affumicata | is semi-hard cheese | usda ~01027 | cup 113 | weighs ball 125 | pack 200 g
burrata | aka burrata cheese, stracciatella cheese, buratta, stracciatella di bufala | is soft cheese | of cream | usda ~01026 | cup 230 | weighs each 125, ball 125 | pack 125 g | keeps 5 fridge
string cheese | aka cheese stick, cheese string, cheestrings, mozzarella stick snack | is semi-hard cheese | usda ~01028 | cup 113 | weighs each 28, stick 28
ricotta | aka ricotta cheese, whole milk ricotta, riccota, ricota, ricotta fresca, whole milk ricotta cheese, ricotta infornata, ricotta al forno, ricotta di bufala, sheep ricotta, ricotta di pecora, ricotta romana, seirass, rygeost, lactose free ricotta | is soft cheese | usda 01036 | cup 246 | pack 250 g | keeps 10 fridge
part-skim ricotta | aka low fat ricotta, light ricotta, part skim ricotta cheese, reduced fat ricotta | is soft cheese | usda 01037 | cup 246 | pack 250 g | keeps 10 fridge
ricotta salata | aka salted ricotta, ricotta dura | is hard cheese | usda ~01019 | cup 120 | pack 200 g
mascarpone | aka mascarpone cheese, marscapone, mascapone, marscarpone, mascarpone cream | is dairy | figures kcal 385 protein 4.4 fat 39.0 carb 4.0 fibre 0 sugars 4.0 sodium 32 satfat 25.7 cholesterol 123 water 51.5 by "Anses, Ciqual French food composition table 2020" | cup 235 | weighs tub 250 | pack 250 g | keeps 14 fridge
gorgonzola | aka gorgonzola cheese, gorgonzola dolce, gorgonzola piccante, gorganzola, gorgonzolla, cambozola, cambazola | is blue-veined cheese | figures kcal 312 protein 19.0 fat 26.4 carb 0 fibre 0 sodium 710 satfat 16.9 cholesterol 81 water 51.1 by "Anses, Ciqual French food composition table 2020" | pack 150 g
provolone | aka provolone cheese, provolone piccante, provalone, provolone dolce, provoleta, provola | is semi-hard cheese | usda 01035 | cup 132 | weighs slice 28 | pack 200 g
scamorza | aka scamorza affumicata | is semi-hard cheese | usda ~01027 | weighs each 250 | pack 250 g
caciocavallo | aka caciocavallo cheese, ragusano | is semi-hard cheese | usda ~01035 | cup 113
fontina | aka fontina cheese, fontina val d'aosta, fontal | is semi-hard cheese | usda 01020 | cup 108 | weighs slice 28 | pack 200 g
taleggio | aka taleggio cheese | is soft cheese | usda ~01006 | cup 144 | pack 200 g
stracchino | aka crescenza, stracchino crescenza, squacquerone, quartirolo, quartirolo lombardo, primo sale, casatella, tosella | is soft cheese | usda ~01006 | cup 230 | pack 165 g
bel paese | aka bel paese cheese | is semi-hard cheese | usda ~01034
robiola | aka robiola cheese | is soft cheese | usda ~01006
montasio | aka montasio cheese, frico cheese, castelmagno, bitto, branzi, bra duro, formai de mut, vezzena, puzzone di moena, piave vecchio, latteria cheese | is semi-hard cheese | usda ~01020

# France
brie | aka brie cheese, brie de meaux, brie de melun, triple cream brie, somerset brie | is soft cheese | fact raw milk? | usda 01006 | cup 144 | weighs wheel 250, slice 28, round 250 | pack 200 g
camembert | aka camembert cheese, camembert de normandie, camambert, camenbert | is soft cheese | fact raw milk? | usda 01007 | cup 246 | weighs each 250, wheel 250, round 250, wedge 38 | pack 250 g
coulommiers | is soft cheese | figures kcal 279 protein 18.8 fat 22.8 carb 0 fibre 0 sodium 534 satfat 15.8 cholesterol 85 water 56.0 by "Anses, Ciqual French food composition table 2020" | weighs each 350
triple-cream cheese | aka brillat savarin, saint andré, st andre cheese, boursault, explorateur, delice de bourgogne, triple creme cheese, double cream cheese | is soft cheese | figures kcal 376 protein 9.9 fat 37.5 carb 0 fibre 0 sodium 436 satfat 25.1 cholesterol 122 water 49.4 by "Anses, Ciqual French food composition table 2020" | weighs each 200 | pack 200 g
gruyère | aka gruyere cheese, grueyere, gruyer | is semi-hard cheese | fact raw milk? | usda 01023 | cup 108 | weighs slice 28 | pack 200 g
comté | aka comte cheese, gruyere de comte, abondance, abondance cheese, vacherin fribourgeois | is semi-hard cheese | fact raw milk | figures kcal 418 protein 27.2 fat 34.6 carb 0 fibre 0 sodium 322 satfat 22.5 cholesterol 115 water 33.2 by "Anses, Ciqual French food composition table 2020" | cup 108 | pack 200 g
beaufort | aka beaufort cheese | is semi-hard cheese | fact raw milk | figures kcal 410 protein 26.5 fat 34.0 carb 0 fibre 0 sodium 506 satfat 19.2 water 34.3 by "Anses, Ciqual French food composition table 2020" | cup 108 | pack 200 g
emmental | aka emmental cheese, emmentaler, emmenthal, emmenthaler, emmental français, emmental râpé, gruyère râpé, fromage râpé | is semi-hard cheese | figures kcal 373 protein 27.9 fat 28.8 carb 0 fibre 0 sodium 245 satfat 19.7 cholesterol 96 water 39.1 by "Anses, Ciqual French food composition table 2020" | cup 108 | weighs slice 28 | pack 200 g
roquefort | aka roquefort cheese, rocquefort | is blue-veined cheese | fact raw milk | usda 01039 | weighs wedge 100 | pack 100 g
bleu d'auvergne | aka bleu d'auvergne cheese, fourme d'ambert, bleu des causses, bleu de gex, bleu de bresse | is blue-veined cheese | figures kcal 343 protein 22.4 fat 28.4 carb 0 fibre 0 sodium 1050 satfat 19.0 cholesterol 59 water 44.1 by "Anses, Ciqual French food composition table 2020" | pack 150 g
blue cheese | aka queso azul, fromage bleu, ब्लू चीज़, st agur, bleu cheese, blue cheese crumbles, blue vein cheese, maytag blue, danish blue, danablu, castello blue, saint agur, blu cheese, cabrales, valdeón, cashel blue, fourme de montbrison | is blue-veined cheese | usda 01004 | weighs wedge 113 | pack 150 g
reblochon | aka reblochon cheese, tartiflette cheese, reblochon de savoie | is soft cheese | fact raw milk | figures kcal 326 protein 20.4 fat 27.4 carb 0 fibre 0 sodium 509 satfat 18.8 cholesterol 90 water 49.1 by "Anses, Ciqual French food composition table 2020" | weighs each 450 | pack 450 g
raclette | aka raclette cheese | is semi-hard cheese | figures kcal 342 protein 23.4 fat 27.5 carb 0 fibre 0 sodium 676 satfat 18.5 cholesterol 100 water 44.7 by "Anses, Ciqual French food composition table 2020" | weighs slice 28 | pack 400 g
morbier | aka morbier cheese | is semi-hard cheese | fact raw milk | figures kcal 355 protein 22.8 fat 29.2 carb 0 fibre 0 sodium 562 satfat 19.2 cholesterol 89 water 43.6 by "Anses, Ciqual French food composition table 2020"
cantal | aka cantal cheese, salers (whole), laguiole cheese, tome fraiche, aligot cheese, laguiole, salers cheese | is semi-hard cheese | figures kcal 383 protein 26.6 fat 30.5 carb 0 fibre 0 sodium 741 satfat 19.9 cholesterol 99 water 37.1 by "Anses, Ciqual French food composition table 2020"
tomme | aka tomme de savoie, tome cheese, tomme cheese, toma, toma piemontese, toma cheese, tomme fraîche, tome des bauges, tomme de montagne | is semi-hard cheese | figures kcal 350 protein 21.6 fat 29.4 carb 0 fibre 0 sodium 510 satfat 19.4 water 42.3 by "Anses, Ciqual French food composition table 2020"
saint-nectaire | aka st nectaire | is semi-hard cheese | figures kcal 344 protein 22.5 fat 28.4 carb 0 fibre 0 sodium 620 satfat 18.8 cholesterol 93 water 44.6 by "Anses, Ciqual French food composition table 2020"
port salut | aka st paulin, port du salut, saint paulin, oka cheese | is semi-hard cheese | usda 01034 | weighs slice 28
mimolette | aka boule de lille | is hard cheese | figures kcal 308 protein 24.9 fat 23.4 carb 0 fibre 0 sodium 1140 satfat 16.8 cholesterol 67 water 45.5 by "Anses, Ciqual French food composition table 2020" | cup 113
ossau-iraty | aka pyrenees sheep cheese, etorki, brebis cheese, petit basque | is semi-hard cheese | figures kcal 428 protein 24.2 fat 37.0 carb 0 fibre 0 sodium 673 satfat 24.4 cholesterol 94 water 33.8 by "Anses, Ciqual French food composition table 2020"
munster cheese | aka munster géromé, alsatian munster, munster, langres, langres cheese, gubbeen, milleens, durrus | is soft cheese | figures kcal 344 protein 21.2 fat 29.0 carb 0 fibre 0 sodium 670 satfat 18.8 cholesterol 96 water 49.4 by "Anses, Ciqual French food composition table 2020"
époisses | aka epoisses de bourgogne | is soft cheese | figures kcal 290 protein 17.8 fat 24.5 carb 0 fibre 0 sodium 702 satfat 17.1 cholesterol 81 water 55.6 by "Anses, Ciqual French food composition table 2020" | weighs each 250
maroilles | aka maroille cheese, livarot | is soft cheese | figures kcal 325 protein 21.9 fat 26.4 carb 0 fibre 0 sodium 834 satfat 18.1 cholesterol 103 water 48.3 by "Anses, Ciqual French food composition table 2020"
pont-l'évêque | aka pont leveque cheese | is soft cheese | figures kcal 326 protein 22.7 fat 26.2 carb 0 fibre 0 sodium 520 satfat 18.2 cholesterol 85 water 47.9 by "Anses, Ciqual French food composition table 2020" | weighs each 220
vacherin | aka vacherin mont d'or, mont d'or cheese, fondue vacherin, mont d'or | is soft cheese | figures kcal 302 protein 18.9 fat 25.4 carb 0 fibre 0 sodium 523 satfat 16.3 water 52.9 by "Anses, Ciqual French food composition table 2020"
saint-marcellin | aka st marcellin, st félicien, saint félicien, st marcellin cheese | is soft cheese | figures kcal 280 protein 15.1 fat 24.3 carb 0 fibre 0 sodium 433 satfat 18.1 cholesterol 93 water 58.3 by "Anses, Ciqual French food composition table 2020" | weighs each 80
chaource | aka chaource cheese | is soft cheese | figures kcal 276 protein 17.3 fat 22.9 carb 0 fibre 0 sodium 760 satfat 15.8 cholesterol 83 water 56.0 by "Anses, Ciqual French food composition table 2020" | weighs each 250
cancoillotte | is soft cheese | figures kcal 151 protein 13.8 fat 10.5 carb 0.5 fibre 0 sodium 692 satfat 7.1 cholesterol 26 water 72.5 by "Anses, Ciqual French food composition table 2020" | cup 245
neufchâtel | aka neufchatel cheese, light cream cheese, 1/3 less fat cream cheese, reduced fat cream cheese, low fat cream cheese, lite cream cheese | is soft cheese | no rennet | usda 01031 | cup 232 | weighs package 227, block 227 | pack 227 g | keeps 21 fridge
boursin | aka garlic and herb cream cheese, herbed cream cheese, garlic and herb soft cheese, garlic herb cheese spread, roule, garlic and herb cheese | is soft cheese | of garlic, parsley | figures kcal 366 protein 7.7 fat 35.3 carb 4.2 fibre 0 sugars 1.9 sodium 479 satfat 23.9 cholesterol 69 water 50.8 by "Anses, Ciqual French food composition table 2020" | weighs package 150 | pack 150 g

# goat and sheep
sheep cheese | aka sheep's cheese, sheep milk cheese, sheep's milk cheese, ewe's milk cheese, ewe cheese, fromage de brebis, tomme de brebis, queso de oveja | is semi-hard cheese | usda ~01156 | cup 113 | pack 200 g
goat cheese | aka chèvre, chevre cheese, goat cheese crumbles, queso de cabra, rulo de cabra, rulo de queso de cabra, queso de rulo de cabra, queso de cabra de rulo, queso de cabra en rulo, queso fresco de cabra, queso de cabra fresco, montrachet cheese, banon, banon cheese, rocamadour, cabécou, picodon, pélardon, valençay, bûche de chèvre, crottin, murcia al vino, drunken goat cheese, drunken goat, majorero, queso majorero, monte enebro, palmero cheese, ibores | is soft cheese | usda 01159 | cup 200 | weighs log 113, slice 20, round 60 | pack 113 g, 150 g
semi-soft goat cheese | aka semi hard goat cheese, goat gouda, goat brie, ripened goat cheese, bucheron, crottin de chavignol, sainte maure, selles sur cher, bouche cheese, garrotxa, humboldt fog | is semi-hard cheese | usda 01157 | weighs each 60
hard goat cheese | aka aged goat cheese, goat cheddar | is hard cheese | usda 01156 | cup 113

# Switzerland, Germany, Austria, the Low Countries
swiss cheese | aka swiss, jarlsberg, jarlsberg cheese, baby swiss, leerdammer, maasdam, maasdammer, american swiss, lorraine swiss, alpine lace | is semi-hard cheese | usda 01040 | cup 108 | weighs slice 28 | pack 200 g
appenzeller | aka appenzeller cheese, tête de moine | is semi-hard cheese | usda ~01023 | cup 108
sbrinz | is hard cheese | usda ~01023 | cup 108
gouda | aka gouda cheese, old amsterdam, dutch cheese, goudse kaas, beemster, boerenkaas, queijo flamengo, flamengo cheese, bola cheese, ser gouda, korycinski, ser żółty gouda | is semi-hard cheese | usda 01022 | weighs slice 28 | pack 200 g
edam | aka edam cheese, queso de bola, keso de bola, queijo do reino, edamer, babybel, baby bel | is semi-hard cheese | usda 01018 | weighs slice 28 | pack 200 g
leyden | aka leiden cheese, cumin gouda, caraway cheese, komijnekaas | is semi-hard cheese | of cumin | usda 01008
limburger | aka limburger cheese, romadur, herve cheese | is soft cheese | usda 01024 | cup 134
tilsit | aka tilsiter, havarti tilsit, esrom | is semi-hard cheese | usda 01041 | weighs slice 28
butterkäse | aka butter cheese, steppenkäse, weißlacker, havarti dill, trapista, samsø cheese, herrgård, grevé, hushållsost, jarlsberg light, gamalost | is semi-hard cheese | usda ~01034 | weighs slice 28
bergkäse | aka mountain cheese, alpkäse, allgäuer | is semi-hard cheese | usda ~01023 | cup 108
harzer | aka harzer käse, sauermilchkäse, handkäse, olomoucké tvarůžky, olomouc cheese, quargel, kochkäse | is semi-hard cheese | no rennet | usda ~01265
liptauer | aka liptauer spread, körözött, liptauer cheese, juhtúró | is soft cheese | of twaróg, butter, paprika | maybe anchovy, mustard | usda ~43276 | cup 240
obatzda | aka obazda | is soft cheese | of camembert, butter, paprika, onion | maybe beer | usda ~01006 | cup 240

# Scandinavia
havarti | aka havarti cheese, dill havarti, danbo, cream havarti | is semi-hard cheese | usda ~01005 | weighs slice 28 | pack 200 g
brunost | aka gjetost, brown cheese, geitost, ski queen, mysost, messmör, prim, mesost, brown whey cheese, whey cheese brown | is semi-hard cheese | no rennet | usda 01021 | weighs slice 15 | pack 250 g | keeps 60 fridge
västerbotten cheese | aka vasterbottensost, vasterbotten, prästost, priest cheese, herrgårdsost | is hard cheese | usda ~01009 | cup 110
leipäjuusto | aka bread cheese, juustoleipä, finnish squeaky cheese | is semi-hard cheese | usda ~01228 | cup 130

# Greece, Turkey, Cyprus and the Balkans
feta | aka feta cheese, fetta (whole), salad cheese, feta crumbles, fetta cheese, marinated feta, bulgarian feta, touloumotiri, telemes, galotyri, sfela, bundz, bryndza podhalańska, brânză de burduf | is soft cheese | usda 01019 | cup 150 | weighs block 200, slice 40, cube 17 | pack 200 g | keeps 30 fridge
sirene | aka bulgarian white cheese, beyaz peynir, turkish white cheese, white cheese in brine, telemea, brinza, bryndza, panir tabrizi, lighvan cheese, sheep brynza, brynza | is soft cheese | usda ~01019 | cup 150 | weighs block 200 | pack 400 g | keeps 30 fridge
halloumi | aka haloumi, hallumi, hellim, halloumi cheese, haloumi cheese, grilling cheese, squeaky cheese, hallomi, hallumi cheese, formaela, talagani | is semi-hard cheese | figures kcal 321 protein 21.9 fat 25.1 carb 2.0 fibre 0 sodium 1100 satfat 17.0 by "Public Health England, Composition of Foods Integrated Dataset 2021" | cup 130 | weighs slice 28, block 225, each 225 | pack 225 g | keeps 90 fridge
kefalotyri | aka kefalograviera, graviera, kefalotiri, saganaki cheese, kasseri, kaseri, ladotyri, metsovone, arseniko, san michali | is hard cheese | usda ~01038 | cup 110 | weighs slice 50
mizithra | aka myzithra, anthotyro, xinomizithra, xynomizithra, xinotyro, tirozouli | is hard cheese | usda ~01227 | cup 97
manouri | aka manouri cheese | is soft cheese | usda ~01017 | cup 230
kashkaval | aka kaşar, kasar cheese, kaşar peyniri, kashkaval cheese, kackavalj, eski kaşar, dil peyniri, tulum, tulum cheese, tulum peyniri | is semi-hard cheese | usda ~01035 | pack 400 g
çökelek | aka lor, lor cheese, lor peyniri, urda, izdihar | is soft cheese | no rennet | usda ~01014 | cup 145

# Arab countries, Iran, the Caucasus, Africa
akkawi | aka akawi, akkawi cheese, ackawi, jibneh, nabulsi cheese, nabulsi, sweet cheese for knafeh | is soft cheese | usda ~01228 | cup 130
shanklish | aka shankleesh, surke | is soft cheese | usda ~01019 | cup 150
domiati | aka egyptian white cheese, gebna beyda, istanbolli cheese, gibna bayda | is soft cheese | usda ~01019 | cup 150
areesh | aka arish, areesh cheese, karish cheese, gebna areesh, gibna qareesh | is soft cheese | no rennet | usda ~01016 | cup 220
roumy cheese | is hard cheese | usda ~01038
sulguni | aka suluguni, georgian cheese, imeruli cheese, imeretian cheese, khachapuri cheese, chechil | is semi-hard cheese | usda ~01026
ayib | aka ethiopian cheese, ethiopian cottage cheese | is soft cheese | no rennet | usda ~01015 | cup 220

# Spain and Portugal
manchego | aka manchego cheese, queso manchego, sheep milk manchego, manchego curado, manchego semicurado, queso curado, castellano cheese, queso viejo | is semi-hard cheese | usda ~01156 | cup 113 | pack 200 g
iberico cheese | aka queso iberico, zamorano, idiazabal, roncal | is hard cheese | usda ~01009
mahón | aka mahon cheese, mahon menorca | is semi-hard cheese | usda ~01009
tetilla | aka tetilla cheese, arzúa ulloa, san simón | is semi-hard cheese | usda ~01005
requesón | aka requeijão curd, requeijao portuguese, brocciu, brousse | is soft cheese | no rennet | usda ~01036 | cup 246
serra da estrela | aka queijo da serra, azeitão, serra cheese, queijo serra da estrela, torta del casar, queijo nisa, nisa cheese, serpa cheese, castelo branco cheese, queijo amarelo | is soft cheese | usda ~01006
São Jorge cheese | aka queijo são jorge, sao jorge, queijo da ilha | is semi-hard cheese | usda ~01009

# the Americas
monterey jack | aka monterey jack cheese, jack cheese, monterey cheese, colby jack, colby jack cheese, monteray jack, monterrey jack, co jack cheese, dry jack | is semi-hard cheese | usda 01025 | weighs slice 28 | pack 226 g
pepper jack | aka pepperjack, pepper jack cheese, jalapeno jack, chilli cheese, hot pepper cheese | is semi-hard cheese | of jalapeño | usda ~01025 | weighs slice 28 | pack 226 g
colby | aka colby cheese, longhorn cheese | is semi-hard cheese | usda 01011 | weighs slice 28 | pack 226 g
brick cheese | aka wisconsin brick cheese, detroit brick cheese | is semi-hard cheese | usda 01005 | weighs slice 28
muenster | aka muenster cheese, american munster, meunster | is semi-hard cheese | usda 01030 | weighs slice 28 | pack 226 g
cheese curd | aka poutine cheese, squeaky curds, poutine curds | is semi-hard cheese | usda ~01009 | cup 130 | weighs each 10
cottage cheese | aka hüttenkäse, small curd cottage cheese, large curd cottage cheese, creamed cottage cheese, cotage cheese, serek wiejski, wiejski, túró rögös, keso, lactose free cottage cheese | is soft cheese | usda 01012 | cup 220 | pack 250 g, 450 g | keeps 14 fridge
low-fat cottage cheese | aka 2% cottage cheese, 1% cottage cheese, lowfat cottage cheese, nonfat cottage cheese, fat free cottage cheese, reduced fat cottage cheese | is soft cheese | usda 01015 | cup 226 | pack 450 g | keeps 14 fridge
cream cheese | aka philly, st moret, saint moret, philadelphia, philadelphia cheese, soft cheese, philadelphia cream cheese, philly cream cheese, crème cheese, cream chese, cream cheese spread, spreadable cheese, kiri cheese, mendicrim, casancrem, queso untable, frischkäse, doppelrahmfrischkäse, serek kremowy, krémsajt, naturfrischkäse, färskost, crowdie, primula, primula cheese spread, primula spread, lactose free cream cheese, lactofree cream cheese | is soft cheese | no rennet | usda 01017 | cup 232 | weighs package 227, block 227 | pack 180 g, 227 g | keeps 21 fridge
whipped cream cheese | is soft cheese | no rennet | usda ~01017 | cup 160 | pack 227 g
American cheese | aka processed cheese, process cheese, cheese singles, kraft singles, burger cheese, government cheese, amul cheese, toast cheese, kraft cheese, plavleny syr, druzhba, druzhba cheese, schmelzkäse, ser topiony, ostehaps, smältost | is semi-hard cheese | usda 01042 | weighs slice 21 | pack 200 g | keeps 90 fridge
velveeta | aka processed cheese loaf, melting cheese loaf | is dairy | usda 01191 | cup 240 | weighs ounce 28, block 454 | pack 454 g | keeps 90 fridge
cheese spread | aka laughing cow, spreadable cheese triangles, cheese triangle, dairylea, cheese wedge, la vache qui rit, vache qui rit, portion de vache qui rit, processed cheese spread, pub cheese | is dairy | usda 01048 | cup 244 | weighs wedge 17, each 17 | pack 140 g | keeps 60 fridge
cheese sauce | aka käsesauce, käsesoße, cheese whiz, cheeze whiz, cheez whiz, nacho cheese, nacho cheese sauce, queso dip, queso sauce, cheese dip, chile con queso | is dairy | maybe wheat flour, mustard, anchovy | in Sauces | usda 01188 | cup 250 | keeps 90 cupboard
cheese powder | aka cheddar powder, cheddar cheese powder, powdered cheese, kraft mac & cheese powder, mac and cheese powder, kraft cheese powder, macaroni and cheese powder | is dairy | in Spices | figures kcal 553 protein 29.6 fat 38.6 carb 22.2 by "computed from dried cheddar, three parts, and sweet whey powder, one part (USDA SR28 01009, 01115)" | cup 112 | keeps 365 cupboard
Mexican blend cheese | aka mexican four cheese, taco cheese, mexican cheese, four cheese blend, tex mex cheese, fiesta blend cheese | is semi-hard cheese | usda 01251 | cup 113 | pack 226 g
Italian blend cheese | aka italian cheese blend, italian blend, shredded italian cheese, five cheese italian blend, six cheese italian blend | is semi-hard cheese | usda ~01027 | cup 113 | pack 226 g
queso fresco | aka fresh mexican cheese, queso de freir, queso campesino, queso para freír, quesillo white, queso ranchero, cuajada, queso de burgos, burgos cheese, mató, queso mato, brull, villalón cheese | is soft cheese | usda 01228 | cup 122 | pack 280 g
queso blanco | aka white cheese, queso de mano, keju putih, white farmer cheese | is soft cheese | no rennet | usda 01229 | cup 118 | pack 280 g
cotija | aka cotija cheese, queso cotija, cojita cheese | is hard cheese | usda 01267 | cup 120 | pack 280 g
queso añejo | aka anejo cheese | is hard cheese | usda 01165 | cup 132
oaxaca cheese | aka queso oaxaca, quesillo, quesadilla cheese, queso quesadilla, oaxacan cheese, queso asadero, asadero | is semi-hard cheese | usda 01166 | pack 280 g
queso chihuahua | aka chihuahua cheese, queso menonita, mennonite cheese | is semi-hard cheese | usda 01167 | pack 280 g
queso seco | aka duro blando, queso duro | is hard cheese | usda 01227 | cup 97
panela cheese | aka queso panela, panela queso | is soft cheese | usda ~01228 | cup 122 | pack 280 g
queijo minas | aka minas cheese, queijo minas frescal, minas frescal, queijo fresco, queijo branco, queijo meia cura, queijo canastra meia cura | is soft cheese | usda ~01228 | cup 122 | pack 500 g
queijo coalho | aka coalho cheese, coalho, queijo de coalho | is semi-hard cheese | usda ~01026 | cup 130 | weighs stick 60
queijo prato | aka prato cheese | is semi-hard cheese | usda ~01022 | weighs slice 20
requeijão | aka requeijao cremoso, catupiry, requeijão catupiry | is dairy | usda ~01048 | cup 240 | pack 200 g | keeps 30 fridge
queso cremoso | aka cuartirolo, queso port salut argentino, mantecoso, queso mantecoso, chanco cheese | is soft cheese | usda ~01006

# South and East Asia
paneer | aka panir, indian cottage cheese, paneer cheese, panner, chenna, chhena, chhana, malai paneer, panneer | is dairy | usda ~01229 | cup 150 | weighs block 225, cube 12 | pack 200 g, 225 g | keeps 14 fridge
palak paneer | aka saag paneer | is ready dish | of paneer, spinach, onion, garlic | maybe cream, butter, cashew | in Dairy | usda ~01229 | cup 150 | weighs block 225, cube 12 | pack 200 g, 225 g | keeps 14 fridge
chhurpi | aka himalayan cheese, durkha | is hard cheese | usda ~01033
rubing | aka yunnan goat cheese, rushan | is soft cheese | no rennet | usda ~01228
kesong puti | aka philippine white cheese, carabao cheese, quesong puti | is soft cheese | usda ~01228
dangke | aka dadih | is soft cheese | no rennet | usda ~01036
`
