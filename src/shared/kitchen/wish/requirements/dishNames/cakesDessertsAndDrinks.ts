/** Cakes, desserts, breads to bake and drinks; the form as in `dishNamesWithSpellings`. */
export const cakesDessertsAndDrinks = `
tiramisu: tiramisou, tirimisu, tiramasu, teramisu
panna cotta: pannacotta, panacotta, panna cota
cannoli: canolli, cannoli siciliani
biscotti: cantuccini, cantucci
affogato: afogato
churros: churo, churros with chocolate
creme brulee: creme brule, crem brulee
creme caramel: caramel custard, flan, caramel flan, leche flan, flan de leche
crema catalana: catalan cream
chocolate mousse: mousse au chocolat, choc mousse, chocolate mouse
profiterole: cream puff, choux bun, eclair
madeleine: madelaine, madelines
meringue: meringe
pavlova: pavlova cake
eton mess: eaton mess
tarte tatin: tart tatin, apple tarte tatin, tarte tatin aux pommes
lemon tart: tarte au citron, lemon tarte
lemon meringue pie: lemon merangue pie, lemon meringue tart
fruit tart: strawberry tart, berry tart
frangipane tart: bakewell tart, pear and almond tart
pasteis de nata: pastel de nata, portuguese custard tart, custard tart, egg tart
basque cheesecake: burnt cheesecake, basque burnt cheesecake
cheesecake: cheese cake, baked cheesecake, new york cheesecake
no bake cheesecake: no-bake cheesecake, fridge cheesecake
apple pie: applepie
apple crumble: crumble, apple crisp, fruit crumble, berry crumble, rhubarb crumble
apple strudel: apfelstrudel, strudel, apple strudle
apple cake: apfelkuchen, dutch apple cake, german apple cake
pumpkin pie: pumkin pie
pecan pie: pecan tart
cherry pie: cherry tart
blueberry pie: berry pie
banoffee pie: banoffi pie, banofee pie, banoffee
treacle tart: golden syrup tart
rice pudding: milk rice pudding, arroz con leche, rice puding, milchreis, risgrynsgrot
bread and butter pudding: bread pudding, bread & butter pudding
sticky toffee pudding: sticky toffee puding
trifle: sherry trifle, berry trifle
baked apple: bratapfel
poached pear: pears in red wine, poires pochees
fruit salad: fresh fruit salad, fruit cup
banana split
nice cream: banana ice cream, banana nice cream
ice cream: vanilla ice cream, no churn ice cream, icecream
sorbet: lemon sorbet, mango sorbet, raspberry sorbet
custard: vanilla custard, creme anglaise
lemon curd: lemon kurd
chocolate fudge: fudge, fugde
chocolate truffles: truffle balls, chocolate truffle
rocky road: rocky road bars
chocolate cake: chocolate birthday cake, choc cake, devil's food cake, choclate cake, chocolate fudge cake
lava cake: molten chocolate cake, chocolate fondant, moelleux au chocolat, molten lava cake
mug cake: chocolate mug cake
carrot cake: carot cake
lemon cake: lemon drizzle cake, lemon drizzle, lemon loaf, lemon drizzel cake
pound cake: madeira cake
victoria sponge: victoria sponge cake, sponge cake, victoria sandwich, jam sponge
birthday cake: vanilla birthday cake, funfetti cake, vanilla cake, vanila cake
red velvet cake: red velvet
black forest cake: black forest gateau, schwarzwalder kirschtorte, black forest gateaux
coffee cake: coffee and walnut cake, coffee walnut cake
crumb cake: streuselkuchen, streusel cake, cinnamon coffee cake
honey cake: medovik, lekach
gingerbread: ginger bread, gingerbread cake, ginger cake
gingerbread cookie: gingerbread men, gingerbread man, ginger biscuits
pineapple upside down cake: pineapple upside-down cake, upside down cake
marble cake: marmorkuchen, marbel cake
olive oil cake: oliveoil cake
almond cake: flourless almond cake, tarta de santiago
fairy cake: cupcake, cup cake, vanilla cupcake, cupcakes
muffin: muffen, chocolate muffin
blueberry muffin: bluberry muffin
banana bread: banana loaf, bannana bread, banana cake
zucchini bread: courgette cake, zucchini cake, courgette bread
pumpkin bread: pumpkin loaf, pumpkin cake
brownie: chocolate brownie, browny, fudge brownies
blondie: blondie bars
chocolate chip cookie: choc chip cookies, choc chip cookie, chocolate chip biscuits, choclate chip cookies
oatmeal cookie: oat cookies, oatmeal raisin cookie
peanut butter cookie: pb cookies
sugar cookie: cut out cookies, butter cookie, christmas cookies
snickerdoodle
shortbread: short bread, shortbread biscuits, shortbread cookies
flapjack: oat bar, granola bar, cereal bar
energy ball: bliss ball, energy bites, date balls, protein balls
baklava: baklawa, bakhlava, baclava
halva: halwa, semolina halva
scone: cream tea scones, cheese scone, plain scones
hot cross bun
crumpet
welsh cake
doughnut: donut, donuts
waffle: wafle, belgian waffles
pancake: american pancakes, buttermilk pancakes, fluffy pancakes, pancackes, pan cakes, hotcakes
banana pancake
protein pancake
dutch baby: german pancake, dutch baby pancake
homemade bread: white loaf, loaf of bread, sandwich loaf, bread loaf
no knead bread: no-knead bread, crusty loaf
garlic bread: garlic baguette, garlicky bread
pita bread: pitta bread, homemade pita
challah: hallah, challa
bagel: beigel
smoothie: fruit smoothie, berry smoothie, strawberry smoothie, strawberry banana smoothie
green smoothie: spinach smoothie
banana smoothie: banana shake, banana milk, peanut butter banana smoothie
smoothie bowl: acai bowl
milkshake: milk shake, chocolate milkshake, vanilla milkshake, strawberry milkshake
hot chocolate: hot cocoa, cocoa drink
lemonade: homemade lemonade, limonade
iced tea: ice tea, icetea
iced coffee: ice coffee, cold coffee, frappe
golden milk: turmeric latte, turmeric milk
agua fresca: watermelon juice, watermelon agua fresca
eggnog: egg nog
`
