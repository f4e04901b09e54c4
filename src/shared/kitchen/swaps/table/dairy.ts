/** Swaps for milk, cream, yogurt and butter. How to read a line: ../readSwaps.ts. */
export const dairySwapsTable = `
> milk, semi-skimmed milk, low-fat milk, skimmed milk, lactose-free milk, raw milk, goat milk, sheep milk, buffalo milk
oat milk | Creamy and a little sweeter; browns well in baking.
unsweetened soy milk | As rich in protein, so it thickens sauces like milk; a faint taste of beans.
almond milk | Thinner, with a light taste of almonds.
rice milk | Thinner and sweeter; a sauce needs a little more thickening.
coconut drink | Light, with a slight taste of coconut.
hemp milk | Nutty and thinner; shake it before use.
pea milk | Creamy and neutral.
flax milk | Thin and neutral.

> buttermilk, whole buttermilk, kefir, ayran, filmjölk
0.95 oat milk + 0.06 lemon juice | Let it stand five minutes to thicken; as sour, less creamy.
0.95 unsweetened soy milk + 0.06 lemon juice | Let it curdle five minutes; as sour and nearly as thick.
0.95 almond milk + 0.06 lemon juice | Let it stand five minutes; thinner.
0.95 rice milk + 0.06 lemon juice | Thinner and sweeter; let it stand five minutes.
0.95 coconut drink + 0.06 lemon juice | Let it stand five minutes; a slight taste of coconut.

> milk powder, skimmed milk powder, buttermilk powder, malted milk powder
coconut milk powder | Richer, with a taste of coconut.
dairy-free coconut milk powder | Read the label: many brands hold milk. Richer, with a taste of coconut.

> evaporated milk, evaporated skimmed milk
oat cream | As thick, a little sweeter.
light coconut milk | As thick, with a taste of coconut.
soy cream | As thick and neutral.

> sweetened condensed milk, dulce de leche, cajeta
sweetened condensed coconut milk | As sweet and thick, with a taste of coconut.
0.7 coconut cream + 0.3 maple syrup | Let it simmer until thick; a taste of coconut.
0.7 oat cream + 0.3 maple syrup | Let it simmer until thick; less rich.

> cream kind, cream, single cream, half-and-half
oat cream | As creamy, less rich; do not boil it hard.
soy cream | As creamy, a little more neutral.
coconut milk | Richer, with a taste of coconut.
light coconut milk | Lighter, with a taste of coconut.
cashew cream | As rich, a little sweet and nutty.
pea milk | Thinner; let the sauce cook down.
0.75 coconut cream + 0.25 water | Rich, with a taste of coconut.

> heavy cream, whipping cream, double cream, whipped cream, clotted cream, kaymak, malai when whip, whisk, peaks
coconut cream | Chill it overnight, then whip; tastes of coconut.
coconut whipped cream | Softer, with a taste of coconut.

> heavy cream, whipping cream, double cream, clotted cream, kaymak, malai
coconut cream | As rich, with a taste of coconut; whips when chilled.
oat cream | Less rich; thickens a sauce, does not whip.
soy cream | Less rich; thickens a sauce, does not whip.
cashew cream | As rich, a little sweet; does not whip.

> sour cream, light sour cream, smetana, crème fraîche, light crème fraîche, Mexican crema
vegan sour cream | A little firmer and less tart.
vegan crème fraîche | A little less tart; may be cooked.
soy yogurt | Lighter; stir it in off the heat.
coconut yogurt | Thicker and a little sweet; add a squeeze of lemon.
oat yogurt | Lighter; stir it in off the heat.
0.9 coconut cream + 0.1 lemon juice | Rich and tart, with a taste of coconut.
0.9 cashew cream + 0.1 lemon juice | Rich and tart, a little nutty.

> cultured milk, yogurt, low-fat yogurt, nonfat yogurt, Greek yogurt, low-fat Greek yogurt, nonfat Greek yogurt, goat yogurt, sheep yogurt, skyr
soy yogurt | As tart, a little thinner; drain it for Greek yogurt.
coconut yogurt | Thicker and a little sweet.
oat yogurt | Thinner and a little sweet.
almond yogurt | As thick, milder.
0.9 coconut cream + 0.1 lemon juice | Richer and as tart, with a taste of coconut.

> labneh, quark, fromage blanc, twaróg
vegan cream cheese | Firmer and less tart.
coconut yogurt | Drain it overnight; a little sweet.
soy yogurt | Drain it overnight; milder.

> butter, unsalted butter, whipped butter, light butter, spreadable butter, brown butter, goat butter, yak butter when greas, fry, frying, the pan, the tin, melted
vegan butter, … | Browns a little sooner.
0.75/0.8 olive oil | Lends a taste of olives; nothing else changes.
0.75/0.8 sunflower oil | Neutral, without the taste of butter.
0.75/0.8 rapeseed oil | Neutral, without the taste of butter.
0.8 coconut oil, … | Firm when cold, with a slight taste of coconut.
ghee | Richer, and it does not burn so soon.

> butter, unsalted butter, whipped butter, light butter, spreadable butter, brown butter, goat butter, yak butter
vegan butter, … | Use a block for baking; otherwise nothing changes.
0.8 coconut oil, … | Crisper when baked, with a slight taste of coconut.
0.75/0.8 olive oil | Moister cakes, no creaming; a taste of olives.
0.75/0.8 sunflower oil | Moister cakes, no creaming; without the taste of butter.
vegetable shortening, … | Flakier pastry, without the taste of butter.
ghee | Richer and without milk solids; use a little less.

> garlic butter
vegan butter | Mash it with a crushed clove of garlic and parsley.
0.8 olive oil | Warm it with a crushed clove of garlic.

> ghee, clarified butter, niter kibbeh, smen
coconut oil | Stands as much heat; a slight taste of coconut.
vegan ghee | As rich, without the nutty taste.
sunflower oil | Neutral; stands as much heat.
olive oil | Keep the heat medium; a taste of olives.

> margarine, soft margarine, low-fat spread
vegan butter, … | Nothing else changes.
0.8 coconut oil, … | Firmer when cold, with a slight taste of coconut.
0.75/0.8 sunflower oil | Liquid, so cakes grow moister and are not creamed.
olive oil | Liquid, with a taste of olives.

> frozen whipped topping, dream whip
coconut whipped cream | Richer, with a taste of coconut.
coconut cream | Chill it overnight, then whip; less sweet.

> coffee creamer, liquid coffee creamer
oat cream | Less sweet.
coconut cream | Richer, with a taste of coconut.

> whey protein powder, casein powder, whey powder
pea protein powder | As rich in protein, a little earthy.

> soy milk, unsweetened soy milk, vanilla soy milk, almond milk, sweetened almond milk, cashew milk, hazelnut milk, macadamia milk, oat milk, plant milk, spelt milk
oat milk | Creamier and a little sweeter.
almond milk | Lighter, with a taste of almonds.
coconut drink | Light, with a slight taste of coconut.
rice milk | Thinner and sweeter.
hemp milk | Nutty; shake it before use.
milk | Creamier.

> soy cream, oat cream, cashew cream
oat cream | As creamy and neutral.
coconut milk | Richer, with a taste of coconut.
cream | Richer.

> vegan crème fraîche, vegan sour cream
coconut yogurt | Thicker and a little sweet; add a squeeze of lemon.
soy yogurt | Lighter; stir it in off the heat.
sour cream | Tarter and richer.

> soy yogurt, almond yogurt, oat yogurt
coconut yogurt | Thicker and a little sweet.
oat yogurt | Thinner and a little sweet.
yogurt | Tarter and creamier.

> coconut milk, light coconut milk, coconut drink, coconut cream
oat cream | As creamy, without the coconut.
soy cream | As creamy, without the coconut.
cream | As rich, without the coconut; do not boil it hard.
cashew cream | As rich, a little sweet.
`
