/** Swaps for cheese. How to read a line: ../readSwaps.ts. */
export const cheesesSwapsTable = `
> parmesan, grated parmesan, Grana Padano, pecorino, asiago, piave, cotija, queso añejo, kefalotyri, hard cheese
vegan parmesan, … | Less sharp; melts less.
0.5/0.3 nutritional yeast | Savoury like cheese; does not melt.
0.5 gluten-free breadcrumbs | Fry them golden in oil with garlic and salt: crunch without cheese.
0.5 breadcrumbs | Fry them golden in oil with garlic and salt: crunch without cheese.
0.6 roasted almonds | Chop them fine with salt; nutty and crunchy.
0.5 pine nuts | Toast and crush them with salt.
0.5 sunflower seeds | Toast and crush them with salt; nutty and crunchy.

> mozzarella, low-moisture mozzarella, buffalo mozzarella, smoked mozzarella, burrata, string cheese, provolone, scamorza, oaxaca cheese, Italian blend cheese, Mexican blend cheese
vegan mozzarella, … | Melts more slowly; cover the pan for a minute.
cashew cheese, … | Softer and a little sweet; does not pull threads.
0.8 avocado, … | Put it on after baking: creamy, does not melt.
0.75 hummus | Spread it on instead; creamy, does not melt.
0.8 soft tofu, … | Salt it well; creamy, does not melt.

> feta, sirene, queso fresco, queso blanco, panela cheese, akkawi, domiati, mizithra, ricotta salata, goat cheese, semi-soft goat cheese, shanklish
vegan feta, … | A little softer and as salty.
extra-firm tofu, … | Crumble it, and steep it in lemon juice and salt for half an hour.
0.5 olives, … | As salty, without the creaminess.
0.8 avocado, … | Creamy and mild; salt it well.
0.5 capers | As salty and sharp, without the creaminess.

> halloumi, paneer, queijo coalho, leipäjuusto, kesong puti, rubing
extra-firm tofu, … | Press it and salt it well, then fry it the same way; milder.
canned chickpeas | Fry them crisp in a little oil; nuttier.
king oyster mushrooms, … | Fry in thick slices; chewy and savoury.
courgettes, … | Fry in thick slices; softer and juicier.

> ricotta, part-skim ricotta, cottage cheese, low-fat cottage cheese, requesón, ayib, areesh
vegan ricotta | A little drier.
soft tofu | Mash it with lemon juice and salt; milder.
cashew cream | Richer and looser.
canned white beans | Mash them with lemon juice and salt; earthier.
coconut yogurt | Drain it first; a little sweet.

> cream cheese, whipped cream cheese, mascarpone, neufchâtel, boursin, requeijão
vegan cream cheese | A little softer; sets less firm in baking.
coconut cream | Chill it and take the thick part; tastes of coconut.
cashew cream | Looser and a little sweet.
soft tofu | Blend it smooth with lemon juice; lighter.
coconut yogurt | Drain it overnight; a little sweet.

> soft cheese, blue-veined cheese
vegan cheese, … | Milder; melts more slowly.
cashew cheese, … | Milder and a little sweet.
0.8 avocado, … | Creamy and mild; salt it well.
extra-firm tofu, … | Steep it in lemon juice and salt; milder.
hummus | Creamy; does not melt.

> semi-hard cheese, cheese
vegan cheese, … | Milder; melts more slowly.
cashew cheese, … | Softer and a little sweet.
0.25/0.15 nutritional yeast | Savoury like cheese; does not melt.
0.8 avocado, … | Put it on at the end: creamy, does not melt.
hummus | Spread it on instead; creamy, does not melt.

> cheese sauce, velveeta, cheese spread
0.9 oat cream + 0.1 nutritional yeast | Warm them together; milder.
0.9 coconut cream + 0.1 nutritional yeast | Warm them together; a taste of coconut.
hummus | Thin it with a little water; tastes of sesame.

> vegan cheese, vegan mozzarella, vegan feta, cashew cheese, vegan parmesan, vegan cream cheese, vegan ricotta
0.25/0.15 nutritional yeast | Savoury like cheese; does not melt.
cheese, … | Sharper; melts better.
avocado, … | Creamy; does not melt.
`
