/**
 * Foods whose names hold another food's word, and staples of single kitchens that few lists know. How to read a line:
 * ../readCatalogue.ts. Figures are USDA SR28 rows, the nearest where none is the food itself.
 */
export const namesakesCatalogueText = `
# nuts and beans by name
bambara groundnut | aka bambara bean, bambara nut, jugo bean, nyimo, okpa bean, bambara | is bean kind | usda ~16056
okpa flour | aka bambara flour, bambara groundnut flour | is pulse flour kind | of bambara groundnut | usda ~16056
hopniss | aka american groundnut, american groundnut tuber, potato bean, hog peanut, indian potato tuber | is starchy root | usda ~11352
earth nut | aka hognut, pignut tuber, bunium bulbocastanum, zireh kuhi tuber | is root vegetable | usda ~11298
betel nut | aka areca nut, areca, supari, pinang | is nut kind | usda ~12058
bread nut | aka breadnut, katahar, ramon seed, ramón nut, maya nut, brosimum seed | is nut kind | usda ~12097
mongongo nut | aka manketti nut, mongongo, manketti | is nut kind | usda ~12147
galip nut | aka canarium nut, ngali nut, okari nut, kanari nut, kenari | is nut kind | usda ~12145
cream nut | aka sapucaia nut, monkey pot nut | is nut kind | fact nut? | usda ~12078
tropical almond | aka sea almond, indian almond, malabar almond, beach almond | is nut kind | fact nut? | usda ~12061
peanut pumpkin | aka peanut squash, galeux d'eysines, nutmeg squash, nutmeg pumpkin, moschata pumpkin | is winter squash | usda ~11422
mesquite bean pod | aka mesquite pod, algarroba pod, algarrobo | is pulse kind | usda ~16055
ice cream bean | aka inga, guama, pacay, guaba, inga pod | is tropical fruit | usda ~09062
cowboy beans | aka cowboy baked beans | is bean kind | maybe bacon | usda ~16006
butter pea | aka butterpea, dixie butter pea | is bean kind | usda ~16071
cream pea | aka lady cream pea, zipper cream pea | is bean kind | usda ~16062
horse gram sprout | aka sprouted horse gram | is sprout kind | usda ~11248
# plants by an animal's name
bullock's heart | aka ramphal, ox heart fruit, custard apple red | is tropical fruit | usda ~09062
goat's beard | aka goatsbeard, meadow salsify | is root vegetable | usda ~11437
beefsteak fungus | aka fistulina, ox tongue fungus, langue de boeuf mushroom, poor man's steak mushroom | is mushroom kind | usda ~11260
cauliflower fungus | aka sparassis, cauliflower mushroom, hanabiratake | is mushroom kind | usda ~11260
shrimp of the woods | aka aborted entoloma, shrimp of the woods mushroom | is mushroom kind | usda ~11260
milk thistle | aka milk thistle seed, holy thistle, blessed thistle, st mary's thistle | is herb | usda ~02065 | cup 30
milkweed | aka milkweed pod, milkweed shoot, milkweed bud | is leafy green | usda ~11203
fish mint root | aka zheergen root, houttuynia root | is root vegetable | usda ~11298
cheese fruit | aka noni fruit, noni juice, great morinda | is tropical fruit | usda ~09062
milk fruit | aka star apple, caimito, vú sữa, cainito | is tropical fruit | usda ~09062
egg fruit | aka yellow sapote | is tropical fruit | usda ~09062
chocolate fruit | aka chocolate pudding fruit, black persimmon | is tropical fruit | usda ~09062
peanut butter fruit | aka bunchosia fruit | is tropical fruit | usda ~09062
bread fruit chip | aka breadfruit chips, breadfruit crisp | is snack | of breadfruit | usda ~19411
lady's slipper orchid root | aka salep root, orchid root | is starch kind | usda ~20027
pheasant back mushroom | aka dryad's saddle | is mushroom kind | usda ~11260
chicken mushroom | aka sulphur shelf, chicken of the woods mushroom, chicken of the woods | is mushroom kind | usda ~11260
cow pea leaf | aka lobia leaves, kunde leaves | is leafy green | usda ~11244
pigeon pea leaf | aka arhar leaves | is leafy green | usda ~11244
duck potato | aka katniss, wapato | is starchy root | usda ~11352
horse chestnut starch | aka tochi mochi flour | is starch kind | usda ~20027
# plant foods called by a dish of meat, fish, milk or egg
vegetable caviar | aka ikra zakusochnaya, ajvar caviar, beet caviar, beetroot caviar, carrot caviar, pepper caviar, caviar vegetal | is condiment | of zucchini, carrot, onion, tomato paste, vegetable oil | usda ~11935
damson cheese | aka plum cheese, apple cheese, medlar cheese, blackcurrant cheese, fruit cheese, fig cheese, quince paste cheese, crab apple cheese, gooseberry cheese, blackberry cheese, blackberry and apple cheese, damson paste, guava paste cheese, fruit butter cheese | is preserve | maybe plum | usda ~19300
potato dumpling dough | aka kloßteig, klossteig, raw potato dumpling dough, potato knödel dough, knödel mix, potato dumpling mix, kartoffelkloßteig, dumpling mix potato | is fresh dish | in Frozen Foods | of potato | maybe wheat flour, egg | fact sulphites? | usda ~11367 | cup 240
liver cheese | aka leberkäse, fleischkäse, leberkas, leberkaese, fleischkaese, bavarian meatloaf, fleischkas, pferdeleberkäse | is pork sausage kind | of pork, beef | maybe mustard seed, celery | usda ~07008 | weighs slice 80, thick slice 120
milk of magnesia | is baking aid | usda ~18372
cashew apple juice | aka suco de caju, cashew fruit juice, cashew juice, cajuína, cajuina, suco de cajú, cashew apple concentrate, jugo de marañón | is juice kind | of cashew apple | fact sweetfruit | usda ~09016
almond jelly | aka almond tofu, xingren doufu, hang yan dou fu, apricot kernel jelly, almond bean curd, almond float, annin jelly | is pudding kind | maybe milk, gelatine, almond | usda ~19173 | cup 240
lobster sauce | aka cantonese lobster sauce, shrimp in lobster sauce base | is sauce kind | of egg, cornstarch, garlic | maybe pork, douchi, soy sauce, lobster | usda ~06179
yu xiang sauce | aka yuxiang sauce, fish fragrant sauce, fish fragrant eggplant sauce, fish flavoured eggplant sauce, fish flavored sauce, sichuan fish fragrant sauce | is sauce kind | of soy sauce, vinegar, sugar, garlic | maybe doubanjiang | usda ~06179
char kway teow sauce | aka kway teow sauce, kuey teow sauce, hor fun sauce | is sauce kind | of soy sauce | maybe oyster sauce, fish sauce | usda ~06179
wheatgrass juice | aka wheatgrass shot, wheat grass juice, barley grass juice | is juice kind | fact gluten? | usda ~11203
# sauces, pastes and mixes of single kitchens
gianduja spread | aka gianduja cream, gianduja paste, crema gianduja, crema spalmabile, crema di nocciole, hazelnut cocoa spread | is confection | of hazelnut, cocoa powder | maybe milk, soy lecithin | usda ~19125 | cup 300
hae bee hiam | aka sambal hae bee, spicy dried shrimp sambal, dried shrimp floss, hay bee hiam | is paste kind | of dried shrimp, chili, shallot, vegetable oil | maybe shrimp paste | usda ~15149
jianbing | aka jian bing, chinese crepe, jianbing guozi | is ready dish | of wheat flour, egg | maybe soybean paste, sesame seed, mung bean | usda ~28306
til laddoo | aka til ladoo sesame, sesame laddoo, sesame laddu, nuvvula unda | is confection | of sesame seed, jaggery | usda ~19154
benne wafer | aka benne seed wafer, benne seed cookie, sesame wafer | is biscuit kind | of sesame seed, butter | maybe egg | usda ~18204
satsivi | aka bazhe, satsivi sauce, georgian walnut sauce, walnut sauce georgian, garo, nigvziani sauce | is sauce kind | of walnut, garlic | usda ~12155
pkhali | aka phali, spinach pkhali, georgian walnut paste, badrijani, nigvziani badrijani, lobio with walnuts | is ready dish | of walnut, spinach, garlic | usda ~12155
suspiro limeño | aka suspiro a la limeña, suspiro de limeña | is pudding kind | of sweetened condensed milk, evaporated milk, egg | usda ~19173
currywurst sauce | aka currysauce german, curry gewürz ketchup, currywurstsoße | is sauce kind | of tomato, sugar, vinegar | maybe mustard, celery, wheat flour | usda ~11935
pelau | aka chicken pelau, trini pelau | is ready dish | of rice, pigeon pea, coconut milk | maybe chicken | usda ~20045
roti sai mai | aka roti saimai, thai cotton candy roti | is ready dish | of wheat flour, sugar | usda ~28306
groundnut stew base | aka groundnut stew paste, maafe base, mafe paste, mafé sauce, tigadegena | is sauce kind | of peanut | maybe tomato, chili | usda ~16098
burger | aka frozen burger, patty, hamburguesa (whole), hamburguesas (whole) | is minced meat kind | maybe wheat, soybean, egg | usda ~23572 | weighs each 113
# breads, cheeses and sweets of single kitchens
broa | aka broa de milho, broa de avintes, borona, broa de centeio | is bread kind | of cornmeal, rye flour, wheat flour | usda ~18024 | cup 60
feteer meshaltet | aka fatir meshaltet, fiteer meshaltet, egyptian layered pastry | is pastry kind | of all-purpose flour, ghee | usda ~18337 | weighs each 400, slice 60
polvoron | aka filipino polvoron, pinipig polvoron, polboron | is confection | of wheat flour, milk powder, butter | maybe cashew | usda ~19074 | weighs each 15
Noritama furikake | aka noritama, marumiya noritama, egg furikake, tamago furikake, norimama | is spice blend | of sesame seed, nori, egg, bonito flakes, soy sauce, milk | usda ~12023 | cup 60
Baci chocolate | aka baci, hazelnut kiss | is chocolate kind | of hazelnut, milk, cocoa mass | maybe soy lecithin | usda ~19132
gammelost | aka gammalost, pultost, old norwegian cheese | is cheese | usda ~01004
farl | aka irish farl | is wheat bread | of buttermilk | usda ~18350 | weighs each 60
csipetke | aka csipetke noodles, pinched noodles, csipetke pasta | is egg noodle kind | usda ~20409
canchita | aka canchita serrana, maíz chulpe tostado, chulpi corn | is corn kind | usda ~19034
crab back | aka curried crab back, stuffed crab back, dressed crab back | is crustacean kind | of crab | maybe breadcrumbs, butter | usda ~15139
briouat wrapper | aka briouat sheet, briwat wrapper, briouat pastry | is pastry kind | of wheat flour | usda ~18338
nogada sauce | aka nogada, chiles en nogada sauce, walnut cream sauce mexican, salsa de nogada | is sauce kind | of walnut, cream | maybe goat's cheese, almond, sherry | usda ~06179
Caesar salad kit | aka caesar salad, caesar salad mix | is ready dish | of romaine lettuce, Caesar dressing, crouton, parmesan | usda ~04017
toast | aka bread soldier, soldier, toastie, cheese toastie, cheese toasty, croute, toasted bread, pan tostado | is wheat bread | maybe milk, soybean | usda ~18069 | weighs slice 25
agliata | aka agliata sauce, ligurian agliata | is sauce kind | of breadcrumbs, garlic, vinegar | maybe walnut | usda ~06164
castagnaccio | aka necci, chestnut flour cake, chestnut crêpe | is ready dish | of chestnut flour | maybe pine nut, raisin | usda ~12097
cassata | aka cassata siciliana, sicilian cassata | is cake kind | of ricotta, marzipan | usda ~18147
chinotto | aka chinotto soda, san pellegrino chinotto | is drink | of sugar, orange | no sweetfruit | usda ~14157
flammkuchen base | aka tarte flambée base, tarte flambee dough, flammkuchen dough, flammkuchenteig | is pastry kind | of wheat flour | usda ~18338
canelé | aka cannelé, canelé de bordeaux | is cake kind | of milk, butter | usda ~18147
cruffin | aka cronut, cronuts | is pastry kind | of wheat flour, butter, milk | maybe egg | usda ~18239
clam of France | aka praires, praire, coques, coque shellfish, amandes de mer, vernis clam | is mollusc kind | usda ~15157
botillo | aka botillo del bierzo, botelo | is pork sausage kind | of pork | usda ~07008
tinto de verano | aka kalimotxo, calimocho, sangria ready-made | is wine kind | of sugar | usda ~14084
chouriço de sangue | aka morcela de sangue, sangueira | is sausage kind, pork kind | of blood, pork | maybe wheat flour | usda ~07008
filhós | aka filhoses, malassadas, malassada, farturas | is pastry kind | of wheat flour, egg | maybe milk, butter | usda ~18239
caldo verde | aka kale and chouriço soup | is ready dish | of potato, kale, olive oil | maybe chorizo | usda ~06164
Scotch pie | aka mutton pie, killie pie, bridie, forfar bridie | is ready dish | of wheat flour, beef | maybe milk, lamb | usda ~18337
toad in the hole | is ready dish | of wheat flour, egg, milk, sausage | usda ~18337
kedgeree | aka kitchri english, smoked haddock kedgeree | is ready dish | of rice, smoked haddock, egg | maybe butter, cream | usda ~20045
Cullen skink | aka smoked haddock chowder, smoked haddock soup | is ready dish | of smoked haddock, milk, potato | maybe butter | usda ~06164
cock-a-leekie | aka cock-a-leekie soup | is ready dish | of chicken, leek | maybe barley, celery | usda ~06164
Daddies sauce | aka daddies brown sauce, daddies | is sauce kind | of vinegar, tomato, sugar | maybe rye, barley | usda ~11935
marzipan fruit | aka frutta martorana, marzipan animals, marzipan figures, marzipan potatoes, marzipankartoffeln, marzipan pigs | is confection | of almond | maybe egg white | usda ~12071
barley wine | aka barley wine ale | is beer kind | of barley malt | usda ~14003
grain coffee | aka ersatzkaffee, malzkaffee, pero (whole), kathreiner, kawa zbożowa, inka coffee, malt coffee, muckefuck, rye coffee | is drink | of barley, rye | usda ~14209
Zungenwurst | aka blutzungenwurst, tongue sausage, zungenblutwurst | is sausage kind, pork kind | of pork, blood | maybe mustard seed, milk | usda ~07008
Schillerlocke | aka schillerlocken, smoked dogfish | is preserved fish | of shark | usda ~15035
Grießbrei | aka semolina pudding, milchgrieß, semolina porridge, grießpudding | is pudding kind | of semolina, milk | usda ~19173
Nusskuchen | aka nut cake german, hazelnut cake, nussecken, haselnusskuchen | is cake kind | of hazelnut | maybe milk, butter, almond | usda ~18147
Lebkuchen heart | aka lebkuchenherz, lebkuchenherzen | is biscuit kind | maybe egg, milk, almond | usda ~18172
spelt flake | aka dinkelflocken, rolled spelt | is breakfast cereal | of wheat | usda ~20077
pop cereal | aka quinua pop, kiwicha pop | is breakfast cereal | of quinoa | usda ~20137
tocosh | aka potato tocosh, fermented potato pulp | is starchy root | of potato | usda ~11352
tacu tacu | is ready dish | of rice, bean | usda ~20045
anticucho sauce | aka anticuchera, anticucho marinade, anticucho paste | is sauce kind | of chili, vinegar, garlic, cumin | usda ~06164
leche asada | aka leche asada peruana, baked milk custard | is pudding kind | of milk, egg | usda ~19173
natilla colombiana | aka colombian natilla, natilla mix, natilla de panela | is pudding kind | of cornstarch, milk | usda ~19173
queso llanero | aka queso guayanés, queso guayanes, queso palmita, queso telita, quesillo cheese, queso costeño | is cheese | usda ~01004
hallaca dough | aka pasteles dough, masa para hallacas, masa para pasteles, pasteles masa, arepa dough, tamale dough plain | is fresh dish | of cornmeal | maybe chicken stock, lard | usda ~20045 | in Frozen Foods
tequeño | aka cheese sticks venezuelan, palitos de queso | is pastry kind | of wheat flour, cheese | maybe egg, butter | usda ~18337
golfeado | is sweet bun kind | of wheat flour, cheese | maybe egg | usda ~18350
pan de jamón | aka venezuelan ham bread | is wheat bread | of ham, raisin | maybe egg, milk, butter | usda ~18350
pastelillo wrapper | aka pastelillo disc, plantillas para pastelillos, empanadilla wrappers, empanadilla discs, turnover discs | is pastry kind | of wheat flour | usda ~18338
guava duff | aka bahamian guava duff, duff | is cake kind | maybe butter, milk | usda ~18147
Irish moss drink | aka irish moss punch, sea moss drink, sea moss punch, sea moss shake | is drink | of milk, sugar | usda ~01102
coconut candy Caribbean | aka bustamante backbone, stagger back, bustamante jawbone | is confection | of coconut | usda ~19107
kuli-kuli | aka kulikuli, peanut cake fried, kulikuli powder, labdakali | is snack | of peanut | usda ~16087
chin chin | aka chinchin, nigerian chin chin | is pastry kind | of wheat flour, sugar | maybe egg, milk, butter | usda ~18239
shito | aka shito sauce, black pepper sauce ghanaian, ghana pepper sauce, shitor din | is sauce kind | of dried fish, dried shrimp, chili, vegetable oil | usda ~15149
gari foto | aka gari foto jollof, gari jollof | is ready dish | of garri, egg, tomato | usda ~20045
waakye | aka waakye leaves, waache | is ready dish | of rice, cowpea | usda ~20045
ponmo | aka kpomo, canda cow skin, cow skin, ponmo ijebu | is offal kind | usda ~13341
utazi | aka utazi leaves, bitter herb nigerian | is herb | usda ~02065 | cup 30
maafe sauce | aka mafe, maafé, maafe, tigadèguèna, domoda, domoda paste, west african peanut sauce | is sauce kind | of peanut, tomato | usda ~16098
mursik | aka mursik milk, amacunda, kule naoto, ergo fermented milk, nunu milk, nono milk | is cultured milk | usda ~01088
githeri | aka muthokoi, githeri mix | is ready dish | of bean, corn | usda ~16063
rolex wrap | aka rolex, ugandan rolex, chapati rolex | is ready dish | of chapati, egg | usda ~18337
monkey gland sauce | aka monkeygland sauce | is sauce kind | of tomato, onion, vinegar, sugar | maybe Worcestershire sauce, Mrs Ball's chutney | usda ~11935
smoorsnoek | aka smoor snoek, smoorvis | is ready dish | of snoek, onion, tomato | usda ~15035
tapioca couscous | aka cuscuz de tapioca, attiéké couscous, cassava couscous, millet couscous, thiéré, rice couscous | is grain kind | of cassava | usda ~20068
chorba frik | aka chorba, jari soup, shorba frik | is ready dish | of freekeh, lamb | maybe celery | usda ~06164
bourek algérien | aka bourek, boureks, bourek rolls, brik roll | is pastry kind | of wheat flour | maybe egg, cheese | usda ~18337
tfaya | aka caramelised onion and raisin tfaya | is sauce kind | of onion, raisin, honey | usda ~06164
fruit dessert Turkish | aka ayva tatlısı, kabak tatlısı, quince in syrup, pumpkin in syrup, kabak tatlisi | is confection | maybe walnut, clotted cream, tahini | usda ~19300
fruit leather Turkish | aka pestil, bastık, bastegh, basturma of fruit, köme pestil | is confection | maybe walnut, hazelnut, wheat flour | usda ~19107
candied chestnut Turkish | aka kestane şekeri, kestane sekeri | is confection | of chestnut | usda ~12097
çiroz | aka dried mackerel, liparna | is preserved fish | of mackerel | usda ~15035
galeta unu | aka turkish breadcrumbs, galeta tozu | is breadcrumb kind | usda ~18079 | cup 108
turkish tarator | aka tarator turkish, cevizli tarator, walnut tarator, hazelnut tarator | is sauce kind | of walnut, breadcrumbs, garlic | usda ~12155
rice malt syrup | aka rice malt, brown rice malt | is syrup kind | of rice | usda ~19352 | cup 330
hair moss | aka fat choy, fa cai, hair vegetable, black moss | is seaweed kind | usda ~11445
dace with black beans | aka fried dace with black beans, canned dace, tinned dace, dace in black bean, fried dace | is preserved fish | of douchi | usda ~15035
soya chaap | aka chaap, soy chaap, malai chaap, chaap sticks, soya chaap sticks | is soy food | of wheat flour, soybean | usda ~16114
vegetable puff | aka veg puff, egg puff vegetarian, curry puff vegetable, puff patty, veg patties indian | is pastry kind | of wheat flour | maybe butter, milk | usda ~18337
tlayuda | aka tlayuda tortilla | is flatbread kind | of masa harina | usda ~18363
crème fraîche d'Isigny | aka crème d'isigny, crème fraîche épaisse d'isigny | is cream kind | usda ~01056
seamoss gel | aka irish moss gel, irish sea moss | is seaweed kind | usda ~11444
buljol | aka saltfish buljol, bul jol, bacalao salad, saltfish salad | is ready dish | of salt cod, tomato, onion | usda ~15035
majoun | aka majoun moroccan, majoun paste | is confection | of almond, honey | maybe walnut, sesame seed, butter | usda ~19154
ergo | aka ethiopian yogurt | is cultured milk | usda ~01088
qottab | aka ghotab, qotab, qottab yazdi | is pastry kind | of wheat flour, almond | maybe yogurt, egg, walnut | usda ~18239
vatrushka | aka vatrushki, vatrushky, cottage cheese bun russian | is sweet bun kind | of wheat flour, tvorog | maybe egg, butter | usda ~18350
potato pancake | aka kartoffelpuffer, reibekuchen, placki ziemniaczane, draniki, deruny, latke, latkes, raggmunk, potato pancakes frozen | is fresh dish | in Frozen Foods | of potato | maybe egg, wheat flour | usda ~11367
sauce thickener | aka soßenbinder, sossenbinder, gravy thickener, saucenbinder, maizena express, roux granules | is baking aid | fact starch | maybe wheat flour, milk | usda ~20027
pão de Deus | aka coconut brioche portuguese | is sweet bun kind | of wheat flour, egg, milk, coconut | maybe butter | usda ~18350
yellow man | aka yellowman | is confection | of sugar | usda ~19107
fish cracker | aka keropok ikan, kerupuk ikan, fish kerupuk, fish kropek, kerupuk palembang, kerupuk kemplang, fish chips crackers | is snack | of fish, tapioca starch | maybe egg, wheat flour | usda ~25070
semolina halva | aka irmik helvası, irmik helvasi, simigdalenios halvas, sooji halwa, suji halwa, rava kesari, kesari bath, sheera, sooji ka halwa, halva of semolina, halwa-e-aurd-e-sujee | is sweetmeat | of semolina, sugar | maybe butter, ghee, almond, pine nut, cashew, milk | usda ~19117
squid floss | aka dried squid floss, cuttlefish floss, squid shreds | is mollusc kind | of squid, sugar | usda ~15175
krill meal | aka krill powder, krill paste | is crustacean kind | usda ~15149
roe mousse | aka fish roe mousse, cod roe mousse, cod roe spread, torskerogn, tarama mousse | is preserved fish | maybe milk, egg, wheat flour | usda ~15012
nut brittle | aka nut crunch, croquant, krokant, nut brittle pieces, guirlache, crocante | is confection | fact nut | maybe peanut, butter | usda ~19150
pine nut brittle | aka pine nut crunch, croccante di pinoli | is confection | of pine nut | maybe butter | usda ~19154
grape seed oil nut | aka grape-nut oil, grape pip oil | is plant oil | usda ~04517
goober spread | aka goober pea spread, goober paste | is paste kind | of peanut | usda ~16098
halva spread | aka sesame halva spread, halawa spread, tahini halva spread, halva paste | is confection | of sesame seed | maybe pistachio, almond | usda ~19117
`
