/** Swaps for bread, crumbs, wraps and pastry. How to read a line: ../readSwaps.ts. */
export const breadsSwapsTable = `
> breadcrumbs, fresh breadcrumbs, seasoned breadcrumbs, panko, cornflake crumbs, matzo meal, stuffing mix, breadcrumb kind when coat, crust, topping, to fry
gluten-free breadcrumbs | Fry as crisp.
cornflakes | Crush them; crisper.
almond flour | Browns sooner; softer crust.
desiccated coconut | Browns sooner; a little sweet.

> breadcrumbs, fresh breadcrumbs, seasoned breadcrumbs, panko, cornflake crumbs, matzo meal, breadcrumb kind
gluten-free breadcrumbs | Nothing else changes.
0.5 ground linseed | Binds; nuttier.
almond flour | Moister; browns sooner.
cooked rice | Mash it a little: binds patties, stays soft.
cooked quinoa | Binds patties, stays a little crunchy.
pumpkin seeds | Grind them coarsely; nuttier and greener.
sunflower seeds | Grind them coarsely; nuttier.
0.6 rice flour | Binds; a thin crisp crust.

> croutons, crostini, melba toast
roasted chickpeas | Crunchy, and richer in protein.
gluten-free bread | Cut into cubes and fry in oil.
pumpkin seeds | Toast them in a dry pan; crunchy and nutty.
roasted almonds | Chop them; crunchy and rich.

> burger bun, brioche bun, slider bun, hot dog bun, bread roll, crusty roll, kaiser roll, sub roll, pav, bolillo, ciabatta, English muffin, bagel, whole-wheat roll, rye roll, pandesal, bánh mì roll
each 1 gluten-free roll(s) | Crumbles more easily; toast lightly.
each 2 portobello mushroom(s) | Roast them and use them as the two halves; juicy.
each 1 keto bread | Warm it; softer.
each 0.15 iceberg lettuce(s) | Wrap the filling in the leaves; crisp and light.
each 2 corn tortilla(s) | Warm them and fold them over.

> tortilla, flour tortilla, whole-wheat tortilla, spinach wrap, piadina, lavash, flatbread, saj bread, tunnbröd
each 1 corn tortilla(s) | Smaller and less bendable; warm them first.
each 1 gluten-free wrap(s) | Warm them first, or they break.
each 2 rice paper | Soak it briefly; thin and soft.
each 0.15 iceberg lettuce(s) | Wrap the filling in the leaves; crisp and light.
each 1 cabbage leaf | Blanch it first; soft and sweet.

> pita bread, whole-wheat pita bread, naan, chapati, paratha, khobz, kulcha, roti canai, Caribbean roti, barbari, Turkish pide, wheat flatbread kind, aish baladi
each 1 gluten-free wrap(s) | Thinner; warm them first.
each 1 corn tortilla(s) | Smaller and thinner; warm them first.
each 1 socca | A chickpea pancake: softer and nuttier.
each 1 dosa | Thinner and crisper.
each 0.15 iceberg lettuce(s) | Wrap the filling in the leaves; crisp and light.

> rye crispbread, rye cracker, oatcake, matzo
rice cake | Lighter and crisper.
rice cracker | Lighter and crisper.
gluten-free bread | Toast it; softer.
cucumbers | Slice them thickly: crisp and fresh.

> corn tortilla, taco shell, tostada
each 0.1 iceberg lettuce(s) | Wrap the filling in the leaves; crisp and light.
each 1 gluten-free wrap(s) | Softer.

> tortilla chips, corn chips, potato chips, pretzels, cracker kind
vegetable chips | A little sweeter.
pumpkin seeds | Toast them with salt; crunchy.
roasted almonds | Crunchy and rich.
rice crackers | Lighter and crisper.
gluten-free pretzels | A little harder.
cucumbers | Slice them thickly; crisp and fresh.

> gingerbread, sponge cake, ladyfinger, cake, cake kind
gluten-free biscuits | Drier; soak them a little longer.
gluten-free bread | Cut into fingers and sweetened; softer.

> digestive biscuit, graham cracker, plain biscuit, ginger biscuit, cookie, shortbread, vanilla wafer, speculoos, chocolate sandwich cookie, biscuit kind, graham cracker crust
gluten-free biscuits | A little crumblier.
roasted almonds | Grind them with a few dates: a moist, rich base.
gluten-free oats | Toast them: crunchier and less sweet.
0.5 desiccated coconut + 0.5 dates | Grind them together: a moist, sweet base.
sunflower seeds | Grind them with a few dates: a moist, nutty base.

> bread kind, bread
gluten-free bread | Toast it; crumbles more easily.
keto bread | Denser; toast it.
rice cakes | Crisp and light; spread them at the table.
2 sweet potatoes | Toast them in slices: soft and sweet.
2 eggplant | Roast it in slices: soft.
2 portobello mushrooms | Roast them whole, as the base; juicy.
2 cucumbers | In thick slices, as the base: crisp and fresh.

> cornbread
gluten-free bread | Softer and less sweet.

> pizza dough, pizza base
gluten-free pizza base | Crisper; bake it a few minutes before topping.
1.5 cauliflower | Chop, dry and press it with an egg, then bake; softer.
portobello mushrooms | Use them whole as bases; juicy.
1.5 eggplant | In thick slices as bases; roast them first.

> filo pastry, brick pastry, kataifi, spring roll wrapper, phyllo cup
rice paper | Soak it briefly and brush with oil; chewier, crisps well.
gluten-free pastry | Thicker and more crumbly.
courgettes | In thin long slices as the wrapper; soft.

> wonton wrapper, gyoza wrapper, egg roll wrapper, wheat wrapper kind
rice paper | Soak it briefly; chewy and clear.
napa cabbage | Blanch the leaves and fold them; soft.

> puff pastry, all-butter puff pastry, shortcrust pastry, pie crust, baked pie crust, sweet shortcrust pastry, hot-water crust pastry, choux pastry, croissant dough, pastry kind
gluten-free pastry | Crumblier; roll it between two sheets of paper.
mashed potato | Spread it over as a lid; soft, not flaky.
1.2 sweet potatoes | In thin slices as a crust: soft and sweet.
almond flour | Press it in with a little oil or egg as a crust; rich and crumbly.
filo pastry | Brush the sheets with oil; crisp and thin.
`
