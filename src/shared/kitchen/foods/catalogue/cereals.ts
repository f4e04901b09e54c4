/**
 * What is poured from a box at breakfast, and baked with: flakes, puffs, muesli, granola. Figures by USDA SR28. How
 * to read a line: ../readCatalogue.ts.
 */
export const cerealsCatalogueText = `
*wheat cereal kind | is breakfast cereal | of wheat
*corn cereal kind | is breakfast cereal | of maize

cornflakes | aka corn flakes, corn flake cereal, kellogg's corn flakes, cornflakes cereal, makka flakes, unsweetened cornflake | is corn cereal kind | of barley malt, sugar | usda 08020 | cup 28 | pack 500 g
gluten-free cornflakes | aka gluten-free corn flakes | replaces cornflakes | is corn cereal kind | of sugar | usda 08506 | cup 28 | pack 300 g
frosted flakes | aka frosties, sugar-frosted flakes, frosted corn flakes, zucaritas | is corn cereal kind | of sugar, barley malt | usda 08069 | cup 37 | pack 500 g
crisp rice cereal | aka crispy rice cereal, rice crispies, puffed rice cereal crisp, crisped rice, crisp rice, rice krispie cereal, krispies rice cereal, rice pops | is breakfast cereal | of rice, sugar | maybe barley malt | usda 08065 | cup 29 | pack 510 g
gluten-free crisp rice cereal | aka gluten-free rice krispies, brown rice crisps, brown rice crisp cereal, gluten-free crispy rice cereal, gluten-free rice crispies, brown rice krispies | replaces crisp rice cereal | is breakfast cereal | of brown rice | maybe sugar | usda 08653 | cup 30
puffed wheat | aka puffed wheat cereal, wheat puffs | is wheat cereal kind | usda 08157 | cup 12 | pack 160 g
puffed millet | aka millet puffs | is breakfast cereal | of millet | usda 43483 | cup 21
puffed quinoa | of quinoa | aka quinoa puffs, quinoa pops, popped quinoa, quinoa crispies | in Grains | fact pseudograin | usda ~43483 | cup 25 | keeps 240 cupboard
corn puffs | aka puffed corn cereal, kix, corn pops, corn puff cereal, corn pops cereal, puffed corn, honeycomb cereal, trix cereal | is corn cereal kind | of sugar | maybe wheat, oats | usda ~08506 | cup 25
rice squares cereal | aka rice chex, rice chex cereal, crispix, rice cereal squares, rice squares, crispy rice cereal square | is breakfast cereal | of rice, sugar | maybe barley malt | usda 08064 | cup 30
corn squares cereal | aka corn chex, corn chex cereal, corn squares, crispy corn cereal square | is corn cereal kind | of sugar | usda 08019 | cup 30
wheat squares cereal | aka wheat chex, wheat chex cereal, chex, chex cereal, shreddies, wheat squares | is wheat cereal kind | of sugar | maybe barley malt | usda 08082 | cup 55
bran cereal | aka all-bran, all bran cereal, bran flakes cereal, bran buds, wheat bran cereal, allbran, sultana bran, wheat bran flakes, fiber one cereal, high-fibre bran cereal, shreds of bran cereal, raisin bran, fiber one, fibre one, all-bran buds, nutri-grain, nutrigrain, nutri grain cereal | is wheat cereal kind | of sugar | maybe barley malt | usda 08001 | cup 62 | pack 500 g
bran flakes | is wheat cereal kind | of sugar | maybe barley malt | usda 08029 | cup 40 | pack 500 g
raisin bran cereal | is wheat cereal kind | of raisin, sugar | maybe barley malt | usda 08060 | cup 59 | pack 500 g
shredded wheat | aka shredded wheat cereal, shredded wheat biscuit, mini wheats, frosted mini wheats, spoon-size shredded wheat, bitesize shredded wheat | is wheat cereal kind | maybe gelatine | usda 08147 | cup 49 | weighs each 23.5, biscuit 23.5 | pack 24 pieces
wheat biscuit cereal | aka weetabix, weet-bix, wheat biscuit, vita brits, weetbix, wheat bisks, weeties | is wheat cereal kind | of barley malt, sugar | usda 42237 | cup 57 | weighs each 18, biscuit 18 | pack 24 pieces
oat ring cereal | aka cheerios, o-shaped cereal, oat o's, oat cereal, cheerios cereal, oat hoops, o-shaped oat cereal | is breakfast cereal | of oats, sugar | maybe wheat, barley | usda 08013 | cup 28 | pack 400 g
honey oat ring cereal | aka honey nut cheerios, honey cheerios, honey hoops | is breakfast cereal | of oats, sugar, honey | maybe almond, wheat | usda 08045 | cup 37
special k cereal | aka rice and wheat flakes, special k, wheat and rice flakes | is breakfast cereal | of rice, wheat, sugar | maybe barley malt, milk | usda 08067 | cup 31
grape-nuts | aka grape nuts cereal, malted wheat and barley nuggets, grapenuts, wheat and barley nugget cereal, barley nugget cereal | is breakfast cereal | of wheat, barley malt | usda 08038 | cup 116 | pack 580 g
cinnamon toast cereal | aka cinnamon toast crunch, cinnamon grahams, graham cereal, curiously cinnamon, honey graham cereal, cinnamon squares cereal | is breakfast cereal | of wheat, sugar, cinnamon | maybe rice, soybean, honey | usda 08272 | cup 41
chocolate cereal | aka cocoa puffs, chocapic, chocolate puff cereal, chocolate hoops, cocoa pebbles, chocolate rice cereal, coco krispies, chocos | is breakfast cereal | of sugar, cocoa powder | maybe wheat, barley malt, milk, rice, maize | usda 08204 | cup 30
marshmallow cereal | aka fruity cereal ring, fruity pebbles, colourful cereal | is breakfast cereal | of sugar | maybe oats, wheat, gelatin, maize, rice | usda 42236 | cup 37
muesli | aka bircher muesli mix, untoasted muesli, müsli, muesli base, fruit muesli, bircher mix, fruit and nut muesli | is breakfast cereal | of oats | maybe wheat, rye, barley, almond, hazelnut, raisin, milk, cashew, brazil nut, walnut, sunflower seed, linseed, pumpkin seed, coconut | fact sulphites? | usda ~43241 | cup 100 | pack 500 g, 1 kg
gluten-free muesli | aka gluten-free granola, paleo granola, grain-free granola | replaces muesli | is breakfast cereal | maybe oats, almond, hazelnut, raisin, honey, sunflower seed, buckwheat, quinoa, coconut | usda ~08037 | cup 110 | pack 350 g
granola | aka oat granola, granola cereal, oat clusters, oat crunch cereal, granola cluster, vanilla granola, granolla, jordans crunchy, jordans country crisp, country crisp cereal, crunchy oat cereal | is breakfast cereal | of oats, vegetable oil | maybe honey, almond, wheat, hazelnut, pecan, sesame seed, coconut, sugar, raisin, cashew, walnut, peanut, sunflower seed, pumpkin seed, linseed, cinnamon | usda 08037 | cup 122 | pack 500 g
honey granola | is breakfast cereal | of oats, honey, vegetable oil | maybe almond, wheat, hazelnut, pecan, sesame seed, coconut, cashew | usda ~08037 | cup 122 | pack 500 g
`
