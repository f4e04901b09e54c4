/**
 * Plant milks, coconut milks and what is eaten in place of cream, yogurt, cheese and butter. How to read a line:
 * ../readCatalogue.ts. Figures are USDA SR28 rows; where none is near, the public table that is named in the line.
 */
export const plantDairy = `
# plant milks
soy milk | aka soya milk, soymilk, soybean milk, soya drink, soy drink, soy beverage, original soy milk, alpro soya | is plant milk kind | of soybean | usda 16139
unsweetened soy milk | aka unsweetened soya milk, unsweetened soymilk, unsweetened soya drink, sugar free soya milk | is plant milk kind | of soybean | usda 16222
vanilla soy milk | aka vanilla soya milk, vanilla soymilk, sweetened soy milk, sweetened soya milk | is plant milk kind | of soybean, sugar | usda 16120
chocolate soy milk | aka chocolate soya milk | is plant milk kind | of soybean, sugar, cocoa powder | usda 16166
almond milk | aka unsweetened almond milk, almond drink, almond beverage, almondmilk, alpro almond, silk almond | is plant milk kind | of almond | usda 14091 | cup 245
sweetened almond milk | aka vanilla almond milk, original almond milk, almond milk vanilla | is plant milk kind | of almond, sugar | usda 14016 | cup 240
chocolate almond milk | is plant milk kind | of almond, sugar, cocoa powder | usda 14054 | cup 240
oat milk | aka oat drink, oatmilk, oat beverage, oatly, barista oat milk, unsweetened oat milk, oat m*lk, oat milk barista | is plant milk kind | of oats | figures kcal 48 protein 0.8 fat 2.8 carb 5.1 by "USDA FoodData Central, oat milk, unsweetened, plain, refrigerated" | cup 245
rice milk | aka rice drink, rice beverage, ricemilk, unsweetened rice milk | is plant milk kind | of rice | usda 14639 | cup 240
coconut drink | aka coconut milk beverage, carton coconut milk, coconut milk drink, coconut beverage, refrigerated coconut milk, coconut milk carton | is plant milk kind | of coconut | usda 14171 | cup 240
cashew milk | aka unsweetened cashew milk, cashew drink, cashewmilk | is plant milk kind | of cashew | usda ~14091 | cup 245
hazelnut milk | aka hazelnut drink | is plant milk kind | of hazelnut | maybe sugar | usda ~14091 | cup 245
macadamia milk | aka macadamia nut milk | is plant milk kind | of macadamia | usda ~14091 | cup 245
walnut milk | is plant milk kind | of walnut | usda ~14091 | cup 245
pecan milk | is plant milk kind | of pecan | usda ~14091 | cup 245
pistachio milk | is plant milk kind | of pistachio | usda ~14091 | cup 245
hemp milk | aka hemp drink, hempmilk | is plant milk kind | of hemp seed | usda ~14091 | cup 245
flax milk | aka flaxmilk, flax drink | is plant milk kind | of flaxseed | usda ~14091 | cup 245
pea milk | aka pea protein milk, ripple milk, pea drink | is plant milk kind | fact pulse | usda ~16222
tiger nut milk | aka horchata de chufa, chufa horchata, tigernut milk, kunnu aya, horchata valenciana | is plant milk kind | of tiger nut, sugar | usda ~14638 | cup 240
quinoa milk | is plant milk kind | of quinoa | usda ~14639 | cup 240
spelt milk | aka spelt drink | is plant milk kind | of spelt | usda ~14639 | cup 240
plant milk | aka plant based milk, non dairy milk, dairy free milk, vegan milk, milk alternative, nondairy milk, dairy alternative milk, milk of choice, milk substitute, plant-based milk of choice, alternative milk | is plant milk kind | maybe soybean, oats, almond, cashew, hazelnut, rice, coconut | usda ~16222
nut milk | is plant milk kind | fact nut | maybe almond, cashew, hazelnut | usda ~16222

# coconut
coconut milk | aka gata, santan, nariyal doodh, leite de coco, leche de coco, coconutmilk, coco milk, kokosmilch, lait de coco, run down, rundown | is plant milk kind | of coconut | fact sulphites? | in Pantry Staples | usda 12118 | cup 226 | weighs can 400 | pack 165 ml, 400 ml | keeps 700 cupboard
light coconut milk | aka lite coconut milk, reduced fat coconut milk, low fat coconut milk, lowfat coconut milk | is plant milk kind | of coconut | fact sulphites? | in Pantry Staples | figures kcal 65 protein 0.7 fat 7.0 carb 0.9 by "computed from coconut milk (USDA SR28 12118) let down with water to 7 % fat" | cup 235 | weighs can 400 | pack 400 ml | keeps 700 cupboard
coconut cream | aka kakang gata, unsweetened coconut cream, coconut whipping cream, pati santan, creme de coco | is plant milk kind | of coconut | fact sulphites? | in Pantry Staples | usda 12115 | cup 240 | weighs can 400 | pack 200 ml, 400 ml | keeps 700 cupboard
cream of coconut | aka sweetened coconut cream, coco lopez, coco real, sweetened coconut milk | is plant milk kind | of coconut, sugar | in Beverages | usda 12116 | cup 296 | weighs can 425 | pack 425 g | keeps 700 cupboard
creamed coconut | aka coconut block, coconut paste, solid creamed coconut | is plant milk kind | of coconut | fact sulphites? | in Pantry Staples | figures kcal 669 protein 6.0 fat 68.8 carb 7.0 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 230 | weighs block 200, sachet 50 | pack 200 g | keeps 365 cupboard
coconut milk powder | aka dried coconut milk, powdered coconut milk, maggi coconut milk powder, coconut cream powder | is plant milk kind | of coconut | maybe milk | in Pantry Staples | figures kcal 684 protein 6.5 fat 68.9 carb 21.6 by "computed from coconut milk (USDA SR28 12118) dried, with an eighth of maltodextrin" | cup 110 | weighs sachet 50, package 150 | keeps 365 cupboard
sweetened condensed coconut milk | aka condensed coconut milk, vegan condensed milk, dairy free condensed milk | is plant milk kind | of coconut, sugar | in Baking | usda ~12116 | cup 300 | weighs can 320 | pack 320 g | keeps 365 cupboard
coconut whipped cream | aka coconut whip, whipped coconut cream, vegan whipped cream, dairy free whipped cream, dairy free whipped topping, vegan whipping cream, plant based whipping cream, vegan whipped topping | is plant dairy | of coconut | maybe sugar, soybean, oats | usda ~01073 | cup 75 | keeps 14 fridge

# in place of cream, yogurt and butter
soy cream | aka soya cream, soya single cream, soy cooking cream, soy creamer, alpro single | is plant dairy | of soybean | figures kcal 175 protein 2.4 fat 18.0 carb 1.5 by "computed from soy milk (USDA SR28 16222) with a sixth of sunflower oil" | cup 240 | pack 250 ml | keeps 30 fridge
oat cream | aka oat cooking cream, oat creme, oatly cream, oat creamer | is plant dairy | of oats | maybe soybean | figures kcal 153 protein 0.7 fat 14.9 carb 4.5 by "computed from oat milk with an eighth of rapeseed oil (USDA FoodData Central, oat milk; USDA SR28 04582)" | cup 240 | pack 250 ml | keeps 30 fridge
vegan cream | aka dairy free cream, plant cream, vegan single cream, plant based cream, vegan cooking cream, plant based cooking cream, vegan double cream, vegan heavy cream | is plant dairy | maybe oats, soybean, coconut, almond, cashew | figures kcal 153 protein 0.7 fat 14.9 carb 4.5 by "computed from oat milk with an eighth of rapeseed oil (USDA FoodData Central, oat milk; USDA SR28 04582)" | cup 240 | pack 250 ml | keeps 30 fridge
cashew cream | is plant dairy | of cashew | figures kcal 277 protein 9.1 fat 21.9 carb 15.1 fibre 1.7 by "computed from equal parts of cashews and water (USDA SR28 12087)" | cup 240 | keeps 5 fridge
vegan sour cream | aka dairy free sour cream, non dairy sour cream, plant based sour cream, follow your heart sour cream, violife sour cream | is plant dairy | maybe soybean, cashew, coconut | usda ~01074 | cup 230 | pack 227 g
cashew sour cream | is plant dairy | of cashew | usda ~01074 | cup 230 | pack 227 g
vegan crème fraîche | aka dairy free creme fraiche, plant based creme fraiche | is plant dairy | maybe oats, soybean, coconut | usda ~01058 | cup 230 | pack 200 g
oat fraiche | aka oatly creme fraiche, oat crème fraîche | is plant dairy | of oats | usda ~01058 | cup 230 | pack 200 g
soy yogurt | aka soya yogurt, soygurt, alpro yogurt | is plant dairy | of soybean | maybe sugar | figures kcal 50 protein 4.0 fat 2.3 carb 3.1 by "Public Health England, Composition of Foods Integrated Dataset 2021, soya alternative to yogurt, plain" | cup 245 | pack 500 g
coconut yogurt | aka coyo, coconut milk yogurt, unsweetened coconut yogurt | is plant dairy | of coconut | maybe soybean, almond | usda ~12118 | cup 245 | pack 400 g
vegan yogurt | aka dairy free yogurt, non dairy yogurt, plant based yogurt, plant yogurt, vegan greek yogurt | is plant dairy | maybe soybean, coconut, almond, oats, cashew | usda ~12118 | cup 245 | pack 400 g
almond yogurt | aka almond milk yogurt | is plant dairy | of almond | maybe cashew | figures kcal 83 protein 3.0 fat 7.1 carb 3.1 by "computed from almonds, one part, and water, six parts (USDA SR28 12061)" | cup 245 | pack 400 g
cashew yogurt | is plant dairy | of cashew | figures kcal 83 protein 3.0 fat 7.1 carb 3.1 by "computed from almonds, one part, and water, six parts (USDA SR28 12061)" | cup 245 | pack 400 g
oat yogurt | aka oatgurt | is plant dairy | of oats | usda ~16120 | cup 245 | pack 400 g
vegan butter | aka plant butter, dairy free butter, vegan block, plant based butter, vegan spread, dairy free spread, vegan margarine, earth balance, vegan buttery spread, non dairy butter, dairy free margarine, vegan buttery sticks, naturli vegan block, flora plant butter, violife butter, country crock plant butter | is plant dairy | maybe soybean, cashew, coconut | usda ~04684 | cup 224 | weighs stick 113, block 250 | pack 250 g | keeps 90 fridge
miyoko's butter | is plant dairy | of cashew | usda ~04684 | cup 224 | weighs stick 113, block 250 | pack 250 g | keeps 90 fridge
vegan ghee | aka vegetable ghee, vanaspati, vanaspati ghee, dalda, hydrogenated vegetable ghee, dairy free ghee | is fat | usda ~04615 | cup 205 | pack 1 kg

# in place of cheese
vegan cheese | aka dairy free cheese, plant based cheese, vegan cheddar, non dairy cheese, vegan shredded cheese, daiya, violife, vegan cheddar cheese, cheese alternative, vegan cheese shreds, coconut cheese, dairy free cheddar, vegan hard cheese, vegan grated cheese, follow your heart, miyoko's, kite hill cheese, chao slices, sheese, applewood vegan, violife cheddar, daiya cheddar, violife slices, follow your heart provolone, follow your heart cheddar, chao cheese, violife original block, cathedral city plant based | is plant dairy | maybe soybean, cashew, coconut, almond | figures kcal 272 protein 0.4 fat 20.1 carb 23.5 fibre 2.3 sugars 0.3 sodium 751 satfat 17.4 water 54.1 by "Anses, Ciqual French food composition table 2020, plant-based cheese without soybean" | cup 113 | weighs slice 20 | pack 200 g | keeps 45 fridge
vegan mozzarella | aka dairy free mozzarella, vegan mozzarella cheese, plant based mozzarella, vegan pizza cheese, violife mozzarella, daiya mozzarella, violife grated mozzarella, follow your heart mozzarella | is vegan cheese | figures kcal 272 protein 0.4 fat 20.1 carb 23.5 fibre 2.3 sugars 0.3 sodium 751 satfat 17.4 water 54.1 by "Anses, Ciqual French food composition table 2020, plant-based cheese without soybean" | cup 113 | pack 200 g
vegan feta | aka dairy free feta, vegan feta cheese, plant based feta, violife feta, follow your heart feta, daiya feta | is vegan cheese | maybe almond | figures kcal 272 protein 0.4 fat 20.1 carb 23.5 fibre 2.3 sugars 0.3 sodium 751 satfat 17.4 water 54.1 by "Anses, Ciqual French food composition table 2020, plant-based cheese without soybean" | cup 150 | pack 200 g
vegan parmesan | aka dairy free parmesan, vegan parmesan cheese, vegan parm, plant based parmesan, violife parmesan, violife prosociano, follow your heart parmesan | is plant dairy | maybe cashew, coconut, soybean, almond | figures kcal 272 protein 0.4 fat 20.1 carb 23.5 fibre 2.3 sugars 0.3 sodium 751 satfat 17.4 water 54.1 by "Anses, Ciqual French food composition table 2020, plant-based cheese without soybean" | cup 100 | pack 150 g | keeps 60 fridge
nut parmesan | is plant dairy | fact nut | maybe cashew, almond | figures kcal 272 protein 0.4 fat 20.1 carb 23.5 fibre 2.3 sugars 0.3 sodium 751 satfat 17.4 water 54.1 by "Anses, Ciqual French food composition table 2020, plant-based cheese without soybean" | cup 100 | pack 150 g | keeps 60 fridge
cashew cheese | aka cultured cashew cheese, miyoko's cheese, miyoko's cream cheese, treeline cheese, cashew mozzarella, miyoko's mozzarella | is plant dairy | of cashew | maybe almond | figures kcal 441 protein 14.5 fat 35.3 carb 17.8 fibre 2.6 sugars 0.3 sodium 351 satfat 5.8 water 29.5 by "Anses, Ciqual French food composition table 2020, plant-based cheese with cashew" | cup 230 | pack 120 g | keeps 21 fridge
vegan brie | aka vegan camembert, vegan goat cheese | is plant dairy | maybe cashew, almond, soybean, coconut | figures kcal 441 protein 14.5 fat 35.3 carb 17.8 fibre 2.6 sugars 0.3 sodium 351 satfat 5.8 water 29.5 by "Anses, Ciqual French food composition table 2020, plant-based cheese with cashew" | cup 230 | pack 120 g | keeps 21 fridge
nut cheese | is plant dairy | fact nut | maybe cashew, almond | figures kcal 441 protein 14.5 fat 35.3 carb 17.8 fibre 2.6 sugars 0.3 sodium 351 satfat 5.8 water 29.5 by "Anses, Ciqual French food composition table 2020, plant-based cheese with cashew" | cup 230 | pack 120 g | keeps 21 fridge
vegan cream cheese | aka dairy free cream cheese, non dairy cream cheese, plant based cream cheese, vegan soft cheese, violife cream cheese, daiya cream cheese, violife creamy, philadelphia plant based | is plant dairy | maybe soybean, almond, cashew, coconut | figures kcal 175 protein 11.7 fat 13.1 carb 1.6 fibre 0.5 sodium 459 satfat 1.9 water 71.9 by "Anses, Ciqual French food composition table 2020, plant-based spread with soybean" | cup 232 | pack 227 g | keeps 21 fridge
soy cream cheese | is plant dairy | of soybean | figures kcal 175 protein 11.7 fat 13.1 carb 1.6 fibre 0.5 sodium 459 satfat 1.9 water 71.9 by "Anses, Ciqual French food composition table 2020, plant-based spread with soybean" | cup 232 | pack 227 g | keeps 21 fridge
cashew cream cheese | is plant dairy | of cashew | figures kcal 175 protein 11.7 fat 13.1 carb 1.6 fibre 0.5 sodium 459 satfat 1.9 water 71.9 by "Anses, Ciqual French food composition table 2020, plant-based spread with soybean" | cup 232 | pack 227 g | keeps 21 fridge
vegan ricotta | aka dairy free ricotta | is plant dairy | maybe almond, soybean, cashew | figures kcal 175 protein 11.7 fat 13.1 carb 1.6 fibre 0.5 sodium 459 satfat 1.9 water 71.9 by "Anses, Ciqual French food composition table 2020, plant-based spread with soybean" | cup 240 | keeps 7 fridge
cashew ricotta | is plant dairy | of cashew | figures kcal 175 protein 11.7 fat 13.1 carb 1.6 fibre 0.5 sodium 459 satfat 1.9 water 71.9 by "Anses, Ciqual French food composition table 2020, plant-based spread with soybean" | cup 240 | keeps 7 fridge
imitation cheese | aka analogue cheese, cheese substitute, cheese analogue | is dairy | usda 01161 | cup 113 | weighs slice 21 | pack 200 g | keeps 90 fridge
`
