/**
 * Confections, biscuits, cakes, pastries, puddings and ices of the world. How to read a line: ../readCatalogue.ts.
 * Figures are USDA SR28 rows; where none is near, the public table that is named in the line.
 */
export const sweetsCatalogueText = `
# kinds of this file: baked or cooked sweets that hold no wheat flour or no egg by themselves
*sweetmeat | in Snacks | of sugar | cup 150 | keeps 14 fridge
*pudding kind | in Snacks | of sugar | cup 250 | keeps 4 fridge
*sweet pastry | in Snacks | of wheat flour, sugar | cup 100 | keeps 4 cupboard

# confections
marshmallow | aka miniature marshmallow, jet-puffed marshmallow, marshmellow, guimauve, peeps, marshmallow peeps, campfire marshmallows | is confection | of gelatine | maybe egg white | usda 19116 | cup 50 | weighs each 7, large 7.2, small 0.7 | pack 150 g, 280 g
vegan marshmallow | aka gelatin free marshmallow, dandies, vegetarian marshmallow | replaces marshmallow | is confection | usda ~19116 | cup 50 | weighs each 7
caramel | aka caramel candy, kraft caramel, chewy caramel, vanilla caramel, werther's soft caramel, jersey caramel, krówki, carmel, caramel beurre salé, caramels au beurre salé, salted butter caramel, caramel au beurre, sugar daddy, korovka, korovka candy, irisk, iriski, krówka, sahnebonbon | is confection | of milk, butter | maybe soy lecithin | usda 19074 | weighs each 10, piece 10 | pack 300 g
carambar | is confection | of milk, gelatine | maybe wheat, soy lecithin | usda ~19074 | weighs each 10, piece 10 | pack 300 g
chocolate-coated caramel | aka milk duds, riesen, dumle, michoko | is confection | of milk, cocoa butter | maybe soy lecithin, wheat, hazelnut | usda ~19074 | weighs each 10, piece 10 | pack 300 g
toffee | aka treacle toffee, butter toffee, butter brickle | is confection | of butter, milk | maybe almond, soy lecithin | usda 19383 | cup 160 | weighs each 12, bar 39, piece 12
bits o brickle | aka english toffee bits | is confection | of butter, milk, almond | maybe soy lecithin | usda ~19383 | cup 160 | weighs each 12, bar 39, piece 12
butterscotch | aka werther's, werther's original, butterscotch candy, werther's original, butterscotch hard candy | is confection | of butter | usda 19070 | weighs each 5, piece 5
honeycomb toffee | aka cinder toffee, hokey pokey, sponge toffee, dalgona, ppopgi, honeycomb candy | is confection | maybe honey | usda ~19107 | weighs bar 40
fudge | aka chocolate fudge, vanilla fudge, penuche, cream fudge, jamoncillo, jamoncillo de leche, scottish tablet | is confection | of milk, butter | maybe soy lecithin, cocoa powder | usda 19100 | weighs each 17, piece 17 | pack 150 g
hard candy | aka boiled sweet, barley sugar, jolly rancher, polo mint, lifesaver, lemon drop candy | is confection | maybe barley | usda 19107 | weighs each 6, piece 6, cane 14 | pack 200 g
butter mint | is confection | of butter, mint | usda ~19107 | weighs each 6, piece 6, cane 14 | pack 200 g
chocolate-coated candy | aka jaffas, pineapple lumps | is confection | of milk, soy lecithin | maybe gelatine, wheat | usda ~19107 | weighs each 6, piece 6, cane 14 | pack 200 g
candy cane | aka peppermint candy, peppermint stick, starlight mint | is hard candy | maybe mint | usda 19107 | weighs each 14, small 5
lollipop | is hard candy | usda 19107 | weighs each 15
cinnamon candy | aka red hots, cinnamon red hot candy, hot tamales candy, hot tamales, fireball candy, atomic fireballs | is hard candy | maybe cinnamon | usda 19107 | cup 200
jelly bean | aka jellybean | is confection | maybe gelatine | usda 19108 | cup 220 | weighs each 1.1
gummy candy | aka gummibärchen, gummibär, fruchtgummi, weingummi, gominolas, ositos de goma, bonbons gélifiés, oursons gélifiés, gummy bear, gummi bear, gummy worm, wine gum, haribo, jelly snake, gummi worm, jelly sweets, jelly lolly, sour worm, dolly mixture, allen's snakes, fruit puffs, allens lollies, bassett's jelly babies, percy pigs, jelly baby, allen's party mix, jet planes | is confection | of gelatine | maybe wheat, milk | usda 19106 | cup 182 | weighs each 2.2
gumdrop | aka gum drop, spice drop, orange slice candy, fruit jelly candy, spearmint leaf | is confection | maybe gelatine | usda ~19106 | cup 182 | weighs each 2.2
liquorice | aka licorice, red vines, twizzlers, licorice strap, licorice rope, licorice whip, licorice laces, lakrids, good & plenty | is confection | of licorice root | maybe gelatine, wheat flour | usda ~19112 | weighs each 11
licorice allsorts | aka liquorice allsorts, allsorts | is confection | of wheat flour, gelatine, licorice root | usda ~19112 | weighs each 11
nougat | aka torrone, turrón, torrone nougat, turrón de alicante, mandorlato, montelimar nougat, nougat de montélimar, turron alicante, torrone morbido | is confection | of almond, honey, egg white | maybe pistachio, hazelnut, milk, soybean | usda 43046 | weighs piece 14, bar 100
gaz | is confection | of egg white, pistachio | maybe honey | usda ~43046 | weighs piece 14, bar 100
praline | aka praliné candy | is confection | fact nut | maybe pecan, almond, hazelnut, butter, milk | usda 19216 | weighs each 39
sugared pecans | aka glazed pecans, caramelized pecan | is confection | of pecan | maybe butter, egg white | usda ~19216 | weighs each 39
pecan praline | is confection | of pecan, butter | maybe milk, cream | usda ~19216 | weighs each 39
candied nuts | is confection | maybe walnut, peanut, almond, pecan | fact nut | usda 19858 | cup 150
honey roasted almonds | is confection | of almond | maybe honey | usda ~19858 | cup 150
sugared almonds | aka jordan almonds, caramelized almond, dragées, dragees almond, confetti almonds, peladillas, sugared almond dragées, koufeta | is confection | of almond | usda ~19858 | cup 150
peanut brittle | aka palanqueta, groundnut brittle, peanut candy, pé de moleque, kappalandi mittai, peanut bar | is confection | of peanut | maybe butter, sesame seed | usda 19148 | cup 140 | weighs piece 28
alegrías | is confection | of amaranth | maybe honey, peanut, pumpkin seed | usda ~19148 | cup 140 | weighs piece 28
almond brittle | is confection | of almond | maybe butter, peanut | usda ~19148 | cup 140 | weighs piece 28
sesame brittle | aka sesame snap, sesame candy, tilgul, sesame crunch, tilkut | is confection | of sesame seed | maybe honey, pistachio | usda 19154 | weighs each 9
halva | aka halawa tahinia, halawa tahini, halvah, tahini halva, halawa, halwa tahini, helva, halaweh, halawi, sesame halva, tahin helvası, chalva, halavah, halawa tahiniya | is confection | of sesame seed | maybe pistachio, egg white | usda 19117 | weighs slice 28 | pack 250 g | keeps 180 cupboard
pistachio halva | is confection | of sesame seed, pistachio | maybe egg white | usda ~19117 | weighs slice 28 | pack 250 g | keeps 180 cupboard
sunflower halva | aka russian halva | is confection | of sunflower seed | usda ~19117 | weighs slice 28
Turkish delight | aka lokum, rahat lokum, loukoumi, turkish delight rose, rahat loukoum, locum, rakhat lukum, raha | is confection | fact starch | maybe pistachio, hazelnut, gelatine, almond, rose water | usda ~19106 | cup 182 | weighs each 15, piece 15 | pack 250 g
zefir | aka zephyr, pastila, zefir marshmallow | is confection | of egg white, apple | maybe gelatine | usda ~19116 | weighs each 35
ptasie mleczko | aka ptichye moloko | is confection | of milk, cocoa butter | maybe egg white, gelatine, soy lecithin | usda ~19116 | weighs each 35
pişmaniye | is confection | of wheat flour | maybe pistachio, butter | usda ~19107 | cup 30 | weighs package 50
pashmak | aka persian cotton candy, pashmak persian fairy floss | is confection | maybe wheat flour, pistachio, ghee | usda ~19107 | cup 30 | weighs package 50
dragon's beard candy | is confection | maybe peanut, sesame seed, coconut | usda ~19107 | cup 30 | weighs package 50
cotton candy | aka candy floss, fairy floss | is confection | usda ~19107 | cup 15
soan papdi | aka sohan papdi, soan cake | is confection | of besan, wheat flour | maybe pistachio, almond, ghee, cashew | figures kcal 501 protein 4.0 fat 24.8 carb 68.1 by "computed from besan, wheat flour, sugar and ghee, 12 : 12 : 52 : 24 (USDA SR28 16157, 20481, 19335, 01003)" | weighs piece 20
candied tamarind | aka tamarindo candy, tamarind candy, pulparindo, tamarind balls, pelon pelo rico, pelon pelonazo, rellerindos | is confection | of tamarind | usda 19921 | weighs each 20
chewing gum | aka bubble gum, bubblegum, gumball | is confection | usda 19163 | weighs each 3, stick 3
haw flakes | aka hawthorn candy, tanghulu, candied hawthorn, shan zha bing | is confection | fact sweetfruit | usda ~19013 | weighs roll 14
peanut butter cup | aka reese's peanut butter cup, reese's, miniature peanut butter cup, peanut butter cups miniature, reese's miniatures | is confection | of peanut, milk, soy lecithin, cocoa butter | usda 19150 | weighs each 17, small 7 | pack 42 g
candy bar | aka chocolate candy bar, nougat bar, snack size candy bar, wispa | is confection | of milk, soy lecithin | maybe egg white, peanut, almond, wheat flour, barley, hazelnut, coconut | usda 19155 | weighs each 57, bar 57, small 15
kit kat | aka kitkat, chocolate wafer bar, penguin biscuit, cua cua | is biscuit kind | of milk, cocoa butter, soy lecithin | usda 19109 | weighs each 42, bar 42, finger 10
malted milk ball | aka whoppers, maltesers, malt balls | is confection | of milk, barley, soy lecithin | maybe wheat flour | usda ~19141 | cup 120 | weighs each 2
m&m | aka m&ms, m and m candies, candy coated chocolate, chocolate candies, pebbles chocolate, candy-coated milk chocolate pieces, m&m's plain chocolate candy, chocolate m&m, gems chocolate | is confection | of milk, cocoa butter, soy lecithin | maybe peanut, wheat flour | usda 19141 | cup 208 | weighs each 0.9 | pack 48 g, 200 g
smarties | aka smartie | is confection | of milk, cocoa butter, wheat flour | maybe soy lecithin | usda ~19141 | cup 208 | weighs each 0.9 | pack 48 g, 200 g
chocolate-covered peanuts | aka chocolate peanuts, goobers, peanut m&m, peanut m&ms | is confection | of peanut, milk, cocoa butter, cocoa powder | maybe soy lecithin | usda 19126 | cup 149
chocolate raisins | aka raisinets, chocolate covered raisins, chocolate coated raisins | is confection | of raisin, milk, cocoa butter, cocoa powder | maybe soy lecithin | usda 19127 | cup 180
chocolate coffee beans | aka chocolate covered espresso beans, chocolate coated coffee beans, chocolate-covered coffee beans | is confection | of coffee, dark chocolate | maybe milk, soy lecithin | usda 19268 | cup 170
chocolate mint candy | aka after eight, peppermint patty, york peppermint pattie, mint chocolate, thin mint candy, mint creams, junior mints, york peppermint patties | is confection | of cocoa butter, cocoa powder, mint | maybe milk, soy lecithin, egg white | usda 19091 | weighs each 8, bar 43
White Rabbit candy | aka milk candy, white rabbit creamy candy, pastillas, pastillas de leche | is confection | of milk | usda ~19074 | weighs each 6
polvoron candy | is confection | of wheat flour, milk powder | maybe butter, cashew | usda ~19074 | weighs each 6
brigadeiro | aka brazilian fudge balls, negrinho | is confection | of sweetened condensed milk, cocoa powder, butter | usda ~19100 | weighs each 20 | keeps 7 fridge
beijinho | is confection | of sweetened condensed milk, butter, coconut | usda ~19100 | weighs each 20 | keeps 7 fridge
alfajor | aka alfajores, dulce de leche sandwich cookie | is biscuit kind | of dulce de leche, butter, egg | maybe coconut | usda ~28289 | weighs each 50
cocada | aka coconut candy, bukayo, coconut ice | is confection | of coconut | maybe egg, milk | usda 19922 | weighs each 25
coconut barfi | aka nariyal barfi | is confection | of coconut, milk | maybe ghee, cashew | usda ~19922 | weighs each 25

# biscuits
plain biscuit | aka garibaldi, garibaldi biscuit, plain sweet biscuit, tea biscuit, marie biscuit, maria cookie, rich tea biscuit, galletas maria, marie cookies, maria biscuit, galleta, social tea biscuits, marias, arrowroot biscuit, pötibör, goya maria cookies, animal cracker, biscuit, bolacha maria, bolacha maisena, biscoito de maizena, rosquinha, biscoito maisena, criollitas, galletas cubanas, galletitas de agua, galletas de soda, lincoln galletitas, biscoito, bolacha, galletitas, wine biscuits, griffin's wine biscuits, griffins superwine, superwines, mariekex, mariekjeks, kex, kjeks, guldkorn biscuits, rich tea, rich tea fingers, morning coffee biscuits, győri édes, pilóta keksz, háztartási keksz, keksz | is biscuit kind | maybe milk, egg, soy lecithin, butter, barley malt | usda 28351 | weighs each 6, package 200 | pack 200 g
malt biscuit | is biscuit kind | of barley malt | maybe milk, soy lecithin | usda ~28351 | weighs each 6, package 200 | pack 200 g
milk arrowroot biscuit | aka parle-g, glucose biscuit, milk coffee biscuit, milk arrowroot, arnott's milk arrowroot, arnott's marie | is biscuit kind | of milk | maybe egg, soy lecithin | usda ~28351 | weighs each 6, package 200 | pack 200 g
cookie | aka sugar cookie, tea cookie, vanilla cookie, biscotto, holiday sugar cookies, cut out cookie, weihnachtsplätzchen, plätzchen, kruche ciasteczka, småkakor, brunkager | is biscuit kind | maybe egg, milk, butter, soy lecithin, almond, hazelnut, oats | usda 18204 | weighs each 17
snickerdoodle | is cookie | of cinnamon | usda ~18204 | weighs each 17
petit fours | is biscuit kind | of egg | maybe butter, almond, milk | usda ~18204 | weighs each 17
finska pinnar | is biscuit kind | of butter, almond | maybe egg | usda ~18204 | weighs each 17
butter cookie | aka butter biscuit, sablé, sable cookies, spritz cookie, spritzgebäck | is biscuit kind | of butter | maybe egg, milk, almond | usda ~18204 | weighs each 17
digestive biscuit | aka digestives, mcvities digestive, wheatmeal biscuit, granita biscuit, wholemeal digestive, wheaten biscuit | is biscuit kind | maybe milk, oats | figures kcal 471 protein 6.3 fat 20.9 carb 70.8 fibre 2.2 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 100 | weighs each 15, package 400 | pack 250 g, 400 g
hobnob | aka hobnob biscuit | is biscuit kind | of oats | maybe milk, butter | figures kcal 471 protein 6.3 fat 20.9 carb 70.8 fibre 2.2 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 100 | weighs each 15, package 400 | pack 250 g, 400 g
chocolate digestive | aka milk chocolate digestive, biscuit granola, granola biscuit, lu granola | is biscuit kind | of cocoa butter, milk, cocoa powder | maybe soy lecithin | figures kcal 471 protein 6.3 fat 20.9 carb 70.8 fibre 2.2 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 100 | weighs each 15, package 400 | pack 250 g, 400 g
graham cracker | aka graham crumbs, honey graham cracker, graham wafer, cinnamon graham cracker, honey maid graham, gram cracker, chocolate graham cracker, teddy grahams, graham biscuit, golden grahams | is biscuit kind | maybe honey, soy lecithin, cinnamon | usda 18173 | cup 84 | weighs each 14, sheet 14, square 7, package 136 | pack 400 g
gluten-free biscuit | aka gluten free cookie, gluten free digestive, gluten-free graham cracker, gluten free ginger biscuit, gluten free oreo, gluten-free gingersnaps | replaces biscuit | is sweetmeat | maybe soybean, egg, milk, almond, oats, butter | usda ~28334 | cup 100 | weighs each 12 | keeps 120 cupboard
ginger biscuit | aka ginger nut, gingernut, gingersnap, ginger snap, gingernut biscuit, pepparkakor, ginger snap cookie, gingersnap cookie, ginger snap biscuit, ginger cookie | is biscuit kind | of ginger | maybe butter, milk, egg, cinnamon | usda 18172 | cup 100 | weighs each 10, large 28 | pack 300 g
speculoos | aka speculaas, spekulatius, spekulatius cookie, belgian biscuit, spiced biscuit | is biscuit kind | of cinnamon | maybe soybean, butter, almond, egg, milk, clove, nutmeg, cardamom, ginger | usda ~18172 | weighs each 8 | pack 250 g
biscoff | aka biscoff cookie, lotus biscuit, lotus biscoff, biscoff biscuit, caramelised biscuit, lotus biscoff biscuit | is biscuit kind | of soybean, cinnamon | usda ~18172 | weighs each 8 | pack 250 g
speculoos spread | aka biscoff spread, cookie butter, biscoff cookie butter, lotus spread, cookie spread, speculoos cookie butter, lotus biscoff spread | is sweetmeat | of wheat flour, soy lecithin | maybe cinnamon | in Condiments | figures kcal 584 protein 2.9 fat 38.1 carb 57.0 fibre 0.8 by "Lotus Biscoff spread, nutrition label" | cup 256 | weighs jar 400 | pack 400 g | keeps 365 cupboard
chocolate sandwich cookie | aka oreo, oreo cookie, chocolate cream sandwich cookie, oreo biscuit, hydrox, chocolate sandwich biscuit, double stuf oreo, joe joe's, cream filled chocolate sandwich cookies, chocolate cookie crumbs, oreo baking crumbs | is biscuit kind | of cocoa powder, soy lecithin | maybe milk | usda 18166 | cup 100 | weighs each 12, package 400 | pack 154 g, 400 g
sandwich cookie | aka vanilla sandwich cookie, cream biscuit, golden oreo cookies, ballerina kex, domino kex, singoalla, golden oreo | is biscuit kind | maybe milk, soy lecithin | usda 18210 | weighs each 12
linzer sandwich biscuit | is biscuit kind | of butter | fact nut | maybe almond, hazelnut, egg | usda ~18210 | weighs each 12
chocolate wafer | aka chocolate wafer cookie, chocolate ripple biscuit, nabisco famous chocolate wafers, choc ripple biscuit, chocolate cookie, chocolate biscuit, famous chocolate wafer, arnott's choc ripple, chocolinas | is biscuit kind | of cocoa powder | maybe milk, soy lecithin | usda 18157 | cup 112 | weighs each 6
vanilla wafer | aka nilla wafer, vanilla wafer cookie, nilla cookies | is biscuit kind | of egg, milk | maybe soy lecithin | usda 18213 | cup 80 | weighs each 4 | pack 311 g
wafer biscuit | aka sugar wafer, cream wafer, rolled wafer, pirouline, ice cream wafer, wafer, gaufrette, fan wafer, wafer cookie, pirouette cookie, tort wafer, andruty, opera galletitas, wafle, tortowe wafle, kex choklad, kexchoklad, kvikk lunsj, kvikklunsj, caramel log | is biscuit kind | maybe milk, soy lecithin, hazelnut, egg | usda 18209 | weighs each 10
chocolate-covered wafer | aka bis wafer, prince polo, princessa, grześki, rhodesia, tita | is biscuit kind | of milk, soy lecithin, cocoa butter | maybe hazelnut, egg | usda ~18209 | weighs each 10
stroopwafel | aka syrup waffle, caramel waffle, pizzelle, waffle cookie | is biscuit kind | of butter, egg | maybe soy lecithin, milk | usda ~18204 | weighs each 32
shortbread | aka shortbread cookie, shortbread biscuit, shortbread finger, kurabiye, scotch finger biscuit, qurabiya, scotch finger | is biscuit kind | of butter | maybe almond, egg | usda 18192 | weighs each 12, finger 18 | pack 150 g
mantecaditos | is biscuit kind | maybe butter, lard, almond, egg | usda ~18192 | weighs each 12, finger 18 | pack 150 g
wedding cookie | is biscuit kind | maybe butter, pecan, walnut, almond | usda ~18192 | weighs each 12, finger 18 | pack 150 g
pecan shortbread | aka pecan sandies | is biscuit kind | of pecan | maybe butter, milk, egg | usda ~18192 | weighs each 12, finger 18 | pack 150 g
chocolate chip cookie | aka choc chip cookie, chocolate chip biscuit, choc chip biscuit, maryland cookie, cookies chocolate chip | is biscuit kind | of chocolate chips | maybe milk, egg, butter, soy lecithin, hazelnut | usda 18159 | weighs each 13, large 30
oatmeal cookie | aka oat biscuit, oatmeal raisin cookie, anzac biscuit, oat cookie, butternut snap biscuit, little debbie oatmeal creme pies, oatmeal creme pie, oatmeal cream pies, havrekex | is biscuit kind | of oats | maybe butter, egg, soy lecithin, milk, coconut | usda 18178 | weighs each 18
oat flapjack | is sweetmeat | of oats | maybe butter, honey, wheat flour | usda ~18178 | weighs each 18
peanut butter cookie | aka peanut cookie, peanut biscuit, kuih kacang, nutter butter cookies, tagalongs, tagalong cookies, peanut butter patties, do-si-dos, peanut butter oreos, nutter butter, peanut butter sandwich cookies | is biscuit kind | of peanut | maybe egg, milk, soy lecithin | usda 18185 | weighs each 15
fig roll | aka fig newton, fig bar, fruit bar cookie | is biscuit kind | of fig | usda 18170 | weighs each 16
ladyfinger | aka savoiardi, sponge finger, lady finger biscuit, boudoir biscuit, ladyfinger cookie, savoiardi biscuit, ladyfinger biscuit, lady finger sponge biscuits, savoyardi, boudoir, soft lady fingers, ladyfinger sponge, savioardi, biscuit à la cuillère, biscuit cuiller, champagne biscuit, champagne cookies, trifle sponge, biscoitos champagne, bizcocho vainilla, pavesini, sponge finger biscuits, biscuits roses de reims, bizcocho de soletilla, babapiskóta, löffelbiskuit, vainilla biscuits, vainillas | is biscuit kind | of egg | maybe milk | usda 18423 | cup 60 | weighs each 8, package 200 | pack 200 g
cantuccini | aka cantucci, almond biscotti, mandelbrot, almond bread biscuit | is biscuit kind | of egg, almond | usda ~18184 | weighs each 15
biscotti | aka biscotti cookies, anise biscotti | is biscuit kind | of egg | maybe almond, hazelnut, pistachio, butter | usda ~18184 | weighs each 15
amaretti | aka amaretti biscuit, amaretti cookie, amaretto biscuit, amaretto cookie, amaretti morbidi, almond macaroon, amaretti di saronno | is sweetmeat | of egg white | maybe almond, apricot kernel | figures kcal 443 protein 9.0 fat 17.5 carb 67.7 by "computed from almonds, sugar and egg white, 35 : 60 : 15, baked to 100 (USDA SR28 12061, 19335, 01124)" | cup 100 | weighs each 5, large 15 | pack 200 g | keeps 120 cupboard
macaron | aka macaroon shell, french macaroon | is sweetmeat | of almond, egg white | maybe butter, milk | usda ~18184 | weighs each 15 | keeps 5 fridge
coconut macaroon | aka macaroon, rocher coco, capitolio, coquitos cubanos | is sweetmeat | of coconut, egg white | maybe wheat flour, almond | usda 28309 | weighs each 18 | keeps 14 cupboard
meringue | aka meringue nest, meringue cookie, meringue kiss, pavlova base, pavlova nest, molotof, molotof pudding, suspiros | is sweetmeat | of egg white | figures kcal 379 protein 5.3 fat 0 carb 95.4 fibre 0 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 30 | weighs each 14, nest 14, large 500 | pack 100 g | keeps 120 cupboard
pavlova | is meringue | maybe cream, strawberry, kiwi, passion fruit, raspberry | figures kcal 379 protein 5.3 fat 0 carb 95.4 fibre 0 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 30 | weighs each 14, nest 14, large 500 | pack 100 g | keeps 120 cupboard
Lebkuchen | aka pfefferkuchen, printen, aachener printen, pierniki, german gingerbread, soßenkuchen, medenjaci, soßenlebkuchen, pfeffernüsse, pfeffernuss, peppernuts, pebernødder, honigkuchen, mézeskalács, katarzynki, toruń gingerbread, pierniczki | is biscuit kind | of honey, cinnamon | maybe almond, hazelnut, egg, milk, walnut, clove, cardamom, coriander seed, anise seed, nutmeg, ginger, orange, lemon | usda ~18177 | weighs each 30
Elisenlebkuchen | aka nürnberger lebkuchen, nuremberg lebkuchen | is biscuit kind | of egg | fact nut | maybe honey, almond, hazelnut, walnut | usda ~18177 | weighs each 30
gingerbread cookie | aka gingerbread biscuit, gingerbread man, gingerbread men, soft gingerbread, gingerbread crumbs, pepperkaker boxes | is biscuit kind | of ginger | maybe butter, egg, milk, honey, cinnamon, clove, nutmeg | usda ~18177 | weighs each 30
florentine | aka florentine biscuit, almond florentine | is biscuit kind | of butter, almond | maybe glacé cherry, hazelnut, honey, milk | usda ~18193 | weighs each 15
brandy snap | aka lace cookie, brandy snap basket, brandysnap | is biscuit kind | of butter, ginger | maybe milk, brandy | usda ~18193 | weighs each 15
fortune cookie | is biscuit kind | of egg | maybe soybean | usda 18171 | weighs each 8
rugelach | aka kolaczki, kolache cookies | is biscuit kind | of butter, cream cheese | maybe walnut, egg | usda ~18193 | weighs each 25
hamantaschen | is biscuit kind | of egg | maybe butter, poppy seed, walnut | usda ~18193 | weighs each 25
ma'amoul | aka date cookie, date filled cookie, date roll biscuit | is biscuit kind | of semolina, butter, date | maybe walnut, pistachio | usda ~18184 | weighs each 30
chocolate-covered biscuit | aka mint slice, chocolate finger biscuit, cadbury finger, chocolate fingers, chocolate coated biscuit, wagon wheel, chocolate teacake, chocolate covered graham cracker, mint slice biscuits, chocolate coated mint biscuits, choc wheaten biscuit, toffee pops | is biscuit kind | of cocoa butter, milk, cocoa powder | maybe soy lecithin, egg, egg white, gelatine, barley malt | usda 18174 | weighs each 15 | pack 200 g
thin mints | aka thin mint cookies, girl scout thin mints, grasshopper cookies | is biscuit kind | of cocoa butter, cocoa powder | maybe milk, soy lecithin | usda ~18174 | weighs each 15 | pack 200 g
jaffa cake | aka delicje, delicje szampańskie, pim's | is biscuit kind | of egg, dark chocolate, orange | maybe milk, soy lecithin | usda ~28294 | weighs each 12
pocky | aka pepero, chocolate biscuit sticks | is biscuit kind | of milk, cocoa powder | maybe soy lecithin | usda 28350 | weighs each 2
choc-marshmallow biscuit | aka mallomar, choco pie, chocopie, tea cake marshmallow, whippet, moon pie, krembo, moonpie, royals biscuit, mallowpuffs x | is biscuit kind | of cocoa butter, cocoa powder | maybe gelatine, milk, egg white, soy lecithin | usda 18176 | weighs each 28
coconut biscuit | aka coconut cookie, golliwog biscuit, coconut ring | is biscuit kind | of coconut | maybe milk, soy lecithin | usda 28289 | weighs each 15
ice cream cone | aka cake cone, wafer cone, ice cream cornet, waffle cup, wafer cup, flat bottom ice cream cone, ice cream cup cone | is biscuit kind | maybe soy lecithin, milk, egg | usda 18271 | weighs each 4
sugar cone | aka waffle cone, waffle bowl | is biscuit kind | maybe milk, soy lecithin, egg | usda 18272 | weighs each 10

# cakes
cake | aka vanilla cake, cake layers, queque, bolo | is cake kind | maybe milk, butter, soy lecithin | usda 18146 | weighs piece 68, each 800, slice 68
butter cake | aka madeira cake | is cake kind | of butter | maybe milk | usda ~18146 | weighs piece 68, each 800, slice 68
sponge cake | aka genoise, trifle sponge cake, castella, genoise sponge, savoy cake, sponge base, chiffon cake, mamon, kasutera, jam roll cake, biszkopt, pan di spagna, sponge cake layer, flan sponge | is cake kind | maybe milk, butter, soy lecithin | usda 18133 | weighs each 454, slice 38, piece 38 | pack 300 g
Swiss roll | aka jelly roll, jam roll, jam swiss roll, pionono, sponge roll, mini swiss roll, jam sponge roll, brazo gitano, brazo de reina, bolo de rolo, rolada, rocambole, arrollado, torta de laranja roll, rulltårta, piskótatekercs | is cake kind | maybe milk | usda ~18133 | weighs each 250, slice 35 | pack 250 g
angel food cake | aka angel cake, angelfood cake | is cake kind | usda 18086 | cup 40 | weighs each 340, slice 28, piece 28
pound cake | aka loaf cake, butter pound cake, all butter pound cake, panque, sara lee pound cake, madeira loaf, quatre quarts | is cake kind | of butter, milk | usda 18120 | weighs each 454, slice 30, loaf 298 | pack 454 g
chocolate cake | aka devil's food cake, chocolate sponge, chocolate cake layer, mud cake, chocolate fudge cake, chocolate swiss roll, chocolate muffin cake, chocolate cupcake | is cake kind | of cocoa powder | maybe milk, butter | usda 18101 | weighs slice 95, piece 95
brownie | aka chocolate brownie, fudge brownie, blondie, fudgy brownie | is cake kind | of cocoa powder | maybe butter, walnut, milk | usda 18151 | weighs each 56, square 56, small 24
fruit cake | aka fruitcake, christmas cake, stollen cake, bara brith, rich fruit cake, black cake, plum cake, tea loaf, barmbrack, barm brack, cherry cake, tea brack, christmas fruit cake, budín inglés, keks cake, wine cake, black cake fruit | is cake kind | of raisin, mixed peel | maybe almond, rum, butter, cherry, cinnamon, nutmeg, orange | usda 18110 | weighs slice 43, piece 43 | keeps 180 cupboard
Christmas pudding | aka plum pudding, figgy pudding, clootie dumpling | is cake kind | of raisin | maybe almond, brandy, suet, milk, barley, cinnamon, nutmeg, clove, currant, orange, lemon, apple, candied fruit | usda ~18110 | weighs each 454, slice 100 | keeps 365 cupboard
gingerbread | aka ginger cake, jamaica ginger cake, ginger loaf, gingerbread cake, spice bread, piernik, piernik toruński | is cake kind | of ginger | maybe honey, milk, butter, cinnamon, clove, nutmeg, allspice | usda 18116 | weighs slice 74, piece 74
parkin | is cake kind | of oats, ginger | maybe butter, milk | usda ~18116 | weighs slice 74, piece 74
honey cake | aka lekach | is cake kind | of honey | maybe butter, sour cream, milk | usda ~18116 | weighs slice 74
medovik | aka russian honey cake | is cake kind | of honey, butter, milk | maybe sour cream, walnut | usda ~18116 | weighs slice 74
carrot cake | is cake kind | of carrot | maybe walnut, cream cheese, milk, butter, cinnamon, nutmeg | usda ~18146 | weighs slice 60, piece 60
banana bread | aka banana cake, banana loaf | is cake kind | of banana | maybe walnut, butter, milk, cinnamon | usda 18019 | weighs slice 60
zucchini bread | aka courgette cake, pumpkin bread | is cake kind | of courgette | maybe walnut | usda ~18146 | weighs slice 60
coffee cake | aka coffeecake, crumb cake, streusel cake, streuselkuchen | is cake kind | of butter | maybe milk, walnut, coffee | usda 18104 | weighs piece 57, slice 57
cheesecake | aka new york cheesecake, basque cheesecake, sernik, käsekuchen, cheese cake | is cake kind | of cream cheese, cream | maybe gelatine | usda 18147 | weighs slice 80, piece 80 | keeps 5 fridge
muffin | aka blueberry muffin, chocolate muffin, bran muffin, sweet muffin, bolo de arroz, muffins blueberry | is cake kind | maybe milk, butter, soy lecithin | usda 18274 | weighs each 113, small 66, mini 17
cupcake | aka fairy cake, vanilla cupcake, cup cake | is cake kind | maybe butter, milk, soy lecithin | usda ~18141 | weighs each 45
madeleine | is cake kind | of butter | usda ~18120 | weighs each 25
financier | aka friand | is cake kind | of butter, almond | usda ~18247 | weighs each 30
corn muffin | aka cornbread muffin, corn bread, prepared cornbread, crumbled cornbread, pan de elote, southern cornbread, day old cornbread, cornbread crumbs, cornbread cubes | is cake kind | of cornmeal, milk | usda 18279 | weighs each 57, piece 60
cornbread mix | aka corn muffin mix, jiffy corn muffin mix, jiffy cornbread mix, jiffy, corn bread mix, cornbread muffin mix, jiffy corn bread mix, jiffy corn mix, corn bread muffin mix | is sweetmeat | of wheat flour, cornmeal | maybe milk, lard | in Baking | figures kcal 403 protein 5.9 fat 9.9 carb 72.6 by "computed from wheat flour, cornmeal, sugar, fat and leavening, 35 : 30 : 22 : 9 : 4 (USDA SR28 20481, 20022, 19335, 04615)" | cup 130 | weighs package 240, box 240 | pack 240 g | keeps 240 cupboard
scone | aka sweet scone, fruit scone, cream scone, currant scone, shortcake, tea cake scone, shortcake biscuit | is sweet pastry | of butter, milk | maybe egg, raisin | usda 18126 | weighs each 60
rock cake | aka rock bun, welsh cake, bath bun | is cake kind | of butter | maybe milk, raisin | usda ~18126 | weighs each 60
lamington | aka lamington finger, lamington cake | is cake kind | of cocoa powder, coconut, milk | maybe soy lecithin | usda 18128 | weighs each 42
cake pop | aka cake ball, cake bar, french fancy, butterfly cake, punschkrapfen | is cake kind | maybe milk, butter, soy lecithin, cocoa powder, almond | usda ~18128 | weighs each 42
snack cake | aka twinkie, zebra cake, little debbie, mr kipling cake, cream filled sponge cake, ho ho, hostess twinkies, gansito, pinguinos, submarinos, chocotorro, negrito bimbo, chocorramo, twinkies, zingers, swiss cake rolls little debbie, tastykake, fondant fancies, swiss cake roll | is cake kind | of milk | maybe soy lecithin, gelatine | usda 18128 | weighs each 42
tres leches cake | aka pastel de tres leches, tres leches | is cake kind | of milk, evaporated milk, sweetened condensed milk | figures kcal 281 protein 6.6 fat 10.9 carb 40.0 by "computed from sponge cake (USDA SR28 18134) soaked in its own weight of the three milks (USDA SR28 01095, 01096, 01053)" | weighs slice 110 | keeps 4 fridge
basbousa | aka namoura, hareesa, basboosa, nammoura, semolina cake | is sweetmeat | of semolina, yogurt, butter | maybe almond, coconut, egg | figures kcal 323 protein 4.3 fat 10.6 carb 53.5 by "computed from semolina, sugar, yogurt, butter and water, 30 : 35 : 20 : 13 : 10 (USDA SR28 20066, 19335, 01116, 01145)" | weighs piece 60
karabij | is sweetmeat | of semolina, butter | fact nut | maybe pistachio, walnut, egg white | figures kcal 323 protein 4.3 fat 10.6 carb 53.5 by "computed from semolina, sugar, yogurt, butter and water, 30 : 35 : 20 : 13 : 10 (USDA SR28 20066, 19335, 01116, 01145)" | weighs piece 60
sanwin makin | aka bolu suji | is sweetmeat | of semolina | maybe coconut milk, egg, butter, almond | figures kcal 323 protein 4.3 fat 10.6 carb 53.5 by "computed from semolina, sugar, yogurt, butter and water, 30 : 35 : 20 : 13 : 10 (USDA SR28 20066, 19335, 01116, 01145)" | weighs piece 60
revane | is sweetmeat | of semolina, egg | maybe yogurt, butter, wheat flour, almond | figures kcal 323 protein 4.3 fat 10.6 carb 53.5 by "computed from semolina, sugar, yogurt, butter and water, 30 : 35 : 20 : 13 : 10 (USDA SR28 20066, 19335, 01116, 01145)" | weighs piece 60
sfouf | is sweetmeat | of semolina, wheat flour | maybe milk, sesame seed, pine nut, almond | figures kcal 323 protein 4.3 fat 10.6 carb 53.5 by "computed from semolina, sugar, yogurt, butter and water, 30 : 35 : 20 : 13 : 10 (USDA SR28 20066, 19335, 01116, 01145)" | weighs piece 60
bibingka | aka kueh, espasol, kakanin, steamed rice cake filipino | is sweetmeat | of glutinous rice flour, coconut milk | maybe egg, milk | figures kcal 231 protein 2.4 fat 6.4 carb 41.8 by "computed from rice flour, coconut milk, sugar and water, 30 : 28 : 17 : 25 (USDA SR28 20061, 12118, 19335)" | weighs piece 80, each 50
pichi pichi | is sweetmeat | fact starch | maybe coconut, cheese | figures kcal 231 protein 2.4 fat 6.4 carb 41.8 by "computed from rice flour, coconut milk, sugar and water, 30 : 28 : 17 : 25 (USDA SR28 20061, 12118, 19335)" | weighs piece 80, each 50
cassava cake | aka bolo de mandioca | is sweetmeat | of cassava | fact starch | maybe coconut milk, egg, milk, cheese, butter | figures kcal 231 protein 2.4 fat 6.4 carb 41.8 by "computed from rice flour, coconut milk, sugar and water, 30 : 28 : 17 : 25 (USDA SR28 20061, 12118, 19335)" | weighs piece 80, each 50
bebinca | aka bebinka | is cake kind | of coconut milk, ghee | weighs piece 80, each 50 | figures kcal 340 protein 3.9 fat 19.8 carb 38.7 by "computed from wheat flour, coconut milk, sugar, egg yolk and ghee, 12 : 40 : 28 : 12 : 8 (USDA SR28 20081, 12118, 19335, 01125, 01003)"
mooncake | aka moon cake, yue bing, wife cake, lao po bing | is sweet pastry | maybe lotus seed, egg yolk, lard, sesame seed, almond, walnut, milk | usda ~18184 | weighs each 90, small 50 | keeps 30 cupboard
egg yolk pastry | is sweet pastry | of egg yolk | maybe butter, lard, sesame seed | usda ~18184 | weighs each 90, small 50 | keeps 30 cupboard
pineapple tart | aka pineapple cake, nastar, pineapple bun cake | is sweet pastry | of butter, pineapple, egg | maybe milk | usda ~18184 | weighs each 25 | keeps 30 cupboard
baumkuchen | aka sękacz, spit cake | is cake kind | of butter | maybe almond, rum | usda 18418 | weighs slice 60
chimney cake | aka kürtőskalács, trdelnik | is sweet pastry | of milk | maybe egg, butter, walnut, almond | usda ~18418 | weighs slice 60
panettone | aka pandoro, gugelhupf, tsoureki, paska, kugelhopf, sweet brioche loaf, vasilopita, rosca de reyes, pan de pascua, king cake, bolo rei, easter bread, roscón de reyes, pan dulce christmas, pinca, folar, panetón, panetone | is sweet pastry | of egg, butter, milk | maybe raisin, almond, walnut, hazelnut, soy lecithin | usda ~18106 | weighs each 750, slice 75 | keeps 60 cupboard
rum baba | aka baba au rhum, savarin, baba | is sweet pastry | of egg, butter, rum, sugar | maybe milk, orange | usda ~18106 | weighs each 750, slice 75 | keeps 60 cupboard
gubana | is sweet pastry | of egg, butter, milk, walnut | maybe almond, pine nut, raisin | usda ~18106 | weighs each 750, slice 75 | keeps 60 cupboard
stollen | aka christstollen, dresdner stollen | is sweet pastry | of butter, milk, raisin, almond | maybe egg, hazelnut | usda ~18110 | weighs each 750, slice 60 | keeps 60 cupboard
babka | aka babka chocolate, kulich | is sweet pastry | of egg, butter, milk | maybe cocoa powder, walnut, almond, hazelnut, poppy seed | usda ~18247 | weighs each 600, slice 60

# pastries, doughnuts, pancakes
doughnut | aka glazed donut, krispy kreme, doughnut hole, yeast doughnut, beignet, krispy kreme doughnut, ponchik, oliebollen, picarones, cinnamon doughnut, youtiao sweet, mandazi, koeksister, mahamri, puff puff | is sweet pastry | maybe egg, milk, soy lecithin, butter, cinnamon | usda 18255 | weighs each 60, hole 13, large 75
churro | aka porras, tejeringos | is sweet pastry | maybe egg, milk, cinnamon | usda ~18250 | weighs each 50
loukoumades | is sweet pastry | of honey | maybe egg | usda ~18255 | weighs each 15
lokma tatlısı | is sweet pastry | maybe egg, honey, pistachio | usda ~18255 | weighs each 15
pączki | aka berliner, krapfen, jam doughnut, bombolone, bomboloni, sufganiyah, pączek | is sweet pastry | of egg, milk | usda 18256 | weighs each 75
cake doughnut | aka old-fashioned doughnut, plain doughnut, cinnamon sugar doughnut, powdered donut | is cake kind | maybe milk, soy lecithin, cinnamon | usda 18248 | weighs each 40
Danish pastry | aka danish, cinnamon swirl, pain aux raisins, cinnamon danish, wienerbrød, apple danish | is sweet pastry | of butter, egg, milk | maybe almond, cinnamon | usda 18246 | weighs each 71
apple turnover | is sweet pastry | of apple | maybe butter, milk, egg | usda ~18246 | weighs each 71
bear claw | is sweet pastry | of almond, butter, egg, milk | usda ~18246 | weighs each 71
pecan danish | aka pecan swirl, maple pecan plait | is sweet pastry | of pecan, milk | maybe butter, egg, soy lecithin | usda ~18246 | weighs each 71
cinnamon roll | aka cinnamon bun, sticky bun, kanelbullar, chelsea bun, kanelbulle, honey bun, cinnamon scroll, refrigerated cinnamon roll dough, pillsbury cinnamon rolls, korvapuusti, cardamom bun, pillsbury refrigerated cinnamon rolls with icing, franzbrötchen, kanelsnegl, kanelboller, skillingsbolle, kardemummabullar | is sweet pastry | of cinnamon, butter, milk | maybe egg, soy lecithin | usda 18356 | weighs each 60, tube 350, can 350
sweet bun | aka teacake, cream bun, sweet bread roll, currant bun, iced bun, anpan, fruit bun, skolebolle, finger bun, tea cake, pan de dulce, facturas | is sweet pastry | of milk | maybe egg, butter, soybean | usda 18955 | weighs each 63
semla | aka semlor | is sweet pastry | of milk, cream, almond, butter | maybe egg | usda ~18955 | weighs each 63
eclair | aka cream puff, profiterole, chocolate eclair, choux bun, paris-brest, windbeutel, croquembouche, éclair au chocolat, religieuse, chouquette | is sweet pastry | of egg, butter, milk | maybe cream, cocoa powder | usda 18969 | weighs each 60, small 20 | keeps 3 fridge
choux shell | aka cream puff shell, choux pastry shell, éclair shell, profiterole shell | is sweet pastry | of egg, butter | usda 18237 | weighs each 48
baklava | aka baklawa, baqlawa, paklava, baklava pistachio, şöbiyet, pakhlava, bokaj, kadaif dessert, bourma, kadayif dessert, warbat, basima | is sweet pastry | fact nut | of butter | maybe walnut, pistachio, almond, honey, cinnamon, clove | figures kcal 464 protein 10.4 fat 24.5 carb 51.4 fibre 2.2 sugars 39.6 sodium 30 satfat 4.7 cholesterol 37 water 13.5 by "Anses, Ciqual French food composition table 2020" | weighs each 40, piece 40
znoud el sit | aka ekmek kadayıf | is sweet pastry | of cream | maybe pistachio | figures kcal 464 protein 10.4 fat 24.5 carb 51.4 fibre 2.2 sugars 39.6 sodium 30 satfat 4.7 cholesterol 37 water 13.5 by "Anses, Ciqual French food composition table 2020" | weighs each 40, piece 40
knafeh | aka künefe, kanafeh | is sweet pastry | of butter | maybe pistachio, akkawi, mozzarella | figures kcal 464 protein 10.4 fat 24.5 carb 51.4 fibre 2.2 by "Anses, Ciqual French food composition table 2020, baklava" | weighs piece 120
galaktoboureko | aka bougatsa | is sweet pastry | of semolina, milk, egg, butter | usda ~18317 | weighs piece 120
strudel | aka apfelstrudel, apple strudel, cherry strudel, rétes, milk rahmstrudel | is sweet pastry | of apple, butter | maybe egg, almond, walnut, cinnamon | usda 18354 | weighs each 71, piece 71
apple pie | aka apple tart, szarlotka, tarte aux pommes, deep dish apple pie, mcdonald's apple pie, jablecznik | is sweet pastry | of apple | maybe butter, lard, egg, milk, cinnamon | usda 18301 | weighs slice 125, each 1000
fruit pie | aka cherry pie, peach pie, blueberry pie, cobbler, fruit tart | is sweet pastry | maybe butter, lard, egg, milk, almond | usda 18308 | weighs slice 125
apple crumble | aka fruit crumble, apple crisp dessert | is sweet pastry | of apple, butter | maybe oats, almond, cinnamon | usda 19186 | cup 246
pecan pie | aka pecan tart | is sweet pastry | of egg, pecan | maybe butter | usda 18324 | weighs slice 133
treacle tart | aka butter tart | is sweet pastry | of egg | maybe butter | figures kcal 368 protein 3.7 fat 14.1 carb 60.4 by "McCance and Widdowson's The Composition of Foods, 5th edition" | weighs slice 90
bakewell tart | aka frangipane tart, cherry bakewell, bakewell slice, bakewell pudding | is sweet pastry | of almond, egg | maybe butter | usda ~18247 | weighs each 45, slice 80
mince pie | is sweet pastry | of mincemeat | maybe butter, almond, milk, egg | usda ~18322 | weighs each 55
pumpkin pie | aka sweet potato pie | is sweet pastry | of pumpkin, egg, milk | maybe cinnamon, ginger, nutmeg, clove | usda 18326 | weighs slice 133 | keeps 4 fridge
custard tart | aka pastel de nata, egg tart, dan tat, pasteis de nata, flan pâtissier, melktert, egg custard tart, milk tart, pasteis de belem | is sweet pastry | of egg, milk | maybe butter, lard | usda 18317 | weighs each 60 | keeps 3 fridge
lemon meringue pie | aka lemon tart, tarte au citron, lemon pie | is sweet pastry | of egg, butter, lemon juice | maybe milk, cream | usda 18320 | weighs slice 113 | keeps 4 fridge
key lime pie | is sweet pastry | of lime juice, sweetened condensed milk, egg yolk | maybe cream, butter | usda ~18320 | weighs slice 113 | keeps 4 fridge
cream pie | is sweet pastry | of milk, cream | maybe egg | usda 18310 | weighs slice 113 | keeps 4 fridge
coconut cream pie | is sweet pastry | of coconut, milk, cream | maybe egg | usda ~18310 | weighs slice 113 | keeps 4 fridge
chocolate pie | aka chocolate cream pie, french silk pie, mississippi mud pie, chocolate silk pie | is sweet pastry | of cocoa powder, milk, cream | maybe egg | usda ~18310 | weighs slice 113 | keeps 4 fridge
banoffee pie | aka banoffee, banana cream pie | is sweet pastry | of banana, milk, cream | maybe egg | usda ~18310 | weighs slice 113 | keeps 4 fridge
pop tart | aka toaster pastry, poptart, toaster strudel | is sweet pastry | maybe soy lecithin, gelatine, milk | usda 18362 | weighs each 52

# sweets of India and its neighbours
gulab jamun | aka kala jamun, gulab jamoon, gulabjamun, gulab jaman, lal mohan, pantua, lalmohan | is sweetmeat | of khoya, wheat flour, ghee | figures kcal 302 protein 6.9 fat 12.6 carb 40.9 by "computed from khoya and wheat flour, four to one, in their own weight of half-sugar syrup" | weighs each 40, can 1000 | pack 1 kg
gulab jamun mix | aka gits gulab jamun mix, gulab jamun powder, mtr gulab jamun mix | is sweetmeat | of wheat flour, milk powder, baking powder | in Baking | figures kcal 396 protein 20.5 fat 7.4 carb 60.8 by "computed from wheat flour and whole and skimmed milk powder, 2 : 1 : 1 (USDA SR28 20481, 01090, 01092)" | cup 120 | weighs package 200 | keeps 365 cupboard
rasgulla | aka rasagulla, rosogolla, roshogulla, rasmalai, ras malai, rossomalai, sandesh, cham cham, rasbari, ras malai patties | is sweetmeat | of paneer, milk | maybe pistachio | figures kcal 233 protein 6.8 fat 8.1 carb 34.2 by "computed from fresh white cheese, one part, and half-sugar syrup, two parts (USDA SR28 01229, 19335)" | weighs each 40, can 1000 | pack 1 kg
barfi | aka burfi, peda, milk barfi, pedha, milk cake, kalakand, dharwad peda, doodh peda, burfee, milk burfi, mathura peda | is sweetmeat | of khoya | maybe cashew, pistachio, ghee | usda ~19103 | weighs each 25, piece 25 | keeps 10 fridge
pista barfi | is sweetmeat | of pistachio, khoya | maybe cashew | usda ~19103 | weighs each 25, piece 25 | keeps 10 fridge
jalebi | aka zulbia, jilebi, jilapi, mushabak, jaleebi, jeri | is sweetmeat | of wheat flour | maybe yogurt, ghee | figures kcal 371 protein 2.6 fat 12.2 carb 64.1 by "computed from wheat flour, sugar, oil and water, 25 : 45 : 12 : 18 (USDA SR28 20481, 19335, 04044)" | weighs each 40
boondi sweet | is sweetmeat | of besan | maybe ghee, cashew | weighs each 40 | figures kcal 509 protein 9.0 fat 27.6 carb 58.1 by "computed from besan, sugar and ghee, 40 : 35 : 25 (USDA SR28 16157, 19335, 01003)"
laddu | aka ladoo, laddoo, besan ladoo, motichoor laddu, boondi laddu, laddus, mysore pak, motichoor ladoo, besan laddu, boondi ladoo, mysore pa | is sweetmeat | of besan, ghee | maybe cashew, pistachio | figures kcal 509 protein 9.0 fat 27.6 carb 58.1 by "computed from besan, sugar and ghee, 40 : 35 : 25 (USDA SR28 16157, 19335, 01003)" | weighs each 30 | keeps 14 cupboard
coconut ladoo | is sweetmeat | of coconut, sweetened condensed milk | maybe ghee, cashew | weighs each 30 | keeps 14 cupboard | figures kcal 474 protein 7.4 fat 33.8 carb 40.6 by "computed from dried coconut and condensed milk, 45 : 55 (USDA SR28 12108, 01095)"
pinni | aka panjeeri, panjiri, churma ladoo | is sweetmeat | of atta, ghee | maybe almond, cashew, milk | weighs each 30 | keeps 14 cupboard | figures kcal 490 protein 5.3 fat 25.9 carb 63.8 by "computed from whole-wheat flour, sugar and ghee, 40 : 35 : 25 (USDA SR28 20080, 19335, 01003)"
rava laddu | is sweetmeat | of semolina, ghee | maybe cashew, coconut, milk | weighs each 30 | keeps 14 cupboard | figures kcal 498 protein 5.1 fat 25.3 carb 64.1 by "computed from semolina, sugar and ghee, 40 : 35 : 25 (USDA SR28 20066, 19335, 01003)"
Indian halwa | aka carrot halwa, gajar halwa, gajar ka halwa, moong dal halwa, bombay halwa, karachi halwa, gajrela, halwa | is sweetmeat | of ghee | maybe semolina, almond, cashew, milk | figures kcal 321 protein 2.6 fat 16.1 carb 42.6 by "computed from semolina, sugar, ghee and water, 20 : 28 : 16 : 36 (USDA SR28 20066, 19335, 01003)" | cup 220
badam halwa | is sweetmeat | of almond, ghee | cup 220 | figures kcal 421 protein 6.4 fat 29.9 carb 36.5 by "computed from almonds, sugar, ghee and water, 30 : 30 : 15 : 25 (USDA SR28 12061, 19335, 01003)"
kulfi | aka kulfi ice cream, malai kulfi, mango kulfi | is frozen dessert | of milk, cream | maybe pistachio, almond | usda ~19089 | cup 160 | weighs each 80

# puddings
custard | aka vanilla custard, pouring custard, vanilla sauce, vla, budino, premade custard, vanillesauce, vanillepudding, custard sauce, yogo, yogo dessert, vaniljsås, vaniljesaus, sodó, ultramel custard | is pudding kind | of milk | maybe cream, egg, cornstarch | figures kcal 117 protein 3.7 fat 4.5 carb 16.6 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 250 | pack 500 g
creme anglaise | aka english custard, natillas, custard cream filling | is pudding kind | of milk, egg | maybe cream | figures kcal 117 protein 3.7 fat 4.5 carb 16.6 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 250 | pack 500 g
crème caramel | aka flan, caramel custard, leche flan, flan de leche, caramel pudding, pudim, pudim de leite, flan de coco, quesillo venezolano, pudding de caramelo, purin, karamelpudding, quesillo dessert, baked custard, pudim flan | is pudding kind | of milk, egg | maybe cream | usda 19094 | weighs each 150, cup 150
crème brûlée | aka creme brule, crema catalana, pot de crème, leite creme | is pudding kind | of cream, milk, egg yolk | figures kcal 313 protein 3.8 fat 29.0 carb 15.7 by "McCance and Widdowson's The Composition of Foods, 6th edition" | weighs each 110
vanilla pudding | aka ready to eat pudding, pudding cup, butterscotch pudding, blancmange, muhallebi, mahalabia, mouhalabieh, malabi, muhallabia, muhalabia, maja blanca, white pudding dessert, prepared vanilla instant pudding | is pudding kind | of milk | fact starch | maybe almond | usda 19201 | weighs each 110
chocolate pudding | aka chocolate dessert, chocolate custard | is pudding kind | of milk, cocoa powder | fact starch | maybe egg | usda 19183 | weighs each 110
chocolate mousse | aka chocolate mousse dessert | is pudding kind | of dark chocolate | fact raw egg? | maybe cream, egg, milk, gelatine | usda 19182 | weighs each 100
rice pudding | aka kheer, arroz con leche, sütlaç, creamed rice, arroz doce, riz au lait, ambrosia rice, risalamande, ambrosia creamed rice, rizogalo, ambrosia creamed rice pudding, payasam, rice kheer, khir, risgrynsgröt, risengrynsgrød, riisipuuro, ris à l'amande, riskrem, ryż na mleku, tejberizs | is pudding kind | of milk, rice | maybe cream, pistachio, cinnamon, cardamom | usda 19193 | cup 197 | weighs can 400 | pack 400 g
tapioca pudding | aka sago pudding, tapioca dessert, sabudana kheer | is pudding kind | of milk, tapioca pearls | fact starch | maybe egg | usda 19218 | weighs each 110
sago gula melaka | is pudding kind | of coconut milk | fact starch | usda ~19218 | weighs each 110
panna cotta | aka pannacotta, fromage blanc mousse | is pudding kind | of cream, gelatine | maybe milk | figures kcal 253 protein 3.0 fat 20.8 carb 15.0 by "computed from whipping cream, milk, sugar and gelatine, 65 : 22 : 12 : 1 (USDA SR28 01052, 01077, 19335, 19177)" | weighs each 120
bavarois | aka bavarian cream, crème bavaroise | is pudding kind | of cream, gelatine | maybe egg, milk | figures kcal 253 protein 3.0 fat 20.8 carb 15.0 by "computed from whipping cream, milk, sugar and gelatine, 65 : 22 : 12 : 1 (USDA SR28 01052, 01077, 19335, 19177)" | weighs each 120
junket | is pudding kind | of milk | fact rennet? | figures kcal 89 protein 3.0 fat 3.1 carb 12.2 fibre 0 sodium 46 satfat 1.8 cholesterol 13 water 81 by "USDA SR28 19223" | weighs each 120
posset | is pudding kind | of cream | weighs each 120 | figures kcal 319 protein 2.1 fat 26.2 carb 20.8 by "computed from heavy cream, sugar and lemon juice, 600 : 150 : 75 (USDA SR28 01053, 19335, 09152)"
fruit jelly | aka agar jelly, coffee jelly, aiyu jelly, konjac jelly, kanten jelly, gulaman jelly | is pudding kind | maybe gelatine | figures kcal 58 protein 0 fat 0 carb 15.0 by "computed from sugar syrup of 15 % set with agar (USDA SR28 19335)" | cup 240 | weighs can 540, jar 340 | pack 340 g, 540 g | keeps 365 cupboard
annin tofu | aka almond tofu dessert | is pudding kind | maybe milk, gelatine, almond | figures kcal 58 protein 0 fat 0 carb 15.0 by "computed from sugar syrup of 15 % set with agar (USDA SR28 19335)" | cup 240 | weighs can 540, jar 340 | pack 340 g, 540 g | keeps 365 cupboard
nata de coco | aka coconut gel, coconut jelly | is pudding kind | of coconut | usda ~09452 | cup 240 | weighs jar 340 | pack 340 g | keeps 365 cupboard
kaong | aka palm fruit in syrup, palm seeds in syrup, sweet palm fruit, attap chee, attap seeds | is pudding kind | usda ~19312 | cup 240 | weighs jar 340 | pack 340 g | keeps 365 cupboard
grass jelly | aka cincau, chin chow, black jelly, leung fan | is pudding kind | figures kcal 20 protein 0.1 fat 0 carb 4.9 by "computed as sugar syrup of 5 % set with starch (USDA SR28 19335)" | cup 240 | weighs can 540 | pack 540 g | keeps 365 cupboard
jelly dessert | aka prepared jello, set jelly, gelatin dessert, jelly cup, prepared gelatin | is pudding kind | of gelatine | usda 19173 | weighs each 125
trifle | aka banana pudding, zuppa inglese, somlói galuska | is pudding kind | of cream, egg, wheat flour | maybe mascarpone, sherry, milk, gelatine, almond, cocoa powder | figures kcal 160 protein 3.6 fat 6.3 carb 22.3 by "McCance and Widdowson's The Composition of Foods, 5th edition" | weighs each 150
cranachan | is pudding kind | of cream, oats | maybe honey, whisky | weighs each 150 | figures kcal 249 protein 3.4 fat 17.1 carb 18.0 by "computed from heavy cream, raspberries, oats, honey and whisky, 45 : 30 : 10 : 8 : 7 (USDA SR28 01053, 09302, 20038, 19296, 14052)"
eton mess | is pudding kind | of cream, egg white, strawberry | weighs each 150 | figures kcal 223 protein 2.4 fat 16.3 carb 18.6 by "computed from heavy cream, meringue and strawberries, 45 : 15 : 40 (USDA SR28 01053, 09316; McCance and Widdowson, 5th edition)"
tiramisu | is pudding kind | of mascarpone, egg, ladyfinger, coffee | fact raw egg? | maybe marsala, cocoa powder | figures kcal 282 protein 5.5 fat 18.0 carb 24.7 by "computed from mascarpone, ladyfingers, egg, sugar and coffee, 38 : 22 : 12 : 10 : 18 (Ciqual 2020, 19584; USDA SR28 18423, 01123, 19335)" | weighs each 150
bread pudding | aka bread and butter pudding, sticky toffee pudding, sticky toffee | is pudding kind | of milk, egg, wheat flour | maybe raisin, butter | figures kcal 297 protein 5.9 fat 9.6 carb 49.7 by "McCance and Widdowson's The Composition of Foods, 5th edition" | weighs piece 120
shahi tukda | is pudding kind | of milk, wheat flour | maybe ghee, almond, pistachio, cashew | figures kcal 297 protein 5.9 fat 9.6 carb 49.7 by "McCance and Widdowson's The Composition of Foods, 5th edition" | weighs piece 120
yokan | aka mizu yokan, dulce de batata, dulce de camote, sweet potato paste block | is sweetmeat | maybe adzuki bean | usda ~19300 | weighs slice 40 | keeps 90 cupboard
ube halaya | aka ube jam, purple yam jam, halayang ube, halaya | is sweetmeat | of purple yam, sweetened condensed milk, butter | figures kcal 219 protein 3.7 fat 7.2 carb 35.8 by "computed from yam, condensed milk and butter, 60 : 35 : 5 (USDA SR28 11601, 01095, 01145)" | cup 280 | weighs jar 340 | keeps 30 fridge

# ices
ice cream | aka mr whippy, whippy, mr whippy ice cream, 99 cone, vanilla ice cream, gelato, vanilla gelato, dairy ice cream, vanilla icecream, icecream, soft serve, caramel ice cream, helado, dondurma, sorvete, glace vanille, peppermint ice cream, rum raisin ice cream, lody, coconut ice cream, mango ice cream, vanilla bean ice cream, green tea ice cream, ube ice cream, hokey pokey ice cream, breyers vanilla, breyers, blue bell ice cream, d'onofrio ice cream, lactose free ice cream | is frozen dessert | of milk, cream | maybe egg | usda 19095 | cup 132 | weighs scoop 66, each 66 | pack 500 ml, 1 l
stracciatella ice cream | aka stracciatella gelato, chocolate chip ice cream | is ice cream | of dark chocolate | usda ~19095 | cup 132 | weighs scoop 66, each 66 | pack 500 ml, 1 l
banana split | is frozen dessert | of banana, ice cream | maybe chocolate syrup, walnut, peanut, strawberry, pineapple, cherry, cream | usda ~19095 | cup 132 | weighs scoop 66, each 66 | pack 500 ml, 1 l
Neapolitan ice cream | aka neapolitan | is ice cream | of strawberry, cocoa powder | usda ~19095 | cup 132 | weighs scoop 66, each 66 | pack 500 ml, 1 l
pistachio ice cream | is ice cream | of pistachio | usda ~19089 | cup 148 | weighs scoop 66
butter pecan ice cream | is ice cream | of pecan | usda ~19089 | cup 148 | weighs scoop 66
coffee ice cream | is ice cream | of coffee | usda 19095 | cup 132 | weighs scoop 66
mint chocolate chip ice cream | aka mint chip ice cream | is ice cream | of chocolate chips | usda ~19270 | cup 132 | weighs scoop 66
premium ice cream | aka haagen-dazs, häagen-dazs vanilla, luxury vanilla ice cream, ben & jerry's | is ice cream | of egg | usda 19089 | cup 214 | weighs scoop 80
light ice cream | aka low fat ice cream, reduced fat ice cream, low fat vanilla ice cream, nonfat ice cream, fat free vanilla ice cream | is ice cream | usda 19088 | cup 152 | weighs scoop 66
chocolate ice cream | aka chocolate gelato | is ice cream | of cocoa powder | usda 19270 | cup 132 | weighs scoop 66
rocky road ice cream | is ice cream | of cocoa powder, almond | maybe gelatine, egg white | usda ~19270 | cup 132 | weighs scoop 66
strawberry ice cream | is ice cream | of strawberry | usda 19271 | cup 132 | weighs scoop 66
vegan ice cream | aka dairy free ice cream, coconut milk ice cream, non dairy ice cream, dairy free vanilla ice cream, vegan vanilla ice cream, coconut vanilla ice cream, plant based ice cream | replaces ice cream | is frozen dessert | maybe soybean, coconut, oats, almond, cashew | usda ~19095 | cup 132 | weighs scoop 66 | pack 500 ml
oat milk ice cream | is frozen dessert | of oats | usda ~19095 | cup 132 | weighs scoop 66 | pack 500 ml
soy ice cream | aka vanilla soy ice cream, swedish glace | is frozen dessert | of soybean | usda ~19095 | cup 132 | weighs scoop 66 | pack 500 ml
frozen yogurt | aka vanilla frozen yogurt, froyo | is frozen dessert | of yogurt | maybe gelatine | usda 42187 | cup 174 | weighs scoop 72 | pack 500 ml
sherbet | aka orange sherbet, lime sherbet, raspberry sherbet, rainbow sherbet, lemon sherbet, pineapple sherbet | is frozen dessert | of milk | maybe orange, lime | usda 19097 | cup 148 | weighs scoop 74 | pack 1 l
sorbet | aka lemon sorbet, raspberry sorbet, fruit sorbet, mango sorbet, granita, italian ice, orange sorbet, water ice, strawberry sorbet, coconut sorbet, lime sorbet, passionfruit sorbet, gelo | is frozen dessert | maybe egg white, lemon, raspberry | usda 19280 | cup 198 | weighs scoop 80 | pack 500 ml
ice pop | aka popsicle, ice lolly, icy pole, freeze pop, paleta, ice block, fruit bar frozen | is frozen dessert | maybe milk | usda 19283 | weighs each 52
fudgsicle | is frozen dessert | of milk, cocoa powder | usda ~19183 | weighs each 52
ice cream sandwich | aka ice cream cake | is ice cream | of wheat flour | maybe soy lecithin, cocoa powder | usda 01238 | weighs each 70
drumstick ice cream | is ice cream | of wheat flour | maybe peanut, soy lecithin, cocoa powder | usda ~01238 | weighs each 70
mochi ice cream | is ice cream | of glutinous rice flour | usda ~01238 | weighs each 70
Spanish sponge biscuit | aka bizcocho | is ladyfinger | usda ~18423 | weighs each 11
rusk crumbs Ouma | aka ouma rusk, buttermilk rusk | is rusk | of buttermilk | usda ~18423
`
