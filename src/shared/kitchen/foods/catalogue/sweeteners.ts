/**
 * Sugars, syrups, honeys and sweeteners. How to read a line: ../readCatalogue.ts.
 * Figures are USDA SR28 rows; where none is near, the public table that is named in the line.
 */
export const sweetenersCatalogueText = `
# white sugars
sugar | aka granulated sugar, caster sugar, castor sugar, table sugar, cane sugar, beet sugar, baker's sugar, azúcar, sucre, zucchero, zucker, cheeni, evaporated cane juice, berry sugar, suger, sugr, açúcar, ultrafine sugar, sucrose, white sugar granulated, cristal sugar, khand, shakkar | is refined sugar | usda 19335 | cup 200 | weighs cube 4, packet 2.8, sachet 3 | pack 500 g, 1 kg
icing sugar | aka powdered sugar, confectioners' sugar, 10x sugar, pure icing sugar, icing sugar mixture, sucre glace, puderzucker, azúcar glas, powder sugar, icing mixture, fondant icing sugar, snow sugar, confectionery sugar, confectionary sugar, porcukor, cukier puder, florsocker, flormelis, melis, azúcar flor, azúcar impalpable, açúcar de confeiteiro, zucchero a velo | is refined sugar | maybe cornstarch | usda 19336 | cup 120 | pack 500 g
sugar cube | aka sugar lump, lump sugar, cube sugar, ghand | is refined sugar | usda 19335 | weighs each 4, cube 4 | pack 500 g
pearl sugar | aka nib sugar, pärlsocker, hagelzucker, sugar nibs, coarse sugar, sanding sugar, decorating sugar, sparkling sugar, preserving sugar, crystal sugar, belgian pearl sugar, sucre perlé, sucre en grains | is refined sugar | usda 19335 | cup 200 | pack 300 g
jam sugar | aka gelling sugar, gelierzucker, sure set sugar, jam setting sugar, preserving sugar with pectin | is refined sugar | of pectin | usda ~19335 | cup 200 | pack 1 kg
vanilla sugar | aka vanillin sugar, vanillezucker, cukier wanilinowy, vanilla caster sugar, sucre vanillé, cukier waniliowy, vaníliás cukor, vaniljsocker, vaniljesukker, azúcar vainillada, açúcar baunilhado | is refined sugar | usda ~19335 | cup 200 | weighs packet 8, sachet 8 | pack 8 g
cinnamon sugar | is refined sugar | of cinnamon | usda ~19335 | cup 200
rock sugar | aka rock candy, mishri, misri, nabat, lump rock sugar, yellow lump sugar, kandiszucker, batu sugar, đường phèn | is refined sugar | usda 19335 | cup 220 | weighs piece 15, each 15 | pack 400 g
fructose | aka fruit sugar, crystalline fructose | is refined sugar | usda 43216 | cup 196 | pack 500 g
dextrose | aka glucose powder, powdered glucose, corn sugar, glucose-d | is refined sugar | maybe maize | usda ~43216 | cup 160 | pack 500 g
lactose | aka milk sugar | is refined sugar | of milk | usda ~43216 | cup 160
maltodextrin | is refined sugar | maybe maize | usda ~19335 | cup 120 | pack 500 g
isomaltulose | aka palatinose | is refined sugar | usda ~19335 | cup 190
maltose syrup | aka maltose, maltose sugar, malt sugar, mạch nha, mai ya tang | is refined sugar | maybe barley | usda ~19352 | cup 330 | pack 500 g
inverted sugar | aka invert sugar, trimoline, invert sugar syrup, inverted sugar syrup | is refined sugar | usda ~19362 | cup 320 | pack 1 kg

# brown sugars
brown sugar | aka light brown soft sugar, light muscovado sugar, light muscovado, light brown muscovado sugar, soft brown, braun zucker, cassonade, brwon sugar | is refined sugar | usda 19334 | cup 220 | weighs cube 4 | pack 500 g
dark brown sugar | aka muscovado sugar, muscovado, dark soft brown sugar, dark brown soft sugar, molasses sugar, barbados sugar, black sugar, mascobado, muscavado sugar | is brown sugar | usda 19334 | cup 220 | pack 500 g
demerara sugar | aka turbinado sugar, raw sugar, sugar in the raw, demerara, turbinado, demarara sugar, coffee sugar, coarse brown sugar | is refined sugar | usda 19908 | cup 202 | pack 500 g
jaggery | aka gur, gud, panela, piloncillo, rapadura, palm jaggery, chancaca, papelón, vellam, bellam, kolhapuri jaggery, powdered jaggery, raspadura, tapa de dulce, panocha, panutsa, hakuru, sharkara, karuppatti, indian brown sugar, kokuto, kurozato, okinawa black sugar, kokutou, sucanat, unrefined cane sugar, whole cane sugar, gurh, jagerry, piloncillo cone, panela sugar | is refined sugar | usda ~19334 | cup 200 | weighs cone 225, piece 20, cube 20, block 450 | pack 500 g
palm sugar | aka gula melaka, gula jawa, coconut palm sugar, gula merah, nam tan pip, nolen gur, khejur gur, gula aren, javanese palm sugar, date palm jaggery, indonesian palm sugar, đường thốt nốt, gula anau | is sweetener kind | maybe coconut | fact syrup | usda ~19334 | cup 200 | weighs disc 30, each 50, block 50, piece 20 | pack 250 g
coconut sugar | aka coconut blossom sugar, coconut sap sugar, granulated coconut sugar, coconut nectar sugar | is sweetener kind | of coconut | fact syrup | usda ~19334 | cup 155 | pack 500 g
maple sugar | aka granulated maple sugar, maple flakes | is sweetener kind | fact syrup | usda 19340 | cup 150 | pack 200 g
date sugar | aka date powder | is sweetener kind | of date | usda ~09087 | cup 150

# syrups
golden syrup | aka light treacle, lyle's golden syrup, cane golden syrup, ljus sirap, sirap, lys sirup, brødsirup | is refined sugar | usda ~19362 | cup 340 | weighs tin 454 | pack 454 g
treacle | aka mörk sirap, mørk sirup | is refined sugar | usda ~19304 | cup 337 | weighs tin 454 | pack 454 g
molasses | aka blackstrap molasses, unsulphured molasses, fancy molasses, unsulfured molasses, mild molasses, cane molasses, mollasses, melasse, robust molasses, barbados molasses, melado, melaço, melado de cana, asal eswed, asal iswid | is refined sugar | usda 19304 | cup 337 | pack 340 g
corn syrup | aka karo, karo syrup | is refined sugar | of maize | usda 19350 | cup 341 | pack 473 ml
dark corn syrup | aka dark karo syrup | is refined sugar | of maize | usda 19349 | cup 328 | pack 473 ml
high-fructose corn syrup | aka HFCS, glucose-fructose syrup, isoglucose | is refined sugar | of maize | usda 19351 | cup 310
glucose syrup | aka liquid glucose, glucose, confectioner's glucose, wheat glucose syrup, liquid glucose syrup | is refined sugar | maybe maize | usda ~19350 | cup 340 | weighs tube 140 | pack 140 g
cane syrup | aka ribbon cane syrup, sugarcane syrup, sugar cane syrup, miel de caña, steen's cane syrup | is syrup kind | fact sugar | usda 90480 | cup 330 | pack 340 ml
sorghum syrup | aka sorghum molasses, sweet sorghum syrup | is syrup kind | of sorghum | no grain | usda 19355 | cup 330
maple syrup | aka pure maple syrup, real maple syrup, amber maple syrup, maple surup, maple syrop, sirop d'érable | is syrup kind | usda 19353 | cup 315 | pack 250 ml | keeps 365 fridge
pancake syrup | aka maple flavored syrup, maple flavoured syrup, table syrup, breakfast syrup, waffle syrup, aunt jemima syrup, log cabin syrup, mrs. butterworth's, mrs butterworth syrup | is syrup kind | fact sugar | usda 19129 | cup 314 | pack 710 ml
sugar-free syrup | aka sugar free maple syrup, sugar free pancake syrup, keto maple syrup, sugar free vanilla syrup | is syrup kind | no syrup | fact sweetener | usda 43026 | cup 240
agave syrup | aka agave nectar, agave, maguey syrup, agave sirup | is syrup kind | usda 19912 | cup 330 | pack 250 ml
rice syrup | aka ssalyeot, jocheong, mizuame, yeot | is syrup kind | of rice | maybe barley | usda ~19352 | cup 330 | pack 350 g
Korean corn syrup | aka mulyeot, oligodang, oligosaccharide syrup, oligo syrup | is refined sugar | maybe maize | usda ~19350 | cup 340 | pack 700 g
barley malt syrup | aka malt syrup, malt extract, barley malt extract, liquid malt extract, malted barley syrup | is syrup kind | of barley | usda 19352 | cup 332 | pack 350 g
date syrup | aka date molasses, silan, dibs, date honey, dibis | is syrup kind | of date | usda ~19304 | cup 330 | pack 330 g
carob syrup | aka carob molasses, keçiboynuzu pekmezi, algarrobina, dibs kharroub, dibs kharoub | is syrup kind | of carob flour | usda ~19304 | cup 330 | pack 330 g
grape molasses | aka pekmez, arrope, petimezi, dibs inab, grape syrup, üzüm pekmezi, mulberry molasses, grape must, debs | is syrup kind | of grape | usda ~19304 | cup 330 | pack 400 g
coconut nectar | aka coconut syrup, coconut treacle, kithul treacle, treacle kithul, kitul treacle, pol pani, palm syrup, palm treacle, miel de palma, palm honey | is syrup kind | of coconut | usda ~19912 | cup 330 | pack 350 ml
chicory syrup | aka chicory root syrup, inulin syrup, fiber syrup, vitafiber, chicory root fiber syrup | is sweetener kind | fact sweetener | figures kcal 160 protein 0 fat 0 carb 75.0 fibre 70.0 sugars 5.0 by "computed from oligofructose at 2 kcal/g (EU regulation 1169/2011, annex XIV) with a quarter of water" | cup 320
birch syrup | is syrup kind | usda ~19353 | cup 315
apple syrup | aka birnel, apfelkraut, boiled cider, appelstroop, apple molasses, pear syrup, cider syrup, apple treacle | is syrup kind | of apple | usda ~19304 | cup 330
simple syrup | aka sugar syrup, stock syrup, gomme syrup, bar syrup, gomme, gum syrup, jarabe simple, rich simple syrup, cane sugar syrup, liquid sugar | is syrup kind | fact sugar | of sugar | figures kcal 194 protein 0 fat 0 carb 50.0 fibre 0 sugars 50.0 sodium 1 by "computed from equal parts of sugar and water (USDA SR28 19335)" | cup 290 | pack 250 ml
flavored syrup | aka torani syrup, monin syrup, cassis syrup, flavoured syrup, sharbat, passion fruit syrup, lavender syrup, sirop, mint syrup | is syrup kind | fact sugar | of sugar | usda 19030 | cup 310 | pack 700 ml
falernum | is flavored syrup | maybe almond | usda ~19030 | cup 310 | pack 700 ml
orgeat | aka almond syrup, orgeat syrup, orzata, orxata d'ametlla, soumada | is flavored syrup | of almond | usda 19030 | cup 310 | pack 700 ml
vanilla syrup | aka coffee syrup, caramel coffee syrup | is flavored syrup | maybe coffee | usda 19030 | cup 310 | pack 700 ml
hazelnut syrup | is flavored syrup | maybe hazelnut | usda ~19030 | cup 310 | pack 700 ml
elderflower syrup | is flavored syrup | usda 19030 | cup 310 | pack 500 ml
rose syrup | aka gulab sharbat, rooh afza, jam-e-shirin, sala syrup | is flavored syrup | usda 19030 | cup 310 | pack 700 ml
ginger syrup | is flavored syrup | of ginger | usda 19030 | cup 310 | pack 500 ml
strawberry syrup | aka raspberry syrup, fruit syrup, cherry syrup, blueberry syrup, peach syrup | is flavored syrup | usda 19018 | cup 334 | pack 500 ml
grenadine | aka grenadine syrup, pomegranate syrup | is syrup kind | of sugar | maybe pomegranate | usda 42040 | cup 320 | pack 700 ml
caramel sauce | aka salted caramel, butterscotch sauce, caramel topping, butterscotch topping, caramel ice cream topping, caramel dip, toffee sauce, caramel syrup, caramel spread, carnation caramel sauce, smucker's caramel | is syrup kind | of sugar, milk | maybe cream, butter | usda 19364 | cup 328 | pack 340 g
burnt caramel | aka nước màu, caramel colour, burnt sugar, caramel coloring, caramel essence, liquid caramel, vietnamese caramel sauce, browning, grace browning | is refined sugar | of sugar | in Sauces | usda ~19304 | cup 300 | pack 142 ml
browning sauce | aka gravy master, black jack browning | is refined sugar | of sugar | maybe celery, soybean, wheat | in Sauces | usda ~19304 | cup 300 | pack 142 ml
kitchen bouquet | is sauce kind | of celery, sugar | usda ~19304 | cup 300 | pack 142 ml
chocolate syrup | aka chocolate sauce, hershey's syrup, chocolate flavored syrup, hershey's chocolate syrup, chocolate topping, chocolate ice cream topping | is syrup kind | of sugar, cocoa powder | maybe milk | usda 14181 | cup 300 | pack 680 g
hot fudge sauce | aka fudge sauce, hot fudge, fudge topping, hot fudge ice cream topping | is syrup kind | of sugar, cocoa powder, milk | usda 19348 | cup 304 | weighs jar 340 | pack 340 g
strawberry topping | aka coulis, strawberry ice cream topping | is syrup kind | of sugar | usda 19137 | cup 340
marshmallow fluff | aka marshmallow creme, marshmallow cream, jet puffed marshmallow creme, marshmallow spread | is syrup kind | of sugar, egg white | no syrup | usda 19365 | cup 96 | weighs jar 198 | pack 213 g

# honey
honey | aka runny honey, liquid honey, manuka honey, clover honey, acacia honey, orange blossom honey, wildflower honey, creamed honey, heather honey, thyme honey, miel, mel, shahad, shehad, buckwheat honey, honney, hunny, forest honey, honig, honey bear, comb honey, madhu, miód, méz, honning, honung, mel de abelha, miel de abeja, mézes | is syrup kind | fact honey | usda 19296 | cup 339 | weighs packet 14, jar 340 | pack 340 g, 500 g | keeps 1800 cupboard
vegan honey | aka honee, bee free honey, vegan honea, dandelion syrup, dandelion honey, apple honey | replaces honey | is syrup kind | usda ~19912 | cup 330
hot honey | aka spicy honey, chili honey, mike's hot honey | is honey | usda ~19296 | cup 335

# sweeteners
stevia | aka stevia leaf extract, stevia extract, powdered stevia, stevia sweetener, truvia, liquid stevia, stevia drops, stevia glycerite, granulated stevia, sweetleaf stevia, stevia leaf powder, stevia liquid | is sweetener kind | fact sweetener | usda 19918 | cup 100 | weighs packet 1, drop 0.05, sachet 1 | pack 100 g
erythritol | aka granulated erythritol, powdered erythritol, swerve, erythritol sweetener, swerve sweetener, confectioners swerve, granular swerve, keto sweetener, lakanto, powdered swerve, zero calorie sweetener, sukrin, confectioners erythritol, low carb sweetener, swerve confectioners, powdered sweetener, granulated sweetener keto, sugar free icing sugar, golden monkfruit sweetener, keto brown sugar, keto sugar, low carb sugar substitute | is sweetener kind | maybe maize | no grain | fact sweetener | figures kcal 0 protein 0 fat 0 carb 100 fibre 0 sugars 0 by "EU regulation 1169/2011, annex XIV: erythritol gives 0 kcal" | cup 200 | pack 500 g
xylitol | aka birch sugar, xylitol sweetener | is sweetener kind | fact sweetener | figures kcal 240 protein 0 fat 0 carb 100 fibre 0 sugars 0 by "EU regulation 1169/2011, annex XIV: polyols give 2.4 kcal/g" | cup 200 | pack 500 g
maltitol | aka sorbitol, isomalt, isomalt crystals, mannitol, sugar free maltitol syrup | is sweetener kind | fact sweetener | figures kcal 240 protein 0 fat 0 carb 100 fibre 0 sugars 0 by "EU regulation 1169/2011, annex XIV: polyols give 2.4 kcal/g" | cup 190 | pack 500 g
allulose | aka psicose, allulose sweetener, liquid allulose, powdered allulose | is sweetener kind | fact sweetener | figures kcal 40 protein 0 fat 0 carb 100 fibre 0 by "FDA guidance of October 2020 on allulose: 0.4 kcal/g" | cup 190 | pack 500 g
monk fruit sweetener | aka monk fruit, monkfruit sweetener, monk fruit extract, luo han guo sweetener, granulated monk fruit, monk fruit sugar, monkfruit, granulated monkfruit sweetener, monk fruit drops, liquid monk fruit | is sweetener kind | fact sweetener | figures kcal 0 protein 0 fat 0 carb 100 fibre 0 sugars 0 by "EU regulation 1169/2011, annex XIV: erythritol (its carrier) gives 0 kcal" | cup 195 | pack 250 g
sucralose | aka splenda, granulated splenda, sucralose sweetener, splenda granular, liquid sucralose, granular sucralose, splenda no calorie sweetener, splenda sugar substitute | is sweetener kind | fact sweetener | usda 19868 | cup 25 | weighs packet 1, sachet 1 | pack 75 g
Splenda sugar blend | aka splenda blend, splenda sugar blend for baking, sugar blend, half sugar half sweetener blend | is refined sugar | fact sweetener | usda 19907 | cup 202
Splenda brown sugar blend | aka brown sugar blend | is refined sugar | fact sweetener | usda 19906 | cup 189
brown sugar substitute | aka sugar free brown sugar, brown sugar replacement, sugar twin brown | is sweetener kind | fact sweetener | usda 19909 | cup 23
aspartame | aka nutrasweet, candere, canderel, equal sweetener, equal packets, equal spoonful | is sweetener kind | fact sweetener | usda 19337 | cup 168 | weighs packet 1
saccharin | aka sweet'n low, sweet n low, sugar twin, hermesetas, liquid saccharin, sucaryl | is sweetener kind | fact sweetener | usda 43158 | cup 24 | weighs packet 1, tablet 0.02
sugar substitute | aka artificial sweetener, sweetener, granulated sweetener, sugar free sweetener, no calorie sweetener, sugar alternative, non nutritive sweetener, sweetener of choice, sweetener substitute, sugar replacement, zero calorie sugar substitute, liquid sweetener, liquid artificial sweetener, sukrin gold | is sweetener kind | fact sweetener | usda ~19868 | cup 25 | weighs packet 1
`
