import { readLabels } from './readLabels.ts'

export const africaAndBeyond = readLabels(`
Moroccan | 300g medium couscous, steamed three times | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Moroccan | 2 tsp ras el hanout | contains - | may - | violates - | mayViolate - | plain
Moroccan | 12 warqa pastry sheets | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Moroccan | 1 preserved lemon, rind only, finely chopped | contains - | may - | violates - | mayViolate - | plain
Moroccan | 75 g blanched almonds, fried until golden | contains nuts | may - | violates - | mayViolate keto | plain
Moroccan | 100 g dried apricots (unsulphured) | contains - | may - | violates keto | mayViolate - | friend
Moroccan | 2 tbsp argan oil | contains - | may - | violates - | mayViolate - | plain
Moroccan | 2 tbsp smen | contains milk | may - | violates vegan dairy-free | mayViolate paleo | plain
Moroccan | 3 tbsp amlou | contains nuts | may - | violates vegan keto | mayViolate - | hidden
Moroccan | 1 tbsp harissa | contains - | may - | violates - | mayViolate - | plain
Moroccan | 6 merguez sausages | contains - | may gluten sulphites | violates vegetarian vegan pescatarian | mayViolate paleo gluten-free | plain
Moroccan | 1 tin chickpeas (400 g), rinsed | contains - | may - | violates keto paleo | mayViolate - | plain
Moroccan | 50 g fine semolina, for dusting | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | hidden
Moroccan | 1 kg lamb shoulder, in large chunks | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Moroccan | 100 g prunes, stoned | contains - | may sulphites | violates keto | mayViolate - | plain
Moroccan | 4 tbsp orange flower honey | contains - | may - | violates vegan keto | mayViolate - | plain
Ethiopian | 3 tbsp berbere | contains - | may - | violates - | mayViolate - | plain
Ethiopian | 1/4 cup niter kibbeh | contains milk | may - | violates vegan dairy-free | mayViolate paleo | plain
Ethiopian | 4 large rounds of injera | contains - | may gluten | violates keto paleo | mayViolate gluten-free | hidden
Ethiopian | 2 cups ivory teff flour | contains - | may - | violates keto paleo | mayViolate - | friend
Ethiopian | 1 cup shiro powder (spiced chickpea flour) | contains - | may - | violates keto paleo | mayViolate - | friend
Ethiopian | 1 cup kolo (roasted barley) | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Ethiopian | 1/2 cup ayib (fresh cheese) | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Ethiopian | 1/4 cup tej (honey wine) | contains - | may sulphites | violates vegan keto | mayViolate paleo | hidden
Ethiopian | 1 tsp korarima (Ethiopian cardamom) | contains - | may - | violates - | mayViolate - | plain
Ethiopian | 1 tbsp mitmita | contains - | may - | violates - | mayViolate - | plain
Ethiopian | 1/2 cup ground flaxseed (telba) | contains - | may - | violates - | mayViolate - | plain
Ethiopian | 500 g lean beef, finely chopped for kitfo | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Ethiopian | 1 bunch gomen (collard greens) | contains - | may - | violates - | mayViolate - | plain
Ethiopian | 1 tsp senafich (Ethiopian mustard paste) | contains mustard | may - | violates - | mayViolate - | plain
Ethiopian | 200 g bulla (enset starch) | contains - | may - | violates keto | mayViolate - | plain
Ethiopian | 3 large red onions, very finely chopped | contains - | may - | violates - | mayViolate keto | plain
Ethiopian | 1/2 cup ocholoni (groundnuts), roasted | contains peanuts | may - | violates paleo | mayViolate keto | plain
Egyptian | 1/2 cup duqqa | contains sesame | may nuts | violates - | mayViolate keto | hidden
Egyptian | 1 cup turmus (lupini), soaked and rinsed for 5 days | contains lupin | may - | violates paleo | mayViolate keto | plain
Egyptian | 400 g tin ful medames | contains - | may - | violates keto paleo | mayViolate - | plain
Egyptian | 200 g elbow macaroni, for koshari | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Egyptian | 3 sheets fresh feteer dough | contains gluten | may milk | violates keto paleo gluten-free | mayViolate vegan dairy-free | plain
Egyptian | 150 g halawa (tahini halva) | contains sesame | may eggs nuts | violates keto paleo | mayViolate vegan | hidden
Egyptian | 1 bunch molokhia, leaves minced | contains - | may - | violates - | mayViolate - | plain
Egyptian | 100 g rumi cheese, grated | contains milk | may - | violates vegan paleo dairy-free | mayViolate vegetarian | plain
Egyptian | 1 tsp dried coriander seeds, crushed with 4 garlic cloves | contains - | may - | violates - | mayViolate - | plain
Egyptian | 1 fesikh (fermented mullet), filleted | contains fish | may - | violates vegetarian vegan | mayViolate - | hidden
Egyptian | 4 loaves aish baladi | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Egyptian | 250 g split fava beans, for ta'ameya | contains - | may - | violates keto paleo | mayViolate - | plain
Egyptian | 2 tbsp white tahina sauce | contains sesame | may - | violates - | mayViolate - | hidden
Egyptian | 2 pigeons, cleaned | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Egyptian | 1 cup hibiscus (karkadeh) petals | contains - | may - | violates - | mayViolate - | plain
South African | 2 tbsp Mrs Ball's chutney | contains sulphites | may - | violates keto paleo | mayViolate vegan | hidden
South African | 1 tsp Aromat seasoning | contains - | may gluten soy milk celery | violates - | mayViolate vegan paleo gluten-free dairy-free | hidden
South African | 1 slice white bread soaked in 125 ml milk | contains gluten milk | may soy | violates vegan keto paleo gluten-free dairy-free | mayViolate - | hidden
South African | 500 g boerewors | contains - | may gluten soy sulphites | violates vegetarian vegan pescatarian | mayViolate paleo gluten-free | plain
South African | 2 cups mieliemeal (for stiff pap) | contains - | may - | violates keto paleo | mayViolate - | friend
South African | 100 g biltong, thinly sliced | contains - | may sulphites | violates vegetarian vegan pescatarian | mayViolate paleo | plain
South African | 1/4 cup apricot jam, smooth | contains - | may sulphites | violates keto paleo | mayViolate vegan | hidden
South African | 3 bay leaves | contains - | may - | violates - | mayViolate - | plain
South African | 250 ml amasi (sour milk) | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
South African | 1 kg snoek, butterflied, for the braai | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
South African | 1 packet Marie biscuits, crushed | contains gluten | may soy milk | violates keto paleo gluten-free | mayViolate vegan dairy-free | hidden
South African | 500 g samp and beans, soaked overnight | contains - | may - | violates keto paleo | mayViolate - | plain
South African | 1 Tbsp medium curry powder (Rajah) | contains - | may gluten mustard | violates - | mayViolate paleo gluten-free | hidden
South African | 6 buttermilk rusks, for dunking | contains gluten milk | may eggs | violates vegan keto paleo gluten-free dairy-free | mayViolate - | plain
South African | 2 tbsp rooibos tea leaves | contains - | may - | violates - | mayViolate - | plain
South African | 4 perlemoen (abalone), tenderised | contains molluscs | may - | violates vegetarian vegan | mayViolate - | plain
South African | 1/2 cup sultanas (treated with sulphur dioxide) | contains sulphites | may - | violates keto | mayViolate - | plain
Australian | 1 tsp Vegemite | contains gluten | may - | violates paleo gluten-free | mayViolate - | hidden
Australian | 150 g lupin flakes | contains lupin | may - | violates paleo | mayViolate keto | plain
Australian | 1 cup lupin flour | contains lupin | may - | violates paleo | mayViolate keto | plain
Australian | 250g macadamias, roughly chopped | contains nuts | may - | violates - | mayViolate keto | plain
Australian | 1 kg Moreton Bay bugs, halved | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | plain
Australian | 2 tbsp golden syrup | contains - | may - | violates keto paleo | mayViolate vegan | plain
Australian | 1 cup rolled oats | contains gluten | may - | violates keto paleo | mayViolate gluten-free | plain
Australian | 1 cup desiccated coconut | contains - | may sulphites | violates - | mayViolate - | friend
Australian | 3 Weet-Bix, crushed | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | hidden
Australian | 1 tsp chicken salt | contains - | may gluten soy milk celery | violates - | mayViolate vegetarian vegan pescatarian paleo gluten-free dairy-free | friend
Australian | 4 kangaroo fillets | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Australian | 1/2 tsp ground wattleseed | contains - | may - | violates - | mayViolate paleo | plain
Australian | 250 g packet Arnott's Choc Ripple biscuits | contains gluten | may soy milk | violates keto paleo gluten-free | mayViolate vegan dairy-free | hidden
Australian | 1 tsp lemon myrtle | contains - | may - | violates - | mayViolate - | plain
Australian | 1 large pavlova base (meringue) | contains eggs | may - | violates vegan keto paleo | mayViolate - | plain
Australian | 2 cups kent pumpkin, diced | contains - | may - | violates - | mayViolate keto | plain
Australian | 1 tbsp arrowroot | contains - | may - | violates keto | mayViolate - | friend
Australian | 200 ml Shiraz | contains sulphites | may - | violates - | mayViolate vegetarian vegan paleo | hidden
Other | 200 g seitan, in strips | contains gluten | may soy | violates paleo gluten-free | mayViolate keto | hidden
Other | 2 tbsp whey protein isolate, vanilla | contains milk | may soy | violates vegan paleo dairy-free | mayViolate keto | hidden
Other | 1 tsp soy lecithin granules | contains soy | may - | violates paleo | mayViolate - | plain
Other | 30 g calcium caseinate | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | hidden
Other | 1 packet lupin pasta (lupin protein and wheat), cooked al dente | contains gluten lupin | may - | violates keto paleo gluten-free | mayViolate - | plain
Other | 50 g sweet lupin protein powder | contains lupin | may - | violates paleo | mayViolate keto | plain
Other | 200 g lupin tempeh, cubed | contains lupin | may - | violates paleo | mayViolate keto | plain
Other | 1 kg low-carb bread mix with lupin flour | contains lupin | may gluten eggs soy milk sesame | violates paleo | mayViolate vegan keto gluten-free dairy-free | hidden
Other | 2 Tbsp chopped lupin kernels | contains lupin | may - | violates paleo | mayViolate keto | plain
Other | 2 slices Welsh rarebit | contains gluten milk | may eggs fish mustard | violates vegan keto paleo gluten-free dairy-free | mayViolate vegetarian | hidden
Other | 500 g sweetbreads, soaked in cold water | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | friend
Other | 250 g head cheese (brawn), sliced | contains - | may gluten celery | violates vegetarian vegan pescatarian | mayViolate paleo gluten-free | friend
Other | 2 Bombay ducks, dried | contains fish | may - | violates vegetarian vegan | mayViolate - | friend
Other | 100 g monkey nuts, shelled | contains peanuts | may - | violates paleo | mayViolate keto | friend
Other | 4 tbsp vegan butter | contains - | may soy nuts | violates - | mayViolate paleo | friend
Other | 150 g tofu cream cheese | contains soy | may - | violates paleo | mayViolate - | friend
Other | 3 tbsp vegan mayonnaise | contains - | may soy mustard | violates - | mayViolate paleo | friend
Other | 2 tbsp gluten-free soy sauce | contains soy | may - | violates paleo | mayViolate - | friend
Other | 50 ml coconut aminos | contains - | may - | violates - | mayViolate keto | friend
Other | 1 tin jackfruit in brine, shredded like "pulled pork" | contains - | may - | violates - | mayViolate keto | friend
Other | 300 g cauliflower rice | contains - | may - | violates - | mayViolate - | friend
Other | 1 cup unsweetened almond milk | contains nuts | may - | violates - | mayViolate keto | friend
Other | 30 g cocoa butter, melted | contains - | may - | violates - | mayViolate - | friend
Other | 2 tsp wheatgrass powder | contains - | may - | violates - | mayViolate - | friend
Other | 1 head butter lettuce | contains - | may - | violates - | mayViolate - | friend
Other | 3 crab apples, halved | contains - | may - | violates keto | mayViolate - | friend
Other | 1/2 tsp freshly grated nutmeg | contains - | may - | violates - | mayViolate - | friend
Other | 2 tsp malt extract | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | hidden
Other | 3 tbsp malt vinegar | contains gluten | may - | violates gluten-free | mayViolate paleo | hidden
Other | 250 g Quorn mince | contains eggs | may gluten milk | violates vegan | mayViolate paleo gluten-free dairy-free | hidden
Other | 3 tbsp groundnut paste | contains peanuts | may - | violates paleo | mayViolate keto | plain
Other | 2 tbsp piccalilli | contains mustard | may gluten celery sulphites | violates - | mayViolate keto paleo gluten-free | hidden
Other | 2 tsp Marigold Swiss vegetable bouillon powder | contains celery milk | may gluten soy | violates vegan dairy-free paleo | mayViolate gluten-free | hidden
Other | 1 tsp Marmite | contains gluten celery | may - | violates paleo gluten-free | mayViolate - | hidden
Other | 1 shot amaretto | contains - | may nuts | violates keto paleo | mayViolate vegan | hidden
Other | 1/2 cup Baileys Irish cream | contains milk | may - | violates vegan keto paleo dairy-free | mayViolate - | plain
Other | 2 tbsp orgeat syrup | contains nuts | may - | violates keto paleo | mayViolate vegan | hidden
Other | 60 g nougat, chopped | contains eggs nuts | may milk | violates vegan keto paleo | mayViolate dairy-free | hidden
Other | 1 (8 oz) tub dairy-free cream cheese | contains - | may soy nuts | violates - | mayViolate paleo | friend
Other | 4 gluten-free burger buns | contains - | may eggs soy milk | violates keto paleo | mayViolate vegan dairy-free | friend
Other | 250 g gluten-free penne (corn and rice) | contains - | may - | violates keto paleo | mayViolate - | friend
Other | 1 egg replacer sachet (potato and tapioca starch) | contains - | may - | violates keto | mayViolate paleo | friend
Other | 100 g egg-free vegan meringue nests | contains - | may - | violates keto paleo | mayViolate vegan | friend
Other | 60 g soy-free vegan spread | contains - | may - | violates - | mayViolate - | friend
Other | 80 g peanut-free sunflower granola | contains gluten | may nuts | violates keto paleo | mayViolate vegan gluten-free | friend
Other | 2 cups mustard greens, torn | contains - | may mustard | violates - | mayViolate - | friend
Other | 100 g lamb's lettuce | contains - | may - | violates - | mayViolate - | friend
Other | 250 g lobster mushrooms, sliced | contains - | may - | violates - | mayViolate - | friend
Other | 1 cup almond-free pumpkin seed pesto, no cheese | contains - | may - | violates - | mayViolate - | friend
Other | 1 buttercup squash, roasted | contains - | may - | violates - | mayViolate keto | friend
`)
