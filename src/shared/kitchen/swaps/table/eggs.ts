/** Swaps for eggs. How to read a line: ../readSwaps.ts. */
export const eggsSwapsTable = `
> egg, egg yolk, liquid egg, egg substitute, duck egg, quail egg when glaz, brush, egg wash, eggwash, to wash
each 1 tablespoon oat milk + 1 teaspoon maple syrup | Brush it on; shines less, browns well.
each 1 tablespoon unsweetened soy milk | Brush it on; browns well, shines less.
each 1 tablespoon coconut drink | Brush it on; shines a little less.
each 1 tablespoon olive oil | Brush it on; browns, hardly shines.
each 1 tablespoon milk | Brush it on; browns, hardly shines.
each 1 tablespoon oat milk | Brush it on; shines less.

> egg, egg yolk, liquid egg, egg substitute when scrambl, omelet, fried, to fry, frittata, poach, boiled
each 60 gram vegan liquid egg | Cook it as you would a scrambled egg; a little softer.
each 60 gram tofu | Crumble it and season with turmeric and black salt.
each 3 tablespoon chickpea flour + 3 tablespoon water | Whisk and fry like an omelette; firmer and earthier.
each 60 gram smoked salmon | No egg at all, but as filling.
each 0.5 avocado(s) | No egg at all: creamy, and as filling.

> egg, liquid egg, egg substitute, duck egg, goose egg, turkey egg, quail egg, dried egg when mayonnaise, aioli, emulsif
each 3 tablespoon aquafaba | Whisk in the oil as slowly; as thick, milder.
each 3 tablespoon unsweetened soy milk | Blend it while the oil runs in; as thick.

> egg, liquid egg, egg substitute, duck egg, goose egg, turkey egg, guinea fowl egg, quail egg
each 1 tablespoon ground linseed + 3 tablespoon water | Let it swell ten minutes. Binds cakes and patties; denser, and it does not rise.
each 3 tablespoon aquafaba | Whisk it well. Lightens batters and binds; fewer than three eggs only.
each 1 tablespoon chia seed + 3 tablespoon water | Let it swell ten minutes. Binds well; leaves small specks.
each 60 gram unsweetened applesauce | For cakes: moist and a little sweet; add half a teaspoon of baking powder.
each 60 gram tofu | Blend it smooth. Binds and fills; dense and creamy.
each 0.5 banana(s) | Mash well; for cakes, moist with a taste of banana.
each 1 tablespoon psyllium husk + 3 tablespoon water | Binds dough without eggs; a little chewy.

> liquid egg, egg substitute
vegan liquid egg | A little softer; cook it the same way.
0.25 ground linseed + 0.75 water | Let it swell ten minutes; binds, denser.
aquafaba | Whisk it well; binds and lightens, less rich.

> pasteurised egg white
aquafaba | Whisk it twice as long with a pinch of cream of tartar; as light.

> dried egg white, meringue powder
8 aquafaba | Whisk it twice as long, and leave out the water; as light.

> dried egg, dried egg yolk
ground linseed | Stir it with three times as much water; denser.

> egg yolk
each 1 tablespoon unsweetened soy milk + 1 teaspoon cornstarch | Thickens creams and sauces; less rich.
each 1 tablespoon coconut cream | Rich; thickens less, with a taste of coconut.
each 1 tablespoon oat cream | Thickens less and is less rich.
each 1 tablespoon aquafaba | Binds; less rich.
each 1 tablespoon cream | As rich; thickens less.

> egg white, pasteurised egg white, dried egg white, meringue powder
each 2 tablespoon aquafaba | Whisk it twice as long with a pinch of cream of tartar; as light.

> hard-boiled egg, soft-boiled egg, ramen egg, pickled egg, salted egg, century egg, poached egg, fried egg
each 60 gram smoked tofu | Slice it; firm and savoury, without yolk.
each 60 gram extra-firm tofu | Season it with black salt; firm, without yolk.
each 60 gram canned chickpea | As filling, without the taste of egg.
each 0.5 avocado(s) | Creamy and as filling.

> scrambled egg, omelette, egg salad, tamagoyaki
soft tofu | Crumble it with turmeric and black salt; softer.
canned chickpeas | Mash them roughly; earthier.
avocado, … | Creamy and mild.
`
