/** Swaps for meat, poultry, bacon, sausage and the fats of animals. How to read a line: ../readSwaps.ts. */
export const meatSwapsTable = `
> minced beef, lean minced beef, fatty minced beef, minced pork, minced lamb, minced turkey, minced chicken, minced veal, minced meat, minced venison, minced mutton, grass-fed minced beef, minced bison, minced goat, minced meat kind
vegan mince | Cooks faster; brown it in a little more oil.
0.35 textured vegetable protein | Soak it in hot stock first; season it well.
1.2 canned lentils | Softer: stir them in at the end; for sauces, not for patties.
1.2 mushrooms | Chop them finely and brown them well; juicier.
extra-firm tofu | Crumble and brown it; season it well.
walnuts | Chop them finely and toast; rich and crumbly.
0.8 sunflower seeds | Soak and chop them; rich and crumbly.
cauliflower | Chop it finely and roast; lighter.
minced turkey | Leaner and milder; add a little oil.
minced beef | Deeper in taste.

> bacon, back bacon, pancetta, guanciale, lardo, salt pork, Canadian bacon, cooked bacon, turkey bacon, beef bacon, speck, Filipino tocino
smoked tofu, … | Cut it small and fry it crisp; smoky, less fat.
0.7 shiitake, … | Slice and roast it crisp with smoked paprika.
vegan bacon, … | Fry it gently; less fat.
smoked salmon, … | Add it at the end: smoky and soft.
0.5 sun-dried tomatoes, … | Chewy, savoury and sweet; add smoked paprika.
eggplant, … | Roast thin strips with smoked paprika; crisp edges, soft inside.
0.5 coconut flakes | Toast them with smoked paprika and salt; crisp.
turkey bacon, … | Leaner and milder.

> imitation bacon bits
vegan bacon, … | Fry it crisp.
0.7 sunflower seeds | Toast them with smoked paprika and salt.
coconut flakes | Toast them with smoked paprika and salt; crisp.

> ham, lean ham, honey ham, prosciutto, serrano ham, salami, pepperoni, mortadella, bologna, coppa, bresaola, cold cuts, deli turkey, deli chicken, gammon, pastrami, canned ham, luncheon meat, ham hock, cured meat
smoked tofu, … | Slice it thinly; smoky and milder.
smoked salmon, … | Softer; add it at the end.
roasted peppers, … | Sweet and smoky.
sun-dried tomatoes, … | Chewy, savoury and sweet.
vegan cold cuts, … | Milder.
olives, … | Salty and savoury.
artichoke hearts, … | Tender and a little tart.
portobello mushrooms, … | Roast them with smoked paprika; juicy.
deli turkey, … | Leaner and milder.

> Spanish chorizo, Mexican chorizo, sobrasada, andouille, sujuk
vegan sausages, … | Add a teaspoon of smoked paprika; leaner.
canned chickpeas | Fry them with smoked paprika and garlic; nuttier.
smoked tofu, … | Fry it with smoked paprika and garlic; leaner.
1.2 mushrooms, … | Fry them with smoked paprika and garlic; juicier.
extra-firm tofu, … | Crumble and fry it with smoked paprika and garlic.
roasted peppers, … | With a pinch of smoked paprika; sweet and soft.

> sausage, bratwurst, Italian sausage, kielbasa, smoked sausage, hot dog, chicken sausage, turkey sausage, beef sausage, blood sausage, black pudding, sausage kind, fresh pork sausage, pork sausage kind
vegan sausages, … | Fry them gently; leaner.
smoked tofu, … | Fry it with fennel seed and paprika.
canned white beans | Fry them with fennel seed and paprika; softer.
1.2 mushrooms, … | Brown them well with fennel seed and paprika; juicier.
extra-firm tofu, … | Crumble and fry it with fennel seed and paprika.
1.2 eggplant, … | Roast it with fennel seed and paprika; soft.

> meatball, beef burger, chicken burger, kebab, cevapi
vegan meatballs | Brown them gently.
veggie burgers | Brown them gently.
falafel | Spicier and drier.
portobello mushrooms | Roast them whole; juicy.
extra-firm tofu | Press, marinate and fry it.
eggplant | Roast it in thick slices; soft.

> pâté, liverwurst, liver spread, foie gras, rillettes, terrine, liver spread kind
vegan pâté | Milder.
hummus | Lighter and nuttier.
tapenade | Saltier; tastes of olives.
avocado | Mash it with salt and lemon juice; milder.

> liver, chicken liver, calf's liver, offal kind
mushrooms, … | Brown them well; milder.
king oyster mushrooms, … | Sear them; chewy and milder.
extra-firm tofu, … | Press and sear it; milder.
eggplant, … | Roast it; soft and milder.

> chicken nugget, breaded chicken, fried chicken, breaded pork cutlet, breaded chicken kind
vegan nuggets | Softer; cook them as the packet says.
extra-firm tofu, … | Bread and fry it; softer.
cauliflower, … | Bread and bake it in florets; softer.
celeriac, … | Bread and fry it in slices; sweeter.

> whole chicken, whole turkey, stewing hen, capon, poussin, guinea fowl, goose, duck
extra-firm tofu | Roast it in thick marinated slices, half an hour; no crisp skin.
cauliflower | Roast it whole, an hour under a lid and half an hour without; sweeter.
seitan | Roast it in one piece, basting it often; as chewy.
white fish | Bake it twenty minutes; it flakes.
butternut squash | Halve and roast it, an hour; sweet and soft.
celeriac | Roast it whole, two hours; sweet and earthy.

> chicken breast, chicken thigh, chicken tenderloin, chicken, cooked chicken, turkey breast, turkey, cooked turkey, rotisserie chicken, duck breast, chicken drumstick, chicken wing, chicken leg, poultry kind
extra-firm tofu, … | Press it and marinate it longer; cooks in half the time.
vegan chicken, … | Add it later; it needs only to be heated.
canned chickpeas | Add them later; softer and nuttier.
seitan, … | As chewy; fry it briefly.
tempeh, … | Firm and nutty; steam it ten minutes first.
white fish, … | Cook it half as long; it flakes.
shrimp, … | Cook them three minutes; sweeter.
1.2 king oyster mushrooms, … | Tear or slice them and sear; chewy and savoury.
1.2 cauliflower, … | Roast it in florets; sweeter.
green jackfruit, … | Pull it apart; soft and stringy, with little protein.
beef, … | Deeper in taste; cook it longer.

> stewing beef, chuck, brisket, beef shin, oxtail, pork shoulder, lamb shoulder, lamb shank, leg of lamb, mutton, goat, venison, pulled pork, pork belly, veal shank, beef short ribs, spare ribs, game kind
1.2 mushrooms, … | Brown them well; they cook in half an hour, not hours.
seitan, … | As chewy; add it for the last half hour.
green jackfruit, … | Simmer it soft and pull it apart; little protein.
canned butter beans | Add them for the last half hour; softer.
extra-firm tofu, … | Press and brown it; add it for the last half hour.
eggplant, … | Brown it well; soft and rich.
1.2 celeriac, … | Cut into large cubes; sweet and earthy.
chicken thigh, … | Milder; cooks in under an hour.
white fish, … | Add it for the last ten minutes; flaky.

> lard, suet, beef tallow, mutton tallow, bacon fat, meat dripping, chicken fat, duck fat, goose fat, leaf fat, pork back fat, poultry fat kind, slaughter fat when fry, roast, greas, saut
sunflower oil | Neutral, without the taste of meat.
olive oil | A taste of olives.
coconut oil | Stands much heat; a slight taste of coconut.
ghee | As rich; a taste of butter.

> suet, vegetable suet
vegetable suet | Nothing else changes.
vegetable shortening | Grate it cold; as flaky.
coconut oil | Chill and grate it; a slight taste of coconut.

> lard, beef tallow, mutton tallow, bacon fat, meat dripping, chicken fat, duck fat, goose fat, leaf fat, pork back fat, poultry fat kind, slaughter fat
vegetable shortening | As flaky in pastry, without the taste of meat.
coconut oil | Firm when cold; a slight taste of coconut.
vegan butter | Softer; a taste of butter.
sunflower oil | Liquid and neutral.
olive oil | Liquid, with a taste of olives.
ghee | As rich; a taste of butter.

> beef bone, marrow bone, chicken carcass, ham bone, veal bone, turkey carcass
mushrooms, … | Roast them for the stock; as deep, it does not set.
0.2 dried shiitake | Savoury and deep; the stock does not set.
carrots | Roast them for the stock; sweeter and lighter.

> beef, steak, sirloin steak, ribeye steak, flank steak, stir-fry beef, shaved beef, roast beef, pork, pork loin, pork chop, pork tenderloin, lamb, lamb chop, lamb loin, veal, veal escalope, rabbit, meat, red meat
seitan, … | As chewy; fry it briefly.
extra-firm tofu, … | Press it and marinate it longer; cooks faster.
tempeh, … | Firm and nutty; steam it ten minutes first.
portobello mushrooms, … | Sear them whole or in thick slices; juicy and savoury.
canned black beans | Add them at the end; softer.
tuna, … | Sear it briefly; as meaty.
chicken breast, … | Milder; cook it through.
turkey breast, … | Milder; cook it through.
1.2 cauliflower, … | Roast it in thick slices; sweeter.
eggplant, … | Roast it in thick slices; soft and rich.

> seitan, fu, vegan mince, vegan sausage, vegan chicken, veggie burger, textured vegetable protein, Quorn mince, tofu burger, vegan bacon, meat substitute
extra-firm tofu, … | Press and brown it; softer.
tempeh, … | Firm and nutty; steam it ten minutes first.
canned lentils | Softer; stir them in at the end.
canned chickpeas | Softer; stir them in at the end.
textured pea protein | Soak it in hot stock first.
1.2 mushrooms, … | Brown them well; juicier.
chicken breast, … | Milder; cook it through.
1.2 cauliflower, … | Roast it; lighter.
`
