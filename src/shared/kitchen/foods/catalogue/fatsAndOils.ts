/**
 * Plant oils, flavoured oils, margarines and shortenings; butter stands in dairy.ts, the fats of animals with the meat.
 * How to read a line: ../readCatalogue.ts. A refined oil holds nothing of its plant but the fat: only what its label
 * must name by EU regulation 1169/2011 is told.
 */
export const fatsAndOilsCatalogueText = `
# olive
olive oil | aka pure olive oil, aceite de oliva, olio d'oliva, mild olive oil, olive pomace oil, zeytinyağı, ollive oil, oilve oil, huile d'olive, azeite | is plant oil | usda 04053 | cup 216 | pack 500 ml, 1 l | keeps 540 cupboard
extra virgin olive oil | aka EVOO, virgin olive oil, cold pressed olive oil, extra virgin oil, olio extravergine, good olive oil, fruity olive oil, extra virgin olive oil evoo, xv olive oil, greek olive oil, best olive oil | is olive oil | usda 04053 | cup 216 | pack 500 ml, 1 l | keeps 540 cupboard
garlic oil | aka garlic infused oil, garlic olive oil, garlic infused olive oil | is olive oil | of garlic | usda ~04053 | cup 216 | pack 250 ml
lemon oil | aka lemon olive oil, lemon infused olive oil, infused olive oil | is olive oil | of lemon | usda ~04053 | cup 216 | pack 250 ml
basil oil | aka basil infused olive oil, herb oil, rosemary oil | is olive oil | usda ~04053 | cup 216 | pack 250 ml
truffle oil | aka truffle infused olive oil | is olive oil | maybe truffle | usda ~04053 | cup 216 | pack 100 ml

# neutral oils
vegetable oil | aka oil, neutral oil, salad oil, deep frying oil, neutral cooking oil, oil for frying, oil for deep frying, flavourless oil, flavorless oil, veg oil, blended oil, veggie oil, oil for cooking, vegtable oil, vegatable oil, neutral flavored oil, wesson oil, mazola, aceite vegetal, aceite | is plant oil | maybe soybean oil | usda 04044 | pack 1 l, 2 l
sunflower oil | aka sunflower seed oil, high oleic sunflower oil, aceite de girasol, sunflour oil, óleo de girassol | is plant oil | maybe sunflower seed | usda 04506 | pack 1 l
rapeseed oil | aka canola oil, cold pressed rapeseed oil, canola, rape oil, canola cooking oil, conola oil, cannola oil, colza oil, olej rzepakowy, rapsolja, rapsolie, repceolaj, rapsöl | is plant oil | usda 04582 | pack 1 l
soybean oil | aka soya oil, soya bean oil, soy oil | is plant oil | fact soy? | usda 04044 | pack 1 l
corn oil | aka maize oil | is plant oil | of maize | no grain | usda 04518 | pack 1 l
peanut oil | aka groundnut oil, ground nut oil, arachide oil, peanut cooking oil, arachis oil, moongphali oil | is plant oil | of peanut | usda 04042 | cup 216 | pack 1 l
grapeseed oil | aka grape seed oil | is plant oil | usda 04517 | pack 500 ml
safflower oil | aka high oleic safflower oil | is plant oil | usda 04511 | pack 1 l
cottonseed oil | aka cotton seed oil | is plant oil | usda 04502 | pack 1 l
rice bran oil | is plant oil | usda 04037 | pack 1 l
avocado oil | aka avocado cooking oil | is plant oil | of avocado | usda 04581 | pack 500 ml
tea seed oil | aka camellia oil | is plant oil | usda 04516 | pack 500 ml
cooking spray | aka nonstick cooking spray, oil spray, non-stick cooking spray, pam, olive oil spray, spray oil, vegetable oil spray, fry light, vegetable cooking spray, nonstick spray, pam cooking spray, olive oil cooking spray, avocado oil spray, non stick spray, coconut oil spray, 1 cal spray, calorie controlled cooking spray, pam spray | is plant oil | maybe soy lecithin | usda 04679 | weighs spray 0.25 | pack 200 ml
butter-flavored cooking spray | is plant oil | maybe soy lecithin, milk | usda ~04679 | weighs spray 0.25

# oils with a taste of their own
sesame oil | aka gingelly oil, til oil, til ka tel, nallennai, sesame seed oil, chamgireum, oriental sesame oil, pure sesame oil, sesami oil, dầu mè | is plant oil | of sesame seed | usda 04058 | pack 150 ml, 250 ml
mustard oil | aka sarson ka tel, sarson oil, kachi ghani, mustard seed oil, tori ko tel, tori oil | is plant oil | fact mustard | usda 04583 | pack 500 ml
walnut oil | is plant oil | of walnut | usda 04528 | pack 250 ml | keeps 180 fridge
hazelnut oil | is plant oil | of hazelnut | usda 04532 | pack 250 ml | keeps 180 fridge
almond oil | aka sweet almond oil | is plant oil | of almond | usda 04529 | pack 250 ml
pistachio oil | is plant oil | of pistachio | usda ~04529 | pack 250 ml
macadamia oil | aka macadamia nut oil | is plant oil | of macadamia | usda ~04532 | pack 250 ml
pecan oil | is plant oil | of pecan | usda ~04532 | pack 250 ml
pine nut oil | is plant oil | of pine nut | usda ~04528 | pack 250 ml
argan oil | is plant oil | usda ~04053 | pack 250 ml
pumpkin seed oil | aka pumpkinseed oil, kernöl, styrian pumpkin seed oil | is plant oil | of pumpkin seed | usda ~04502 | pack 250 ml
flaxseed oil | aka linseed oil, flax oil, flax seed oil | is plant oil | of linseed | usda 42231 | pack 250 ml | keeps 60 fridge
hemp oil | aka hemp seed oil, hempseed oil | is plant oil | of hemp seed | usda ~42231 | pack 250 ml | keeps 180 fridge
perilla oil | aka deulgireum, perilla seed oil, wild sesame oil | is plant oil | of perilla seed | usda ~42231 | pack 300 ml | keeps 120 fridge
chia oil | is plant oil | of chia seed | usda ~42231 | pack 250 ml
poppy seed oil | aka poppyseed oil | is plant oil | of poppy seed | usda 04514 | pack 250 ml
wheat germ oil | aka wheatgerm oil | is plant oil | fact gluten? | usda 04038 | pack 250 ml
apricot kernel oil | is plant oil | usda 04530 | pack 250 ml
nigella oil | aka black seed oil, black cumin oil, kalonji oil | is plant oil | of nigella seed | usda ~04058 | pack 250 ml
niger seed oil | aka noug oil | is plant oil | usda ~04506 | pack 500 ml
chili oil | aka chili infused oil, sate oil | is plant oil | of chili | maybe sesame seed, soybean oil | in Condiments | usda ~04044 | pack 150 ml
rayu | aka la-yu, layu | is plant oil | in Condiments | of sesame oil, chili | usda ~04044
Sichuan pepper oil | aka szechuan peppercorn oil, prickly oil, sichuan peppercorn oil, prickly ash oil | is plant oil | of Sichuan pepper | in Condiments | usda ~04582 | pack 150 ml
scallion oil | aka spring onion oil, green onion oil, mo hanh | is plant oil | of spring onion | usda ~04044
fried shallot oil | aka shallot oil | is plant oil | of shallot | usda ~04044
annatto oil | aka achiote oil, aceite de achiote, atsuete oil, manteca de achiote, annatto seed oil | is plant oil | usda ~04044
amlou | aka argan almond spread | is paste kind | of almond, honey | usda ~12195

# palm and coconut
coconut oil | aka solid coconut oil, coconut fat, nariyal tel, palmin, kokosfett, végétaline | is plant oil | of coconut | usda 04047 | pack 300 ml, 500 ml
copha | aka vegetable fat copha, kremelta, copha butter | is plant oil | maybe soy lecithin | usda ~04047
MCT oil | aka medium chain triglyceride oil | is plant oil | maybe coconut | usda ~04047 | pack 500 ml
palm oil | aka dendê oil, dendê, azeite de dendê, dendê palm oil, zomi | is plant oil | usda 04055 | cup 216 | pack 500 ml
palm kernel oil | is plant oil | usda 04513
cocoa butter | aka beurre de cacao, mantequilla de cacao, manteca de cacao, kakaobutter, cacao butter, cocoa butter wafers, mycryo | is fat | in Baking | usda 04501 | cup 218 | pack 250 g
shea butter | aka karité butter, nku oil | is fat | usda 04536 | cup 205
babassu oil | is plant oil | usda 04534

# solid fats for baking and spreading
margarine | aka noix de margarine, nuez de margarina, baking margarine, stork, oleo margarine, oleomargarine, imperial margarine, vegetable margarine, margarin, margerine, oleo, country crock, blue bonnet, parkay, stork margarine, flora spread, earth balance spread margarine, rama margarine, kasia, manteca vegetal margarina, margaryna, margarina, utterly butterly, vitalite, planta margarine, astra margarine, blue band margarine, naturli block, marg | is fat | maybe milk, soybean oil, soy lecithin | usda 04610 | cup 227 | weighs stick 113, pat 5, block 250 | pack 250 g, 500 g | keeps 120 fridge
soft margarine | aka tub margarine, stork tub, spreadable margarine, baking spread, margarine spread, i can't believe it's not butter, olive spread, soft spread, sunflower spread, vegetable spread, flora, bertolli spread, smart balance, becel | is fat | maybe milk, soybean oil, soy lecithin | usda 04613 | cup 229 | pack 500 g | keeps 120 fridge
low-fat spread | aka light margarine, reduced fat spread, low fat margarine, light spread, reduced fat margarine, diet margarine, light soft spread | is fat | maybe milk, soybean oil | usda 04128 | cup 232 | pack 500 g | keeps 90 fridge
vegetable shortening | aka shortening, crisco, trex, vegetable fat, solid vegetable shortening, butter flavored shortening, cookeen, vegetable lard, butter flavor crisco, all vegetable shortening, hydrogenated vegetable fat, gordura vegetal, shortning, white fat, criso, manteca vegetal, manteca vegetal inca | is fat | maybe soybean oil | usda 04615 | cup 205 | weighs stick 190 | pack 250 g, 450 g
vegetable suet | aka vegetarian suet, vegetarian shredded suet, atora light | is fat | of wheat flour | figures kcal 836 protein 1.2 fat 87.9 carb 10.1 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 120 | pack 200 g
cake release | aka baking spray with flour, pan release, baker's joy, nonstick baking spray, goop, nonstick baking spray with flour, cooking spray with flour, baking spray | is fat | of wheat flour | maybe soy lecithin | usda ~04679 | cup 215 | weighs spray 0.3
fish oil | aka cod liver oil, omega 3 oil, salmon oil | is fat | maybe cod | fact fish | usda 04589 | density 0.92 | pack 250 ml
`
