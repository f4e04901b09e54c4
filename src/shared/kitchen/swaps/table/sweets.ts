/** Swaps for sugar, honey, chocolate, gelatine and sweet fruit. How to read a line: ../readSwaps.ts. */
export const sweetsSwapsTable = `
> brown sugar, dark brown sugar, demerara sugar, jaggery, palm sugar, date sugar
coconut sugar | As dark; a little less sweet.
maple sugar | As sweet, with a taste of maple.
erythritol | Less sweet by a third; cool on the tongue, does not caramelise.
brown sugar substitute | Nothing else changes.
0.75 honey | Sweeter and moister; take a little liquid away.
0.75 maple syrup | Moister; take a little liquid away.

> icing sugar, vanilla sugar, pearl sugar, jam sugar, rock sugar
erythritol | Grind it fine; cool on the tongue.
coconut sugar | Grind it fine; darker.
maple sugar | Grind it fine; a taste of maple.
xylitol | Grind it fine; as sweet. Keep it from dogs.
1/0.2 sucralose | As sweet by the cup; makes no firm icing.

> sugar, sugar cube, refined sugar
coconut sugar | Darker, with a taste of caramel.
maple sugar | A taste of maple.
0.75 maple syrup | Moister; take a little liquid away.
erythritol | A third less sweet; does not caramelise.
monk fruit sweetener | Sweeter: taste before you add it all.
1/0.12 sucralose | As sweet by the cup; weighs far less, and cakes come out drier.
0.75 honey | Moister, browns sooner; take a little liquid away.
0.75 agave syrup | Moister; take a little liquid away.
1.2 dates | Blend them soft; moist and fruity.

> honey, hot honey
maple syrup | Thinner, with a taste of maple.
agave syrup | As sweet and neutral.
date syrup | Darker and fruitier.
vegan honey | As thick and sweet.
rice syrup | Less sweet.
sugar-free syrup | As sweet; thinner.
erythritol | Drier and less sweet; add a little water.

> maple syrup, agave syrup, golden syrup, treacle, molasses, corn syrup, glucose syrup, rice syrup, date syrup, barley malt syrup, pancake syrup, syrup kind
maple syrup | Thinner, with a taste of maple.
honey | Thicker and more flowery.
agave syrup | Neutral and a little sweeter.
date syrup | Darker and fruitier.
sugar-free syrup | As sweet; thinner.
erythritol | Drier and less sweet; add a little water.

> preserve, sweetened chestnut cream
raspberries | Crush them: fresher, less sweet, looser.
strawberries | Crush them: fresher, less sweet, looser.
date syrup | Sweeter and smoother.

> milk chocolate, white chocolate, semisweet chocolate, chocolate chips, dark chocolate, 60% dark chocolate, Mexican chocolate, chocolate coating, chocolate sprinkles, grated chocolate, gianduja, chocolate kind
dairy-free chocolate, … | Darker and less creamy.
dark chocolate, … | Less sweet.
carob chips, … | Milder and sweeter.
sugar-free chocolate, … | Nothing else changes.
cacao nibs | Crunchy and bitter: not sweet, do not melt.
0.5 cocoa powder | Stir it in with a little oil; sweeten to taste.
unsweetened chocolate, … | Bitter: sweeten to taste.

> chocolate hazelnut spread, speculoos spread, chocolate ganache, hot fudge sauce
0.7 sunflower seed butter + 0.3 cocoa powder | Sweeten to taste; less smooth.
0.7 tahini + 0.3 cocoa powder | Sweeten to taste; a little bitter.
0.7 coconut cream + 0.3 cocoa powder | Sweeten to taste; looser.
0.7 almond butter + 0.3 cocoa powder | Sweeten to taste; less smooth.

> gelatine, fish gelatine, aspic powder, collagen powder, gelatine kind
0.5 agar | Boil it two minutes in the liquid; sets firmer, even at room temperature.
pectin | Boil it with the liquid; sets softer, best with fruit.

> gelatin dessert mix, sugar-free gelatin dessert mix
0.1 agar | Boil it in fruit juice; sets firmer.

> marshmallow, marshmallow fluff
vegan marshmallow | Melts more slowly.
coconut whipped cream | Softer, does not toast.

> ice cream, premium ice cream, light ice cream, chocolate ice cream, strawberry ice cream, coffee ice cream, pistachio ice cream, frozen yogurt, frozen dessert
vegan ice cream | A little icier.
sorbet | Fresher and lighter, not creamy.
banana | Freeze and blend it; creamy, tastes of banana.
coconut yogurt | Freeze it, stirring often; tarter.

> custard, vanilla pudding, panna cotta, chocolate pudding, pudding kind
coconut yogurt | Tarter and firmer.
coconut cream | Richer, with a taste of coconut.

> caramel sauce, caramel, butterscotch, toffee
date syrup | Fruitier and thinner.
0.7 coconut cream + 0.3 date syrup | Boil down to a caramel; a taste of coconut.

> marzipan, praline paste
0.7 sunflower seed flour + 0.3 maple syrup | Knead them together; darker.
0.7 desiccated coconut + 0.3 maple syrup | Grind them fine; tastes of coconut.

> banana
0.8 unsweetened applesauce | Binds as well; fresher.
pumpkin | Roast and mash it; less sweet.
avocado | Creamy, not sweet.

> dried apricot
unsulphured dried apricots, … | Browner and softer, with a taste of caramel.

> date, raisin, sultana, prune, dried apricot, dried fig, dried cranberry, dried cherry, currant, dried fruit
blueberries | Fresher and juicier; not as sweet.
raspberries | Fresher and juicier; not as sweet.
cranberries | Tart and juicy; chop them.
apples, … | Fresher and juicier; cut them small.
grapes | Fresher and juicier; halve them.

> mango, pineapple, papaya, grape, tropical fruit, sweet fruit
strawberries, … | Softer and more tart.
raspberries | Softer and more tart.
peaches, … | Milder.
apples, … | Crisper.
blueberries | Smaller and more tart.
cantaloupe, … | Milder and juicier.
`
