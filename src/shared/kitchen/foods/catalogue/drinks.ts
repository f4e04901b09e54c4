/**
 * Water, juices, coffee, tea, soft drinks, wine, beer, spirits, liqueurs and the wines one cooks with; milks stand in
 * dairy.ts and plantDairy.ts. How to read a line: ../readCatalogue.ts. A distilled spirit holds no gluten of its grain
 * (EU regulation 1169/2011, annex II). Figures are USDA SR28 rows.
 */
export const drinksCatalogueText = `
# water
sparkling water | aka soda water, club soda, carbonated water, seltzer, seltzer water, mineral water, fizzy water, perrier, sparkling mineral water, soda, carbonated mineral water, san pellegrino, topo chico, soda siphon, szódavíz | is drink | usda 14121 | cup 237 | weighs can 355, bottle 500 | pack 1 l | keeps 365 cupboard
bottled water | aka spring water, still water, filtered water, distilled water, purified water, still mineral water | is drink | usda 14555 | cup 237 | pack 500 ml, 1 l | keeps 700 cupboard
coconut water | aka coconut juice, buko juice, nariyal pani, agua de coco | is juice kind | of coconut | usda 12119 | cup 240 | pack 330 ml, 1 l
birch sap | aka birch water, maple water | is drink | usda ~14090 | cup 240

# juices
apple juice | aka unsweetened apple juice, cloudy apple juice, pressed apple juice, sweet cider, apfelschorle, sok jabłkowy | is juice kind | of apple | usda 09016 | cup 248 | pack 1 l
apple cider | aka unfiltered apple juice, fresh pressed apple cider, spiced apple cider, non alcoholic cider | is juice kind | of apple | usda ~09016 | cup 248 | pack 1 l
apple juice concentrate | aka unsweetened apple juice concentrate | is juice kind | of apple | in Frozen Foods | usda 09017 | cup 284 | weighs can 355 | keeps 365 freezer
grape juice | aka concord grape juice, welch's grape juice, grape juice unsweetened | is juice kind | of grape | usda 09130 | cup 253 | pack 1 l
pineapple juice | aka unsweetened pineapple juice, jugo de piña, jus d'ananas | is juice kind | of pineapple | usda 09273 | cup 250 | weighs can 177 | pack 1 l
cranberry juice | aka unsweetened cranberry juice, pure cranberry juice | is juice kind | of cranberry | usda 43382 | cup 253 | pack 1 l
cranberry juice cocktail | aka cranberry juice drink, sweetened cranberry juice, ocean spray cranberry juice, cranberry cocktail, cranberry drink, cran-apple juice, cran raspberry juice, mors, mors drink | is juice kind | of cranberry, sugar | usda 14242 | cup 253 | pack 1 l
pomegranate juice | aka pom juice, anar juice, nar suyu, pure pomegranate juice | is juice kind | of pomegranate | usda 09442 | cup 249 | pack 1 l
cherry juice | aka tart cherry juice, sour cherry juice, cherry nectar, vişne suyu, morello cherry juice | is juice kind | of cherry | usda ~09130 | cup 253 | pack 1 l
prune juice | is juice kind | of prune | usda 09294 | cup 256 | pack 1 l
pear juice | aka pear nectar | is juice kind | of pear | usda ~09262 | cup 250 | pack 1 l
peach nectar | aka peach juice | is juice kind | of peach, sugar | usda 09251 | cup 249 | pack 1 l
apricot nectar | aka apricot juice | is juice kind | of apricot, sugar | usda 09036 | cup 251 | pack 1 l
mango juice | aka mango nectar, mango drink, frooti, maaza, jugo de mango | is juice kind | of mango, sugar | usda 09436 | cup 251 | pack 1 l
guava nectar | aka guava juice, papaya nectar, guanabana nectar, soursop juice, jugo de guayaba | is juice kind | of guava, sugar | usda 09435 | cup 251 | pack 1 l
passion fruit juice | aka passionfruit juice, maracuja juice, lilikoi juice, suco de maracujá, jugo de maracuyá | is juice kind | of passion fruit | usda 09232 | cup 247 | pack 1 l
blackcurrant cordial | aka ribena, blackcurrant squash, black currant juice, blackcurrant juice, cassis cordial | is juice kind | of blackcurrant, sugar | usda ~19030 | cup 300 | pack 1 l
carrot juice | is juice kind | of carrot | usda 11655 | cup 236 | pack 1 l
beetroot juice | aka beet juice | is juice kind | of beetroot | figures kcal 41 protein 1.6 fat 0.1 carb 9.0 by "computed as pressed from raw beetroot without its fibre (USDA SR28 11080)" | cup 245 | pack 1 l
sugarcane juice | aka sugar cane juice, fresh cane juice, guarapo, caldo de cana, ganne ka ras | is juice kind | fact sugar | figures kcal 58 protein 0.2 fat 0.1 carb 14.0 by "computed as sugar solution of 14 % (USDA SR28 19335)" | cup 248 | keeps 1 fridge
aloe vera juice | aka aloe vera drink, aloe juice | is juice kind | of aloe vera leaf | usda 14216 | cup 240
fruit juice | aka tropical juice, multivitamin juice, tropical fruit juice, orange mango juice, orange pineapple juice, multi fruit juice, orange peach mango juice, breakfast juice | is juice kind | usda 09452 | cup 246 | pack 1 l
fruit punch | aka hawaiian punch, fruit punch drink, tropical punch | is juice kind | of sugar | usda 14267 | cup 248 | pack 1 l
smoothie | aka fruit smoothie, naked juice, acai bowl | is juice kind | usda 09531 | cup 240
lemonade | aka cloudy lemonade, nimbu pani, agua fresca, limonada, limonata, raspberry lemonade, oranżada | is juice kind | of lemon, sugar | usda 14293 | cup 247 | pack 1 l
lemonade concentrate | aka frozen lemonade | is juice kind | of lemon, sugar | in Frozen Foods | usda 14292 | cup 290 | weighs can 340 | keeps 365 freezer
limeade concentrate | aka limeade, lime juice concentrate | is juice kind | of lime, sugar | in Frozen Foods | usda ~14292 | cup 290 | weighs can 340 | keeps 365 freezer
lemonade powder | aka powdered lemonade mix, lemonade mix, country time lemonade, crystal light | is drink | of sugar, lemon | usda 14287 | cup 218 | keeps 365 cupboard
drink mix powder | aka kool-aid, instant drink powder, unsweetened kool-aid, orange drink mix, lemon lime drink mix, jel sert, tang | is drink | of sugar | usda 14407 | cup 208 | weighs packet 4 | keeps 365 cupboard
cordial | aka elderflower cordial, lime cordial, fruit cordial, orange squash, rose's lime juice, rose's lime cordial, rose cordial, fruit squash, ginger cordial, lemon cordial, maesil cheong, korean plum extract, plum syrup, elderflower concentrate, sweetened lime juice, maesil extract | is drink | of sugar | maybe lime, orange, lemon | fact sulphites? | usda ~19030 | cup 290 | pack 500 ml | keeps 180 cupboard

# coffee and tea
coffee | aka brewed coffee, strong coffee, strong brewed coffee, filter coffee, cold brew, coffee brewed, cold brew coffee, strong black coffee, decaf coffee, brewed strong coffee, café, kahve, kaffee, decaffeinated coffee, kopi, ellinikos, ellinikos kafes, frappe, freddo espresso, cafe bustelo, café cubano, espumita, colada coffee, café la llave, pilon coffee, kopi bubuk | is drink | usda 14209 | cup 237 | keeps 365 cupboard
ground coffee | aka coffee beans, coffee grounds, whole bean coffee, turkish coffee, espresso beans, ground espresso, coffee powder, arabica coffee, vietnamese coffee, ethiopian coffee beans, cà phê, buna, bunna, trung nguyen coffee | is drink | of coffee | usda ~14222 | cup 85 | weighs scoop 10 | pack 250 g, 500 g | keeps 180 cupboard
instant coffee | aka instant coffee powder, nescafe, coffee granules, freeze dried coffee, instant coffee crystals, soluble coffee, decaf instant coffee | is drink | of coffee | usda 14214 | cup 48 | weighs sachet 2 | pack 100 g | keeps 730 cupboard
espresso | aka espresso coffee, espresso shot, shot of espresso, strong espresso, brewed espresso, expresso | is drink | of coffee | usda 14210 | cup 237 | weighs shot 30, each 30 | keeps 1 cupboard
iced coffee | aka coffee drink, latte, cappuccino, frappuccino, cafe latte, caffe latte, café au lait | is drink | of milk, sugar, coffee | usda 14179 | cup 262 | pack 250 ml
Irish coffee | is drink | of coffee, whisky, cream, sugar | usda ~14179 | cup 262 | pack 250 ml
mocha | aka caffè mocha, mochaccino, mocha coffee, iced mocha | is drink | of coffee, milk, cocoa powder, sugar | usda ~14179 | cup 262 | pack 250 ml
coffee substitute | aka chicory coffee, roasted chicory, chicory root coffee, dandelion coffee, ground chicory, roasted chicory root | is drink | maybe barley, rye, wheat | usda 14236 | cup 120 | pack 150 g | keeps 365 cupboard
postum | is drink | of wheat | usda ~14236 | cup 120 | pack 150 g | keeps 365 cupboard
barley coffee | aka orzo coffee, caro, inka, cereal coffee | is drink | of barley | maybe rye, wheat | usda ~14236 | cup 120 | pack 150 g | keeps 365 cupboard
black tea | aka tea, earl grey tea, assam tea, strong black tea, darjeeling tea, ceylon tea, loose tea, chai patti, brewed tea, strong tea, earl grey, brewed black tea, orange pekoe tea, lapsang souchong, breakfast tea, loose leaf tea, loose black tea, loose leaf black tea, teabag, cup of tea, chay, brewed strong tea, rize tea, lipton tea, chai leaves, chá preto | is drink | usda 14355 | cup 237 | weighs bag 2, each 2 | pack 80 bags | keeps 730 cupboard
green tea | aka sencha, jasmine tea, gunpowder tea, gunpowder green tea, brewed green tea, genmaicha, hojicha, white tea, jasmine green tea, longjing tea, dragon well tea, bancha, chai sabz | is drink | usda 14278 | cup 245 | weighs bag 2, each 2 | keeps 730 cupboard
matcha | aka matcha green tea powder, green tea powder, culinary matcha, matcha tea powder, powdered green tea, maccha | is drink | figures kcal 237 protein 29.6 fat 5.3 carb 39.5 fibre 38.5 by "Standard Tables of Food Composition in Japan 2020, matcha" | cup 96 | pack 30 g | keeps 365 cupboard
oolong tea | aka oolong, pu-erh tea, puer tea, pu erh, ti kuan yin | is drink | usda 14185 | cup 237 | weighs bag 2 | keeps 730 cupboard
herbal tea | aka fruit tea, ginger tea, lemon balm tea, herb tea, lemon ginger tea, linden tea, raspberry tea, tisane, tilleul, coca tea, mate de coca, fennel tea, emoliente | is drink | usda 14381 | cup 237 | weighs bag 2, each 2 | keeps 730 cupboard
rooibos tea | aka rooibos, red bush tea | is drink | usda 14381 | cup 237 | weighs bag 2.5, each 2.5 | keeps 730 cupboard
peppermint tea | aka mint tea | is drink | of mint | usda 14381 | cup 237 | weighs bag 2, each 2 | keeps 730 cupboard
barley tea | aka boricha, mugicha | is drink | of barley | usda ~14381 | cup 237 | weighs bag 10 | keeps 730 cupboard
chamomile tea | aka camomile tea, dried chamomile flowers tea | is drink | usda 14545 | cup 237 | weighs bag 2, each 2 | keeps 730 cupboard
hibiscus tea | aka agua de jamaica, karkadeh, karkade, sorrel drink, zobo, bissap, sobolo, hibiscus drink, red zinger tea | is drink | usda 14649 | cup 237 | weighs bag 2 | keeps 730 cupboard
yerba mate | aka mate, mate tea, chimarrão, tereré, erva mate, mate cocido | is drink | usda ~14278 | cup 237 | weighs bag 3 | pack 500 g | keeps 365 cupboard
chai tea | aka chai, masala chai, chai tea latte mix, spiced tea bags, thai tea | is drink | of black tea | maybe milk, sugar, cinnamon, cardamom, ginger, clove, black pepper | usda ~14355 | cup 237 | weighs bag 2
chai latte | is drink | of milk, black tea | maybe sugar, cinnamon, cardamom, ginger, clove | usda ~14355 | cup 237 | weighs bag 2
butter tea | aka po cha, tibetan butter tea, gur gur cha | is drink | of butter, milk, black tea | figures kcal 33 protein 0.3 fat 3.4 carb 0.5 by "computed from tea, butter and milk, 90 : 4 : 6 (USDA SR28 14355, 01001, 01077)" | cup 240
iced tea | aka sweet tea, lemon iced tea, peach iced tea, lipton ice tea, ice tea, iced tea drink | is drink | of sugar, black tea | maybe lemon, peach | usda 14199 | cup 271 | pack 1 l
iced tea mix | aka instant tea, lemon iced tea mix, powdered iced tea, iced tea powder, instant lemon tea mix | is drink | of sugar, black tea | maybe lemon | usda 14370 | cup 182 | keeps 365 cupboard
kombucha | aka kombucha tea, ginger kombucha | is drink | of black tea | fact alcohol? | figures kcal 17 protein 0 fat 0 carb 4.2 fibre 0 by "computed as sugar solution of 4 % left by the ferment (USDA SR28 19335)" | cup 240 | pack 330 ml | keeps 60 fridge
hot cocoa | aka prepared hot chocolate, hot chocolate drink, chocolate caliente, cioccolata calda, prepared cocoa | is drink | of milk, sugar, cocoa powder | usda 01105 | cup 250 | keeps 1 fridge

# soft drinks
cola | aka coca-cola, coke, pepsi, cola soda, coke cola, cola drink, materva, ironbeer, jupiña, spezi, kofola | is drink | of sugar | usda 14148 | cup 246 | weighs can 370, bottle 600 | pack 330 ml, 1.5 l
diet cola | aka diet coke, coke zero, pepsi max, diet pepsi, coca cola zero, sugar free cola | is drink | fact sweetener | usda 14146 | cup 237 | weighs can 355
lemon-lime soda | aka sprite, 7-up, 7up, lemon-lime soft drink, seven up, lemonade soda, lemon lime carbonated beverage, bitter lemon, lemon soda, solo lemon soft drink, mountain dew, chilsung cider, ramune, grapefruit soda, squirt soda, fresca, clear soda, san pellegrino limonata, squirt | is drink | of sugar | maybe lemon, lime | usda 14144 | cup 246 | weighs can 368, bottle 500
diet soda | aka diet lemonade, diet sprite, diet 7-up, sprite zero, sugar free lemonade, diet lemon-lime soda, diet soft drink, diet ginger ale, diet tonic, sugar free soda, diet 7up, slimline tonic water, diet mountain dew | is drink | fact sweetener | usda 14143 | cup 237 | weighs can 355
ginger ale | aka canada dry, ginger soda | is drink | of sugar | maybe ginger | usda 14136 | cup 244 | weighs can 366
ginger beer | aka non alcoholic ginger beer | is drink | of sugar, ginger | usda ~14136 | cup 244 | weighs can 330, bottle 330
tonic water | aka tonic, quinine water, schweppes tonic | is drink | of sugar | maybe lime | usda 14155 | cup 244 | weighs can 366
root beer | aka sarsaparilla, birch beer, sarsi, cheerwine, big red soda | is drink | of sugar | usda 14157 | cup 246 | weighs can 370
cream soda | aka vanilla soda, irn bru | is drink | of sugar | usda 14130 | cup 247 | weighs can 371
pepper soda | aka dr pepper, ting, ting soda | is drink | of sugar | usda 14153 | cup 246 | weighs can 368
orange soda | aka fanta, orangina, orange soft drink, sunkist soda, fizzy orange, fanta orange, mandarin jarritos, orange fanta, sumol | is drink | of sugar | maybe orange | no sweetfruit | usda 14150 | cup 248 | weighs can 372
grape soda | aka strawberry soda, fruit soda, cherry soda, passion fruit soda, pineapple soda, apple soda, tizer, strawberry soft drink, passiona | is drink | of sugar | usda 14142 | cup 248 | weighs can 372
guaraná soda | aka guaraná, guaraná antarctica | is drink | of sugar | usda ~14142 | cup 248 | weighs can 350
Inca Kola | aka kola champagne | is drink | of sugar | usda ~14142 | cup 248 | weighs can 350
energy drink | aka red bull, monster energy, red bull energy drink, rockstar energy | is drink | of sugar | fact sweetener? | usda 14154 | cup 245 | weighs can 258
sports drink | aka gatorade, powerade, isotonic drink, pocari sweat, lucozade, electrolyte drink | is drink | of sugar | usda 14461 | cup 244 | weighs bottle 600
malt drink | aka malta, malta goya, non alcoholic malt beverage, supermalt, vitamalt, malt beverage, barbican, malta india, malta hatuey, maltina, mighty malt, malzbier, karamalz, vitamalz, svagdricka, julmust | is drink | of barley, sugar | usda 14305 | cup 237 | weighs bottle 330
Mexican horchata | aka horchata, horchata de arroz, rice horchata, agua de horchata, aguas frescas horchata | is drink | of rice, sugar, cinnamon | maybe milk, almond | usda 14638 | cup 228
horchata mix | aka horchata powder | is drink | of sugar | maybe rice, milk, almond, cinnamon | usda 14631 | cup 118
horchata de morro | is drink | of sugar | maybe rice, sesame seed, peanut, milk, pumpkin seed, almond | usda ~14631 | cup 118
chicha morada | aka purple corn drink, api morado, mauby, mauby syrup, champús | is drink | of sugar | maybe corn | usda ~14264 | cup 248 | keeps 5 fridge
tepache | is drink | of sugar, pineapple | fact alcohol? | usda ~14264 | cup 248 | keeps 5 fridge
kvass | aka bread kvass, kvas, bouza, kwas chlebowy | is drink | of rye, wheat | fact alcohol? | maybe barley | usda ~14305 | cup 240 | keeps 10 fridge
jallab | aka sherbet drink, jallab syrup, şerbet, jal jeera, aam panna, kokum sherbet, sekanjabin, sharbat-e sekanjabin, jaljeera | is drink | of sugar | maybe almond | usda ~14264 | cup 250
tamarind drink | aka agua de tamarindo | is drink | of sugar, tamarind | usda ~14264 | cup 250
thandai | is drink | of sugar, almond, milk | maybe cashew, pistachio | usda ~01119 | cup 250
thandai mix | is drink | of sugar, almond | maybe cashew, pistachio, milk | usda ~01119 | cup 250
cocktail mixer | aka sweet and sour mix, margarita mix, sour mix, daiquiri mix, whiskey sour mix, bar mix, margarita mixer, collins mix, michelada mix | is drink | of sugar | maybe celery, anchovy, lime juice, lemon juice | usda 14028 | cup 258 | pack 1 l
strawberry daiquiri mix | aka strawberry daiquiri | is drink | of strawberry, sugar, lime juice | maybe rum | usda ~14028 | cup 258 | pack 1 l
piña colada mix | aka pina colada mix, piña colada mixer, piña colada concentrate | is drink | of pineapple, coconut, sugar | maybe rum | usda ~14028 | cup 258 | pack 1 l

# wine
red wine | aka cabernet sauvignon, merlot, pinot noir, shiraz, syrah, burgundy wine, chianti, zinfandel, malbec, rioja, red cooking wine, burgundy, bordeaux, beaujolais, vin rouge, vino tinto, tempranillo, claret, full-bodied red wine, côtes du rhône, cabernet, chianti wine, sangiovese, barolo, rotwein, egri bikavér, hearty burgundy, pinot noir wine, vinho tinto, fruity red wine, châteauneuf-du-pape, bourgueil, chinon, gigondas, cahors wine, st emilion, saint-émilion, bull's blood wine, douro red, primitivo, nero d'avola, montepulciano, valpolicella, amarone, bardolino, dolcetto, blaufränkisch | is wine kind | usda 14096 | weighs bottle 750, glass 147 | pack 750 ml
sparkling red wine | aka lambrusco, sparkling shiraz | is wine kind | usda ~14096 | weighs bottle 750
white wine | aka sauvignon blanc, chardonnay, pinot grigio, riesling, white cooking wine, vin blanc, vino blanco, chablis, chenin blanc, pinot gris, vermentino, verdejo, moscato, muscadet, soave, gewürztraminer, retsina, semillon, vino bianco, white burgundy, moscato wine, grüner veltliner, weisswein, vinho verde, dry white, albariño, vinho branco, sweet white wine, fruity white wine, vin jaune, dry white table wine, txakoli, chacoli, assyrtiko, gavi, fiano, greco di tufo, verdicchio, frascati, orvieto, rueda wine, sancerre, pouilly-fumé, bourgogne aligoté, picpoul, furmint, moschofilero, torrontés, marsanne, viognier, vino seco, edmundo vino seco | is wine kind | usda 14106 | weighs bottle 750, glass 147 | pack 750 ml
wine | aka table wine, vin, red label wine, red label | is wine kind | usda 14084 | weighs bottle 750, glass 147 | pack 750 ml
rosé wine | aka pink wine, white zinfandel, vin rosé | is wine kind | usda 14253 | cup 242 | weighs bottle 750, glass 147 | pack 750 ml
salted cooking wine | aka cooking wine salted, holland house cooking wine | is wine kind | usda 43154 | pack 473 ml | keeps 365 cupboard
champagne | aka prosecco, cava, sparkling wine, brut champagne, asti spumante, asti, sekt, sparkling white wine, brut, bubbly, spumante, sparkling rosé, crémant, cava sparkling wine, moscato d'asti | is wine kind | usda ~14106 | weighs bottle 750, glass 147 | pack 750 ml | keeps 365 cupboard
sherry | aka fino sherry, amontillado sherry, sherry wine, cream sherry, oloroso sherry, jerez, manzanilla sherry, pedro ximénez, fino, sweet sherry, oloroso, pedro ximenez sherry, amontillado, jerez wine, px sherry | is wine kind | usda ~14536 | weighs bottle 750 | pack 750 ml | keeps 180 cupboard
port | aka port wine, ruby port, tawny port, porto, tawny port wine, ruby port wine, vinho do porto, buckfast, buckfast tonic wine | is wine kind | usda 14057 | weighs bottle 750 | pack 750 ml | keeps 180 cupboard
madeira | aka madeira wine, malmsey, maderia, sercial | is wine kind | usda ~14536 | weighs bottle 750 | pack 750 ml | keeps 365 cupboard
marsala | aka marsala wine, sweet marsala wine, sweet marsala, marsala cooking wine, masala wine, sweet vin santo | is wine kind | usda ~14057 | weighs bottle 750 | pack 750 ml | keeps 365 cupboard
vermouth | aka sweet vermouth, martini bianco, martini rosso, noilly prat, lillet, cinzano, lillet blanc, dubonnet, vermut, cocchi americano, rosso vermouth, vermouth rosso, vermouth bianco, dry vermouth noilly prat, punt e mes, carpano antica | is wine kind | usda ~14536 | weighs bottle 750 | pack 750 ml | keeps 90 fridge
dessert wine | aka sauternes, muscat wine, ice wine, tokaji, sweet wine, tokay, passito, commandaria, muscat, ice wine riesling, sauternes wine, late harvest wine, muscatel, tokaji aszú, moscatel, banyuls, beaumes de venise, sweet dessert wine, muscat de beaumes de venise, mavrodaphne, kagor, vinsanto, samos muscat, pedro ximénez sweet, vin santo | is wine kind | usda 14135 | weighs bottle 375 | pack 375 ml
mulled wine | aka glühwein, glögg, vin chaud, svařák, quentão, mulled red wine | is wine kind | of sugar, cinnamon, clove | maybe orange | usda ~14057 | weighs bottle 750
sangria | aka sangría | is wine kind | of sugar, orange | maybe lemon, apple, brandy, cinnamon | usda ~14057 | weighs bottle 750
plum wine | aka fruit wine, blackberry wine, elderberry wine, ginger wine, stone's ginger wine, elderflower wine | is wine kind | of sugar, plum | no sweetfruit | usda ~14057 | weighs bottle 750
non-alcoholic wine | aka dealcoholised wine, alcohol free wine, de-alcoholized wine, non alcoholic red wine, non alcoholic white wine, alcohol-free white wine, alcohol-free red wine, dealcoholized wine | is drink | fact sulphites | usda 14553 | cup 237
mead | aka honey wine, tej (whole), tella honey, ethiopian honey wine, medovukha, miód pitny, medovina | is drink | of honey | fact alcohol, honey, sulphites? | usda ~14057 | cup 240 | weighs bottle 750 | keeps 365 cupboard
palm wine | aka pulque, coconut toddy, kallu, emu palm wine, nira | is drink | maybe coconut | fact alcohol | usda ~14003 | cup 240 | keeps 2 fridge

# rice wines
Shaoxing wine | aka shaoxing, shao xing, shaohsing, shao hsing, shaoxing rice wine, chinese rice wine, chinese cooking wine, shao hsing wine, shaohsing rice wine, shao xing wine, hua diao wine, yellow wine, huangjiu, shaoxing cooking wine, shao hsing rice wine, chinese rice cooking wine, liao jiu, shaosing wine, shoaxing wine, shaohsing wine, hsao hsing wine, chinese wine, lao jiu | is drink | of glutinous rice, wheat | fact alcohol | usda ~43479 | cup 233 | weighs bottle 640 | pack 640 ml | keeps 365 cupboard
rice wine | aka rice cooking wine, rice wine for cooking | is drink | of rice | maybe wheat | fact alcohol | usda ~43479 | cup 233 | weighs bottle 640 | pack 640 ml | keeps 365 cupboard
sake | aka japanese rice wine, nihonshu, cooking rice wine sake, ryorishu, cheongju, chungju, korean rice wine, mijiu, mi jiu, michiu, taiwanese rice wine, matsool, white rice wine, michiu rice wine | is drink | of rice | fact alcohol | maybe wheat | usda 43479 | cup 233 | weighs bottle 720 | pack 720 ml | keeps 365 cupboard
mirin | aka hon mirin, sweet rice wine, aji mirin, mirin sweet rice wine, mirin seasoning, sweet cooking rice wine, mirin rice wine, sweet japanese rice wine, sweet mirin, ajimirin, sweet sake, mirin sauce, japanese sweet wine, mirim, mirin japanese sweet rice wine, sweetened rice wine, sweet cooking sake, sweet rice cooking wine, mirin cooking wine, mirin style seasoning | is drink | of glutinous rice | maybe sugar | fact alcohol | in Condiments | figures kcal 241 protein 0.3 fat 0 carb 43.2 fibre 0 by "Standard Tables of Food Composition in Japan, hon-mirin" | cup 275 | pack 300 ml | keeps 365 cupboard
makgeolli | aka makkoli, korean rice beer, takju, dongdongju, jnard, raksi rice beer, brem, amazake, tapuy, jiuniang, sweet fermented rice, fermented glutinous rice, lao zao, jiu niang, fermented sweet rice | is drink | of rice | maybe wheat | fact alcohol? | usda ~14003 | cup 240 | keeps 14 fridge
sikhye | is drink | of rice, barley malt, sugar | usda ~14003 | cup 240 | keeps 14 fridge

# beer and cider
beer | aka lager, pilsner, lager beer, ale, wheat beer, hefeweizen, blond beer, pilsener, cerveza, birra, bière, cerveja, corona, heineken, amber ale, ipa, can of beer, amber beer, belgian beer, budweiser, mild beer, tusker, bitter beer, bitter ale, weissbier, trappist beer, witbier, blonde ale, negra modelo, ale beer, modelo especial, victoria beer, dos equis, tecate, pacifico beer, sol beer, pilsner urquell, tyskie, quilmes, brahma, skol, antarctica beer, presidente beer, red stripe, carib beer, super bock, sagres, estrella damm, mahou, cruzcampo, mythos beer, peroni, moretti, victoria bitter, fosters, steinlager, speights, carlton draught, żywiec, baltika, dreher, cusqueña, cristal beer, blue moon, blue moon beer, pbr, miller lite, michelob, sam adams, pils, altbier, kölsch, helles, märzen, radler, shandy, folköl, dortmunder, maibock, bockbier, dunkel beer, schwarzbier, doppelbock, berliner weisse, piwo, carlsberg, tuborg, Dunkelbier, dunkel, dunkelweizen | is beer kind | of barley | maybe wheat, hops | usda 14003 | weighs can 356, bottle 330 | pack 330 ml, 500 ml
stout | aka guinness, porter, dark beer, dark ale, oatmeal stout, guinness stout, guinness beer, stout beer, stout ale, imperial stout, mackeson, mackeson stout, dragon stout | is beer kind | of barley | maybe oats, milk, hops | usda ~14003 | weighs can 440, bottle 330 | pack 440 ml
light beer | aka low calorie beer, lite beer, bud light, coors light | is beer kind | of barley | maybe hops | usda 14006 | weighs can 354
non-alcoholic beer | aka alcohol free beer, near beer, alcohol-free lager, alkoholfreies bier | is drink | of barley | maybe hops | fact alcohol? | usda 14305 | cup 237 | weighs can 355
gluten-free beer | aka gluten free lager, gf beer, gluten free ale | replaces beer | is beer kind | fact gluten? | usda ~14003 | weighs bottle 330
hard cider | aka alcoholic cider, cidre, cider, strong cider, asturian cider, scrumpy, apfelwein, pear cider, perry, sparkling cider, apple wine, dry apple cider, strong dry cider, cidre brut, sidra asturiana, sidra | is beer kind | of apple | fact sulphites | usda 14250 | weighs can 355, bottle 500 | pack 500 ml
hard seltzer | aka alcopop, hard lemonade, white claw, smirnoff ice, wine cooler, alcoholic ginger beer | is beer kind | of sugar | maybe barley | usda 14239 | weighs can 330

# spirits
brandy | aka cognac, armagnac, fruit brandy, brandy de jerez, courvoisier, metaxa, weinbrand, grape brandy, klipdrift | is spirit kind | usda 14037 | weighs bottle 700, shot 28, jigger 42 | pack 350 ml, 700 ml
calvados | aka apple brandy, applejack, apple jack brandy, lambig | is spirit kind | of apple | usda ~14037 | weighs bottle 700, shot 28 | pack 700 ml
pisco | is spirit kind | usda ~14037 | weighs bottle 700, shot 28 | pack 700 ml
grappa | aka eau de vie, marc, marc de bourgogne, orujo, tsipouro, aguardente, bagaço, zivania, aguardiente | is spirit kind | usda ~14037 | weighs bottle 700, shot 28 | pack 700 ml
kirsch | aka kirschwasser, pear brandy, poire williams, slivovitz, pálinka, rakia, rakija, slivovica, śliwowica, plum brandy, schnapps, himbeergeist, mirabelle eau de vie, barack pálinka, obstler, framboise eau de vie, obstwasser, plum schnapps, tuica | is spirit kind | of cherry | usda ~14037 | weighs bottle 700, shot 28 | pack 350 ml
rum | aka spiced rum, bacardi, myers's rum, overproof rum, barbados rum, captain morgan, white bacardi rum, amber rum, myers's dark rum, appleton rum, rhum, rhum agricole, stroh rum, bundaberg rum, añejo rum, havana club, wray & nephew rum, jamaica rum, inlander rum, wray & nephew, appleton estate, mount gay | is spirit kind | usda 14050 | weighs bottle 700, shot 28, jigger 42 | pack 350 ml, 700 ml
cachaça | aka pinga | is spirit kind | usda ~14050 | weighs bottle 700, shot 28, jigger 42 | pack 700 ml
coconut rum | aka malibu, malibu rum, malibu coconut rum, coconut flavored rum | is liqueur kind | of coconut | usda ~14534 | cup 240 | weighs bottle 700, shot 30 | pack 700 ml
arrack | aka coconut arrack | is spirit kind | maybe coconut | usda ~14050 | weighs bottle 700 | pack 700 ml
whisky | aka whiskey, bourbon, scotch whisky, bourbon whiskey, scotch, rye whiskey, jack daniel's, scotch whiskey, tennessee whiskey, single malt whisky, jameson, jim beam, southern comfort bourbon, malt whisky, crown royal, kentucky bourbon, jameson irish whiskey, maker's mark, fireball whisky, blended scotch, crown royal whiskey, blended whiskey, fireball, poitín, poteen | is spirit kind | usda 14052 | weighs bottle 700, shot 28, jigger 42 | pack 350 ml, 700 ml
vodka | aka doppelkorn, kornbrand, weizenkorn, klarer schnaps, citron vodka, vanilla vodka, horilka, wódka, absolut, lemon vodka, smirnoff, absolut citron, absolut vodka, raspberry vodka, grey goose, zubrowka, orange vodka, citrus vodka, moonshine, everclear, grain alcohol, spirytus, cherry vodka, whipped cream vodka, vodka citron, pure grain alcohol, neutral spirit, alcohol, rectified spirit, cake vodka, ketel one vodka, potato vodka, peach vodka, 190 proof grain alcohol, cranberry vodka, absolute vodka, samogon, gorzałka, nalivka, nalewka, schnaps | is spirit kind | maybe potato | no potato, starch | usda 14051 | weighs bottle 700, shot 28, jigger 42 | pack 700 ml
gin | aka london dry gin, sloe gin, bombay sapphire, jenever, genever, tanqueray, gordon's gin, hendricks gin, plymouth gin, london gin, bombay gin | is spirit kind | maybe juniper berry, lemon, coriander seed | usda 14049 | weighs bottle 700, shot 28, jigger 42 | pack 700 ml
tequila | aka silver tequila, blanco tequila, reposado tequila, tequila blanco, tequila silver, patron tequila, añejo tequila, tequila reposado, jose cuervo tequila, jose cuervo, jose cuervo gold tequila | is spirit kind | usda ~14550 | weighs bottle 700, shot 28, jigger 42 | pack 700 ml
mezcal | is spirit kind | usda ~14550 | weighs bottle 700, shot 28, jigger 42 | pack 700 ml
aquavit | aka akvavit, akevitt, snaps, aalborg aquavit | is spirit kind | maybe potato, caraway seed, dill | no potato, starch | usda ~14551 | weighs bottle 700, shot 28 | pack 700 ml
pastis | aka pernod, ricard, absinthe, herbsaint, anisado, pernod liqueur, aniseed spirit, anís del mono, pacharan | is spirit kind | of anise seed | maybe sugar, star anise, fennel seed, licorice root | usda ~14551 | weighs bottle 700, shot 28 | pack 700 ml
ouzo | aka raki, arak, yeni rakı | is spirit kind | of anise seed | maybe grape | no sweetfruit | usda ~14551 | weighs bottle 700, shot 28 | pack 700 ml
sambuca | aka anisette, anise liqueur, aniseed liqueur | is liqueur kind | of anise seed | maybe star anise | usda ~14534 | weighs bottle 700, shot 31 | pack 700 ml
soju | aka shochu, awamori, shochu spirit, rượu, rice spirit, lao khao | is spirit kind | maybe rice | no grain | usda ~43479 | cup 229 | weighs bottle 360, shot 28 | pack 360 ml
baijiu | aka mei kuei lu, rose wine chinese, chinese rose wine, mei kuei lu chiew, kaoliang wine, mao tai, moutai, gaoliang wine, sorghum liquor, chinese white liquor, er guo tou | is spirit kind | maybe sorghum, rice | no grain | usda ~14533 | weighs bottle 500, shot 28 | pack 500 ml
bitters | aka angostura bitters, orange bitters, aromatic bitters, angostura, peychaud's bitters, fernet, fernet branca, chocolate bitters, cocktail bitters, amaro, averna, underberg, jägermeister, cherry bitters, unicum, becherovka, amaro montenegro, jägermeister liqueur | is spirit kind | of sugar | maybe orange | no sweetfruit | usda ~14534 | weighs dash 0.9, bottle 200 | pack 200 ml

# liqueurs
orange liqueur | aka grand marnier, cointreau, triple sec, curaçao, orange flavored liqueur, orange curacao, blue curaçao liqueur, orange flavoured liqueur, contreau, gran marnier, grand marnier liqueur, triple sec liqueur, cointreau liqueur, orange brandy, mandarin liqueur, licor 43, mandarine napoléon, citronge, orange-flavored brandy | is liqueur kind | of orange | usda ~14534 | weighs bottle 700, shot 30 | pack 350 ml, 700 ml
coffee liqueur | aka kahlua, tia maria, coffee-flavored liqueur, kahlua liqueur, tia maria liqueur, kahlua coffee liqueur, coffee brandy, coffee-flavoured liqueur, patron xo cafe | is liqueur kind | of coffee | usda 14414 | cup 278 | weighs bottle 700, shot 35 | pack 700 ml
Irish cream | aka baileys, baileys irish cream, bailey's irish cream liqueur, amarula, cream liqueur, amarula cream liqueur, carolans, rumchata, bailey's original irish cream, irish creme liqueur, original irish cream, rum cream, dooley's | is liqueur kind | of cream | usda 14415 | cup 249 | weighs bottle 700, shot 31 | pack 700 ml
amaretto | aka amaretto liqueur, disaronno, almond liqueur, amaretto di saronno, amaretto disaronno, almond flavored liqueur, crème de noyaux, crème de almond | is liqueur kind | maybe almond | fact nut? | usda ~14534 | cup 260 | weighs bottle 700, shot 31 | pack 700 ml
hazelnut liqueur | aka frangelico, frangelico liqueur, hazelnut-flavored liqueur | is liqueur kind | of hazelnut | usda ~14534 | cup 260 | weighs bottle 700, shot 31 | pack 700 ml
walnut liqueur | aka nocello, nocino | is liqueur kind | of walnut | usda ~14534 | cup 260 | weighs bottle 700, shot 31 | pack 700 ml
crème de menthe | aka peppermint schnapps, peppermint liqueur, mint liqueur, rumple minze, creme de menthe liqueur, menthe liqueur | is liqueur kind | of mint | usda 14034 | cup 269 | weighs bottle 700, shot 34 | pack 500 ml
crème de cacao | aka chocolate liqueur, godiva liqueur, godiva chocolate liqueur | is liqueur kind | of cocoa powder | maybe milk | usda ~14034 | cup 265 | weighs bottle 700, shot 33 | pack 500 ml
chocolate cream liqueur | aka mozart liqueur | is liqueur kind | of cream, cocoa powder | usda ~14034 | cup 265 | weighs bottle 700, shot 33 | pack 500 ml
crème de cassis | aka cassis, blackcurrant liqueur, crème de mûre, blackberry liqueur, strawberry liqueur, creme de cassis liqueur, blackberry brandy, fraise liqueur, black currant liqueur, blackcurrant cassis, wishniak fruit liqueur, fruit liqueur, berry liqueur | is liqueur kind | maybe blackcurrant, strawberry, blackberry | usda ~14534 | cup 265 | weighs bottle 500, shot 33 | pack 500 ml
raspberry liqueur | aka chambord, framboise, chambord liqueur, framboise liqueur, chambord raspberry liqueur, crème de framboise | is liqueur kind | of raspberry | usda ~14534 | cup 265 | weighs bottle 500, shot 33 | pack 500 ml
cherry liqueur | aka cherry brandy, cherry heering, maraschino liqueur, guignolet, ginja, ginjinha, luxardo, luxardo maraschino liqueur, wiśniówka, vişne likörü, cherry flavored liqueur, maraschino cherry liqueur | is liqueur kind | of cherry | usda ~14534 | cup 260 | weighs bottle 500, shot 31 | pack 500 ml
peach schnapps | aka peach liqueur, peach brandy, fruit schnapps, coconut liqueur, pear liqueur, lychee liqueur, cinnamon schnapps, watermelon schnapps, goldschlager, batida de coco, hot damn, pisang ambon | is liqueur kind | maybe peach | usda ~14534 | cup 260 | weighs bottle 700, shot 31 | pack 700 ml
melon liqueur | aka midori, midori melon liqueur, midori liqueur, melon flavored liqueur | is liqueur kind | of melon | no sweetfruit | usda ~14534 | cup 260 | weighs bottle 700, shot 31
banana liqueur | aka creme de banane, banana schnapps | is liqueur kind | of banana | usda ~14534 | cup 260 | weighs bottle 700, shot 31
butterscotch schnapps | aka buttershots, butterscotch liqueur | is liqueur kind | usda ~14534 | cup 260 | weighs bottle 700, shot 31
apple schnapps | aka sour apple schnapps, sour apple pucker, apple liqueur, apple pucker, apple sour | is liqueur kind | of apple | usda ~14534 | cup 260 | weighs bottle 700, shot 31
apricot brandy | aka apricot liqueur, apricot flavored brandy | is liqueur kind | of apricot | no sweetfruit | usda ~14534 | cup 260 | weighs bottle 700, shot 31
Southern Comfort | is liqueur kind | usda ~14534 | cup 250 | weighs bottle 700, shot 31
limoncello | aka lemon liqueur, lemoncello, limoncello liqueur | is liqueur kind | of lemon | usda ~14534 | cup 255 | weighs bottle 500, shot 31 | pack 500 ml
herbal liqueur | aka chartreuse, bénédictine, galliano, strega, galliano liqueur, benedictine liqueur, violet liqueur, creme de violette, b&b, parfait amour, pimento dram, allspice dram, strega liqueur, rose liqueur, allspice liqueur, pimm's, pimms no 1, licor beirão, żołądkowa, gammel dansk | is liqueur kind | maybe honey, anise seed, artichoke, fennel seed | usda ~14534 | cup 255 | weighs bottle 700, shot 31 | pack 700 ml
Drambuie | aka drambuie liqueur, irish mist, honey liqueur, krupnik | is liqueur kind | of honey | usda ~14534 | cup 255 | weighs bottle 700, shot 31
elderflower liqueur | aka st germain, st. germain elderflower liqueur | is liqueur kind | usda ~14534 | cup 255 | weighs bottle 700, shot 31
ginger liqueur | aka domaine de canton | is liqueur kind | of ginger | usda ~14534 | cup 255 | weighs bottle 700, shot 31
Campari | aka aperol, bitter aperitif, campari bitters, aperitivo, cynar, suze, campari aperitif, aperitif | is liqueur kind | maybe orange | usda ~14534 | cup 250 | weighs bottle 700, shot 30 | pack 700 ml
advocaat | aka egg liqueur, eierlikör, bombardino, eierlikoer | is liqueur kind | of egg yolk | maybe milk | usda ~14415 | cup 260 | weighs bottle 700, shot 32 | pack 700 ml | keeps 180 fridge
liqueur | aka liquor, spirit of choice, vanilla liqueur, navan, tuaca, tuaca liqueur, liqueur of choice, flavored liqueur | is liqueur kind | usda ~14534 | cup 255 | weighs bottle 700, shot 31
cocktail | aka cosmopolitan, whiskey sour cocktail, caipirinha, martini cocktail, rum punch | is liqueur kind | maybe egg white, cream | usda 14017 | cup 251 | weighs each 141
piña colada | aka pina colada | is drink | fact alcohol | of rum, pineapple, coconut | usda ~14017 | cup 251 | weighs each 141
daiquiri | is drink | fact alcohol | of rum, lime juice, sugar | usda ~14017 | cup 251 | weighs each 141
margarita | is drink | fact alcohol | of tequila, lime juice, orange liqueur | usda ~14017 | cup 251 | weighs each 141
mojito | is drink | fact alcohol | of rum, lime juice, mint, sugar | usda ~14017 | cup 251 | weighs each 141
`
