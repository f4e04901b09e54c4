/**
 * Breads, sweets, sausages, cheeses, sauces, brands and additives of Europe, the Americas and Oceania that the other
 * sections leave out, cuisine by cuisine. How to read a line: ../readCatalogue.ts.
 */
export const regionalWestCatalogueText = `
# Italy
taralli | aka taralli pugliesi, tarallini, tarallucci, fennel taralli | is cracker kind | of wheat flour, olive oil, white wine | maybe fennel seed | usda ~18080 | cup 46 | weighs each 5
pinsa | aka pinsa base, pinsa romana, pinsa bread | is wheat flatbread kind | maybe soybean | usda ~18033 | weighs each 230
gnocco fritto | aka crescentine fritte, torta fritta, pizza fritta, chizze | is wheat flatbread kind | of lard | maybe milk | usda ~18364 | weighs each 25
tigelle | aka tigella, crescentina, crescentine, crescentine modenesi | is wheat flatbread kind | maybe lard, milk | usda ~18258 | weighs each 35
colomba pasquale | aka colomba, easter colomba, colomba cake, dove cake | is sweet pastry | of egg, butter, milk, almond | maybe hazelnut, candied orange peel | usda ~18106 | weighs each 750 | keeps 60 cupboard
baci di dama | aka lady's kisses cookies | is biscuit kind | of butter, hazelnut, dark chocolate | maybe almond | usda ~18204 | weighs each 12
canestrelli | aka canestrelli biscuits, torcetti, krumiri, paste di meliga, frollini, bucaneve | is biscuit kind | of butter, egg yolk | usda ~18204 | weighs each 10
cannoli shells | aka cannolo shell, cannoli wafer | is sweet pastry | maybe lard, egg, marsala | usda ~18271 | weighs each 25 | keeps 60 cupboard
cannoli | aka sicilian cannoli, cannolo siciliano | is sweet pastry | of ricotta | maybe pistachio, egg, lard | usda ~18310 | weighs each 90 | keeps 2 fridge
sfogliatella | aka sfogliatelle, sfogliatelle ricce, lobster tail pastry, aragosta pastry | is sweet pastry | of ricotta, semolina | maybe lard, butter, egg | usda ~18246 | weighs each 110
struffoli | aka cicerchiata, honey fritters italian | is sweet pastry | of honey, egg | maybe butter | usda ~18248 | keeps 7 cupboard
chiacchiere | aka crostoli, frappe di carnevale, bugie, angel wings, chrusciki, faworki, csöröge, bugnes, khvorost, hvorost, verguny | is sweet pastry | of egg | maybe butter, sour cream | usda ~18248 | weighs each 15
panforte | aka panforte di siena, panpepato, panforte nero | is sweetmeat | of almond, honey, wheat flour, candied orange peel | maybe hazelnut, walnut, cocoa powder | usda ~18110 | weighs slice 40 | keeps 90 cupboard
porchetta | aka porchetta di ariccia | is pork kind | usda ~10081 | cup 140
pizzoccheri | aka pizzoccheri della valtellina, buckwheat tagliatelle | is noodle kind | of buckwheat flour, wheat flour | usda ~20114 | cup 90
culurgiones | aka culurgionis, casoncelli vegetarian | of pecorino, potato | is pasta kind | usda ~22901 | weighs each 20
passatelli | is filled pasta kind | of parmesan, egg, breadcrumbs | usda ~20093 | cup 130
canederli | aka knödel bread dumplings, speckknödel, bread dumpling, semmelknödel, houskové knedlíky, knedliky, czech dumplings, serviettenknödel | is pastry kind | of egg, milk, bread | maybe speck | usda ~18081 | cup 45 | weighs each 70
gnudi | aka malfatti, ricotta gnocchi, gnocchi alla romana, semolina gnocchi roman, strozzapreti ricotta | of ricotta, parmesan | is pasta kind | maybe egg, semolina | figures kcal 156 protein 3.9 fat 0.3 carb 34.1 fibre 2.0 water 61 by "computed from USDA SR28 11367 boiled potato and 20081 flour, 3:1" | cup 150
battuto | aka battuto di verdure, italian vegetable base | is vegetable | of onion, carrot, celery | usda ~11282 | cup 130
pesto trapanese | aka trapanese pesto, pesto alla trapanese, agghiata trapanese | is sauce kind | of tomato, almond, basil, garlic, olive oil | maybe pecorino | figures kcal 330 protein 4.5 fat 30 carb 9 fibre 3 sugars 5 sodium 1000 satfat 4.5 cholesterol 6 water 53 by "makers' declarations, mean" | cup 240
amatriciana sauce | aka sugo all'amatriciana, amatriciana, sauce amatriciana | is sauce kind | of tomato, guanciale | maybe pecorino | figures kcal 173 protein 9.3 fat 13.2 carb 4.3 fibre 1.5 sugars 2.5 sodium 324 satfat 4.2 cholesterol 36 water 72 by "computed by recipe from USDA 23572, 11531, 11282, 11143, 11124, 04053, 11546" | cup 250
carbonara sauce | aka carbonara, sauce carbonara | is sauce kind | of bacon, egg, cheese, cream | figures kcal 160 protein 3.5 fat 14 carb 4.5 fibre 0.2 sugars 2 sodium 600 satfat 7 cholesterol 45 water 75 by "makers' declarations, mean" | cup 245
grass pea | aka cicerchia, cicerchie, khesari dal, guaya, indian pea, almorta | is pulse kind | usda ~16056 | cup 200
zabaglione | aka zabaione, sabayon, zabaglione cream | is pudding kind | of egg yolk, marsala | figures kcal 117 protein 3.7 fat 4.5 carb 16.6 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 250
pastry cream | aka crème pâtissière, crema pasticcera, crème pat, vanilla pastry cream, crema pastelera, crème mousseline | is pudding kind | of milk, egg yolk, sugar | maybe wheat flour, cornstarch, butter | figures kcal 117 protein 3.7 fat 4.5 carb 16.6 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 250
frico | aka frico croccante, parmesan crisp, cheese crisp, parmesan tuile | is cheese | usda ~01033 | cup 100
arancini | aka supplì, arancino, arancine, rice balls italian | is ready dish | of risotto rice, breadcrumbs, cheese | maybe egg, minced beef | figures kcal 217 protein 6.5 fat 9.4 carb 27 by "computed from cooked rice, mozzarella, breadcrumbs and oil, 70 : 12 : 10 : 8 (USDA SR28 20045, 01026, 18079, 04582)" | weighs each 100
bruschetta | aka bruschetta bread, bruschetta toasts, fettunta, pan con tomate, pa amb tomàquet | is wheat bread | maybe tomato, garlic | usda ~18029 | cup 35 | weighs each 35
saltimbocca | aka saltimbocca alla romana | is veal kind | of prosciutto | maybe butter, wheat flour | usda ~17426
lampascioni | aka tassel hyacinth bulb, volvi bulbs, wild hyacinth bulb | is vegetable | usda ~11677 | cup 160
peperoni cruschi | aka crusco pepper, cruschi peppers, peperone crusco | is spice | of bell pepper | usda ~11978 | cup 50
# Mexico
concha | aka concha bread, pan de muerto, pan dulce, mexican sweet bread, orejas pan dulce, cuernos pan, marranitos, puerquitos, garibaldi bread, cochitos | is sweet pastry | of egg, butter, milk | usda ~18955 | weighs each 80
obleas | aka oblea wafers, wafer obleas, oblaty | is biscuit kind | usda ~20027 | cup 20
mazapán | aka mazapanes | is confection | of almond, sugar | maybe peanut, egg white | usda ~12071 | cup 227 | weighs each 28
peanut marzipan | aka mazapanes de la rosa, mazapán de la rosa, de la rosa mazapan, mazapan de cacahuate, mexican mazapan, mazapán mexicano, paçoca, paçoquita, paçoca de amendoim, peanut mazapan, paçoquinha | is confection | of peanut | usda ~19148 | cup 140 | weighs each 28
pipián | aka pipian sauce, pipián verde, pipian rojo, mole verde, green mole, mole pipian | is sauce kind | of pumpkin seed, chili, vegetable oil | maybe sesame seed, peanut | figures kcal 480 protein 9 fat 31 carb 44 fibre 10 sugars 22 sodium 1500 satfat 6 cholesterol 0 water 10 by "maker's declaration, mole paste" | cup 270
Doña María mole | aka mole doña maría, dona maria adobo | is sauce kind | of chili, sesame seed, peanut, cracker, soybean oil, sugar, soybean | maybe unsweetened chocolate, cinnamon | figures kcal 480 protein 9 fat 31 carb 44 fibre 10 sugars 22 sodium 1500 satfat 6 cholesterol 0 water 10 by "maker's declaration, mole paste" | cup 270
salsa macha | aka salsa matcha, salsa macha veracruzana, macha salsa | is sauce kind | of peanut, chili, vegetable oil | maybe sesame seed, pecan | figures kcal 690 protein 5 fat 70 carb 12 fibre 4 sugars 4 sodium 1600 satfat 10 cholesterol 0 water 8 by "makers' declarations, mean" | cup 220
cecina | aka cecina de res, cecina de leon, cecina enchilada, tasajo, tasajo de caballo, machaca, machacado, chalona, yapingacho | is beef charcuterie | usda ~13350 | cup 80
carne al pastor | aka al pastor, al pastor pork, tacos al pastor meat, pastor meat, carne adobada | is pork kind | maybe pineapple | usda ~10081 | cup 140
chile relleno | is ready dish | of chili, cheese, egg | maybe wheat flour, pork | figures kcal 190 protein 8.5 fat 14.5 carb 7 by "computed from poblano, cheese, egg, flour and oil, 50 : 22 : 16 : 5 : 7 (USDA SR28 11333, 01025, 01123, 20081, 04582)" | cup 200
romeritos | aka seepweed | is leafy green | usda ~11276 | cup 100
atole | aka atol, atole blanco, atole de vainilla, champurrado, atol de elote, maizena atole, chilate | is drink | of masa harina, sugar | maybe milk, cornstarch, Mexican chocolate | usda ~14639 | cup 240
tejuino | aka tesgüino, pozol, tascalate | is drink | of masa | usda ~14305 | cup 240
rompope | aka ponche crema, crema de vie, rompope liqueur, ponche de crème, ponche creme, poncha crema | is liqueur kind | of milk, sugar, egg yolk | usda ~14415 | cup 249
Clamato | aka clamato juice, tomato clam juice, clam tomato cocktail, clamato cocktail, caesar mix | is juice kind | of tomato juice, clam | usda ~11886 | cup 243
birria | aka birria de res, birria de chivo, birria consommé, consomé de birria, barbacoa, beef barbacoa, barbacoa de borrego | is red meat | maybe beef, goat, lamb | usda ~13166
charro beans | aka frijoles charros, frijoles borrachos, cowboy beans mexican | is pulse kind | of pinto bean, bacon | maybe Mexican chorizo | usda ~16103 | cup 238
Takis | aka takis fuego, doritos dinamita, rolled tortilla chips takis | is corn snack kind | maybe soybean, milk | usda ~19056 | cup 26
escamoles | aka ant larvae, gusanos de maguey, maguey worm, chinicuiles, chicatana ants, chicatanas, hormigas culonas, flying ants, witchetty grub, mopane worm, jumiles | is edible insect | figures kcal 206 protein 18.7 fat 13.4 carb 5.1 water 61.9 by "Finke 2002, mealworm larva" | cup 100
aguachile | aka aguachile de camaron | is crustacean kind | of shrimp, lime juice | maybe cucumber | usda ~15271 | cup 145
quesadilla | aka cheese quesadilla | is ready dish | of cheese | maybe flour tortilla, corn tortilla | usda ~22918 | cup 130
capirotada | aka mexican bread pudding | is pudding kind | of bread, cheese, piloncillo | maybe peanut, almond, raisin, egg | figures kcal 297 protein 5.9 fat 9.6 carb 49.7 by "McCance and Widdowson's The Composition of Foods, 5th edition"
flan mix | aka flan powder, royal flan mix, flanby mix, crème caramel mix, flan en polvo, jell-o flan mix | is baking aid | of sugar | maybe milk | usda ~19202 | cup 160
# France
pain d'épices | aka pain d epice, ontbijtkoek, peperkoek, kruidkoek, couque de dinant, couque | is sweet pastry | of honey, rye flour, wheat flour | maybe egg, milk, cinnamon, ginger, anise seed | usda ~18116 | keeps 30 cupboard
croissant | aka butter croissant, croissants au beurre, cornetto pastry, medialuna, all butter croissant | is sweet pastry | of butter | maybe milk, egg | usda 18239 | weighs each 57, small 42, large 67
kouign-amann | aka queen amann, gâteau breton, far breton | is sweet pastry | of butter | maybe egg, milk | usda ~18246
pâte brisée | aka brisée pastry, pâte sablée, pâte sucrée, sweet butter pastry, mürbeteig, pasta frolla, pâte à foncer, masa sablée, sablée dough | is pastry kind | of butter | maybe egg, sugar | usda ~18948
feuilletine | aka pailleté feuilletine, crêpe dentelle, gavottes, feuillantine, gavotte biscuits | is biscuit kind | of butter, milk | usda ~18204
langue de chat | aka cat's tongue biscuits, katzenzungen biscuit | is biscuit kind | of butter, egg white | usda ~18204
palet breton | aka galette bretonne, breton biscuits, sablé breton, traou mad, punschkrapfen base | is biscuit kind | of butter, egg yolk | maybe buckwheat flour | usda ~18192
petit beurre | aka petit beurre biscuit, véritable petit beurre, leibniz butterkeks, butterkeks, leibniz biscuit, leibniz, petit écolier, lu petit écolier, choco leibniz, herbatniki | is biscuit kind | of butter, milk | usda ~18204
tuile | aka tuile biscuit, tuiles aux amandes, almond tuile | is biscuit kind | of butter, egg white | maybe almond | usda ~18193
calisson | aka calissons d'aix | is confection | of almond, candied fruit | maybe egg white | usda ~12071 | cup 227
fruit paste | aka pâte de fruits, fruit paste candy, ate de frutas, ate de guayaba, goiabada, bocadillo de guayaba, marmelada, bananada | is confection | fact sweetfruit | usda ~19106 | cup 182
frangipane | aka crème d'amande, almond cream, frangipane cream, crème frangipane, almond frangipane | is baking aid | of almond, butter, egg, sugar | maybe wheat flour | usda ~12071 | cup 227
aligot | aka pommes aligot, truffade | is ready dish | of potato, tomme, butter, cream | figures kcal 190 protein 7.5 fat 12.5 carb 12 by "computed from mashed potato, semi-hard cheese, butter and cream, 66 : 22 : 6 : 6 (USDA SR28 11367, 01025, 01001, 01053)"
fish quenelle | aka quenelles de brochet, quenelle, pike quenelle | is fish kind | of pike, egg, butter, wheat flour | maybe milk, cream | usda ~15027 | weighs each 60
brandade | aka brandade de morue, brandade de nîmes, salt cod brandade, brandada de bacalao, plukkfisk, plokkfiskur | is preserved fish | of salt cod, olive oil | maybe milk, cream, potato | figures kcal 368 protein 13.4 fat 34.4 carb 1.3 by "McCance and Widdowson, The Composition of Foods (mackerel pate, smoked)" | cup 232
sauce gribiche | aka gribiche | is sauce kind | of egg, mustard, vegetable oil, caper | usda ~27049 | cup 240
rémoulade | aka remoulade sauce, remoulad, sauce rémoulade, remouladensauce | is sauce kind | of egg yolk, mustard, vegetable oil, pickle | maybe milk | usda ~27049 | cup 240
sauce ravigote | aka ravigote, ravigote sauce | is sauce kind | of mustard, vegetable oil, vinegar, caper | maybe egg | usda ~04135 | cup 250
velouté sauce | aka velouté, velouté base, sauce suprême, sauce allemande | is sauce kind | of wheat flour | maybe butter, chicken stock, meat, onion | usda ~06166 | cup 250
sauce Nantua | aka nantua sauce | is sauce kind | of crayfish, butter, cream | maybe wheat flour | figures kcal 160 protein 3.5 fat 14 carb 4.5 fibre 0.2 sugars 2 sodium 600 satfat 7 cholesterol 45 water 75 by "makers' declarations, mean" | cup 245
bordelaise sauce | aka sauce bordelaise, sauce bourguignonne, red wine jus, red wine sauce, sauce marchand de vin, red wine gravy | is sauce kind | of red wine, shallot | maybe beef, butter, veal stock | usda ~06116 | cup 233
court-bouillon | aka poaching liquor | is stock kind | of onion, carrot | maybe white wine, celery | usda ~06700 | cup 221
persillade | aka gremolada, gremolata mix | is herb | of parsley, garlic | usda ~11297 | cup 60
celeriac remoulade | aka celeri remoulade, celery root remoulade | is ready dish | of celeriac, rémoulade | figures kcal 137 protein 1.2 fat 12.6 carb 5.7 fibre 2.1 sugars 3.1 sodium 371 satfat 2 cholesterol 7 water 79 by "computed by recipe from USDA 11109, 11124, 04025, 11282" | cup 150
beurre manié | aka kneaded butter, butter flour paste | is baking aid | of wheat flour | maybe butter, vegetable oil | usda ~18192 | cup 130
roux | aka blond roux, white sauce roux, einbrenne, rántás, zasmażka | is baking aid | of wheat flour | maybe butter, vegetable oil | usda ~18192 | cup 130
floating island | aka île flottante, oeufs à la neige, schneenockerln | is pudding kind | of egg, milk | maybe almond | figures kcal 117 protein 3.7 fat 4.5 carb 16.6 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 250
clafoutis | aka cherry clafoutis, flaugnarde | is sweet pastry | of egg, milk | maybe butter, cherry | figures kcal 297 protein 5.9 fat 9.6 carb 49.7 by "McCance and Widdowson's The Composition of Foods, 5th edition"
tarte Tatin | aka apple tarte tatin | is sweet pastry | of apple, butter | usda ~18301
gougère | aka cheese puff pastry choux, cheese choux | is pastry kind | of egg, butter, cheese | maybe milk | usda ~18237
quiche Lorraine | aka bacon quiche, quiche with bacon, ham quiche, quiche lorraine tart | is quiche | of bacon | figures kcal 343 protein 10.1 fat 24.5 carb 20.5 fibre 0.7 sugars 1.9 sodium 316 satfat 13.2 cholesterol 147 water 43 by "computed by recipe from USDA 20081, 01145, 01123, 01077, 01053, 10123, 01009" | cup 200
pissaladière | aka pissaladiere nicoise | is ready dish | of wheat flour, onion, anchovy | usda ~18033
Savora mustard | aka savora, mustard savora, amora savora | is condiment | of mustard seed, sugar, vinegar | maybe celery | usda ~04703 | cup 240
espagnole sauce | aka sauce espagnole, spanish brown sauce, brown mother sauce | is sauce kind | of beef stock, wheat flour | maybe butter, celery | usda ~06076 | cup 270
panna da cucina | aka panna fresca, panna per cucina, crema para cocinar, culinary cream, cream for cooking, 15% cooking cream, matlagningsgrädde, matlagingsgrädde, matfløte, smetanka, tejszín főző | is cream kind | usda ~01050 | cup 240
milk candy spread | aka duvalín candy, bi-sabor, duvalin | is confection | of milk | maybe hazelnut, soy lecithin | usda ~19100
# American candy
Snickers | aka snickers miniatures, fun size snickers | is confection | of peanut, milk, egg white, soy lecithin, cocoa butter | usda ~19155 | weighs each 52, bar 52
Milky Way | aka 3 musketeers bar, mars bar | is confection | of milk, egg white, soy lecithin, cocoa butter, barley | maybe barley malt | usda ~19155 | weighs each 51, bar 51
Twix | aka fun size twix | is biscuit kind | of milk, soy lecithin, cocoa butter | usda ~19155 | weighs each 50, bar 50
Butterfinger | aka whatchamacallit, mr. goodbar, clark bar, 5th avenue bar, oh henry, star bar, boost bar peanut, lion peanut bar, zagnut, baby ruth | is confection | of peanut, milk, soy lecithin, cocoa butter | usda ~19155 | weighs each 54, bar 54
PayDay | aka payday candy bar, salted nut roll, pearson's salted nut roll | is confection | of peanut | maybe milk | usda ~19148 | cup 140 | weighs each 52
Take 5 bar | aka take 5, take five bar, take 5 candy bar | is confection | of peanut, milk, wheat flour, soy lecithin, cocoa butter | usda ~19155 | weighs each 42
chocolate crisp bar | aka 100 grand, nestle crunch, crunch bar, krackel, buncha crunch, hershey's symphony, symphony bar, grand bar, grand candy bar, balaton szelet, sport szelet | is confection | of milk, cocoa butter, soy lecithin | maybe hazelnut, barley malt, wheat flour | usda ~19155 | weighs each 43, bar 43
Almond Joy | aka almond joy candy | is confection | of coconut, almond, cocoa butter, milk, soy lecithin | usda ~19155 | weighs each 45
Mounds | aka mounds candy bar | is confection | of coconut, cocoa butter | maybe milk, soy lecithin | usda ~19155 | weighs each 50
Heath bar | aka butter toffee almond, english toffee bits almond, almond roca, almond butter crunch, heath bits, skor bar, skor bits, almond toffee bits, daim, dime bar | is confection | of butter, milk, almond, cocoa butter, soy lecithin | usda ~19383 | cup 160 | weighs each 39, bar 39
Rolo | aka rolo candy, caramello, cadbury caramel, dairy milk caramel, freddo caramel, galaxy caramel, cadbury curly wurly, caramello koala, curly wurly | is confection | of milk, cocoa butter | maybe soy lecithin | usda ~19155 | weighs each 6
Tootsie Roll | aka tootsie roll midgees, chocolate taffy | is confection | of milk, soy lecithin, cocoa powder | usda ~19074 | weighs each 7
Andes mints | aka andes creme de menthe thins, andes mint chips, aero mint, peppermint aero, andes candies, mint aero | is confection | of milk, soy lecithin, cocoa powder | maybe cocoa butter | usda ~19091 | weighs each 5
fruit chews | aka skittles, starburst, mike and ike, opal fruits, now and later, nerds candy, runts candy, fruit chew candy, smarties us candy, sweet tarts, sweetarts | is confection | maybe gelatine | usda ~19107
sour gummy candy vegan | aka sour patch kids, swedish fish | is confection | maybe gelatine, soybean | usda ~19106 | cup 182
candy corn | aka brach's candy corn, candy pumpkins, mellowcreme pumpkins | is confection | of egg white, gelatine, honey | maybe sesame seed, soy protein | usda ~19108 | cup 220
divinity | aka divinity candy, divinity fudge, seafoam candy | is confection | of egg white | maybe pecan | figures kcal 379 protein 5.3 fat 0 carb 95.4 fibre 0 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 30
saltwater taffy | aka salt water taffy, taffy, laffy taffy, airheads | is confection | maybe egg white, butter, soy lecithin | usda ~19074
Rice Krispies treat | aka rice krispie treat, rice crispy treats, rice crispy bar, marshmallow crispy treats | is confection | of gelatine, butter, crisp rice cereal | usda ~19116 | cup 50 | weighs each 22
Rice Krispies | aka kellogg's rice krispies, rice krispie, rice crispies kellogg's, kellogg's rice bubbles, rice krispies cereal, rice bubbles, coco pops, cocoa krispies | is breakfast cereal | of rice, barley malt | usda ~08065 | cup 29
oat corn cereal | aka cap'n crunch, captain crunch, cap'n crunch cereal, cap n crunch, crunch berries, honey bunches of oats, quaker oatmeal squares, oatmeal squares cereal, life cereal, quaker life | is breakfast cereal | of oats, sugar | maybe wheat, barley malt | usda ~08045 | cup 37
Froot Loops | aka froot loops cereal, fruit loops | is breakfast cereal | of wheat, oats, sugar | usda ~42236 | cup 37
Lucky Charms | aka lucky charms cereal, lucky charms marshmallows | is breakfast cereal | of oats, gelatine, sugar | maybe wheat | usda ~42236 | cup 37
Reese's Puffs | aka reese's puffs cereal, peanut butter cereal | is breakfast cereal | of corn, peanut, sugar | usda ~08204 | cup 30
Malt-O-Meal | aka farina malted | is breakfast cereal | of wheat, barley malt | usda ~08104 | cup 176
Reese's Pieces | aka reese's peanut butter candies, peanut butter m&ms | is confection | of peanut, milk | maybe soy lecithin | usda ~19150 | cup 200
# American mixes and breads
pancake mix | aka krusteaz pancake mix, aunt jemima pancake mix, pancake and waffle mix, buttermilk pancake mix, waffle mix, pancake flour, hungry jack pancake mix, complete pancake mix, pearl milling pancake mix, pancake batter mix, pannkaksmix, pikelet mix, hotcake mix | is baking mix kind | of wheat flour | maybe milk, egg, soybean | usda ~18010 | cup 120
pancake | aka buttermilk pancakes, pikelet, drop scone, scotch pancake, hotcake, pannenkoek, poffertjes, dutch baby, pancake batter, palacsinta, palatschinken, pannkakor, pannukakku, naleśniki, plättar, pandekager | is sweet pastry | of egg, milk | maybe butter | usda 18293 | weighs each 38
waffle | aka toaster waffles, eggo waffles, eggo, belgian waffle, liège waffle, brussels waffle, våffla, gaufre | is sweet pastry | of egg, milk | maybe butter, soybean | usda ~18293 | weighs each 39
soft Hawaiian roll | aka king's hawaiian, sweet hawaiian rolls, hawaiian buns, hawaiian rolls, hawaiian sweet rolls, hawaiian bread, king's hawaiian bread | is wheat bread | of milk, egg, butter, sugar | usda ~18344 | weighs each 28
soft potato roll | aka martin's potato buns, potato burger bun, martin's potato rolls, potato roll, potato bun, parker house roll | is wheat bread | of milk, butter | maybe egg, sesame seed | usda ~18344 | weighs each 53
everything bagel | aka sesame seed bagel, everything bagel chips, montreal-style bagel, sesame bagel, montreal bagel | is wheat bread | of sesame seed | maybe poppy seed, egg, barley malt | usda ~18001 | weighs each 105
Chips Ahoy | aka chewy chips ahoy, chips ahoy cookies | is biscuit kind | of soy lecithin | maybe milk | usda ~18159
Lorna Doone | aka lorna doone cookies | is biscuit kind | of soy lecithin | maybe milk, egg | usda ~18192
caramel coconut cookie | aka samoas cookies, samoas, caramel delites | is biscuit kind | of milk, coconut, soy lecithin | usda ~18174
chocolate filled cookie | aka pepperidge farm milano, milano cookies, milano, mint milano, brussels cookies | is biscuit kind | of egg, milk, soy lecithin, cocoa powder | usda ~18204
Hostess cakes | aka hostess ding dongs, ho ho cakes, devil dogs, yodels, ring dings, hostess ho hos, ding dongs, hostess cupcakes, ho hos | is cake kind | of milk | usda ~18128
Stove Top stuffing | aka stove top, stovetop stuffing, chicken stuffing mix | is breadcrumb kind | of wheat flour, soybean, celery | maybe chicken, milk | usda ~18081 | cup 45
French-fried onions | aka durkee fried onions, french's crispy fried onions, fried onion topping, rostad lök, ristede løg, röstzwiebeln, fried onions canned | is vegetable | of onion, wheat flour, vegetable oil | figures kcal 590 protein 6 fat 44 carb 40 fibre 5 sugars 9 sodium 400 satfat 20 by "label of crispy fried onions (onion, palm oil, wheat flour), as in the McCance and Widdowson tables, rounded" | cup 56
breakfast shake mix | aka carnation instant breakfast, instant breakfast powder, carnation breakfast essentials, slim fast powder, ensure, boost drink, sustagen, supligen, nutrament, peanut punch powder, lasco food drink | is drink | of milk, sugar | maybe soybean | usda ~14311 | cup 112
hot cocoa mix | aka swiss miss, swiss miss cocoa, hot cocoa packets, hot chocolate sachets, cadbury hot chocolate instant, nestle hot cocoa mix, options hot chocolate, instant hot chocolate | is drink | in Beverages | of milk, sugar, cocoa powder | maybe soybean | usda ~14192 | cup 112
Nestlé Toll House morsels | aka toll house morsels, toll house chips, nestle toll house chocolate chips, nestle morsels, nestle semi-sweet morsels, toll house semi-sweet morsels, nestle chocolate chips | is chocolate kind | of milk, soy lecithin, cocoa butter | usda ~19080 | cup 170
ice cream bar | aka klondike, dove bar ice cream, magnum, magnum ice cream, eskimo pie, choc ice | is frozen dessert | of milk, cream | maybe soy lecithin, almond, egg, chocolate coating | usda ~19089 | cup 214 | weighs each 85
ice cream drumstick | aka drumstick ice cream cone, drumstick cone, nutty buddy, cornetto ice cream, sundae cone | is frozen dessert | of milk, wheat flour, soy lecithin | maybe peanut, hazelnut, chocolate coating | usda ~19089 | cup 214 | weighs each 96
cookies and cream ice cream | aka oreo cookies & cream ice cream, oreo ice cream, cookie dough ice cream | is frozen dessert | of milk, cream, wheat flour | maybe soybean, egg, cocoa powder | usda ~19089 | cup 214
Heinz 57 | aka fifty-seven sauce, heinz 57 sauce, 57 sauce | is sauce kind | of tomato paste, vinegar, mustard seed, sugar | maybe soybean | usda ~27048 | cup 272
crab boil | aka seafood boil, crawfish boil, zatarain's liquid crab boil, zatarain's crab boil, crab boil seasoning, shrimp boil, shrimp boil seasoning | is spice blend | of mustard seed, coriander seed, chili | usda ~02013 | cup 100
rice dinner mix | aka zatarain's jambalaya mix, jambalaya mix, zatarain's dirty rice mix, dirty rice mix, knorr rice sides, mahatma yellow rice, vigo yellow rice, red beans and rice mix, zatarain's rice mix, saffron rice mix, yellow rice mix, spanish rice mix | is rice kind | maybe celery, milk, wheat, soybean | usda ~20044 | cup 180
nature's seasons seasoning | aka nature's seasons, morton nature's seasons, season-all, seasonall | is spice blend | of salt | maybe celery seed | figures kcal 158 protein 6.6 fat 1.5 carb 39.2 fibre 13.4 sugars 1.5 sodium 11646 satfat 0.6 cholesterol 0 water 18 by "computed by recipe from USDA 02030, 09156, 02020, 02026 and salt 30 %" | cup 110
goetta | aka gritzwurst | is cured meat | of pork, beef, oats | usda ~07951 | weighs slice 28
livermush | aka liver pudding, liver mush | is cured meat | of pig's liver, pork, cornmeal | usda ~07951 | weighs slice 28
scalloped potato mix | aka betty crocker scalloped potatoes, au gratin potato mix, au gratin potatoes box, cheesy scalloped potatoes mix | is vegetable | of potato, milk | maybe wheat flour, soybean | usda ~11378 | cup 60
Hamburger Helper | aka tuna helper, chicken helper, hamburger helper cheeseburger macaroni | is pasta kind | maybe milk, soybean | usda ~20044 | cup 180
corn snack | aka funyuns, bugles, onion rings snack, corn rings, monster munch, burger rings, hula hoops, quavers, skips, space raiders, frazzles, chipsticks, pom bear | is corn snack kind | maybe milk, wheat flour, soybean | usda ~19008 | cup 20
Combos | aka combos snacks, cheese filled pretzels, pretzel combos | is snack | in Snacks | of wheat flour, milk | maybe soybean | usda ~19047 | cup 45
Pringles | aka pringles original, pringles chips | is snack | of potato, wheat starch, vegetable oil | maybe milk | usda ~19410 | cup 26
Cracker Jack | aka crackerjack | is confection | of popcorn, peanut | maybe milk, soy lecithin | usda ~19039 | cup 35
peanut butter and jelly sandwich | aka uncrustables, smucker's uncrustables, pb&j sandwich | is ready dish | of peanut butter, wheat flour, jam | usda ~18185
Cup4Cup flour | aka cup 4 cup, cup4cup gluten free flour, cup4cup | is flour kind | of milk, rice flour, cornstarch | usda ~20061 | cup 140
Bloody Mary mix | aka bloody mary mixer, zing zang, v8 bloody mary, tomato cocktail mix, bloody caesar mix | is juice kind | of tomato juice | maybe anchovy, Worcestershire sauce, celery | usda ~11886 | cup 243
cornbread mix johnnycake | aka johnnycake meal | is corn kind | usda ~20022 | cup 145
hushpuppy | aka hush puppy | is pastry kind | of cornmeal, wheat flour | maybe egg, milk, buttermilk | usda ~18279
monkey bread | aka pull-apart bread sweet, bubble bread | is sweet pastry | of butter | maybe milk | usda ~18356
shortcake shell | aka shortcake cups, flan case, dessert shells, sponge flan case, sponge dessert shells | is cake kind | usda ~18133
chicken salad | aka deli chicken salad, coronation chicken filling, turkey salad, chicken salad spread | is poultry kind | of chicken, mayonnaise | maybe celery, mustard, turkey | usda ~15128 | cup 205
ham salad | aka deviled ham salad, ham salad spread | is cured meat | of ham, mayonnaise | maybe mustard, pickle | usda ~15128 | cup 205
chicken-fried steak | aka country fried steak | is red meat | of beef, wheat flour | maybe egg, milk | usda ~17096
Tofurky | aka tofurky deli slices, gardein, gardein crumbles, gardein beefless, lightlife gimme lean, gimme lean, boca crumbles, tofurky sausage, gardein chick'n | is meat substitute | of soybean, wheat | usda ~43131
soya mince US | aka morningstar farms crumbles, morningstar crumbles, morningstar grillers, griller crumbles | is meat substitute | of soybean, wheat | maybe egg, milk | usda ~22120 | cup 100
Impossible burger | aka impossible ground beef, impossible beef, impossible meat, boca burger, impossible sausage | is meat substitute | of soybean | maybe wheat | usda ~16147
egg cream | aka egg cream drink, new york egg cream, brooklyn egg cream | is drink | of milk, chocolate syrup | usda ~01102 | cup 250
Benedictine spread | aka benedictine dip, cucumber spread benedictine | is dip kind | of cream cheese, cucumber | maybe mayonnaise | usda ~01017 | cup 232
beignet mix | aka cafe du monde beignet mix, funnel cake mix, doughnut mix, sopapilla mix, fry bread mix | is baking mix kind | of wheat flour | maybe milk, egg, soybean | usda ~18010 | cup 120
chess pie | aka buttermilk pie, vinegar pie, sugar cream pie, transparent pie, jeff davis pie | is sweet pastry | of egg | maybe butter, milk | usda ~18324
shoofly pie | aka shoo fly pie, molasses pie | is sweet pastry | of molasses | maybe egg, butter, lard | figures kcal 368 protein 3.7 fat 14.1 carb 60.4 by "McCance and Widdowson's The Composition of Foods, 5th edition"
whoopie pie | aka gob cakes | is cake kind | of butter, milk, cocoa powder | maybe marshmallow fluff | usda ~18128
Magic Shell | aka ice magic, chocolate shell topping | is chocolate kind | of coconut oil, cocoa powder | maybe milk, soy lecithin | usda ~14181 | cup 300
# Spain
leche merengada | aka leche rizada | is drink | of milk, egg white, sugar | usda ~01111 | cup 227
tocino de cielo | aka tocinillo de cielo, yemas de ávila, yemas de santa teresa, ovos moles, huevo hilado, papo de anjo, candied egg yolk, doce de ovos, barriga de freira, foi thong dessert, quindim | is pudding kind | of egg yolk, sugar | usda ~19094
turrón de Jijona | aka turrón blando, soft turrón, turrón de yema, jijona turron | is confection | of almond, honey, egg white | usda ~43046
Spanish shortbread | aka polvorones de estepa, polvorones, mantecados de estepa, mantecado | is biscuit kind | of lard | maybe almond, sesame seed, butter | usda ~18192
Spanish biscuit with wine | aka roscos de vino, pestiños, rosquillas, roscos, rosquillas de anís, roscón cookies, rosquillas tontas | is biscuit kind | maybe egg, sesame seed, lard, white wine, honey | usda ~18204
ensaimada | aka ensaimada de mallorca, ensaymada spanish | is sweet pastry | of egg, lard | maybe milk | usda ~18955
magdalena | aka spanish muffins magdalenas, bizcocho spanish, bizcocho de yogur, valencianas muffins | is cake kind | maybe milk, butter | usda ~18120
sobao | aka sobao pasiego | is cake kind | of butter | maybe milk | usda ~18120
tarta de Santiago | aka santiago cake, almond cake spanish, gató de almendra | is sweetmeat | of almond, egg | usda ~18247
wheat fritter | aka buñuelos de viento, frittelle, castagnole, bolas de berlim, bolinho de chuva, pets de nonne, buñuelos, zeppole, sonhos, malasadas | is sweet pastry | of egg, milk | maybe butter | usda ~18248
torta de aceite | aka inés rosales tortas, ines rosales olive oil tortas, sweet olive oil tortas, olive oil torta | is biscuit kind | of sesame seed, olive oil | maybe anise seed | usda ~18961
anchovy-stuffed olives | aka aceitunas rellenas de anchoa, olives stuffed with anchovies, gilda, anchovy stuffed green olives | is pickled vegetable | of olive, anchovy | usda ~09195
gulas | aka gula del norte, surimi eels, la gula del norte, gulas al ajillo | is surimi product | maybe soybean | usda ~15138
picada | aka catalan picada, picada catalana | is paste kind | of almond, bread, garlic, parsley | maybe hazelnut, pine nut, saffron | figures kcal 300 protein 4.5 fat 28 carb 9 fibre 3 sugars 4 sodium 450 satfat 3.5 cholesterol 0 water 55 by "computed: USDA 12061 almond 17 %, 04053 olive oil 19 %, 11916 red pepper 45 %, 11529 tomato 15 %" | cup 240
salsa brava | aka bravas sauce, patatas bravas sauce | is sauce kind | of paprika, tomato, olive oil | maybe wheat flour | usda ~06164 | cup 259
ajo blanco | aka white gazpacho, ajoblanco | is ready dish | of almond, bread, garlic, olive oil, vinegar | figures kcal 326 protein 2.9 fat 30.4 carb 12.6 fibre 2.1 sugars 1 sodium 351 satfat 4 cholesterol 0 water 52 by "computed by recipe from USDA 11352, 11215, 04053, 09152, 12061" | cup 240
gazpacho | aka gazpacho andaluz, gazpacho soup | is ready dish | of tomato, cucumber, olive oil, vinegar | maybe bread | usda ~11886 | cup 243
salmorejo | aka porra antequerana, salmorejo cordobés, arranque roteño | is ready dish | of tomato, bread, olive oil | maybe egg, ham | usda ~11886 | cup 243
tortilla española | aka spanish omelette, spanish tortilla, tortilla de patatas, spanish potato tortilla, tortilla de papas | is ready dish | of egg, potato, olive oil | maybe onion, cheese | usda ~01130
# Greece
lagana | aka lagana bread | is wheat flatbread kind | of sesame seed | usda ~18973
hilopites | aka hilopittes, hylopites, chilopites, chylopites | is pasta kind | of egg, milk | usda ~20093 | cup 130
Greek biscuit | aka koulourakia, koulouraki, koulourakia biscuits, greek easter cookies, methystakia | is biscuit kind | of butter, egg | maybe milk, sesame seed | usda ~18204
kourabiedes | aka kourabies, kourambiedes, greek almond shortbread, kourabiethes | is biscuit kind | of butter, almond | maybe egg yolk | usda ~18192
melomakarona | aka melomakarono, finikia, phoenikia, honey walnut cookies greek | is biscuit kind | of honey | maybe walnut, orange juice | usda ~18204
diples | aka thiples | is sweet pastry | of egg, honey | maybe walnut | usda ~18248
pasteli | aka greek sesame bar | is confection | of sesame seed, honey | maybe almond, pistachio | usda ~19154
souvlaki | aka pork souvlaki, souvlaki skewers, kontosouvli | is pork kind | maybe lamb, chicken | usda ~10218
moussaka | aka mousaka, pastichio | is ready dish | of lamb, aubergine, milk | maybe minced beef, wheat flour, egg, potato, cinnamon, nutmeg | usda ~20420 | cup 90
lakerda | aka lakerda bonito, palamida | is pickled fish | of tuna | usda ~15041 | cup 140
avgolemono | aka avgolemono sauce, egg-lemon sauce, terbiye | is sauce kind | of egg, lemon juice | maybe chicken stock | figures kcal 535 protein 4.5 fat 57 carb 1.5 fibre 0 sugars 0.5 sodium 430 satfat 34 cholesterol 430 water 36 by "computed: USDA 01145 butter 63 %, 01125 yolk 20 %, 09152 lemon juice and water" | cup 230
almond biscuit without flour | aka amygdalota, amigdalota, ghriba almond, kransekake, brutti ma buoni, sospiri, ricciarelli | is sweetmeat | of almond, egg white | maybe butter | figures kcal 443 protein 9.0 fat 17.5 carb 67.7 by "computed from almonds, sugar and egg white, 35 : 60 : 15, baked to 100 (USDA SR28 12061, 19335, 01124)" | cup 100 | keeps 60 cupboard
ravani | aka revani cake, ravani cake, revani | is cake kind | of semolina | maybe yogurt, butter, milk | figures kcal 323 protein 4.3 fat 10.6 carb 53.5 by "computed from semolina, sugar, yogurt, butter and water, 30 : 35 : 20 : 13 : 10 (USDA SR28 20066, 19335, 01116, 01145)"
portokalopita | aka orange phyllo cake, greek orange pie | is sweet pastry | of filo pastry, egg, yogurt | figures kcal 323 protein 4.3 fat 10.6 carb 53.5 by "computed from semolina, sugar, yogurt, butter and water, 30 : 35 : 20 : 13 : 10 (USDA SR28 20066, 19335, 01116, 01145)"
vanilla fondant spoon sweet | aka submarine vanilla, ypovrichio, hypovrychio, vanilia spoon sweet | is confection | usda ~19099 | cup 300
# Mediterranean
bsisa | aka bsissa, tunisian bsisa, rouina, zemmita | is flour kind | of barley | maybe wheat, chickpea | usda ~20130 | cup 110
manakish | aka manousheh, za'atar flatbread, zaatar bread | is wheat flatbread kind | of za'atar | usda ~18041
tarator sauce | aka taratour | is sauce kind | of tahini, lemon juice, garlic | maybe walnut, yogurt, bread | figures kcal 260 protein 7.5 fat 22 carb 11.5 fibre 3.8 sugars 0.8 sodium 300 satfat 3.1 cholesterol 0 water 57 by "computed: USDA 12166 tahini 41 %, 09152 lemon juice 20 %, 11215 garlic 3 %, water" | cup 240
matbucha | aka matboukha, salade cuite, taktouka, matbouha | is dip kind | of tomato, pepper, garlic, olive oil | figures kcal 95 protein 1.3 fat 6.5 carb 8 fibre 2.5 sugars 6 sodium 500 satfat 0.7 cholesterol 0 water 82 by "typical label values" | cup 245
shakshuka | aka shakshouka, chakchouka, shakshuka sauce with eggs, menemen, huevos rancheros | is ready dish | of egg, tomato | usda ~01130
ftira | aka maltese ftira, maltese bread, ħobż malti, hobz malti | is wheat bread | usda ~18033 | cup 38
fish soup | aka rouget soup, rock fish soup, aljotta, bouillabaisse, soupe de poisson, cacciucco, brodetto di pesce, kakavia, psarosoupa, ukha, ciorbă de peşte, halászlé, bourride, fischsuppe, fiskesuppe, caldeirada, parihuela, sudado de pescado, chupe de pescado | is ready dish | of fish | maybe celery, shrimp, mussel, crab, white wine, egg | usda ~06174 | cup 233
moqueca | aka moqueca baiana, moqueca de peixe | is ready dish | of fish, coconut milk, tomato, onion | maybe palm oil, shrimp, bell pepper | usda ~06174 | cup 233
lohikeitto | aka salmon soup finnish, finnish salmon soup | is ready dish | of salmon, potato, cream | maybe butter, leek, celery | usda ~06174 | cup 233
çemen paste | aka çemen, chaimen | is paste kind | of fenugreek, paprika, garlic | figures kcal 130 protein 3 fat 7 carb 13 fibre 6 sugars 6 sodium 1100 satfat 1 cholesterol 0 water 72 by "typical label values" | cup 245
boza | aka bosa drink, boza drink | is drink | of millet | maybe wheat, corn, bulgur | usda ~14305 | cup 240
caponata | aka sicilian caponata, caponatina | is ready dish | of aubergine, tomato, celery, olive, caper, vinegar | maybe pine nut, onion | figures kcal 65 protein 1.3 fat 4 carb 6.5 fibre 1.9 sugars 4.5 sodium 300 satfat 0.5 cholesterol 0 water 86 by "computed: USDA 11821 red pepper 45 %, 11529 tomato 35 %, 11282 onion 16 %, 04044 oil 4 %" | cup 240
# Caribbean
Jamaican festival | aka festival, johnny cake caribbean, float bread, bakes caribbean | is pastry kind | maybe milk, cornmeal, butter | usda ~18016
johnny cake | aka jonnycake, journey cake, yaniqueque | is bread kind | of wheat flour | maybe cornmeal, milk, egg, butter | usda ~18016 | cup 60
spiced bun | aka jamaican bun, easter spice bun | is sweet pastry | maybe milk, butter, egg, stout | usda ~18047
Guinness punch | aka guinness punch drink, dragon stout punch, magnum tonic punch | is drink | fact alcohol | of stout, sweetened condensed milk | usda ~01057 | cup 254
coquito | aka coquito puertorriqueño, puerto rican eggnog, coquito coconut | is drink | fact alcohol | of coconut milk, sweetened condensed milk, rum | maybe egg yolk | usda ~01057 | cup 254
Bajan pepper sauce | aka bajan hot sauce, barbados pepper sauce, yellow mustard hot sauce, lottie's | is hot sauce kind | of mustard | usda ~06168 | cup 226
pikliz | aka piklis, pikliz haitian, haitian pikliz | is pickled vegetable | of cabbage, vinegar, chili | usda ~11439 | cup 142
griot | aka haitian griot, griyo, fritay pork, cuchifritos, carne frita, lechon asado, carne de vinha d'alhos, carne de vinha d alhos, carnitas pork | is pork kind | usda ~10081 | cup 140
goat tasso | aka tasso kabrit, taso kabrit | is goat meat kind | usda ~17168
saltfish fritter | aka acra, stamp and go, acras de morue, accras de morue, bacalaitos, cod fritters, buñuelos de bacalao, salt fish fritter, saltfish accra, pataniscas, accra, pastéis de bacalhau, bolinhos de bacalhau | is fish kind | of salt cod, wheat flour, egg | maybe milk, potato, wheat flour | figures kcal 148 protein 10.6 fat 3.9 carb 17.2 by "USDA SR28 11367, 15016, 18079 and oil, 50, 37, 10 and 3 parts"
doubles | aka doubles (whole), trinidad doubles, doubles bread, bara bread, aloo pie, trini bara | is wheat flatbread kind | of chickpea | maybe turmeric | usda ~28286
pholourie | aka phulourie, phulouri | is snack | of split pea flour, wheat flour | usda ~16138 | cup 130
callaloo soup | aka crab callaloo, crab and callaloo, callaloo with crab | is ready dish | of dasheen leaf, crab | usda ~11003 | cup 28
coconut drops | aka sugar cake, coconut sugar cake, grater cake, tablette coco, cut cake coconut, pink on top | is confection | of coconut | usda ~19922
gizzada | aka gizada, pinch-me-round, coconut tart, salara, coconut turnover | is sweet pastry | of coconut | maybe butter | usda ~18308
Jamaican toto | aka coconut toto, coconut cake jamaican, toto | is cake kind | of coconut | maybe butter, milk | usda ~18019
kurma sweet | aka trinidad kurma, mithai trini, khurma sweet, kurma | is sweet pastry | maybe butter, milk, ghee | usda ~18250
cassava pone | aka pone, cassava cake caribbean, sweet potato pudding, potato pudding jamaican, pumpkin pone, hell a top pudding, sweet potato pone, bojo cake | is pudding kind | of coconut milk, sugar | maybe butter, milk, cassava, sweet potato, raisin, cornmeal | figures kcal 231 protein 2.4 fat 6.4 carb 41.8 by "computed from rice flour, coconut milk, sugar and water, 30 : 28 : 17 : 25 (USDA SR28 20061, 12118, 19335)"
macaroni pie | aka bajan macaroni pie, trini macaroni pie, baked macaroni caribbean | is ready dish | of macaroni, cheese, egg, milk | usda ~32005 | cup 189
pastelón | aka canoa de platano | is ready dish | of plantain, minced beef | maybe cheese, egg | usda ~20420 | cup 90
mofongo | aka mangu, trifongo, fufu de platano, cayeye, tacacho | is ready dish | of plantain | maybe pork, pork rinds, butter | usda ~09277 | cup 148
pasteles | aka pasteles puertorriqueños, puerto rican pasteles, alcapurria, masa for pasteles | is ready dish | of green banana | maybe pork, lard, chicken, yautia | figures kcal 272 protein 7 fat 17.1 carb 23 fibre 2.2 sugars 1 sodium 451 satfat 6 cholesterol 29 water 51 by "computed by recipe from USDA 20016, 04002, 05006, 06172, 11549" | cup 170
3 Musketeers | aka musketeers | is confection | of milk, egg white, soy lecithin, cocoa butter | usda ~19155 | weighs each 54
aubergine salad | aka poor man's caviar, baklazhannaya ikra, caviar d'aubergine, melitzanosalata, eggplant caviar, aubergine caviar, salată de vinete, zaalouk, zaalouk dip | is dip kind | of aubergine, olive oil | maybe onion, mayonnaise | figures kcal 95 protein 1.3 fat 6.5 carb 8 fibre 2.5 sugars 6 sodium 500 satfat 0.7 cholesterol 0 water 82 by "typical label values" | cup 245
proja | aka proja bread | is bread kind | of cornmeal | maybe wheat flour, egg, rye flour, milk | usda ~18024 | cup 60
cassava pone pudding | aka duckunoo, ducana, dukunu, blue drawers, conkies, conkie, tie-a-leaf, paime | is pudding kind | of coconut, sugar | maybe cornmeal, sweet potato, milk, raisin, wheat flour | figures kcal 231 protein 2.4 fat 6.4 carb 41.8 by "computed from rice flour, coconut milk, sugar and water, 30 : 28 : 17 : 25 (USDA SR28 20061, 12118, 19335)"
mannish water | aka goat soup, goat water, goat head soup | is ready dish | of goat | maybe wheat flour, potato | usda ~17168
# Brazil
caruru | aka caruru de camarão, bobó de camarão, bobó, xinxim de galinha | is ready dish | of dried shrimp, palm oil | maybe cashew, peanut, okra, cassava | figures kcal 290 protein 6.5 fat 23.7 carb 15.8 fibre 2.7 sugars 3.9 sodium 429 satfat 15.2 cholesterol 10 water 52 by "computed by recipe from USDA 18069, 12117, 15149, 16087, 04055, 11282" | cup 240
acarajé | aka abará, akara, accara beans, moin moin, moi moi | is pulse kind | of black-eyed pea, onion | maybe dried shrimp | usda ~16138 | cup 130
coxinha | aka coxinha de frango, risole de frango | is ready dish | of chicken, wheat flour | maybe cream cheese, milk, egg | figures kcal 275 protein 7.8 fat 18.8 carb 18.7 fibre 1.1 sugars 3.4 sodium 620 satfat 4.1 cholesterol 36 water 53 by "computed by recipe from USDA 06167, 07029, 18079, 01123, 04044" | cup 140
esfiha | aka esfirra, sfeeha, fatay, empada, empadinha, empadão, lahmajoun pastries, sfiha | is ready dish | of wheat flour | maybe beef, lamb, chicken, cheese, egg | figures kcal 231 protein 6.9 fat 6.5 carb 35.8 fibre 2 sugars 2.3 sodium 323 satfat 1.5 cholesterol 42 water 49 by "computed by recipe from USDA 20081, 01077, 01123, 11109, 04044" | cup 140
honey cookie chocolate | aka pão de mel | is cake kind | of honey, milk, chocolate | usda ~18116
farinha láctea | aka neston, cerelac | is breakfast cereal | of wheat, milk, sugar | usda ~08104 | cup 176
# Argentina
sorrentinos | aka sorrentino pasta, sorrentinos de jamón y queso, capeletis | is egg pasta kind | of cheese | maybe ham | usda ~22901
milanesa | aka milanesa de carne, milanesa de pollo, cotoletta alla milanese, silverside milanesa, napolitana milanesa | is red meat | of veal, egg, breadcrumbs | usda ~17096
milanesas de soja | aka soy milanesa, vegetable schnitzel, soy schnitzel, soya schnitzel, vegan schnitzel | is meat substitute | of soybean, wheat | maybe egg | usda ~16147
vigilante | aka postre vigilante, queso y dulce, martín fierro postre | is semi-hard cheese | of membrillo | usda ~01022
chocotorta | aka chocotorta cake, torta chocolinas | is cake kind | of dulce de leche, cream cheese | maybe cocoa powder | usda ~18101
bizcochitos de grasa | aka bizcochos de grasa, cuernitos de grasa, libritos, tortas fritas, sopaipilla argentina, pastelitos criollos | is pastry kind | of lard | maybe beef tallow, butter, milk | usda ~18016 | cup 60
pastelitos | aka pastelitos de guayaba, guava pastelitos, pastelitos de membrillo, guava pastries, señoritas pastry | is sweet pastry | maybe guava paste, cream cheese, egg, beef | usda ~18246
rogel | aka torta rogel, chajá, torta balcarce, postre balcarce, mil hojas, milhojas, mille-feuille, millefeuille, cremeschnitte, kremówka, krémes, napoleonka, vanilla slice, custard slice, tompouce, napoleon cake, señoritas | is sweet pastry | of egg, milk | maybe butter, dulce de leche | usda ~18317
peanut halva | aka mantecol, mantecol candy, turrón de maní, peanut turron, peanut nougat, panutti | is confection | of peanut | maybe egg white, soy lecithin | usda ~19117
Bon o Bon | aka bonobon, bon o bon chocolate, sonho de valsa, serenata de amor, ouro branco | is confection | of peanut, milk, wheat flour, soy lecithin, cocoa powder | maybe cashew, almond | usda ~19150
garrapiñada | aka maní garrapiñado, garrapiñada de maní, amendoim doce, candied peanuts, cri-cri, pralinas de mani, honey roasted peanuts | is confection | of peanut | maybe almond | usda ~19148 | cup 140
havannet | aka conitos de dulce de leche, cabsha, marroc, tita galletita, rhodesia galletita | is biscuit kind | of dulce de leche, milk, soy lecithin, chocolate | usda ~18174
locro | aka locro criollo, puchero, carbonada, caldo gallego, ajiaco cubano, sancocho, cocido madrileño, feijoada stew, olla podrida, ropa vieja, vaca frita, tafelspitz, sancocho de gallina, paprikash base, pot-au-feu, picadillo, picadillo cubano, carne mechada, caldo verde soup, solyanka, irish stew, lobscouse, labskaus, lapskaus, sjömansbiff, beef stew canned, fabada, fabada asturiana, fasolka po bretońsku, gulasz, marhapörkölt, fårikål, ärtsoppa, kalops, dillkött, pyttipanna, pytt i panna, biksemad, karjalanpaisti, pea soup with pork, erwtensoep, carapulcra, carapulca, pachamanca, patasca, lomo saltado, seco de cordero, seco de res, ají de gallina, cocido montañés | is ready dish | fact meat | maybe celery, wheat flour, milk, maize, bean, pumpkin, pork, beef | usda ~16059 | cup 256
sauerbraten | is ready dish | of beef, vinegar, onion | maybe red wine, gingerbread, raisin, celery, wheat flour, sour cream, sugar | usda ~16059 | cup 256
bœuf bourguignon | aka beef bourguignon, boeuf bourguignon | is ready dish | of beef, red wine, onion, carrot | maybe bacon, mushroom, garlic, wheat flour, celery, butter | usda ~16059 | cup 256
goulash | aka gulaschsuppe, kesselgulasch, rindergulaschsuppe, pörkölt, gulasch, gulyás | is ready dish | of beef, onion, paprika | maybe bell pepper, tomato, garlic, celery, wheat flour, sour cream, red wine | usda ~16059 | cup 256
beef stroganoff | aka stroganoff | is ready dish | of beef, sour cream, mushroom, onion | maybe wheat flour, mustard, butter, beef stock, celery, white wine | usda ~16059 | cup 256
provenzal | aka ajo y perejil, bife seasoning | is herb | of parsley, garlic | usda ~11297 | cup 60
vitel toné | aka vitello tonnato, tonnato sauce, salsa tonnata, tonnato | is sauce kind | of canned tuna, mayonnaise, anchovy | maybe caper, veal | usda ~15128 | cup 205
stuffed flank roll | aka matambre arrollado, matambre relleno | is red meat | of flank steak, egg | usda ~07043 | cup 140
revuelto gramajo | is ready dish | of egg, ham, potato | usda ~01130
egg and vegetable tart | aka tarta pascualina, pascualina, torta pasqualina, torta rustica | is ready dish | of wheat flour, egg | maybe ricotta, cheese | figures kcal 343 protein 10.1 fat 24.5 carb 20.5 fibre 0.7 sugars 1.9 sodium 316 satfat 13.2 cholesterol 147 water 43 by "computed by recipe from USDA 20081, 01145, 01123, 01077, 01053, 10123, 01009" | cup 200
# Russia
syrniki | aka cyrniki, tvorozhniki, cheese pancakes russian, túrógombóc, quark pancakes, quarkkeulchen, farmers cheese pancakes, quarkbällchen, papanași, serniczki | is ready dish | of quark, egg, wheat flour | usda ~18147
pryaniki | aka tula gingerbread, tulskiy pryanik, kozuli, pryanik | is biscuit kind | maybe honey, egg, milk, ginger, cinnamon | usda ~18116
khalva | aka sunflower seed halva, podsolnechnaya halva | is confection | of sunflower seed | usda ~19117
gozinaki | aka kozinaki, gozinaki nuts, kozinak, sunflower seed brittle, gozinaqi | is confection | maybe honey, walnut, sunflower seed, peanut, sesame seed | usda ~19154
oreshki | aka oreshki cookies, walnut shaped cookies, walnut cookie shells, orehnjaci, ořechy pečivo | is biscuit kind | of butter, egg | maybe dulce de leche, walnut | usda ~18204
dumpling dough | aka pelmeni dough, vareniki dough, pierogi dough, manti dough, cheburek dough, khinkali dough, ciasto na pierogi | is pastry kind | maybe egg | usda ~18948
pelmeni | aka pelmeny, siberian dumplings, hinkali, manti dumplings, ushka with meat, cepelinai meat, kolduny, maultasche, khinkali, manty, cheburek, chebureki, maultaschen | is pastry kind | cup 110 | of beef | maybe pork, egg, lamb | usda ~32013
kulebyaka | aka koulibiac, salmon coulibiac, rasstegai, rasstegay, rybnik, coulibiac | is ready dish | of wheat flour, salmon | maybe egg, rice, butter | figures kcal 231 protein 6.9 fat 6.5 carb 35.8 fibre 2 sugars 2.3 sodium 323 satfat 1.5 cholesterol 42 water 49 by "computed by recipe from USDA 20081, 01077, 01123, 11109, 04044" | cup 140
kurnik | aka kurnik pie, russian chicken pie | is ready dish | of wheat flour, chicken | maybe egg, butter, mushroom | figures kcal 231 protein 6.9 fat 6.5 carb 35.8 fibre 2 sugars 2.3 sodium 323 satfat 1.5 cholesterol 42 water 49 by "computed by recipe from USDA 20081, 01077, 01123, 11109, 04044" | cup 140
paskha | aka pashka, pasha easter, paskha dessert, tvorog paskha | is pudding kind | of quark, butter, cream | maybe egg yolk, raisin, almond | usda ~18147
kabachkovaya ikra | aka vegetable caviar canned, squash caviar, zucchini caviar, courgette caviar, mushroom caviar, ikra iz kabachkov | is dip kind | of courgette, carrot, onion, tomato paste | figures kcal 95 protein 1.3 fat 6.5 carb 8 fibre 2.5 sugars 6 sodium 500 satfat 0.7 cholesterol 0 water 82 by "typical label values" | cup 245
okroshka | aka okroshka soup, chłodnik, šaltibarščiai, tarator soup | is ready dish | maybe kvass, kefir, egg, sour cream, sausage | usda ~11886 | cup 243
vinegret | aka vinaigret salad, russian beet salad, rosolli, vinegret salad | is ready dish | of beetroot, potato, carrot, pickle | usda ~11414 | cup 250
herring under a fur coat | aka seld pod shuboy, shuba, shuba salad, dressed herring, selyodka pod shuboy, heringssalat, mimosa salad, silltårta, herring salad, rosolje, sillsallad, sildesalat | is pickled fish | of herring, egg, mayonnaise | maybe beetroot, apple, mustard | usda ~15128 | cup 205
glazed curd bar | aka glazirovannyi syrok, glazirovanny syrok, syrok, túró rudi, kohuke, cheese curd bar chocolate | is confection | of quark, milk, chocolate coating | usda ~18147
sbiten | aka sbiten drink, zbiten | is drink | of honey | usda ~14057 | cup 240
Toblerone | aka toblerone chocolate | is chocolate kind | of milk, almond, honey, egg white, cocoa butter, soy lecithin | usda ~19120
Kinder Bueno | aka bueno bar, ferrero rocher, rocher, hanuta, duplo, knoppers, mauxion, giotto ferrero, manner schnitten, mannerschnitten, prince polo hazelnut, quadratini, hazelnut wafer, manner wafers, neapolitan wafer | is confection | of milk, hazelnut, wheat flour, cocoa butter, soy lecithin, cocoa powder | usda ~19125 | cup 296
Toffifee | aka toffifay, merci petits | is confection | of milk, hazelnut, soy lecithin | usda ~19074
Mozartkugel | aka mozartkugeln, mozart balls, mirabell mozartkugeln, mozart kugel | is confection | of almond, pistachio, hazelnut, milk, dark chocolate | maybe soy lecithin | usda ~12071 | cup 227
gingerbread marzipan cube | aka dominosteine, dominostein, domino steine | is biscuit kind | of almond, dark chocolate | maybe hazelnut, milk, honey | usda ~18177
shashlik | aka shashlyk, mutton shashlik, lyulya kebab, mtsvadi, pinchos morunos, anticuchos, espetadas | is red meat | maybe lamb, pork, beef | usda ~17230
cabbage rolls | aka golubtsy, sarma cabbage, kohlrouladen, kåldolmar, kohlroulade, holubtsi, gołąbki, töltött káposzta, sarmale, stuffed cabbage, holishkes | is ready dish | of cabbage, rice, minced meat | maybe pork, tomato, sour cream | usda ~16059 | cup 256
chicken Kiev | aka kiev chicken, chicken kyiv | is poultry kind | of chicken, wheat flour, butter, garlic | maybe egg | usda ~22978
chicken cordon bleu | aka cordon bleu, cordons bleus | is poultry kind | of chicken, wheat flour, ham, cheese | maybe egg, butter | usda ~22978
chak-chak | aka cak-cak | is sweet pastry | of egg, honey | usda ~18248
khachapuri | aka khachapuri imeruli, adjarian khachapuri, adjaruli khachapuri, khachapuri bread, placek z serem, georgian cheese bread, lobiani cheese | is wheat flatbread kind | of cheese | maybe egg, butter, yogurt | usda ~18033
# Cuba
medianoche bread | aka pan de medianoche, medianoche bun, medianoche roll | is wheat bread | of egg | maybe butter, milk, lard | usda ~18344
masitas de puerco | aka masitas de cerdo, masas de puerco, masitas fritas, bocaditos de cerdo, cuban fried pork | is pork kind | usda ~10080
papa rellena | aka stuffed potato ball cuban | is ready dish | of potato, minced beef | maybe egg, wheat flour, breadcrumbs | figures kcal 275 protein 7.8 fat 18.8 carb 18.7 fibre 1.1 sugars 3.4 sodium 620 satfat 4.1 cholesterol 36 water 53 by "computed by recipe from USDA 06167, 07029, 18079, 01123, 04044" | cup 140
enchilado de camarones | aka camarones enchilados, enchilado shrimp | is crustacean kind | of shrimp, tomato | usda ~15271 | cup 145
palmier | aka palmeritas, palmeras, elephant ears pastry, pig's ears pastry, schweineohren, prussiens, palmier cookies | is sweet pastry | maybe butter | usda ~18246
# Germany
schupfnudeln | aka fingernudeln, szagówki, bubespitzle, strapačky, dödölle, schupfnudel, kopytka, nudli, burgonyanudli | is fresh pasta kind | of potato | maybe egg | figures kcal 156 protein 3.9 fat 0.3 carb 34.1 fibre 2.0 water 61 by "computed from USDA SR28 11367 boiled potato and 20081 flour, 3:1" | cup 150
pancake strips | aka flädle, flaedle, frittaten, kaiserschmarrn, kaiserschmarren, flädlesuppe, császármorzsa | is sweet pastry | of egg, milk | maybe butter | usda ~18293
semolina dumplings | aka grießnockerl, grießklößchen, grießklöße, griesnockerl, grízgaluska, grießnocken, markklößchen | is ready dish | of semolina, egg, butter | maybe milk | figures kcal 156 protein 3.9 fat 0.3 carb 34.1 fibre 2.0 water 61 by "computed from USDA SR28 11367 boiled potato and 20081 flour, 3:1" | cup 150
rouladen | aka beef rouladen, rinderrouladen, roulade beef, zrazy, beef olives, falscher hase, birds slices beef | is beef kind | maybe bacon, mustard, pickle | usda ~23324
Jägersauce | aka jägersoße, hunter sauce, jaegerschnitzel sauce, rahmsauce | is gravy kind | of mushroom | maybe milk, wheat flour, bacon | usda ~06116 | cup 233
vanilla crescents | aka vanilla kipferl, vanilkové rohlíčky, vanilla crescent cookies, almond crescents, hókifli, vanillekipferl, kipferl | is biscuit kind | of butter, almond | maybe hazelnut, walnut, egg yolk | usda ~18204
cinnamon stars | aka zimtsterne, zimtstern, bethmännchen, makronen almond, haselnussmakronen | is sweetmeat | of almond, egg white | maybe hazelnut | figures kcal 443 protein 9.0 fat 17.5 carb 67.7 by "computed from almonds, sugar and egg white, 35 : 60 : 15, baked to 100 (USDA SR28 12061, 19335, 01124)" | cup 100 | keeps 60 cupboard
russisch brot | aka alphabet biscuits german, patience biscuit, letter biscuits | is biscuit kind | of egg white | usda ~18213 | cup 80
bienenstich | aka bee sting cake, bienenstich cake, toscakaka, toscabitar, tosca cake | is cake kind | of almond, butter, milk | usda ~18104
layer cake | aka gateau, princess cake, prinsesstårta, donauwelle, torte, victoria sandwich cake, frankfurter kranz, fraisier, prague cake, praga cake, kyiv cake, victoria sponge, birthday cake, wuzetka, w-z cake, tort | is cake kind | of milk, butter | maybe cream, almond, hazelnut | usda ~18101
red velvet cake | is cake kind | of cocoa powder, buttermilk | maybe egg, cream cheese, butter | usda ~18101
opera cake | aka gâteau opéra | is cake kind | of almond, egg, butter, coffee, dark chocolate | maybe milk | usda ~18101
Dobos torte | aka dobos torta, dobostorta | is cake kind | of egg, butter, dark chocolate | maybe milk, hazelnut | usda ~18101
Black Forest cake | aka black forest gateau, schwarzwälder kirschtorte | is cake kind | of egg, cream, cherry, cocoa powder | maybe kirsch, butter, milk | usda ~18101
Sachertorte | aka sacher torte, sacher cake | is cake kind | of egg, butter, dark chocolate, apricot jam | maybe milk | usda ~18101
yeast plait | aka hefezopf, nusszopf, hefekranz, striezel, vetebröd, vetelängd, pulla, julekake, challah dairy, zopf, butterzopf, kalács, vánočka, aranygaluska | is sweet pastry | of butter, milk, egg | usda ~18955
steamed yeast dumpling | aka germknödel, dampfnudeln, dampfnudel, germknoedel, buchteln, bułki na parze, pyzy drożdżowe, gőzgombóc, buchty, rohrnudeln | is sweet pastry | of milk | maybe egg, butter | usda ~18027
meat salad | aka fleischsalat, wurstsalat, sałatka jarzynowa z wędliną | is cured meat | of bologna, mayonnaise, pickle | usda ~15128 | cup 205
onion tart | aka zwiebelkuchen, onion pie, zwiebelwähe | is ready dish | of wheat flour, onion | maybe bacon, sour cream, egg | figures kcal 343 protein 10.1 fat 24.5 carb 20.5 fibre 0.7 sugars 1.9 sodium 316 satfat 13.2 cholesterol 147 water 43 by "computed by recipe from USDA 20081, 01145, 01123, 01077, 01053, 10123, 01009" | cup 200
flammkuchen | aka tarte flambée, flammekueche | is ready dish | of wheat flour, onion, crème fraîche, bacon | maybe egg | figures kcal 343 protein 10.1 fat 24.5 carb 20.5 fibre 0.7 sugars 1.9 sodium 316 satfat 13.2 cholesterol 147 water 43 by "computed by recipe from USDA 20081, 01145, 01123, 01077, 01053, 10123, 01009" | cup 200
choripán | aka lomito sandwich, chivito sandwich, bauru, frita cubana, pan con lechon, pan con bistec, bacon butty, pastrami sandwich, francesinha, bifana, blt sandwich, lomito | is ready dish | of bread, meat | maybe cheese, mustard, egg | usda ~22973
cabbage soup | aka shchi, rassolnik, svekolnik, kapusniak, kapustnica, ajiaco | is ready dish | maybe celery, meat | usda ~06067 | cup 230
ham croquette | aka ham croquetas, ham croquettes, jamón croquettes, croquetas de jamón | is ready dish | of ham, milk, wheat flour, breadcrumbs | maybe egg | figures kcal 275 protein 7.8 fat 18.8 carb 18.7 fibre 1.1 sugars 3.4 sodium 620 satfat 4.1 cholesterol 36 water 53 by "computed by recipe from USDA 06167, 07029, 18079, 01123, 04044" | cup 140
humita | aka humita en chala, tamal de elote, uchepos, corn tamal, tamal en cazuela, pamonha | is ready dish | of sweetcorn | maybe cheese, milk, butter, lard | figures kcal 272 protein 7 fat 17.1 carb 23 fibre 2.2 sugars 1 sodium 451 satfat 6 cholesterol 29 water 51 by "computed by recipe from USDA 20016, 04002, 05006, 06172, 11549" | cup 170
Cuban sandwich | aka cubano, cubano sandwich, medianoche sandwich, media noche | is ready dish | of bread, ham, pork, swiss cheese, mustard | usda ~22973
Reuben sandwich | aka reuben | is ready dish | of bread, corned beef, sauerkraut, swiss cheese | maybe mayonnaise, mustard, butter | usda ~22973
pão de queijo mix | aka yoki pão de queijo, pan de yuca mix, brazilian cheese bread mix | is flour kind | of sour cassava starch | maybe milk, cheese | usda ~20003 | cup 130
cajuzinho | is confection | of peanut, sweetened condensed milk | usda ~19100
# Portugal
farinheira | aka portuguese flour sausage | is cured meat | of pork, wheat flour | usda ~07013 | cup 140
queijada | aka travesseiros, travesseiro de sintra, queijadas de sintra, tigelada, pastel de feijão | is sweet pastry | of egg, milk | maybe almond, quark | usda ~18317
serradura | aka sawdust pudding, macau sawdust pudding, baba de camelo | is pudding kind | of cream, sweetened condensed milk, plain biscuit | figures kcal 160 protein 3.6 fat 6.3 carb 22.3 by "McCance and Widdowson's The Composition of Foods, 5th edition"
açorda | aka açorda alentejana, migas alentejanas, sopa de pan, sopa de ajo, pappa al pomodoro, ribollita soup | is ready dish | of bread | maybe egg, shrimp | usda ~18081 | cup 45
prego | aka prego no pão, prego sandwich, francesinha sandwich | is ready dish | of bread, beef | usda ~22973
vinha d'alhos | aka vinha d alhos, vinha de alhos, carne de vinha d'alhos marinade, wine and garlic marinade | is sauce kind | of white wine, garlic | usda ~04021 | cup 245
# Australia and New Zealand
Tim Tam | aka arnott's tim tam, tim tam biscuits, tim tams original, chit chats | is biscuit kind | of milk, soy lecithin, cocoa butter | usda ~18174 | weighs each 18
Iced VoVo | aka iced vo vo, mallowpuffs, mallow puffs, tunnock's teacakes, tunnocks tea cake, teacake marshmallow chocolate, schokokuss, chocolate wheaten, iced vovo biscuits, marshmallow biscuit | is biscuit kind | maybe gelatine, egg white, milk, coconut, soy lecithin, chocolate | usda ~18174
Monte Carlo biscuit | aka monte carlos, kingstons, arnott's kingston, afghans biscuits, afghans, arnott's assorted creams, delta creams, custard cream biscuit, ginger crunch slice, melting moments, yoyo biscuits, yo-yo biscuits, kingston biscuits, custard creams, bourbon biscuit, bourbon creams | is biscuit kind | of milk | maybe oats, butter, soy lecithin | usda ~18210
Fantales | aka columbines, caramel lollies, pascall caramels, jersey caramel sweets | is confection | of milk | maybe soy lecithin | usda ~19074
Cherry Ripe | aka cadbury cherry ripe | is confection | of coconut, cocoa butter, milk, soy lecithin | usda ~19155
Crunchie | aka cadbury crunchie, chocolate honeycomb bar, chocolate coated honeycomb, violet crumble | is confection | of milk, cocoa butter, cocoa powder | maybe soy lecithin | usda ~19107
white Christmas slice | aka white christmas, hedgehog slice, chocolate crackles | is confection | maybe milk, gelatine, crisp rice cereal, wheat, cocoa powder | usda ~19155
rocky road | is confection | of milk chocolate, marshmallow | maybe biscuit, butter, almond, peanut, walnut, cherry, coconut | usda ~19155
possum meat | aka possum, wallaby, kangaroo sirloin | is game kind | usda ~17144
Chiko roll | aka dim sim, spring roll frozen | is ready dish | of wheat flour, cabbage | maybe beef, mutton, pork, celery, egg | usda ~22955 | cup 140
bunya nut | aka bunya bunya nut | is nut kind | usda ~12097 | cup 145
Louise cake | aka louise slice | is biscuit kind | of egg, coconut | maybe butter, raspberry jam | usda ~18204
lolly cake | aka lollycake, lolly log | is confection | of malt biscuit, butter, sweetened condensed milk | maybe gelatine | usda ~19100
cheese roll | aka southland cheese rolls, cheese rolls southland, cheese puffs pastry, pogácsa, cheese pogácsa, cheese bourekas, cheese rusk, cheese twists, cheese straws | is pastry kind | of cheese | maybe butter, milk, egg | figures kcal 363 protein 5.1 fat 24.6 carb 34.2 fibre 0.6 sodium 773 by "TACO, Brazilian Food Composition Table, 4th edition: pão de queijo, assado"
# Poland
fish spread | aka paprykarz szczeciński, paprykarz, kalles kaviar spread, shippam's paste, crab paste shippams, mackerel paste, salmon paste, fish paste spread, salmon spread | is fish kind | of fish | maybe tomato paste, celery | figures kcal 368 protein 13.4 fat 34.4 carb 1.3 by "McCance and Widdowson, The Composition of Foods (mackerel pate, smoked)" | cup 232
beetroot kvass | aka zakwas z buraków, krakus barszcz, zakwas buraczany, beet kvass | is drink | of beetroot | figures kcal 41 protein 1.6 fat 0.1 carb 9.0 by "computed as pressed from raw beetroot without its fibre (USDA SR28 11080)" | cup 245
żurek | aka zurek soup, white borscht, barszcz biały, sour rye soup | is ready dish | of rye flour | maybe white kielbasa, egg, sour cream, celery | usda ~06067 | cup 230
pierogi ruskie | aka potato cheese pierogies, cheddar pierogies, vareniki with cheese, mrs t's pierogies, ruskie pierogi, potato and cheese pierogi, cheese pierogi | is pasta kind | of potato, quark | maybe egg, cheddar | figures kcal 183 protein 4.3 fat 2.4 carb 35.8 fibre 2.0 by "computed from USDA SR28 20081 flour 33, 11367 potato 53, 04582 oil 2 and water 12 in 100"
pierogi with meat | aka pierogi z mięsem, meat pierogi | is pasta kind | of pork | maybe beef, egg | figures kcal 183 protein 4.3 fat 2.4 carb 35.8 fibre 2.0 by "computed from USDA SR28 20081 flour 33, 11367 potato 53, 04582 oil 2 and water 12 in 100"
leniwe | aka pierogi leniwe, leniwe kluski, lazy pierogi, lazy dumplings, racuchy, racuszki, oladyi, kefir pancakes, lángos batter | is ready dish | of wheat flour, egg | maybe quark, kefir, milk | usda ~18293
zapiekanka | aka zapiekanki, pizza baguette, french bread pizza | is ready dish | of baguette, cheese, mushroom | figures kcal 238 protein 10.6 fat 7.6 carb 31.1 fibre 1.4 sugars 1.2 sodium 611 satfat 3.2 cholesterol 17 water 48 by "computed by recipe from USDA 20081, 04053, 11549, 01028" | cup 150
St Martin's croissant | aka rogal świętomarciński, rogale świętomarcińskie, rogal, poppy seed croissant | is sweet pastry | of butter, egg, milk, poppy seed | maybe almond, walnut | usda ~18246
mazurek | aka mazurek cake, mazurek wielkanocny, easter mazurek | is sweet pastry | of butter | maybe egg, almond, walnut | usda ~18204
Vegeta | aka vegeta podravka, warzywko, delikat seasoning, aromat seasoning vegeta, ételízesítő, przyprawa do zup | is spice blend | of salt, celery, carrot | figures kcal 126 protein 2.3 fat 0.2 carb 29.9 fibre 2.7 sugars 9.3 sodium 22498 satfat 0 cholesterol 0 water 9 by "computed by recipe from USDA 02026, 02020, 11124, 19335, 20027 and salt 58 %" | cup 200
mizeria | aka cucumber salad polish, uborkasaláta, gurkensalat, agurkesalat, pressgurka | is ready dish | of cucumber | maybe sour cream | usda ~11940 | cup 155
Christmas wafer | aka opłatek, wafle tortowe, torte wafers, host wafers, communion wafers, piškoty wafer sheets, oblande sheets | is biscuit kind | usda ~20027 | cup 20
# Scandinavia
saffron bun | aka lussekatter, lucia buns, st lucia buns, lussebullar, saffransbullar, lussekatt | is sweet pastry | of butter, milk, egg, saffron | usda ~18955
Nordic wafer cookie | aka krumkake, krumkaker, goro, goro cookies, fattigmann, fattigmand, klenät, klenäter, klejner, avletter, gorån, rosettbakkels, rosettes norwegian | is biscuit kind | of egg, milk, butter | usda ~18204
sandbakelser | aka sandbakkels, sandkaker, mandelmusslor, sandbakels | is biscuit kind | of butter, almond | maybe egg | usda ~18204
æbleskive | aka æbleskiver, ebelskiver, munker norwegian, poffert | is sweet pastry | of egg, milk | usda ~18293
drømmekage | aka brunsviger, danish dream cake, kladdkakor, kladdkaka, sticky chocolate cake swedish | is cake kind | of butter | maybe milk, coconut, cocoa powder | usda ~18101
kringle | aka kringla, wienerbrødsstang, racine kringle, wienerlängd | is sweet pastry | of butter | maybe milk, egg, almond, pecan | usda ~18246
Karelian pasty | aka karjalanpiirakka, karjalanpiirakat, karelian pies, riisipiirakka | is ready dish | of rye flour, rice, milk | maybe butter, wheat flour | usda ~19193 | cup 197
mämmi | aka memma | is pudding kind | of rye flour, malt | usda ~19193 | cup 197
ostkaka | aka swedish cheesecake curd, juustokakku | is pudding kind | of milk, egg, cream | maybe almond, wheat flour, rennet | usda ~18147
Nordic cured leg | aka spekeskinke, spekemat, renskav, rökt renkött, rökt ren, suovas, smoked reindeer, vinterskinke, rullepølse dansk | is cured meat | usda ~10141
Nordic beetroot salad | aka rödbetssallad, rødbetsalat, beetroot salad mayonnaise | is ready dish | of beetroot, mayonnaise | usda ~11414 | cup 250
skagen salad | aka toast skagen, skagenröra, skagen mix, prawn cocktail, prawn mayonnaise, prawn marie rose, shrimp salad, seafood sandwich filler | is crustacean kind | of shrimp, mayonnaise | maybe sour cream, fish roe | usda ~15128 | cup 205
smörgåstårta | aka sandwich cake | is ready dish | of bread, mayonnaise | maybe shrimp, ham, egg, cream | usda ~22973
rødgrød | aka rødgrød med fløde, kissel fruit, bærgrøt, kisiel | is pudding kind | maybe cornstarch, potato starch | figures kcal 58 protein 0 fat 0 carb 15.0 by "computed from sugar syrup of 15 % set with agar (USDA SR28 19335)" | cup 240
# Britain and Ireland
Bovril | aka bovril beef extract, bovril spread | is condiment | of beef extract, yeast extract, barley | maybe celery, wheat | usda ~43406 | cup 288
Oxo cube | aka oxo beef cubes, oxo stock cube, oxo, beef oxo | is stock powder kind | of wheat flour, beef extract | maybe milk, celery | usda ~06076
Oxo chicken cube | aka oxo vegetable cubes, chicken oxo, vegetable oxo | is stock powder kind | of wheat flour | maybe chicken, celery | usda ~06081
Marigold bouillon | aka marigold swiss vegetable bouillon, marigold swiss bouillon powder, marigold vegetable bouillon, swiss bouillon, swiss vegetable bouillon powder | is stock powder kind | of celery, salt | maybe milk | usda ~06081
English mustard powder | aka coleman's mustard powder, colmans powder, keens dry mustard, colman's mustard powder | is spice | of mustard seed | maybe wheat flour | usda ~02024 | cup 98
Angel Delight | aka butterscotch angel delight, strawberry angel delight, instant whip, dessert whip mix, bird's dream topping, bird's whisk and serve | is baking aid | of milk, sugar | maybe soybean | usda ~19202 | cup 160
Atora suet | aka atora beef suet, packet suet, atora shredded suet, shredded suet, shredded beef suet | is slaughter fat | of suet, wheat flour | usda ~13335 | cup 120
Paxo stuffing | aka paxo sage and onion, paxo, sage and onion stuffing | is breadcrumb kind | of wheat flour | maybe suet, celery | usda ~18081 | cup 45
Alpen | aka alpen muesli, alpen original | is breakfast cereal | of wheat, oats, milk, hazelnut, raisin, almond | usda ~43241 | cup 100
Jammie Dodger | aka jammy dodgers, party rings, jam sandwich biscuits, linzer augen, pepito biscuits | is biscuit kind | maybe milk, butter, egg, hazelnut, almond | usda ~18210
lardy cake | aka lardy johns, dough cake | is sweet pastry | of lard | maybe milk | usda ~18047
Eccles cake | aka chorley cake, banbury cake | is sweet pastry | of currant | maybe butter | usda ~18308
Battenberg cake | aka battenberg, battenburg, battenburg cake, petits fours cake | is cake kind | of marzipan | maybe milk, butter | usda ~18133
almond-topped fruit cake | aka christmas cake iced, marzipan fruit cake, iced christmas cake | is cake kind | of almond, raisin | maybe butter, glacé cherry | usda ~18110
Tunnock's caramel wafer | aka caramel wafers, penguin bar, club biscuits, mcvities club, blue riband, breakaway biscuit, gold bar biscuit, rocky biscuit, time out bar, drifter bar | is biscuit kind | of milk | maybe soy lecithin | usda ~19109
Bounty | aka bounty chocolate | is confection | of coconut, milk, soy lecithin, cocoa butter | usda ~19155
Lion bar | aka boost bar, cadbury boost, double decker, picnic bar wafer, moro, cadbury moro bar, star bar cadbury, toffee crisp | is confection | of milk, wheat flour | maybe barley, soybean, peanut | usda ~19109
Picnic bar | aka cadbury picnic | is confection | of milk, peanut, wheat flour | usda ~19155
Creme Egg | aka cadbury creme eggs, cadbury cream eggs | is confection | of milk, egg white | usda ~19120 | weighs each 40
Mini Eggs | aka cadbury mini eggs, mini easter eggs, chocolate mini eggs, chocolate easter eggs, candy coated chocolate eggs, easter egg chocolate, kinder egg, kinder surprise, micro eggs, chocolate egg | is confection | of milk, cocoa butter | maybe soy lecithin, wheat flour | usda ~19141 | cup 208
chocolate orange | aka terry's chocolate orange | is chocolate kind | of milk, cocoa butter | maybe soy lecithin | usda ~19120
chocolate assortment | aka quality street, celebrations, celebrations chocolates, roses chocolates, heroes chocolates, cadbury roses, cadbury heroes, merci, box of chocolates, assorted chocolates, chocolate box assortment, whitman's sampler | is chocolate kind | of milk, cocoa butter | maybe soy lecithin, hazelnut, almond, egg, wheat flour | usda ~19120
UK Smarties | aka smarties uk, nestle smarties | is confection | of milk, wheat flour | usda ~19141 | cup 208
vegan gums | aka love hearts, parma violets, refreshers sweets, fruit gums | is confection | maybe gelatine | usda ~19107
British sausage | aka pork chipolatas, breakfast sausages irish, square sausage, lorne sausage, richmond sausages, irish pork sausages, cocktail chipolatas, bangers, cumberland sausage, lincolnshire sausage, chipolata, irish sausages, pork bangers | is fresh pork sausage | of wheat | maybe barley, milk, mustard, soybean | fact sulphites? | usda ~07063 | cup 225
pigs in blankets | aka pig in blanket uk, kilted sausages | is pork sausage kind | of bacon | maybe wheat | usda ~07063 | cup 225
potted shrimp | aka potted brown shrimp, morecambe bay potted shrimps, potted crab | is crustacean kind | of shrimp, butter | usda ~15271 | cup 145
Gentleman's Relish | aka anchovy relish, patum peperium | is paste kind | of anchovy, butter, breadcrumbs | usda ~15002 | cup 256
Elmlea | aka elmlea single, elmlea cream alternative, elmlea whipping | is cream kind | of buttermilk, vegetable oil | usda ~01053 | cup 238
spotted dick | aka spotted dog pudding, jam roly-poly, roly poly pudding, suet pudding, suet sponge | is pudding kind | of wheat flour, suet | maybe milk, currant, jam | usda ~18110
Twiglets | aka jacob's twiglets | is snack | of wheat flour, yeast extract | usda ~19047 | cup 45
flapjack | aka golden syrup flapjack | is sweetmeat | of oats, golden syrup | maybe butter | usda ~18178
faggot | aka mr brain's faggots, haslet, faggots in gravy | is pork kind | of pig's liver, breadcrumbs | maybe onion | figures kcal 310 protein 10.7 fat 21.7 carb 19.2 by "McCance and Widdowson, The Composition of Foods (haggis, boiled)"
Jansson's temptation | aka janssons frestelse | is ready dish | of potato, Swedish sprats, cream | usda ~11414 | cup 250
# Hungary
kifli | aka kiflik, kakaós csiga, hungarian crescent roll, rohlík | is wheat bread | maybe milk, butter | usda ~18342
beigli | aka bejgli, mákos bejgli, poppy seed roll, nut roll pastry, potica, povitica, poppyseed strudel, mohnstrudel, makowiec, cozonac | is sweet pastry | of egg, butter, milk | maybe poppy seed, walnut | usda ~18247
walnut beigli | aka walnut roll pastry, walnut povitica, walnut potica, orehnjača, zserbó, gerbeaud, diós bejgli | is sweet pastry | of walnut, butter, egg | maybe milk | usda ~18247
Esterházy torte | aka esterházy torta, esterhazy cake, rigó jancsi | is cake kind | of butter | maybe walnut, almond, hazelnut, milk, cream | usda ~18101
szaloncukor | aka salon sugar, szalon cukor | is confection | maybe milk, hazelnut, coconut | usda ~19155
vargabéles | aka varga béles, noodle kugel, sweet kugel, lokshen kugel | is pudding kind | of wide egg noodles, egg, quark | figures kcal 297 protein 5.9 fat 9.6 carb 49.7 by "McCance and Widdowson's The Composition of Foods, 5th edition"
# Peru
chicha de jora | aka chicha drink, chicha andina, chicha de maiz | is drink | fact alcohol | of corn | usda ~14305 | cup 240
huancaína sauce | aka salsa huancaína, papa a la huancaína, huancaina | is sauce kind | of queso fresco, ají amarillo paste, evaporated milk, soda cracker | maybe egg | usda ~27052 | cup 250
ocopa sauce | aka ocopa, salsa ocopa, ocopa arequipeña | is sauce kind | of peanut, queso fresco, evaporated milk | maybe wheat flour, plain biscuit | usda ~27052 | cup 250
causa | aka causa limeña, causa rellena | is ready dish | of potato, lime juice | maybe mayonnaise, chicken, canned tuna | usda ~11934 | cup 210
King Kong candy | aka king kong, king kong lambayeque, turrón de doña pepa, doña pepa | is biscuit kind | of egg, butter | maybe dulce de leche, milk, sesame seed | usda ~28289
mazamorra morada | aka mazamorra, purple corn pudding | is pudding kind | of corn, sugar | figures kcal 58 protein 0 fat 0 carb 15.0 by "computed from sugar syrup of 15 % set with agar (USDA SR28 19335)" | cup 240
chocotejas | aka tejas, teja peruana | is confection | of dulce de leche | maybe pecan, lemon, chocolate | usda ~19100
Sublime chocolate | aka sublime bar, princesa chocolate, chocolate sublime | is confection | of milk, peanut, cocoa butter, soy lecithin | usda ~19120
pisco sour | aka whiskey sour, whisky sour, amaretto sour, gin fizz, ramos gin fizz, clover club | is drink | fact alcohol | of pisco, egg white, lime juice, sugar | usda ~14017 | cup 251
chupe de camarones | aka chupe, shrimp chupe, chupe de mariscos | is ready dish | of shrimp, milk | maybe egg, queso fresco, potato | usda ~06030 | cup 252
jalea mixta | aka jalea peruana, jalea de mariscos, chicharrón de pescado, pescado frito | is breaded fish kind | of fish, wheat flour | maybe squid, shrimp | usda ~15027
# Jamaica
Jamaican patty | aka patties jamaican, jamaican beef patty, patty crust, tastee patties, beef patty jamaican | is pastry kind | maybe suet, shortening, egg, milk, beef | figures kcal 284 protein 9.3 fat 15.7 carb 25.5 fibre 1.3 sugars 1 sodium 409 satfat 5.8 cholesterol 48 water 48 by "computed by recipe from USDA 20081, 04002, 23572, 11282, 01123, 09195" | cup 140
boiled dumpling | aka spinner dumplings, cartwheel dumpling, suet-free dumplings, cornmeal dumplings, stew dumplings, spinners | is pastry kind | maybe cornmeal, milk | usda ~18014
bulla | aka bulla cake, bulla bread | is wheat bread | of molasses, ginger | maybe butter, milk | usda ~18116
escovitch sauce | aka escovitch, escovitch pickle, escovitch dressing, escabeche | is sauce kind | of vinegar, onion, carrot, chili | usda ~04135 | cup 250
# Free-from
almond milk cheese | aka kite hill ricotta, kite hill, almond feta, almond cream cheese, almond milk ricotta, almond ricotta, kite hill cream cheese, almond cheese | is plant dairy | of almond | figures kcal 441 protein 14.5 fat 35.3 carb 17.8 fibre 2.6 sugars 0.3 sodium 351 satfat 5.8 water 29.5 by "Anses, Ciqual French food composition table 2020, plant-based cheese with cashew" | cup 230
Tofutti | aka better than cream cheese, tofutti better than cream cheese, tofu sour cream, tofu cream cheese, soya cheese, soy cheese, tofutti cream cheese, tofutti sour cream, tofu ricotta, tofu feta | is plant dairy | of soybean | figures kcal 175 protein 11.7 fat 13.1 carb 1.6 fibre 0.5 sodium 459 satfat 1.9 water 71.9 by "Anses, Ciqual French food composition table 2020, plant-based spread with soybean" | cup 232
cashew parmesan | aka vegan cashew parmesan, cashew parm | is plant dairy | of cashew, nutritional yeast | figures kcal 441 protein 14.5 fat 35.3 carb 17.8 fibre 2.6 sugars 0.3 sodium 351 satfat 5.8 water 29.5 by "Anses, Ciqual French food composition table 2020, plant-based cheese with cashew" | cup 230
Vegenaise | aka vegenaise mayo, nayonaise, soy mayonnaise, soya mayonnaise, tofu mayonnaise | is condiment | of soybean, vegetable oil | maybe mustard | usda ~43598 | cup 225
edamame pasta | aka soybean pasta, soy pasta, edamame fettuccine, edamame spaghetti, soybean spaghetti | is soy food | of soybean | in Grains | usda ~16157 | cup 100
tempeh bacon | aka smoky tempeh, tempeh rashers, tofu bacon | is soy food | of soybean | usda ~16114 | cup 166
soy nut butter | aka wowbutter, soynut butter, soya nut butter, soy butter spread | is soy food | of soybean | usda ~16098 | cup 258
vegan black pudding | aka vegetarian black pudding, v pud | replaces black pudding | is meat substitute | of oats | maybe barley, wheat | usda ~16138 | cup 200
# Additives and protein sources
caseinate | aka casein protein, calcium caseinate, potassium caseinate, rennet casein, milk protein, milk protein isolate | is dairy | in Baking | usda ~14066 | cup 97
lactalbumin | aka milk albumin, alpha-lactalbumin, beta-lactoglobulin, whey peptides, hydrolysed whey, hydrolyzed whey, whey isolate | is dairy | in Baking | usda ~14066 | cup 97
lysozyme | aka egg white lysozyme, e1105, ovalbumin, egg albumen powder, egg albumin, albumin, egg protein powder, egg white protein, lysozyme hydrochloride | is egg kind | in Baking | usda ~01136 | cup 107
sulphite preservative | aka potassium metabisulphite, potassium metabisulfite, metabisulphite, metabisulfite, campden tablets, sulphur dioxide, sulfur dioxide, sodium bisulfite, sodium bisulphite, e220, e221, e222, e223, e224, e225, e226, e227, e228, sulphites, sulfites | is baking aid | fact sulphites | usda ~18372 | cup 220
isinglass | aka isinglass finings, fish finings, fish swim bladder | is preserved fish | in Baking | usda ~19177 | cup 160
shellac | aka confectioner's glaze, e904, resinous glaze | is baking aid | fact insect | usda ~18372 | cup 100
crustacean shell extract | aka glucosamine, chitosan | is crustacean kind | in Pantry Staples | usda ~15149
beeswax | aka bee pollen, propolis, royal jelly, e901, bee bread, honeycomb wax | is baking aid | maybe honey | fact honey | usda ~19296 | cup 339
animal fat | aka rendered animal fat, rendered fat | is slaughter fat | usda ~04002 | cup 205
food-grade additive | aka stearic acid, magnesium stearate, glycerine, glycerin, glycerol, vegetable glycerine, food grade glycerine, polysorbate 80, mono- and diglycerides, lactitol, disodium inosinate, disodium guanylate, calcium lactate, calcium chloride, titanium dioxide, potassium sorbate, sodium benzoate, natamycin, sodium citrate, sodium hexametaphosphate, calcium citrate, sodium erythorbate, gluconolactone, glucono delta lactone, transglutaminase, meat glue, sodium nitrite | is baking aid | usda ~42281 | cup 150
inulin | aka inulin fibre, chicory root fiber, chicory root fibre, agave inulin, chicory inulin | is baking aid | figures kcal 190 protein 2.5 fat 0.6 carb 87.0 fibre 85.0 by "computed from fibre at 2 kcal/g (EU regulation 1169/2011, annex XIV)" | cup 80
lipase | aka kid lipase, lamb lipase, pepsin | is baking aid | fact slaughter | usda ~19225 | cup 240
persipan | aka apricot kernel paste | is confection | maybe almond | usda ~12071 | cup 227
lobster base | aka better than bouillon lobster base, crab base, shrimp base, shrimp stock cube, knorr caldo de camaron, caldo de camarón powder, shrimp bouillon, prawn stock cube, camarón bouillon | is stock powder kind | of shrimp | maybe fish, milk, wheat, soybean | usda ~06081
malt powder | aka barley malt powder, diastatic malt, malted barley powder, dry malt, dry malt extract, backmalz, baker's malt, light dried malt extract, non-diastatic malt powder | is barley kind | in Baking | usda ~20131 | cup 150
yeast extract | aka autolysed yeast extract, autolyzed yeast extract, autolysed yeast, autolyzed yeast | is condiment | maybe barley, wheat, celery | usda ~43406 | cup 288
Vegemite | aka aussiemite, vegemite spread, promite | is condiment | of barley | maybe wheat, celery | usda ~43406 | cup 288
rakott krumpli | aka rakott burgonya, layered potatoes hungarian | is ready dish | of potato, egg, sour cream, sausage | usda ~11414 | cup 250
`
