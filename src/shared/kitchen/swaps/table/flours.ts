/** Swaps for flours, starches and raising agents. How to read a line: ../readSwaps.ts. */
export const floursSwapsTable = `
> all-purpose flour, gravy flour, toasted flour when thicken, gravy, roux, dust, dredg, coat, toss
0.5 cornstarch | Stir it into cold water first; a clearer sauce, a crisper crust.
rice flour | Neutral; a crisp crust.
0.5 arrowroot | Stir it into cold water and do not boil it long; a clear sauce.
0.5 potato starch | Stir it into cold water first; a clear sauce, a crisp crust.
almond flour | Browns sooner; does not thicken a sauce.
coconut flour | Use it sparingly; a little sweet.

> self-rising flour, self-raising wholemeal flour
gluten-free self-raising flour | Crumblier; let the batter rest half an hour.
almond flour | Moist and dense; add a teaspoon of baking powder to the cup.
buckwheat flour | Earthier and flatter; add a teaspoon of baking powder to the cup.
cassava flour | Add a teaspoon of baking powder to the cup; a little more liquid.

> bread flour, 00 flour, malted bread flour, durum flour, multigrain flour
gluten-free flour | Rises less and crumbles; add half a teaspoon of xanthan gum to the cup.
0.5 buckwheat flour + 0.5 rice flour | Flat breads and pancakes only; earthier.
almond flour | Flat breads only; moist and rich.
cassava flour | Flat breads and tortillas; soft and neutral.

> whole-wheat flour, whole-wheat pastry flour, atta, spelt flour, khorasan flour, einkorn flour, emmer flour, triticale flour, rye flour, light rye flour, dark rye flour, barley flour, tsampa
buckwheat flour | Earthier and crumblier.
sorghum flour | Mild and a little sweet; crumblier.
teff flour | Darker and nuttier; crumblier.
gluten-free flour | Lighter; add half a teaspoon of xanthan gum to the cup.
almond flour | Moist and rich; rises less.
cassava flour | Soft and neutral; a little more liquid.

> oat flour
sorghum flour | Mild and a little sweet; crumblier.
buckwheat flour | Earthier.
rice flour | Drier and neutral.
almond flour | Moister and richer.

> wheat flour kind, all-purpose flour, cake flour, pastry flour, flour kind
gluten-free flour | Crumblier; let the dough rest half an hour.
almond flour | Moist and rich; rises less, so add an egg or a little baking powder.
rice flour | Drier and sandier; best mixed with a little starch.
buckwheat flour | Earthier; good for pancakes.
cassava flour | Soft and neutral; a little more liquid.
0.3 coconut flour | Drinks up much liquid: add an egg or 60 ml of liquid for each 30 g.
sunflower seed flour | Nutty; may turn green with baking soda, harmlessly.

> vital wheat gluten
0.1 xanthan gum | Binds; does not make it chewy.
0.3 psyllium husk | Binds and gives some chew.

> wheat starch
cornstarch | Nothing else changes.
tapioca starch | A little chewier.
potato starch | Nothing else changes.

> baking mix, scone mix, tempura flour, batter mix, Korean pancake mix, okonomiyaki flour, baking mix kind
gluten-free baking mix | A little crumblier.
rice flour | For batter: very crisp; add half a teaspoon of baking powder to the cup.
gluten-free self-raising flour | A little crumblier.

> soy flour, defatted soy flour, lupin flour, kinako
chickpea flour | As rich in protein, milder.
almond flour | Richer and milder.
rice flour | Neutral; less protein.
pea flour | As rich in protein.

> chickpea flour, roasted chickpea flour, lentil flour, pea flour, broad bean flour, pulse flour kind
almond flour | Richer; binds less, so add an egg.
rice flour | Crisper and neutral.
cassava flour | Soft and neutral.
corn flour | A little sweeter.

> almond flour, hazelnut flour, walnut meal, pistachio flour, pecan meal, cashew flour
sunflower seed flour | As moist and nutty; may turn green with baking soda, harmlessly.
0.3 coconut flour | Drinks up much liquid: add an egg or 60 ml of liquid for each 30 g.
tiger nut flour | A little sweeter and sandier.
pumpkin seeds | Grind them fine; greener and as nutty.
oat flour | Drier and less rich.
gluten-free flour | Drier and less rich.
all-purpose flour | Drier and less rich.

> peanut flour, sesame flour
sunflower seed flour | As nutty; milder.
almond flour | Milder and moister.
chickpea flour | As rich in protein; earthier.

> cornstarch, potato starch, tapioca starch, corn flour, rice flour, glutinous rice flour, brown rice flour, starch kind when thicken, slurry, gravy, sauce
0.1 xanthan gum | Strew it in while whisking; thickens at once.
arrowroot | Do not boil it long; as clear.
tapioca starch | A little stringier.

> cornstarch, potato starch, sweet potato starch, starch kind
arrowroot | Do not boil it long; as clear.
tapioca starch | A little chewier.
cornstarch | A little cloudier.
potato starch | Clearer; do not boil it long.
0.1 xanthan gum | Strew it in while whisking; thickens at once.
0.15 ground linseed | Thickens; leaves small specks.

> rice flour, brown rice flour, glutinous rice flour, corn flour, masa harina, millet flour, sorghum flour, teff flour, buckwheat flour, quinoa flour
cassava flour | Soft and neutral.
almond flour | Moister and richer.
coconut flour | A third is enough; it drinks up much liquid.
tiger nut flour | A little sweeter.

> baking powder
gluten-free baking powder | Nothing else changes.
0.25 baking soda + 0.5 cream of tartar | Bake it at once; rises as well.

> yeast, fresh yeast, sourdough starter, brewer's yeast
0.5 baking soda | With as much lemon juice, and no time to rise: a quick, denser bread.

> custard powder, pudding mix
cornstarch | Add vanilla; paler and less sweet.
arrowroot | Add vanilla; paler and less sweet.
`
