/**
 * Grains as they are boiled, soaked or ground: wheat and its kin, oats, maize, millets, and the grains that are no
 * grass. Figures by USDA SR28 unless a line names another table. How to read a line: ../readCatalogue.ts.
 */
export const grainsCatalogueText = `
# Wheat and its kin
wheat | aka wheat berry, wheatberry, wheat grain, gehun, gehu, blé, weizen, trigo, sinde, sende, khapli grain | is wheat kind | usda 20072 | cup 192 | pack 500 g, 1 kg
soft wheat | aka soft wheat berry, peeled wheat, dövme, korkot, aşurelik buğday | is wheat kind | usda 20073 | cup 168
durum wheat | aka durum, durum wheat berry, hard wheat, blé dur, grano duro | is wheat kind | usda 20076 | cup 192
pearled wheat | aka ebly, precooked wheat, tender wheat, grano perlato, pearl wheat | is wheat kind | usda ~20074 | cup 185
sprouted wheat | aka wheat sprout, germinated wheat | is wheat kind | usda 20087 | cup 108 | keeps 5 fridge
khorasan wheat | aka kamut, khorasan, oriental wheat | is wheat kind | usda 20138 | cup 186
spelt | aka spelt berry, dinkel, pearled spelt, spelt grain, épeautre, hulled wheat | is wheat kind | usda 20140 | cup 174
farro | aka emmer, emmer wheat, farro perlato, pearled farro, farro piccolo, farro medio, pharro | is wheat kind | usda ~20140 | cup 180
einkorn | aka einkorn berry, einkorn wheat, petit épeautre, siyez | is wheat kind | usda ~20140 | cup 180
green spelt | aka grünkern, gruenkern | is wheat kind | usda ~20140 | cup 170
freekeh | aka farik, frikeh, freekah, green wheat, firik, fireek, freek | is wheat kind | usda ~20012 | cup 160
bulgur | aka bulgur wheat, bulghur, burghul, bulgar, bulgar wheat, bulghar wheat, köftelik bulgur, pilavlık bulgur, pourgouri, bulger, pligouri, bourgouri, kırık bulgur | is wheat kind | usda 20012 | cup 140 | pack 500 g, 1 kg
cooked bulgur | is wheat kind | usda 20013 | cup 182 | keeps 4 fridge
cracked wheat | aka weizenschrot, daliya, broken wheat, lapsi rava, samba godhumai, dalia wheat, godhuma rava, dalia, lapsi wheat, broken wheat dalia | is wheat kind | usda ~20072 | cup 160 | pack 500 g
couscous | aka cous cous, couscus, cuscus, seksu, kuskus, coucous | is wheat kind | of durum wheat | usda 20028 | cup 173 | pack 500 g
cooked couscous | aka prepared couscous | is wheat kind | of durum wheat | usda 20029 | cup 157 | keeps 4 fridge
whole-wheat couscous | aka wholemeal couscous, wholewheat couscous, wholegrain couscous | is wheat kind | of durum wheat | usda ~20124 | cup 173 | pack 500 g
pearl couscous | aka giant couscous, israeli couscous, ptitim, maftoul, moghrabieh, mograbieh, maghrabia, jerusalem couscous, large couscous, pearled couscous | is wheat kind | of durum wheat | usda ~20120 | cup 165 | pack 500 g
fregola | aka fregola sarda, fregula, sardinian couscous, fregula sarda | is wheat kind | of durum wheat | usda ~20120 | cup 165 | pack 500 g
semolina | aka sooji, suji, rava, bombay rava, upma rava, sooji rava, semolino, griess, semoule, irmik, smid, smeed, manka, semolina flour, simolina, semolena, weichweizengrieß, hartweizengrieß, semolje, mannagryn, semulegrynsemolina, smida, suji nepali | is wheat kind | of durum wheat | usda 20066 | cup 167 | pack 500 g, 1 kg
idli rava | aka rice rava, idli rawa, cream of rice rava, idly rava | is rice kind | usda ~20061 | cup 180 | pack 500 g
cream of wheat | aka farina, wheat farina, wheatena, manna groats, mannaya krupa, búzadara, kasza manna | is wheat kind | usda 08104 | cup 176
wheat bran | aka unprocessed bran, miller's bran, bran, wheatbran | is wheat kind | usda 20077 | cup 58 | keeps 180 cupboard
wheat germ | aka wheatgerm | is wheat kind | usda 20078 | cup 115 | keeps 120 fridge
toasted wheat germ | is wheat kind | usda 08084 | cup 113 | keeps 120 fridge
wheat flakes | aka rolled wheat | is wheat kind | usda ~20072 | cup 100
triticale | aka triticale berry | is wheat kind | usda 20069 | cup 192

# Rye and barley
rye | aka rye berry, rye grain, seigle, roggen | is rye kind | usda 20062 | cup 169
cracked rye | aka rye chops, kibbled rye, chopped rye, rye meal | is rye kind | usda ~20062 | cup 150
rye flakes | aka rolled rye | is rye kind | usda ~20062 | cup 100
barley | aka pot barley, barley groats, dehulled barley, scotch barley, jau, hull-less barley, tibetan barley, highland barley, gebs, ne barley | is barley kind | usda 20004 | cup 184
pearl barley | aka pearled barley, quick barley, quick-cooking barley, orzo perlato, orge perlé, kasza perłowa, barley pearls, medium barley, perlovka, pęczak, graupen, árpagyöngy, korngryn, cebada perlada | is barley kind | usda 20005 | cup 200 | pack 500 g
cooked barley | aka cooked pearl barley, cooked pearled barley | is barley kind | usda 20006 | cup 157 | keeps 4 fridge
barley grits | aka cracked barley, barley groats fine, kasza jęczmienna, yachka | is barley kind | usda ~20005 | cup 170
barley flakes | aka rolled barley | is barley kind | usda ~20004 | cup 100
roasted barley | aka barley tea grain, bori-cha | is barley kind | usda ~20004 | cup 160
malted barley | aka barley malt, malt, malted barley flour, barley malt flour, malt flour, yeotgireum | is barley kind | usda 20131 | cup 150

# Oats
oats | aka rolled oats, porridge oats, oatmeal, oat flakes, porage oats, avena, haferflocken, flocons d'avoine, minute oats, oatflakes, gerkules, hercules oats, płatki owsiane, havregryn, zabpehely, copos de avena, flocos de aveia, fiocchi d'avena, kaurahiutaleet | is oat kind | usda 08120 | cup 81 | pack 500 g, 1 kg
instant oatmeal | aka instant oats, ready brek, instant porridge | is oat kind | usda 08122 | cup 90 | weighs packet 28, sachet 28
steel-cut oats | aka pinhead oatmeal, irish oats, irish oatmeal, coarse cut oats, pinhead oats, steel cut oatmeal, steelcut oats | is oat kind | usda ~20038 | cup 176 | pack 500 g
Scottish oatmeal | aka medium oatmeal, fine oatmeal, coarse oatmeal, stone-ground oatmeal, scottish oats | is oat kind | usda ~20038 | cup 140
oat groats | aka whole oats, oat kernel | is oat kind | usda 20038 | cup 165
gluten-free oats | aka gluten-free rolled oats, gf oats, gluten-free porridge oats | replaces oats | is grain kind | fact oats? | usda 08120 | cup 81
oat bran | aka oatbran | is oat kind | usda 20033 | cup 94
cooked oatmeal | aka cooked oats, cooked porridge, prepared oatmeal | is oat kind | usda 08121 | cup 234 | keeps 3 fridge

# Maize
maize | aka dried corn, field corn, dent corn, makki, corn grain, flint corn, dried corn kernels, maíz seco | is corn kind | usda 20014 | cup 166
purple corn | aka maíz morado, purple maize | is corn kind | usda ~20014 | cup 166 | weighs each 60, ear 60
chulpe corn | aka maíz chulpe, cancha corn | is corn kind | usda ~20014 | cup 160
hominy | aka pozole corn, maíz pozolero, nixtamal, posole, quirera, canjica de milho, maíz mote, maíz peto | is corn kind | usda 20030 | cup 165 | weighs can 250 | pack 400 g, 800 g | keeps 900 cupboard
mote | aka mote corn, mote pelado, peruvian hominy, white giant corn mote | is corn kind | usda ~20030 | cup 165 | pack 500 g | keeps 5 fridge
dried hominy | aka dried pozole, maíz pelado, maíz blanco pelado, canjica, dried white hominy, trillado corn, mukunza | is corn kind | usda ~20014 | cup 180
samp | aka stamp mealies, umngqusho corn, crushed maize, stampmielies, umngqusho | is corn kind | usda ~08090 | cup 175
grits | aka hominy grits, corn grits, stone-ground grits, mealie rice | is corn kind | usda 08090 | cup 156 | pack 680 g
cornmeal | aka corn meal, stone-ground cornmeal, degermed cornmeal, mais meal, mısır unu, makai ko pitho, makai flour, mieliemeel | is corn kind | usda 20022 | cup 145 | pack 500 g, 1 kg
fubá | aka fubá mimoso, brazilian cornmeal, creme de milho | is corn kind | usda ~20022 | cup 130 | pack 1 kg
white cornmeal | aka mealie meal, maize meal, mielie meal, pap meal, ugali flour, sadza meal, white corn meal | is corn kind | usda 20322 | cup 145 | pack 1 kg
whole-grain cornmeal | aka wholegrain cornmeal, whole-kernel cornmeal, whole cornmeal | is corn kind | usda 20020 | cup 122
blue cornmeal | aka blue corn meal, blue corn flour, harinilla | is corn kind | usda 20315 | cup 115
polenta | aka polenta meal, mămăligă, palenta, medium-grind cornmeal, polenta taragna, polenta bramata | is corn kind | usda ~20022 | cup 157 | pack 500 g
polenta concia | is corn kind | of cheese, butter | usda ~20022 | cup 157 | pack 500 g
cooked polenta | aka polenta tube, ready-made polenta, tube of polenta, precooked polenta, polenta log | is corn kind | usda ~08164 | cup 235 | weighs tube 500, slice 60 | keeps 30 fridge
flocão | aka couscous corn meal, flocão de milho, milharina | is corn kind | usda ~20018 | cup 120
cuscuz | is corn kind | maybe durum wheat | usda ~20018 | cup 120
popcorn kernels | aka popping corn, popcorn maize, unpopped popcorn, corn for popping, pop corn kernel | is corn kind | usda ~20014 | cup 200 | pack 500 g | keeps 500 cupboard
corn bran | is corn kind | usda 20015 | cup 76

# Millets, sorghum, teff and other grasses
millet | aka proso millet, millet seed, common millet, millet groats, kasza jaglana, barri, hirse, psheno, proso | is grain kind | usda 20031 | cup 200 | pack 500 g
cooked millet | is grain kind | of millet | usda 20032 | cup 174 | keeps 4 fridge
pearl millet | aka bajra, bajri, kambu, sajja | is grain kind | cup 190 | figures kcal 348 protein 11.0 fat 5.4 carb 73.3 fibre 11.5 water 9.0 by "Indian Food Composition Tables 2017, A003"
finger millet | aka ragi, nachni, kezhvaragu, kurakkan, mandua, dagussa, dagusa, kodo | is grain kind | cup 190 | figures kcal 321 protein 7.2 fat 1.9 carb 78.0 fibre 11.2 water 10.9 by "Indian Food Composition Tables 2017, A010"
foxtail millet | aka kangni, thinai, korra, navane | is grain kind | usda ~20031 | cup 190
barnyard millet | aka sanwa, samvat rice, vrat ke chawal, moraiyo, kuthiraivali, bhagar, samo rice, sama ke chawal | is grain kind | usda ~20031 | cup 190
little millet | aka samai, kutki | is grain kind | usda ~20031 | cup 190
kodo millet | aka varagu, kodra | is grain kind | usda ~20031 | cup 190
sorghum | aka jowar, jola, cholam, whole-grain sorghum, sorghum grain, great millet, maschella, mashila | is grain kind | usda 20067 | cup 192
fonio | aka acha, fundi, fonio millet | is grain kind | usda ~20044 | cup 180
teff | aka teff grain, tef, whole-grain teff, ivory teff | is grain kind | usda 20142 | cup 193
cooked teff | is grain kind | of teff | usda 20143 | cup 252 | keeps 4 fridge
Job's tears | aka coix seed, hato mugi, yi yi ren, chinese pearl barley, yulmu, adlay, adlai, coix | is grain kind | usda ~20035 | cup 190
canary seed | aka alpiste, canaryseed | is grain kind | usda ~20038 | cup 190

# Seeds used as grains
quinoa | aka tricolor quinoa, tricolour quinoa, quinua, keenwa, quiona, quinoia, royal quinoa, rainbow quinoa | is pseudo-grain | usda 20035 | cup 170 | pack 300 g, 500 g
cooked quinoa | aka quinoa pouch | is pseudo-grain | of quinoa | usda 20137 | cup 185 | weighs pouch 250 | keeps 4 fridge
quinoa flakes | aka rolled quinoa | is pseudo-grain | of quinoa | usda ~20035 | cup 100
amaranth | aka amaranth grain, rajgira, ramdana, kiwicha, amaranto, amaranth seed | is pseudo-grain | usda 20001 | cup 193
puffed amaranth | aka popped amaranth, rajgira popped, amaranth pops, puffed kiwicha | is pseudo-grain | of amaranth | usda ~20001 | cup 30
cooked amaranth | is pseudo-grain | of amaranth | usda 20002 | cup 246 | keeps 4 fridge
buckwheat | aka buckwheat groats, trigo sarraceno, trigo serraceno, alforfón, kuttu, sarrasin, sobakorn, phapar, buckweat | is pseudo-grain | usda 20008 | cup 170 | pack 500 g
kasha | aka roasted buckwheat, toasted buckwheat, roasted buckwheat groats, grechka, kasza gryczana, grechnevaya krupa, toasted buckwheat groats | is pseudo-grain | of buckwheat | usda 20009 | cup 164 | pack 500 g
cooked buckwheat | aka cooked kasha, cooked buckwheat groats | is pseudo-grain | of buckwheat | usda 20010 | cup 168 | keeps 4 fridge
buckwheat flakes | aka rolled buckwheat | is pseudo-grain | of buckwheat | usda ~20008 | cup 100
kañiwa | aka cañihua, baby quinoa | is pseudo-grain | usda ~20035 | cup 185
`
